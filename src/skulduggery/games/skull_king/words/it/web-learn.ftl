## Le regole

web-learn-rules-deal = Pescare i dadi
web-learn-rules-bid = La dichiarazione
web-learn-rules-trick = Una presa
web-learn-rules-follow = Rispondere al colore
web-learn-rules-winner = Chi vince la presa
web-learn-rules-dice = I dadi
web-learn-rules-score = I punti
web-learn-rules-landlubber = Punteggio marinai d’acqua dolce
web-learn-rules-end = La fine
