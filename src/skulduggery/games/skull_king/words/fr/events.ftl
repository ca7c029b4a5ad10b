## Skull King : le jeu de dés

die =
    { $die ->
        [king] Skull King
        [pirate] Pirate
        [mermaid] Sirène
        [black] noir
        [blue] bleu
        [red] rouge
       *[yellow] jaune
    }
a-die =
    { $die ->
        [king] le Skull King
        [pirate] un Pirate
        [mermaid] une Sirène
        [black] un dé noir
        [blue] un dé bleu
        [red] un dé rouge
       *[yellow] un dé jaune
    }
face =
    { $face ->
        [flag] drapeau blanc
        [skull] tête de mort
       *[number] { $face }
    }
skull-king-start-player-drawn = Le sort désigne qui entame la première manche : { $name }.
skull-king-round-began =
    { $round ->
        [1] Manche 1, un dé chacun. { $name } entame le premier pli.
       *[other] Manche { $round }, { $round } dés chacun. { $name } entame le premier pli.
    }
skull-king-die-dealt =
    { $seen ->
        [yes] { $name } pioche { a-die } dans le sac.
       *[no] { $name } pioche un dé dans le sac.
    }
skull-king-bid-sealed =
    { $seen ->
        [yes] { $name } a fait son annonce : { $bid }.
       *[no] { $name } a fait son annonce.
    }
skull-king-bids-opened = Yo-ho-ho ! Les annonces : { $bids }.
skull-king-die-chosen = { $name } prépare son lancer : { die }.
skull-king-die-rolled = { $name } lance { a-die } : { face }.
skull-king-trick-won =
    { $name } gagne le pli avec { a-die } ({ face }). Plis { $tricks }, annonce { $bid }.{ $bonus ->
        [0] { "" }
       *[other] { " " }Si l’annonce est tenue, il vaut { $bonus } points bonus.
    }
skull-king-round-scored = Manche { $round } : { $scores }.
skull-king-game-ended =
    { $shared ->
        [yes] Victoire partagée : { $winners }.
       *[no] { $winners } gagne la partie.
    } Totaux : { $totals }.
