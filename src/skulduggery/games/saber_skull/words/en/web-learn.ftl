## The rules

web-learn-rules-setup = The beginning
web-learn-rules-first-round = The first round, and later
web-learn-rules-island-six = Island 6
web-learn-rules-skull = The Skull
web-learn-rules-saber = The Saber
web-learn-rules-win = Winning
web-learn-rules-championship = Championship
