## Tous les jeux

option-first = Qui commence
option-first-about = Qui commence la partie.
option-first-random = au hasard
option-first-random-about = Le hasard décide qui commence.
option-first-seat = { $name }
option-first-seat-about = { $name } commence.
