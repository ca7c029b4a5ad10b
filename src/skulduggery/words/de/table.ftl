# Am Tisch: wer kommt und geht, was abgemacht ist, was gesagt wird.

table-somebody = Jemand

## Kommen und Gehen

table-created = { $name } eröffnet einen Tisch für { $game }.
table-arrived =
    { $program ->
        [yes] { $name } kommt an den Tisch, ein Bot von außerhalb.
       *[no] { $name } kommt an den Tisch.
    }
table-renamed = { $before } heißt von jetzt an { $name }.
table-departed =
    { $playing ->
        [yes] { $name } verlässt den Tisch, den Platz übernimmt ein Bot.
       *[no] { $name } verlässt den Tisch.
    }
table-removed =
    { $playing ->
        [yes] { $name } wird vom Tisch gewiesen, den Platz übernimmt ein Bot.
       *[no] { $name } wird vom Tisch gewiesen.
    }
table-muted =
    { $muted ->
        [yes] { $name } wird stumm geschaltet.
       *[no] { $name } darf wieder mitreden.
    }
table-host-passed = { $name } leitet jetzt den Tisch.

## Vor der Partie

table-seated = { $name } setzt sich auf Stuhl { $chair }.
table-stood = { $name } steht von Stuhl { $chair } auf.
table-bot-seated = Auf Stuhl { $chair } spielt ein Bot: { $name } ({ $level }).
table-chair-set =
    { $open ->
        [yes] Stuhl { $chair } ist frei.
       *[no] Stuhl { $chair } kommt weg.
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
        [yes] und der Tisch steht in der Liste.
       *[no] und an den Tisch führt nur der Link.
    } { $clock ->
        [none] Eine Uhr gibt es nicht.
        [decision] Die Uhr gibt jeder Entscheidung { $time }.
       *[bank] Die Uhr gibt allen { $time } für die ganze Partie{ $increment ->
            [none] .
           *[other] , und jede Entscheidung bringt { $increment } dazu.
        }
    } { $talk ->
        [free] Reden ist frei{ $kept ->
            [yes] { " " }und kommt in die Aufzeichnung.
           *[no] .
        }
        [phrases] Geredet wird in fertigen Sätzen{ $kept ->
            [yes] , und sie kommen in die Aufzeichnung.
           *[no] .
        }
       *[off] Geredet wird nicht.
    } { $slow ->
        [yes] Niemand muss verbunden bleiben.
       *[no] Wer { $grace } wegbleibt, wird von einem Bot vertreten.
    }{ $odds ->
        [yes] { "" }
       *[no] { " " }Chancen werden nicht angezeigt.
    }{ $hints ->
        [yes] { " " }Nach Tipps darf gefragt werden.
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
table-rematch-called = Auf ein Neues, und alle rücken einen Stuhl weiter.

## In der Partie

table-went-away = Die Verbindung zu { $name } ist weg.
table-came-back = { $name } ist wieder da.
table-stood-in = { $name } bleibt weg; so lange spielt ein Bot.
table-resigned = { $name } gibt auf, den Platz übernimmt ein Bot.
table-hint-asked = { $name } lässt sich einen Tipp geben.
table-by-clock = Die Zeit von { $name } ist um: Die Uhr entscheidet.
table-ended = Die Partie ist zu Ende, und das Geheimnis hinter ihren Ziehungen liegt offen.
table-closed = Der Tisch wird geschlossen, von dem, der diesen Server betreibt.
table-abandoned = Niemand ist mehr da, um zu spielen. Die Partie ist abgebrochen und zählt für niemanden.
a-disc =
    { $disc ->
        [flower] eine Blume
        [skull] der Skull
       *[last] die Letzte Chance
    }
table-discs-shown =
    { $count ->
        [one] { $name } zeigt, was verdeckt geblieben ist: { $discs }.
       *[other] { $name } zeigt, was verdeckt geblieben ist, von unten nach oben: { $discs }.
    }

## Gesagt, bevor es geschieht

table-seat-given-up =
    Ein Bot spielt deinen Platz zu Ende, und du bekommst ihn nicht zurück. { $rated ->
        [yes] Die Partie wird gewertet, und für dich bleibt darin der letzte Platz.
       *[no] Die Partie ist ohne Wertung, also ändert sich an deiner nichts.
    } Bleiben nur Bots übrig, wird die Partie abgebrochen und zählt für niemanden.
table-before-resigning = Aufgeben ist endgültig. { table-seat-given-up }
table-before-leaving =
    { $playing ->
        [yes] Mitten in der Partie zu gehen heißt aufgeben. { table-seat-given-up } { $slow ->
            [yes] Reißt nur die Verbindung ab, bleibt dir der Platz; bloß die Uhr läuft weiter.
           *[no] Fehlt nur die Verbindung länger als { $grace }, springt ein Bot ein, und du kannst den Platz zurückhaben.
        }
       *[no] Es läuft keine Partie; wenn du gehst, wird nur dein Stuhl frei.
    }

## Tischgespräch

table-talked = { $name }: „{ $text }“
table-phrase-said = { $name }: „{ $phrase }“
table-reacted =
    { $reaction ->
        [laugh] { $name } lacht.
        [gasp] { $name } schnappt nach Luft.
        [applause] { $name } applaudiert.
        [skull] { $name } malt einen Totenkopf in die Luft.
        [flower] { $name } malt eine Blume in die Luft.
       *[hourglass] { $name } schaut auf die Sanduhr.
    }
phrase-i-have-a-skull = Bei mir liegt ein Skull.
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

error-refused-record-early = Die Aufzeichnung liegt offen, sobald die Partie zu Ende ist.
error-refused-removed = Der Gastgeber hat dich von diesem Tisch gewiesen.
error-refused-name = Diesen Namen sieht man nicht. Nimm einen mit mindestens einem Buchstaben.
error-refused-not-here = Du bist nicht an diesem Tisch. Komm erst dazu.
error-refused-not-host = Das darf nur, wer den Tisch leitet. Frag { $host }.
error-refused-already-started = Das geht nur vor einer Partie. Nach dieser kann, wer den Tisch leitet, eine neue ansetzen.
error-refused-not-playing = Du bist hier in keiner laufenden Partie. Nimm dir einen Stuhl für die nächste.
error-refused-no-chair = Diesen Stuhl gibt es nicht. Von 0 an gezählt, ist { $last } der letzte.
error-refused-nobody = Einen Gast „{ $guest }“ gibt es an diesem Tisch nicht. Sieh nach, wer da ist, und versuch es noch einmal.
error-refused-full = Am Tisch sind { $most } Gäste, mehr passen nicht. Versuch es später, oder eröffne einen eigenen.
error-refused-yourself = Dich selbst kannst du nicht vom Tisch weisen. Verlass ihn stattdessen.
error-refused-chair-taken = Dieser Stuhl ist nicht frei. Nimm einen anderen.
error-refused-level = Einen Bot namens „{ $level }“ gibt es nicht. Es gibt: { $levels }.
error-refused-no-people = Bots spielen hier nicht unter sich. Erst muss sich ein Mensch setzen.
error-refused-not-over = Eine neue Partie folgt auf eine beendete. Spielt diese erst zu Ende.
error-refused-not-your-seat = Platz { $seat } ist nicht deiner. Spiel auf einem eigenen.
error-refused-closed = Dieser Tisch wurde von dem geschlossen, der den Server betreibt. Eröffne einen anderen.
error-refused-other-match = Das war für eine andere Partie an diesem Tisch gedacht: von 0 an gezählt die Nummer { $match }. Jetzt läuft die Nummer { $now }.
error-refused-decided = Das ist schon entschieden: „{ $text }“. Sieh dir den Tisch noch einmal an, und mach dort weiter.
error-refused-too-early = Entscheidung { $nth } dieses Platzes kommt zu früh; von 0 an gezählt, ist { $due } dran. Sieh dir den Tisch noch einmal an, und mach dort weiter.
error-refused-resigned = Du hast aufgegeben, und ein Bot spielt deinen Platz zu Ende. Schau zu, und spiel die nächste Partie wieder mit.
error-refused-nothing-to-show = Du hast gerade nichts zu zeigen. Das geht, wenn jemand anders gescheitert ist, bis zur nächsten Herausforderung.
error-refused-hints = An diesem Tisch fragt niemand nach Tipps. Vor einer Partie lässt sich das ändern.
error-refused-not-asked = An Platz { $seat } hast du jetzt nichts zu entscheiden. Frag wieder, wenn du dran bist.
error-refused-meanwhile = Das ist inzwischen entschieden; der Tipp kam zu spät.
error-refused-odds = An diesem Tisch werden Chancen nicht angezeigt. Vor einer Partie lässt sich das ändern.
error-refused-nothing-to-reckon = Bei dieser Entscheidung gibt es nichts auszurechnen. Was man sofort sieht, steht schon am Tisch.
error-refused-muted = Du bist an diesem Tisch stumm geschaltet. Spielen kannst du weiter; frag, wann du wieder mitreden darfst.
error-refused-talk =
    { $talk ->
        [phrases] An diesem Tisch wird nur in fertigen Sätzen geredet. Nimm einen davon.
       *[off] An diesem Tisch wird nicht geredet. Vor einer Partie lässt sich das ändern.
    }
error-refused-phrase = „{ $phrase }“ ist weder ein fertiger Satz noch eine Reaktion. Nimm etwas aus der Liste.
error-bad-clock = Eine solche Uhr gibt es nicht. Sie gibt 5 Sekunden bis 14 Tage; dazu kommt nur bei Zeit für die ganze Partie etwas, je Entscheidung höchstens ein Tag. Ohne Uhr ist beides 0.
error-bad-grace = Ein Bot springt frühestens nach 5 Sekunden und spätestens nach 14 Tagen ein. Nimm etwas dazwischen.
error-bad-hints = In gewerteten Partien gibt es keine Tipps. Wähl eins von beiden.
error-unfair-draw = Schritt { $ply } passt nicht: Die Aufzeichnung sagt „{ $told }“, Geheimnis und Salze ergeben „{ $due }“. Entweder wurde die Aufzeichnung verändert, oder das war kein Zufall; frag nach, woher sie kommt.
error-unfair-no-evidence = In der Aufzeichnung fehlt „{ $tag }“, also lässt sich der Zufall nicht beweisen. Hol dir die Aufzeichnung der beendeten Partie von ihrem Server.
error-unfair-unreadable = Geheimnis oder Salze sind nicht lesbar, also lässt sich der Zufall nicht beweisen. Hol dir die Aufzeichnung noch einmal vom Server.
error-unfair-commitment = Das ist nicht das Geheimnis, auf das sich der Server festgelegt hat. Entweder wurde die Aufzeichnung verändert oder das Geheimnis; vergleich die Festlegung mit der, die vor der Partie zu sehen war.
