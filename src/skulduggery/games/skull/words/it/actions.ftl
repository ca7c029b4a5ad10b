# Che cosa si può fare, come lo propone un elenco.

## Skull

action-skull-flower = Metti un fiore
action-skull-skull = Metti il teschio
action-skull-last = Metti l’Ultima possibilità
action-skull-pass = Passa
action-skull-lose-flower = Perdi un fiore
action-skull-lose-skull = Perdi il teschio
action-skull-bid = Offri { $bid }
action-skull-flip = Gira un dischetto di { $name }
action-skull-start = Comincia { $name }
action-skull-pick = Prendi il dischetto { $place }
action-skull-first = Apre { $name }
