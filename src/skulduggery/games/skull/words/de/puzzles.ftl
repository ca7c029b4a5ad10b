# Rätsel: der Befehl, was gefragt wird, und warum ein Zug der beste ist.

puzzles-lost-by-chance = Verlorene Scheiben wurden blind gezogen: Vor dieser Runde hat { $name } den Totenkopf noch mit { $chance } % Wahrscheinlichkeit.

## Die Art der Entscheidung

puzzles-kind-first-disc = Die erste Scheibe
puzzles-kind-add = Legen oder herausfordern
puzzles-kind-raise = Erhöhen oder passen
puzzles-kind-give-up = Eine Scheibe abgeben

## Worum es ging

puzzles-theme-certain = Ein Sieg, den nichts aufhält
puzzles-theme-first-skull = Zuerst der Totenkopf
puzzles-theme-first-flower = Zuerst eine Blume
puzzles-theme-add-skull = Der Totenkopf obenauf
puzzles-theme-add-flower = Noch eine Blume
puzzles-theme-own-flowers = Nur die eigenen Blumen
puzzles-theme-bold = Ein kühnes Gebot
puzzles-theme-bluff = Bieten über dem eigenen Totenkopf
puzzles-theme-own-skull = Mit Absicht in den eigenen Totenkopf
puzzles-theme-let-them = Sollen sie doch
puzzles-theme-give-up-skull = Weg mit dem Totenkopf
puzzles-theme-give-up-flower = Den Totenkopf behalten
puzzles-idea-first-skull = Der Totenkopf ganz unten bewacht dein Tableau die ganze Runde: Wer deine Scheiben aufdecken muss, läuft hinein, und deine kleinen Gebote sind billige Bluffs.
puzzles-idea-first-flower = Mit einer Blume zuerst bleiben deine Gebote ehrlich, und der Totenkopf in deiner Hand droht weiter.
puzzles-idea-add-skull = Noch eine Scheibe, und es ist der Totenkopf: Der Stapel sieht nach einer Einladung aus, und { $name } muss darüber bieten oder dir das Bieten überlassen.
puzzles-idea-add-flower = Warten kostet hier nichts: Noch eine Blume macht jedes spätere Gebot von dir sicherer, und { $name } muss sich zuerst festlegen.
puzzles-idea-own-flowers = Ein Gebot, das nur eigene Blumen braucht, kann nicht scheitern. { $name } muss ins Ungewisse erhöhen oder dir die Herausforderung lassen.
puzzles-idea-bold = Mehr als die eigenen Scheiben: Der Totenkopf von { $name } muss woanders sein. Selten ist er, wo man ihn fürchtet, und wer wartet, verschenkt das erste Gebot.
puzzles-idea-bluff = Das Gebot ist ein Bluff über dem eigenen Totenkopf. Erhöht { $name }, wartet dort der Totenkopf; wenn nicht, suchst du wenigstens selbst aus, welche Scheibe du verlierst.
puzzles-idea-own-skull = Du deckst deinen eigenen Totenkopf mit Absicht auf. Das kostet eine Scheibe deiner Wahl, aber { $name } gewinnt die Herausforderung nicht, und ohne den Totenkopf können dich deine Blumen nicht mehr verraten.
puzzles-idea-let-them = Passen sieht schwach aus, aber jetzt muss { $name } aufdecken, und jede Scheibe von dir, die aufgedeckt werden muss, ist eine Falle oder eine Gelegenheit für einen Fehler.
puzzles-idea-give-up-skull = Alle haben deinen Totenkopf gerade gesehen und erwarten, dass du ihn behältst. Gib ihn ab: Blumen allein können ohne Gefahr so hoch bieten, wie sie viele sind, und { $name } kann es nicht wissen.
puzzles-idea-give-up-flower = Nur der Totenkopf hält { $name } davon ab, einfach alles zu bieten. Eine Blume weniger wiegt leichter.

## Zahlen

puzzles-reason-reading = Wer perfekt spielt und bis hierher gekommen ist wie { $name }, hat den Totenkopf in { $mat } % der Fälle auf dem Tableau und in { $hand } % auf der Hand; in { $gone } % ist er verloren.
puzzles-reason-passes = Auf „{ $play }“ passt { $name } in { $chance } % der Fälle.
puzzles-reason-luck = Kommt es nach „{ $play }“ zum Aufdecken, findest du in { $chance } % der Fälle nur Blumen.
puzzles-reason-their-luck = Wenn du passt, deckt { $name } mit { $chance } % Wahrscheinlichkeit nur Blumen auf.
