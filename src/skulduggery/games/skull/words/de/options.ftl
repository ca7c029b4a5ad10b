# Die Spiele, ihre Ausgaben und Optionen, in Worten.

game-skull = Skull
game-skull-about = Bluffe, biete und deck so viele Scheiben auf, wie du gesagt hast, ohne einen Totenkopf zu treffen.
preset-skull-german = Deutsche Ausgabe
preset-skull-german-about = Die ersten Scheiben kommen gleichzeitig, eine verlorene wird blind gezogen.
preset-skull-english = Englische Ausgabe
preset-skull-english-about = Wer beginnt, legt zuletzt; eine verlorene Scheibe wird aus der gemischten Reihe genommen.
preset-skull-italian = Italienische Ausgabe
preset-skull-italian-about = Wer beginnt, legt zuletzt; eine verlorene Scheibe wird aus der gemischten Reihe genommen.

## Skull

option-skull-placement = Erste Scheiben
option-skull-placement-about = Wie die ersten Scheiben einer Runde gelegt werden.
option-skull-placement-simultaneous = gleichzeitig
option-skull-placement-simultaneous-about = Alle legen die erste Scheibe gleichzeitig.
option-skull-placement-first-player-last = wer beginnt, zuletzt
option-skull-placement-first-player-last-about = Die ersten Scheiben kommen reihum; wer beginnt, legt zuletzt.
option-skull-lost-disc = Verlorene Scheibe
option-skull-lost-disc-about = Wie ein fremder Totenkopf eine Scheibe kostet.
option-skull-lost-disc-draw = blind gezogen
option-skull-lost-disc-draw-about = Wem der Totenkopf gehört, zieht die verlorene Scheibe blind.
option-skull-lost-disc-pick = aus der Reihe
option-skull-lost-disc-pick-about = Die Scheiben werden gemischt, und wem der Totenkopf gehört, nimmt eine davon weg.
option-skull-failed-starter = Nach einem Fehlschlag
option-skull-failed-starter-about = Wer die Runde nach einem verlorenen Versuch beginnt.
option-skull-failed-starter-challenger = wer aufgedeckt hat
option-skull-failed-starter-challenger-about = Die nächste Runde beginnt, wer aufgedeckt hat, auch nach einem Fehlschlag.
option-skull-failed-starter-skull-owner = wem der Totenkopf gehört
option-skull-failed-starter-skull-owner-about = Nach einem Fehlschlag beginnt, wem der Totenkopf gehört, wie in älteren Ausgaben.
option-skull-last-chance = Letzte Chance
option-skull-last-chance-about = Ob es bei nur noch einer Scheibe Hilfe gibt.
option-skull-last-chance-true = mit
option-skull-last-chance-true-about = Bei nur noch einer Scheibe bekommst du für eine Runde die Letzte Chance.
option-skull-last-chance-false = ohne
option-skull-last-chance-false-about = Die Letzte Chance bleibt in der Schachtel.
option-skull-two-tribes = Zwei Stämme
option-skull-two-tribes-about = Ob alle einen Stamm führen oder zwei.
option-skull-two-tribes-true = je zwei
option-skull-two-tribes-true-about = Alle führen zwei Stämme; zwei Erfolge mit demselben gewinnen.
option-skull-two-tribes-false = je einer
option-skull-two-tribes-false-about = Alle führen einen Stamm.
option-skull-boxes = Schachteln
option-skull-boxes-about = Wie viele Schachteln auf dem Tisch stehen.
option-skull-boxes-1 = eine
option-skull-boxes-1-about = Eine Schachtel hat sechs Plätze.
option-skull-boxes-2 = zwei
option-skull-boxes-2-about = Zwei Schachteln haben zwölf Plätze.
