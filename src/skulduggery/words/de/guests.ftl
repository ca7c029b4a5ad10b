# Wer Menschen und Programme sind.
error-banned = Du bist auf diesem Server gesperrt.
error-being-forgotten = Deine Daten werden gerade gelöscht. Komm gleich als neuer Gast wieder.
error-no-guest = „{ $guest }“ ist kein Gast dieses Servers.
error-foreign-page = Das dürfen nur Seiten dieses Servers.
error-not-for-programs = Programme dürfen das nicht, nur wem sie gehören.
error-bad-token = Dieses Token ist falsch oder wurde widerrufen. Erstell in den Einstellungen ein neues.
error-too-many-programs = Du hast schon { $most } Programme. Widerrufe zuerst eines.
error-no-program = Du hast kein Programm „{ $program }“, oder es ist schon widerrufen.
error-link-unreadable = Dieser Link zu einem anderen Gerät ist ungültig. Vielleicht fehlt ein Stück.
error-link-expired = Dieser Link galt { $minutes } Minuten und ist abgelaufen. Erstell auf dem ersten Gerät einen neuen.
error-link-used = Dieser Link wurde schon benutzt. Erstell auf dem ersten Gerät einen neuen.
error-bad-companion = Eine Person „{ $number }“ gibt es an diesem Gerät nicht. Sie haben die Nummern 1 bis { $most }.
error-refused-companion = Dieser Tisch ist gewertet, und wer sich ein Gerät teilt, spielt nur ohne Wertung. Bitte die Gastgeberin oder den Gastgeber darum, oder spiel mit einem eigenen Gerät.
error-refused-with-companion = { $name } teilt sich ein Gerät, darum kann diese Partie nicht gewertet werden. Schalte zuerst „Gewertet“ aus.
error-block-yourself = Dich selbst kannst du nicht blockieren.
error-too-many-blocks = Du hast schon { $most } Gäste blockiert. Gib zuerst jemanden wieder frei.
guest-what-is-kept = Deine Züge und Zufallszahlen in Partien mit anderen bleiben unter einem Pseudonym: Ohne sie ließen sich die Ziehungen nicht mehr prüfen. Aufzeichnungen, die andere hochgeladen oder gespeichert haben, bleiben, wie sie sind.
