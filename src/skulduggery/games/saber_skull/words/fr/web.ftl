## The games

web-saber-skull = Säbel & Schädel
web-saber-skull-about = Lancer, se défaire de ses jetons, et savoir s’arrêter.
