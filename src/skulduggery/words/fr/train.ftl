# Refaire ce que savent les bots forts.
train-help = Refaire ce que savent les bots forts ; on peut l'arrêter, il reprend où il en était.
train-synopsis = train JEU COURS [OPTIONS]
train-what-help = Pour skull : endgames résout tous les duels, master apprend contre lui-même, sharp apprend de joueurs de toutes sortes, le maître compris. Pour saber_skull : rings résout tous les anneaux à deux, nets apprennent à plusieurs. Pour skull_king : hands, ce que valent les dés et comment on annonce.
train-folder-help = Où sont gardés les états et le résultat, « training » par défaut.
train-lessons-help = Combien de leçons compte le cours, pour skull_king combien de parties chaque leçon ; par défaut autant qu’il en a fallu pour ce qui est livré.
train-lessons = leçons
train-pupil = leçons de l’élève { $pupil } sur { $pupils }
train-trial = épreuve de l’élève { $pupil } sur { $pupils }
train-chosen = L’élève { $pupil } est le meilleur : à l’épreuve, sa part de victoires était de { $share }.
train-duels = duels
train-news = entropie { $entropy }, erreur { $error }
train-done = Écrit : { $file } (SHA-256 { $sha256 })
error-train-without-numpy = Pour entraîner un réseau il faut NumPy : installez l'extra « train ».
error-bad-course = « { $word } » ne peut pas être entraîné. Il y a : { $courses }.
error-bad-training = Les leçons vont de 1 à { $most }, et une graine est un entier de 64 bits.
error-other-recipe = { $file } a été commencé selon une autre recette ; choisissez un autre dossier.
error-broken-training = { $file } ne vient pas de ce cours ou est abîmé : supprime-le, et ce qu’il contenait sera refait.
