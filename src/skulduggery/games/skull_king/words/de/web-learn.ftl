## Die Regeln

web-learn-rules-deal = Würfel ziehen
web-learn-rules-bid = Die Ansage
web-learn-rules-trick = Ein Stich
web-learn-rules-follow = Farbe bedienen
web-learn-rules-winner = Wer den Stich gewinnt
web-learn-rules-dice = Die Würfel
web-learn-rules-score = Punkte
web-learn-rules-landlubber = Landrattenwertung
web-learn-rules-end = Das Ende
