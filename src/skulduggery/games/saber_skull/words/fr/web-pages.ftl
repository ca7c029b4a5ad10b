## Revoir une partie

web-pages-replay-match = Partie { $number }
