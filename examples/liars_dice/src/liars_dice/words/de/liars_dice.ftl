# Das Spiel und seine Option.

game-liars-dice = Lügenwürfel
game-liars-dice-about = Biete auf die Würfel aller, obwohl du nur deine siehst, oder nenn ein Gebot gelogen.
option-liars-dice-ones-wild = Einsen als Joker
option-liars-dice-ones-wild-about = Ob Einsen für jede Zahl zählen.
option-liars-dice-ones-wild-true = Einsen sind Joker
option-liars-dice-ones-wild-true-about = Einsen zählen als die gebotene Zahl.
option-liars-dice-ones-wild-false = ohne Joker
option-liars-dice-ones-wild-false-about = Nur Würfel mit der gebotenen Zahl zählen.

# Was andere Texte gemeinsam haben: einige Würfel einer Zahl, und was jemand gewürfelt hat.

liars-dice-dice =
    { $quantity ->
        [one] { $quantity } { $face ->
            [1] Eins
            [2] Zwei
            [3] Drei
            [4] Vier
            [5] Fünf
           *[6] Sechs
        }
       *[other] { $quantity } { $face ->
            [1] Einsen
            [2] Zweien
            [3] Dreien
            [4] Vieren
            [5] Fünfen
           *[6] Sechsen
        }
    }
liars-dice-hand = { $name } { $dice }

# Was geschieht.

liars-dice-starter-drawn = Das Los fällt auf { $name }.
liars-dice-round-began = Runde { $round } mit { $dice } Würfeln auf dem Tisch. { $name } beginnt.
liars-dice-die-rolled =
    { $seen ->
        [yes] { $name } würfelt: { $face }.
       *[no] { $name } würfelt.
    }
liars-dice-bid-made = { $name } bietet { liars-dice-dice }.
liars-dice-bid-challenged = { $name } zweifelt das Gebot von { $bidder } an: { liars-dice-dice }.
liars-dice-dice-shown =
    { $hands }. { $matching ->
        [0] Kein Würfel zählt für das Gebot.
        [one] 1 Würfel zählt für das Gebot.
       *[other] { $matching } Würfel zählen für das Gebot.
    }
liars-dice-die-lost =
    { $left ->
        [0] { $name } verliert den letzten Würfel und scheidet aus.
        [one] { $name } verliert einen Würfel und hat noch 1.
       *[other] { $name } verliert einen Würfel und hat noch { $left }.
    }
liars-dice-game-won = { $name } gewinnt die Partie.

# Was man tun kann, und was der Zufall.

action-liars-dice-first = { $name } beginnt
action-liars-dice-roll = Der Würfel zeigt { $face }
action-liars-dice-bid = { liars-dice-dice } bieten
action-liars-dice-challenge = Gebot anzweifeln

# Was Simulationen zählen.

tally-liars-dice-bids = Gebote
tally-liars-dice-challenges = Angezweifelte Gebote
tally-liars-dice-lies = Davon gelogen
tally-liars-dice-average-bids = Gebote je Runde
tally-liars-dice-share-lies = Anteil gelogener unter den angezweifelten Geboten
