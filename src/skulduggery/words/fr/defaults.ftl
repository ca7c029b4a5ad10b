# Ce qui vaut pour une option qui n’est pas donnée.
default-value = (par défaut : { $value })
default-every-address = { $address }, toutes les adresses
default-admin-token = créé et gardé dans la base de données
default-players = { $usual }, ou autant que le demandent les bots nommés ou le jeu
default-names = { $names } et ainsi de suite
default-seed = aléatoire
default-think = dépend du niveau
default-today = celle du jour
default-everybody = tous
default-matches = les rencontres habituelles
default-match-games = le nombre habituel pour la rencontre
default-results = bots-JEU.jsonl dans ce dossier
default-lessons = comme pour les fichiers livrés
default-shell = l’actuel
default-none = aucun
default-one-for-each-core = un par cœur
default-language = SKULDUGGERY_LANG ou LANG, sinon en
