# What was solved of Skull with two players left, as a file.
error-grids-damaged = Diese gespeicherten Duelle sind beschädigt oder aus einer anderen Version.
