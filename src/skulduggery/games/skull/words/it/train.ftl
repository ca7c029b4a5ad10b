# Rifare ciò che sanno i bot forti.
train-pupil = iterazioni dell’esecuzione { $pupil } di { $pupils }
train-trial = valutazione dell’esecuzione { $pupil } di { $pupils }
train-trial-news = vince { $won }, concede { $left }
train-chosen = L’esecuzione { $pupil } è la migliore: nella valutazione, da sola tra ricerche, ha vinto una quota di { $won }, e a una ricerca sola tra due come lei ha concesso { $left }.
train-duels = finali
train-news = entropia { $entropy }, errore { $error }
error-other-recipe = { $file } è stato iniziato con un’altra configurazione; scegli un’altra cartella.
error-broken-training = { $file } è danneggiato o non è di questo addestramento: cancellalo e il contenuto verrà rifatto.
error-pupil-lost = L’esecuzione { $pupil } è andata persa: il suo processo è finito, forse per mancanza di memoria. Lo stesso comando riprende dall’ultimo salvataggio.
error-train-without-master = { $file } non c’è: sharp impara dal maestro. Addestra prima il maestro, nella stessa cartella.
