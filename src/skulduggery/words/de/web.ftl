# The browser: what is said around the games.

## Around the games

web-title = Drei Spiele über Totenköpfe und darüber, dass einem keiner glaubt
web-loading = Einen Moment …
web-page-failed = Diese Seite ließ sich nicht laden. Ist der Server noch da? Versuch es gleich noch einmal.
web-unreachable = Der Server ist gerade nicht erreichbar.
web-nowhere = Hier ist nichts
web-nowhere-about = Vielleicht ist die Adresse alt, oder ein Buchstabe fehlt.
web-home = Zur ersten Seite
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
web-one-device = An einem Gerät, reihum
web-your-tables = Deine Tische
web-no-account = Kein Konto, kein Herunterladen: Link öffnen und spielen, mit Freunden am Handy oder gegen Bots.

## The lobby

web-lobby-about = Tische, an die jeder darf. Alle anderen findet man nur über ihren Link.
web-lobby-empty = Gerade ist kein Tisch offen. Mach einen auf und zeig ihn hier.
web-chairs-free =
    { $count ->
        [one] 1 Platz frei
       *[other] { $count } Plätze frei
    }
web-being-played = wird gespielt
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
web-line-lost = Verbindung weg, gleich wieder da …
web-invite = Einladen
web-menu = Menü
web-invite-title = Freunde einladen
web-invite-about = Wer diesen Link öffnet, kommt an den Tisch. Das Bild liest die Kamera eines Handys.
web-invite-copy = Link kopieren
web-invite-share = Teilen …
web-invite-tv = Ein großer Bildschirm zeigt den Tisch, die Handys halten die Hände:
web-tv = Auf dem Fernseher zeigen
web-log-and-talk = Verlauf, Gespräch, Leute, Regeln
web-log = Verlauf
web-log-empty = Noch ist nichts geschehen.
web-people = Leute
web-rules = Regeln
web-language = Sprache
web-language-browser = wie im Browser
web-sound = Ton
web-confirm-moves = Jeden Zug bestätigen
web-all-settings = Alle Einstellungen
web-resign = Aufgeben
web-leave = Tisch verlassen
web-stay = Bleiben
web-your-name = Dein Name
web-sit-down = Hinsetzen
web-no-chair-free = Kein Platz ist frei.
web-watching = Die Partie läuft, du siehst zu.
web-join-talk = Mitreden
web-ended = Der Tisch ist weg
web-ended-sent-away = Dieser Browser ist hier nicht mehr bekannt.
web-ended-removed = Du wurdest von diesem Tisch weggeschickt.
web-ended-no-table = Unter dieser Adresse gibt es keinen Tisch. Fehlt ein Buchstabe im Link?
web-ended-closed = Wer diesen Server betreibt, hat den Tisch geschlossen.
web-ended-broken = Der Server hat diese Seite nicht verstanden. Lade sie neu; dein Platz bleibt dir.
web-your-turn = Du bist dran.
web-your-turn-title = ● Du bist dran · { $game }
web-confirm = Ist das so gemeint?
web-not-yet = Noch nicht
web-result = So ging es aus
web-you-won = Du hast gewonnen.
web-winners =
    { $count ->
        [one] { $names } gewinnt.
       *[other] { $names } teilen sich den Sieg.
    }
web-abandoned = Die Partie wurde abgebrochen und zählt für niemanden.
web-rematch = Noch eine Partie
web-rematch-host = Wer den Tisch leitet, kann noch eine Partie ansetzen.
web-replay = Noch einmal ansehen

## Before the game

web-chairs = Wer spielt
web-a-bot = Bot
web-a-program = ein Programm
web-away = nicht da
web-the-host = leitet den Tisch
web-chair-free = frei
web-chair-gone = hier sitzt niemand
web-rename = Umbenennen
web-stand-up = Aufstehen
web-sit-here = Hier sitzen
web-add-bot = Ein Bot
web-take-chair-away = Platz { $chair } wegnehmen
web-put-chair-back = Wieder hinstellen
web-free-chair = Platz räumen
web-bot-level = Wie die Bots spielen
web-bot-level-of = Wie { $name } spielt
web-fill-with-bots = Mit Bots auffüllen
web-start =
    { $count ->
        [0] Anfangen
        [1] Anfangen
       *[other] Anfangen, zu { $count }
    }
web-waiting-for-host = Wer den Tisch leitet, fängt die Partie an.
web-what-is-played = Was gespielt wird
web-the-game = Spiel
web-presets = Ausgaben
web-agreement = Wie wir spielen
web-clock = Uhr
web-clock-none = ohne Uhr
web-clock-30-seconds = 30 Sekunden pro Entscheidung
web-clock-2-minutes = 2 Minuten pro Entscheidung
web-clock-10-minutes = 10 Minuten für die Partie, 5 Sekunden mehr pro Entscheidung
web-clock-a-day = ein Tag pro Entscheidung
web-clock-3-days = drei Tage pro Entscheidung
web-clock-own = eine andere Uhr
web-talk = Gespräch
web-talk-free = alles ist erlaubt
web-talk-phrases = nur fertige Sätze
web-talk-off = aus
web-grace = Ein Bot springt ein nach
web-grace-time =
    { $minutes ->
        [0] { $seconds } Sekunden Abwesenheit
        [1] einer Minute Abwesenheit
       *[other] { $minutes } Minuten Abwesenheit
    }
web-listed = Für alle zu sehen
web-rated = Gewertet
web-keep-talk = Das Gespräch kommt ins Protokoll
web-odds-allowed = Chancen dürfen gezeigt werden
web-hints-allowed = Nach Tipps darf gefragt werden

## Tipps

web-hint = Tipp
web-hint-thinking = Ein Meister denkt nach…
web-hint-choice = { $choice }: ein Meister wählt es zu { $often } %, und es ist { $worth } % des Sieges wert.
web-hint-often = wie oft
web-hint-worth = Wert

## Talk and people

web-nothing-said = Noch hat niemand etwas gesagt.
web-talk-is-off = An diesem Tisch wird geschwiegen.
web-talk-join-first = Wer mitreden will, kommt an den Tisch.
web-talk-muted = Du darfst gerade nichts sagen.
web-gestures = Gesten
web-phrases = Fertige Sätze
web-say = Etwas sagen …
web-send = Senden
web-you = du
web-muted = stumm
web-watches = sieht zu
web-block = Nicht zuhören
web-unblock = Wieder zuhören
web-mute = Stumm schalten
web-unmute = Wieder reden lassen
web-make-host = Leitung übergeben
web-remove = Wegschicken

## Who plays a seat

web-person-resigned = Hat aufgegeben; ein Bot spielt weiter.
web-person-stand-in = Nicht da; ein Bot springt ein.
web-person-away = Nicht da.
web-person-bot = Ein Bot.
web-person-bot-level = Ein Bot: { $level }.
web-person-program = Ein Programm von außerhalb.
web-person-clock = Restzeit:
