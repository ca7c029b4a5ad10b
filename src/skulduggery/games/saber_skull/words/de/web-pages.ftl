## Eine Wiederholung

web-pages-replay-match = Einzelspiel { $number }
