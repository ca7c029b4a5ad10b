# Che cosa vale per un’opzione che non è data.
default-value = (predefinito: { $value })
default-every-address = { $address }, cioè tutti
default-admin-token = una creata e conservata nel database
default-players = { $usual }, o quanti ne chiedono i bot nominati o il gioco
default-names = { $names } e così via
default-seed = ogni volta uno nuovo
default-think = quanti ne servono al suo livello
default-today = quello di oggi
default-everybody = tutti
default-matches = tutti quelli consueti
default-match-games = quante ne ha di solito il confronto
default-results = bots-GIOCO.jsonl qui
default-lessons = quante ne sono servite per ciò che viene fornito
default-shell = quella da cui lo chiami
default-none = nessuno
default-language = ciò che dice SKULDUGGERY_LANG o LANG, altrimenti en
