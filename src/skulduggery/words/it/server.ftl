# Ciò che il server ha da dire.
error-no-table = Qui non c’è un tavolo «{ $table }». Forse il link è stato tagliato.
error-not-saved = Non è stato possibile annotarlo, quindi non è successo. Riprova tra un momento.
error-bad-frame = Questo messaggio non si poteva leggere: { $reason }
error-port-taken = La porta { $port } è occupata. Scegline un’altra con --port o ferma ciò che la usa.
error-cannot-bind = Non si può ascoltare su { $address }: { $reason }.
error-cannot-open-database = Il database { $file } non si può usare: { $reason }.
