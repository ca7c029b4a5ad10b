# Che cosa non andava, e che cosa fare invece.

## Giochi e opzioni

error-bad-ring = «{ $ring }» non è un cerchio. Nomina una volta ognuno di questi sottobicchieri, in tondo: { $coasters }.
