# Rätsel: der Befehl, was gefragt wird, und warum ein Zug der beste ist.

puzzles-help = Stellungen mit einem überraschenden besten Zug, von den Lösern ausgerechnet: das Rätsel von heute, eines mit seiner Nummer oder das nächste eines Spiels. Deine ersten Versuche werden behalten.
puzzles-synopsis = puzzles [NUMMER] [OPTIONEN]
puzzles-number-placeholder = NUMMER
puzzles-number-help = Die Nummer des Rätsels.
puzzles-game-help = Nur Rätsel dieses Spiels; ohne Nummer das erste, das du noch nicht versucht hast.
puzzles-try-help = Der Zug, statt danach gefragt zu werden: --try "bid 2".
puzzles-list-help = Alle Rätsel auflisten, und welche du versucht hast.
puzzles-make-help = Neue Rätsel eines Spiels mit seinem Löser erzeugen und im mitgelieferten Format ausgeben.
puzzles-count-help = Wie viele erzeugt werden.
puzzles-check-help = Alle Rätsel neu lösen und melden, welche nicht mehr stimmen.
puzzles-making = versucht
puzzles-found = { $found } gefunden
puzzles-checking = geprüft
puzzles-checked = { $wrong ->
    [0] Alle { $all } Rätsel stimmen noch.
    [one] Eines von { $all } Rätseln stimmt nicht mehr.
   *[other] { $wrong } von { $all } Rätseln stimmen nicht mehr.
}
puzzles-other-choices = Rätsel { $number }: Andere Züge sind möglich.
puzzles-other-worths = Rätsel { $number }: Seine Züge haben andere Werte.
puzzles-other-best = Rätsel { $number }: Ein anderer Zug ist der beste.
puzzles-not-clear = Rätsel { $number }: Der beste Zug ist nicht klar besser oder zu leicht zu finden.
puzzles-number = Nummer
puzzles-game = Spiel
puzzles-kind = Entscheidung
puzzles-list-right = gelöst
puzzles-list-wrong = versucht
puzzles-title = Rätsel { $number } · { $game } · { $kind }
puzzles-told = Du bist { $name }. Welcher Zug gewinnt am häufigsten?
puzzles-right = Richtig: { $play }.
puzzles-wrong = Nicht ganz: Du hast „{ $tried }“ gewählt, am besten ist „{ $best }“.
puzzles-worths = Siegchance mit jedem Zug
puzzles-score = Im ersten Versuch gelöst: { $solved } von { $tried } versuchten, { $all } gibt es.
puzzles-more-lines = … und noch { $lines ->
    [one] eine Zeile
   *[other] { $lines } Zeilen
}.
error-no-puzzle = Ein Rätsel { $number } gibt es nicht.
error-no-puzzle-maker = Für { $game } kann noch kein Löser Rätsel machen; es gibt { $games }.
error-no-puzzles-of-game = Von diesem Spiel gibt es noch keine Rätsel.

## Zahlen

puzzles-reason-worth = Gegen perfektes Spiel gewinnt „{ $best }“ in { $worth } % der Fälle, „{ $tempting }“, was die meisten wählen würden, in { $other } %.
puzzles-reason-worth-likely = „{ $best }“ gewinnt in { $worth } % der Fälle, „{ $tempting }“, was die meisten wählen würden, in { $other } %.
