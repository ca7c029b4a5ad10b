## Befehle, und was man für Züge ohne Zahl tippt

key-flower = b
key-skull = t
key-last = l
key-pass = p

## Tabellen

terminal-tribe = Stamm
terminal-mat = Tableau
terminal-stack = Stapel
terminal-hand = Hand
terminal-bid = Gebot

## Skull

terminal-skull-round =
    { $discs ->
        [0] Runde { $round }
        [one] Runde { $round } · 1 Scheibe liegt
       *[other] Runde { $round } · { $discs } Scheiben liegen
    }
terminal-skull-high = { $name } bietet { $bid }
terminal-skull-to-flip = { $name } bot { $bid }, { $left } noch aufzudecken
terminal-skull-side = Totenkopf
terminal-flower-side = verziert
terminal-out = raus
terminal-wins = gewinnt
terminal-challenger = deckt auf
terminal-passed = gepasst
terminal-first = beginnt
terminal-holds-last = Letzte Chance
terminal-your-hand = Deine Hand:
terminal-your-stack = Auf deinem Tableau, von unten nach oben:
terminal-disc =
    { $disc ->
        [flower] Blume
        [skull] Totenkopf
       *[last] Letzte Chance
    }
terminal-skull-bids = So viele Scheiben bieten
terminal-skull-place =
    { $sealed ->
        [yes] Deine erste Scheibe in dieser Runde? Sie bleibt verdeckt, alle legen gleichzeitig.
       *[no] Deine erste Scheibe in dieser Runde? Sie bleibt verdeckt.
    }
terminal-skull-add =
    { $empty ->
        [yes] Deine Hand ist leer, du musst herausfordern. Wie viele Scheiben deckst du auf?
       *[no] Leg noch eine Scheibe, oder fordere heraus: Wie viele schaffst du ohne Totenkopf?
    }
terminal-skull-raise = { $name } will { $bid } von { $most } aufdecken. Mehr bieten oder passen?
terminal-skull-attempt =
    { $left ->
        [one] Noch eine Scheibe. Bei wem?
       *[other] Noch { $left } Scheiben. Bei wem zuerst?
    }
terminal-skull-lose = Dein eigener Totenkopf. Welche Scheibe gibst du ab? Nur du wirst es wissen.
terminal-skull-point = Die Scheiben von { $name } liegen gemischt und verdeckt. Welche nimmst du weg?
terminal-skull-name-starter = Du bist raus. Wer beginnt die nächste Runde?
