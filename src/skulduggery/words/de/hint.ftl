# Was der Meister täte, für alle, die fragen.

hint-only = Es gibt nur eine Wahl: „{ $first }“.
hint-always = Ein Meister wählt hier immer „{ $first }“.
hint-nearly-always = Ein Meister wählt hier fast immer „{ $first }“ ({ $often } %).
hint-mostly = Ein Meister wählt hier meistens „{ $first }“ ({ $often } %).
hint-mixes = Ein Meister mischt hier: „{ $first }“ zu { $often } %, „{ $second }“ zu { $second_often } %.
hint-same = „{ $first }“ und „{ $second }“ sind etwa gleich gut: Siegchance { $worth } %.
hint-apart =
    Siegchance: { $first_worth } % mit „{ $first }“, { $second_worth } % mit „{ $second }“, { $points ->
        [one] ein Prozentpunkt
       *[other] { $points } Prozentpunkte
    } { $more ->
        [first] weniger.
       *[second] mehr, für sich genommen.
    }
hint-chance = Deine Siegchance: { $chance } %.
error-no-hints = Für dieses Spiel gibt es keine Tipps.
error-no-thought = Diesmal fand sich kein Tipp. Frag noch einmal.
error-too-many-questions = Du hast schon { $most } offene Fragen. Warte auf eine Antwort und frag dann noch einmal.
error-no-lesson = Zu diesem Spiel gibt es noch keine Lektion.
