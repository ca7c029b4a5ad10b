## The games

web-skull = Skull
web-skull-about = Bluffer, enchérir, et retourner autant de disques que promis sans tomber sur un crâne.

## Said once, in a first game

web-skull-coach-press = À toi : touche un disque en bas pour le poser face cachée, ou annonce combien de fleurs tu peux retourner.
web-skull-coach-middle = Le milieu dit ce qui se passe : à qui le tour, et l’enchère à battre.
