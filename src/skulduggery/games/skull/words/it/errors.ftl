# Che cosa non andava, e che cosa fare invece.

## Giochi e opzioni

error-last-chance-with-two-tribes = Ultima possibilità e due tribù non stanno insieme. Scegliete una delle due.

## Posizioni e registrazioni

error-position-without-first = La posizione non dice chi comincia. Aggiungilo in fondo, per esempio first=0.
error-position-too-few-or-many = Una posizione vuole almeno due posti con dei dischetti, e al massimo { $most } posti.
error-position-nobody-there = { $name }={ $seat } indica un posto vuoto o fuori gioco. Indicane uno che abbia dischetti.
error-position-last-chance = Il posto { $seat } non può avere l’Ultima possibilità: deve restargli esattamente un dischetto.
error-position-not-exact = La posizione dice solo quanti sono i dischetti. Scrivili per esteso, FFS invece di 3.
error-position-needs-boxes = Per { $seats } posti serve una seconda scatola. Imposta boxes=2.
error-position-needs-last-chance = Nella posizione c’è l’Ultima possibilità. Imposta last_chance=true.
error-position-in-a-round = A metà round non c’è una posizione. Prendila fra un round e l’altro.
error-position-first = Per le opzioni inizia il posto { $first }, per la posizione il posto { $seat }.

## Mosse

error-skull-disc-chosen = Il primo dischetto è scelto, e resta quello.
error-skull-bidding-has-begun = Si sta già offrendo: in questo round basta dischetti.
