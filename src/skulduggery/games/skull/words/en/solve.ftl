# Solving positions.
solve-skull-help = Solve a position of Skull with two players left: who wins how often, the best play, and how exploitable the answer still is.
solve-position-help = Such as "2 FS+ first=0": for each seat its discs or their number, + for a challenge won, and who starts. Without one, all endgames are listed.
solve-belief-help = The probability that a seat still has its skull, such as 1=0.5.
solve-exploitability-help = The exploitability to reach, as a chance to win.
solve-played-help = Measure how exploitable the master’s play is from here, with every round worked out as in a real game.
solve-all-help = Also show situations that hardly ever occur.
solve-solving = solving
solve-playing = rounds worked out
solve-news = exploitability { $exploitability }
solve-seat = Seat { $seat }
solve-answer = Position: { $position }
solve-stopped = Stopped: this is the best answer so far.
solve-chance = Seat { $seat } wins { $chance } (has a skull with { $belief })
solve-exploitable = Exploitable by { $exploitability } (half of NashConv, by an exact best response to the end of the game) after { $iterations } iterations.
solve-exploitable-round = Too large to be solved whole: only this round, with stored values for what follows. Within the round, as far as these values are right, exploitable by about { $exploitability } (half of NashConv, an estimate) after { $iterations } iterations.
solve-who = Seat
solve-so-far = So far
solve-skull = Own skull
solve-play = What to do
solve-met = Occurs
solve-first-discs = first discs
solve-mats = own mat { $own }, other { $other }
solve-bids = { $mats }, bids { $bids }
solve-own-skull = turned their own skull after bids { $bids }
solve-no-skull = none
solve-in-hand = in hand
solve-on-mat = on the mat, disc { $height } from below
solve-often = { $play } { $chance }%
solve-forced = The win is forced:
solve-with = Seat { $seat } with { $discs }:
solve-won = Won.
solve-more-lines = … and { $lines } more lines (--json has them all).
solve-proof = Playing like the master, the starter wins at least { $least }; against the master, at most { $most }: exploitable by { $exploitability } (half of NashConv), { $rounds } rounds worked out.
solve-duels = The starter’s chance to win with two players left, by discs and challenges won (starter first), beliefs discs / 4:
solve-discs = Discs
solve-against = { $starter } against { $other }
error-solve-two-left = The solver is for two players left; here there are { $left }.
error-solve-last-chance = The solver does not support the Last Chance disc.
error-solve-belief = “{ $word }” is not a belief; write it like 1=0.5.
error-solve-belief-known = The discs of seat { $seat } are given exactly; leave out the belief about them.
error-solve-belief-four = Seat { $seat } has lost nothing, so it has its skull.
error-solve-belief-nobody = Nobody is left at seat { $seat }; leave out the belief.
error-solve-too-large = This endgame is too large to be searched to its end.
