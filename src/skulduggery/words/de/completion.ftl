# Vervollständigung durch die Shell.
completion-help = Lass deine Shell Befehle, Optionen und ihre Werte vervollständigen, wenn du Tab drückst.
completion-synopsis = --install-completion [--shell bash|zsh|fish]
completion-shell-help = Für welche Shell: bash, zsh oder fish.
completion-installed = Die Vervollständigungen für { $shell } stehen in { $file }.
completion-loaded-by = { $file } lädt sie, sooft eine Shell beginnt.
completion-compinit = zsh vervollständigt nur, wo compinit läuft. Füge diese Zeile in { $file } ein: autoload -Uz compinit && compinit
completion-next = Damit sie gleich da sind, tippe „{ $command }“ oder öffne ein neues Terminal. Tu das Gleiche wieder nach einem Upgrade.
error-unknown-shell = Es ist nicht klar, welche Shell du benutzt. Sag es mit --shell: { $shells }.
