# `skulduggery bench solver`: wie schnell Spiele gelöst werden, neben OpenSpiel.
bench-solver-method = Rechenzeit, bis eine Strategie höchstens um { $close } ausnutzbar ist (die Hälfte von NashConv; bei Leduc in Chips, bei Skull in Siegchance), auf einem Kern. Wie viele Iterationen das braucht, wird vorher ermittelt, bei allen an denselben Stellen; dann werden so viele von Neuem an gemessen, das Beste aus { $rounds } Runden, in denen alle sich abwechseln. Das Endspiel von Skull ist „{ $position }“ mit allen Runden, die folgen können. Unser DCFR und CFR+ rechnen auf der Sequenzform, OpenSpiels CFR+ in C++ auf dem Baum in seinem Speicher.
bench-solver-plain = Der Löser ist hier nicht kompiliert; kompiliert ist er hundertmal so schnell.
bench-solver-leduc = Leduc
bench-solver-endgame = Skull
bench-solver-dcfr = DCFR
bench-solver-cfr-plus = CFR+
bench-solver-open-spiel = OpenSpiel CFR+
bench-solver-nodes = Knoten
bench-solver-sets = Informationsmengen
bench-solver-built = ms Aufbau
bench-solver-built-there = ms, OpenSpiel
bench-solver-solver = Löser
bench-solver-iterations = Iterationen
bench-solver-exploitability = Ausnutzbarkeit
bench-solver-one = ms je
bench-solver-time = ms insgesamt
