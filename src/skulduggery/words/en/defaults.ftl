# What an option comes to that is not given.
default-value = (default: { $value })
default-every-address = { $address }, all addresses
default-admin-token = created and kept in the database
default-players = { $usual }, or as many as the named bots or the game need
default-names = { $names } and so on
default-seed = random
default-think = depends on its level
default-today = today’s
default-everybody = everybody
default-matches = the usual ones
default-match-games = the usual number for each match
default-results = bots-GAME.jsonl in this folder
default-lessons = as for the files that ship
default-shell = the current one
default-none = none
default-one-for-each-core = one for each core
default-language = SKULDUGGERY_LANG or LANG, else en
