## Tableaux

terminal-tricks-bid = Annonce
terminal-tricks = Plis
terminal-dice = Dés
terminal-score = Score
terminal-this-trick = Ce pli

## Skull King : le jeu de dés

terminal-skull-king-round = Manche { $round } sur { $rounds }
terminal-skull-king-trick = Pli { $trick }
terminal-skull-king-colour = À suivre : { die }
terminal-skull-king-bids = Annoncer autant de plis
terminal-skull-king-announce =
    { $round ->
        [1] Feras-tu l’unique pli ? Les annonces s’ouvrent ensemble.
       *[other] Combien des { $round } plis feras-tu ? Les annonces s’ouvrent ensemble.
    }
terminal-skull-king-free =
    { $leads ->
        [yes] Tu entames le pli. Quel dé lances-tu ?
       *[no] Pas encore de couleur à suivre. Quel dé lances-tu ?
    }
terminal-skull-king-follow =
    { $has ->
        [yes] Suis la couleur ({ die }), ou lance un dé spécial.
       *[no] Tu ne peux pas suivre la couleur ({ die }) : lance le dé que tu veux.
    }
terminal-roll = { die } { face }
terminal-winning = en tête
terminal-leads = entame
terminal-your-dice = Tes dés :
terminal-pad = Le carnet : plis/annonce, et les points
