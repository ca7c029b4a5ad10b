# Ce que la ligne de commande dit d’elle-même.
cli-about = La maison de trois jeux de crânes : Skull, Skull King le jeu de dés et Säbel & Schädel.
cli-everywhere = Avec chaque commande
cli-lang-help = La langue : en, de, it ou fr. Elle peut se trouver n’importe où sur la ligne.
cli-usage = Usage : { $command }
cli-synopsis = [COMMANDE]
cli-commands = Commandes
cli-options = Options
cli-arguments = Arguments
cli-help-help = Montre ceci et s’arrête.
cli-version-help = Montre la version et si les règles sont compilées.
cli-rules-are = { $compiled ->
    [True] règles compilées
   *[False] règles en Python pur
}
cli-serve-help = Ouvrir la maison : des tables pour les amis en réseau, sur un seul fichier de base de données. Sans aucune commande, c’est pareil.
cli-serve-synopsis = serve [OPTIONS]
cli-host-help = L’adresse à écouter.
cli-port-help = Le port ; 0 en prend un libre.
cli-database-help = Le fichier qui garde tout.
cli-base-path-help = Le chemin sous lequel un proxy la sert, par exemple /jeux.
cli-proxies-help = Adresses des proxys dont on croit les en-têtes.
cli-admin-token-help = La clé de qui s’occupe du serveur.
cli-log-level-help = Ce qui est consigné : debug, info, warning ou error.
cli-no-browser-help = Ne pas ouvrir le navigateur ; il ne s’ouvre que depuis un terminal avec un écran.
cli-allow-bot-help = Un bot à toi qui peut s’asseoir aux tables, sous la forme package.module:Class ou par le nom que lui donne son paquet. Peut être répété.
cli-limits = Limites (0 en lève une)
cli-requests-help = Requêtes d’une adresse en une minute.
cli-new-tables-help = Tables ouvertes d’une adresse en une minute.
cli-reviews-help = Analyses demandées d’une adresse en une heure.
cli-reviews-waiting-help = Analyses demandées d’une adresse et pas encore prêtes.
cli-tables-help = Tables d’un invité qui ne sont pas finies.
cli-sockets-help = Connexions en tout.
cli-sockets-per-address-help = Connexions d’une adresse.
cli-sockets-per-guest-help = Connexions d’un invité.
cli-asks-help = Requêtes par connexion en une seconde.
cli-talk-help = Prises de parole par connexion en une seconde.
cli-body-help = Octets dans une requête.
cli-unknown-variable = La variable { $variable } est définie, mais rien ne la lit.
cli-misspelt-variable = La variable { $variable } est définie, mais rien ne la lit : voulais-tu dire { $nearest } ?
cli-serving = La maison est ouverte : { $address }
cli-serving-network = Pour tous sur ton réseau : { $address }
cli-serving-file = Tout est gardé dans { $file }
cli-serving-stop = Ctrl-C la ferme ; rien n’est perdu.
cli-admin-help = S’occuper d’un serveur en marche : son activité, ses tables, qui est exclu.
cli-admin-synopsis = admin token|load|tables|bans|close TABLE|ban INVITÉ|unban INVITÉ [OPTIONS]
cli-admin-what-help = token montre la clé, load l’activité, tables et bans énumèrent ; close ferme, ban exclut, unban réadmet.
cli-admin-whom-help = La table à fermer, ou l’invité dont il s’agit.
cli-url-help = Où se trouve le serveur.
cli-admin-closed = La table { $table } est fermée.
cli-admin-banned = L’invité { $guest } est exclu.
cli-admin-unbanned = L’invité { $guest } peut revenir.
cli-load-version = Version
cli-load-uptime = Ouvert depuis
cli-load-tables = Tables en mémoire
cli-load-sockets = Connexions
cli-load-guests = Invités connectés
cli-load-moves = Coups de la dernière minute
cli-load-waiting = Encore à écrire
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
cli-backup-help = Copier la base de données dans un nouveau fichier, même pendant que le serveur tourne.
cli-backup-synopsis = backup FICHIER [OPTIONS]
cli-backup-file-help = Le fichier à écrire ; il ne doit pas encore exister.
cli-backed-up = Tout est dans { $file } ({ $bytes } octets).
cli-play-help = Jouer dans le terminal, contre des bots et avec tes voisins de clavier.
cli-play-synopsis = play JEU [OPTIONS]
cli-simulate-help = Faire jouer beaucoup de parties à des bots et en faire le bilan.
cli-simulate-synopsis = simulate JEU [OPTIONS]
cli-replay-help = Revoir une partie enregistrée, coup par coup.
cli-replay-synopsis = replay FICHIER [OPTIONS]
cli-verify-help = Prouver les tirages d’un enregistrement, ou nommer le premier qui ne colle pas.
cli-verify-synopsis = verify FICHIER [OPTIONS]
cli-verified = { $draws ->
    [one] L’unique tirage est
   *[other] Les { $draws } tirages sont tous
} tels que le secret et les sels l’exigent. L’engagement était { $commitment }.
cli-convert-help = Convertir des enregistrements de texte en JSON ou l’inverse, sans perte.
cli-convert-synopsis = convert FICHIER --to text|json|jsonl
cli-perft-help = Compter les lignes de jeu, profondeur par profondeur, pour vérifier des règles par des règles.
cli-perft-synopsis = perft JEU [OPTIONS]
cli-games-synopsis = games [OPTIONS]
cli-games-command-help = Énumérer les jeux, leurs options, leurs éditions et leurs bots.
cli-game-help = L’un de { $games }.
cli-players-help = Combien jouent.
cli-set-help = Une option du jeu, par exemple last_chance=true ; peut être répété.
cli-preset-help = Les options d’une édition : german, english ou italian (Skull).
cli-seed-help = Un nombre entier ; même nombre, même partie.
cli-json-help = Du JSON pour les programmes au lieu d’un tableau pour les gens.
cli-position-help = Commencer depuis une position : Skull par exemple depuis "FFS+ FF first=0", Säbel & Schädel depuis "1 2 K 5 3 B 4 5:rrg 2:g 0=rrr 1=gg turn=0".
cli-humans-help = Combien de personnes partagent le clavier ; les bots prennent les autres places.
cli-name-help = Un nom ; à donner une fois par personne.
cli-record-help = Écrire la partie dans ce nouveau fichier quand elle finit ou qu’on la quitte.
cli-games-help = Combien de parties.
cli-jobs-help = Combien de processus se partagent le travail.
cli-records-help = Écrire chaque partie dans ce nouveau fichier, un enregistrement JSON par ligne.
cli-depth-help = Combien de coups en profondeur.
cli-after-help = Coups à jouer d’abord, comme dans un enregistrement : "0 flower; 1 skull".
cli-divide-help = Montrer les nombres derrière chaque premier coup ; le hasard avec son poids.
cli-file-help = Un enregistrement : texte, JSON, ou un enregistrement JSON par ligne.
cli-to-help = text, json (indenté) ou jsonl (une ligne par enregistrement).
cli-as-help = Par quels yeux : le numéro d’un joueur, "table" pour ce que tous ont vu, "all" pour tout.
cli-number-help = Quel enregistrement, si le fichier en contient plusieurs ; compté à partir de 1.
cli-simulating = On joue
cli-simulated = { $game } : { $games } parties de { $players } bots, graine { $seed }, { $rules }.
cli-seat = Joueur
cli-wins = Victoires
cli-share = Part
cli-interval = Intervalle à 95 %
cli-lengths = Coups par partie : { $mean } en moyenne, de { $shortest } à { $longest }.
cli-made-of = De quoi les parties étaient faites
cli-in-all = En tout
cli-per-game = Par partie
cli-intervals = Dans 95 simulations semblables sur 100, l’intervalle contient la vraie valeur. Il dépend de l’écart entre les parties : ce qui arrive dans une même partie se tient. (Parts selon Wilson, moyennes selon Student.)
cli-stopped-after = Interrompu : { $played } parties sur { $wanted } ont été jouées. Voici ce qu’elles ont donné.
cli-player-range = { $setting ->
    [none] Pour { $least } à { $most } joueurs.
   *[other] Avec { $setting } : de { $least } à { $most }.
}
cli-a-seat = La place { $seat }
cli-setting = Réglage
cli-usual = { "" } (d’usage)
cli-meaning = Signification
cli-replay-title = { $game } : { $players }
cli-replay-as-table = Telle que la table l’a vue. --as 0 montre ce qu’a vu le joueur 0, --as all montre tout.
cli-replay-as-player = Par les yeux de { $name }.
cli-replay-as-all = Tout à découvert.
cli-replay-abandoned = La partie a été abandonnée ici.
cli-replay-unfinished = L’enregistrement s’arrête ici ; la partie n’était pas finie.
error-unknown-command = La commande « { $word } » n’existe pas. Il y a : { $commands }.
error-unknown-command-option = L’option « { $word } » n’existe pas ici ; --help énumère celles qu’il y a.
error-bad-value = { $option } ne peut pas être « { $value } ».
error-missing-value = { $option } demande une valeur.
error-repeated-option = { $option } est donné deux fois.
error-too-many-words = Ces mots sont de trop : { $words }
error-unreadable-words = Ces mots ne vont pas ensemble ; --help montre comment les écrire.
error-bad-file = { $file } : { $reason }
error-system-refused = Le système refuse : { $reason }
error-interrupted = Arrêté.
error-unknown-language = { $setting } ne peut pas être « { $wish } ». Choisis parmi : { $languages }.
error-no-language = Dis quelle langue après { $setting } : { $languages }.
error-bad-setting = « { $setting } » n’est pas une option avec sa valeur ; écris option=valeur.
error-bad-number = { $option } ne peut pas être « { $value } ». C’est un nombre entier { $most ->
    [none] à partir de { $least }
   *[other] de { $least } à { $most }
}.
error-bad-viewer = « { $viewer } » n’a pas d’yeux ici : un joueur de 0 à { $last }, « table » ou « all ».
error-no-such-record = Le fichier contient { $count ->
    [one] un enregistrement
   *[other] { $count } enregistrements
} ; il n’y a pas de numéro { $number }.
error-no-file = Dis quel fichier ; - lit l’entrée standard.
error-file-exists = { $file } existe déjà, et rien n’est écrasé. Choisis un autre nom, ou déplace le fichier.
