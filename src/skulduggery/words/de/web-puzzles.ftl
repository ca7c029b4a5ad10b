# Rätsel im Browser.

web-puzzles = Rätsel
web-puzzles-about = Stellungen, in denen der gesunde Menschenverstand danebenliegt. Alle sind von den Lösern ausgerechnet, und jede hat einen besten Zug. Nur dein erster Versuch zählt.
web-puzzles-today = Das Rätsel von heute
web-puzzles-solve = Lösen
web-puzzles-look-again = Noch einmal ansehen
web-puzzles-score = { $solved } von { $all } im ersten Versuch gelöst
web-puzzles-streak = { $days ->
    [one] Ein Tag in Folge
   *[other] { $days } Tage in Folge
}
web-puzzles-number = Rätsel { $number }
web-puzzles-solved = gelöst
web-puzzles-missed = versucht
web-puzzles-new = neu
web-puzzles-close = Zurück zu den Rätseln
web-puzzles-story = Was bisher geschah
web-puzzles-ask = Du bist { $name }. Welcher Zug gewinnt am häufigsten?
web-puzzles-right = Richtig: { $play }
web-puzzles-wrong = Diesmal nicht. Am besten ist: { $play }
web-puzzles-worths = Siegchance mit jedem Zug
web-puzzles-best = am besten
web-puzzles-yours = deiner
web-puzzles-line = Der Weg zum Sieg, was auch geschieht
web-puzzles-all = Alle Rätsel
web-puzzles-next = Nächstes Rätsel
