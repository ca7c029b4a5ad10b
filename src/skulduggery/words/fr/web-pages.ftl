# Le navigateur : les parties finies et leur relecture, les joueurs, le classement et les réglages.

web-pages-more = Suite
web-pages-again = Réessayer
web-pages-save = Enregistrer
web-pages-keep-it = Garder
web-pages-unreachable = Le serveur ne répond pas. Vérifie ta connexion, puis réessaie.
web-pages-failed = Quelque chose s’est mal passé sur cette page. Réessaie.
web-pages-copied = Copié
web-pages-copy-by-hand = Ton navigateur ne laisse pas cette page copier. Copie d’ici :
web-pages-copy-link = Copier le lien
web-pages-which-game = Quel jeu
web-pages-all-games = Tous les jeux
web-pages-kind-person = Personne
web-pages-kind-program = Programme
web-pages-kind-bot = Bot
web-pages-you = Toi

## Les résultats

web-pages-won = Victoire
web-pages-place =
    { $place ->
        [1] 1re place
       *[other] { $place }e place
    }
web-pages-resigned = Abandon
web-pages-abandoned = Interrompue
web-pages-unfinished = Inachevée
web-pages-unlisted = Visible de ses joueurs seuls
web-pages-unrated = Hors classement
web-pages-rating = Cote
web-pages-rating-change = { $rating } ({ $change })
web-pages-uncertainty = à { $points } près
web-pages-points =
    { $points ->
        [one] { $points } point
       *[other] { $points } points
    }

## Les parties finies

web-pages-games-title = Parties finies
web-pages-games-about = Chaque partie peut se revoir, coup par coup et par les yeux de n’importe qui à la table.
web-pages-my-games = Mes parties
web-pages-newest = Les plus récentes
web-pages-no-games = Aucune partie n’est encore allée jusqu’au bout ici. La tienne pourrait être la première.
web-pages-bring-title = Revoir un enregistrement à toi
web-pages-bring-about = Dépose un fichier n’importe où sur cette page, ou choisis-le : texte ou JSON, tels que Skulduggery les écrit.
web-pages-bring-choose = Choisir un fichier
web-pages-bring-reading = Lecture de { $name }…
web-pages-bring-wrong = { $name } ne peut pas être montré.

## Revoir une partie

web-pages-replay-nothing = Cette partie ne peut pas être montrée
web-pages-replay-board = Le plateau
web-pages-replay-opening = Tout est prêt.
web-pages-replay-decides = { $name } : { $move }
web-pages-replay-step = Étape { $step } sur { $last }.
web-pages-replay-timeline = Où en est la partie
web-pages-replay-first = Au début
web-pages-replay-back = Une étape en arrière
web-pages-replay-play = Lancer
web-pages-replay-pause = Arrêter
web-pages-replay-forward = Une étape en avant
web-pages-replay-last = À la fin
web-pages-replay-to-moves = Vers les coups
web-pages-replay-to-board = Vers le plateau
web-pages-replay-speed = Vitesse
web-pages-replay-times = { $speed }×
web-pages-replay-eyes = Vu par
web-pages-replay-eyes-table = La table
web-pages-replay-eyes-all = À découvert
web-pages-replay-jump = Aller à
web-pages-replay-round = Manche { $number }
web-pages-replay-panel = Que lire
web-pages-replay-moves = Coups
web-pages-replay-about = La partie
web-pages-replay-by-bot = bot
web-pages-replay-by-stand-in = un bot à sa place
web-pages-replay-by-clock = temps écoulé
web-pages-result = Qui a joué
web-pages-result-won =
    { $count ->
        [one] { $names } gagne.
       *[other] { $names } gagnent ensemble.
    }
web-pages-result-abandoned = La partie a été interrompue et ne compte pour personne.
web-pages-result-unfinished = L’enregistrement s’arrête avant la fin.
web-pages-result-unrated = Aucune cote n’a changé.
web-pages-about-game = Comment on a joué
web-pages-played-at = Jouée
web-pages-brought-at = Apportée ici
web-pages-rules-version = Version des règles
web-pages-from-position = Elle ne commence pas au début, mais au milieu d’une partie.
web-pages-uploaded = Quelqu’un a apporté cet enregistrement. La partie ne s’est pas jouée ici, et personne n’a vérifié les noms.
web-pages-keep = À emporter
web-pages-copy-moment = Copier le lien vers cet instant
web-pages-save-text = Enregistrer en texte
web-pages-save-json = Enregistrer en JSON
web-pages-fair = Le hasard a-t-il été honnête ?
web-pages-fair-about = Avant la partie, le serveur s’est engagé sur un secret, et chacun y a ajouté son sel. Maintenant qu’elle est finie, chaque tirage peut être refait.
web-pages-fair-check = Vérifier les tirages
web-pages-fair-checking = Tirages en cours…
web-pages-fair-fits =
    { $draws ->
        [one] Le seul tirage correspond au secret.
       *[other] Les { $draws } tirages correspondent tous au secret.
    }
web-pages-fair-commitment = Et le secret correspond à l’engagement montré avant la partie :
web-pages-fair-yourself = Sans faire confiance à ce serveur
web-pages-fair-yourself-how = Enregistre la partie en texte et vérifie-la sur ton propre ordinateur :
web-pages-copy-command = Copier la commande

## Qui joue

web-pages-player = Qui joue
web-pages-this-is-you = C’est toi.
web-pages-your-settings = Nom et réglages
web-pages-ranked =
    { $place ->
        [1] 1re place
       *[other] { $place }e place
    } du classement, après { $games } parties classées
web-pages-not-ranked =
    { $games ->
        [one] Une partie classée ; le classement commence à cinq
       *[other] { $games } parties classées, hors classement
    }
web-pages-count-games = Parties
web-pages-count-won = gagnées
web-pages-count-resigned = abandonnées
web-pages-count-abandoned = interrompues
web-pages-history = Parties jouées
web-pages-history-private = Les parties des tables qui n’étaient pas au salon ne se montrent qu’à qui les a jouées.
web-pages-no-games-of-player = Aucune partie à montrer ici.
web-pages-no-games-of-yours = Tu n’as encore fini aucune partie ici.
web-pages-play-one = En jouer une

## Le classement

web-pages-top-title = Les plus forts
web-pages-top-about = Y figure quiconque a joué cinq parties classées. Une cote commence à 1000, et le nombre après ± dit combien elle est sûre.
web-pages-which-kind = Qui est montré
web-pages-kinds-all = Tout le monde
web-pages-kinds-people = Personnes
web-pages-kinds-bots = Bots et programmes
web-pages-your-place =
    Parmi tous, tu as la { $place ->
        [1] 1re place
       *[other] { $place }e place
    }, avec { $rating }.
web-pages-your-place-none =
    { $games ->
        [0] Tu n’as encore aucune partie classée de ce jeu.
        [one] Tu as une partie classée de ce jeu ; à cinq, tu entres au classement.
       *[other] Tu as { $games } parties classées de ce jeu ; à cinq, tu entres au classement.
    }
web-pages-rated-games =
    { $games ->
        [one] { $games } partie
       *[other] { $games } parties
    }
web-pages-top-empty = Personne n’a encore joué cinq parties classées de ce jeu. La première place est libre.

## Les réglages

web-pages-settings-about = Nom, appareils et programmes sont gardés par le serveur, tout le reste par ce navigateur.
web-pages-name = Ton nom
web-pages-name-about = Comment tu t’appelles à la prochaine table où tu viens. 24 caractères au plus.
web-pages-name-tag = Ton sigle est #{ $tag } : il te distingue de qui porte le même nom.
web-pages-name-saved = C’est enregistré.
web-pages-settings-look = L’apparence
web-pages-language = Langue
web-pages-language-browser = Celle du navigateur
web-pages-theme = Lumière
web-pages-theme-system = Comme l’appareil
web-pages-theme-night = Nuit
web-pages-theme-paper = Papier
web-pages-motion = Mouvement
web-pages-motion-system = Comme l’appareil
web-pages-motion-full = Entier
web-pages-motion-fast = Rapide
web-pages-motion-none = Aucun
web-pages-symbols = Symboles plus grands
web-pages-symbols-about = Là où des couleurs distinguent quelque chose, leurs symboles grandissent aussi.
web-pages-settings-table = À la table
web-pages-confirm = Demander avant chaque coup
web-pages-confirm-about = Un pouce qui glisse coûte une seconde, et non un crâne.
web-pages-odds = Montrer les chances
web-pages-odds-about = Là où la table le permet : ce qui est probable, d’après ce que tu peux savoir.
web-pages-sound = Son
web-pages-sound-about = Du bois, du papier, des dés, et une cloche quand c’est ton tour.
web-pages-notices = M’appeler quand c’est mon tour
web-pages-notices-about = Un avis du navigateur pendant que tu regardes autre chose.
web-pages-notices-insecure = Les navigateurs ne le permettent qu’en https, et ce serveur s’atteint sans.
web-pages-notices-unable = Ce navigateur n’a pas d’avis pour les pages.
web-pages-notices-denied = On a dit à ton navigateur de ne pas laisser cette page appeler. Ses propres réglages peuvent y remédier.
web-pages-devices = Un autre appareil
web-pages-devices-about = Sois la même personne au téléphone et au bureau, même au milieu d’une partie.
web-pages-devices-make = Créer un lien
web-pages-devices-another = Créer un autre lien
web-pages-devices-how = Vise ceci avec l’autre appareil, ou ouvres-y le lien.
web-pages-devices-until = Vaut une seule fois, jusqu’à { $time }.
web-pages-devices-secret = Qui l’ouvre devient toi : ne le montre à personne d’autre.
web-pages-devices-over = Le lien est trop vieux maintenant.
web-pages-move-ask = Continuer ici comme sur ton autre appareil ?
web-pages-move-ask-about = Ce navigateur devient la même personne : même nom, mêmes places, mêmes parties.
web-pages-move-instead = Jusqu’ici, tu es { $name } #{ $tag } dans ce navigateur. Ce qu’il a joué sous ce nom reste derrière, à moins qu’un autre appareil ne l’ait aussi.
web-pages-move-yes = Oui, continuer ici
web-pages-move-no = Non, laisser
web-pages-move-done = Te voilà, { $name }
web-pages-move-done-nameless = Te voilà
web-pages-move-done-about = Désormais, les deux appareils sont toi.
web-pages-move-go = Bien
web-pages-programs = Tes programmes
web-pages-programs-about = Un bot de ta main joue sous son propre nom, avec un jeton. Tu en réponds.
web-pages-programs-none = Tu n’en as pas.
web-pages-programs-name = Nom du programme
web-pages-programs-make = Créer un jeton
web-pages-programs-token = Le jeton de { $name }. Il n’est montré que cette fois : mets-le en lieu sûr.
web-pages-programs-token-kept = Je l’ai
web-pages-copy-token = Copier le jeton
web-pages-programs-revoke = Révoquer
web-pages-programs-revoke-name = Révoquer { $name }
web-pages-programs-sure = { $name } sera aussitôt dehors, même au milieu d’une partie.
web-pages-programs-revoke-yes = Oui, révoquer
web-pages-blocked = Personnes bloquées
web-pages-blocked-about = De ce qu’elles disent, tu n’entends rien, à aucune table. Elles n’en savent rien.
web-pages-blocked-none = Personne. Pourvu que ça dure.
web-pages-unblock = Débloquer
web-pages-unblock-name = Débloquer { $name }
web-pages-forget = Se faire oublier
web-pages-forget-about = Effacer tout ce que ce serveur garde sur toi.
web-pages-forget-start = Tout effacer…
web-pages-forget-what = Tu quittes chaque table, et un bot continue à ta place. Ton nom, tes cotes, tes programmes et leurs jetons, tes blocages, tes liens et tes enregistrements déposés sont effacés, et ce que tu as dit devient « … ».
web-pages-forget-kept = Dans les parties avec d’autres, tu deviens « Somebody », un autre à chaque table. Les coups et les sels restent : sans eux, personne ne pourrait prouver les tirages.
web-pages-forget-no = Non, tout garder
web-pages-forget-once = Continuer
web-pages-forget-twice = Il n’y a pas de retour. Vraiment tout effacer ?
web-pages-forget-yes = Tout effacer pour de bon
web-pages-forget-done =
    { $tables ->
        [0] Plus rien ne parle de toi ici.
        [one] Plus rien ne parle de toi ici, et une table en a été changée.
       *[other] Plus rien ne parle de toi ici, et { $tables } tables en ont été changées.
    }
