# `skulduggery bench skull_king`: quante dichiarazioni si possono rispettare.

bench-bids-method = Un bot a cui importano soltanto le sue dichiarazioni, da solo fra tre che seguono la regola semplice, con gli stessi dadi in ogni riga: quante ne centra, e quante partite vince intanto. Le righe differiscono in questo, se vede i dadi degli altri: tanto si perde per non sapere, il resto lo decidono i dadi.
bench-bids-sight = Che cosa vede
bench-bids-blind = ciò che un giocatore può sapere
bench-bids-playing = tutti i dadi, a dichiarazioni scoperte
bench-bids-always = tutti i dadi, anche prima di dichiarare
bench-bids-met =
    Dichiarazioni centrate
    intervallo al 95 %
