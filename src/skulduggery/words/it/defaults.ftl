# Che cosa vale per un’opzione che non è data.
default-value = (predefinito: { $value })
default-every-address = { $address }, tutti gli indirizzi
default-admin-token = creato e conservato nel database
default-players = { $usual }, o quanti ne chiedono i bot nominati o il gioco
default-names = { $names } e così via
default-seed = casuale
default-think = dipende dal livello
default-today = quello di oggi
default-everybody = tutti
default-matches = quelli consueti
default-match-games = il numero consueto per il confronto
default-results = bots-GIOCO.jsonl in questa cartella
default-lessons = come per i file forniti
default-shell = quella attuale
default-none = nessuno
default-one-for-each-core = uno per core
default-language = SKULDUGGERY_LANG o LANG, altrimenti en
