# De quoi les parties sont faites.
tally-skull-king-rounds = Manches
tally-skull-king-tricks = Plis
tally-skull-king-flags = Drapeaux blancs obtenus
tally-skull-king-bids = Annonces
tally-skull-king-bid-sum = Plis annoncés
tally-skull-king-met = Annonces tenues
tally-skull-king-zeros = Annonces « zéro pli »
tally-skull-king-zeros-met = Dont tenues
tally-skull-king-bonus = Points bonus
tally-skull-king-points = Points
tally-skull-king-shared = Parties à victoire partagée
tally-skull-king-average-bid = Annonce moyenne
tally-skull-king-share-met = Part d’annonces tenues
tally-skull-king-share-zeros-met = Part de « zéro pli » tenus
tally-skull-king-average-points = Points par joueur et par manche
