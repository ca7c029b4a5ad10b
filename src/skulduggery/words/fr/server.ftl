# Ce que le serveur a à dire.
error-no-table = Il n’y a pas de table « { $table } » ici. Le lien a peut-être été coupé.
error-not-saved = Cela n’a pas pu être noté, donc cela n’a pas eu lieu. Réessaie dans un instant.
error-bad-frame = Ce message était illisible : { $reason }
error-port-taken = Le port { $port } est pris. Choisis-en un autre avec --port ou arrête ce qui l’occupe.
error-cannot-bind = Impossible d’écouter sur { $address } : { $reason }.
error-cannot-open-database = La base { $file } ne peut pas servir : { $reason }.
