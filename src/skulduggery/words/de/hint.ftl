# Was der Meister täte, für alle, die fragen.

hint-only = Es gibt nur eine Wahl: „{ $first }“.
hint-always = Ein Meister wählt hier immer „{ $first }“.
hint-nearly-always = Ein Meister wählt hier fast immer „{ $first }“ ({ $often } %).
hint-mostly = Ein Meister wählt hier meistens „{ $first }“ ({ $often } %).
hint-mixes = Ein Meister mischt hier: „{ $first }“ zu { $often } %, „{ $second }“ zu { $second_often } %.
hint-same = „{ $first }“ und „{ $second }“ sind etwa gleich viel wert: { $worth } % des Sieges.
hint-apart =
    „{ $first }“ ist { $first_worth } % des Sieges wert, „{ $second }“ { $second_worth } %, { $points ->
        [one] einen Punkt
       *[other] { $points } Punkte
    } { $more ->
        [first] weniger.
       *[second] mehr, für sich genommen.
    }
hint-chance = Deine Aussicht auf den Sieg: { $chance } %.
error-no-hints = Bei diesem Spiel gibt niemand Tipps.
error-no-thought = Diesmal fand sich kein Rat. Frag noch einmal.
error-no-lesson = Zu diesem Spiel gibt es noch keine Lektion.
