# Che cosa vale per un’opzione che non è data.
default-belief = i suoi dischetti / 4
