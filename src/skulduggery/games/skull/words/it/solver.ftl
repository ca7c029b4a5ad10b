# `skulduggery bench solver`: quanto in fretta si risolvono i giochi, accanto a OpenSpiel.
bench-solver-method = Tempo di calcolo finché una strategia è sfruttabile al massimo di { $close } (metà di NashConv; in fiches a Leduc, in probabilità di vittoria a Skull), su un solo core. Quante iterazioni servano si trova prima, guardando per tutti agli stessi punti; poi se ne misurano altrettante da capo, il meglio di { $rounds } giri in cui tutti si alternano. Il finale di Skull è «{ $position }» con tutti i round che possono seguire. I nostri DCFR e CFR+ lavorano sulla forma a sequenze, il CFR+ in C++ di OpenSpiel sul suo albero in memoria.
bench-solver-plain = Qui il risolutore non è compilato; compilato è cento volte più veloce.
bench-solver-leduc = Leduc
bench-solver-endgame = Skull
bench-solver-dcfr = DCFR
bench-solver-cfr-plus = CFR+
bench-solver-open-spiel = CFR+ di OpenSpiel
bench-solver-nodes = Nodi
bench-solver-sets = Insiemi informativi
bench-solver-built = ms per costruire
bench-solver-built-there = ms, OpenSpiel
bench-solver-solver = Risolutore
bench-solver-iterations = Iterazioni
bench-solver-exploitability = Sfruttabilità
bench-solver-one = ms l’una
bench-solver-time = ms in tutto
