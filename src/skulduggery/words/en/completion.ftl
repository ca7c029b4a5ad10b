# Completion by the shell.
completion-help = Let your shell complete commands, options and their values when you press Tab.
completion-synopsis = --install-completion [--shell bash|zsh|fish]
completion-shell-help = For which shell: bash, zsh or fish.
completion-installed = The completions for { $shell } are in { $file }.
completion-loaded-by = { $file } loads them whenever a shell starts.
completion-compinit = zsh completes only where compinit runs. Add this line to { $file }: autoload -Uz compinit && compinit
completion-next = To use them now, type “{ $command }” or open a new terminal. Do this again after an upgrade.
error-unknown-shell = Your shell could not be recognized. Name it with --shell: { $shells }.
