# `skulduggery bench solver`: how fast games are solved, beside OpenSpiel.
bench-solver-method = Processor time until a strategy is exploitable by { $close } at most (half of NashConv; chips at Leduc, win probability at Skull), on one core. How many iterations that takes is found beforehand, at the same counts for all; then they are timed from a fresh start, the best of { $rounds } rounds in which all take turns. The Skull endgame is “{ $position }” with all rounds that may follow. Our DCFR and CFR+ run on the sequence form, OpenSpiel’s C++ CFR+ on its cached tree.
bench-solver-plain = The solver is not compiled here; compiled it is a hundred times as fast.
bench-solver-leduc = Leduc
bench-solver-endgame = Skull
bench-solver-dcfr = DCFR
bench-solver-cfr-plus = CFR+
bench-solver-open-spiel = OpenSpiel CFR+
bench-solver-nodes = Nodes
bench-solver-sets = Information sets
bench-solver-built = ms to build
bench-solver-built-there = ms, OpenSpiel
bench-solver-solver = Solver
bench-solver-iterations = Iterations
bench-solver-exploitability = Exploitability
bench-solver-one = ms each
bench-solver-time = ms in all
