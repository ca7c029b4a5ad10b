# Neu machen, was die starken Bots wissen.
train-help = Trainieren, was die starken Bots wissen. Lässt sich unterbrechen und macht dort weiter.
train-synopsis = train SPIEL WAS [OPTIONEN]
train-what-help = Was trainiert wird. skull: endgames löst alle Endspiele zu zweit, master lernt im Spiel gegen sich selbst, sharp gegen ein gemischtes Feld mit dem Meister darin. saber_skull: rings löst alle Ringe zu zweit, nets trainiert Wertnetze für mehr. skull_king: hands, was Würfel wert sind und wie angesagt wird.
train-folder-help = Der Ordner für Zwischenstände und Ergebnis.
train-lessons-help = Die Zahl der Iterationen; bei skull_king der Partien je Iteration.
train-jobs-help = Wie viele Läufe von skull master zugleich trainieren, jeder in einem eigenen Prozess.
train-lessons = Iterationen
train-done = Geschrieben: { $file } (SHA-256 { $sha256 })
error-train-without-numpy = Zum Trainieren braucht es NumPy: Installier das Extra „train“.
error-no-course = Nenne, was trainiert werden soll: { $courses }.
error-bad-course = „{ $word }“ lässt sich nicht trainieren. Es gibt: { $courses }.
