# Neu machen, was die starken Bots wissen.
train-help = Neu machen, was die starken Bots wissen; es lässt sich anhalten und geht weiter, wo es war.
train-synopsis = train SPIEL KURS [OPTIONEN]
train-what-help = Für skull: endgames löst alle Duelle, master lernt gegen sich selbst, sharp lernt von Spielern jeder Art, auch vom Meister. Für saber_skull: rings löst alle Ringe zu zweit, nets lernen für mehr. Für skull_king: hands, was Würfel wert sind und wie angesagt wird.
train-folder-help = Wo Zwischenstände und Ergebnis liegen, sonst „training“.
train-lessons-help = Wie viele Lektionen der Kurs hat, bei skull_king wie viele Partien jede Lektion; sonst so viele, wie zu dem führten, was mitgeliefert wird.
train-lessons = Lektionen
train-pupil = Lektionen von Schüler { $pupil } von { $pupils }
train-trial = Probe von Schüler { $pupil } von { $pupils }
train-chosen = Schüler { $pupil } ist der beste: In der Probe gewann er einen Anteil von { $share } seiner Partien.
train-duels = Duelle
train-news = Entropie { $entropy }, Fehler { $error }
train-done = Geschrieben: { $file } (SHA-256 { $sha256 })
error-train-without-numpy = Um ein Netz zu trainieren, braucht es NumPy: das Extra „train“ installieren.
error-bad-course = „{ $word }“ lässt sich nicht trainieren. Es gibt: { $courses }.
error-bad-training = Lektionen gehen von 1 bis { $most }, und ein Startwert ist eine ganze Zahl von 64 Bit.
error-other-recipe = { $file } wurde nach einem anderen Rezept begonnen; bitte einen anderen Ordner wählen.
error-broken-training = { $file } ist nicht von diesem Kurs oder beschädigt: Lösche die Datei, dann entsteht neu, was darin stand.
