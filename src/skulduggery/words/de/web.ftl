# The browser: what is said around the games.

## Around the games

web-title = Drei Totenkopf-Spiele, in denen dir keiner glaubt
web-loading = Einen Moment …
web-page-failed = Diese Seite ließ sich nicht laden. Prüf deine Verbindung und versuch es noch einmal.
web-unreachable = Der Server ist gerade nicht erreichbar. Versuch es gleich noch einmal.
offline-title = Keine Verbindung
offline-about = Der Server ist nicht erreichbar. Dein Platz bleibt dir: Versuch es gleich noch einmal.
offline-retry = Erneut versuchen
web-nowhere = Seite nicht gefunden
web-nowhere-about = Vielleicht ist die Adresse alt, oder ein Buchstabe fehlt.
web-home = Startseite
web-navigation = Seiten
web-close = Schließen
web-lobby = Offene Tische
web-lobby-short = Tische
web-learn = Lernen
web-games = Partien
web-top = Rangliste
web-settings = Einstellungen
web-guest-name = Gast

## The games

web-play-bots = Gegen Bots spielen
web-play-friends = Mit Freunden spielen
web-learn-it = In zehn Minuten lernen
web-one-device = An einem Gerät spielen
web-no-account = Kein Konto, kein Download: Link öffnen und spielen, mit Freunden am Handy oder gegen Bots.
web-code-ask = Hast du einen Code?
web-code-example = fünf Buchstaben
web-code-go = Zum Tisch
web-code-about = Gib den Code eines Tisches ein, und dieser Bildschirm zeigt ihn. Die eigene Hand ist nur auf dem eigenen Handy zu sehen.
web-open-table-title = Einen Tisch öffnen
web-open-table = Tisch öffnen
web-open-table-about = Diesen Namen sehen deine Freunde, wenn du sie einlädst.
web-open-table-listed = Dein Tisch steht bei den offenen Tischen: Alle können mitspielen und sehen diesen Namen.
web-back-title = Wo du aufgehört hast
web-back-game = Weiterspielen
web-back-table = Zurück an deinen Tisch
web-back-lesson = Weiterlernen
web-back-review = Deine letzte Partie ansehen

## The lobby

web-lobby-about = Tische, an die alle dürfen. Die übrigen findet man nur über ihren Link.
web-lobby-empty = Gerade wartet niemand auf Mitspielende. Öffne einen Tisch, und wer hereinschaut, kann mitspielen.
web-chairs-free =
    { $count ->
        [one] 1 Platz frei
       *[other] { $count } Plätze frei
    }
web-being-played = läuft
web-is-rated = gewertet
web-watching-count =
    { $count ->
        [one] 1 sieht zu
       *[other] { $count } sehen zu
    }
web-join = Mitspielen
web-watch = Zusehen

## The table

web-table-title = Der Tisch
web-line-lost = Verbindung verloren. Neuer Versuch …
web-invite = Einladen
web-menu = Menü
web-invite-title = Freunde einladen
web-invite-about = Wer diesen Link hat, kann mitspielen. Scann den Code mit dem Handy.
web-invite-copy = Link kopieren
web-invite-share = Teilen …
web-invite-code = Oder diesen Code auf der Startseite eingeben:
web-invite-tv = Ein großer Bildschirm zeigt den Tisch; die eigene Hand ist nur auf dem eigenen Handy zu sehen:
web-tv = Auf dem Fernseher zeigen
web-log-and-talk = Verlauf, Chat, Leute, Regeln
web-log = Verlauf
web-log-empty = Noch ist nichts passiert.
web-people = Leute
web-rules = Regeln
web-short-rules = Die Regeln in einer Minute
web-coach-rules = Unsicher? Das Fragezeichen zeigt die Regeln, in einer Minute gelesen.
web-coach-ok = Verstanden
web-language = Sprache
web-language-browser = Wie im Browser
web-sound = Ton
web-confirm-moves = Jeden Zug bestätigen
web-all-settings = Alle Einstellungen
web-resign = Aufgeben
web-leave = Tisch verlassen
web-stay = Bleiben
web-your-name = Dein Name
web-invited-by = { $host } lädt dich zu { $game } ein
web-invited-time = Mit { $players } Personen dauert es etwa { $minutes } Minuten.
web-sit-down = Platz nehmen
web-no-chair-free = Kein Platz ist frei.
web-watching = Die Partie läuft, du siehst zu.
web-join-talk = Mitreden
web-ended = Der Tisch ist weg
web-ended-sent-away = Dieser Browser ist hier nicht mehr bekannt.
web-ended-removed = Du wurdest von diesem Tisch entfernt.
web-ended-no-table = Unter dieser Adresse gibt es keinen Tisch. Fehlt ein Buchstabe im Link?
web-ended-closed = Wer diesen Server betreibt, hat den Tisch geschlossen.
web-ended-broken = Der Server hat diese Seite nicht verstanden. Lade sie neu; dein Platz bleibt dir.
web-your-turn = Du bist dran.
web-your-turn-title = ● Du bist dran · { $game }
web-confirm = Diesen Zug machen?
web-not-yet = Abbrechen
web-result = Ergebnis
web-skip = Tippen zum Überspringen
web-you-won = Du hast gewonnen.
web-winners =
    { $count ->
        [one] { $names } gewinnt.
       *[other] { $names } teilen sich den Sieg.
    }
web-abandoned = Die Partie wurde abgebrochen und zählt für niemanden.
web-rematch = Noch eine Partie
web-rematch-yes = Ja, noch eine
web-rematch-wanted = { $name } möchte noch eine Partie spielen.
web-rematch-waiting = Du bist dabei. Es fehlt noch: { $names }
web-rematch-change = Spiel oder Plätze ändern
web-replay = Partie ansehen
web-result-fold = Tisch zeigen
web-result-unfold = Ergebnis zeigen
web-result-details = Das Ergebnis im Einzelnen
web-result-turning = Was die Partie entschied
web-result-turning-later = Ein Meister sucht den Moment, der die Partie entschieden hat.

## Before the game

web-chairs = Wer spielt
web-a-bot = Bot
web-a-program = Programm
web-away = nicht da
web-the-host = Gastgeber/in
web-chair-free = frei
web-chair-gone = geschlossen
web-rename = Umbenennen
web-stand-up = Aufstehen
web-sit-here = Hier sitzen
web-add-bot = Bot setzen
web-take-chair-away = Platz { $chair } schließen
web-put-chair-back = Platz öffnen
web-free-chair = Platz freimachen
web-bot-level = Bot-Stufe
web-bot-level-of = Stufe von { $name }
web-fill-with-bots = Mit Bots auffüllen
web-start =
    { $count ->
        [0] Starten
        [1] Starten
       *[other] Mit { $count } starten
    }
web-waiting-for-host = Gastgeber/in startet die Partie.
web-agree = Einverstanden
web-agree-title = Willst du das spielen?
web-agree-rated = Auch die nächste Partie ist gewertet.
web-agreed = einverstanden
web-not-agreed = noch nicht einverstanden
web-changed-since = Geändert, seit du sitzt
web-changed-term = { $name }: { $now }, vorher { $before }
web-switch-on = ja
web-switch-off = nein
web-waiting-for-agreement = Noch nicht einverstanden: { $names }.
web-does-not-count = Diese Partie zählt nicht für die Wertung: Zwei der Spielenden haben dieselbe Adresse, dasselbe Gerät oder denselben Besitzer.
web-invited-rated = Diese Partie ist gewertet.
web-table-options = Spiel, Regeln und Einstellungen
web-what-is-played = Spiel und Regeln
web-the-game = Spiel
web-presets = Ausgaben
web-agreement = Einstellungen am Tisch
web-clock = Uhr
web-clock-none = ohne Uhr
web-clock-30-seconds = 30 Sekunden pro Entscheidung
web-clock-2-minutes = 2 Minuten pro Entscheidung
web-clock-10-minutes = 10 Minuten für die Partie, plus 5 Sekunden pro Entscheidung
web-clock-a-day = 1 Tag pro Entscheidung
web-clock-3-days = 3 Tage pro Entscheidung
web-clock-own = eine andere Uhr
web-talk = Chat
web-talk-free = frei
web-talk-phrases = nur fertige Sätze
web-talk-off = aus
web-grace = Bot springt ein nach
web-grace-time =
    { $minutes ->
        [0] { $seconds } Sekunden Abwesenheit
        [1] 1 Minute Abwesenheit
       *[other] { $minutes } Minuten Abwesenheit
    }
web-listed = Öffentlicher Tisch
web-rated = Gewertet
web-keep-talk = Chat mit der Partie speichern
web-odds-allowed = Chancen erlauben
web-hints-allowed = Tipps erlauben
web-bot-talk = Bots reden mit

## Tipps

web-hint = Tipp
web-hint-thinking = Ein Meister denkt nach …
web-hint-choice = { $choice }: Ein Meister wählt es zu { $often } %; Siegchance { $worth } %.
web-hint-often = wie oft
web-hint-worth = Siegchance

## Talk and people

web-nothing-said = Noch hat niemand etwas gesagt.
web-talk-is-off = An diesem Tisch ist der Chat aus.
web-talk-join-first = Zum Mitreden erst an den Tisch kommen.
web-talk-muted = Du bist stumm geschaltet.
web-gestures = Reaktionen
web-quick-reactions = Schnell reagieren
web-phrases = Fertige Sätze
web-say = Etwas sagen …
web-send = Senden
web-you = du
web-seat-you = Du · { $name }
web-muted = stumm
web-watches = sieht zu
web-block = Blockieren
web-unblock = Freigeben
web-mute = Stumm schalten
web-unmute = Reden lassen
web-make-host = Tisch übergeben
web-remove = Entfernen

## Who plays a seat

web-person-resigned = Hat aufgegeben; ein Bot spielt weiter.
web-person-stand-in = Nicht da; solange spielt ein Bot.
web-person-away = Nicht da.
web-person-bot = Ein Bot.
web-person-bot-level = Ein Bot: { $level }.
web-person-program = Ein externes Programm.
web-person-clock = Restzeit:
