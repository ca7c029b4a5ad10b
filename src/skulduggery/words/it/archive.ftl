# Partite finite: le loro registrazioni, e chi le ha giocate.
error-no-record = Qui non c’è una registrazione «{ $record }». Forse manca un pezzo del link, o la partita è ancora in corso.
error-no-player = Qui non ha giocato nessuno con l’identificativo «{ $who }». Forse manca un pezzo del link.
error-upload-too-large = Una registrazione può avere al massimo { $most } KiB. Quelle più grandi te le mostra `skulduggery replay` sul tuo computer.
error-upload-several = In questo file c’è più di una registrazione. Caricale una alla volta.
error-too-many-uploads = Hai caricato { $most } registrazioni: è il limite. Le altre te le mostra `skulduggery replay` sul tuo computer.
