# `skulduggery bench search`: die Suche, an der Bots gemessen werden.

bench-search-speed = Skull zu { $players }: { $rate } Simulationen ganzer Partien je Sekunde; Ziel { $target }, erreicht: { $reached }.
bench-search-method = Stellungen von Skull zu dritt, jede { $seeds } Mal mit { $simulations } Simulationen durchsucht: der mittlere Anteil der Simulationen, den jede Entscheidung bekam.
bench-search-choice = Entscheidung
bench-search-ours = Unsere
bench-search-again =
    Unsere,
    andere Startzahlen
bench-search-theirs =
    Die von OpenSpiel,
    Knoten wie unsere
bench-search-as-it-is =
    Die von OpenSpiel,
    wie sie ist
bench-search-apart = Mittlerer Abstand der Anteile von unseren: { $chance } mit anderen Startzahlen, also durch Zufall allein; { $theirs } bei OpenSpiel mit unseren Knoten (was der Suchende erfahren hat); { $asitis }, wie sie ist (was weiß, wer dort entscheidet).
bench-search-rates = Simulationen je Sekunde in diesen Suchen: unsere { $ours }, die von OpenSpiel { $theirs }.

# `skulduggery bench exploit`: how far the master can be exploited.

bench-exploit-method = Wie oft ein Bot gewinnt, der nur gegen den Meister von Skull trainiert wurde, allein an Tischen voller Meister. Eine perfekte Antwort könnte mehr gewinnen; wie viel, ist nicht bekannt.
bench-exploit-lessons = Iterationen
