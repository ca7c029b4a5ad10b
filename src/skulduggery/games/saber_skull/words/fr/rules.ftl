## Säbel & Schädel

rules-saber-skull-goal =
    Débarrasse-toi avant les autres de tous tes jetons, de toute couleur.
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
    Qui pose son dernier jeton gagne aussitôt, même en plein tour.
rules-saber-skull-championship =
    Plusieurs parties : 3 points à qui gagne, 2 à qui, parmi les autres,
    a le moins de jetons, 1 à qui vient ensuite. À égalité, tous marquent.
    Dès que quelqu’un a au moins 6 points, le plus haut total l’emporte.
    S’il est partagé, on continue jusqu’à ce que quelqu’un mène.
