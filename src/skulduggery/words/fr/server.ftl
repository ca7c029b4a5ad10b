# Ce que le serveur a à dire.
error-no-table = Il n’y a pas de table « { $table } » ici. Il manque peut-être un bout du lien.
error-not-saved = Cela n’a pas pu être enregistré, donc cela n’a pas eu lieu. Réessaie dans un instant.
error-bad-frame = Le message n’est pas valable : { $reason }
error-port-taken = Le port { $port } est pris : choisis-en un autre avec --port ou arrête le programme qui l’occupe.
error-bad-port = { $port } n’est pas un port : choisis-en un de 1 à { $last } avec --port, ou 0 pour n’importe lequel de libre.
error-cannot-bind = Le serveur ne peut pas écouter sur { $address } : { $reason }.
error-cannot-open-database = La base { $file } ne peut pas servir : { $reason }.
error-database-address = { $database } n’est pas l’adresse d’une base de données : écris postgresql://utilisateur:motdepasse@hôte:5432/nom, avec les caractères spéciaux du mot de passe encodés (@ en %40), ou choisis un fichier.
error-database-unreachable = PostgreSQL est injoignable à { $database } : { $reason }.
error-database-login = PostgreSQL refuse l’accès à { $database } : vérifie l’utilisateur et le mot de passe.
error-database-missing = PostgreSQL n’a pas de base { $database } : crée-la d’abord, par exemple avec createdb.
error-database-encoding = La base { $database } est encodée en { $encoding }, où manquent des lettres dont les noms ont besoin : crée-la en UTF8.
error-database-in-use = Un autre serveur tourne déjà sur la base { $file } : arrête-le, ou donne à celui-ci un autre fichier avec --database.
error-cannot-lock = Le fichier verrou { $file } ne peut pas servir : { $reason }.
error-database-in-memory = Le serveur a besoin d’un fichier de base de données, et { $name } n’en est pas un : indique un fichier avec --database.
error-bad-workers = --workers prend un nombre entier de 1 à { $most }.
error-bad-node-port = Les ports propres des nœuds commencent à --node-port, qui doit aller de 1 à { $last } pour autant de nœuds, ou être 0 pour aucun.
error-workers-on-sqlite = Plusieurs nœuds ont besoin d’une base de données PostgreSQL : indiques-en une avec --database postgresql://…, ou omets --workers.
error-database-from-the-future = Cette base de données vient d’un Skulduggery plus récent (elle indique { $revision }). Rien n’a été changé. Lance-la avec cette version, ou choisis-en une autre avec --database.
error-database-of-others = C’est la base de données d’un autre programme. Rien n’a été changé. Choisis-en une autre avec --database.
error-database-other-rules = Dans cette base de données, des parties de { $game } se jouent avec la version { $version } des règles, que ce Skulduggery ne joue pas. Rien n’a été changé. Laisse-les finir avec la version de leur début, puis mets à jour.
error-nodes-of-older-version = Des nœuds d’une version plus ancienne servent encore cette base de données ({ $nodes }), et cette version doit la modifier d’une façon qu’ils ne supporteraient pas. Rien n’a été changé. Arrête-les, puis démarre celui-ci.
error-other-node-format = Des nœuds d’une autre version servent cette base de données ({ $nodes }) et y gardent les parties dans un autre format. Rien n’a été changé. Arrête-les, puis démarre celui-ci.

## What a chat shows of a link

link-invitation = { $host } t’invite à { $game }
link-table = { $game } : une table sur Skulduggery
link-replay = { $game } : revoir la partie
