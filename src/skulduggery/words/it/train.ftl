# Rifare ciò che sanno i bot forti.
train-help = Addestrare ciò che sanno i bot forti. Si può interrompere e riprende da dov’era.
train-synopsis = train GIOCO COSA [OPZIONI]
train-what-help = Che cosa addestrare. skull: endgames risolve tutti i finali in due, master impara giocando contro sé stesso, sharp contro avversari di ogni tipo, maestro compreso. saber_skull: rings risolve tutti i cerchi in due, nets addestra reti di valore per più giocatori. skull_king: hands, quanto valgono i dadi e come si dichiara.
train-folder-help = La cartella per i salvataggi e il risultato.
train-lessons-help = Il numero di iterazioni; per skull_king, di partite per iterazione.
train-jobs-help = Quante esecuzioni di skull master si addestrano insieme, ciascuna in un suo processo.
train-lessons = iterazioni
train-done = Scritto: { $file } (SHA-256 { $sha256 })
error-train-without-numpy = Per addestrare serve NumPy: installa l’extra «train».
error-no-course = Indica che cosa addestrare: { $courses }.
error-bad-course = «{ $word }» non si può addestrare. Ci sono: { $courses }.
