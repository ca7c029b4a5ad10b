# Lernen im Browser: alles um das herum, was der Lehrer sagt, und die Regeln zum Nachlesen.

web-learn-title = Spielend lernen
web-learn-about = Drei Lektionen von je etwa zehn Minuten, gegen zwei, die tun, was man ihnen sagt. Jede Regel wird erklärt, sobald man sie braucht.
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
web-learn-progress = Fortschritt
web-learn-step = Schritt { $page } von { $pages }
web-learn-teacher = Die Lektion
web-learn-speech = Die Erklärung
web-learn-watch = Schau zu
web-learn-your-turn = Du bist dran
web-learn-not-this = Diesmal nicht
web-learn-show-me = Zeig es mir
web-learn-back = Zurück
web-learn-next = Weiter
web-learn-skip = Überspringen
web-learn-play = Gegen Bots spielen
web-learn-keys = Mit den Pfeiltasten nach links und rechts blätterst du.

## Die Regeln

web-learn-here = An diesem Tisch
web-learn-variant = Variante
web-learn-rules-goal = Das Ziel
web-learn-rules-turn = Wenn du dran bist
