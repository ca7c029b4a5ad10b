# Le jeu et son option.

game-liars-dice = Dés menteurs
game-liars-dice-about = Enchéris sur les dés de tous en ne voyant que les tiens, ou crie au mensonge.
option-liars-dice-ones-wild = As jokers
option-liars-dice-ones-wild-about = Si les as comptent comme n’importe quelle face.
option-liars-dice-ones-wild-true = les as sont jokers
option-liars-dice-ones-wild-true-about = Les as comptent comme la face annoncée.
option-liars-dice-ones-wild-false = sans joker
option-liars-dice-ones-wild-false-about = Seuls comptent les dés qui montrent la face annoncée.

# Ce que d’autres messages partagent : des dés d’une face, et le lancer de quelqu’un.

liars-dice-dice =
    { $quantity ->
        [1] 1 dé montrant { $face }
       *[other] { $quantity } dés montrant { $face }
    }
liars-dice-hand = { $name } { $dice }

# Ce qui se passe.

liars-dice-starter-drawn = Le sort désigne qui commence : { $name }.
liars-dice-round-began = Manche { $round } avec { $dice } dés sur la table. { $name } commence.
liars-dice-die-rolled =
    { $seen ->
        [yes] { $name } lance un dé : { $face }.
       *[no] { $name } lance un dé.
    }
liars-dice-bid-made = { $name } annonce { liars-dice-dice }.
liars-dice-bid-challenged = { $name } conteste l’enchère de { $bidder } : { liars-dice-dice }.
liars-dice-dice-shown =
    { $hands }. { $matching ->
        [0] Aucun dé ne compte pour l’enchère.
        [1] 1 dé compte pour l’enchère.
       *[other] { $matching } dés comptent pour l’enchère.
    }
liars-dice-die-lost =
    { $left ->
        [0] { $name } perd son dernier dé et quitte la partie.
        [1] { $name } perd un dé : il en reste 1.
       *[other] { $name } perd un dé : il en reste { $left }.
    }
liars-dice-game-won = { $name } gagne la partie.

# Ce que l’on peut faire, et ce que peut le hasard.

action-liars-dice-first = { $name } commence
action-liars-dice-roll = Le dé montre { $face }
action-liars-dice-bid = Annoncer { liars-dice-dice }
action-liars-dice-challenge = Contester l’enchère

# Ce que comptent les simulations.

tally-liars-dice-bids = Enchères
tally-liars-dice-challenges = Enchères contestées
tally-liars-dice-lies = Dont mensonges
tally-liars-dice-average-bids = Enchères par manche
tally-liars-dice-share-lies = Part de mensonges parmi les enchères contestées
