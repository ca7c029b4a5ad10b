# Rifare ciò che sanno i bot forti.
train-help = Rifare ciò che sanno i bot forti; si può interrompere e riprende da dov'era.
train-synopsis = train GIOCO CORSO [OPZIONI]
train-what-help = Per skull: endgames risolve tutti i duelli, master impara contro se stesso, sharp impara da giocatori di ogni tipo, il maestro compreso. Per saber_skull: rings risolve tutti gli anelli per due, nets imparano per più giocatori. Per skull_king: hands, quanto valgono i dadi e come si annuncia.
train-folder-help = Dove stanno i salvataggi e il risultato.
train-lessons-help = Quante lezioni ha il corso, per skull_king quante partite ha ogni lezione.
train-jobs-help = Quanti allievi di skull master imparano insieme, ciascuno in un processo suo.
train-lessons = lezioni
train-done = Scritto: { $file } (SHA-256 { $sha256 })
error-train-without-numpy = Per addestrare una rete serve NumPy: installa l'extra "train".
error-no-course = Di’ che cosa addestrare: { $courses }.
error-bad-course = "{ $word }" non si può addestrare. Ci sono: { $courses }.
