# Le probabilità di Skull King: di una presa e di una mano.
odds-help = Le probabilità di Skull King. Con i dadi nell’ordine in cui si tirano: chi fa la presa e quanto spesso, esattamente. Con una mano (--hand): che cosa viene da ogni dichiarazione.
odds-synopsis = odds DADI… | odds --hand "DADI" [OPZIONI]
odds-dice-placeholder = DADI
odds-dice-help = Nell’ordine dei tiri: king, pirate, mermaid, black, blue, red, yellow; black:6 per uno che mostra già un 6, pirate:flag o pirate:skull; ? per un dado qualsiasi tra quelli rimasti nel sacchetto.
odds-hand-help = I dadi dietro il tuo schermo, come "king black red"; tanti quanto il numero del round.
odds-place-help = Il tuo posto nella prima presa: 1 per chi la apre, e così via.
odds-landlubber-help = Usare il punteggio marinai d’acqua dolce.
odds-worlds-help = Il numero di distribuzioni in cui si prova ogni dichiarazione; di più rendono le cifre più precise.
odds-place = Posto
odds-die = Dado
odds-takes = La fa
odds-bonus = Bonus
odds-bids = { $hand }: round { $round } con { $players } giocatori, posto { $place }; { $worlds } distribuzioni, seme { $seed }.
odds-bid = Dichiarazione
odds-made = Centrata
odds-points = Punti
odds-share = Vittorie
odds-tricks = Prese 0, 1, 2 … in %
odds-best = La migliore probabilità di vincere: dichiarare { $bid }.
error-odds-die = Non c’è un dado «{ $die }». Ci sono: { $dice }; e ? per un dado qualsiasi in una presa.
error-odds-face = Un dado { $die } non mostra mai «{ $face }». Mostra: { $faces }.
error-odds-bag = { $number ->
    [one] Di dadi { $die } ce n’è uno solo.
   *[other] Di dadi { $die } ce ne sono solo { $number }.
  }
error-odds-how-many = Qui una presa ha da { $fewest } a { $most } dadi, nell’ordine in cui si tirano, come: skulduggery odds black yellow red.
error-odds-hand-and-trick = O i dadi di una presa o una mano, non entrambi.
error-odds-players = Skull King è per { $fewest }–{ $most } giocatori.
error-odds-hand-size = Con { $players } giocatori nessuno ha più di { $most } dadi.
error-odds-place-there = Con { $players } giocatori i posti vanno da 1 a { $players }.
