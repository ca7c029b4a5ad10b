# Di che cosa sono fatte le partite.
tally-skull-king-rounds = Round
tally-skull-king-tricks = Prese
tally-skull-king-flags = Bandiere bianche tirate
tally-skull-king-bids = Dichiarazioni
tally-skull-king-bid-sum = Prese dichiarate
tally-skull-king-met = Dichiarazioni centrate
tally-skull-king-zeros = Dichiarazioni «nessuna presa»
tally-skull-king-zeros-met = Di cui centrate
tally-skull-king-bonus = Punti bonus
tally-skull-king-points = Punti
tally-skull-king-shared = Partite con vittoria condivisa
tally-skull-king-average-bid = Dichiarazione media
tally-skull-king-share-met = Quota di dichiarazioni centrate
tally-skull-king-share-zeros-met = Quota di «nessuna presa» centrate
tally-skull-king-average-points = Punti a testa e round
