## The games

web-saber-skull = Säbel & Schädel
web-saber-skull-about = Tira, liberati dei segnalini, e capisci quando fermarti.

## Said once, in a first game

web-saber-skull-coach-press = Premi per tirare. Dopo ogni tiro scegli: fermarti al sicuro, o rischiarne un altro.
web-saber-skull-coach-middle = Al centro ci sono le isole: se il dado ne indica una senza posto, tutti i suoi segnalini sono tuoi.
