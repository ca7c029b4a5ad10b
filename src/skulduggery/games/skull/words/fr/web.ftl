## The games

web-skull = Skull
web-skull-about = Bluffer, enchérir, et retourner autant de disques que promis sans tomber sur un crâne.
