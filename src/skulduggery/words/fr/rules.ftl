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

## Skull King : le jeu de dés

rules-skull-king-goal =
    Annonce combien de plis tu feras, puis fais-en exactement autant.
    Qui a le plus de points après la dernière manche gagne.
rules-skull-king-deal =
    À la première manche tu pioches un dé dans le sac, à la deuxième deux, etc.
    À trois ou quatre on joue huit manches, à cinq sept, à six six.
    Tes dés restent derrière ton paravent.
rules-skull-king-bid =
    Regarde tes dés et choisis : de zéro pli à tous les plis.
    Les annonces s’ouvrent ensemble, au dernier « ho » de « Yo-ho-ho ! »
rules-skull-king-trick =
    Dans le sens horaire, chacun lance un de ses dés devant tous.
    Le premier joueur entame le premier pli, puis le gagnant du pli précédent.
    À chaque manche, ce rôle avance d’une place dans le sens horaire.
rules-skull-king-follow =
    Le premier dé numéroté du pli fixe la couleur ; un dé spécial, jamais.
    Si tu as cette couleur : elle, ou un dé spécial ; sinon, le dé que tu veux.
    Le jaune est un dé numéroté, même quand il montre un drapeau.
rules-skull-king-winner =
    La tête de mort de la Sirène bat celle du Skull King, quoi qu’il y ait en jeu.
    Sinon : Skull King, puis Pirate, Sirène, nombres, et enfin drapeaux blancs.
    La couleur d’un nombre ne compte pas. À égalité, le dernier lancé gagne ;
    s’il n’y a que des drapeaux, le premier.
rules-skull-king-dice =
    1 Skull King, 3 Pirates, 2 Sirènes : 4 têtes de mort et 2 drapeaux par dé.
    7 noirs : 5 5 6 6 7 7. 7 bleus : 3 3 4 4 5 5.
    8 rouges : 1 1 2 2 3 3, et 8 jaunes : trois drapeaux, 1 1 7.
rules-skull-king-score-standard =
    Annonce tenue : 20 points par pli. Manquée : moins 10 par pli d’écart.
    Zéro pli annoncé : 10 fois le numéro de la manche, en plus ou en moins.
    Bonus, annonce tenue : 30 par tête de mort de Pirate prise par ton Skull King,
    50 si ta Sirène capture le Skull King.
rules-skull-king-score-landlubber =
    Annonce tenue : 20 points par pli. Manquée : rien.
    Zéro pli annoncé : 10 fois le numéro de la manche, en plus ou en moins.
    Aucun bonus.
rules-skull-king-end =
    Après la dernière manche, le plus haut total gagne, même sous zéro.
    À égalité, la victoire est partagée.

## Säbel & Schädel

rules-saber-skull-goal =
    Débarrasse-toi avant les autres de tous tes jetons âme, de toute couleur.
rules-saber-skull-setup =
    L’île 6 est au centre, entourée des îles 1 à 5, du crâne et du sabre.
    Chacun a six jetons. Le plus haut lancer commence, puis sens horaire.
rules-saber-skull-turn =
    Le dé désigne une île. Les îles 1 à 5 ont chacune une place.
    Place libre : pose un jeton, couleur au choix, puis relance ou arrête-toi.
    Pas de place : ramasse ce qui s’y trouve, et ton tour est fini.
rules-saber-skull-first-round =
    À la première manche, chacun ne lance qu’une fois.
    Ensuite, seul le premier lancer du tour est obligatoire.
rules-saber-skull-island-six =
    L’île 6 a toujours de la place : un 6 pose toujours un jeton.
rules-saber-skull-skull =
    Les îles à côté du crâne ont autant de places que leur numéro.
    Si le dé en désigne une pleine, tu ramasses tout.
rules-saber-skull-saber =
    Si tu ramasses sur une île à côté du sabre, tu prends aussi sur l’île 6
    tous les jetons des couleurs ramassées. Poser ne le réveille pas.
    Une île entre crâne et sabre subit les deux.
    Côte à côte, les deux s’ignorent.
rules-saber-skull-win =
    Qui pose le dernier jeton de sa réserve gagne aussitôt, même en plein tour.
rules-saber-skull-championship =
    Plusieurs parties simples : 3 points de victoire au gagnant, 2 à qui, parmi
    les autres, a le moins de jetons, 1 au suivant. À égalité, tous marquent.
    Dès que quelqu’un a au moins 6 points, le plus haut total l’emporte.
    S’il est partagé, on continue jusqu’à ce qu’un seul mène.
