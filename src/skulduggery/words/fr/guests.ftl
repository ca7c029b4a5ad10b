# Qui sont les gens et les programmes.
error-banned = Tu n’as plus accès à ce serveur.
error-being-forgotten = Tes données sont en train d’être effacées. Reviens dans un instant, sous une nouvelle identité.
error-no-guest = Ce serveur ne connaît pas d’invité « { $guest } ».
error-foreign-page = Seules les pages de ce serveur peuvent faire cela.
error-not-for-programs = Les programmes ne peuvent pas faire cela ; la personne à qui ils appartiennent le peut.
error-bad-token = Ce jeton est faux ou a été révoqué. Crées-en un nouveau dans les réglages.
error-too-many-programs = Tu as déjà { $most } programmes. Révoques-en d’abord un.
error-no-program = Tu n’as pas de programme « { $program } », ou il est déjà révoqué.
error-link-unreadable = Ce lien vers un autre appareil n’est pas valable. Il en manque peut-être un bout.
error-link-expired = Ce lien valait { $minutes } minutes et il a expiré. Crées-en un nouveau sur le premier appareil.
error-link-used = Ce lien a déjà servi. Crées-en un nouveau sur le premier appareil.
error-bad-companion = Il n’y a pas de personne « { $number } » sur cet appareil. Elles sont numérotées de 1 à { $most }.
error-refused-companion = Cette table est classée, et sur un appareil partagé on ne joue que des parties non classées. Demandes-en une à l’hôte, ou joue sur un appareil à toi.
error-refused-with-companion = { $name } partage un appareil, donc cette partie ne peut pas être classée. Désactive d’abord « Classée ».
error-block-yourself = Tu ne peux pas te bloquer toi-même.
error-too-many-blocks = Tu as déjà bloqué { $most } invités. Débloques-en d’abord un.
guest-what-is-kept = Tes coups et tes nombres aléatoires dans les parties avec d’autres restent, sous un pseudonyme : sans eux, personne ne pourrait vérifier les tirages. Les enregistrements que d’autres ont importés ou gardés restent tels quels.
