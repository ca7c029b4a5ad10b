# Der Browser: gespielte Partien und ihre Wiederholungen, Spieler, Rangliste und Einstellungen.

web-pages-more = Mehr anzeigen
web-pages-again = Erneut versuchen
web-pages-save = Speichern
web-pages-keep-it = Behalten
web-pages-unreachable = Der Server ist nicht erreichbar. Prüf deine Verbindung und versuch es noch einmal.
web-pages-failed = Auf dieser Seite ist etwas schiefgegangen. Versuch es noch einmal.
web-pages-copied = Kopiert
web-pages-copy-by-hand = Dein Browser erlaubt dieser Seite das Kopieren nicht. Kopier es von hier:
web-pages-copy-link = Link kopieren
web-pages-which-game = Spiel
web-pages-all-games = Alle Spiele
web-pages-kind-person = Mensch
web-pages-kind-program = Programm
web-pages-kind-bot = Bot
web-pages-you = Du

## Ergebnisse

web-pages-won = Gewonnen
web-pages-place = { $place }. Platz
web-pages-resigned = Aufgegeben
web-pages-abandoned = Abgebrochen
web-pages-unfinished = Nicht zu Ende
web-pages-unlisted = Nur für Beteiligte sichtbar
web-pages-unrated = Ohne Wertung
web-pages-rating = Wertung
web-pages-rating-change = { $rating } ({ $change })
web-pages-uncertainty = plus minus { $points }
web-pages-points =
    { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkte
    }

## Gespielte Partien

web-pages-games-title = Gespielte Partien
web-pages-games-about = Jede Partie lässt sich noch einmal ansehen, Zug um Zug und mit den Augen aller, die dabei waren.
web-pages-my-games = Meine Partien
web-pages-newest = Neueste
web-pages-whose-games = Wessen Partien
web-pages-listed-games = Partien an offenen Tischen
web-pages-no-games = Hier ist noch keine Partie zu Ende gespielt worden. Deine könnte die erste sein.
web-pages-bring-title = Eigene Aufzeichnung ansehen
web-pages-bring-about = Zieh eine Datei irgendwo auf diese Seite oder wähl eine aus: Text oder JSON, wie Skulduggery sie schreibt.
web-pages-bring-choose = Datei wählen
web-pages-bring-reading = { $name } wird gelesen …
web-pages-bring-wrong = { $name } lässt sich nicht zeigen.

## Eine Wiederholung

web-pages-replay-nothing = Diese Partie lässt sich nicht zeigen
web-pages-replay-board = Das Spielfeld
web-pages-replay-opening = Alles liegt bereit.
web-pages-replay-decides = { $name }: { $move }
web-pages-replay-step = Schritt { $step } von { $last }.
web-pages-replay-timeline = Stelle in der Partie
web-pages-replay-first = Zum Anfang
web-pages-replay-back = Einen Schritt zurück
web-pages-replay-play = Abspielen
web-pages-replay-pause = Pause
web-pages-replay-forward = Einen Schritt vor
web-pages-replay-last = Zum Ende
web-pages-replay-to-moves = Zu den Zügen
web-pages-replay-to-board = Zum Spielfeld
web-pages-replay-speed = Tempo
web-pages-replay-times = { $speed }×
web-pages-replay-eyes = Gesehen von
web-pages-replay-eyes-table = Tisch
web-pages-replay-eyes-all = Alles offen
web-pages-replay-jump = Springen zu
web-pages-replay-round = Runde { $number }
web-pages-replay-panel = Neben dem Spielfeld
web-pages-replay-moves = Züge
web-pages-replay-about = Die Partie
web-pages-replay-by-bot = Bot
web-pages-replay-by-stand-in = ein Bot sprang ein
web-pages-replay-by-clock = die Zeit war um
web-pages-result = Wer gespielt hat
web-pages-result-won =
    { $count ->
        [one] { $names } gewinnt.
       *[other] { $names } gewinnen gemeinsam.
    }
web-pages-result-abandoned = Die Partie wurde abgebrochen und zählt für niemanden.
web-pages-result-unfinished = Die Aufzeichnung hört auf, bevor die Partie zu Ende ist.
web-pages-result-unrated = Keine Wertung hat sich geändert.
web-pages-about-game = Wie gespielt wurde
web-pages-played-at = Gespielt
web-pages-brought-at = Hochgeladen
web-pages-rules-version = Regelversion
web-pages-from-position = Sie beginnt mit einer Stellung mitten in einer Partie.
web-pages-uploaded = Diese Aufzeichnung wurde hochgeladen. Die Partie wurde nicht hier gespielt, und niemand hat die Namen geprüft.
web-pages-keep = Speichern oder teilen
web-pages-copy-moment = Link zu diesem Moment kopieren
web-pages-save-text = Als Text speichern
web-pages-save-json = Als JSON speichern
web-pages-fair = Waren die Ziehungen fair?
web-pages-fair-about = Vor der Partie hat sich der Server auf ein Geheimnis festgelegt, und alle haben eine eigene Zufallszahl beigesteuert. Jetzt, da sie vorbei ist, lässt sich jede Ziehung wiederholen und prüfen.
web-pages-fair-check = Ziehungen prüfen
web-pages-fair-checking = Ziehungen werden geprüft …
web-pages-fair-fits =
    { $draws ->
        [one] Die einzige Ziehung passt zum Geheimnis.
       *[other] Alle { $draws } Ziehungen passen zum Geheimnis.
    }
web-pages-fair-commitment = Und das Geheimnis passt zu der Festlegung, die vor der Partie zu sehen war:
web-pages-fair-yourself = Prüfen, ohne diesem Server zu trauen
web-pages-fair-yourself-how = Speicher die Aufzeichnung als Text und prüf sie auf deinem eigenen Rechner:
web-pages-copy-command = Befehl kopieren

## Wer spielt

web-pages-player = Wer spielt
web-pages-this-is-you = Das bist du.
web-pages-your-settings = Name und Einstellungen
web-pages-ranked = Platz { $place } der Rangliste nach { $games } gewerteten Partien
web-pages-not-ranked =
    { $games ->
        [one] Eine gewertete Partie; die Rangliste beginnt bei fünf
       *[other] { $games } gewertete Partien, nicht in der Rangliste
    }
web-pages-count-games = Partien
web-pages-count-won = gewonnen
web-pages-count-resigned = aufgegeben
web-pages-count-abandoned = abgebrochen
web-pages-history = Gespielte Partien
web-pages-history-private = Partien an nicht öffentlichen Tischen sehen nur die, die dabei waren.
web-pages-no-games-of-player = Keine Partien zu sehen.
web-pages-no-games-of-yours = Du hast hier noch keine Partie zu Ende gespielt.
web-pages-play-one = Eine spielen

## Die Rangliste

web-pages-top-title = Rangliste
web-pages-top-about = Wer fünf gewertete Partien gespielt hat, steht darin. Eine Wertung beginnt bei 1000; die Zahl nach ± sagt, wie unsicher sie noch ist.
web-pages-which-kind = Anzeigen
web-pages-kinds-all = Alle
web-pages-kinds-people = Menschen
web-pages-kinds-bots = Bots und Programme
web-pages-your-place = Du stehst auf Platz { $place }, mit einer Wertung von { $rating }.
web-pages-your-place-none =
    { $games ->
        [0] Bei diesem Spiel hast du noch keine gewertete Partie; ab fünf kommst du in die Rangliste.
        [one] Bei diesem Spiel hast du eine gewertete Partie; ab fünf kommst du in die Rangliste.
       *[other] Bei diesem Spiel hast du { $games } gewertete Partien; ab fünf kommst du in die Rangliste.
    }
web-pages-rated-games =
    { $games ->
        [one] { $games } Partie
       *[other] { $games } Partien
    }
web-pages-top-empty = Bei diesem Spiel hat noch niemand fünf gewertete Partien gespielt. Der erste Platz ist frei.

## Einstellungen

web-pages-settings-about = Name, Geräte und Programme merkt sich der Server, alles andere dieser Browser.
web-pages-name = Dein Name
web-pages-name-about = Gilt ab dem nächsten Tisch, an den du kommst. Höchstens 24 Zeichen.
web-pages-name-tag = Dein Kürzel ist #{ $tag }: Daran erkennt man dich unter anderen mit demselben Namen.
web-pages-name-saved = Gespeichert.
web-pages-settings-look = Darstellung
web-pages-language = Sprache
web-pages-language-browser = Wie im Browser
web-pages-theme = Design
web-pages-theme-system = System
web-pages-theme-night = Dunkel
web-pages-theme-paper = Hell
web-pages-motion = Animationen
web-pages-motion-system = System
web-pages-motion-full = Alle
web-pages-motion-none = Keine
web-pages-tempo = Tempo
web-pages-tempo-calm = Ruhig
web-pages-tempo-normal = Normal
web-pages-tempo-quick = Schnell
web-pages-symbols = Größere Symbole
web-pages-symbols-about = Wo Farben etwas unterscheiden, werden auch die Symbole dazu größer.
web-pages-settings-table = Am Tisch
web-pages-confirm = Jeden Zug bestätigen
web-pages-confirm-about = Dann kostet ein Ausrutscher eine Sekunde und keinen Totenkopf.
web-pages-odds = Chancen zeigen
web-pages-odds-about = Wie wahrscheinlich etwas ist, nach allem, was du wissen kannst. Nur wo der Tisch es erlaubt.
web-pages-own-rolls = Selbst würfeln
web-pages-own-rolls-about = In Säbel & Schädel wartet dein Würfel, bis du auf „Würfeln“ drückst. Das ändert nur den Moment.
web-pages-sound = Ton
web-pages-sound-about = Holz, Papier, Würfel, und eine Glocke, wenn du dran bist.
web-pages-notices = Benachrichtige mich, wenn ich dran bin
web-pages-notices-about = Eine Benachrichtigung des Browsers, während du etwas anderes ansiehst.
web-pages-notices-insecure = Browser erlauben Benachrichtigungen nur über https, und dieser Server läuft über http.
web-pages-notices-unable = Dieser Browser kennt keine Benachrichtigungen.
web-pages-notices-denied = Für diese Seite sind Benachrichtigungen gesperrt. Erlaub sie in den Einstellungen deines Browsers.
web-pages-devices = Noch ein Gerät
web-pages-devices-about = Auf Handy und Rechner derselbe Name, dieselben Plätze, dieselben Partien, auch mitten im Spiel.
web-pages-devices-make = Link erstellen
web-pages-devices-another = Neuen Link erstellen
web-pages-devices-how = Scann den Code mit dem anderen Gerät, oder öffne dort den Link.
web-pages-devices-until = Gilt einmal, bis { $time } Uhr.
web-pages-devices-secret = Wer ihn öffnet, spielt als du. Zeig ihn also sonst niemandem.
web-pages-devices-over = Der Link ist abgelaufen. Erstell einen neuen.
web-pages-move-ask = Hier weitermachen wie auf deinem anderen Gerät?
web-pages-move-ask-about = Dieser Browser bekommt denselben Namen, dieselben Plätze, dieselben Partien.
web-pages-move-instead = Bisher bist du hier { $name } #{ $tag }. Was dieser Browser unter diesem Namen gespielt hat, bleibt zurück, sofern es kein anderes Gerät hat.
web-pages-move-yes = Hier weitermachen
web-pages-move-no = Abbrechen
web-pages-move-done = Da bist du, { $name }
web-pages-move-done-nameless = Da bist du
web-pages-move-done-about = Ab jetzt spielst du auf beiden Geräten als du.
web-pages-move-go = OK
web-pages-programs = Deine Programme
web-pages-programs-about = Ein selbst geschriebener Bot spielt unter eigenem Namen, mit einem Token. Du stehst für ihn gerade.
web-pages-programs-none = Du hast keine.
web-pages-programs-name = Name des Programms
web-pages-programs-make = Token erstellen
web-pages-programs-token = Das Token von { $name }. Es wird nur dieses eine Mal gezeigt: Verwahr es gut.
web-pages-programs-token-kept = Ich habe es
web-pages-copy-token = Token kopieren
web-pages-programs-revoke = Widerrufen
web-pages-programs-revoke-name = { $name } widerrufen
web-pages-programs-sure = { $name } ist dann sofort ausgesperrt, auch mitten in einer Partie.
web-pages-programs-revoke-yes = Widerrufen
web-pages-blocked = Blockierte Leute
web-pages-blocked-about = Von dem, was sie sagen, hörst du an keinem Tisch etwas. Sie erfahren es nicht.
web-pages-blocked-none = Niemand. So darf es bleiben.
web-pages-unblock = Freigeben
web-pages-unblock-name = { $name } wieder freigeben
web-pages-forget = Meine Daten löschen
web-pages-forget-about = Alles löschen, was dieser Server über dich gespeichert hat.
web-pages-forget-start = Alles löschen …
web-pages-forget-what = Du verlässt jeden Tisch, und ein Bot spielt für dich weiter. Dein Name, Wertungen, Programme mit ihren Tokens, Blockierungen, Links und hochgeladene Aufzeichnungen werden gelöscht, und was du im Chat gesagt hast, wird zu „…“.
web-pages-forget-kept = In Partien mit anderen heißt du dann „N. N.“, an jedem Tisch jemand anderes. Deine Züge und Zufallszahlen bleiben, denn ohne sie ließen sich die Ziehungen nicht prüfen.
web-pages-forget-no = Alles behalten
web-pages-forget-once = Weiter
web-pages-forget-twice = Das lässt sich nicht rückgängig machen. Wirklich alles löschen?
web-pages-forget-yes = Endgültig löschen
web-pages-forget-doing =
    { $left ->
        [0] Deine Daten werden gelöscht.
        [one] Deine Daten werden gelöscht. Ein Tisch fehlt noch.
       *[other] Deine Daten werden gelöscht. { $left } von { $tables } Tischen fehlen noch.
    }
web-pages-forget-leave = Abgemeldet bist du schon. Du kannst diese Seite schließen, der Server macht allein weiter.
web-pages-forget-done =
    { $tables ->
        [0] Deine Daten sind gelöscht.
        [one] Deine Daten sind gelöscht. Ein Tisch wurde dafür geändert.
       *[other] Deine Daten sind gelöscht. { $tables } Tische wurden dafür geändert.
    }
