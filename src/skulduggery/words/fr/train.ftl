# Refaire ce que savent les bots forts.
train-help = Entraîner ce que savent les bots forts. On peut l’interrompre, il reprend où il en était.
train-synopsis = train JEU QUOI [OPTIONS]
train-what-help = Ce qu’il faut entraîner. skull : endgames résout toutes les fins de partie à deux, master apprend en jouant contre lui-même, sharp contre des adversaires de toutes sortes, maître compris. saber_skull : rings résout tous les cercles à deux, nets entraîne des réseaux de valeur à plusieurs. skull_king : hands, ce que valent les dés et comment on annonce.
train-folder-help = Le dossier des points de reprise et du résultat.
train-lessons-help = Le nombre d’itérations ; pour skull_king, de parties par itération.
train-jobs-help = Combien d’entraînements de skull master tournent en même temps, chacun dans son processus.
train-lessons = itérations
train-done = Écrit : { $file } (SHA-256 { $sha256 })
error-train-without-numpy = Pour entraîner, il faut NumPy : installe l’extra « train ».
error-no-course = Indique ce qu’il faut entraîner : { $courses }.
error-bad-course = « { $word } » ne peut pas être entraîné. Il y a : { $courses }.
