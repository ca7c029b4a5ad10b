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
action-skull-pick = Prendi il dischetto numero { $place }
action-skull-first = Apre { $name }

## Skull King: il gioco di dadi

action-skull-king-deal = Pesca { a-die }
action-skull-king-roll = Tira { a-die }
action-skull-king-bid =
    { $bid ->
        [0] Dichiara 0: nessuna presa
       *[other] Dichiara { $bid }
    }
action-skull-king-face = Esce: { face }
action-skull-king-first = Apre { $name }

## Säbel & Schädel

action-saber-skull-number = Numero { $number }
action-saber-skull-skull = Il teschio
action-saber-skull-saber = La sciabola
action-saber-skull-place = Colloca { a-token }
action-saber-skull-roll = Tira ancora
action-saber-skull-stop = Fermati
