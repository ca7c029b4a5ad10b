# Rifare ciò che sanno i bot forti.
train-help = Rifare ciò che sanno i bot forti; si può interrompere e riprende da dov'era.
train-synopsis = train GIOCO CORSO [OPZIONI]
train-what-help = Per skull: endgames risolve tutti i duelli, master impara contro se stesso, sharp impara da giocatori di ogni tipo, il maestro compreso. Per saber_skull: rings risolve tutti gli anelli per due, nets imparano per più giocatori. Per skull_king: hands, quanto valgono i dadi e come si annuncia.
train-folder-help = Dove stanno i salvataggi e il risultato, di solito "training".
train-lessons-help = Quante lezioni ha il corso, per skull_king quante partite ha ogni lezione; di solito quante ne sono servite per ciò che viene fornito.
train-lessons = lezioni
train-pupil = lezioni dell’allievo { $pupil } di { $pupils }
train-trial = prova dell’allievo { $pupil } di { $pupils }
train-chosen = L’allievo { $pupil } è il migliore: nella prova ha vinto una quota di { $share } delle sue partite.
train-duels = duelli
train-news = entropia { $entropy }, errore { $error }
train-done = Scritto: { $file } (SHA-256 { $sha256 })
error-train-without-numpy = Per addestrare una rete serve NumPy: installa l'extra "train".
error-bad-course = "{ $word }" non si può addestrare. Ci sono: { $courses }.
error-bad-training = Le lezioni vanno da 1 a { $most }, e un seme è un numero intero di 64 bit.
error-other-recipe = { $file } è stato iniziato con un’altra ricetta; scegli un’altra cartella.
error-broken-training = { $file } non è di questo corso o è danneggiato: cancellalo e ciò che conteneva verrà rifatto.
