# De quoi les parties sont faites.
tally-saber-skull-matches = Parties
tally-saber-skull-rolls = Lancers
tally-saber-skull-placed = Jetons posés
tally-saber-skull-stops = Tours arrêtés de plein gré
tally-saber-skull-pick-ups = Ramassages
tally-saber-skull-taken = Jetons ramassés
tally-saber-skull-saber-pulls = Ramassages où le sabre a frappé
tally-saber-skull-share-pick-ups = Part des lancers finissant en ramassage
tally-saber-skull-average-taken = Jetons par ramassage
