# What was solved of Skull with two players left, as a file.
error-grids-damaged = I finali memorizzati sono danneggiati o di un’altra versione.
