# `skulduggery review`, e l’analisi accanto al tavolo di una partita rivista.
review-help = Analizzare una partita finita mossa per mossa accanto al maestro: quanto è costata ogni decisione, e che cosa è stato fortuna.
review-synopsis = review FILE [OPZIONI]
review-player-help = Il giocatore da analizzare, contando da 0.
review-seconds-help = Secondi che il maestro dedica a ogni decisione, e alle possibilità di ciascuno in ogni momento.
review-working = Analisi in corso
review-stopped = Fermata dopo { $reached } mosse su { $plies }. Ecco l’analisi fin qui.
review-move = Decisione
review-often = Il maestro
review-cost = Costo
review-better = Meglio
review-player = Chi
review-costly = Che cosa è costato di più
review-own = Le sue decisioni
review-account = { $name }: { $start } % all’inizio; fortuna { $luck }, le sue decisioni { $own }, gli altri { $others }: { $end } % alla fine.
review-decision-fine =
    { $name }: «{ $move }». { $often ->
        [0] Un maestro non lo fa mai.
        [100] Un maestro lo fa sempre.
       *[other] Un maestro lo fa nel { $often } % dei casi.
    } Non è costato nulla.
review-decision-costly =
    { $name }: «{ $move }». { $often ->
        [0] Un maestro non lo fa mai.
        [100] Un maestro lo fa sempre.
       *[other] Un maestro lo fa nel { $often } % dei casi.
    } È costato il { $cost } % di probabilità di vincere; era meglio «{ $best }».
review-best =
    { $kind ->
        [bluff] Il bluff migliore
        [trap] La trappola migliore
        [bid] La dichiarazione migliore
       *[roll] Il tiro migliore
    }: { $name }, «{ $move }» (mossa { $ply }), { $change } % di probabilità di vincere fino alla decisione.
review-worst =
    { $kind ->
        [bluff] Il bluff peggiore
        [trap] La trappola peggiore
        [bid] La dichiarazione peggiore
       *[roll] Il tiro peggiore
    }: { $name }, «{ $move }» (mossa { $ply }), { $change } % di probabilità di vincere fino alla decisione.
review-claim =
    { $name } dopo la mossa { $ply }: «{ $phrase }» { $true ->
        [yes] Era la verità.
       *[no] Era una bugia.
    }
error-review-not-finished = { web-review-unfinished }
error-review-player = In questa partita il giocatore { $player } non c’è: da 0 a { $last }.
error-review-too-long = Questa partita è troppo lunga per analizzarla qui. Salva la registrazione e usa «skulduggery review» sul tuo computer.
error-review-failed = L’analisi non è riuscita. Chiedila di nuovo, o avverti chi gestisce questo server.
error-too-many-reviews = Troppe partite aspettano già un’analisi. Riprova tra un minuto.
error-too-many-reviews-of-yours =
    { $most ->
        [one] Una tua partita aspetta già un’analisi. Chiedi di nuovo quando è pronta.
       *[other] Hai già { $most } partite che aspettano un’analisi. Chiedi di nuovo quando una è pronta.
    }
