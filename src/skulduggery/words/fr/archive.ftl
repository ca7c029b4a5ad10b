# Parties finies : leurs enregistrements, et qui les a jouées.
error-no-record = Il n’y a pas d’enregistrement « { $record } » ici. Il manque peut-être un bout du lien, ou la partie n’est pas finie.
error-no-player = Personne n’a joué ici sous l’identifiant « { $who } ». Il manque peut-être un bout du lien.
error-upload-too-large = Un enregistrement fait { $most } Kio au plus. `skulduggery replay` montre les plus grands sur ton propre ordinateur.
error-upload-several = Il y a plus d’un enregistrement dans ce fichier. Importe-les un par un.
error-too-many-uploads = Tu as importé { $most } enregistrements : c’est la limite. `skulduggery replay` montre les autres sur ton propre ordinateur.
