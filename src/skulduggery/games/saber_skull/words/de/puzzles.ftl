## Die Art der Entscheidung

puzzles-kind-roll = Würfeln oder aufhören
puzzles-kind-token = Welcher Marker

## Worum es ging

puzzles-theme-roll-ahead = Weiterwürfeln
puzzles-theme-roll-behind = Weiterwürfeln im Rückstand
puzzles-theme-stop-ahead = Rechtzeitig aufhören
puzzles-theme-stop-behind = Aufhören im Rückstand
puzzles-theme-token = Die richtige Farbe
puzzles-idea-roll-ahead = Aufhören sieht sicher aus, aber dann würfelt { $name } auf genau diesen Inseln. Es zählt nicht, was ein Wurf dich kosten kann, sondern wer von beiden jetzt lieber am Würfel ist.
puzzles-idea-roll-behind = Du liegst zurück, und Aufhören ändert daran nichts: Warten hilft { $name }. Die Gefahr eines weiteren Wurfs ist kleiner als die, keine Gelegenheit mehr zu bekommen.
puzzles-idea-stop-ahead = Du liegst nicht zurück, und die Inseln sind gut gefüllt. Soll { $name } hineinwürfeln.
puzzles-idea-stop-behind = Auch wenn du zurückliegst: { $name } muss auf denselben Inseln würfeln, und was dort aufgenommen wird, hilft dir mehr als ein weiterer abgelegter Marker.
puzzles-idea-token = Es scheint gleich, welche Farbe du ablegst. Das ist es nicht: Wer neben dem Säbel eine Farbe nimmt, nimmt auch alles in dieser Farbe von Insel 6, und darum kommt es darauf an, welche Farbe wo liegt.

## Zahlen

puzzles-reason-tokens = Du hast { $own ->
    [one] einen Marker
   *[other] { $own } Marker
}, { $name } { $theirs }.
puzzles-reason-roll = Ein weiterer Wurf bringt mit { $good } von sechs Seiten einen Marker los; schlimmstenfalls nimmst du { $back ->
    [one] einen
   *[other] { $back }
} auf.
