# Was geschieht, so erzählt, dass jeder Satz für sich stehen kann.

## Leute und Aufzählungen

seat-with-title = { $name } ({ $title })
list-and = { $most } und { $last }
list-count = { $name } { $count }
list-then = { $before }; { $after }
list-score = { $name } { $points } (gesamt { $total })
