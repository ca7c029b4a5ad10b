# The rules at the prompt: a one-screen reminder for each game, to be shown line by line.

## Skull

rules-skull-goal =
    Win two challenges, or be the last player left.
    You have four discs, three flowers and a skull. They are also your lives.
rules-skull-first-disc =
    Each round everybody first lays one disc face down on their own mat:
    all at once, or the first player last, as the table has agreed.
rules-skull-turn =
    From the first player, clockwise: add one disc on top, or open a challenge.
    With no disc left in your hand, you must open one.
    How many discs lie where is open; what they show is not.
rules-skull-bidding =
    A challenge is a number: so many discs you will turn without a skull.
    Clockwise, raise or pass. Who has passed stays out of this bidding.
    The last one in is the Challenger; a bid of all discs settles it at once.
rules-skull-attempt =
    The Challenger turns discs one by one, first all of their own, from the top.
    Then any stack, at will, always its topmost disc that is still face down.
    The first skull ends the attempt.
rules-skull-success =
    No skull: the Challenger’s mat turns to its flower side.
    If it showed flowers already, the game is won.
rules-skull-failure =
    Another’s skull: its owner takes one of all your discs, unseen.
    Your own skull: you choose in secret which disc to lose.
    Only you know what is gone. With no disc left, you are out.
rules-skull-next =
    The Challenger starts the next round, after a success as after a failure.
    In older editions, after a failure, the owner of the skull starts.
    Out on another’s skull: its owner starts. Out on your own: you name who does.
rules-skull-last-chance =
    Down to one disc, you get the Last Chance disc for one round, once a game.
    It lies face up and is no skull; otherwise it is a disc like any other.
    Fail as Challenger in that round, and you are out.
rules-skull-two-tribes =
    You have two tribes, opposite each other at the table, each with its own hand.
    Each bids and flips for itself, and you are out when both are.
    Two successes of the same tribe win the game.
rules-skull-boxes =
    One box has six seats, two boxes have twelve. It is best with fewer than ten.

## Skull King: the dice game

rules-skull-king-goal =
    Say how many tricks you will win, then win exactly that many.
    The most points after the last round win the game.
rules-skull-king-deal =
    In round 1 you draw one die from the bag, in round 2 two, and so on.
    Three or four players play eight rounds, five play seven, six play six.
    The others do not see your dice.
rules-skull-king-bid =
    Look at your dice and choose a bid, from no trick to all of them.
    All bids open together, on the last “ho” of “Yo-ho-ho!”
rules-skull-king-trick =
    Clockwise, everyone rolls one die in the open.
    The start player leads the first trick, then always the winner of the last.
    Each round the start moves on one seat, clockwise.
rules-skull-king-follow =
    The first number die of a trick sets the colour. Special dice never do.
    If you have that colour, roll it or any special die; if not, roll anything.
    Yellow is a number die, even when it shows a flag.
rules-skull-king-winner =
    A Mermaid’s skull beats the Skull King’s, whatever else has been rolled.
    Otherwise: Skull King, then Pirate, Mermaid, numbers, and white flags last.
    The colour of a number does not matter. Among equals the later roll wins,
    but if all show flags, the first.
rules-skull-king-dice =
    1 Skull King, 3 Pirates, 2 Mermaids: four skulls and two flags on each die.
    7 black: 5 5 6 6 7 7. 7 blue: 3 3 4 4 5 5.
    8 red: 1 1 2 2 3 3, and 8 yellow: three flags, 1 1 7.
rules-skull-king-score-standard =
    Bid met: 20 points a trick. Bid missed: minus 10 for each trick you are off.
    A bid of none: 10 times the round number, won if you keep it, lost if not.
    Bonus, with the bid met: 30 for each Pirate’s skull under your Skull King,
    50 for your Mermaid over the Skull King.
rules-skull-king-score-landlubber =
    Bid met: 20 points a trick. Bid missed: nothing.
    A bid of none: 10 times the round number, won or lost. No bonuses.
rules-skull-king-end =
    After the last round the highest total wins, even if it is below zero.
    Equal totals share the win.

## Säbel & Schädel

rules-saber-skull-goal =
    Be the first to get rid of all your soul tokens, whatever their colour.
rules-saber-skull-setup =
    Island 6 lies in the middle, the islands 1 to 5, Skull and Saber around it.
    Everyone has six tokens. The highest roll begins, then it goes clockwise.
rules-saber-skull-turn =
    Roll: the die names an island. The islands 1 to 5 have room for one token.
    Room left: place one token, of any colour you hold, then roll again or stop.
    No room: take what lies there, and your turn is over.
rules-saber-skull-first-round =
    In the first round everyone rolls just once.
    Later the first roll of a turn is a must; every other one is up to you.
rules-saber-skull-island-six =
    Island 6 has room for everything: a 6 always places a token.
rules-saber-skull-skull =
    The islands beside the Skull have room for as many tokens as their number.
    Roll one that is full, and you take all of them.
rules-saber-skull-saber =
    Taking from an island beside the Saber, you also take from island 6
    every token of the colours you have just taken. Placing does not wake it.
    An island between Skull and Saber is under both.
    Side by side, the two leave each other alone.
rules-saber-skull-win =
    Who places the last token of their supply wins at once, even in mid-turn.
rules-saber-skull-championship =
    Several matches: 3 points for the winner, 2 for the fewest tokens among
    the others, 1 for the next fewest. Players with equal numbers all score.
    Once somebody has 6 points or more, the highest total wins.
    If it is shared, you play on until one is ahead.
