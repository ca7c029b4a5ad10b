# The browser: what is said around the games.

## Around the games

web-title = Trois jeux de crânes où personne ne te croit
web-loading = Un instant…
web-page-failed = Cette page n’a pas pu être chargée. Vérifie ta connexion et réessaie.
web-unreachable = Le serveur est injoignable pour l’instant. Réessaie dans un moment.
offline-title = Pas de connexion
offline-about = Le serveur est injoignable. Ta place t’est gardée : réessaie dans un moment.
offline-retry = Réessayer
web-nowhere = Page introuvable
web-nowhere-about = L’adresse est peut-être ancienne, ou il manque une lettre.
web-home = Accueil
web-navigation = Pages
web-close = Fermer
web-lobby = Tables ouvertes
web-lobby-short = Tables
web-learn = Leçons
web-games = Parties
web-top = Classement
web-settings = Réglages
web-guest-name = Invité·e

## The games

web-play-bots = Jouer contre des bots
web-play-friends = Jouer entre amis
web-learn-it = L’apprendre en dix minutes
web-one-device = Jouer sur un seul appareil
web-no-account = Ni compte ni téléchargement : ouvre un lien et joue, entre amis sur vos téléphones ou contre des bots.
web-code-ask = Tu as un code ?
web-code-example = cinq lettres
web-code-go = Aller à la table
web-code-about = Tape le code d’une table, et cet écran la montre. Chaque main ne se voit que sur le téléphone de qui la tient.
web-open-table-title = Ouvrir une table
web-open-table = Ouvrir la table
web-open-table-about = Tes amis voient ce nom quand tu les invites.
web-open-table-listed = Ta table est parmi les tables ouvertes : tout le monde peut jouer et voit ce nom.
web-back-title = Là où tu en étais
web-back-game = Continuer à jouer
web-back-table = Retourner à ta table
web-back-lesson = Continuer la leçon
web-back-review = Revoir ta dernière partie

## The lobby

web-lobby-about = Les tables ouvertes à tout le monde. Les autres ne se trouvent que par leur lien.
web-lobby-empty = Personne n’attend de compagnie pour l’instant. Ouvre une table, et qui passe peut jouer.
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
web-line-lost = Connexion perdue, reconnexion…
web-invite = Inviter
web-menu = Menu
web-invite-title = Inviter des amis
web-invite-about = Toute personne qui a ce lien peut jouer. Scanne le code avec un téléphone.
web-invite-copy = Copier le lien
web-invite-share = Partager…
web-invite-code = Ou taper ce code sur la page d’accueil :
web-invite-tv = La table sur grand écran ; chacun garde son jeu sur son téléphone :
web-tv = Afficher sur la télé
web-log-and-talk = Journal, discussion, joueurs, règles
web-log = Journal
web-log-empty = Il ne s’est encore rien passé.
web-people = Joueurs
web-rules = Règles
web-short-rules = Les règles en une minute
web-coach-rules = Un doute ? Le point d’interrogation montre les règles, en une minute.
web-coach-ok = Compris
web-language = Langue
web-language-browser = Celle du navigateur
web-sound = Son
web-confirm-moves = Confirmer chaque coup
web-all-settings = Tous les réglages
web-resign = Abandonner
web-leave = Quitter la table
web-stay = Rester
web-your-name = Ton nom
web-invited-by = { $host } t’invite à { $game }
web-invited-time = À { $players }, il faut environ { $minutes } minutes.
web-sit-down = S’asseoir
web-no-chair-free = Aucune place n’est libre.
web-watching = La partie est en cours : tu regardes.
web-join-talk = Rejoindre la discussion
web-ended = La table n’est plus là
web-ended-sent-away = Ce navigateur n’est plus connu ici.
web-ended-removed = L’hôte t’a fait quitter cette table.
web-ended-no-table = Il n’y a pas de table à cette adresse. Manque-t-il une lettre au lien ?
web-ended-closed = La personne qui gère ce serveur a fermé la table.
web-ended-broken = Le serveur n’a pas compris cette page. Recharge-la ; ta place est gardée.
web-your-turn = À toi.
web-your-turn-title = ● À toi · { $game }
web-confirm = Jouer ce coup ?
web-not-yet = Annuler
web-result = Résultat
web-skip = Toucher pour passer
web-you-won = Tu as gagné.
web-winners =
    { $count ->
        [one] { $names } gagne.
       *[other] { $names } se partagent la victoire.
    }
web-abandoned = La partie a été interrompue et ne compte pour personne.
web-rematch = Revanche
web-rematch-yes = Oui, rejouer
web-rematch-wanted = { $name } propose une revanche.
web-rematch-waiting = C’est noté. On attend encore : { $names }
web-rematch-change = Changer le jeu ou les places
web-replay = Revoir la partie
web-result-fold = Montrer la table
web-result-unfold = Montrer le résultat
web-result-details = Le résultat en détail
web-result-turning = Ce qui a tout décidé
web-result-turning-later = Un maître cherche le moment qui a décidé la partie.

## Before the game

web-chairs = Qui joue
web-a-bot = bot
web-a-program = programme
web-away = pas là
web-the-host = hôte
web-chair-free = libre
web-chair-gone = fermée
web-rename = Renommer
web-stand-up = Se lever
web-sit-here = S’asseoir ici
web-add-bot = Ajouter un bot
web-take-chair-away = Fermer la place { $chair }
web-put-chair-back = Rouvrir la place
web-free-chair = Libérer la place
web-bot-level = Niveau des bots
web-bot-level-of = Niveau de { $name }
web-fill-with-bots = Compléter avec des bots
web-start =
    { $count ->
        [0] Commencer
        [1] Commencer
       *[other] Commencer à { $count }
    }
web-waiting-for-host = C’est l’hôte qui lance la partie.
web-agree = D’accord
web-agree-title = Veux-tu jouer à cela ?
web-agree-rated = La prochaine partie est classée, elle aussi.
web-agreed = d’accord
web-not-agreed = pas encore d’accord
web-changed-since = Changé depuis que tu as pris place
web-changed-term = { $name } : { $now }, avant { $before }
web-switch-on = oui
web-switch-off = non
web-waiting-for-agreement = Pas encore d’accord : { $names }.
web-does-not-count = Cette partie ne comptera pas pour le classement : deux des joueurs ont la même adresse, le même appareil ou le même propriétaire.
web-invited-rated = Cette partie est classée.
web-table-options = Jeu, règles et réglages
web-what-is-played = Jeu et règles
web-the-game = Jeu
web-presets = Éditions
web-agreement = Réglages de la table
web-clock = Pendule
web-clock-none = sans pendule
web-clock-30-seconds = 30 secondes par décision
web-clock-2-minutes = 2 minutes par décision
web-clock-10-minutes = 10 minutes pour la partie, plus 5 secondes par décision
web-clock-a-day = 1 jour par décision
web-clock-3-days = 3 jours par décision
web-clock-own = une autre pendule
web-talk = Discussion
web-talk-free = libre
web-talk-phrases = phrases toutes faites
web-talk-off = coupée
web-grace = Un bot prend le relais après
web-grace-time =
    { $minutes ->
        [0] { $seconds } secondes d’absence
        [1] 1 minute d’absence
       *[other] { $minutes } minutes d’absence
    }
web-listed = Table publique
web-rated = Classée
web-keep-talk = Garder la discussion avec la partie
web-odds-allowed = Autoriser les chances
web-hints-allowed = Autoriser les conseils
web-bot-talk = Les bots parlent

## Conseils

web-hint = Conseil
web-hint-thinking = Un maître réfléchit…
web-hint-choice = { $choice } : un maître le choisit { $often } % du temps ; { $worth } % de chances de gagner.
web-hint-often = fréquence
web-hint-worth = chances

## Talk and people

web-nothing-said = Personne n’a encore rien dit.
web-talk-is-off = À cette table, la discussion est coupée.
web-talk-join-first = Rejoins la table pour parler.
web-talk-muted = L’hôte t’a coupé la parole.
web-gestures = Réactions
web-quick-reactions = Réagir vite
web-phrases = Phrases toutes faites
web-say = Dire quelque chose…
web-send = Envoyer
web-you = toi
web-seat-you = Toi · { $name }
web-muted = parole coupée
web-watches = regarde
web-block = Bloquer
web-unblock = Débloquer
web-mute = Couper la parole
web-unmute = Rendre la parole
web-make-host = Nommer hôte
web-remove = Retirer

## Who plays a seat

web-person-resigned = A abandonné ; un bot continue.
web-person-stand-in = Pas là ; un bot joue en attendant.
web-person-away = Pas là.
web-person-bot = Un bot.
web-person-bot-level = Un bot : { $level }.
web-person-program = Un programme externe.
web-person-clock = Temps restant :
