# What an option comes to that is not given.
default-value = (default: { $value })
default-every-address = { $address }, which is all there are
default-admin-token = one that is made and kept in the database
default-players = { $usual }, or as many as the named bots or the game need
default-names = { $names } and so on
default-seed = a new one every time
default-think = as long as its level takes
default-today = today's
default-everybody = everybody
default-matches = all usual ones
default-match-games = as many as each match usually has
default-results = bots-GAME.jsonl here
default-lessons = as many as made what ships
default-shell = the one that you call it from
default-none = none
default-language = what SKULDUGGERY_LANG or LANG says, or else en
