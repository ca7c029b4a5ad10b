# Qui sont les gens et les programmes.
error-banned = Ceux qui tiennent ce serveur ne te laissent plus entrer.
error-being-forgotten = Ce qui est gardé sur toi est en train d’être effacé. Reviens dans un instant, comme quelqu’un de nouveau.
error-no-guest = « { $guest } » n’est pas un invité de ce serveur.
error-foreign-page = Seules les pages de ce serveur peuvent faire cela.
error-not-for-programs = Les programmes ne peuvent pas faire cela ; la personne à qui ils appartiennent le peut.
error-bad-token = Ce jeton est faux, ou il a été révoqué.
error-too-many-programs = Tu as déjà { $most } programmes. Révoques-en d’abord un.
error-no-program = Tu n’as pas de programme « { $program } », ou il est déjà révoqué.
error-link-unreadable = Ce lien vers un autre appareil n’est pas des nôtres. Il a peut-être été coupé.
error-link-expired = Ce lien valait { $minutes } minutes et il est trop vieux maintenant. Crées-en un nouveau sur le premier appareil.
error-link-used = Ce lien a déjà servi. Crées-en un nouveau sur le premier appareil.
error-bad-companion = Il n’y a pas de compagnon « { $number } ». Ils sont numérotés de 1 à { $most }.
error-refused-companion = Cette table compte pour le classement, et qui partage un appareil ne joue que des parties libres. Demandes-en une à l’hôte, ou joue sur un appareil à toi.
error-refused-with-companion = { $name } partage un appareil avec quelqu’un, donc cette partie ne peut pas compter pour le classement. Fais-en d’abord une partie libre.
error-block-yourself = Tu ne peux pas te bloquer toi-même.
error-too-many-blocks = Tu as déjà bloqué { $most } invités. Débloques-en d’abord un.
guest-what-is-kept = Les coups et les sels des parties jouées avec d’autres restent, sous un pseudonyme : sans eux, personne ne pourrait prouver les tirages. Les enregistrements que d’autres ont déposés ou gardés restent tels quels.
