# Les règles à l’invite : pour chaque jeu, un rappel qui tient sur un écran.

## Skull

rules-skull-goal =
    Réussis deux défis, ou reste en jeu plus longtemps que les autres.
    Tu as quatre disques, trois fleurs et un crâne : ce sont aussi tes vies.
rules-skull-first-disc =
    Chaque manche s’ouvre avec un disque de chacun, face cachée, sur son tapis :
    tous ensemble, ou qui commence en dernier, selon l’accord de la table.
rules-skull-turn =
    Qui commence ouvre, puis dans le sens horaire : un disque ou un défi.
    Sans disque en main, tu dois lancer un défi.
    Tout le monde voit combien de disques sont posés, personne ce qu’ils cachent.
rules-skull-bidding =
    Un défi est un nombre : autant de disques à retourner sans trouver de crâne.
    À tour de rôle, on surenchérit ou on passe. Qui a passé n’enchérit plus.
    Qui reste retourne ; une enchère de tous les disques clôt aussitôt.
rules-skull-attempt =
    Les disques se retournent un à un, d’abord sa propre pile, de haut en bas.
    Puis où l’on veut, toujours le disque le plus haut encore caché.
    Le premier crâne met fin à la tentative.
rules-skull-success =
    Pas de crâne : ton tapis passe sur sa face fleur.
    S’il y était déjà, tu gagnes la partie.
rules-skull-failure =
    Crâne adverse : qui l’a posé te prend à l’aveugle un de tes disques.
    Ton propre crâne : tu choisis en secret le disque à perdre.
    Personne d’autre ne sait lequel manque. Sans disque, tu quittes la partie.
rules-skull-next =
    Qui a tenté le défi ouvre la manche suivante, réussite ou échec.
    Dans les anciennes éditions, après un échec, c’est qui a posé le crâne.
    Hors jeu par un crâne adverse : qui l’a posé commence.
    Hors jeu par le tien : tu désignes qui commence.
rules-skull-last-chance =
    Avec un seul disque, tu reçois la Dernière chance pour une manche.
    Toujours visible, jamais un crâne, elle compte sinon comme un disque.
    Si ton défi échoue dans cette manche, tu quittes la partie.
    On ne la reçoit qu’une fois par partie.
rules-skull-two-tribes =
    Tu mènes deux tribus, assises face à face, chacune avec sa propre main.
    Chacune enchérit et retourne pour elle ; sans elles, tu quittes la partie.
    Deux défis réussis par la même tribu gagnent la partie.
rules-skull-boxes =
    Une boîte offre six places, deux en offrent douze.
    À moins de dix, c’est le mieux.
