# Der Browser: gespielte Partien und ihre Wiederholungen, Spieler, Rangliste und Einstellungen.

web-pages-more = Mehr
web-pages-again = Noch einmal
web-pages-save = Speichern
web-pages-keep-it = Behalten
web-pages-unreachable = Der Server ist nicht zu erreichen. Sieh nach deiner Verbindung und versuch es noch einmal.
web-pages-failed = Auf dieser Seite ist etwas schiefgegangen. Versuch es noch einmal.
web-pages-copied = Kopiert
web-pages-copy-by-hand = Dein Browser lässt diese Seite nicht kopieren. Kopier es von hier:
web-pages-copy-link = Link kopieren
web-pages-which-game = Welches Spiel
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
web-pages-unlisted = Nur für Mitspieler sichtbar
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
web-pages-games-about = Jede Partie lässt sich noch einmal ansehen, Zug um Zug und mit den Augen von allen, die dabei waren.
web-pages-my-games = Meine Partien
web-pages-newest = Die neuesten
web-pages-no-games = Hier ist noch nichts zu Ende gespielt worden. Deine Partie könnte die erste sein.
web-pages-bring-title = Eine eigene Aufzeichnung ansehen
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
web-pages-replay-timeline = Wo in der Partie
web-pages-replay-first = Zum Anfang
web-pages-replay-back = Einen Schritt zurück
web-pages-replay-play = Abspielen
web-pages-replay-pause = Anhalten
web-pages-replay-forward = Einen Schritt weiter
web-pages-replay-last = Zum Ende
web-pages-replay-to-moves = Zu den Zügen
web-pages-replay-to-board = Zum Spielfeld
web-pages-replay-speed = Tempo
web-pages-replay-times = { $speed }×
web-pages-replay-eyes = Gesehen von
web-pages-replay-eyes-table = Tisch
web-pages-replay-eyes-all = Alles offen
web-pages-replay-jump = Spring zu
web-pages-replay-round = Runde { $number }
web-pages-replay-panel = Was zu lesen ist
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
web-pages-brought-at = Hierher gebracht
web-pages-rules-version = Version der Regeln
web-pages-from-position = Sie fängt nicht am Anfang an, sondern mitten in einer Partie.
web-pages-uploaded = Jemand hat diese Aufzeichnung mitgebracht. Sie wurde nicht hier gespielt, und niemand hat die Namen geprüft.
web-pages-keep = Zum Mitnehmen
web-pages-copy-moment = Link zu diesem Augenblick kopieren
web-pages-save-text = Als Text speichern
web-pages-save-json = Als JSON speichern
web-pages-fair = War der Zufall ehrlich?
web-pages-fair-about = Vor der Partie hat sich der Server auf ein Geheimnis festgelegt, und alle haben ein eigenes Salz dazugegeben. Jetzt, da sie vorbei ist, lässt sich jede Ziehung wiederholen.
web-pages-fair-check = Ziehungen prüfen
web-pages-fair-checking = Es wird noch einmal gezogen …
web-pages-fair-fits =
    { $draws ->
        [one] Die einzige Ziehung passt zum Geheimnis.
       *[other] Alle { $draws } Ziehungen passen zum Geheimnis.
    }
web-pages-fair-commitment = Und das Geheimnis passt zu der Festlegung, die vor der Partie zu sehen war:
web-pages-fair-yourself = Ohne diesem Server zu trauen
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
web-pages-history-private = Partien an Tischen, die nicht in der Lobby standen, sehen nur, die dabei waren.
web-pages-no-games-of-player = Hier gibt es keine Partie zu sehen.
web-pages-no-games-of-yours = Du hast hier noch keine Partie zu Ende gespielt.
web-pages-play-one = Eine spielen

## Die Rangliste

web-pages-top-title = Wer wie stark ist
web-pages-top-about = Wer fünf gewertete Partien gespielt hat, steht darin. Eine Wertung beginnt bei 1000, und die Zahl nach ± sagt, wie sicher sie ist.
web-pages-which-kind = Wer gezeigt wird
web-pages-kinds-all = Alle
web-pages-kinds-people = Menschen
web-pages-kinds-bots = Bots und Programme
web-pages-your-place = Unter allen stehst du auf Platz { $place }, mit { $rating }.
web-pages-your-place-none =
    { $games ->
        [0] Davon hast du noch keine gewertete Partie.
        [one] Davon hast du eine gewertete Partie; ab fünf kommst du in die Rangliste.
       *[other] Davon hast du { $games } gewertete Partien; ab fünf kommst du in die Rangliste.
    }
web-pages-rated-games =
    { $games ->
        [one] { $games } Partie
       *[other] { $games } Partien
    }
web-pages-top-empty = Davon hat noch niemand fünf gewertete Partien gespielt. Der erste Platz ist frei.

## Einstellungen

web-pages-settings-about = Name, Geräte und Programme merkt sich der Server, alles andere dieser Browser.
web-pages-name = Dein Name
web-pages-name-about = So heißt du am nächsten Tisch, an den du kommst. Höchstens 24 Zeichen.
web-pages-name-tag = Dein Kürzel ist #{ $tag }: Daran erkennt man dich unter anderen mit demselben Namen.
web-pages-name-saved = Gespeichert.
web-pages-settings-look = Wie es aussieht
web-pages-language = Sprache
web-pages-language-browser = Wie der Browser
web-pages-theme = Licht
web-pages-theme-system = Wie das Gerät
web-pages-theme-night = Nacht
web-pages-theme-paper = Papier
web-pages-motion = Bewegung
web-pages-motion-system = Wie das Gerät
web-pages-motion-full = Voll
web-pages-motion-fast = Schnell
web-pages-motion-none = Keine
web-pages-symbols = Größere Zeichen
web-pages-symbols-about = Wo Farben etwas unterscheiden, werden auch die Zeichen dazu groß.
web-pages-settings-table = Am Tisch
web-pages-confirm = Vor jedem Zug fragen
web-pages-confirm-about = Dann kostet ein Ausrutscher eine Sekunde und keinen Skull.
web-pages-odds = Wahrscheinlichkeiten zeigen
web-pages-odds-about = Wo der Tisch es erlaubt: wie wahrscheinlich etwas ist, nach allem, was du wissen kannst.
web-pages-sound = Ton
web-pages-sound-about = Holz, Papier, Würfel, und eine Glocke, wenn du dran bist.
web-pages-notices = Ruf mich, wenn ich dran bin
web-pages-notices-about = Eine Nachricht des Browsers, während du etwas anderes ansiehst.
web-pages-notices-insecure = Browser erlauben das nur mit https, und dieser Server ist ohne erreichbar.
web-pages-notices-unable = Dieser Browser hat keine Nachrichten für Seiten.
web-pages-notices-denied = Deinem Browser wurde gesagt, dass diese Seite nicht rufen darf. Das lässt sich in seinen Einstellungen ändern.
web-pages-devices = Noch ein Gerät
web-pages-devices-about = Sei am Handy und am Schreibtisch dieselbe Person, auch mitten in einer Partie.
web-pages-devices-make = Link machen
web-pages-devices-another = Neuen Link machen
web-pages-devices-how = Halt die Kamera des anderen Geräts darauf, oder öffne dort den Link.
web-pages-devices-until = Gilt einmal, bis { $time } Uhr.
web-pages-devices-secret = Wer ihn öffnet, wird zu dir. Zeig ihn also sonst niemandem.
web-pages-devices-over = Der Link ist jetzt zu alt.
web-pages-move-ask = Hier weitermachen wie auf deinem anderen Gerät?
web-pages-move-ask-about = Dieser Browser wird dieselbe Person: derselbe Name, dieselben Plätze, dieselben Partien.
web-pages-move-instead = Bisher bist du hier { $name } #{ $tag }. Was dieser Browser unter dem Namen gespielt hat, bleibt zurück, wenn es kein anderes Gerät hat.
web-pages-move-yes = Ja, hier weiter
web-pages-move-no = Nein, lieber nicht
web-pages-move-done = Da bist du, { $name }
web-pages-move-done-nameless = Da bist du
web-pages-move-done-about = Von jetzt an bist du auf beiden Geräten du.
web-pages-move-go = Gut
web-pages-programs = Deine Programme
web-pages-programs-about = Ein selbst geschriebener Bot spielt unter eigenem Namen, mit einem Token. Du stehst für ihn gerade.
web-pages-programs-none = Du hast keine.
web-pages-programs-name = Name des Programms
web-pages-programs-make = Token machen
web-pages-programs-token = Das Token von { $name }. Es wird nur dieses eine Mal gezeigt: Verwahr es gut.
web-pages-programs-token-kept = Ich habe es
web-pages-copy-token = Token kopieren
web-pages-programs-revoke = Widerrufen
web-pages-programs-revoke-name = { $name } widerrufen
web-pages-programs-sure = { $name } ist dann sofort ausgesperrt, auch mitten in einer Partie.
web-pages-programs-revoke-yes = Ja, widerrufen
web-pages-blocked = Blockierte Leute
web-pages-blocked-about = Von dem, was sie sagen, hörst du an keinem Tisch etwas. Sie erfahren es nicht.
web-pages-blocked-none = Niemand. So darf es bleiben.
web-pages-unblock = Freigeben
web-pages-unblock-name = { $name } wieder freigeben
web-pages-forget = Vergessen werden
web-pages-forget-about = Alles löschen, was dieser Server über dich gespeichert hat.
web-pages-forget-start = Alles löschen …
web-pages-forget-what = Du verlässt jeden Tisch, und ein Bot spielt für dich weiter. Dein Name, Wertungen, Programme mit ihren Tokens, Blockierungen, Links und hochgeladene Aufzeichnungen werden gelöscht, und was du gesagt hast, wird zu „…“.
web-pages-forget-kept = In Partien mit anderen wirst du „Somebody“, an jedem Tisch jemand anderes. Züge und Salze bleiben, denn ohne sie ließen sich die Ziehungen nicht beweisen.
web-pages-forget-no = Nein, alles behalten
web-pages-forget-once = Weiter
web-pages-forget-twice = Es gibt kein Zurück. Wirklich alles löschen?
web-pages-forget-yes = Alles endgültig löschen
web-pages-forget-done =
    { $tables ->
        [0] Du bist vergessen.
        [one] Du bist vergessen, und ein Tisch wurde dafür geändert.
       *[other] Du bist vergessen, und { $tables } Tische wurden dafür geändert.
    }
