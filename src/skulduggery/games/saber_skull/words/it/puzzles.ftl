## Il tipo di decisione

puzzles-kind-roll = Tirare o fermarsi
puzzles-kind-token = Quale segnalino

## Di che cosa si trattava

puzzles-theme-roll-ahead = Tirare ancora
puzzles-theme-roll-behind = Tirare ancora in svantaggio
puzzles-theme-stop-ahead = Fermarsi in tempo
puzzles-theme-stop-behind = Fermarsi in svantaggio
puzzles-theme-token = Il colore giusto
puzzles-idea-roll-ahead = Fermarsi sembra sicuro, ma consegna il dado a { $name } con le isole così come sono. Non conta quanto può costarti un tiro, ma chi dei due preferirebbe tirare adesso.
puzzles-idea-roll-behind = Sei in svantaggio, e fermarti non cambia nulla: aspettare aiuta { $name }. Il rischio di un altro tiro è minore di quello di non avere più un’occasione.
puzzles-idea-stop-ahead = Non sei in svantaggio, e le isole sono ben piene. Che sia { $name } a tirarci dentro.
puzzles-idea-stop-behind = Anche se sei in svantaggio: { $name } deve tirare sulle stesse isole, e i segnalini presi lì ti aiutano più di un altro messo da te.
puzzles-idea-token = Sembra indifferente quale colore mettere. Non lo è: chi prende un colore accanto alla sciabola prende anche tutto quel colore dall’isola 6, perciò conta quale colore sta dove.

## Cifre

puzzles-reason-tokens = Tu hai { $own ->
    [one] un segnalino
   *[other] { $own } segnalini
}, { $name } { $theirs }.
puzzles-reason-roll = Un altro tiro mette un segnalino con { $good } facce su sei; nel peggiore dei casi { $back ->
    [one] ne prendi uno
   *[other] ne prendi { $back }
}.
