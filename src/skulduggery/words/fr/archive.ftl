# Parties finies : leurs enregistrements, et qui les a jouées.
error-no-record = Il n’y a pas d’enregistrement « { $record } » ici. Le lien a peut-être été coupé, ou la partie n’est pas finie.
error-no-player = Personne de connu comme « { $who } » n’a joué ici. Le lien a peut-être été coupé.
error-upload-too-large = Un enregistrement fait { $most } Kio au plus. `skulduggery replay` montre les plus grands sur ton propre ordinateur.
error-upload-several = Il y a plus d’un enregistrement dans ce fichier. Envoie-les un par un.
error-too-many-uploads = Tu as envoyé { $most } enregistrements, et il n’y a plus de place. `skulduggery replay` montre les autres sur ton propre ordinateur.
