## Le regole

web-learn-rules-setup = L’inizio
web-learn-rules-first-round = Il primo round, e dopo
web-learn-rules-island-six = L’isola 6
web-learn-rules-skull = Il teschio
web-learn-rules-saber = La sciabola
web-learn-rules-win = Vincere
web-learn-rules-championship = Campionato
