# What was solved of Skull with two players left, as a file.
error-grids-damaged = The stored endgames are damaged or from another version.
