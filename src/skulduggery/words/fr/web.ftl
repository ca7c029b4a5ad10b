# The browser: what is said around the games.

## Around the games

web-title = Trois jeux de crânes, et de gens qui ne vous croient pas
web-loading = Un instant…
web-page-failed = Cette page n’a pas pu être chargée. Le serveur est-il encore là ? Réessaie dans un instant.
web-unreachable = Le serveur est injoignable pour l’instant.
web-nowhere = Il n’y a rien ici
web-nowhere-about = L’adresse est peut-être ancienne, ou il manque une lettre.
web-home = À la première page
web-navigation = Pages
web-close = Fermer
web-lobby = Tables ouvertes
web-lobby-short = Tables
web-learn = Apprendre
web-games = Parties
web-top = Classement
web-settings = Réglages
web-guest-name = Invité

## The games

web-play-bots = Jouer contre des bots
web-play-friends = Jouer entre amis
web-learn-it = L’apprendre en dix minutes
web-one-device = Sur un seul appareil, à tour de rôle
web-your-tables = Tes tables
web-no-account = Ni compte ni téléchargement : ouvre un lien et joue, avec tes amis sur leur téléphone ou contre des bots.

## The lobby

web-lobby-about = Les tables ouvertes à tous. Les autres ne se trouvent que par leur lien.
web-lobby-empty = Aucune table n’est affichée pour l’instant. Ouvres-en une et affiche-la.
web-chairs-free =
    { $count ->
        [one] 1 place libre
       *[other] { $count } places libres
    }
web-being-played = en cours
web-is-rated = classée
web-watching-count =
    { $count ->
        [one] 1 regarde
       *[other] { $count } regardent
    }
web-join = Rejoindre
web-watch = Regarder

## The table

web-table-title = La table
web-line-lost = Connexion perdue, on revient…
web-invite = Inviter
web-menu = Menu
web-invite-title = Inviter des amis
web-invite-about = Qui ouvre ce lien arrive à la table. L’image se lit avec l’appareil photo d’un téléphone.
web-invite-copy = Copier le lien
web-invite-share = Partager…
web-invite-tv = Un grand écran montre la table, les téléphones gardent les mains :
web-tv = Afficher sur la télé
web-log-and-talk = Journal, discussion, gens, règles
web-log = Journal
web-log-empty = Il ne s’est encore rien passé.
web-people = Gens
web-rules = Règles
web-language = Langue
web-language-browser = comme le navigateur
web-sound = Son
web-confirm-moves = Confirmer chaque coup
web-all-settings = Tous les réglages
web-resign = Abandonner
web-leave = Quitter la table
web-stay = Rester
web-your-name = Ton nom
web-sit-down = S’asseoir
web-no-chair-free = Aucune place n’est libre.
web-watching = La partie est en cours : tu regardes.
web-join-talk = Prendre part à la discussion
web-ended = La table n’est plus là
web-ended-sent-away = Ce navigateur n’est plus connu ici.
web-ended-removed = On t’a renvoyé de cette table.
web-ended-no-table = Il n’y a pas de table à cette adresse. Manque-t-il une lettre au lien ?
web-ended-closed = La personne qui gère ce serveur a fermé la table.
web-ended-broken = Le serveur n’a pas compris cette page. Recharge-la ; ta place est gardée.
web-your-turn = À toi.
web-your-turn-title = ● À toi · { $game }
web-confirm = C’est bien ça ?
web-not-yet = Pas encore
web-result = Le résultat
web-you-won = Tu as gagné.
web-winners =
    { $count ->
        [one] { $names } gagne.
       *[other] { $names } se partagent la victoire.
    }
web-abandoned = La partie a été interrompue et ne compte pour personne.
web-rematch = Revanche
web-rematch-host = L’hôte peut lancer une revanche.
web-replay = La revoir

## Before the game

web-chairs = Qui joue
web-a-bot = bot
web-a-program = un programme
web-away = absent
web-the-host = hôte
web-chair-free = libre
web-chair-gone = personne ici
web-rename = Renommer
web-stand-up = Se lever
web-sit-here = S’asseoir ici
web-add-bot = Un bot
web-take-chair-away = Retirer la place { $chair }
web-put-chair-back = La remettre
web-free-chair = Libérer la place
web-bot-level = Le niveau des bots
web-bot-level-of = Le niveau de { $name }
web-fill-with-bots = Compléter avec des bots
web-start =
    { $count ->
        [0] Commencer
        [1] Commencer
       *[other] Commencer à { $count }
    }
web-waiting-for-host = C’est l’hôte qui lance la partie.
web-what-is-played = À quoi on joue
web-the-game = Jeu
web-presets = Éditions
web-agreement = Comment on joue
web-clock = Pendule
web-clock-none = sans pendule
web-clock-30-seconds = 30 secondes par décision
web-clock-2-minutes = 2 minutes par décision
web-clock-10-minutes = 10 minutes pour la partie, 5 secondes de plus par décision
web-clock-a-day = un jour par décision
web-clock-3-days = trois jours par décision
web-clock-own = une autre pendule
web-talk = Discussion
web-talk-free = parler librement
web-talk-phrases = phrases toutes faites
web-talk-off = aucune
web-grace = Un bot prend le relais après
web-grace-time =
    { $minutes ->
        [0] { $seconds } secondes d’absence
        [1] une minute d’absence
       *[other] { $minutes } minutes d’absence
    }
web-listed = Visible de tous
web-rated = Classée
web-keep-talk = La discussion reste dans l’archive
web-odds-allowed = Les chances peuvent être affichées
web-hints-allowed = On peut demander des conseils

## Conseils

web-hint = Conseil
web-hint-thinking = Un maître réfléchit…
web-hint-choice = { $choice } : un maître le choisit { $often } % du temps, et cela vaut { $worth } % de la victoire.
web-hint-often = combien souvent
web-hint-worth = valeur

## Talk and people

web-nothing-said = Personne n’a encore rien dit.
web-talk-is-off = À cette table, on se tait.
web-talk-join-first = Rejoins la table pour parler.
web-talk-muted = On t’a coupé la parole.
web-gestures = Gestes
web-phrases = Phrases toutes faites
web-say = Dire quelque chose…
web-send = Envoyer
web-you = toi
web-muted = muet
web-watches = regarde
web-block = Ne plus écouter
web-unblock = Écouter à nouveau
web-mute = Couper la parole
web-unmute = Rendre la parole
web-make-host = Passer l’hôte
web-remove = Renvoyer

## Who plays a seat

web-person-resigned = A abandonné ; un bot continue.
web-person-stand-in = Absent ; un bot prend le relais.
web-person-away = Absent.
web-person-bot = Un bot.
web-person-bot-level = Un bot : { $level }.
web-person-program = Un programme d’ailleurs.
web-person-clock = Temps restant :
