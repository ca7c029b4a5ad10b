## Alle Spiele

option-first = Anfang
option-first-about = Wer die Partie beginnt.
option-first-random = per Zufall
option-first-random-about = Der Zufall bestimmt, wer beginnt.
option-first-seat = { $name }
option-first-seat-about = { $name } beginnt.
