# `skulduggery review`, und der Rückblick neben dem Brett einer Wiedergabe.
review-help = Eine beendete Partie Zug um Zug mit dem Meister vergleichen: was jede Entscheidung kostete und was Glück war.
review-synopsis = review DATEI [OPTIONEN]
review-player-help = Um wen es geht, von 0 an gezählt.
review-seconds-help = Sekunden, die der Meister über jede Entscheidung nachdenkt und über jede Siegchance in jedem Moment.
review-working = Wird durchgegangen
review-stopped = Nach { $reached } von { $plies } Zügen angehalten. Das ist der Rückblick bis hierher.
review-move = Entscheidung
review-often = So der Meister
review-cost = Kosten
review-better = Besser
review-player = Wer
review-costly = Was am meisten kostete
review-own = Eigene Entscheidungen
review-account = { $name }: anfangs { $start } %; Glück { $luck }, eigene Entscheidungen { $own }, die anderen { $others }: am Ende { $end } %.
review-decision-fine =
    { $name }: „{ $move }“. { $often ->
        [0] Ein Meister macht das nie.
        [100] Ein Meister macht das immer.
       *[other] Ein Meister macht das zu { $often } %.
    } Es kostete nichts.
review-decision-costly =
    { $name }: „{ $move }“. { $often ->
        [0] Ein Meister macht das nie.
        [100] Ein Meister macht das immer.
       *[other] Ein Meister macht das zu { $often } %.
    } Es kostete { $cost } % Siegchance; „{ $best }“ war besser.
review-best =
    { $kind ->
        [bluff] Der beste Bluff
        [trap] Die beste Falle
        [bid] Die beste Ansage
       *[roll] Der beste Wurf
    }: { $name }, „{ $move }“ (Zug { $ply }), { $change } % Siegchance, bis es entschieden war.
review-worst =
    { $kind ->
        [bluff] Der schlechteste Bluff
        [trap] Die schlechteste Falle
        [bid] Die schlechteste Ansage
       *[roll] Der schlechteste Wurf
    }: { $name }, „{ $move }“ (Zug { $ply }), { $change } % Siegchance, bis es entschieden war.
review-claim =
    { $name } nach Zug { $ply }: „{ $phrase }“ { $true ->
        [yes] Das war die Wahrheit.
       *[no] Das war gelogen.
    }
error-review-not-finished = { web-review-unfinished }
error-review-player = In dieser Partie gibt es die Nummer { $player } nicht: 0 bis { $last }.
error-review-too-long = Diese Partie ist zu lang, um sie hier durchzugehen. Speicher ihre Aufzeichnung und ruf auf deinem Rechner „skulduggery review“ auf.
error-review-failed = Der Rückblick ist misslungen. Frag noch einmal, oder sag denen Bescheid, die diesen Server betreiben.
error-too-many-reviews = Zu viele Partien warten schon darauf, durchgegangen zu werden. Versuch es in einer Minute wieder.
error-too-many-reviews-of-yours =
    { $most ->
        [one] Von dir wartet schon eine Partie darauf, durchgegangen zu werden. Frag wieder, wenn sie fertig ist.
       *[other] Von dir warten schon { $most } Partien darauf, durchgegangen zu werden. Frag wieder, wenn eine davon fertig ist.
    }
