# Making anew what the strong bots know.
train-pupil = iterations of run { $pupil } of { $pupils }
train-trial = evaluation of run { $pupil } of { $pupils }
train-trial-news = wins { $won }, concedes { $left }
train-chosen = Run { $pupil } is the best: in the evaluation it won { $won } of its games alone among searches, and conceded { $left } to a search alone among two of it.
train-duels = endgames
train-news = entropy { $entropy }, error { $error }
error-other-recipe = { $file } was started with another configuration; choose another folder.
error-broken-training = { $file } is damaged or not from this training: delete it, and its content is made again.
error-pupil-lost = Run { $pupil } was lost: its process has ended, perhaps for lack of memory. The same command continues from its last checkpoint.
error-train-without-master = { $file } is missing: sharp learns from the master. Train the master first, into the same folder.
