## Le regole

web-learn-here-simultaneous = Tutti mettono insieme il primo dischetto.
web-learn-here-first-player-last = Il primo dischetto si mette a turno; chi comincia, per ultimo.
web-learn-here-pick = Mescoli i tuoi dischetti, e chi ha messo il teschio indica quello che perdi.
web-learn-here-challenger = Dopo un fallimento comincia chi ha girato.
web-learn-here-skull-owner = Dopo un fallimento comincia chi ha messo il teschio.
web-learn-rules-first-disc = Il primo dischetto
web-learn-rules-bidding = La sfida
web-learn-rules-attempt = Girare i dischetti
web-learn-rules-success = Nessun teschio
web-learn-rules-failure = Un teschio
web-learn-rules-next = Chi comincia dopo
web-learn-rules-last-chance = Ultima possibilità
web-learn-rules-two-tribes = Due tribù a testa
web-learn-rules-boxes = Due scatole
