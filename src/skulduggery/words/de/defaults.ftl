# Was für eine Option gilt, die nicht angegeben ist.
default-value = (Vorgabe: { $value })
default-every-address = { $address }, alle Adressen
default-admin-token = wird erzeugt und in der Datenbank aufbewahrt
default-players = { $usual } oder so viele, wie die genannten Bots oder das Spiel verlangen
default-names = { $names } und so weiter
default-seed = zufällig
default-think = hängt von der Stufe ab
default-today = das von heute
default-everybody = alle
default-matches = die üblichen
default-match-games = die übliche Zahl für die Begegnung
default-results = bots-SPIEL.jsonl in diesem Ordner
default-lessons = wie bei den mitgelieferten Dateien
default-shell = die aktuelle
default-none = keiner
default-one-for-each-core = einer je Kern
default-language = SKULDUGGERY_LANG oder LANG, sonst en
