## A replay

web-pages-replay-match = Match { $number }
