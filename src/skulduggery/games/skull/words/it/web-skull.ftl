# Il browser: il tavolo di Skull.

web-skull-table = Il tavolo
web-skull-hand = La tua mano
web-skull-hand-of = La tua mano: { $tribe }
web-skull-face-flower = Fiore
web-skull-face-skull = Teschio
web-skull-face-last = Ultima possibilità

## Al centro del tavolo

web-skull-round = Round { $round }
web-skull-first-discs = Primi dischetti
web-skull-lying =
    { $count ->
        [one] dischetto sul tavolo
       *[other] dischetti sul tavolo
    }
web-skull-of =
    { $count ->
        [one] su 1 dischetto
       *[other] su { $count } dischetti
    }
web-skull-high = { $name } offre { $bid }
web-skull-attempt = { $name } ne gira { $bid }
web-skull-attempt-you = Ne giri { $bid }
web-skull-to-go =
    { $left ->
        [one] dischetto da girare
       *[other] dischetti da girare
    }
web-skull-turned = girati { $turned } su { $bid }
web-skull-met = Un teschio
web-skull-succeeded = Sfida vinta
web-skull-loses = { $name } perde un dischetto
web-skull-loses-you = Perdi un dischetto
web-skull-wins = Vince { $name }

## Un posto, per chi ascolta

web-skull-turn = di turno
web-skull-begins = comincia il round
web-skull-won = sfide vinte: { $points } su { $needed }
web-skull-points = { $points } su { $needed }
web-skull-on-mat =
    { $count ->
        [0] nessun dischetto sul tappetino
        [one] 1 dischetto sul tappetino
       *[other] { $count } dischetti sul tappetino
    }
web-skull-turned-faces = girati: { $faces }
web-skull-in-hand =
    { $count ->
        [0] nessuno in mano
       *[other] { $count } in mano
    }
web-skull-known-mat = posati, dal basso: { $faces }
web-skull-known-hand = in mano: { $faces }
web-skull-holds-last = ha l’Ultima possibilità
web-skull-bid = offre { $bid }
web-skull-passed = passa
web-skull-out = fuori

## Che cosa si chiede

web-skull-prompt-place = Scegli il primo dischetto.
web-skull-prompt-add = Metti un altro dischetto, oppure offri.
web-skull-prompt-open = Niente più dischetti in mano: offri.
web-skull-prompt-raise = Rilancia, oppure passa.
web-skull-prompt-flip =
    { $left ->
        [one] Ancora un dischetto. Di chi?
       *[other] Ancora { $left } dischetti. Da chi cominci?
    }
web-skull-prompt-lose = Il teschio era tuo. Quale dischetto lasci?
web-skull-prompt-pick = Prendi un dischetto a { $name }.
web-skull-prompt-start = Sei fuori gioco. Chi comincia?
web-skull-for-tribe = { $tribe }: { $prompt }
web-skull-waiting = Tocca a { $names }.
web-skull-waiting-many = Devono ancora decidere in { $count }.
web-skull-over = La partita è finita.
web-skull-more-bids = Altre offerte
web-skull-show = Mostra i miei dischetti
web-skull-show-of = Mostra { $tribe }
web-skull-final = Che cosa c’era
web-skull-final-mat = sul tappetino
web-skull-final-hand = in mano
