# `skulduggery bench` : sa vitesse, à côté des autres.
bench-skull-king-about = combien d’annonces on peut tenir
