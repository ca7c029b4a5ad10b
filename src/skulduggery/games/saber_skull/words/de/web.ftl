## The games

web-saber-skull = Säbel & Schädel
web-saber-skull-about = Würfeln, Seelen loswerden und wissen, wann Schluss ist.
