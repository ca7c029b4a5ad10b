# Making anew what the strong bots know.
train-help = Make anew what the strong bots know; it can be stopped and goes on where it was.
train-synopsis = train GAME COURSE [OPTIONS]
train-what-help = For skull: endgames solves all duels, master learns against itself, sharp learns from all sorts of players, the master among them. For saber_skull: rings solves all rings for two, nets learn for more. For skull_king: hands, what dice are worth and how people bid.
train-folder-help = Where checkpoints and the result are kept.
train-lessons-help = How many lessons the course has, for skull_king how many games each lesson.
train-jobs-help = How many pupils of skull master learn at once, each in a process of its own.
train-lessons = lessons
train-done = Written: { $file } (SHA-256 { $sha256 })
error-train-without-numpy = To train a net NumPy is needed: install the extra "train".
error-no-course = Say what to train: { $courses }.
error-bad-course = "{ $word }" cannot be trained. There are: { $courses }.
