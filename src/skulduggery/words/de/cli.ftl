# Was die Befehlszeile von sich sagt.
cli-about = Drei Totenkopf-Spiele: Skull, Skull King: Das Würfelspiel und Säbel & Schädel. Hier, im Browser oder gegen Bots.
cli-everywhere = Bei jedem Befehl
cli-lang-help = Die Sprache: en, de, it oder fr. Darf überall in der Zeile stehen.
cli-usage = Aufruf: { $command }
cli-synopsis = [BEFEHL]
cli-commands = Befehle
cli-options = Optionen
cli-arguments = Angaben
cli-help-help = Diese Hilfe zeigen und beenden.
cli-version-help = Die Version zeigen und ob die Regeln kompiliert sind.
cli-rules-are = { $compiled ->
    [True] Regeln kompiliert
   *[False] Regeln in reinem Python
}
cli-serve-help = Den Server starten: Tische für Freunde im Netz, mit einer einzigen Datenbank. Ganz ohne Befehl geschieht dasselbe.
cli-serve-synopsis = serve [OPTIONEN]
cli-host-help = Die Adresse, an der der Server Verbindungen annimmt.
cli-port-help = Der Port; 0 wählt irgendeinen freien.
cli-database-help = Die Datenbank, in der alles liegt: eine Datei, oder postgresql://nutzer:passwort@rechner:5432/name.
cli-base-path-help = Der Pfad, unter dem ein Proxy den Server anbietet, etwa /spiele.
cli-proxies-help = Adressen von Proxys, deren Forwarded-Header gelten.
cli-admin-token-help = Das Token für „skulduggery admin“ und die Admin-Schnittstelle.
cli-log-level-help = Wie viel protokolliert wird: debug, info, warning oder error.
cli-no-browser-help = Den Browser nicht öffnen (geöffnet wird er nur von einem Terminal mit Bildschirm aus).
cli-allow-bot-help = Ein eigener Bot, der an Tischen spielen darf, als package.module:Class oder mit dem Namen, den sein Paket ihm gibt. Geht mehrmals.
cli-bot-pause-help = Wie viele Sekunden Bots vor einem Zug zu überlegen scheinen, mal mehr, mal weniger. 0: sie ziehen sofort.
cli-bot-workers-help = In wie vielen Prozessen Bots nachdenken. Halb so viele weitere berechnen Tipps und Chancen. Alle starten erst, wenn sie gebraucht werden.
cli-workers-help = Wie viele Knoten hinter diesem Port starten, jeder ein eigener Prozess. Mehr als einer braucht eine PostgreSQL-Datenbank.
cli-node-port-help = Ab welchem Port jeder Knoten auch für sich antwortet, auf 127.0.0.1: der erste an diesem Port, der zweite am nächsten. 0: keiner.
cli-limits = Grenzen (0 = keine)
cli-requests-help = Anfragen je Minute von einer Adresse.
cli-new-tables-help = Neue Tische je Minute von einer Adresse.
cli-reviews-help = Angeforderte Rückblicke je Stunde von einer Adresse.
cli-reviews-waiting-help = Rückblicke, die für eine Adresse zugleich in Arbeit sind.
cli-wrong-codes-help = Falsche Tischcodes je Stunde von einer Adresse.
cli-tables-help = Noch nicht beendete Tische eines Gastes.
cli-connections-help = HTTP-Verbindungen von einer Adresse.
cli-seconds-per-request-help = Sekunden, bis eine HTTP-Anfrage da sein muss.
cli-sockets-help = Verbindungen insgesamt.
cli-sockets-per-address-help = Verbindungen von einer Adresse.
cli-sockets-per-guest-help = Verbindungen eines Gastes.
cli-asks-help = Anfragen je Sekunde über eine Verbindung.
cli-talk-help = Chatnachrichten je Sekunde über eine Verbindung.
cli-advice-waiting-help = Tipps und Chancen, um die ein Gast gebeten hat und die noch nicht berechnet sind.
cli-body-help = Bytes in einer Anfrage.
cli-ban-address-help = Minuten nach einer Sperre, in denen von dieser Adresse keine neuen Gäste kommen.
cli-unknown-variable = Die Variable { $variable } ist gesetzt, aber eine solche Einstellung gibt es nicht.
cli-misspelt-variable = Die Variable { $variable } ist gesetzt, aber eine solche Einstellung gibt es nicht: Ist { $nearest } gemeint?
cli-renamed-option = Die Option { $old } heißt jetzt { $new }; der alte Name gilt weiterhin.
cli-renamed-variable = Die Variable { $old } heißt jetzt { $new }; der alte Name gilt weiterhin.
cli-serving = Skulduggery läuft unter { $address }
cli-serving-network = In deinem Netz: { $address }
cli-serving-database = Datenbank: { $database }
cli-serving-stop = Strg-C beendet den Server; nichts geht verloren.
cli-admin-help = Einen laufenden Server verwalten: Auslastung, Tische, Sperren.
cli-admin-synopsis = admin token|load|tables|bans|close TISCH|ban GAST|unban GAST [OPTIONEN]
cli-admin-what-help = token zeigt das Admin-Token, load die Auslastung, tables und bans sind Listen; close schließt einen Tisch, ban sperrt einen Gast, unban entsperrt ihn.
cli-admin-whom-help = Die Kennung des Tisches, der geschlossen wird, oder des Gastes, um den es geht.
cli-url-help = Die Adresse des Servers.
cli-admin-closed = Der Tisch { $table } ist geschlossen.
cli-admin-banned = Der Gast { $guest } ist gesperrt.
cli-admin-unbanned = Der Gast { $guest } ist nicht mehr gesperrt.
cli-load-node = Antwortender Knoten
cli-load-nodes = Alle Knoten
cli-load-version = Version
cli-load-uptime = Läuft seit
cli-load-tables = Tische im Speicher
cli-load-sockets = Verbindungen
cli-load-guests = Verbundene Gäste
cli-load-moves = Züge in der letzten Minute
cli-load-waiting = Wartende Schreibvorgänge
cli-load-memory = Speicher
cli-load-database = Datenbank
cli-load-table = Tisch
cli-load-game = Spiel
cli-load-status = Stand
cli-load-listed = Öffentlich
cli-load-host = Gastgeber/in
cli-load-changed = Letzte Änderung
cli-load-guest = Gast
cli-load-banned = Gesperrt
cli-backup-help = Die Datenbank in eine neue Datei kopieren; der Server darf dabei laufen.
cli-backup-synopsis = backup DATEI [OPTIONEN]
cli-backup-file-help = Die Datei, die geschrieben wird; es darf sie noch nicht geben.
cli-backed-up = Datenbank nach { $file } kopiert ({ $bytes } Bytes).
cli-restore-help = Eine Sicherung in eine Datenbank zurückholen, die leer ist oder noch nicht existiert, und alles prüfen.
cli-restore-synopsis = restore DATEI [OPTIONEN]
cli-restore-file-help = Die Sicherung; sie bleibt, wie sie ist.
cli-move-help = Alles aus einer Datenbank in eine andere, leere kopieren, SQLite oder PostgreSQL, und prüfen. Auf keiner der beiden darf ein Server laufen.
cli-move-synopsis = move-database VON NACH [OPTIONEN]
cli-source-placeholder = VON
cli-target-placeholder = NACH
cli-move-from-help = Die bisherige Datenbank: eine Datei oder postgresql://nutzer:passwort@rechner:5432/name. Sie behält alles.
cli-move-to-help = Wohin alles kommt: eine Datei, die es noch nicht gibt, oder eine leere PostgreSQL-Datenbank.
cli-copy-step = { $step ->
    [copied] Zeilen kopiert
    [compared] Zeilen verglichen
   *[replayed] Partien nachgespielt
}
cli-house-copied = Alles aus { $source } ist jetzt in { $database }: { $rows } Zeilen. { $logs } Protokolle von Tischen und { $records } beendete Partien wurden nachgespielt. { $source } blieb, wie es war.
cli-house-unreadable = { $count } davon ließen sich weder dort noch hier nachspielen; sie wurden unverändert kopiert.
cli-play-help = Im Terminal spielen, gegen Bots und mit anderen an derselben Tastatur.
cli-play-synopsis = play SPIEL [OPTIONEN]
cli-simulate-help = Bots viele Partien spielen lassen und auswerten.
cli-simulate-synopsis = simulate SPIEL [OPTIONEN]
cli-replay-help = Eine aufgezeichnete Partie noch einmal zeigen, Zug um Zug.
cli-replay-synopsis = replay DATEI [OPTIONEN]
cli-verify-help = Die Ziehungen einer Aufzeichnung prüfen und die erste nennen, die nicht passt.
cli-verify-synopsis = verify DATEI [OPTIONEN]
cli-verified = { $draws ->
    [one] Die einzige Ziehung folgt
   *[other] Alle { $draws } Ziehungen folgen
} aus Geheimnis und Salzen. Festgelegt war { $commitment }.
cli-convert-help = Aufzeichnungen zwischen Text und JSON umwandeln, ohne Verlust.
cli-convert-synopsis = convert DATEI --to text|json|jsonl
cli-perft-help = Spielverläufe je Tiefe zählen, um Umsetzungen der Regeln zu vergleichen.
cli-perft-synopsis = perft SPIEL [OPTIONEN]
cli-games-synopsis = games [OPTIONEN]
cli-games-command-help = Die Spiele mit ihren Optionen, Ausgaben und Bots auflisten.
cli-file-placeholder = DATEI
cli-game-placeholder = SPIEL
cli-position-placeholder = STELLUNG
cli-what-placeholder = WAS
cli-whom-placeholder = WEN
cli-game-help = Eines von { $games }.
cli-players-help = Die Zahl der Plätze.
cli-set-help = Eine Option des Spiels, etwa last_chance=true. Geht mehrmals.
cli-preset-help = Die Optionen einer Ausgabe: german, english oder italian (Skull).
cli-seed-help = Eine ganze Zahl; gleiche Zahl, gleiche Partie.
cli-json-help = JSON ausgeben statt einer Tabelle.
cli-position-help = Mit einer Stellung beginnen: Skull etwa mit "FFS+ FF first=0", Säbel & Schädel etwa mit "1 2 K 5 3 B 4 5:rrg 2:g 0=rrr 1=gg turn=0".
cli-humans-help = Wie viele Leute an dieser Tastatur spielen; die anderen Plätze nehmen Bots.
cli-name-help = Ein Name; für jede Person einmal angeben.
cli-record-help = Die Partie in diese neue Datei schreiben, wenn sie endet oder verlassen wird.
cli-games-help = Die Zahl der Partien.
cli-jobs-help = Die Zahl der Prozesse, die sich die Arbeit teilen.
cli-records-help = Jede Partie in diese neue Datei schreiben, eine JSON-Aufzeichnung je Zeile.
cli-depth-help = Die Tiefe in Schritten.
cli-after-help = Schritte, die zuerst gespielt werden, wie in einer Aufzeichnung: "0 flower; 1 skull".
cli-divide-help = Die Anzahlen hinter jedem ersten Schritt zeigen; Zufall mit Gewicht.
cli-file-help = Eine Aufzeichnung: Text, JSON oder eine JSON-Aufzeichnung je Zeile.
cli-to-help = text, json (eingerückt) oder jsonl (eine Zeile je Aufzeichnung).
cli-as-help = Wessen Sicht gezeigt wird: eine Nummer, „table“ für das, was alle sahen, „all“ für alles.
cli-number-help = Welche Aufzeichnung, wenn die Datei mehrere enthält; gezählt ab 1.
cli-simulating = Partien laufen
cli-simulated = { $game }: { $games } Partien mit { $players } Bots, Startzahl { $seed }, { $rules }.
cli-seat = Spieler
cli-wins = Siege
cli-share = Anteil
cli-interval = 95-%-Intervall
cli-lengths = Schritte je Partie: im Mittel { $mean }, von { $shortest } bis { $longest }.
cli-made-of = Was in den Partien geschah
cli-in-all = Insgesamt
cli-per-game = Je Partie
cli-intervals = In 95 von 100 solchen Simulationen enthält das Intervall den wahren Wert. Es ergibt sich daraus, wie sehr sich Partien voneinander unterscheiden, denn was in derselben Partie geschieht, ist nicht unabhängig. (Anteile nach Wilson, Mittelwerte nach Student.)
cli-stopped-after = Nach { $played } von { $wanted } Partien unterbrochen. Das Ergebnis bis dahin:
cli-player-range = { $setting ->
    [none] Für { $least } bis { $most } Personen.
   *[other] Mit { $setting }: { $least } bis { $most }.
}
cli-a-seat = Platz { $seat }
cli-setting = Einstellung
cli-usual = { "" } (Standard)
cli-meaning = Bedeutung
cli-replay-title = { $game }: { $players }
cli-replay-as-table = Gezeigt, wie alle am Tisch es sahen. --as 0 zeigt, was Nummer 0 sah, --as all zeigt alles.
cli-replay-as-player = Gezeigt mit den Augen von { $name }.
cli-replay-as-all = Gezeigt mit allem offen.
cli-replay-abandoned = Hier wurde die Partie abgebrochen.
cli-replay-unfinished = Hier endet die Aufzeichnung; die Partie war noch nicht zu Ende.
error-unknown-command = Den Befehl „{ $word }“ gibt es nicht. Es gibt: { $commands }.
error-unknown-command-option = Die Option „{ $word }“ gibt es hier nicht; --help listet die Optionen auf.
error-bad-value = { $option } kann nicht „{ $value }“ sein.
error-missing-value = { $option } braucht einen Wert.
error-repeated-option = { $option } steht zweimal da.
error-too-many-words = Zu viele Angaben: { $words }
error-unreadable-words = Diese Angaben passen nicht zusammen; --help zeigt, wie man sie schreibt.
error-bad-file = { $file }: { $reason }
error-system-refused = Das Betriebssystem meldet: { $reason }
error-interrupted = Angehalten.
error-unknown-language = { $setting } kann nicht „{ $wish }“ sein. Wähle eine von diesen: { $languages }.
error-no-language = Nenne nach { $setting } eine Sprache: { $languages }.
error-bad-setting = „{ $setting }“ ist keine Option mit Wert; schreib sie als option=wert.
error-bad-number = { $option } kann nicht „{ $value }“ sein. Es ist eine ganze Zahl { $most ->
    [none] ab { $least }
   *[other] von { $least } bis { $most }
}.
error-bad-viewer = Die Sicht „{ $viewer }“ gibt es nicht. Möglich ist eine Nummer von 0 bis { $last }, „table“ oder „all“.
error-no-such-record = Die Datei enthält { $count ->
    [one] eine Aufzeichnung
   *[other] { $count } Aufzeichnungen
}; Nummer { $number } gibt es nicht.
error-no-file = Nenne eine Datei; - liest die Standardeingabe.
error-file-exists = { $file } gibt es schon und wird nicht überschrieben. Nimm einen anderen Namen, oder verschieb die Datei.
