# Making anew what the strong bots know.
train-pupil = lessons of pupil { $pupil } of { $pupils }
train-trial = trial of pupil { $pupil } of { $pupils }
train-trial-news = wins { $won }, leaves { $left }
train-chosen = Pupil { $pupil } is the best: in the trial it won { $won } of its games alone among searches, and left { $left } to a search alone among two of it.
train-duels = duels
train-news = entropy { $entropy }, error { $error }
error-other-recipe = { $file } was begun by another recipe; choose another folder.
error-broken-training = { $file } is not what this course has written, or damaged: delete it, and what it held is made again.
error-pupil-lost = Pupil { $pupil } was lost: its process has ended, maybe for want of memory. The same command goes on from what it had learned.
error-train-without-master = { $file } is missing: the sharp one learns from the master. Train the master first, into the same folder.
