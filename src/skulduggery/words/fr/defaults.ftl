# Ce qui vaut pour une option qui n’est pas donnée.
default-value = (par défaut : { $value })
default-every-address = { $address }, c’est-à-dire toutes
default-admin-token = une clé créée et gardée dans la base de données
default-players = { $usual }, ou autant que le demandent les bots nommés ou le jeu
default-names = { $names } et ainsi de suite
default-seed = un nouveau à chaque fois
default-think = autant que son niveau en demande
default-today = celle du jour
default-everybody = tous
default-matches = toutes les rencontres habituelles
default-match-games = autant que d’habitude pour la rencontre
default-results = bots-JEU.jsonl ici
default-lessons = autant qu’il en a fallu pour ce qui est livré
default-shell = celui d’où tu l’appelles
default-none = aucun
default-language = ce que dit SKULDUGGERY_LANG ou LANG, sinon en
