## The games

web-saber-skull = Säbel & Schädel
web-saber-skull-about = Lancer, se défaire de ses âmes, et savoir s’arrêter.
