# Le navigateur : les parties finies et leur relecture, les joueurs, le classement et les réglages.

web-pages-more = Afficher plus
web-pages-again = Réessayer
web-pages-save = Enregistrer
web-pages-keep-it = Garder
web-pages-unreachable = Le serveur est injoignable. Vérifie ta connexion et réessaie.
web-pages-failed = Quelque chose s’est mal passé sur cette page. Réessaie.
web-pages-copied = Copié
web-pages-copy-by-hand = Ton navigateur ne permet pas à cette page de copier. Copie d’ici :
web-pages-copy-link = Copier le lien
web-pages-which-game = Jeu
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
web-pages-unlisted = Visible seulement par qui a joué
web-pages-unrated = Non classée
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
web-pages-games-about = Chaque partie peut se revoir, coup par coup, par les yeux de chaque personne à la table.
web-pages-my-games = Mes parties
web-pages-newest = Plus récentes
web-pages-whose-games = Parties de qui
web-pages-listed-games = Parties des tables ouvertes
web-pages-no-games = Aucune partie n’est encore allée jusqu’au bout ici. La tienne pourrait être la première.
web-pages-bring-title = Revoir ton propre enregistrement
web-pages-bring-about = Dépose un fichier n’importe où sur cette page, ou choisis-le : texte ou JSON, comme Skulduggery les écrit.
web-pages-bring-choose = Choisir un fichier
web-pages-bring-reading = Lecture de { $name }…
web-pages-bring-wrong = { $name } ne peut pas être montré.

## Revoir une partie

web-pages-replay-nothing = Cette partie ne peut pas être montrée
web-pages-replay-board = Le plateau
web-pages-replay-opening = Tout est prêt.
web-pages-replay-decides = { $name } : { $move }
web-pages-replay-step = Étape { $step } sur { $last }.
web-pages-replay-timeline = Moment de la partie
web-pages-replay-first = Au début
web-pages-replay-back = Une étape en arrière
web-pages-replay-play = Lire
web-pages-replay-pause = Pause
web-pages-replay-forward = Une étape en avant
web-pages-replay-last = À la fin
web-pages-replay-to-moves = Aller aux coups
web-pages-replay-to-board = Aller au plateau
web-pages-replay-speed = Vitesse
web-pages-replay-times = { $speed }×
web-pages-replay-eyes = Vu par
web-pages-replay-eyes-table = La table
web-pages-replay-eyes-all = Tout visible
web-pages-replay-jump = Aller à
web-pages-replay-round = Manche { $number }
web-pages-replay-panel = À côté du plateau
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
web-pages-brought-at = Importée
web-pages-rules-version = Version des règles
web-pages-from-position = Elle part d’une position au milieu d’une partie.
web-pages-uploaded = Cet enregistrement a été importé. La partie ne s’est pas jouée ici, et personne n’a vérifié les noms.
web-pages-keep = Enregistrer ou partager
web-pages-copy-moment = Copier le lien vers ce moment
web-pages-save-text = Enregistrer en texte
web-pages-save-json = Enregistrer en JSON
web-pages-fair = Les tirages étaient-ils honnêtes ?
web-pages-fair-about = Avant la partie, le serveur s’est engagé sur un secret, et chacun y a ajouté son propre nombre aléatoire. Maintenant qu’elle est finie, chaque tirage peut être refait et vérifié.
web-pages-fair-check = Vérifier les tirages
web-pages-fair-checking = Vérification en cours…
web-pages-fair-fits =
    { $draws ->
        [one] Le seul tirage correspond au secret.
       *[other] Les { $draws } tirages correspondent tous au secret.
    }
web-pages-fair-commitment = Et le secret correspond à l’engagement montré avant la partie :
web-pages-fair-yourself = Vérifier sans faire confiance à ce serveur
web-pages-fair-yourself-how = Enregistre la partie en texte et vérifie-la sur ton propre ordinateur :
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
        [one] Une partie classée ; le classement commence à cinq
       *[other] { $games } parties classées, hors classement
    }
web-pages-count-games = Parties
web-pages-count-won = gagnées
web-pages-count-resigned = abandonnées
web-pages-count-abandoned = interrompues
web-pages-history = Parties jouées
web-pages-history-private = Les parties des tables non publiques ne se montrent qu’à qui les a jouées.
web-pages-no-games-of-player = Aucune partie à montrer.
web-pages-no-games-of-yours = Tu n’as encore fini aucune partie ici.
web-pages-play-one = En jouer une

## Le classement

web-pages-top-title = Classement
web-pages-top-about = On y entre après cinq parties classées. Une cote commence à 1000 ; le nombre après ± dit à quel point elle est encore incertaine.
web-pages-which-kind = Afficher
web-pages-kinds-all = Tout le monde
web-pages-kinds-people = Personnes
web-pages-kinds-bots = Bots et programmes
web-pages-your-place =
    Tu as la { $place ->
        [1] 1re place
       *[other] { $place }e place
    }, avec { $rating }.
web-pages-your-place-none =
    { $games ->
        [0] Tu n’as encore aucune partie classée de ce jeu ; à cinq, tu entres au classement.
        [one] Tu as une partie classée de ce jeu ; à cinq, tu entres au classement.
       *[other] Tu as { $games } parties classées de ce jeu ; à cinq, tu entres au classement.
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
web-pages-name-about = Vaut à partir de la prochaine table que tu rejoins. 24 caractères au plus.
web-pages-name-tag = Ton sigle est #{ $tag } : il te distingue des autres qui portent le même nom.
web-pages-name-saved = Enregistré.
web-pages-settings-look = Apparence
web-pages-language = Langue
web-pages-language-browser = Celle du navigateur
web-pages-theme = Thème
web-pages-theme-system = Système
web-pages-theme-night = Sombre
web-pages-theme-paper = Clair
web-pages-motion = Animations
web-pages-motion-system = Système
web-pages-motion-full = Toutes
web-pages-motion-none = Aucune
web-pages-tempo = Rythme
web-pages-tempo-calm = Calme
web-pages-tempo-normal = Normal
web-pages-tempo-quick = Rapide
web-pages-symbols = Symboles plus grands
web-pages-symbols-about = Là où des couleurs distinguent quelque chose, leurs symboles grandissent aussi.
web-pages-settings-table = À la table
web-pages-confirm = Confirmer chaque coup
web-pages-confirm-about = Un pouce qui glisse coûte une seconde, et non un crâne.
web-pages-odds = Afficher les chances
web-pages-odds-about = À quel point les choses sont probables, d’après ce que tu peux savoir. Seulement là où la table le permet.
web-pages-own-rolls = Lancer mon dé
web-pages-own-rolls-about = À Säbel & Schädel, ton dé attend que tu appuies sur « Lancer le dé ». Seul le moment change.
web-pages-sound = Son
web-pages-sound-about = Du bois, du papier, des dés, et une cloche quand c’est ton tour.
web-pages-notices = M’avertir quand c’est mon tour
web-pages-notices-about = Une notification du navigateur pendant que tu regardes autre chose.
web-pages-notices-insecure = Les navigateurs ne permettent les notifications qu’en https, et ce serveur est en http.
web-pages-notices-unable = Ce navigateur ne gère pas les notifications.
web-pages-notices-denied = Les notifications sont bloquées pour cette page. Autorise-les dans les réglages de ton navigateur.
web-pages-devices = Un autre appareil
web-pages-devices-about = Le même nom, les mêmes places et les mêmes parties sur ton téléphone et ton ordinateur, même en pleine partie.
web-pages-devices-make = Créer un lien
web-pages-devices-another = Créer un autre lien
web-pages-devices-how = Scanne le code avec l’autre appareil, ou ouvres-y le lien.
web-pages-devices-until = Valable une seule fois, jusqu’à { $time }.
web-pages-devices-secret = Qui l’ouvre joue à ta place : ne le montre à personne d’autre.
web-pages-devices-over = Le lien a expiré. Crées-en un autre.
web-pages-move-ask = Continuer ici comme sur ton autre appareil ?
web-pages-move-ask-about = Ce navigateur aura le même nom, les mêmes places, les mêmes parties.
web-pages-move-instead = Jusqu’ici, tu es { $name } #{ $tag } dans ce navigateur. Ce qu’il a joué sous ce nom reste derrière, à moins qu’un autre appareil ne l’ait aussi.
web-pages-move-yes = Continuer ici
web-pages-move-no = Annuler
web-pages-move-done = Te voilà, { $name }
web-pages-move-done-nameless = Te voilà
web-pages-move-done-about = Désormais, tu joues avec les deux appareils.
web-pages-move-go = OK
web-pages-programs = Tes programmes
web-pages-programs-about = Un bot que tu as écrit joue sous son propre nom, avec un jeton. Tu en réponds.
web-pages-programs-none = Tu n’en as pas.
web-pages-programs-name = Nom du programme
web-pages-programs-make = Créer un jeton
web-pages-programs-token = Le jeton de { $name }. Il n’est montré que cette fois : mets-le en lieu sûr.
web-pages-programs-token-kept = Je l’ai
web-pages-copy-token = Copier le jeton
web-pages-programs-revoke = Révoquer
web-pages-programs-revoke-name = Révoquer { $name }
web-pages-programs-sure = { $name } sera aussitôt dehors, même au milieu d’une partie.
web-pages-programs-revoke-yes = Révoquer
web-pages-blocked = Personnes bloquées
web-pages-blocked-about = De ce qu’elles disent, tu n’entends rien, à aucune table. Elles n’en savent rien.
web-pages-blocked-none = Personne. Pourvu que ça dure.
web-pages-unblock = Débloquer
web-pages-unblock-name = Débloquer { $name }
web-pages-forget = Effacer mes données
web-pages-forget-about = Effacer tout ce que ce serveur garde sur toi.
web-pages-forget-start = Tout effacer…
web-pages-forget-what = Tu quittes chaque table, et un bot continue à ta place. Ton nom, tes cotes, tes programmes et leurs jetons, tes blocages, tes liens et tes enregistrements importés sont effacés, et ce que tu as dit devient « … ».
web-pages-forget-kept = Dans les parties avec d’autres, tu deviens « N. N. », une autre personne à chaque table. Tes coups et tes nombres aléatoires restent : sans eux, personne ne pourrait vérifier les tirages.
web-pages-forget-no = Tout garder
web-pages-forget-once = Continuer
web-pages-forget-twice = C’est irréversible. Vraiment tout effacer ?
web-pages-forget-yes = Effacer pour de bon
web-pages-forget-doing =
    { $left ->
        [0] Tes données sont en cours d’effacement.
        [one] Tes données sont en cours d’effacement. Il reste une table.
       *[other] Tes données sont en cours d’effacement. Il reste { $left } tables sur { $tables }.
    }
web-pages-forget-leave = Ta session est déjà fermée. Tu peux fermer cette page : le serveur termine tout seul.
web-pages-forget-done =
    { $tables ->
        [0] Tes données sont effacées.
        [one] Tes données sont effacées. Une table a été modifiée pour cela.
       *[other] Tes données sont effacées. { $tables } tables ont été modifiées pour cela.
    }
