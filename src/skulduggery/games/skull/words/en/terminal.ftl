## Commands, and what to type for moves that have no number

key-flower = f
key-skull = s
key-last = l
key-pass = p

## Tables

terminal-tribe = Tribe
terminal-mat = Mat
terminal-stack = Stack
terminal-hand = Hand
terminal-bid = Bid

## Skull

terminal-skull-round =
    { $discs ->
        [0] Round { $round }
        [one] Round { $round } · 1 disc on the mats
       *[other] Round { $round } · { $discs } discs on the mats
    }
terminal-skull-high = { $name } bids { $bid }
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
        [yes] Your first disc for this round? It stays face down; all lay at once.
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
