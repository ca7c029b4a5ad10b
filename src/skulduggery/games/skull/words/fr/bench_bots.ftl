# `skulduggery bench search` : la recherche à laquelle les bots sont mesurés.

bench-search-speed = Skull à { $players } : { $rate } simulations de parties entières par seconde ; objectif { $target }, atteint : { $reached }.
bench-search-method = Positions de Skull à trois, chacune cherchée { $seeds } fois avec { $simulations } simulations : la part moyenne des simulations que chaque décision a reçue.
bench-search-choice = Décision
bench-search-ours = La nôtre
bench-search-again =
    La nôtre,
    autres graines
bench-search-theirs =
    Celle d’OpenSpiel,
    nœuds comme les nôtres
bench-search-as-it-is =
    Celle d’OpenSpiel,
    telle quelle
bench-search-apart = Distance moyenne des parts aux nôtres : { $chance } avec d’autres graines, donc par le seul hasard ; { $theirs } pour OpenSpiel avec nos nœuds (ce que sait celui qui cherche) ; { $asitis } telle quelle (ce que sait celui qui y décide).
bench-search-rates = Simulations par seconde dans ces recherches : la nôtre { $ours }, celle d’OpenSpiel { $theirs }.

# `skulduggery bench exploit`: how far the master can be exploited.

bench-exploit-method = Combien de fois gagne un bot entraîné seulement contre le maître de Skull, seul à des tables de maîtres. Une réponse parfaite pourrait gagner davantage ; combien, on ne le sait pas.
bench-exploit-lessons = Itérations
