# `skulduggery bench skull_king`: quante dichiarazioni si possono rispettare.

bench-bids-method = Qualcuno a cui importano soltanto le proprie dichiarazioni, da solo fra tre giocatori che seguono la regola semplice, con gli stessi dadi in ogni riga: quante ne rispetta, e quante partite vince intanto. Chi vede i dadi degli altri sta accanto a chi non li vede: tanto si perde per non sapere, il resto lo decidono i dadi.
bench-bids-sight = Che cosa si vede
bench-bids-blind = ciò che un giocatore può sapere
bench-bids-playing = tutti i dadi, a dichiarazioni scoperte
bench-bids-always = tutti i dadi, anche prima di dichiarare
bench-bids-met =
    Dichiarazioni rispettate
    intervallo al 95 %
