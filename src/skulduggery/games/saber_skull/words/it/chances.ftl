## Säbel & Schädel

chance-saber-skull-face =
    { $die }: { $outcome ->
        [place] metti un segnalino.
        [win] vinci.
       *[take] { $count ->
            [one] prendi un segnalino.
           *[other] prendi { $count } segnalini.
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
        [one] Al peggio ne prendi uno.
       *[other] Al peggio ne prendi { $worst }.
    }
