# Wer Menschen und Programme sind.
error-banned = Wer diesen Server betreibt, lässt dich nicht mehr herein.
error-being-forgotten = Was über dich gespeichert ist, wird gerade gelöscht. Komm gleich wieder, als jemand Neues.
error-no-guest = „{ $guest }“ ist kein Gast dieses Servers.
error-foreign-page = Das dürfen nur Seiten dieses Servers.
error-not-for-programs = Programme dürfen das nicht, nur wem sie gehören.
error-bad-token = Dieses Token ist falsch, oder es wurde widerrufen.
error-too-many-programs = Du hast schon { $most } Programme. Widerrufe zuerst eines.
error-no-program = Du hast kein Programm „{ $program }“, oder es ist schon widerrufen.
error-link-unreadable = Dieser Link zu einem anderen Gerät ist nicht von uns. Vielleicht wurde er abgeschnitten.
error-link-expired = Dieser Link galt { $minutes } Minuten und ist jetzt zu alt. Mach auf dem ersten Gerät einen neuen.
error-link-used = Dieser Link wurde schon benutzt. Mach auf dem ersten Gerät einen neuen.
error-bad-companion = Einen Begleiter „{ $number }“ gibt es nicht. Sie haben die Nummern 1 bis { $most }.
error-refused-companion = Dieser Tisch ist gewertet, und wer sich ein Gerät mit anderen teilt, spielt nur ungewertet. Bitte die Gastgeberin oder den Gastgeber darum, oder spiel mit einem eigenen Gerät.
error-refused-with-companion = { $name } teilt sich ein Gerät mit jemandem, darum kann diese Partie nicht gewertet werden. Stell sie erst auf ungewertet.
error-block-yourself = Dich selbst kannst du nicht blockieren.
error-too-many-blocks = Du hast schon { $most } blockiert. Gib zuerst jemanden wieder frei.
guest-what-is-kept = Züge und Salze von Partien, die du mit anderen gespielt hast, bleiben unter einem Pseudonym: Ohne sie ließen sich die Ziehungen nicht mehr beweisen. Aufzeichnungen, die andere hochgeladen oder gespeichert haben, bleiben, wie sie sind.
