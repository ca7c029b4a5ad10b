## Commandes, et que taper pour les coups sans nombre

key-flower = f
key-skull = c
key-last = d
key-pass = p

## Tableaux

terminal-tribe = Tribu
terminal-mat = Tapis
terminal-stack = Pile
terminal-hand = Main
terminal-bid = Enchère

## Skull

terminal-skull-round =
    { $discs ->
        [0] Manche { $round }
        [one] Manche { $round } · 1 disque sur les tapis
       *[other] Manche { $round } · { $discs } disques sur les tapis
    }
terminal-skull-high = { $name } enchérit à { $bid }
terminal-skull-to-flip = { $name } a enchéri à { $bid }, encore { $left } à retourner
terminal-skull-side = crâne
terminal-flower-side = fleurs
terminal-out = hors jeu
terminal-wins = gagne
terminal-challenger = tente le défi
terminal-passed = passe
terminal-first = commence
terminal-holds-last = Dernière chance
terminal-your-hand = Ta main :
terminal-your-stack = Sur ton tapis, de bas en haut :
terminal-disc =
    { $disc ->
        [flower] fleur
        [skull] crâne
       *[last] Dernière chance
    }
terminal-skull-bids = Enchérir autant de disques
terminal-skull-place =
    { $sealed ->
        [yes] Ton premier disque de la manche ? Il reste caché, et tous posent ensemble.
       *[no] Ton premier disque de la manche ? Il reste caché.
    }
terminal-skull-add =
    { $empty ->
        [yes] Ta main est vide : lance un défi. Combien de disques retournes-tu ?
       *[no] Pose un disque, ou lance un défi : combien en retournes-tu sans crâne ?
    }
terminal-skull-raise = { $name } en retournerait { $bid } sur { $most }. Tu surenchéris ou tu passes ?
terminal-skull-attempt =
    { $left ->
        [one] Encore un disque. Chez qui ?
       *[other] Encore { $left } disques. Chez qui d’abord ?
    }
terminal-skull-lose = Ton propre crâne. Quel disque perds-tu ? Personne d’autre ne le saura.
terminal-skull-point = Les disques sont mélangés, face cachée. Lequel prends-tu à { $name } ?
terminal-skull-name-starter = Te voilà hors jeu. Qui commence la prochaine manche ?
