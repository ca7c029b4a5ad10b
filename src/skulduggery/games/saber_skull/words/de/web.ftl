## The games

web-saber-skull = Säbel & Schädel
web-saber-skull-about = Würfeln, Marker loswerden und wissen, wann Schluss ist.
