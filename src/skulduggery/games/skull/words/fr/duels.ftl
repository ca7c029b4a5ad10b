# What was solved of Skull with two players left, as a file.
error-grids-damaged = Ces duels enregistrés sont endommagés ou d'une autre version.
