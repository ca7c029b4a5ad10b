# What was solved of Skull with two players left, as a file.
error-grids-damaged = Les fins de partie enregistrées sont endommagées ou d’une autre version.
