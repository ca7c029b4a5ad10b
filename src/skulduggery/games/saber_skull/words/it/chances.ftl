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
