# Che cosa succede, raccontato in frasi che stanno in piedi da sole.

## Persone ed elenchi

seat-with-title = { $name } ({ $title })
list-and = { $most } e { $last }
list-count = { $name } { $count }
list-then = { $before }; { $after }
list-score = { $name } { $points } (totale { $total })
