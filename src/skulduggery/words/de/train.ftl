# Neu machen, was die starken Bots wissen.
train-help = Neu machen, was die starken Bots wissen; es lässt sich anhalten und geht weiter, wo es war.
train-synopsis = train SPIEL KURS [OPTIONEN]
train-what-help = Für skull: endgames löst alle Duelle, master lernt gegen sich selbst, sharp lernt von Spielern jeder Art, auch vom Meister. Für saber_skull: rings löst alle Ringe zu zweit, nets lernen für mehr. Für skull_king: hands, was Würfel wert sind und wie angesagt wird.
train-folder-help = Wo Zwischenstände und Ergebnis liegen.
train-lessons-help = Wie viele Lektionen der Kurs hat, bei skull_king wie viele Partien jede Lektion.
train-jobs-help = Wie viele Schüler von skull master zugleich lernen, jeder in einem eigenen Prozess.
train-lessons = Lektionen
train-done = Geschrieben: { $file } (SHA-256 { $sha256 })
error-train-without-numpy = Um ein Netz zu trainieren, braucht es NumPy: das Extra „train“ installieren.
error-no-course = Sag, was trainiert werden soll: { $courses }.
error-bad-course = „{ $word }“ lässt sich nicht trainieren. Es gibt: { $courses }.
