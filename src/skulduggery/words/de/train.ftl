# Neu machen, was die starken Bots wissen.
train-help = Neu machen, was die starken Bots wissen; es lässt sich anhalten und geht weiter, wo es war.
train-synopsis = train skull endgames|master|sharp [OPTIONEN]
train-what-help = endgames löst alle Duelle; master lernt gegen sich selbst; sharp lernt von Spielern jeder Art, auch vom Meister.
train-folder-help = Wo Zwischenstände und Ergebnis liegen, sonst „training“.
train-lessons-help = Wie viele Lektionen der Kurs hat; sonst so viele, wie zu dem führten, was mitgeliefert wird.
train-lessons = Lektionen
train-duels = Duelle
train-news = Entropie { $entropy }, Fehler { $error }
train-done = Geschrieben: { $file } (SHA-256 { $sha256 })
error-train-without-numpy = Um ein Netz zu trainieren, braucht es NumPy: das Extra „train“ installieren.
error-bad-course = „{ $word }“ lässt sich nicht trainieren. Für skull gibt es: { $courses }.
error-bad-training = Lektionen gehen von 1 bis { $most }, und ein Startwert ist eine ganze Zahl von 64 Bit.
error-other-recipe = { $file } wurde nach einem anderen Rezept begonnen; bitte einen anderen Ordner wählen.
