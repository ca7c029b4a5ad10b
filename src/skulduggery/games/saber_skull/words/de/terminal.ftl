## Befehle, und was man für Züge ohne Zahl tippt

key-roll = w
key-stop = a

## Tabellen

terminal-colour = Farbe
terminal-tokens = Marker

## Säbel & Schädel

terminal-saber-skull-match = Einzelspiel { $match }
terminal-saber-skull-round = Runde { $round }
terminal-saber-skull-die = Der Würfel zeigt { $die }
terminal-saber-skull-island = Insel { $island }
terminal-saber-skull-room =
    { $full ->
        [yes] : voll
       *[no] : { $lying } von { $room }
    }
terminal-saber-skull-no-limit = : grenzenlos
terminal-saber-skull-by-skull = am Schädel: fasst so viele wie die Zahl
terminal-saber-skull-by-saber = am Säbel: nimmt von Insel 6 mit
terminal-saber-skull-choose = Welcher Marker kommt auf Insel { $island }?
terminal-saber-skull-go-on =
    { $left ->
        [one] Noch ein Marker. Weiterwürfeln oder aufhören?
       *[other] Noch { $left } Marker. Weiterwürfeln oder aufhören?
    }
