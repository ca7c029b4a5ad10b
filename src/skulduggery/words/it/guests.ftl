# Chi sono le persone e i programmi.
error-banned = Chi gestisce questo server non ti fa più entrare.
error-being-forgotten = Ciò che è conservato su di te viene cancellato in questo momento. Torna tra poco, come qualcuno di nuovo.
error-no-guest = «{ $guest }» non è un ospite di questo server.
error-foreign-page = Possono farlo solo le pagine di questo server.
error-not-for-programs = I programmi non possono farlo; può la persona a cui appartengono.
error-bad-token = Questo token è sbagliato, oppure è stato revocato.
error-too-many-programs = Hai già { $most } programmi. Prima revocane uno.
error-no-program = Non hai un programma «{ $program }», oppure è già revocato.
error-link-unreadable = Questo link per un altro dispositivo non è nostro. Forse è stato tagliato.
error-link-expired = Questo link valeva { $minutes } minuti e ora è troppo vecchio. Creane uno nuovo sul primo dispositivo.
error-link-used = Questo link è già stato usato. Creane uno nuovo sul primo dispositivo.
error-bad-companion = Non c’è nessun compagno «{ $number }». Hanno i numeri da 1 a { $most }.
error-refused-companion = Questo tavolo vale per la classifica, e chi condivide un dispositivo gioca solo partite che non contano. Chiedine una a chi ospita, oppure gioca da un dispositivo tuo.
error-refused-with-companion = { $name } condivide un dispositivo con qualcuno, quindi questa partita non può contare per la classifica. Prima toglila dalla classifica.
error-block-yourself = Non puoi bloccare te stesso.
error-too-many-blocks = Hai già bloccato { $most } ospiti. Prima sbloccane uno.
guest-what-is-kept = Le mosse e i sali delle partite giocate con altri restano, sotto uno pseudonimo: senza di essi nessuno potrebbe verificare le estrazioni. Le registrazioni che altri hanno caricato o salvato restano come sono.
