# Refaire ce que savent les bots forts.
train-help = Refaire ce que savent les bots forts ; on peut l'arrêter, il reprend où il en était.
train-synopsis = train JEU COURS [OPTIONS]
train-what-help = Pour skull : endgames résout tous les duels, master apprend contre lui-même, sharp apprend de joueurs de toutes sortes, le maître compris. Pour saber_skull : rings résout tous les anneaux à deux, nets apprennent à plusieurs. Pour skull_king : hands, ce que valent les dés et comment on annonce.
train-folder-help = Où sont gardés les états et le résultat.
train-lessons-help = Combien de leçons compte le cours, pour skull_king combien de parties chaque leçon.
train-jobs-help = Combien d’élèves de skull master apprennent en même temps, chacun dans son processus.
train-lessons = leçons
train-done = Écrit : { $file } (SHA-256 { $sha256 })
error-train-without-numpy = Pour entraîner un réseau il faut NumPy : installez l'extra « train ».
error-no-course = Dis ce qu’il faut entraîner : { $courses }.
error-bad-course = « { $word } » ne peut pas être entraîné. Il y a : { $courses }.
