# I giochi, le edizioni e le opzioni, a parole.

game-saber-skull = Säbel & Schädel
game-saber-skull-about = Tira il dado, resta senza segnalini prima degli altri, e fermati in tempo.

## Säbel & Schädel

option-saber-skull-ring = Cerchio
option-saber-skull-ring-about = Come stanno i sette sottobicchieri intorno all’isola 6.
option-saber-skull-ring-random = mescolato
option-saber-skull-ring-random-about = Il cerchio si mescola prima di ogni partita.
option-saber-skull-ring-fixed = { $ring }
option-saber-skull-ring-fixed-about = Il cerchio: { $ring }.
option-saber-skull-championship = Campionato
option-saber-skull-championship-about = Se decide una partita o più d’una.
option-saber-skull-championship-true = più partite
option-saber-skull-championship-true-about = Campionato: le partite danno punti, finché qualcuno è in testa senza pari con almeno sei.
option-saber-skull-championship-false = partita singola
option-saber-skull-championship-false-about = Decide una sola partita.
