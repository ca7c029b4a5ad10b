# `skulduggery bench skull_king` : combien d’annonces on peut tenir.

bench-bids-method = Un bot qui ne joue que pour ses annonces, seul parmi trois qui suivent la règle simple, avec les mêmes dés à chaque ligne : combien d’annonces il tient, et combien de parties il gagne au passage. Les lignes diffèrent par ce qu’il voit des dés des autres : voilà ce que coûte l’ignorance, le reste revient aux dés.
bench-bids-sight = Ce qu’il voit
bench-bids-blind = ce qu’un joueur peut savoir
bench-bids-playing = tous les dés, une fois les annonces ouvertes
bench-bids-always = tous les dés, avant d’annoncer aussi
bench-bids-met =
    Annonces tenues
    intervalle à 95 %
