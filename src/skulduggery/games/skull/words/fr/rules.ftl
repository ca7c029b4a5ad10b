# Les règles à l’invite : pour chaque jeu, un rappel qui tient sur un écran.

## Skull

rules-skull-goal =
    Réussis deux défis, ou reste le dernier en jeu.
    Tu as quatre disques, trois fleurs et un crâne : ce sont aussi tes vies.
rules-skull-first-disc =
    Chaque manche s’ouvre avec un disque de chacun, face cachée, sur son tapis :
    tous ensemble, ou le premier joueur en dernier, selon l’accord de la table.
rules-skull-turn =
    Dès le premier joueur, dans le sens horaire : pose un disque ou lance un défi.
    Sans disque en main, tu dois lancer un défi.
    Tout le monde voit combien de disques sont posés, personne ce qu’ils cachent.
rules-skull-bidding =
    Un défi est un nombre : autant de disques à retourner sans trouver de crâne.
    À tour de rôle, on surenchérit ou on passe. Qui a passé n’enchérit plus.
    Le dernier en lice est le Challenger ; qui mise tous les disques l’est déjà.
rules-skull-attempt =
    Le Challenger retourne un à un, d’abord toute sa pile, de haut en bas.
    Puis où il veut, toujours le disque le plus haut encore caché.
    Le premier crâne met fin à la tentative.
rules-skull-success =
    Pas de crâne : le tapis du Challenger passe sur sa face fleur.
    S’il y était déjà, la partie est gagnée.
rules-skull-failure =
    Crâne adverse : son propriétaire te prend à l’aveugle un de tes disques.
    Ton propre crâne : tu choisis en secret le disque à perdre.
    Toi seul sais lequel manque. Sans disque, tu es éliminé.
rules-skull-next =
    Le Challenger ouvre la manche suivante, qu’il ait réussi ou échoué.
    Dans les anciennes éditions, après un échec, c’est le propriétaire du crâne.
    Éliminé par un crâne adverse : son propriétaire commence.
    Éliminé par le tien : tu désignes qui commence.
rules-skull-last-chance =
    Réduit à un disque, tu reçois la Dernière chance pour une manche.
    Toujours visible, jamais un crâne, elle compte sinon comme un disque.
    Si tu échoues comme Challenger dans cette manche, tu es éliminé.
    On ne la reçoit qu’une fois par partie.
rules-skull-two-tribes =
    Tu mènes deux tribus, assises face à face, chacune avec sa propre main.
    Chacune enchérit et retourne pour elle ; tu es éliminé quand les deux le sont.
    Deux défis réussis par la même tribu gagnent la partie.
rules-skull-boxes =
    Une boîte offre six places, deux en offrent douze.
    À moins de dix, c’est le mieux.
