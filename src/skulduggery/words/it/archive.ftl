# Partite finite: le loro registrazioni, e chi le ha giocate.
error-no-record = Qui non c’è una registrazione «{ $record }». Forse il link è stato tagliato, o la partita è ancora in corso.
error-no-player = Qui non ha giocato nessuno noto come «{ $who }». Forse il link è stato tagliato.
error-upload-too-large = Una registrazione può avere al massimo { $most } KiB. Quelle più grandi te le mostra `skulduggery replay` sul tuo computer.
error-upload-several = In questo file c’è più di una registrazione. Caricale una alla volta.
error-too-many-uploads = Hai caricato { $most } registrazioni, e non c’è più spazio. Le altre te le mostra `skulduggery replay` sul tuo computer.
