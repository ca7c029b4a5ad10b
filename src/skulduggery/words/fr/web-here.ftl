# Un écran pour plusieurs : un appareil qui passe de main en main, et la table à la télé.

## Avant de commencer

web-here-title = Un seul appareil, tout le monde autour
web-here-about = Vous vous passez l’appareil. Avant que la main de quelqu’un se montre, un rideau tombe : personne ne voit ce qui ne le regarde pas.
web-here-game = À quoi vous jouez
web-here-players = de { $least } à { $most } joueurs
web-here-people = Qui joue
web-here-people-about = Dans l’ordre où vous êtes assis.
web-here-player = Joueur { $number }
web-here-name = Nom du joueur { $number }
web-here-forward = { $name } avance d’une place
web-here-remove = { $name } ne joue pas
web-here-add = Quelqu’un d’autre joue aussi
web-here-bots = Bots
web-here-bot-count =
    { $count ->
        [0] aucun
        [one] un bot
       *[other] { $count } bots
    }
web-here-fewer-bots = Un bot de moins
web-here-more-bots = Un bot de plus
web-here-level = La force des bots
web-here-options = Comment on joue
web-here-edition = Édition
web-here-usual = les règles habituelles
web-here-as-edition = comme dans cette édition
web-here-too-many = Avec ces règles, il y a de la place pour { $most }, bots compris. D’autres en laissent peut-être davantage.
web-here-start = C’est parti

## À la table

web-here-hand-of = La main de { $name }
web-here-give = Passez l’appareil à { $name }
web-here-show = Je suis { $name } : montrer
web-here-recap = Ce qui s’est passé
web-here-look = D’abord regarder la table
web-here-other = Quelqu’un d’autre veut voir sa main
web-here-hide = Cacher
web-here-won =
    { $count ->
        [one] { $names } gagne
       *[other] { $names } gagnent
    }
web-here-abandoned = La partie se termine sans vainqueur
web-here-again = Encore une
web-here-another = Un autre jeu
web-here-replay = La revoir
web-here-nobody = À cette table, personne ne joue sur cet appareil.
web-here-watch = Voir la table
web-here-lost = Le serveur ne répond pas, je le cherche…
web-here-gone = Cette table n’est plus là.

## À la télé

web-here-qr = Code QR pour { $link }
web-here-tv = La table sur grand écran
web-here-tv-free = libre
web-here-tv-join = Scanne-le avec ton téléphone pour jouer. Ta main reste chez toi.
web-here-tv-full = Plein écran
web-here-tv-small = Quitter le plein écran
