## The games

web-saber-skull = Säbel & Schädel
web-saber-skull-about = Lancer, se défaire de ses jetons, et savoir s’arrêter.

## Said once, in a first game

web-saber-skull-coach-press = Touche pour lancer le dé. Après chaque lancer, à toi de choisir : t’arrêter, ou en risquer un autre.
web-saber-skull-coach-middle = Au milieu, les îles : si le dé en montre une sans place, tous ses jetons sont pour toi.
