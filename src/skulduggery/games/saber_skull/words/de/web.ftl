## The games

web-saber-skull = Säbel & Schädel
web-saber-skull-about = Würfeln, Marker loswerden und wissen, wann Schluss ist.

## Said once, in a first game

web-saber-skull-coach-press = Tippe, um zu würfeln. Nach jedem Wurf entscheidest du: in Sicherheit aufhören oder noch einen wagen.
web-saber-skull-coach-middle = In der Mitte liegen die Inseln: Würfelst du eine ohne freien Platz, bekommst du alle ihre Marker.
