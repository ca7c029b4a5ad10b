# What was solved of Skull with two players left, as a file.
error-grids-damaged = These stored duels are damaged or from another version.
