## Alle Spiele

option-first = Wer beginnt
option-first-about = Wer die Partie beginnt.
option-first-random = zufällig
option-first-random-about = Der Zufall bestimmt, wer beginnt.
option-first-seat = { $name }
option-first-seat-about = { $name } beginnt.
