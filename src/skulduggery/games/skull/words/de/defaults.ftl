# Was für eine Option gilt, die nicht angegeben ist.
default-belief = seine Scheiben / 4
