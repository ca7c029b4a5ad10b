# `skulduggery bench skull_king` : combien d’annonces on peut tenir.

bench-bids-method = Quelqu’un qui ne joue que pour ses annonces, seul parmi trois joueurs qui suivent la règle simple, avec les mêmes dés à chaque ligne : combien d’annonces il tient, et combien de parties il gagne au passage. Qui voit les dés des autres figure à côté de qui ne les voit pas : voilà ce que coûte l’ignorance, le reste revient aux dés.
bench-bids-sight = Ce qui est vu
bench-bids-blind = ce qu’un joueur peut savoir
bench-bids-playing = tous les dés, une fois les annonces ouvertes
bench-bids-always = tous les dés, avant d’annoncer aussi
bench-bids-met =
    Annonces tenues
    intervalle à 95 %
