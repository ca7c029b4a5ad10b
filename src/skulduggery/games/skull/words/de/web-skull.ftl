# Der Browser: das Brett von Skull.

web-skull-table = Der Tisch
web-skull-hand = Deine Hand
web-skull-hand-of = Deine Hand: { $tribe }
web-skull-face-flower = Blume
web-skull-face-skull = Totenkopf
web-skull-face-last = Letzte Chance

## Die Mitte des Tischs

web-skull-round = Runde { $round }
web-skull-first-discs = Erste Scheiben
web-skull-lying =
    { $count ->
        [one] Scheibe auf dem Tisch
       *[other] Scheiben auf dem Tisch
    }
web-skull-of =
    { $count ->
        [one] von 1 Scheibe
       *[other] von { $count } Scheiben
    }
web-skull-high = { $name } bietet { $bid }
web-skull-attempt = { $name } deckt { $bid } auf
web-skull-attempt-you = Du deckst { $bid } auf
web-skull-to-go =
    { $left ->
        [one] Scheibe fehlt noch
       *[other] Scheiben fehlen noch
    }
web-skull-turned = { $turned } von { $bid } aufgedeckt
web-skull-met = Ein Totenkopf
web-skull-succeeded = Herausforderung gewonnen
web-skull-loses = { $name } verliert eine Scheibe
web-skull-loses-you = Du verlierst eine Scheibe
web-skull-wins = { $name } gewinnt

## Ein Platz, für alle, die zuhören

web-skull-turn = am Zug
web-skull-begins = beginnt die Runde
web-skull-won = gewonnene Herausforderungen: { $points } von { $needed }
web-skull-points = { $points } von { $needed }
web-skull-on-mat =
    { $count ->
        [0] keine Scheibe auf dem Tableau
        [one] 1 Scheibe auf dem Tableau
       *[other] { $count } Scheiben auf dem Tableau
    }
web-skull-turned-faces = aufgedeckt: { $faces }
web-skull-in-hand =
    { $count ->
        [0] keine auf der Hand
       *[other] { $count } auf der Hand
    }
web-skull-known-mat = es liegen, von unten: { $faces }
web-skull-known-hand = auf der Hand: { $faces }
web-skull-holds-last = hat die Letzte Chance
web-skull-bid = bietet { $bid }
web-skull-passed = passt
web-skull-out = raus

## Was gefragt ist

web-skull-prompt-place = Wähl deine erste Scheibe.
web-skull-prompt-add = Leg noch eine Scheibe, oder biete.
web-skull-prompt-open = Keine Scheibe mehr auf der Hand: Biete.
web-skull-prompt-raise = Biete mehr, oder pass.
web-skull-prompt-flip =
    { $left ->
        [one] Noch eine Scheibe. Bei wem?
       *[other] Noch { $left } Scheiben. Bei wem zuerst?
    }
web-skull-prompt-lose = Dein eigener Totenkopf. Welche Scheibe gibst du ab?
web-skull-prompt-pick = Nimm { $name } eine Scheibe weg.
web-skull-prompt-start = Du bist raus. Wer fängt an?
web-skull-for-tribe = { $tribe }: { $prompt }
web-skull-waiting = Am Zug: { $names }.
web-skull-waiting-many = { $count } müssen noch entscheiden.
web-skull-over = Die Partie ist zu Ende.
web-skull-more-bids = Mehr Gebote
web-skull-show = Meine Scheiben zeigen
web-skull-show-of = { $tribe } zeigen
web-skull-final = Was wo lag
web-skull-final-mat = auf dem Tableau
web-skull-final-hand = auf der Hand
