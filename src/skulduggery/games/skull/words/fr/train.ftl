# Refaire ce que savent les bots forts.
train-pupil = itérations de l’entraînement { $pupil } sur { $pupils }
train-trial = évaluation de l’entraînement { $pupil } sur { $pupils }
train-trial-news = gagne { $won }, concède { $left }
train-chosen = L’entraînement { $pupil } est le meilleur : à l’évaluation, seul parmi des recherches, sa part de victoires était de { $won }, et une recherche seule entre deux comme lui n’a eu que { $left }.
train-duels = fins de partie
train-news = entropie { $entropy }, erreur { $error }
error-other-recipe = { $file } a été commencé avec une autre configuration ; choisis un autre dossier.
error-broken-training = { $file } est abîmé ou ne vient pas de cet entraînement : supprime-le, et son contenu sera refait.
error-pupil-lost = L’entraînement { $pupil } est perdu : son processus s’est arrêté, peut-être faute de mémoire. La même commande reprend au dernier point de reprise.
error-train-without-master = { $file } manque : sharp apprend du maître. Entraîne d’abord le maître, dans le même dossier.
