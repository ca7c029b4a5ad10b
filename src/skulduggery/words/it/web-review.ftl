# L’analisi accanto al tavolo di una partita rivista. Quel che comincia con `review-` lo dice anche il terminale.

web-review = Analisi
web-review-about = Un maestro ripercorre la partita con te: quanto valeva ogni decisione, e che cosa è stato fortuna? Ci vuole al massimo un minuto, una volta sola.
web-review-ask = Analizza questa partita
web-review-unfinished = Si può analizzare solo una partita giocata fino alla fine.
web-review-waiting = { $before ->
    [one] Prima tocca a un’altra partita.
   *[other] Prima tocca ad altre { $before } partite.
}
web-review-working = Un maestro la sta ripercorrendo.
web-review-reached = Mossa { $reached } di { $plies }
web-review-chance = { $name } { $chance } %
web-review-costly-mark = una decisione costata cara
web-review-table = Probabilità di vincere in una tabella
web-review-at = Mossa { $step }
web-review-no-decision = Qui non c’era niente da decidere.
web-review-swing = { $name } { $points }
web-review-luck-here = Il caso ha cambiato le probabilità di vincere: { $swings }.
web-review-played = giocata
web-review-turning = Momenti decisivi
web-review-lucky = Fortuna: { $what } { $name } { $points }.
web-review-bold = Mosse audaci
web-review-claims = Detto, ma era vero?
web-review-own = Il suo gioco
web-review-doubt = La fortuna e le mosse degli altri sono incerte di circa { $points } punti percentuali.
review-knowledge = Ogni decisione è giudicata da quel che si sapeva in quel momento, come se gli altri fossero maestri. Tutti i numeri sono punti percentuali della probabilità di vincere.
review-chances = Probabilità di vincere, dalla prima mossa all’ultima
review-none-costly = Nessuna decisione è costata più di quanto il caso possa spiegare.
review-move-number = Mossa
review-accounts = Fortuna e bravura
review-start = All’inizio
review-luck = Fortuna
review-others = Gli altri
review-end = Alla fine
