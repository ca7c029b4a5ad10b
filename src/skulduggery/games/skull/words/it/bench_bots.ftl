# `skulduggery bench search`: la ricerca con cui si misurano i bot.

bench-search-speed = Skull in { $players }: { $rate } simulazioni di partite intere al secondo; obiettivo { $target }, raggiunto: { $reached }.
bench-search-method = Posizioni di Skull in tre, ognuna cercata { $seeds } volte con { $simulations } simulazioni: la quota media di simulazioni avuta da ogni decisione.
bench-search-choice = Decisione
bench-search-ours = La nostra
bench-search-again =
    La nostra,
    altri semi
bench-search-theirs =
    Quella di OpenSpiel,
    nodi come i nostri
bench-search-as-it-is =
    Quella di OpenSpiel,
    così com’è
bench-search-apart = Distanza media delle quote dalle nostre: { $chance } con altri semi, cioè per solo caso; { $theirs } per OpenSpiel con i nostri nodi (ciò che chi cerca ha saputo); { $asitis } così com’è (ciò che sa chi lì decide).
bench-search-rates = Simulazioni al secondo in queste ricerche: la nostra { $ours }, quella di OpenSpiel { $theirs }.

# `skulduggery bench exploit`: how far the master can be exploited.

bench-exploit-method = Quante volte vince un bot addestrato soltanto contro il maestro di Skull, da solo a tavoli di maestri. Una risposta perfetta potrebbe vincere di più; quanto, non si sa.
bench-exploit-lessons = Iterazioni
