# Die Spiele, ihre Ausgaben und Optionen, in Worten.

game-skull = Skull
game-skull-about = Bluffe, biete und deck so viele Scheiben auf, wie du gesagt hast, ohne einen Skull zu treffen.
game-skull-king = Skull King: Das Würfelspiel
game-skull-king-about = Sag an, wie viele Stiche du machst, und mach dann genau so viele.
game-saber-skull = Säbel & Schädel
game-saber-skull-about = Würfle, werde deine Seelenmarker vor den anderen los, und hör rechtzeitig auf.

preset-skull-german = Deutsche Ausgabe
preset-skull-german-about = Die ersten Scheiben kommen gleichzeitig, eine verlorene wird blind gezogen.
preset-skull-english = Englische Ausgabe
preset-skull-english-about = Der Startspieler legt zuletzt, eine verlorene Scheibe wird aus der gemischten Reihe genommen.
preset-skull-italian = Italienische Ausgabe
preset-skull-italian-about = Der Startspieler legt zuletzt, eine verlorene Scheibe wird aus der gemischten Reihe genommen.

## Alle Spiele

option-first = Anfang
option-first-about = Wer die Partie beginnt.
option-first-random = per Zufall
option-first-random-about = Der Zufall bestimmt, wer beginnt.
option-first-seat = { $name }
option-first-seat-about = { $name } beginnt.

## Skull

option-skull-placement = Erste Scheiben
option-skull-placement-about = Wie die ersten Scheiben einer Runde gelegt werden.
option-skull-placement-simultaneous = gleichzeitig
option-skull-placement-simultaneous-about = Alle legen die erste Scheibe gleichzeitig.
option-skull-placement-first-player-last = Startspieler zuletzt
option-skull-placement-first-player-last-about = Die ersten Scheiben kommen reihum, der Startspieler legt zuletzt.
option-skull-lost-disc = Verlorene Scheibe
option-skull-lost-disc-about = Wie ein fremder Skull eine Scheibe kostet.
option-skull-lost-disc-draw = blind gezogen
option-skull-lost-disc-draw-about = Wem der Skull gehört, zieht die verlorene Scheibe blind.
option-skull-lost-disc-pick = aus der Reihe
option-skull-lost-disc-pick-about = Die Scheiben werden gemischt, und wem der Skull gehört, nimmt eine davon weg.
option-skull-failed-starter = Nach einem Fehlschlag
option-skull-failed-starter-about = Wer die Runde nach einem verlorenen Versuch beginnt.
option-skull-failed-starter-challenger = der Herausforderer
option-skull-failed-starter-challenger-about = Der Herausforderer beginnt die nächste Runde, auch nach einem Fehlschlag.
option-skull-failed-starter-skull-owner = wem der Skull gehört
option-skull-failed-starter-skull-owner-about = Nach einem Fehlschlag beginnt, wem der Skull gehört, wie in älteren Ausgaben.
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

## Skull King: Das Würfelspiel

option-skull-king-scoring = Wertung
option-skull-king-scoring-about = Wie aus Ansagen und Stichen Punkte werden.
option-skull-king-scoring-standard = normal
option-skull-king-scoring-standard-about = Verfehlte Ansagen kosten Punkte, große Fänge bringen einen Bonus.
option-skull-king-scoring-landlubber = Landrattenwertung
option-skull-king-scoring-landlubber-about = Landrattenwertung: Eine verfehlte Ansage bringt nichts, nur eine verfehlte Null kostet Punkte; ohne Bonus.

## Säbel & Schädel

option-saber-skull-ring = Ring
option-saber-skull-ring-about = Wie die sieben Bierdeckel um Insel 6 liegen.
option-saber-skull-ring-random = gemischt
option-saber-skull-ring-random-about = Der Ring wird vor jedem Einzelspiel gemischt.
option-saber-skull-ring-fixed = { $ring }
option-saber-skull-ring-fixed-about = Im Kreis liegen: { $ring }.
option-saber-skull-championship = Meisterschaft
option-saber-skull-championship-about = Ob ein Einzelspiel entscheidet oder mehrere.
option-saber-skull-championship-true = mehrere Einzelspiele
option-saber-skull-championship-true-about = Meisterschaft: Einzelspiele bringen Siegpunkte, bis jemand mit mindestens sechs allein führt.
option-saber-skull-championship-false = ein Einzelspiel
option-saber-skull-championship-false-about = Ein Einzelspiel entscheidet.
