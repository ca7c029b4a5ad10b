## Tutti i giochi

option-first = Chi comincia
option-first-about = Chi comincia la partita.
option-first-random = a sorte
option-first-random-about = Decide la sorte chi comincia.
option-first-seat = { $name }
option-first-seat-about = Comincia { $name }.
