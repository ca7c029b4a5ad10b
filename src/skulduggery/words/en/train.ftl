# Making anew what the strong bots know.
train-help = Train what the strong bots know. It can be interrupted and continues where it stopped.
train-synopsis = train GAME WHAT [OPTIONS]
train-what-help = What to train. skull: endgames solves all two-player endgames, master learns by self-play, sharp against a mixed field with the master in it. saber_skull: rings solves all two-player rings, nets trains value networks for more players. skull_king: hands, what dice are worth and how people bid.
train-folder-help = The folder for checkpoints and the result.
train-lessons-help = The number of iterations; for skull_king, of games per iteration.
train-jobs-help = How many runs of skull master train at once, each in its own process.
train-lessons = iterations
train-done = Written: { $file } (SHA-256 { $sha256 })
error-train-without-numpy = Training needs NumPy: install the extra “train”.
error-no-course = Name what to train: { $courses }.
error-bad-course = “{ $word }” cannot be trained. There are: { $courses }.
