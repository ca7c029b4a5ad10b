## Les règles

web-learn-rules-setup = Le début
web-learn-rules-first-round = La première manche, et après
web-learn-rules-island-six = L’île 6
web-learn-rules-skull = Le crâne
web-learn-rules-saber = Le sabre
web-learn-rules-win = Gagner
web-learn-rules-championship = Championnat
