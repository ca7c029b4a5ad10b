# Ce qui vaut pour une option qui n’est pas donnée.
default-belief = ses disques / 4
