## The games

web-saber-skull = Säbel & Schädel
web-saber-skull-about = Tira, liberati dei segnalini, e capisci quando fermarti.
