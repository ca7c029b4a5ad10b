# `skulduggery bench` : sa vitesse, à côté des autres.
bench-saber-skull-about = ce que son maître laisse échapper
