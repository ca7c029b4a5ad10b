# Was für eine Option gilt, die nicht angegeben ist.
default-value = (Vorgabe: { $value })
default-every-address = { $address }, also alle
default-admin-token = eines, das erzeugt und in der Datenbank aufbewahrt wird
default-players = { $usual } oder so viele, wie die genannten Bots oder das Spiel verlangen
default-names = { $names } und so weiter
default-seed = jedes Mal eine neue
default-think = so viele, wie seine Stufe braucht
default-today = das von heute
default-everybody = alle
default-matches = alle üblichen
default-match-games = so viele, wie für die Begegnung üblich sind
default-results = bots-SPIEL.jsonl an Ort und Stelle
default-lessons = so viele, wie zu dem führten, was mitgeliefert wird
default-shell = die, aus der du ihn aufrufst
default-none = keiner
default-language = was SKULDUGGERY_LANG oder LANG sagt, sonst en
