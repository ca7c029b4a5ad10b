# Completamento da parte della shell.
completion-help = Completare nella shell i comandi, le opzioni e i loro valori con Tab.
completion-synopsis = --install-completion [--shell bash|zsh|fish]
completion-shell-help = Per quale shell: bash, zsh o fish.
completion-installed = I completamenti per { $shell } sono in { $file }.
completion-loaded-by = { $file } li carica ogni volta che parte una shell.
completion-compinit = zsh completa solo dove gira compinit. Aggiungi questa riga a { $file }: autoload -Uz compinit && compinit
completion-next = Per usarli subito, scrivi «{ $command }» o apri un nuovo terminale. Rifallo dopo un aggiornamento.
error-unknown-shell = Non è stato possibile riconoscere la tua shell. Indicala con --shell: { $shells }.
