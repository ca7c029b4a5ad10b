## The games

web-saber-skull = Säbel & Schädel
web-saber-skull-about = Roll, get rid of your tokens, and know when to stop.
