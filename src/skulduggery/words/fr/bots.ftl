# Comment s’appellent les bots qui jouent ainsi, et comment c’est.
level-random = Aléatoire
level-random-about = Joue ce qui est permis, sans réfléchir. Bien pour un premier essai.
level-casual = Décontracté
level-casual-about = Joue comme on joue en soirée : prudent, hardi ou menteur, et se trompe de temps en temps.
level-sharp = Rusé
level-sharp-about = Observe comment tu joues et te le fait payer.
level-master = Maître
level-master-about = Ne laisse rien paraître et se laisse difficilement piéger, quoi que tu tentes.
