## Les règles

web-learn-rules-deal = Piocher les dés
web-learn-rules-bid = L’annonce
web-learn-rules-trick = Un pli
web-learn-rules-follow = Suivre la couleur
web-learn-rules-winner = Qui gagne le pli
web-learn-rules-dice = Les dés
web-learn-rules-score = Les points
web-learn-rules-landlubber = Score marins d’eau douce
web-learn-rules-end = La fin
