# Un écran pour plusieurs : un appareil qui passe de main en main, et la table à la télé.

## Avant de commencer

web-here-title = Un seul appareil, tout le monde autour
web-here-about = Vous vous passez l’appareil. Avant que la main de quelqu’un se montre, un rideau tombe : personne ne voit le jeu des autres.
web-here-game = Jeu
web-here-players = de { $least } à { $most } personnes
web-here-people = Qui joue
web-here-people-about = Dans l’ordre autour de la table.
web-here-player = Joueur·se { $number }
web-here-name = Nom de la personne { $number }
web-here-forward = Avancer { $name } d’une place
web-here-remove = Retirer { $name }
web-here-add = Ajouter une personne
web-here-bots = Bots
web-here-bot-count =
    { $count ->
        [0] aucun
        [one] un bot
       *[other] { $count } bots
    }
web-here-fewer-bots = Un bot de moins
web-here-more-bots = Un bot de plus
web-here-options = Options
web-here-edition = Édition
web-here-usual = les règles habituelles
web-here-as-edition = comme dans cette édition
web-here-too-many = Avec ces options, il y a de la place pour { $most }, bots compris. D’autres en laissent peut-être davantage.
web-here-start = Commencer la partie

## À la table

web-here-hand-of = La main de { $name }
web-here-give = Passez l’appareil à { $name }
web-here-show = Je suis { $name } : montrer
web-here-recap = Ce qui s’est passé
web-here-look = D’abord regarder la table
web-here-other = Montrer la main de quelqu’un d’autre
web-here-hide = Cacher
web-here-won =
    { $count ->
        [one] { $names } gagne
       *[other] { $names } gagnent
    }
web-here-abandoned = La partie se termine sans victoire
web-here-again = Rejouer
web-here-another = Autre jeu
web-here-replay = Revoir la partie
web-here-nobody = À cette table, personne ne joue sur cet appareil.
web-here-watch = Regarder la table
web-here-lost = Connexion perdue, reconnexion…
web-here-gone = Cette table n’existe plus.

## À la télé

web-here-qr = Code QR pour { $link }
web-here-tv = La table sur grand écran
web-here-tv-free = libre
web-here-tv-join = Scanne le code pour jouer. Ta main ne se voit que sur ton téléphone.
web-here-tv-code = Code :
web-here-tv-full = Plein écran
web-here-tv-small = Quitter le plein écran
