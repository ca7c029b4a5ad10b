## Rivedere una partita

web-pages-replay-match = Partita { $number }
