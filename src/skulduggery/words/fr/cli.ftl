# Ce que la ligne de commande dit d’elle-même.
cli-about = Trois jeux de crânes : Skull, Skull King le jeu de dés et Säbel & Schädel. Ici, dans le navigateur ou contre des bots.
cli-everywhere = Avec chaque commande
cli-lang-help = La langue : en, de, it ou fr. Elle peut se trouver n’importe où sur la ligne.
cli-usage = Usage : { $command }
cli-synopsis = [COMMANDE]
cli-commands = Commandes
cli-options = Options
cli-arguments = Arguments
cli-help-help = Afficher cette aide et quitter.
cli-version-help = Afficher la version et si les règles sont compilées.
cli-rules-are = { $compiled ->
    [True] règles compilées
   *[False] règles en Python pur
}
cli-serve-help = Lancer le serveur : des tables pour les amis en réseau, avec une seule base de données. Sans commande, c’est pareil.
cli-serve-synopsis = serve [OPTIONS]
cli-host-help = L’adresse sur laquelle le serveur écoute.
cli-port-help = Le port ; 0 en choisit un libre.
cli-database-help = La base de données, qui garde tout : un fichier, ou postgresql://utilisateur:motdepasse@hôte:5432/nom.
cli-base-path-help = Le chemin sous lequel un proxy sert le serveur, par exemple /jeux.
cli-proxies-help = Adresses des proxys dont les en-têtes transmis font foi.
cli-admin-token-help = Le jeton pour « skulduggery admin » et l’API d’administration.
cli-log-level-help = Ce qui est écrit dans le journal : debug, info, warning ou error.
cli-no-browser-help = Ne pas ouvrir le navigateur (il ne s’ouvre que depuis un terminal avec un écran).
cli-allow-bot-help = Un bot à toi qui peut jouer aux tables, sous la forme package.module:Class ou par le nom que lui donne son paquet. Peut être répété.
cli-bot-pause-help = Combien de secondes les bots semblent réfléchir avant un coup, plus ou moins. 0 : ils jouent aussitôt.
cli-bot-workers-help = Dans combien de processus les bots réfléchissent. Moitié moins d’autres calculent conseils et probabilités. Tous ne démarrent qu’en cas de besoin.
cli-workers-help = Combien de nœuds démarrer derrière ce port, chacun dans son propre processus. Au-delà d’un, il faut une base de données PostgreSQL.
cli-node-port-help = À partir de quel port chaque nœud répond aussi pour lui seul, sur 127.0.0.1 : le premier à ce port, le deuxième au suivant. 0 : aucun.
cli-limits = Limites (0 = aucune)
cli-requests-help = Requêtes par minute d’une adresse.
cli-new-tables-help = Tables ouvertes par minute d’une adresse.
cli-reviews-help = Analyses demandées par heure d’une adresse.
cli-reviews-waiting-help = Analyses en cours en même temps pour une adresse.
cli-wrong-codes-help = Codes de table erronés par heure d’une adresse.
cli-tables-help = Tables non finies d’un invité.
cli-connections-help = Connexions HTTP d’une adresse.
cli-seconds-per-request-help = Secondes laissées à une requête HTTP pour arriver.
cli-sockets-help = Connexions en tout.
cli-sockets-per-address-help = Connexions d’une adresse.
cli-sockets-per-guest-help = Connexions d’un invité.
cli-asks-help = Requêtes par seconde par connexion.
cli-talk-help = Messages de discussion par seconde par connexion.
cli-advice-waiting-help = Conseils et probabilités demandés par un invité et pas encore calculés.
cli-body-help = Octets dans une requête.
cli-ban-address-help = Minutes après une exclusion pendant lesquelles aucun nouvel invité ne vient de cette adresse.
cli-unknown-variable = La variable { $variable } est définie, mais ce réglage n’existe pas.
cli-misspelt-variable = La variable { $variable } est définie, mais ce réglage n’existe pas : voulais-tu dire { $nearest } ?
cli-renamed-option = L’option { $old } s’appelle désormais { $new } ; l’ancien nom reste valable.
cli-renamed-variable = La variable { $old } s’appelle désormais { $new } ; l’ancien nom reste valable.
cli-serving = Skulduggery tourne sur { $address }
cli-serving-network = Sur ton réseau : { $address }
cli-serving-database = Base de données : { $database }
cli-serving-stop = Ctrl-C arrête le serveur ; rien n’est perdu.
cli-admin-help = Gérer un serveur en marche : charge, tables, exclusions.
cli-admin-synopsis = admin token|load|tables|bans|close TABLE|ban INVITÉ|unban INVITÉ [OPTIONS]
cli-admin-what-help = token montre le jeton d’administration, load la charge, tables et bans sont des listes ; close ferme une table, ban exclut un invité, unban le réadmet.
cli-admin-whom-help = L’identifiant de la table à fermer, ou de l’invité à exclure ou réadmettre.
cli-url-help = L’adresse du serveur.
cli-admin-closed = La table { $table } est fermée.
cli-admin-banned = L’invité { $guest } est exclu.
cli-admin-unbanned = L’invité { $guest } n’est plus exclu.
cli-load-node = Nœud qui a répondu
cli-load-nodes = Tous les nœuds
cli-load-version = Version
cli-load-uptime = En marche depuis
cli-load-tables = Tables en mémoire
cli-load-sockets = Connexions
cli-load-guests = Invités connectés
cli-load-moves = Coups de la dernière minute
cli-load-waiting = Écritures en attente
cli-load-memory = Mémoire
cli-load-database = Base de données
cli-load-table = Table
cli-load-game = Jeu
cli-load-status = État
cli-load-listed = Publique
cli-load-host = Hôte
cli-load-changed = Dernier changement
cli-load-guest = Invité
cli-load-banned = Exclu
cli-backup-help = Copier la base de données dans un nouveau fichier ; le serveur peut tourner.
cli-backup-synopsis = backup FICHIER [OPTIONS]
cli-backup-file-help = Le fichier à écrire ; il ne doit pas encore exister.
cli-backed-up = Base de données copiée dans { $file } ({ $bytes } octets).
cli-restore-help = Remettre une sauvegarde dans une base de données vide ou qui n’existe pas encore, et tout vérifier.
cli-restore-synopsis = restore FICHIER [OPTIONS]
cli-restore-file-help = La sauvegarde ; elle reste telle quelle.
cli-move-help = Copier tout le contenu d’une base de données dans une autre, vide, SQLite ou PostgreSQL, et le vérifier. Aucun serveur ne doit tourner sur l’une ni sur l’autre.
cli-move-synopsis = move-database SOURCE CIBLE [OPTIONS]
cli-source-placeholder = SOURCE
cli-target-placeholder = CIBLE
cli-move-from-help = La base actuelle : un fichier, ou postgresql://utilisateur:motdepasse@hôte:5432/nom. Elle garde tout.
cli-move-to-help = Où tout doit aller : un fichier qui n’existe pas encore, ou une base PostgreSQL vide.
cli-copy-step = { $step ->
    [copied] lignes copiées
    [compared] lignes comparées
   *[replayed] parties rejouées
}
cli-house-copied = Tout le contenu de { $source } est maintenant dans { $database } : { $rows } lignes. { $logs } journaux de tables et { $records } parties terminées ont été rejoués. { $source } est resté tel quel.
cli-house-unreadable = { $count } d’entre eux n’ont pu être rejoués ni là-bas ni ici ; ils ont été copiés tels quels.
cli-play-help = Jouer dans le terminal, contre des bots et à plusieurs sur le même clavier.
cli-play-synopsis = play JEU [OPTIONS]
cli-simulate-help = Faire jouer beaucoup de parties à des bots et en faire le bilan.
cli-simulate-synopsis = simulate JEU [OPTIONS]
cli-replay-help = Revoir une partie enregistrée, coup par coup.
cli-replay-synopsis = replay FICHIER [OPTIONS]
cli-verify-help = Vérifier les tirages d’un enregistrement, et nommer le premier qui ne colle pas.
cli-verify-synopsis = verify FICHIER [OPTIONS]
cli-verified = { $draws ->
    [one] L’unique tirage découle
   *[other] Les { $draws } tirages découlent tous
} du secret et des sels. L’engagement était { $commitment }.
cli-convert-help = Convertir des enregistrements de texte en JSON ou l’inverse, sans perte.
cli-convert-synopsis = convert FICHIER --to text|json|jsonl
cli-perft-help = Compter les lignes de jeu à chaque profondeur, pour comparer des mises en œuvre des règles.
cli-perft-synopsis = perft JEU [OPTIONS]
cli-games-synopsis = games [OPTIONS]
cli-games-command-help = Énumérer les jeux, leurs options, leurs éditions et leurs bots.
cli-file-placeholder = FICHIER
cli-game-placeholder = JEU
cli-position-placeholder = POSITION
cli-what-placeholder = QUOI
cli-whom-placeholder = QUI
cli-game-help = L’un de { $games }.
cli-players-help = Le nombre de joueurs.
cli-set-help = Une option du jeu, par exemple last_chance=true. Peut être répété.
cli-preset-help = Les options d’une édition : german, english ou italian (Skull).
cli-seed-help = Un nombre entier ; même nombre, même partie.
cli-json-help = Écrire du JSON au lieu d’un tableau.
cli-position-help = Commencer depuis une position : Skull par exemple depuis "FFS+ FF first=0", Säbel & Schädel depuis "1 2 K 5 3 B 4 5:rrg 2:g 0=rrr 1=gg turn=0".
cli-humans-help = Combien de personnes jouent à ce clavier ; les bots prennent les autres places.
cli-name-help = Un nom ; à donner une fois par personne.
cli-record-help = Écrire la partie dans ce nouveau fichier quand elle finit ou qu’on la quitte.
cli-games-help = Le nombre de parties.
cli-jobs-help = Le nombre de processus qui se partagent le travail.
cli-records-help = Écrire chaque partie dans ce nouveau fichier, un enregistrement JSON par ligne.
cli-depth-help = La profondeur en coups.
cli-after-help = Coups à jouer d’abord, comme dans un enregistrement : "0 flower; 1 skull".
cli-divide-help = Montrer les nombres derrière chaque premier coup ; le hasard avec son poids.
cli-file-help = Un enregistrement : texte, JSON, ou un enregistrement JSON par ligne.
cli-to-help = text, json (indenté) ou jsonl (une ligne par enregistrement).
cli-as-help = Quelle vue montrer : le numéro d’un joueur, « table » pour ce que tous ont vu, « all » pour tout.
cli-number-help = Quel enregistrement, si le fichier en contient plusieurs ; compté à partir de 1.
cli-simulating = Parties en cours
cli-simulated = { $game } : { $games } parties de { $players } bots, graine { $seed }, { $rules }.
cli-seat = Joueur
cli-wins = Victoires
cli-share = Part
cli-interval = Intervalle à 95 %
cli-lengths = Coups par partie : { $mean } en moyenne, de { $shortest } à { $longest }.
cli-made-of = Ce qui s’est passé dans les parties
cli-in-all = En tout
cli-per-game = Par partie
cli-intervals = Dans 95 simulations semblables sur 100, l’intervalle contient la vraie valeur. Il dépend de l’écart entre les parties, car ce qui arrive dans une même partie n’est pas indépendant. (Parts selon Wilson, moyennes selon Student.)
cli-stopped-after = Interrompu après { $played } parties sur { $wanted }. Résultats jusque-là :
cli-player-range = { $setting ->
    [none] Pour { $least } à { $most } joueurs.
   *[other] Avec { $setting } : de { $least } à { $most }.
}
cli-a-seat = La place { $seat }
cli-setting = Réglage
cli-usual = { "" } (par défaut)
cli-meaning = Signification
cli-replay-title = { $game } : { $players }
cli-replay-as-table = Telle que toute la table l’a vue. --as 0 montre ce qu’a vu le joueur 0, --as all montre tout.
cli-replay-as-player = Par les yeux de { $name }.
cli-replay-as-all = Tout à découvert.
cli-replay-abandoned = La partie a été abandonnée ici.
cli-replay-unfinished = L’enregistrement s’arrête ici ; la partie n’était pas finie.
error-unknown-command = La commande « { $word } » n’existe pas. Il y a : { $commands }.
error-unknown-command-option = L’option « { $word } » n’existe pas ici ; --help liste les options.
error-bad-value = { $option } ne peut pas être « { $value } ».
error-missing-value = { $option } demande une valeur.
error-repeated-option = { $option } est donné deux fois.
error-too-many-words = Trop d’arguments : { $words }
error-unreadable-words = Ces arguments ne vont pas ensemble ; --help montre comment les écrire.
error-bad-file = { $file } : { $reason }
error-system-refused = Le système d’exploitation signale : { $reason }
error-interrupted = Arrêté.
error-unknown-language = { $setting } ne peut pas être « { $wish } ». Choisis parmi : { $languages }.
error-no-language = Indique une langue après { $setting } : { $languages }.
error-bad-setting = « { $setting } » n’est pas une option avec sa valeur ; écris option=valeur.
error-bad-number = { $option } ne peut pas être « { $value } ». C’est un nombre entier { $most ->
    [none] à partir de { $least }
   *[other] de { $least } à { $most }
}.
error-bad-viewer = La vue « { $viewer } » n’existe pas. Choisis un joueur de 0 à { $last }, « table » ou « all ».
error-no-such-record = Le fichier contient { $count ->
    [one] un enregistrement
   *[other] { $count } enregistrements
} ; il n’y a pas de numéro { $number }.
error-no-file = Indique un fichier ; - lit l’entrée standard.
error-file-exists = { $file } existe déjà et n’est pas écrasé. Choisis un autre nom, ou déplace le fichier.
