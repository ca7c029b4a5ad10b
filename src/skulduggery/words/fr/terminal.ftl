# Tout ce que le terminal écrit, en dehors des événements et des règles.

## Autour du jeu

terminal-you-are = Tu joues { $name }.
terminal-around = Autour de la table, dans le sens horaire : { $names }.
terminal-many-seats = Avec tant de places, les manches sont longues ; à moins de dix, on joue mieux.
terminal-welcome = Tape ce qui est à gauche de la ligne ; ? donne l’aide, règles les règles, conseil un conseil.
terminal-you = toi
terminal-bot = bot
terminal-bot-level = bot, { $level }
terminal-hand-over = Passe le clavier à { $name }, puis touche Entrée :
terminal-since = Depuis ton dernier tour :
terminal-answer = Choisis quelque chose dans la liste, ou tape ? pour l’aide.
terminal-only-choice = Le seul choix : la touche Entrée suffit.
terminal-more = Entrée pour la suite, un mot et Entrée pour arrêter :
terminal-over = La partie est finie.
terminal-abandoned = Tu quittes la table ; cette partie reste inachevée.
terminal-seed = Pour retrouver la même chance, commence avec --seed { $seed }.

## Commandes, et que taper pour les coups sans nombre

command-help = aide
command-help-about = cette aide
command-rules = règles
command-rules-about = les règles de ce jeu
command-legal = coups
command-legal-about = tout ce que tu peux faire maintenant, un par un
command-hint = conseil
command-hint-about = ce que ferait ici un maître
command-odds = chances
command-odds-about = à quel point les choses sont probables, là où on peut le dire
command-table = table
command-table-about = la table, encore une fois
command-log = journal
command-log-about = ce que tu as vu jusqu’ici
command-quit = quitter
command-quit-about = quitter la partie

terminal-help = Réponds avec le nombre ou la lettre de gauche, avec les mots d’à côté, ou un bout de ceux-ci. À tout moment, tu peux aussi taper :

key-flower = f
key-skull = c
key-last = d
key-pass = p
key-roll = r
key-stop = a

## Tableaux

terminal-player = À table
terminal-tribe = Tribu
terminal-mat = Tapis
terminal-stack = Pile
terminal-hand = Main
terminal-bid = Mise
terminal-tricks-bid = Annonce
terminal-tricks = Plis
terminal-dice = Dés
terminal-score = Score
terminal-this-trick = Ce pli
terminal-colour = Couleur
terminal-tokens = Jetons
terminal-points = Points
terminal-your-move = { $name }, que fais-tu ?
terminal-choice = Choix
terminal-often = Combien souvent
terminal-worth = Valeur

## Skull

terminal-skull-round =
    { $discs ->
        [0] Manche { $round }
        [one] Manche { $round } · 1 disque sur les tapis
       *[other] Manche { $round } · { $discs } disques sur les tapis
    }
terminal-skull-high = { $name } mise { $bid }
terminal-skull-to-flip = { $name } a misé { $bid }, encore { $left } à retourner
terminal-skull-side = crâne
terminal-flower-side = fleurs
terminal-out = hors jeu
terminal-wins = gagne
terminal-challenger = Challenger
terminal-passed = passe
terminal-first = commence
terminal-holds-last = Dernière chance
terminal-your-hand = Ta main :
terminal-your-stack = Sur ton tapis, de bas en haut :
terminal-disc =
    { $disc ->
        [flower] fleur
        [skull] crâne
       *[last] Dernière chance
    }
terminal-skull-bids = Enchéris à autant de disques
terminal-skull-place =
    { $sealed ->
        [yes] Ton premier disque de la manche ? Il reste caché, et tous posent ensemble.
       *[no] Ton premier disque de la manche ? Il reste caché.
    }
terminal-skull-add =
    { $empty ->
        [yes] Ta main est vide : lance un défi. Combien de disques retournes-tu ?
       *[no] Pose un disque, ou lance un défi : combien en retournes-tu sans crâne ?
    }
terminal-skull-raise = { $name } en retournerait { $bid } sur { $most }. Tu surenchéris ou tu passes ?
terminal-skull-attempt =
    { $left ->
        [one] Encore un disque. Chez qui ?
       *[other] Encore { $left } disques. Chez qui d’abord ?
    }
terminal-skull-lose = Ton propre crâne. Quel disque perds-tu ? Personne d’autre ne le saura.
terminal-skull-point = Les disques sont mélangés, face cachée. Lequel prends-tu à { $name } ?
terminal-skull-name-starter = La partie continue sans toi. Qui commence la prochaine manche ?

## Skull King : le jeu de dés

terminal-skull-king-round = Manche { $round } sur { $rounds }
terminal-skull-king-trick = Pli { $trick }
terminal-skull-king-colour = À suivre : { die }
terminal-skull-king-bids = Annonce autant de plis
terminal-skull-king-announce =
    { $round ->
        [1] Feras-tu l’unique pli ? Les annonces s’ouvrent ensemble.
       *[other] Combien des { $round } plis feras-tu ? Les annonces s’ouvrent ensemble.
    }
terminal-skull-king-free =
    { $leads ->
        [yes] Tu entames le pli. Quel dé lances-tu ?
       *[no] Pas encore de couleur à suivre. Quel dé lances-tu ?
    }
terminal-skull-king-follow =
    { $has ->
        [yes] Suis la couleur ({ die }), ou lance un dé spécial.
       *[no] Tu ne peux pas suivre la couleur ({ die }) : lance le dé que tu veux.
    }
terminal-roll = { die } { face }
terminal-winning = en tête
terminal-leads = entame
terminal-your-dice = Tes dés :
terminal-pad = Le carnet : plis/annonce, et les points

## Säbel & Schädel

terminal-saber-skull-match = Partie { $match }
terminal-saber-skull-round = Manche { $round }
terminal-saber-skull-die = Le dé montre { $die }
terminal-saber-skull-island = Île { $island }
terminal-saber-skull-room =
    { $full ->
        [yes] { " : pleine" }
       *[no] { " : " }{ $lying } sur { $room }
    }
terminal-saber-skull-no-limit = { " : sans limite" }
terminal-saber-skull-by-skull = près du crâne : autant que le numéro
terminal-saber-skull-by-saber = près du sabre : prend aussi sur la 6
terminal-saber-skull-choose = Quel jeton va sur l’île { $island } ?
terminal-saber-skull-go-on =
    { $left ->
        [one] Il te reste un jeton. Tu relances, ou tu t’arrêtes ?
       *[other] Il te reste { $left } jetons. Tu relances, ou tu t’arrêtes ?
    }
