# Ce qui se passe, raconté en phrases qui tiennent debout toutes seules.

## Personnes et listes

seat-with-title = { $name } ({ $title })
list-and = { $most } et { $last }
list-count = { $name } { $count }
list-then = { $before } ; { $after }
list-score = { $name } { $points } (total { $total })
