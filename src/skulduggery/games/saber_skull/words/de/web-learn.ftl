## Die Regeln

web-learn-rules-setup = Der Anfang
web-learn-rules-first-round = Die erste Runde und später
web-learn-rules-island-six = Insel 6
web-learn-rules-skull = Der Schädel
web-learn-rules-saber = Der Säbel
web-learn-rules-win = Gewinnen
web-learn-rules-championship = Meisterschaft
