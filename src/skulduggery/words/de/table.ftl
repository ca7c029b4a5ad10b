# Am Tisch: wer kommt und geht, was abgemacht ist, was gesagt wird.

table-somebody = Jemand

## Kommen und Gehen

table-created = { $name } eröffnet einen Tisch für { $game }.
table-arrived =
    { $program ->
        [yes] { $name } kommt an den Tisch, ein externer Bot.
       *[no] { $name } kommt an den Tisch.
    }
table-renamed = { $before } heißt jetzt { $name }.
table-departed =
    { $playing ->
        [yes] { $name } verlässt den Tisch, den Platz übernimmt ein Bot.
       *[no] { $name } verlässt den Tisch.
    }
table-removed =
    { $playing ->
        [yes] { $name } wird vom Tisch entfernt, den Platz übernimmt ein Bot.
       *[no] { $name } wird vom Tisch entfernt.
    }
table-muted =
    { $muted ->
        [yes] { $name } wird stumm geschaltet.
       *[no] { $name } darf wieder mitreden.
    }
table-host-passed = { $name } ist jetzt Gastgeber/in.

## Vor der Partie

table-seated = { $name } nimmt Platz { $chair }.
table-agreed = { $name } ist einverstanden.
table-stood = { $name } verlässt Platz { $chair }.
table-bot-seated = Auf Platz { $chair } spielt ein Bot: { $name } ({ $level }).
table-chair-set =
    { $open ->
        [yes] Platz { $chair } ist frei.
       *[no] Platz { $chair } ist geschlossen.
    }
table-options-chosen =
    { $usual ->
        [yes] Gespielt wird jetzt { $game }, nach den üblichen Regeln.
       *[no] Gespielt wird jetzt { $game }. { $changes }.
    }
table-option = { $option }: { $value }
table-nth-player = Nummer { $number } am Tisch
table-settings-chosen =
    { $rated ->
        [yes] Hier wird gewertet gespielt,
       *[no] Hier wird ohne Wertung gespielt,
    } { $listed ->
        [yes] und der Tisch ist öffentlich.
       *[no] und an den Tisch führt nur der Link.
    } { $clock ->
        [none] Eine Uhr gibt es nicht.
        [decision] Die Uhr gibt jeder Entscheidung { $time }.
       *[bank] Die Uhr gibt allen { $time } für die ganze Partie{ $increment ->
            [none] .
           *[other] , und jede Entscheidung bringt { $increment } dazu.
        }
    } { $talk ->
        [free] Der Chat ist frei{ $kept ->
            [yes] { " " }und wird mit der Partie gespeichert.
           *[no] .
        }
        [phrases] Im Chat gibt es fertige Sätze{ $kept ->
            [yes] , und er wird mit der Partie gespeichert.
           *[no] .
        }
       *[off] Der Chat ist aus.
    } { $slow ->
        [yes] Niemand muss verbunden bleiben.
       *[no] Für alle, die { $grace } wegbleiben, springt ein Bot ein.
    }{ $odds ->
        [yes] { "" }
       *[no] { " " }Chancen werden nicht angezeigt.
    }{ $hints ->
        [yes] { " " }Tipps sind erlaubt.
       *[no] { "" }
    }{ $bots ->
        [yes] { " " }Bots reden ab und zu mit.
       *[no] { "" }
    }
table-time =
    { $unit ->
        [day] { $count ->
            [one] { $count } Tag
           *[other] { $count } Tage
        }
        [hour] { $count ->
            [one] { $count } Stunde
           *[other] { $count } Stunden
        }
        [minute] { $count ->
            [one] { $count } Minute
           *[other] { $count } Minuten
        }
       *[second] { $count ->
            [one] { $count } Sekunde
           *[other] { $count } Sekunden
        }
    }
table-started = { $game } beginnt. Am Tisch: { $names }.
table-rematch-proposed = { $name } möchte noch eine Partie spielen.
table-rematch-agreed = { $name } ist bei der nächsten Partie dabei.
table-rematch-called = Noch eine Partie: Alle rücken einen Platz weiter.

## In der Partie

table-went-away = { $name } hat die Verbindung verloren.
table-came-back = { $name } ist wieder da.
table-stood-in = { $name } ist noch nicht zurück; solange spielt ein Bot.
table-resigned = { $name } gibt auf, den Platz übernimmt ein Bot.
table-hint-asked = { $name } lässt sich einen Tipp geben.
table-by-clock = Die Zeit von { $name } ist um: Die Uhr entscheidet.
table-ended = Die Partie ist zu Ende. Jetzt lässt sich prüfen, dass jede Ziehung fair war.
table-closed = Wer diesen Server betreibt, hat den Tisch geschlossen.
table-time-given = { $name } zieht in einen anderen Teil des Servers um und bekommt { $seconds } Sekunden für den Weg.
table-clock-shifted =
    { $asleep ->
        [none] { "" }
       *[other] Auf keiner Uhr zählt diese Zeit: { $asleep }. Der Server lief nicht, oder seine Uhr wurde gestellt.
    }
table-abandoned =
    { $counts ->
        [yes] Niemand spielt mehr. Die Partie wird abgebrochen; in der Wertung kommt ans Ende, wer sie aufgegeben hat.
       *[no] Es ist niemand mehr da. Die Partie ist abgebrochen und zählt für niemanden.
    }
a-disc =
    { $disc ->
        [flower] eine Blume
        [skull] der Totenkopf
       *[last] die Letzte Chance
    }
table-discs-shown =
    { $count ->
        [one] { $name } zeigt, was verdeckt geblieben ist: { $discs }.
       *[other] { $name } zeigt, was verdeckt geblieben ist, von unten nach oben: { $discs }.
    }

## Gesagt, bevor es geschieht

table-seat-given-up =
    Ein Bot spielt deinen Platz zu Ende{ $rated ->
        [yes] , und in dieser gewerteten Partie bleibt dir der letzte Platz.
       *[no] .
    }
table-before-resigning = Aufgeben ist endgültig: { table-seat-given-up }
table-before-leaving =
    { $playing ->
        [yes] Wer geht, gibt auf: { table-seat-given-up } { $slow ->
            [yes] Reißt nur die Verbindung ab, bleibt dir der Platz.
           *[no] Reißt nur die Verbindung ab, bleibt dir der Platz; nach { $grace } spielt ein Bot, bis du zurück bist.
        }
       *[no] Es läuft keine Partie; wenn du gehst, wird nur dein Platz frei.
    }

## Tischgespräch

table-talked = { $name }: „{ $text }“
table-phrase-said = { $name }: „{ $phrase }“
table-bot-said = { table-phrase-said }
table-reacted =
    { $reaction ->
        [laugh] { $name } lacht.
        [gasp] { $name } schnappt nach Luft.
        [applause] { $name } applaudiert.
        [skull] { $name } malt einen Totenkopf in die Luft.
        [flower] { $name } malt eine Blume in die Luft.
       *[hourglass] { $name } schaut auf die Sanduhr.
    }
phrase-i-have-a-skull = Bei mir liegt ein Totenkopf.
phrase-only-flowers = Bei mir liegen nur Blumen.
phrase-do-not-turn-mine = Deck bei mir lieber nichts auf.
phrase-turn-mine = Deck ruhig bei mir auf.
phrase-trust-me = Vertrau mir.
phrase-you-are-bluffing = Du bluffst doch.
phrase-too-high = Das ist zu hoch.
phrase-too-easy = Das ist zu leicht.
phrase-your-turn = Du bist dran.
phrase-good-luck = Viel Glück.
phrase-well-played = Gut gespielt.
phrase-ouch = Autsch!
phrase-thank-you = Danke.
phrase-one-more = Noch eine Partie?
reaction-laugh = Lachen
reaction-gasp = Schreck
reaction-applause = Applaus
reaction-skull = Totenkopf
reaction-flower = Blume
reaction-hourglass = Sanduhr

## Was nicht geht, und was stattdessen

error-no-code = Kein Tisch mit freien Plätzen hat den Code „{ $code }“. Prüf die Buchstaben, oder frag, ob das Spiel schon läuft.
error-too-many-codes = Von hier kamen zu viele falsche Codes. Versuch es in { $after } Sekunden noch einmal, oder lass dir den Link schicken.
error-refused-record-early = Die Aufzeichnung gibt es, sobald die Partie zu Ende ist.
error-refused-removed = Du wurdest von diesem Tisch entfernt. Such dir einen anderen, oder eröffne einen eigenen.
error-refused-name = Dieser Name hat keine sichtbaren Zeichen. Nimm einen mit mindestens einem Buchstaben.
error-refused-not-here = Du bist nicht an diesem Tisch. Komm erst dazu.
error-refused-not-host = Das darf nur die Gastgeberin oder der Gastgeber. Frag { $host }.
error-refused-already-started = Das geht nur vor einer Partie. Nach dieser lässt sich noch eine starten.
error-refused-not-playing = Du spielst hier in keiner laufenden Partie. Nimm dir einen Platz für die nächste.
error-refused-no-chair = Diesen Platz gibt es nicht. Von 0 an gezählt, ist { $last } der letzte.
error-refused-nobody = Einen Gast „{ $guest }“ gibt es an diesem Tisch nicht. Sieh nach, wer da ist, und versuch es noch einmal.
error-refused-full = Der Tisch ist mit { $most } Gästen voll. Versuch es später, oder eröffne einen eigenen.
error-refused-log-full = An diesem Tisch ist seit der letzten Partie zu viel geschehen ({ $most } Dinge). Startet eine Partie, oder eröffne einen neuen Tisch.
error-refused-yourself = Dich selbst kannst du nicht entfernen. Verlass stattdessen den Tisch.
error-refused-rated-player = { $name } spielt in dieser gewerteten Partie mit, und daraus wird niemand entfernt. Du kannst { $name } stumm schalten; für Abwesende spielt ein Bot.
error-refused-not-agreed = Seit dem Hinsetzen hat sich etwas geändert. Noch nicht einverstanden: { $names }.
error-refused-not-seated = Du sitzt hier auf keinem Platz. Setz dich; auch das heißt, einverstanden zu sein.
error-refused-terms-changed = Es hat sich gerade noch einmal geändert. Sieh es dir an und stimm dem zu.
error-refused-chair-taken = Dieser Platz ist nicht frei. Nimm einen anderen.
error-refused-level = Einen Bot namens „{ $level }“ gibt es nicht. Es gibt: { $levels }.
error-refused-no-people = Bots spielen hier nicht unter sich. Erst muss sich ein Mensch setzen.
error-refused-not-over = Noch eine Partie gibt es erst nach dieser. Spielt sie zu Ende.
error-refused-no-rematch = Noch niemand hat eine weitere Partie vorgeschlagen. Schlag zuerst eine vor.
error-refused-did-not-play = Die nächste Partie ist für alle, die mitgespielt haben. Schau zu, oder nimm danach einen Platz.
error-refused-not-your-seat = Platz { $seat } ist nicht deiner. Spiel auf einem eigenen.
error-refused-closed = Wer diesen Server betreibt, hat den Tisch geschlossen. Eröffne einen anderen.
error-refused-other-match = Das war für eine andere Partie an diesem Tisch gedacht: von 0 an gezählt die Nummer { $match }. Jetzt läuft die Nummer { $now }.
error-refused-decided = Das ist schon entschieden: „{ $text }“. Sieh dir den Tisch noch einmal an, und mach dort weiter.
error-refused-too-early = Entscheidung { $nth } dieses Platzes kommt zu früh; von 0 an gezählt, ist Nummer { $due } dran. Sieh dir den Tisch noch einmal an, und mach dort weiter.
error-refused-resigned = Du hast aufgegeben, und ein Bot spielt deinen Platz zu Ende. Schau zu, und spiel die nächste Partie wieder mit.
error-refused-nothing-to-show = Du hast gerade nichts zu zeigen. Das geht nach dem gescheiterten Versuch von jemand anderem, bis zur nächsten Herausforderung.
error-refused-hints = An diesem Tisch sind Tipps aus. Vor einer Partie lässt sich das ändern.
error-refused-not-asked = An Platz { $seat } hast du jetzt nichts zu entscheiden. Frag wieder, wenn du dran bist.
error-refused-not-your-turn = Du bist noch nicht dran.
error-refused-meanwhile = Das ist inzwischen entschieden; der Tipp kam zu spät.
error-refused-odds = An diesem Tisch sind die Chancen aus. Vor einer Partie lässt sich das ändern.
error-refused-nothing-to-reckon = Bei dieser Entscheidung gibt es nichts auszurechnen. Was man sofort sieht, steht schon am Tisch.
error-refused-muted = Du bist an diesem Tisch stumm geschaltet. Spielen kannst du weiter; frag, wann du wieder mitreden darfst.
error-refused-talk =
    { $talk ->
        [phrases] An diesem Tisch gibt es im Chat nur fertige Sätze. Nimm einen davon.
       *[off] An diesem Tisch ist der Chat aus. Vor einer Partie lässt sich das ändern.
    }
error-refused-phrase = „{ $phrase }“ ist weder ein fertiger Satz noch eine Reaktion. Nimm etwas aus der Liste.
error-bad-clock = Eine solche Uhr geht nicht. Sie gibt 5 Sekunden bis 14 Tage; nur bei Zeit für die ganze Partie kommt je Entscheidung etwas dazu, höchstens ein Tag. Ohne Uhr ist beides 0.
error-bad-grace = Ein Bot springt frühestens nach 5 Sekunden und spätestens nach 14 Tagen ein. Nimm etwas dazwischen.
error-bad-hints = In gewerteten Partien gibt es keine Tipps. Wähl eins von beiden.
error-unfair-draw = Schritt { $ply } passt nicht: Die Aufzeichnung sagt „{ $told }“, Geheimnis und Salze ergeben „{ $due }“. Entweder wurde die Aufzeichnung verändert, oder das war kein Zufall; frag nach, woher sie kommt.
error-unfair-no-evidence = In der Aufzeichnung fehlt „{ $tag }“, also lässt sich der Zufall nicht beweisen. Hol dir die Aufzeichnung der beendeten Partie von ihrem Server.
error-unfair-unreadable = Geheimnis oder Salze sind nicht lesbar, also lässt sich der Zufall nicht beweisen. Hol dir die Aufzeichnung noch einmal vom Server.
error-unfair-commitment = Das ist nicht das Geheimnis, auf das sich der Server festgelegt hat. Entweder wurde die Aufzeichnung verändert oder das Geheimnis; vergleich die Festlegung mit der, die vor der Partie zu sehen war.
