# Rätsel: der Befehl, was gefragt wird, und warum ein Zug der beste ist.

puzzles-help = Stellungen mit einem überraschenden besten Zug, von den Lösern ausgerechnet: das Rätsel von heute, eines mit seiner Nummer oder das nächste eines Spiels. Deine ersten Versuche werden behalten.
puzzles-synopsis = puzzles [NUMMER] [OPTIONEN]
puzzles-number-placeholder = NUMMER
puzzles-number-help = Welches Rätsel.
puzzles-game-help = Nur Rätsel dieses Spiels; ohne Nummer das erste, das du noch nicht versucht hast.
puzzles-try-help = Der Zug, ohne gefragt zu werden: --try "bid 2".
puzzles-list-help = Alle Rätsel auflisten, mit dem, was du versucht hast.
puzzles-make-help = Neue Rätsel eines Spiels mit seinem Löser machen und so ausgeben, wie sie ausgeliefert werden.
puzzles-count-help = Wie viele.
puzzles-check-help = Alle Rätsel noch einmal ausrechnen und sagen, welche nicht mehr stimmen.
puzzles-making = versucht
puzzles-found = { $found } gefunden
puzzles-checking = geprüft
puzzles-checked = { $wrong ->
    [0] Alle { $all } Rätsel sind, wie sie waren.
    [one] Eines von { $all } Rätseln stimmt nicht mehr.
   *[other] { $wrong } von { $all } Rätseln stimmen nicht mehr.
}
puzzles-other-choices = Rätsel { $number }: andere Züge sind möglich.
puzzles-other-worths = Rätsel { $number }: seine Züge sind etwas anderes wert.
puzzles-other-best = Rätsel { $number }: ein anderer Zug ist der beste.
puzzles-not-clear = Rätsel { $number }: der beste Zug ist nicht klar besser oder zu leicht zu finden.
puzzles-number = Nummer
puzzles-game = Spiel
puzzles-kind = Entscheidung
puzzles-list-right = gelöst
puzzles-list-wrong = versucht
puzzles-title = Rätsel { $number } · { $game } · { $kind }
puzzles-told = Du bist { $name }. Welcher Zug gewinnt am häufigsten?
puzzles-lost-by-chance = Verlorene Scheiben gingen durch Zufall: Vor dieser Runde hat { $name } den Skull noch mit { $chance } % Wahrscheinlichkeit.
puzzles-right = Richtig: { $play }.
puzzles-wrong = Nicht ganz: Du hast „{ $tried }“ gewählt, am besten ist „{ $best }“.
puzzles-worths = Was jeder Zug gewinnt
puzzles-score = Im ersten Versuch gelöst: { $solved } von { $tried } versuchten, { $all } gibt es.
puzzles-more-lines = … und noch { $lines ->
    [one] eine Zeile
   *[other] { $lines } Zeilen
}.

error-no-puzzle = Ein Rätsel { $number } gibt es nicht.
error-no-puzzle-maker = Für { $game } kann noch kein Löser Rätsel machen; es gibt { $games }.
error-no-puzzles-of-game = Von diesem Spiel gibt es noch keine Rätsel.

## Die Art der Entscheidung

puzzles-kind-first-disc = Die erste Scheibe
puzzles-kind-add = Anlegen oder eröffnen
puzzles-kind-raise = Erhöhen oder passen
puzzles-kind-give-up = Eine Scheibe abgeben
puzzles-kind-roll = Würfeln oder aufhören
puzzles-kind-token = Welcher Marker
puzzles-kind-bid = Die Ansage
puzzles-kind-die = Welcher Würfel

## Worum es ging

puzzles-theme-certain = Ein Sieg, den nichts aufhält
puzzles-theme-first-skull = Zuerst der Skull
puzzles-theme-first-flower = Zuerst eine Blume
puzzles-theme-add-skull = Der Skull obenauf
puzzles-theme-add-flower = Noch eine Blume
puzzles-theme-own-flowers = Nur die eigenen Blumen
puzzles-theme-bold = Ein kühnes Gebot
puzzles-theme-bluff = Bieten über dem eigenen Skull
puzzles-theme-own-skull = Mit Absicht in den eigenen Skull
puzzles-theme-let-them = Sollen sie doch
puzzles-theme-give-up-skull = Weg mit dem Skull
puzzles-theme-give-up-flower = Den Skull behalten
puzzles-theme-roll-ahead = Weiterwürfeln
puzzles-theme-roll-behind = Weiterwürfeln im Rückstand
puzzles-theme-stop-ahead = Rechtzeitig aufhören
puzzles-theme-stop-behind = Aufhören im Rückstand
puzzles-theme-token = Die richtige Farbe
puzzles-theme-bid-low = Eine niedrigere Ansage
puzzles-theme-bid-high = Eine höhere Ansage
puzzles-theme-needs-tricks = Noch Stiche nötig
puzzles-theme-needs-none = Kein Stich mehr
puzzles-theme-spoiled = Die Ansage ist verloren

puzzles-idea-first-skull = Der Skull ganz unten bewacht deine Matte die ganze Runde: Wer deine Scheiben aufdecken muss, läuft hinein, und deine kleinen Gebote sind billige Bluffs.
puzzles-idea-first-flower = Mit einer Blume zuerst bleiben deine Gebote ehrlich, und der Skull in deiner Hand droht weiter.
puzzles-idea-add-skull = Noch eine Scheibe, und es ist der Skull: Der Stapel sieht nach einer Einladung aus, und { $name } muss darüber bieten oder dir das Bieten überlassen.
puzzles-idea-add-flower = Warten kostet hier nichts: Noch eine Blume macht jedes spätere Gebot von dir sicherer, und { $name } muss sich zuerst festlegen.
puzzles-idea-own-flowers = Ein Gebot, das nur eigene Blumen braucht, kann nicht scheitern. { $name } muss ins Ungewisse erhöhen oder dir den Punkt lassen.
puzzles-idea-bold = Mehr als die eigenen Scheiben: Der Skull von { $name } muss woanders sein. Selten ist er, wo man ihn fürchtet, und wer wartet, verschenkt das erste Gebot.
puzzles-idea-bluff = Das Gebot ist ein Bluff über dem eigenen Skull. Erhöht { $name }, wartet dort der Skull; wenn nicht, suchst du wenigstens selbst aus, welche Scheibe du verlierst.
puzzles-idea-own-skull = Du deckst deinen eigenen Skull mit Absicht auf. Das kostet eine Scheibe deiner Wahl, aber { $name } bekommt keinen Punkt, und ohne den Skull können dich deine Blumen nicht mehr verraten.
puzzles-idea-let-them = Passen sieht schwach aus, aber jetzt muss { $name } aufdecken, und jede Scheibe von dir, die aufgedeckt werden muss, ist eine Falle oder eine Gelegenheit für einen Fehler.
puzzles-idea-give-up-skull = Alle haben deinen Skull gerade gesehen und erwarten, dass du ihn behältst. Gib ihn ab: Blumen allein können ohne Gefahr so hoch bieten, wie sie viele sind, und { $name } kann es nicht wissen.
puzzles-idea-give-up-flower = Nur der Skull hält { $name } davon ab, einfach alles zu bieten. Eine Blume weniger wiegt leichter.
puzzles-idea-roll-ahead = Aufhören sieht sicher aus, aber dann würfelt { $name } auf genau diesen Inseln. Es zählt nicht, was ein Wurf dich kosten kann, sondern wer von beiden jetzt lieber am Würfel ist.
puzzles-idea-roll-behind = Du liegst zurück, und Aufhören ändert daran nichts: Warten hilft { $name }. Die Gefahr eines weiteren Wurfs ist kleiner als die, keine Gelegenheit mehr zu bekommen.
puzzles-idea-stop-ahead = Du liegst nicht zurück, und die Inseln sind gut gefüllt. Soll { $name } hineinwürfeln.
puzzles-idea-stop-behind = Auch wenn du zurückliegst: { $name } muss auf denselben Inseln würfeln, und was dort zurückgenommen wird, hilft dir mehr als ein weiterer abgelegter Marker.
puzzles-idea-token = Es scheint gleich, welche Farbe du ablegst. Das ist es nicht: Wer neben dem Säbel eine Farbe nimmt, nimmt auch alles in dieser Farbe von Insel 6, und darum kommt es darauf an, welche Farbe wo liegt.
puzzles-idea-bid-low = Die Würfel versprechen mehr, als sie halten. Eine Ansage, die auch gelingt, wenn einer versagt, ist mehr wert als eine hohe, die alle braucht.
puzzles-idea-bid-high = Die Würfel sind gegen diese Gegner besser, als sie aussehen, und so kurz vor Schluss zählt der Sieg, nicht ein sicherer kleiner Gewinn.
puzzles-idea-needs-tricks = Du brauchst noch Stiche. Es zählt nicht nur, welcher Würfel in diesem der stärkste ist, sondern auch, welche dann für die anderen übrig bleiben.
puzzles-idea-needs-none = Du hast alle angesagten Stiche. Jetzt suche den Würfel, der am sichersten verliert, und bedenke, was die übrigen noch aus Versehen gewinnen.
puzzles-idea-spoiled = Deine eigene Ansage ist nicht mehr zu schaffen. Es bleibt, den anderen die ihre zu verderben.

## Zahlen

puzzles-reason-worth = Gegen perfektes Spiel gewinnt „{ $best }“ in { $worth } % der Fälle, „{ $tempting }“, was die meisten wählen würden, in { $other } %.
puzzles-reason-reading = Wer perfekt spielt und bis hierher gekommen ist wie { $name }, hat den Skull in { $mat } % der Fälle auf der Matte und in { $hand } % auf der Hand; in { $gone } % ist er verloren.
puzzles-reason-passes = Auf „{ $play }“ passt { $name } in { $chance } % der Fälle.
puzzles-reason-luck = Kommt es nach „{ $play }“ zum Aufdecken, findest du in { $chance } % der Fälle nur Blumen.
puzzles-reason-their-luck = Wenn du passt, deckt { $name } mit { $chance } % Wahrscheinlichkeit nur Blumen auf.
puzzles-reason-worth-likely = „{ $best }“ gewinnt in { $worth } % der Fälle, „{ $tempting }“, was die meisten wählen würden, in { $other } %.
puzzles-reason-worlds = Das wurde in { $worlds } Welten weitergespielt, die zu dem passen, was du weißt; die Zahlen stimmen auf etwa { $error } Punkte.
puzzles-reason-tokens = Du hältst { $own ->
    [one] einen Marker
   *[other] { $own } Marker
}, { $name } { $theirs }.
puzzles-reason-roll = Ein weiterer Wurf bringt mit { $good } von sechs Seiten einen Marker los; schlimmstenfalls { $back ->
    [one] kommt einer
   *[other] kommen { $back }
} zurück.
