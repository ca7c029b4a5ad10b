# Uno schermo per tanti: un dispositivo che gira, e il tavolo in TV.

## Prima di cominciare

web-here-title = Un dispositivo solo, tutti intorno
web-here-about = Vi passate il dispositivo. Prima di mostrare la mano di qualcuno cala il sipario, così nessuno vede quello che non è suo.
web-here-game = Gioco
web-here-players = da { $least } a { $most } persone
web-here-people = Chi gioca
web-here-people-about = Nell’ordine in cui sedete.
web-here-player = Persona { $number }
web-here-name = Nome della persona { $number }
web-here-forward = Sposta { $name } un posto avanti
web-here-remove = Togli { $name }
web-here-add = Aggiungi una persona
web-here-bots = Bot
web-here-bot-count =
    { $count ->
        [0] nessuno
        [one] un bot
       *[other] { $count } bot
    }
web-here-fewer-bots = Un bot in meno
web-here-more-bots = Un bot in più
web-here-options = Opzioni
web-here-edition = Edizione
web-here-usual = le regole solite
web-here-as-edition = come in questa edizione
web-here-too-many = Con queste opzioni c’è posto per { $most }, bot compresi. Con altre forse per qualcuno in più.
web-here-start = Comincia la partita

## Al tavolo

web-here-hand-of = La mano di { $name }
web-here-give = Passate il dispositivo a { $name }
web-here-show = Sono { $name }: mostra
web-here-recap = Che cosa è successo
web-here-look = Prima uno sguardo al tavolo
web-here-other = Mostra la mano di un’altra persona
web-here-hide = Nascondi
web-here-won =
    { $count ->
        [one] Vince { $names }
       *[other] Vincono { $names }
    }
web-here-abandoned = La partita finisce senza vittoria
web-here-again = Gioca ancora
web-here-another = Altro gioco
web-here-replay = Rivedi la partita
web-here-nobody = A questo tavolo nessuno gioca da questo dispositivo.
web-here-watch = Guarda il tavolo
web-here-lost = Connessione persa, riconnessione…
web-here-gone = Questo tavolo non c’è più.

## In TV

web-here-qr = Codice QR per { $link }
web-here-tv = Il tavolo sul grande schermo
web-here-tv-free = libero
web-here-tv-join = Inquadra il codice e gioca. La tua mano la vedi solo sul telefono.
web-here-tv-code = Codice:
web-here-tv-full = Schermo intero
web-here-tv-small = Esci da schermo intero
