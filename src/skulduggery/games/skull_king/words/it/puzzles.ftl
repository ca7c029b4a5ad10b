## Il tipo di decisione

puzzles-kind-bid = La dichiarazione
puzzles-kind-die = Quale dado

## Di che cosa si trattava

puzzles-theme-bid-low = Una dichiarazione più bassa
puzzles-theme-bid-high = Una dichiarazione più alta
puzzles-theme-needs-tricks = Prese ancora da vincere
puzzles-theme-needs-none = Nemmeno una presa di più
puzzles-theme-spoiled = La dichiarazione è persa
puzzles-idea-bid-low = I dadi promettono più di quanto mantengano. Una dichiarazione che riesce anche se uno ti tradisce vale più di una alta che ha bisogno di tutti.
puzzles-idea-bid-high = Contro questi avversari i dadi sono migliori di quanto sembrino, e così vicino alla fine conta la vittoria, non un piccolo guadagno sicuro.
puzzles-idea-needs-tricks = Ti servono ancora prese. Non conta solo quale dado è il più forte in questa, ma anche quali restano poi per le altre.
puzzles-idea-needs-none = Hai tutte le prese dichiarate. Ora cerca il dado che perde più sicuramente, e pensa a che cosa quelli che restano possono ancora vincere per sbaglio.
puzzles-idea-spoiled = La tua dichiarazione non può più riuscire. Resta da impedire agli altri la loro.

## Cifre

puzzles-reason-worlds = È stato giocato in { $worlds } mondi compatibili con ciò che sai; le cifre sono giuste a circa { $error } punti percentuali.
