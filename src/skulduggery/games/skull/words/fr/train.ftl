# Refaire ce que savent les bots forts.
train-pupil = leçons de l’élève { $pupil } sur { $pupils }
train-trial = épreuve de l’élève { $pupil } sur { $pupils }
train-trial-news = gagne { $won }, laisse { $left }
train-chosen = L’élève { $pupil } est le meilleur : à l’épreuve, seul parmi des recherches, sa part de victoires était de { $won }, et une recherche seule entre deux comme lui n’a eu que { $left }.
train-duels = duels
train-news = entropie { $entropy }, erreur { $error }
error-other-recipe = { $file } a été commencé selon une autre recette ; choisissez un autre dossier.
error-broken-training = { $file } ne vient pas de ce cours ou est abîmé : supprime-le, et ce qu’il contenait sera refait.
error-pupil-lost = L’élève { $pupil } est perdu : son processus s’est arrêté, peut-être faute de mémoire. La même commande reprend à partir de ce qu’il avait appris.
error-train-without-master = { $file } manque : le rusé apprend du maître. Entraîne d’abord le maître, dans le même dossier.
