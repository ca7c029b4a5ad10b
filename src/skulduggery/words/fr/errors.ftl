# Ce qui n’allait pas, et que faire à la place.

## Jeux et options

error-no-game = Indique un jeu : { $games }.
error-unknown-game = Aucun jeu ne s’appelle « { $name } ». Il y a : { $games }.
error-unknown-option = L’option « { $name } » n’existe pas. Il y a : { $options }.
error-bad-option = L’option { $name } ne peut pas être « { $value } ». Elle peut être : { $choices }.
error-unknown-preset = { $presets ->
    [none] { $game } n’a pas d’éditions, donc pas de « { $name } » non plus. Choisis ses options une à une.
   *[other] { $game } n’a pas d’édition « { $name } ». Il y a : { $presets }.
}
error-bad-player-count = Avec ces options, { $game } se joue de { $least } à { $most }, pas à { $players }.{ $setting ->
    [none] { "" }
   *[other] { " " }Avec { $setting }, c’est de { $setting_least } à { $setting_most }.
}
error-first-not-seated = Il n’y a personne à la place { $first }. Les places vont de 0 à { $last }.
error-too-many-humans = { $humans } personnes ne tiennent pas sur { $players } places. Il en faut plus.
error-too-many-names = Cela fait { $names ->
    [one] un nom
   *[other] { $names } noms
} pour { $humans ->
    [0] personne
    [one] une personne
   *[other] { $humans } personnes
} au clavier, et les bots ont déjà le leur. Donne moins de noms, ou fais jouer plus de monde.

## Coups

error-malformed-action = « { $text } » n’est pas un coup. Possible ici : { $legal }.
error-illegal-action = « { $text } » n’est pas possible maintenant. Possible : { $legal }.
error-ambiguous-action = « { $text } » peut vouloir dire plusieurs choses : { $meanings }. Écris-en un peu plus.
error-not-your-turn =
    La place { $seat } n’a rien à décider maintenant. { $pending ->
        [chance] C’est au hasard de jouer : un coup qui commence par « * ».
        [over] La partie est finie.
       *[other] La partie attend : { $pending }.
    }

## Positions et enregistrements

error-no-positions = { $game } ne peut pas partir d’une position. Le peuvent : { $games }.
error-position-unreadable = « { $word } » n’a rien à faire dans une position. Une position ressemble à ceci : { $example }
error-position-seats = La position a { $seats } places, mais il en faut { $needed }.

## Des bots à soi

error-bot-no-module = Impossible de charger le bot « { $bot } » : le module { $module } n’existe pas. Écris package.module:Class et pars du dossier où il se trouve, ou installe-le.
error-bot-module-fails = Impossible de charger le bot « { $bot } » : { $reason }
error-bot-no-class = Le module { $module } n’a pas de « { $name } ». Après les deux-points, indique la classe d’un bot, comme dans package.module:Class.
error-bot-no-decide = « { $bot } » n’est pas un bot : il lui manque la méthode decide(view, seat, history).
error-bot-not-made = Impossible de créer le bot « { $bot } » : { $reason }. Sa classe reçoit un Rng si elle en prend un, sinon rien.
error-bot-move = Le bot « { $bot } » a choisi « { $move } », ce qui n’est pas possible. Étaient possibles : { $legal }.
error-bot-not-sent = Le bot « { $bot } » ne peut pas être envoyé à d’autres processus : { $reason }. Prends jobs=1, ou mets-le dans un module et nomme-le package.module:Class.

## Depuis Python

error-several-seats = Plusieurs places doivent décider : { $seats }. Indique pour laquelle, par exemple seat={ $first }.
error-match-over = La partie est finie : on ne peut plus rien jouer.
error-nothing-to-undo = Il n’y a aucune décision à reprendre.
error-no-such-seat = Il n’y a pas de place { $seat }. Les places sont numérotées de 0 à { $last }.
error-record-format = Les parties ne peuvent pas s’écrire en « { $format } ». Il y a : { $formats }.
error-no-odds = Pour { $game }, on ne calcule pas de probabilités de cette façon.
