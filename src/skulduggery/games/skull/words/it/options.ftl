# I giochi, le edizioni e le opzioni, a parole.

game-skull = Skull
game-skull-about = Bluffa, offri, e gira tanti dischetti quanti hai detto senza trovare un teschio.
preset-skull-german = Edizione tedesca
preset-skull-german-about = I primi dischetti si mettono insieme; quello perso si pesca alla cieca.
preset-skull-english = Edizione inglese
preset-skull-english-about = Chi comincia mette per ultimo; il dischetto perso si prende da una fila mescolata.
preset-skull-italian = Edizione italiana
preset-skull-italian-about = Chi comincia mette per ultimo; il dischetto perso si prende da una fila mescolata.

## Skull

option-skull-placement = Primi dischetti
option-skull-placement-about = Come si mettono i primi dischetti di un round.
option-skull-placement-simultaneous = tutti insieme
option-skull-placement-simultaneous-about = Ognuno mette il primo dischetto nello stesso momento.
option-skull-placement-first-player-last = chi comincia per ultimo
option-skull-placement-first-player-last-about = I primi dischetti si mettono a turno; chi comincia, per ultimo.
option-skull-lost-disc = Dischetto perso
option-skull-lost-disc-about = Come un teschio altrui costa un dischetto.
option-skull-lost-disc-draw = pescato alla cieca
option-skull-lost-disc-draw-about = Chi ha messo il teschio pesca alla cieca il dischetto perso.
option-skull-lost-disc-pick = preso dalla fila
option-skull-lost-disc-pick-about = I dischetti si mescolano, e chi ha messo il teschio ne prende uno.
option-skull-failed-starter = Dopo un fallimento
option-skull-failed-starter-about = Chi comincia il round dopo un tentativo fallito.
option-skull-failed-starter-challenger = chi ha girato
option-skull-failed-starter-challenger-about = Il round seguente lo comincia chi ha girato, anche dopo un fallimento.
option-skull-failed-starter-skull-owner = chi ha messo il teschio
option-skull-failed-starter-skull-owner-about = Dopo un fallimento comincia chi ha messo il teschio, come nelle vecchie edizioni.
option-skull-last-chance = Ultima possibilità
option-skull-last-chance-about = Se c’è un aiuto per chi ha un solo dischetto.
option-skull-last-chance-true = con
option-skull-last-chance-true-about = Quando ti resta un dischetto, ricevi per un round l’Ultima possibilità.
option-skull-last-chance-false = senza
option-skull-last-chance-false-about = L’Ultima possibilità resta nella scatola.
option-skull-two-tribes = Due tribù
option-skull-two-tribes-about = Se ognuno guida una tribù o due.
option-skull-two-tribes-true = due a testa
option-skull-two-tribes-true-about = Ognuno guida due tribù; si vince con due sfide della stessa.
option-skull-two-tribes-false = una a testa
option-skull-two-tribes-false-about = Ognuno guida una tribù.
option-skull-boxes = Scatole
option-skull-boxes-about = Quante scatole del gioco ci sono sul tavolo.
option-skull-boxes-1 = una
option-skull-boxes-1-about = Una scatola ha sei posti.
option-skull-boxes-2 = due
option-skull-boxes-2-about = Due scatole hanno dodici posti.
