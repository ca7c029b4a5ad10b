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
    Whoever starts the round leads the first trick, then the winner of the last.
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
