## The games

web-saber-skull = Säbel & Schädel
web-saber-skull-about = Tira, liberati delle anime, e capisci quando fermarti.
