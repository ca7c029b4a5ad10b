# Chi sono le persone e i programmi.
error-banned = Non hai più accesso a questo server.
error-being-forgotten = I tuoi dati vengono cancellati in questo momento. Torna tra poco, come nuovo ospite.
error-no-guest = «{ $guest }» non è un ospite di questo server.
error-foreign-page = Possono farlo solo le pagine di questo server.
error-not-for-programs = I programmi non possono farlo; può la persona a cui appartengono.
error-bad-token = Questo token è sbagliato o è stato revocato. Creane uno nuovo nelle impostazioni.
error-too-many-programs = Hai già { $most } programmi. Prima revocane uno.
error-no-program = Non hai un programma «{ $program }», oppure è già revocato.
error-link-unreadable = Questo link per un altro dispositivo non è valido. Forse ne manca un pezzo.
error-link-expired = Questo link valeva { $minutes } minuti ed è scaduto. Creane uno nuovo sul primo dispositivo.
error-link-used = Questo link è già stato usato. Creane uno nuovo sul primo dispositivo.
error-bad-companion = Su questo dispositivo non c’è una persona «{ $number }». Hanno i numeri da 1 a { $most }.
error-refused-companion = Questo tavolo è classificato, e chi condivide un dispositivo gioca solo partite non classificate. Chiedine una all’host, oppure gioca da un dispositivo tuo.
error-refused-with-companion = { $name } condivide un dispositivo, quindi questa partita non può essere classificata. Prima togli «Classificata».
error-block-yourself = Puoi bloccare altre persone, non te.
error-too-many-blocks = Hai già bloccato { $most } ospiti. Prima sbloccane uno.
guest-what-is-kept = Le tue mosse e i tuoi numeri casuali nelle partite con altri restano, sotto uno pseudonimo: senza, nessuno potrebbe verificare le estrazioni. Le registrazioni che altri hanno caricato o salvato restano come sono.
