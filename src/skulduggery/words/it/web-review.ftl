# L’analisi accanto al tavolo di una partita rivista. Quel che comincia con `review-` lo dice anche il terminale.

web-review = Analisi
web-review-about = Un maestro ripercorre la partita con te: quanto valeva ogni decisione, e che cosa è stato fortuna? Ci vuole al massimo un minuto, una volta sola.
web-review-ask = Analizza questa partita
web-review-unfinished = Si può ripercorrere solo una partita giocata fino alla fine.
web-review-waiting = { $before ->
    [one] Prima tocca a un’altra partita.
   *[other] Prima tocca ad altre { $before } partite.
}
web-review-working = Un maestro la ripercorre.
web-review-reached = Mossa { $reached } di { $plies }
web-review-chance = { $name } { $chance } %
web-review-costly-mark = una decisione che è costata qualcosa
web-review-table = Le probabilità in una tabella
web-review-at = Mossa { $step }
web-review-no-decision = Qui non c’era niente da decidere.
web-review-swing = { $name } { $points }
web-review-luck-here = Che cosa ha cambiato il caso: { $swings }.
web-review-played = giocata
web-review-turning = Momenti decisivi
web-review-lucky = Fortuna: { $what } { $name } { $points }.
web-review-bold = Che cosa si è osato
web-review-own = Gioco proprio
web-review-doubt = La fortuna e quel che hanno fatto gli altri sono incerti di circa { $points } punti.
review-knowledge = Ciascuno è giudicato da quel che sapeva allora, come se gli altri fossero maestri. I punti sono centesimi della vittoria.
review-chances = Possibilità di vincere, dalla prima mossa all’ultima
review-none-costly = Nessuna decisione è costata qualcosa che si distingua dal caso.
review-move-number = Mossa
review-accounts = Fortuna e bravura
review-start = All’inizio
review-luck = Fortuna
review-others = Gli altri
review-end = Alla fine
