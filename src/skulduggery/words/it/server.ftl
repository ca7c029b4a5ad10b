# Ciò che il server ha da dire.
error-no-table = Qui non c’è un tavolo «{ $table }». Forse manca un pezzo del link.
error-not-saved = Non è stato possibile salvarlo, quindi non è successo. Riprova tra un momento.
error-bad-frame = Il messaggio non è valido: { $reason }
error-port-taken = La porta { $port } è occupata: scegline un’altra con --port o ferma il programma che la usa.
error-bad-port = { $port } non è una porta: scegline una da 1 a { $last } con --port, oppure 0 per una qualsiasi libera.
error-cannot-bind = Il server non può ascoltare su { $address }: { $reason }.
error-cannot-open-database = Il database { $file } non si può usare: { $reason }.
error-database-address = { $database } non è l’indirizzo di un database: scrivi postgresql://utente:password@host:5432/nome, con i caratteri speciali della password codificati (@ come %40), oppure scegli un file.
error-database-unreachable = PostgreSQL non è raggiungibile su { $database }: { $reason }.
error-database-login = PostgreSQL rifiuta l’accesso a { $database }: controlla utente e password.
error-database-missing = In PostgreSQL il database { $database } non esiste: crealo prima, per esempio con createdb.
error-database-encoding = Il database { $database } è codificato in { $encoding }, dove mancano lettere che servono ai nomi: crealo in UTF8.
error-database-in-use = Sul database { $file } gira già un altro server: fermalo, oppure da’ a questo un altro file con --database.
error-cannot-lock = Il file di blocco { $file } non si può usare: { $reason }.
error-database-in-memory = Il server ha bisogno di un file di database, e { $name } non lo è: indica un file con --database.
error-bad-workers = --workers accetta un numero intero da 1 a { $most }.
error-bad-node-port = Le porte proprie dei nodi cominciano da --node-port, che per tanti nodi deve essere da 1 a { $last }, oppure 0 per nessuna.
error-workers-on-sqlite = Più nodi hanno bisogno di un database PostgreSQL: indicane uno con --database postgresql://…, oppure togli --workers.
error-database-from-the-future = Questo database è di uno Skulduggery più recente (dice { $revision }). Niente è stato cambiato. Avvialo con quella versione, oppure scegline un altro con --database.
error-database-of-others = Questo è il database di un altro programma. Niente è stato cambiato. Scegline un altro con --database.
error-database-other-rules = In questo database si giocano partite di { $game } con la versione { $version } delle regole, che questo Skulduggery non gioca. Niente è stato cambiato. Lasciale finire con la versione con cui sono cominciate, poi aggiorna.
error-nodes-of-older-version = Nodi di una versione più vecchia servono ancora questo database ({ $nodes }), e questa versione deve modificarlo in un modo che non reggerebbero. Niente è stato cambiato. Fermali, poi avvia questo.
error-other-node-format = Nodi di un’altra versione servono questo database ({ $nodes }) e vi tengono le partite in un altro formato. Niente è stato cambiato. Fermali, poi avvia questo.

## What a chat shows of a link

link-invitation = { $host } ti invita a { $game }
link-table = { $game }: un tavolo su Skulduggery
link-replay = { $game }: rivedi la partita
