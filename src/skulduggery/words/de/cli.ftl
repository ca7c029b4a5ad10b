# Was die Befehlszeile von sich sagt.
cli-about = Das Zuhause dreier Totenkopfspiele: Skull, Skull King: Das Würfelspiel und Säbel & Schädel.
cli-everywhere = Bei jedem Befehl
cli-lang-help = Die Sprache: en, de, it oder fr. Sie darf überall in der Zeile stehen.
cli-usage = Aufruf: { $command }
cli-synopsis = [BEFEHL]
cli-commands = Befehle
cli-options = Optionen
cli-arguments = Angaben
cli-help-help = Zeigt dies und hört auf.
cli-version-help = Zeigt die Version und ob die Regeln übersetzt sind.
cli-rules-are = { $compiled ->
    [True] Regeln übersetzt
   *[False] Regeln in reinem Python
}
cli-serve-help = Das Haus öffnen: Tische für Freunde im Netz, auf einer Datenbankdatei. Ganz ohne Befehl geschieht dasselbe.
cli-serve-synopsis = serve [OPTIONEN]
cli-host-help = Die Adresse, an der gelauscht wird.
cli-port-help = Der Port; 0 nimmt irgendeinen freien.
cli-database-help = Die Datei, die alles aufbewahrt.
cli-base-path-help = Der Pfad, unter dem ein Proxy es anbietet, etwa /spiele.
cli-proxies-help = Adressen von Proxys, deren Weiterleitungsangaben geglaubt wird.
cli-admin-token-help = Das Kennwort für alle, die sich um den Server kümmern.
cli-log-level-help = Wie viel protokolliert wird: debug, info, warning oder error.
cli-no-browser-help = Den Browser nicht öffnen; geöffnet wird er nur an einem Terminal mit Bildschirm.
cli-allow-bot-help = Ein eigener Bot, der an Tischen sitzen darf, als package.module:Class oder mit dem Namen, den sein Paket ihm gibt. Geht mehrmals.
cli-limits = Grenzen (0 hebt eine auf)
cli-requests-help = Anfragen von einer Adresse in einer Minute.
cli-new-tables-help = Neue Tische von einer Adresse in einer Minute.
cli-reviews-help = Rückblicke auf Partien, um die von einer Adresse in einer Stunde gebeten wird.
cli-reviews-waiting-help = Rückblicke, um die von einer Adresse gebeten wurde und die noch nicht fertig sind.
cli-tables-help = Tische eines Gastes, die noch nicht beendet sind.
cli-sockets-help = Verbindungen insgesamt.
cli-sockets-per-address-help = Verbindungen von einer Adresse.
cli-sockets-per-guest-help = Verbindungen eines Gastes.
cli-asks-help = Anfragen über eine Verbindung in einer Sekunde.
cli-talk-help = Wortmeldungen über eine Verbindung in einer Sekunde.
cli-body-help = Bytes in einer Anfrage.
cli-unknown-variable = Die Variable { $variable } ist gesetzt, doch nichts liest sie.
cli-misspelt-variable = Die Variable { $variable } ist gesetzt, doch nichts liest sie: Ist { $nearest } gemeint?
cli-serving = Das Haus ist offen: { $address }
cli-serving-network = Für alle in deinem Netz: { $address }
cli-serving-file = Alles liegt in { $file }
cli-serving-stop = Strg-C schließt es; nichts geht verloren.
cli-admin-help = Sich um einen laufenden Server kümmern: wie viel los ist, seine Tische, wer gesperrt ist.
cli-admin-synopsis = admin token|load|tables|bans|close TISCH|ban GAST|unban GAST [OPTIONEN]
cli-admin-what-help = token zeigt das Kennwort, load, wie viel los ist, tables und bans listen auf; close schließt, ban sperrt, unban entsperrt.
cli-admin-whom-help = Der Tisch, der geschlossen wird, oder der Gast, um den es geht.
cli-url-help = Wo der Server ist.
cli-admin-closed = Der Tisch { $table } ist geschlossen.
cli-admin-banned = Der Gast { $guest } ist gesperrt.
cli-admin-unbanned = Der Gast { $guest } darf wiederkommen.
cli-load-version = Version
cli-load-uptime = Geöffnet seit
cli-load-tables = Tische im Speicher
cli-load-sockets = Verbindungen
cli-load-guests = Verbundene Gäste
cli-load-moves = Züge in der letzten Minute
cli-load-waiting = Noch zu schreiben
cli-load-memory = Speicher
cli-load-database = Datenbank
cli-load-table = Tisch
cli-load-game = Spiel
cli-load-status = Stand
cli-load-listed = Öffentlich
cli-load-host = Gastgeber
cli-load-changed = Letzte Änderung
cli-load-guest = Gast
cli-load-banned = Gesperrt
cli-backup-help = Die Datenbank in eine neue Datei kopieren, auch während der Server läuft.
cli-backup-synopsis = backup DATEI [OPTIONEN]
cli-backup-file-help = Die Datei, die geschrieben wird; es darf sie noch nicht geben.
cli-backed-up = Alles ist in { $file } ({ $bytes } Bytes).
cli-play-help = Im Terminal spielen, gegen Bots und mit Leuten neben dir.
cli-play-synopsis = play SPIEL [OPTIONEN]
cli-simulate-help = Bots viele Partien spielen lassen und auswerten.
cli-simulate-synopsis = simulate SPIEL [OPTIONEN]
cli-replay-help = Eine aufgezeichnete Partie noch einmal zeigen, Zug um Zug.
cli-replay-synopsis = replay DATEI [OPTIONEN]
cli-verify-help = Die Ziehungen einer Aufzeichnung beweisen oder die erste nennen, die nicht passt.
cli-verify-synopsis = verify DATEI [OPTIONEN]
cli-verified = { $draws ->
    [one] Die eine Ziehung ist
   *[other] Alle { $draws } Ziehungen sind
} so, wie Geheimnis und Salze es verlangen. Festgelegt war { $commitment }.
cli-convert-help = Aufzeichnungen von Text in JSON wandeln oder zurück, ohne Verlust.
cli-convert-synopsis = convert DATEI --to text|json|jsonl
cli-perft-help = Spielverläufe zählen, Tiefe um Tiefe, um Regeln an Regeln zu prüfen.
cli-perft-synopsis = perft SPIEL [OPTIONEN]
cli-games-synopsis = games [OPTIONEN]
cli-games-command-help = Die Spiele mit ihren Optionen, Ausgaben und Bots auflisten.
cli-game-help = Eines von { $games }.
cli-players-help = Wie viele mitspielen.
cli-set-help = Eine Option des Spiels, etwa last_chance=true; darf mehrmals stehen.
cli-preset-help = Die Optionen einer Ausgabe: german, english oder italian (Skull).
cli-seed-help = Eine ganze Zahl; gleiche Zahl, gleiche Partie.
cli-json-help = JSON für Programme statt einer Tabelle für Menschen.
cli-position-help = Mit einer Stellung beginnen: Skull etwa mit "FFS+ FF first=0", Säbel & Schädel etwa mit "1 2 K 5 3 B 4 5:rrg 2:g 0=rrr 1=gg turn=0".
cli-humans-help = Wie viele Leute sich die Tastatur teilen; die anderen Plätze nehmen Bots.
cli-name-help = Ein Name; für jede Person einmal angeben.
cli-record-help = Die Partie in diese neue Datei schreiben, wenn sie endet oder verlassen wird.
cli-games-help = Wie viele Partien.
cli-jobs-help = Wie viele Prozesse sich die Arbeit teilen.
cli-records-help = Jede Partie in diese neue Datei schreiben, eine JSON-Aufzeichnung je Zeile.
cli-depth-help = Wie viele Schritte tief.
cli-after-help = Schritte, die zuerst gespielt werden, wie in einer Aufzeichnung: "0 flower; 1 skull".
cli-divide-help = Die Anzahlen hinter jedem ersten Schritt zeigen; Zufall mit Gewicht.
cli-file-help = Eine Aufzeichnung: Text, JSON oder eine JSON-Aufzeichnung je Zeile.
cli-to-help = text, json (eingerückt) oder jsonl (eine Zeile je Aufzeichnung).
cli-as-help = Mit wessen Augen: die Nummer einer Person, "table" für das, was alle sahen, "all" für alles.
cli-number-help = Welche Aufzeichnung, wenn die Datei mehrere enthält; gezählt ab 1.
cli-simulating = Es wird gespielt
cli-simulated = { $game }: { $games } Partien mit { $players } Bots, Startzahl { $seed }, { $rules }.
cli-seat = Spieler
cli-wins = Siege
cli-share = Anteil
cli-interval = 95-%-Intervall
cli-lengths = Schritte je Partie: im Mittel { $mean }, von { $shortest } bis { $longest }.
cli-made-of = Woraus die Partien bestanden
cli-in-all = Insgesamt
cli-per-game = Je Partie
cli-intervals = In 95 von 100 solchen Simulationen enthält das Intervall den wahren Wert. Es ergibt sich daraus, wie sehr sich Partien voneinander unterscheiden: Was in derselben Partie geschieht, hängt zusammen. (Anteile nach Wilson, Mittelwerte nach Student.)
cli-stopped-after = Unterbrochen: { $played } von { $wanted } Partien wurden gespielt. Das ist dabei herausgekommen.
cli-player-range = { $setting ->
    [none] Für { $least } bis { $most } Spieler.
   *[other] Mit { $setting }: { $least } bis { $most }.
}
cli-a-seat = Platz { $seat }
cli-setting = Einstellung
cli-usual = { "" } (üblich)
cli-meaning = Bedeutung
cli-replay-title = { $game }: { $players }
cli-replay-as-table = Gezeigt, wie der Tisch es sah. --as 0 zeigt, was Nummer 0 sah, --as all zeigt alles.
cli-replay-as-player = Gezeigt mit den Augen von { $name }.
cli-replay-as-all = Gezeigt mit allem offen.
cli-replay-abandoned = Hier wurde die Partie abgebrochen.
cli-replay-unfinished = Hier endet die Aufzeichnung; die Partie war noch nicht zu Ende.
error-unknown-command = Den Befehl „{ $word }“ gibt es nicht. Es gibt: { $commands }.
error-unknown-command-option = Die Option „{ $word }“ gibt es hier nicht; --help zählt die vorhandenen auf.
error-bad-value = { $option } kann nicht „{ $value }“ sein.
error-missing-value = { $option } braucht einen Wert.
error-repeated-option = { $option } steht zweimal da.
error-too-many-words = Diese Wörter sind zu viel: { $words }
error-unreadable-words = Diese Wörter passen nicht zusammen; --help zeigt, wie man sie schreibt.
error-bad-file = { $file }: { $reason }
error-system-refused = Das System weigert sich: { $reason }
error-interrupted = Angehalten.
error-unknown-language = { $setting } kann nicht „{ $wish }“ sein. Wähle eine von diesen: { $languages }.
error-no-language = Sag nach { $setting }, welche Sprache: { $languages }.
error-bad-setting = „{ $setting }“ ist keine Option mit Wert; schreib sie als option=wert.
error-bad-number = { $option } kann nicht „{ $value }“ sein. Es ist eine ganze Zahl { $most ->
    [none] ab { $least }
   *[other] von { $least } bis { $most }
}.
error-bad-viewer = „{ $viewer }“ hat hier keine Augen: eine Nummer von 0 bis { $last }, „table“ oder „all“.
error-no-such-record = Die Datei enthält { $count ->
    [one] eine Aufzeichnung
   *[other] { $count } Aufzeichnungen
}; Nummer { $number } gibt es nicht.
error-no-file = Sag, welche Datei; - liest von der Standardeingabe.
error-file-exists = { $file } gibt es schon, und nichts wird überschrieben. Nimm einen anderen Namen, oder verschieb die Datei.
