# Quanto sono probabili le cose, al tavolo e nel terminale.

chance-title = Probabilità
chance-nothing = Per questa decisione non ci sono probabilità da dire.
chance-percent = { $chance } %

## Skull

chance-skull-count =
    { $down ->
        [one] Un dischetto è coperto,
       *[other] { $down } dischetti sono coperti,
    } { $skulls ->
        [0] e non può esserci nessun teschio.
        [one] al massimo uno è un teschio.
       *[other] al massimo { $skulls } sono teschi.
    }
chance-skull-has =
    { $skull ->
        [yes] ha ancora il teschio
        [no] non ha più il teschio
       *[maybe] forse ha ancora il teschio
    }
chance-skull-stack = { $name } { chance-skull-has }: il prossimo dischetto è pulito al { $next } %, tutta la pila al { $clean } %.
chance-skull-skull = Teschio
chance-skull-next = Prossimo pulito
chance-skull-clean = Tutti puliti

## Skull King

chance-skull-king-takes = Fa la presa
chance-skull-king-die = { $chance } % di fare la presa
chance-skull-king-made = Riesce
chance-skull-king-points = Punti
chance-skull-king-bid = { action-skull-king-bid }: riesce al { $made } %, { $points } punti da aspettarsi.

## Säbel & Schädel

chance-saber-skull-face =
    { $die }: { $outcome ->
        [place] va via un segnalino.
        [win] hai vinto.
       *[take] { $count ->
            [one] torna un segnalino.
           *[other] tornano { $count } segnalini.
        }
    }
chance-saber-skull-good =
    { $good ->
        [0] Nessun tiro va bene.
        [one] 1 tiro su 6 va bene.
        [6] Ogni tiro va bene.
       *[other] { $good } tiri su 6 vanno bene.
    }
chance-saber-skull-win =
    { $wins ->
        [one] 1 vince.
       *[other] { $wins } vincono.
    }
chance-saber-skull-worst =
    { $worst ->
        [one] Al peggio ne torna uno.
       *[other] Al peggio ne tornano { $worst }.
    }
