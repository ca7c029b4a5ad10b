# Come si chiamano i bot che giocano così, e com’è.
level-random = Casuale
level-random-about = Gioca quello che è permesso, senza pensarci. Va bene per una prima prova.
level-casual = Alla buona
level-casual-about = Gioca come la gente in una serata: prudente, audace o bugiardo, e ogni tanto sbaglia.
level-sharp = Furbo
level-sharp-about = Osserva come giochi e te la fa pagare.
level-master = Maestro
level-master-about = Non lascia trapelare nulla ed è difficile da ingannare, qualunque cosa tu tenti.
