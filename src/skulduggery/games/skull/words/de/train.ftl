# Neu machen, was die starken Bots wissen.
train-pupil = Lektionen von Schüler { $pupil } von { $pupils }
train-trial = Probe von Schüler { $pupil } von { $pupils }
train-trial-news = gewinnt { $won }, lässt { $left }
train-chosen = Schüler { $pupil } ist der beste: In der Probe gewann er, allein unter Suchen, einen Anteil von { $won } und ließ einer Suche, die allein unter zweien von ihm saß, { $left }.
train-duels = Duelle
train-news = Entropie { $entropy }, Fehler { $error }
error-other-recipe = { $file } wurde nach einem anderen Rezept begonnen; bitte einen anderen Ordner wählen.
error-broken-training = { $file } ist nicht von diesem Kurs oder beschädigt: Lösche die Datei, dann entsteht neu, was darin stand.
error-pupil-lost = Schüler { $pupil } ging verloren: Sein Prozess ist beendet, vielleicht fehlte Speicher. Derselbe Befehl macht bei dem weiter, was er gelernt hatte.
error-train-without-master = { $file } fehlt: Der Gerissene lernt vom Meister. Trainiere zuerst den Meister, in denselben Ordner.
