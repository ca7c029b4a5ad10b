# Vervollständigung durch die Shell.
completion-help = Befehle, Optionen und ihre Werte in der Shell mit der Tabulatortaste vervollständigen.
completion-synopsis = --install-completion [--shell bash|zsh|fish]
completion-shell-help = Für welche Shell: bash, zsh oder fish.
completion-installed = Die Vervollständigungen für { $shell } stehen in { $file }.
completion-loaded-by = { $file } lädt sie bei jedem Start einer Shell.
completion-compinit = zsh vervollständigt nur, wo compinit läuft. Füge diese Zeile in { $file } ein: autoload -Uz compinit && compinit
completion-next = Damit sie gleich gelten, tippe „{ $command }“ oder öffne ein neues Terminal. Nach einem Upgrade noch einmal.
error-unknown-shell = Deine Shell ließ sich nicht erkennen. Nenne sie mit --shell: { $shells }.
