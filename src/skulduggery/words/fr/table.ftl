# À table : qui vient et qui part, ce qui est convenu, ce qui se dit.

table-somebody = Quelqu’un

## Venir et partir

table-created = { $name } ouvre une table de { $game }.
table-arrived =
    { $program ->
        [yes] { $name } arrive à la table, un bot externe.
       *[no] { $name } arrive à la table.
    }
table-renamed = { $before } s’appelle désormais { $name }.
table-departed =
    { $playing ->
        [yes] { $name } quitte la table, et un bot prend la place.
       *[no] { $name } quitte la table.
    }
table-removed =
    { $playing ->
        [yes] { $name } doit quitter la table, et un bot prend la place.
       *[no] { $name } doit quitter la table.
    }
table-muted =
    { $muted ->
        [yes] L’hôte coupe la parole à { $name }.
       *[no] { $name } retrouve la parole.
    }
table-host-passed = L’hôte est maintenant { $name }.

## Avant la partie

table-seated = { $name } prend la place { $chair }.
table-agreed = { $name } est d’accord.
table-stood = { $name } laisse la place { $chair }.
table-bot-seated = Un bot prend la place { $chair } : { $name } ({ $level }).
table-chair-set =
    { $open ->
        [yes] La place { $chair } est libre.
       *[no] La place { $chair } est fermée.
    }
table-options-chosen =
    { $usual ->
        [yes] On joue maintenant à { $game }, avec les règles habituelles.
       *[no] On joue maintenant à { $game }. { $changes }.
    }
table-option = { $option } : { $value }
table-nth-player = le numéro { $number } de la table
table-settings-chosen =
    { $rated ->
        [yes] La partie est classée,
       *[no] La partie n’est pas classée,
    } { $listed ->
        [yes] et la table est publique.
       *[no] et on ne vient à la table que par son lien.
    } { $clock ->
        [none] Pas de pendule.
        [decision] La pendule donne { $time } à chaque décision.
       *[bank] La pendule donne { $time } par personne pour toute la partie{ $increment ->
            [none] .
           *[other] , plus { $increment } à chaque décision.
        }
    } { $talk ->
        [free] La discussion est libre{ $kept ->
            [yes] { " " }et gardée avec la partie.
           *[no] .
        }
        [phrases] On discute par phrases toutes faites{ $kept ->
            [yes] , gardées avec la partie.
           *[no] .
        }
       *[off] La discussion est coupée.
    } { $slow ->
        [yes] Pas besoin de rester en ligne.
       *[no] Après { $grace } d’absence, un bot prend le relais.
    }{ $odds ->
        [yes] { "" }
       *[no] { " " }Les chances ne sont pas affichées.
    }{ $hints ->
        [yes] { " " }Les conseils sont permis.
       *[no] { "" }
    }{ $bots ->
        [yes] { " " }Les bots parlent de temps en temps.
       *[no] { "" }
    }
table-time =
    { $unit ->
        [day] { $count ->
            [one] { $count } jour
           *[other] { $count } jours
        }
        [hour] { $count ->
            [one] { $count } heure
           *[other] { $count } heures
        }
        [minute] { $count ->
            [one] { $count } minute
           *[other] { $count } minutes
        }
       *[second] { $count ->
            [one] { $count } seconde
           *[other] { $count } secondes
        }
    }
table-started = Une partie de { $game } commence. À table : { $names }.
table-rematch-proposed = { $name } propose une revanche.
table-rematch-agreed = { $name } accepte la revanche.
table-rematch-called = Revanche : tout le monde avance d’une place.

## Pendant la partie

table-went-away = { $name } a perdu la connexion.
table-came-back = Revoilà { $name }.
table-stood-in = { $name } n’est toujours pas là ; un bot joue en attendant.
table-resigned = { $name } abandonne, et un bot prend la place.
table-hint-asked = { $name } demande un conseil.
table-by-clock = Le temps de { $name } est écoulé : la pendule décide.
table-ended = La partie est finie. On peut maintenant vérifier que chaque tirage était honnête.
table-closed = La personne qui gère ce serveur a fermé la table.
table-time-given = { $name } passe sur une autre partie du serveur et reçoit { $seconds } secondes pour le trajet.
table-clock-shifted =
    { $asleep ->
        [none] { "" }
       *[other] Personne ne perd de temps pour cela : { $asleep }. Le serveur était à l’arrêt, ou son horloge a été réglée.
    }
table-abandoned =
    { $counts ->
        [yes] Plus personne ne joue. La partie est abandonnée ; pour le classement, qui l’a quittée finit à la dernière place.
       *[no] Il ne reste personne pour jouer. La partie est interrompue et ne compte pour personne.
    }
a-disc =
    { $disc ->
        [flower] une fleur
        [skull] le crâne
       *[last] la Dernière chance
    }
table-discs-shown =
    { $count ->
        [one] { $name } montre le disque resté caché : { $discs }.
       *[other] { $name } montre les disques restés cachés, de bas en haut : { $discs }.
    }

## Dit avant que cela n’arrive

table-seat-given-up =
    un bot joue à ta place jusqu’au bout{ $rated ->
        [yes] , et tu finis à la dernière place de cette partie classée.
       *[no] .
    }
table-before-resigning = Un abandon est définitif : { table-seat-given-up }
table-before-leaving =
    { $playing ->
        [yes] Partir, c’est abandonner : { table-seat-given-up } { $slow ->
            [yes] Si seule la connexion se coupe, tu gardes ta place.
           *[no] Si seule la connexion se coupe, tu gardes ta place ; au bout de { $grace }, un bot joue jusqu’à ton retour.
        }
       *[no] Aucune partie n’est en cours : en partant, tu ne fais que libérer ta place.
    }

## Paroles

table-talked = { $name } : « { $text } »
table-phrase-said = { $name } : « { $phrase } »
table-bot-said = { table-phrase-said }
table-reacted =
    { $reaction ->
        [laugh] { $name } rit.
        [gasp] { $name } en a le souffle coupé.
        [applause] { $name } applaudit.
        [skull] { $name } dessine un crâne dans l’air.
        [flower] { $name } dessine une fleur dans l’air.
       *[hourglass] { $name } regarde le sablier.
    }
phrase-i-have-a-skull = Chez moi, il y a un crâne.
phrase-only-flowers = Chez moi, rien que des fleurs.
phrase-do-not-turn-mine = Ne retourne pas les miens, ça vaut mieux.
phrase-turn-mine = Vas-y, retourne les miens.
phrase-trust-me = Fais-moi confiance.
phrase-you-are-bluffing = Tu bluffes.
phrase-too-high = C’est trop haut.
phrase-too-easy = C’est trop facile.
phrase-your-turn = À toi de jouer.
phrase-good-luck = Bonne chance.
phrase-well-played = Bien joué.
phrase-ouch = Aïe !
phrase-thank-you = Merci.
phrase-one-more = Encore une partie ?
reaction-laugh = Rire
reaction-gasp = Sursaut
reaction-applause = Bravo
reaction-skull = Crâne
reaction-flower = Fleur
reaction-hourglass = Sablier

## Ce qui ne va pas, et que faire à la place

error-no-code = Aucune table avec des places libres n’a le code « { $code } ». Vérifie les lettres, ou demande si la partie a commencé.
error-too-many-codes = Trop de codes erronés d’ici. Réessaie dans { $after } secondes, ou demande le lien.
error-refused-record-early = L’enregistrement est disponible une fois la partie finie.
error-refused-removed = L’hôte t’a fait quitter cette table. Cherches-en une autre, ou ouvre la tienne.
error-refused-name = Ce nom n’a aucun caractère visible. Choisis-en un avec au moins une lettre.
error-refused-not-here = Tu n’es pas à cette table. Commence par la rejoindre.
error-refused-not-host = Seul l’hôte peut faire cela. Demande à { $host }.
error-refused-already-started = Cela ne se fait qu’avant une partie. Après celle-ci, l’hôte peut lancer une revanche.
error-refused-not-playing = Tu ne joues ici dans aucune partie en cours. Prends une place pour la prochaine.
error-refused-no-chair = Cette place n’existe pas. En comptant de 0, la dernière est la { $last }.
error-refused-nobody = Il n’y a personne du nom de « { $guest } » à cette table. Regarde qui est là, et réessaie.
error-refused-full = La table est pleine, avec { $most } personnes. Réessaie plus tard, ou ouvre ta propre table.
error-refused-log-full = Il s’est passé trop de choses à cette table depuis la dernière partie ({ $most }). Lancez une partie, ou ouvre une nouvelle table.
error-refused-yourself = Tu ne peux pas te retirer toi-même. Quitte plutôt la table.
error-refused-rated-player = { $name } joue dans cette partie classée, et on n’en exclut personne. Tu peux couper la parole à { $name } ; un bot joue pour les absents.
error-refused-not-agreed = Quelque chose a changé entre-temps. Doivent encore accepter : { $names }.
error-refused-not-seated = Tu n’as pas de place ici. Assieds-toi : c’est aussi accepter.
error-refused-terms-changed = Cela vient encore de changer. Regarde, puis accepte ce qui est là.
error-refused-chair-taken = Cette place n’est pas libre. Choisis-en une autre.
error-refused-level = Aucun bot ne s’appelle « { $level } ». Il y a : { $levels }.
error-refused-no-people = Ici, les bots ne jouent pas entre eux. Il faut d’abord que quelqu’un prenne une place.
error-refused-not-over = Une revanche vient après une partie. Finissez d’abord celle-ci.
error-refused-no-rematch = Personne n’a encore proposé de revanche. Propose-la d’abord.
error-refused-did-not-play = La revanche est pour celles et ceux qui ont joué. Regarde-la, ou prends une place ensuite.
error-refused-not-your-seat = La place { $seat } n’est pas à toi. Joue sur une des tiennes.
error-refused-closed = La personne qui gère ce serveur a fermé cette table. Ouvres-en une autre.
error-refused-other-match = C’était pour une autre partie à cette table : la numéro { $match }, en comptant de 0. Maintenant c’est la numéro { $now }.
error-refused-decided = C’est déjà décidé : « { $text } ». Regarde de nouveau la table, et continue à partir de là.
error-refused-too-early = La décision { $nth } de cette place vient trop tôt ; en comptant de 0, c’est le tour de la { $due }. Regarde de nouveau la table, et continue à partir de là.
error-refused-resigned = Tu as abandonné, et un bot joue à ta place jusqu’au bout. Regarde, et rejoue à la prochaine partie.
error-refused-nothing-to-show = Tu n’as rien à montrer maintenant. C’est possible après l’échec de quelqu’un d’autre, jusqu’au défi suivant.
error-refused-hints = À cette table, les conseils ne sont pas permis. Avant une partie, l’hôte peut changer cela.
error-refused-not-asked = Tu n’as rien à décider à la place { $seat } pour l’instant. Redemande quand c’est ton tour.
error-refused-not-your-turn = Ce n’est pas encore ton tour.
error-refused-meanwhile = C’est décidé entre-temps ; le conseil est venu trop tard.
error-refused-odds = À cette table, les chances ne sont pas affichées. Avant une partie, l’hôte peut changer cela.
error-refused-nothing-to-reckon = Pour cette décision, il n’y a rien à calculer. Ce qui se voit tout de suite est déjà sur la table.
error-refused-muted = L’hôte t’a coupé la parole. Tu peux continuer à jouer ; demande quand tu pourras reparler.
error-refused-talk =
    { $talk ->
        [phrases] À cette table, on ne discute que par phrases toutes faites. Choisis-en une.
       *[off] À cette table, la discussion est coupée. Avant une partie, l’hôte peut changer cela.
    }
error-refused-phrase = « { $phrase } » n’est ni une phrase toute faite ni une réaction. Choisis dans la liste.
error-bad-clock = Une telle pendule n’est pas possible. Elle donne de 5 secondes à 14 jours ; seul le temps pour toute la partie peut grandir, d’un jour au plus par décision. Sans pendule, les deux sont à 0.
error-bad-grace = Un bot peut prendre la place après 5 secondes au plus tôt et 14 jours au plus tard. Choisis entre les deux.
error-bad-hints = Une partie classée se joue sans conseils. Choisis l’un des deux.
error-unfair-draw = Le coup { $ply } ne correspond pas : l’enregistrement dit « { $told } », le secret et les sels donnent « { $due } ». Soit l’enregistrement a été changé, soit ce n’était pas le hasard ; demande d’où il vient.
error-unfair-no-evidence = L’enregistrement ne dit rien de « { $tag } », donc ses tirages ne peuvent pas être prouvés. Prends celui de la partie finie sur le serveur où elle s’est jouée.
error-unfair-unreadable = Le secret ou les sels sont illisibles, donc les tirages ne peuvent pas être prouvés. Reprends l’enregistrement sur le serveur.
error-unfair-commitment = Ce n’est pas le secret auquel le serveur s’était engagé. Soit l’enregistrement a été changé, soit le secret ; compare l’engagement avec celui montré avant la partie.
