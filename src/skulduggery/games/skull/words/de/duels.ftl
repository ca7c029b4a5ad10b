# What was solved of Skull with two players left, as a file.
error-grids-damaged = Die gespeicherten Endspiele sind beschädigt oder aus einer anderen Version.
