# What happens, told so that each sentence stands on its own.

## People and lists

seat-with-title = { $name } ({ $title })
list-and = { $most } and { $last }
list-count = { $name } { $count }
list-then = { $before }; { $after }
list-score = { $name } { $points } (total { $total })
