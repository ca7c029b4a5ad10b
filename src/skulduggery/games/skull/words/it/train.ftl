# Rifare ciò che sanno i bot forti.
train-pupil = lezioni dell’allievo { $pupil } di { $pupils }
train-trial = prova dell’allievo { $pupil } di { $pupils }
train-trial-news = vince { $won }, lascia { $left }
train-chosen = L’allievo { $pupil } è il migliore: nella prova, da solo tra ricerche, ha vinto una quota di { $won }, e a una ricerca sola tra due come lui ha lasciato { $left }.
train-duels = duelli
train-news = entropia { $entropy }, errore { $error }
error-other-recipe = { $file } è stato iniziato con un’altra ricetta; scegli un’altra cartella.
error-broken-training = { $file } non è di questo corso o è danneggiato: cancellalo e ciò che conteneva verrà rifatto.
error-pupil-lost = L’allievo { $pupil } è andato perso: il suo processo è finito, forse per mancanza di memoria. Lo stesso comando riprende da ciò che aveva imparato.
error-train-without-master = { $file } non c’è: il furbo impara dal maestro. Allena prima il maestro, nella stessa cartella.
