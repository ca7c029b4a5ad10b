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
