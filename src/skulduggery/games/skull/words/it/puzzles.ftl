# Rompicapi: il comando, che cosa si chiede, e perché una giocata è la migliore.

puzzles-lost-by-chance = I dischetti persi sono stati pescati alla cieca: prima di questo round { $name } ha ancora il teschio con una probabilità del { $chance } %.

## Il tipo di decisione

puzzles-kind-first-disc = Il primo dischetto
puzzles-kind-add = Aggiungere o sfidare
puzzles-kind-raise = Rilanciare o passare
puzzles-kind-give-up = Un dischetto da cedere

## Di che cosa si trattava

puzzles-theme-certain = Una vittoria che nulla può fermare
puzzles-theme-first-skull = Prima il teschio
puzzles-theme-first-flower = Prima un fiore
puzzles-theme-add-skull = Il teschio in cima
puzzles-theme-add-flower = Ancora un fiore
puzzles-theme-own-flowers = Solo i propri fiori
puzzles-theme-bold = Un’offerta audace
puzzles-theme-bluff = Offrire sopra il proprio teschio
puzzles-theme-own-skull = Sul proprio teschio, apposta
puzzles-theme-let-them = Che ci provino
puzzles-theme-give-up-skull = Via il teschio
puzzles-theme-give-up-flower = Tenere il teschio
puzzles-idea-first-skull = Il teschio in fondo protegge il tuo tappetino per tutto il round: chi deve girare i tuoi dischetti ci finisce sopra, e le tue piccole offerte sono bluff a buon mercato.
puzzles-idea-first-flower = Con un fiore per primo le tue offerte restano oneste, e il teschio che hai in mano continua a minacciare.
puzzles-idea-add-skull = Ancora un dischetto, ed è il teschio: la pila sembra un invito, e { $name } deve offrire sopra di essa o lasciare le offerte a te.
puzzles-idea-add-flower = Qui aspettare non costa nulla: ancora un fiore rende più sicura ogni tua offerta futura, e tocca a { $name } esporsi.
puzzles-idea-own-flowers = Un’offerta che richiede solo i tuoi fiori non può fallire. { $name } deve rilanciare nell’ignoto o lasciarti la sfida.
puzzles-idea-bold = Più dei tuoi dischetti: il teschio di { $name } deve stare altrove. Raramente è dove lo si teme, e chi aspetta regala la prima offerta.
puzzles-idea-bluff = L’offerta è un bluff sopra il tuo teschio. Se { $name } rilancia, lì aspetta il teschio; altrimenti almeno scegli tu quale dischetto perdere.
puzzles-idea-own-skull = Giri apposta il tuo teschio. Ti costa un dischetto a tua scelta, ma { $name } non vince la sfida, e senza il teschio i tuoi fiori non possono più tradirti.
puzzles-idea-let-them = Passare sembra debole, ma ora tocca a { $name } girare i dischetti, e ogni tuo dischetto da girare è una trappola o un’occasione per sbagliare.
puzzles-idea-give-up-skull = Tutti hanno appena visto il tuo teschio e si aspettano che tu lo tenga. Cedilo: i fiori da soli possono offrire fino al loro numero senza alcun rischio, e { $name } non può saperlo.
puzzles-idea-give-up-flower = È il teschio che impedisce a { $name } di offrire semplicemente tutto. Un fiore in meno conta meno.

## Cifre

puzzles-reason-reading = Chi gioca alla perfezione ed è arrivato fin qui come { $name } ha il teschio sul tappetino nel { $mat } % dei casi e in mano nel { $hand } %; nel { $gone } % l’ha perso.
puzzles-reason-passes = Dopo «{ $play }» { $name } passa nel { $chance } % dei casi.
puzzles-reason-luck = Se dopo «{ $play }» tocca a te girare, trovi solo fiori nel { $chance } % dei casi.
puzzles-reason-their-luck = Se passi, { $name } gira solo fiori con una probabilità del { $chance } %.
