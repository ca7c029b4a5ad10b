## Die Art der Entscheidung

puzzles-kind-bid = Die Ansage
puzzles-kind-die = Welcher Würfel

## Worum es ging

puzzles-theme-bid-low = Eine niedrigere Ansage
puzzles-theme-bid-high = Eine höhere Ansage
puzzles-theme-needs-tricks = Noch Stiche nötig
puzzles-theme-needs-none = Kein Stich mehr
puzzles-theme-spoiled = Die Ansage ist verloren
puzzles-idea-bid-low = Die Würfel versprechen mehr, als sie halten. Eine Ansage, die auch gelingt, wenn einer versagt, ist mehr wert als eine hohe, die alle braucht.
puzzles-idea-bid-high = Die Würfel sind gegen diese Gegner besser, als sie aussehen, und so kurz vor Schluss zählt der Sieg, nicht ein sicherer kleiner Gewinn.
puzzles-idea-needs-tricks = Du brauchst noch Stiche. Es zählt nicht nur, welcher Würfel in diesem der stärkste ist, sondern auch, welche dann für die anderen übrig bleiben.
puzzles-idea-needs-none = Du hast alle angesagten Stiche. Jetzt suche den Würfel, der am sichersten verliert, und bedenke, was die übrigen noch aus Versehen gewinnen.
puzzles-idea-spoiled = Deine eigene Ansage ist nicht mehr zu schaffen. Es bleibt, den anderen die ihre zu verderben.

## Zahlen

puzzles-reason-worlds = Das wurde in { $worlds } Welten weitergespielt, die zu dem passen, was du weißt; die Zahlen stimmen auf etwa { $error } Prozentpunkte.
