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
    Qui commence la manche entame le premier pli, puis qui a gagné le précédent.
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
