# Complétion par le shell.
completion-help = Compléter dans le shell les commandes, les options et leurs valeurs avec Tab.
completion-synopsis = --install-completion [--shell bash|zsh|fish]
completion-shell-help = Pour quel shell : bash, zsh ou fish.
completion-installed = Les complétions pour { $shell } sont dans { $file }.
completion-loaded-by = { $file } les charge à chaque démarrage d’un shell.
completion-compinit = zsh ne complète que là où compinit est lancé. Ajoute cette ligne à { $file } : autoload -Uz compinit && compinit
completion-next = Pour les utiliser tout de suite, tape « { $command } » ou ouvre un nouveau terminal. Refais-le après une mise à jour.
error-unknown-shell = Ton shell n’a pas pu être reconnu. Indique-le avec --shell : { $shells }.
