# Rifare ciò che sanno i bot forti.
train-help = Rifare ciò che sanno i bot forti; si può interrompere e riprende da dov'era.
train-synopsis = train skull endgames|master|sharp [OPZIONI]
train-what-help = endgames risolve tutti i duelli; master impara contro se stesso; sharp impara da giocatori di ogni tipo, il maestro compreso.
train-folder-help = Dove stanno i salvataggi e il risultato, di solito "training".
train-lessons-help = Quante lezioni ha il corso; di solito quante ne sono servite per ciò che viene fornito.
train-lessons = lezioni
train-duels = duelli
train-news = entropia { $entropy }, errore { $error }
train-done = Scritto: { $file } (SHA-256 { $sha256 })
error-train-without-numpy = Per addestrare una rete serve NumPy: installa l'extra "train".
error-bad-course = "{ $word }" non si può addestrare. Per skull ci sono: { $courses }.
error-bad-training = Le lezioni vanno da 1 a { $most }, e un seme è un numero intero di 64 bit.
error-other-recipe = { $file } è stato iniziato con un’altra ricetta; scegli un’altra cartella.
