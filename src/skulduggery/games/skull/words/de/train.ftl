# Neu machen, was die starken Bots wissen.
train-pupil = Iterationen von Lauf { $pupil } von { $pupils }
train-trial = Bewertung von Lauf { $pupil } von { $pupils }
train-trial-news = gewinnt { $won }, überlässt { $left }
train-chosen = Lauf { $pupil } ist der beste: In der Bewertung gewann er, allein unter Suchen, einen Anteil von { $won } und überließ einer Suche, die allein unter zweien von ihm saß, { $left }.
train-duels = Endspiele
train-news = Entropie { $entropy }, Fehler { $error }
error-other-recipe = { $file } wurde mit einer anderen Konfiguration begonnen; wähl einen anderen Ordner.
error-broken-training = { $file } ist beschädigt oder nicht von diesem Training: Lösche die Datei, dann entsteht ihr Inhalt neu.
error-pupil-lost = Lauf { $pupil } ging verloren: Sein Prozess ist beendet, vielleicht fehlte Speicher. Derselbe Befehl macht beim letzten Zwischenstand weiter.
error-train-without-master = { $file } fehlt: sharp lernt vom Meister. Trainiere zuerst den Meister, in denselben Ordner.
