# Everything the terminal prints besides the events and the rules.

## Around the game

terminal-you-are = You are { $name }.
terminal-around = Around the table, clockwise: { $names }.
terminal-many-seats = So many seats make long rounds; below ten it plays best.
terminal-welcome = Type what stands on the left of a line; ? brings help, rules the rules, hint a hint.
terminal-you = you
terminal-bot = bot
terminal-bot-level = bot, { $level }
terminal-hand-over = Hand the keyboard to { $name }, who presses Enter:
terminal-since = Since your last turn:
terminal-answer = Choose something from the list, or type ? for help.
terminal-only-choice = The only choice: just press Enter.
terminal-more = Enter for more, or a word and Enter to stop:
terminal-over = The game is over.
terminal-abandoned = You leave the table; this game stays unfinished.
terminal-seed = To be dealt the same luck again, start with --seed { $seed }.

## Commands, and what to type for moves that have no number

command-help = help
command-help-about = this help
command-rules = rules
command-rules-about = the rules of this game
command-legal = legal
command-legal-about = everything you may do now, one by one
command-hint = hint
command-hint-about = what a master would do here
command-odds = odds
command-odds-about = how likely things are, where they can be told
command-table = table
command-table-about = the table once more
command-log = log
command-log-about = what you have seen so far
command-quit = quit
command-quit-about = leave the game

terminal-help = Answer with the number or letter on the left, with the words beside it, or with part of them. At any time you can also type:

key-flower = f
key-skull = s
key-last = l
key-pass = p
key-roll = r
key-stop = s

## Tables

terminal-player = Player
terminal-tribe = Tribe
terminal-mat = Mat
terminal-stack = Stack
terminal-hand = Hand
terminal-bid = Bid
terminal-tricks-bid = Bid
terminal-tricks = Tricks
terminal-dice = Dice
terminal-score = Score
terminal-this-trick = This trick
terminal-colour = Colour
terminal-tokens = Tokens
terminal-points = Points
terminal-your-move = { $name }, what will you do?
terminal-choice = Choice
terminal-often = How often
terminal-worth = Worth

## Skull

terminal-skull-round =
    { $discs ->
        [0] Round { $round }
        [one] Round { $round } · 1 disc on the mats
       *[other] Round { $round } · { $discs } discs on the mats
    }
terminal-skull-high = { $name } bid { $bid }
terminal-skull-to-flip = { $name } bid { $bid }, { $left } still to turn
terminal-skull-side = skull
terminal-flower-side = flowers
terminal-out = out
terminal-wins = wins
terminal-challenger = Challenger
terminal-passed = passed
terminal-first = goes first
terminal-holds-last = Last Chance
terminal-your-hand = Your hand:
terminal-your-stack = On your mat, bottom to top:
terminal-disc =
    { $disc ->
        [flower] flower
        [skull] skull
       *[last] Last Chance
    }
terminal-skull-bids = Bid that many discs
terminal-skull-place =
    { $sealed ->
        [yes] Your first disc for this round? It stays face down, and all lay at once.
       *[no] Your first disc for this round? It stays face down.
    }
terminal-skull-add =
    { $empty ->
        [yes] Your hand is empty, so you must open a challenge. How many discs will you turn?
       *[no] Add a disc, or open a challenge: how many discs can you turn without a skull?
    }
terminal-skull-raise = { $name } would turn { $bid } of { $most }. Bid more, or pass?
terminal-skull-attempt =
    { $left ->
        [one] One more disc to turn. Whose?
       *[other] { $left } more discs to turn. Whose comes first?
    }
terminal-skull-lose = Your own skull. Which disc do you give up? Only you will know.
terminal-skull-point = The discs of { $name } lie shuffled, backs up. Which one do you take away?
terminal-skull-name-starter = You are out. Who begins the next round?

## Skull King: the dice game

terminal-skull-king-round = Round { $round } of { $rounds }
terminal-skull-king-trick = Trick { $trick }
terminal-skull-king-colour = To follow: { die }
terminal-skull-king-bids = Bid that many tricks
terminal-skull-king-announce =
    { $round ->
        [one] Will you win the one trick? All bids open together.
       *[other] How many of the { $round } tricks will you win? All bids open together.
    }
terminal-skull-king-free =
    { $leads ->
        [yes] You lead the trick. Which die do you roll?
       *[no] No colour to follow yet. Which die do you roll?
    }
terminal-skull-king-follow =
    { $has ->
        [yes] Follow the colour ({ die }), or roll a special die.
       *[no] You cannot follow the colour ({ die }), so roll any die.
    }
terminal-roll = { die } { face }
terminal-winning = winning
terminal-leads = leads
terminal-your-dice = Your dice:
terminal-pad = The pad: tricks/bid, and points

## Säbel & Schädel

terminal-saber-skull-match = Match { $match }
terminal-saber-skull-round = Round { $round }
terminal-saber-skull-die = The die shows { $die }
terminal-saber-skull-island = Island { $island }
terminal-saber-skull-room =
    { $full ->
        [yes] : full
       *[no] : { $lying } of { $room }
    }
terminal-saber-skull-no-limit = : no limit
terminal-saber-skull-by-skull = by the Skull: room for its number
terminal-saber-skull-by-saber = by the Saber: takes from island 6 too
terminal-saber-skull-choose = Which token goes to island { $island }?
terminal-saber-skull-go-on =
    { $left ->
        [one] One token left. Roll again, or stop?
       *[other] { $left } tokens left. Roll again, or stop?
    }
