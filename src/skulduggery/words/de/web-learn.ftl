# Lernen im Browser: alles um das herum, was der Lehrer sagt, und die Regeln zum Nachlesen.

web-learn-title = Spielend lernen
web-learn-about = Drei Lektionen von je etwa zehn Minuten, gegen zwei Gegner, die tun, was man ihnen sagt. Jede Regel wird erklärt, sobald man sie braucht.
web-learn-length = Etwa zehn Minuten
web-learn-start = Lektion beginnen
web-learn-resume = Weitermachen
web-learn-once-more = Noch einmal spielen
web-learn-done = Gelernt
web-learn-rules = Die Regeln zum Nachlesen
web-learn-rules-about = Für alle, die lieber erst lesen oder recht behalten wollen.

## Eine Lektion

web-learn-lesson = { $game }: eine Lektion
web-learn-close = Zurück zu allen Lektionen
web-learn-again = Von vorn
web-learn-progress = Wie weit du bist
web-learn-step = Schritt { $page } von { $pages }
web-learn-teacher = Der Lehrer
web-learn-speech = Was der Lehrer sagt
web-learn-watch = Schau zu
web-learn-your-turn = Du bist dran
web-learn-not-this = Diesmal nicht
web-learn-show-me = Zeig es mir
web-learn-back = Zurück
web-learn-next = Weiter
web-learn-skip = Überspringen
web-learn-play = Jetzt gegen Bots
web-learn-keys = Mit den Pfeiltasten ← und → blätterst du.

## Die Regeln

web-learn-here = An diesem Tisch
web-learn-variant = Variante
web-learn-here-simultaneous = Alle legen ihre erste Scheibe gleichzeitig.
web-learn-here-first-player-last = Die erste Scheibe wird reihum gelegt, der Startspieler legt zuletzt.
web-learn-here-pick = Du mischst deine Scheiben, und wem der Skull gehört, zeigt auf die, die du verlierst.
web-learn-here-challenger = Nach einem Fehlschlag beginnt der Herausforderer.
web-learn-here-skull-owner = Nach einem Fehlschlag beginnt, wem der Skull gehört.

web-learn-rules-goal = Das Ziel
web-learn-rules-setup = Der Anfang
web-learn-rules-first-disc = Die erste Scheibe
web-learn-rules-turn = Wenn du dran bist
web-learn-rules-bidding = Die Herausforderung
web-learn-rules-attempt = Aufdecken
web-learn-rules-success = Kein Skull
web-learn-rules-failure = Ein Skull
web-learn-rules-next = Wer als Nächstes beginnt
web-learn-rules-last-chance = Letzte Chance
web-learn-rules-two-tribes = Zwei Stämme pro Spieler
web-learn-rules-boxes = Zwei Schachteln
web-learn-rules-deal = Würfel ziehen
web-learn-rules-bid = Die Ansage
web-learn-rules-trick = Ein Stich
web-learn-rules-follow = Farbe bedienen
web-learn-rules-winner = Wer den Stich gewinnt
web-learn-rules-dice = Die Würfel
web-learn-rules-score = Punkte
web-learn-rules-landlubber = Landrattenwertung
web-learn-rules-end = Das Ende
web-learn-rules-first-round = Die erste Runde und später
web-learn-rules-island-six = Insel 6
web-learn-rules-skull = Der Schädel
web-learn-rules-saber = Der Säbel
web-learn-rules-win = Gewinnen
web-learn-rules-championship = Meisterschaft
