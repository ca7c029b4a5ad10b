# Il gioco e la sua opzione.

game-liars-dice = Dadi bugiardi
game-liars-dice-about = Punta sui dadi di tutti anche se vedi solo i tuoi, o di’ che una puntata è una bugia.
option-liars-dice-ones-wild = Uno jolly
option-liars-dice-ones-wild-about = Se gli uno valgono come qualsiasi faccia.
option-liars-dice-ones-wild-true = gli uno sono jolly
option-liars-dice-ones-wild-true-about = Gli uno valgono come la faccia puntata.
option-liars-dice-ones-wild-false = senza jolly
option-liars-dice-ones-wild-false-about = Contano solo i dadi con la faccia puntata.

# Quello che altri messaggi hanno in comune: dei dadi di una faccia, e il tiro di qualcuno.

liars-dice-dice =
    { $quantity ->
        [one] 1 dado che mostra { $face }
       *[other] { $quantity } dadi che mostrano { $face }
    }
liars-dice-hand = { $name } { $dice }

# Quello che succede.

liars-dice-starter-drawn = La sorte sceglie chi comincia: { $name }.
liars-dice-round-began = Round { $round } con { $dice } dadi sul tavolo. Comincia { $name }.
liars-dice-die-rolled =
    { $seen ->
        [yes] { $name } tira un dado: { $face }.
       *[no] { $name } tira un dado.
    }
liars-dice-bid-made = { $name } punta { liars-dice-dice }.
liars-dice-bid-challenged = { $name } mette in dubbio la puntata di { $bidder }: { liars-dice-dice }.
liars-dice-dice-shown =
    { $hands }. { $matching ->
        [0] Nessun dado conta per la puntata.
        [one] 1 dado conta per la puntata.
       *[other] { $matching } dadi contano per la puntata.
    }
liars-dice-die-lost =
    { $left ->
        [0] { $name } perde l’ultimo dado ed esce dal gioco.
        [one] { $name } perde un dado: ne resta 1.
       *[other] { $name } perde un dado: ne restano { $left }.
    }
liars-dice-game-won = { $name } vince la partita.

# Quello che si può fare, e quello che può la sorte.

action-liars-dice-first = Comincia { $name }
action-liars-dice-roll = Il dado mostra { $face }
action-liars-dice-bid = Punta { liars-dice-dice }
action-liars-dice-challenge = Metti in dubbio la puntata

# Quello che contano le simulazioni.

tally-liars-dice-bids = Puntate
tally-liars-dice-challenges = Puntate messe in dubbio
tally-liars-dice-lies = Di cui bugie
tally-liars-dice-average-bids = Puntate per round
tally-liars-dice-share-lies = Quota di bugie fra le puntate messe in dubbio
