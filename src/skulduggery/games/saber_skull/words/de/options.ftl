# Die Spiele, ihre Ausgaben und Optionen, in Worten.

game-saber-skull = Säbel & Schädel
game-saber-skull-about = Würfle, werde deine Marker vor den anderen los, und hör rechtzeitig auf.

## Säbel & Schädel

option-saber-skull-ring = Ring
option-saber-skull-ring-about = Wie die sieben Bierdeckel um Insel 6 liegen.
option-saber-skull-ring-random = gemischt
option-saber-skull-ring-random-about = Der Ring wird vor jedem Einzelspiel gemischt.
option-saber-skull-ring-fixed = { $ring }
option-saber-skull-ring-fixed-about = Der Ring: { $ring }.
option-saber-skull-championship = Meisterschaft
option-saber-skull-championship-about = Ob ein Einzelspiel entscheidet oder mehrere.
option-saber-skull-championship-true = mehrere Einzelspiele
option-saber-skull-championship-true-about = Meisterschaft: Einzelspiele bringen Punkte, bis jemand mit mindestens sechs allein führt.
option-saber-skull-championship-false = ein Einzelspiel
option-saber-skull-championship-false-about = Ein Einzelspiel entscheidet.
