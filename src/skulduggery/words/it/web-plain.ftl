# Il tavolo dei giochi che non ne portano uno proprio.

web-plain-yours = Tuo
web-plain-decides = di turno
web-plain-waiting = Tocca a { $names }.
web-plain-show = Mostra { $what }
web-plain-yes = sì
web-plain-no = no
