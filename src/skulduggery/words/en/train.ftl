# Making anew what the strong bots know.
train-help = Make anew what the strong bots know; it can be stopped and goes on where it was.
train-synopsis = train GAME COURSE [OPTIONS]
train-what-help = For skull: endgames solves all duels, master learns against itself, sharp learns from all sorts of players, the master among them. For saber_skull: rings solves all rings for two, nets learn for more. For skull_king: hands, what dice are worth and how people bid.
train-folder-help = Where checkpoints and the result are kept, "training" by default.
train-lessons-help = How many lessons the course has, for skull_king how many games each lesson; by default as many as made what ships.
train-lessons = lessons
train-pupil = lessons of pupil { $pupil } of { $pupils }
train-trial = trial of pupil { $pupil } of { $pupils }
train-chosen = Pupil { $pupil } is the best: it won { $share } of its games in the trial.
train-duels = duels
train-news = entropy { $entropy }, error { $error }
train-done = Written: { $file } (SHA-256 { $sha256 })
error-train-without-numpy = To train a net NumPy is needed: install the extra "train".
error-bad-course = "{ $word }" cannot be trained. There are: { $courses }.
error-bad-training = Lessons go from 1 to { $most }, and a seed is a whole number of 64 bits.
error-other-recipe = { $file } was begun by another recipe; choose another folder.
error-broken-training = { $file } is not what this course has written, or damaged: delete it, and what it held is made again.
