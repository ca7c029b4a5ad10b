# Uno schermo per tanti: un dispositivo che gira, e il tavolo in TV.

## Prima di cominciare

web-here-title = Un dispositivo solo, tutti intorno
web-here-about = Vi passate il dispositivo. Prima di mostrare la mano di qualcuno cala il sipario, così nessuno vede quello che non è suo.
web-here-game = A che cosa giocate
web-here-players = da { $least } a { $most } giocatori
web-here-people = Chi gioca
web-here-people-about = Nell’ordine in cui siete seduti.
web-here-player = Giocatore { $number }
web-here-name = Nome del giocatore { $number }
web-here-forward = { $name } un posto avanti
web-here-remove = { $name } non gioca
web-here-add = Gioca anche qualcun altro
web-here-bots = Bot
web-here-bot-count =
    { $count ->
        [0] nessuno
        [one] un bot
       *[other] { $count } bot
    }
web-here-fewer-bots = Un bot in meno
web-here-more-bots = Un bot in più
web-here-level = Quanto sono bravi i bot
web-here-options = Come si gioca
web-here-edition = Edizione
web-here-usual = le regole di sempre
web-here-as-edition = come in questa edizione
web-here-too-many = Con queste regole c’è posto per { $most }, bot compresi. Con altre forse per qualcuno in più.
web-here-start = Si comincia

## Al tavolo

web-here-hand-of = La mano di { $name }
web-here-give = Passate il dispositivo a { $name }
web-here-show = Sono { $name }: mostra
web-here-recap = Che cosa è successo
web-here-look = Prima uno sguardo al tavolo
web-here-other = Qualcun altro vuole vedere la sua mano
web-here-hide = Nascondi
web-here-won =
    { $count ->
        [one] Vince { $names }
       *[other] Vincono { $names }
    }
web-here-abandoned = La partita è finita senza vincitori
web-here-again = Ancora una
web-here-another = Un altro gioco
web-here-replay = Rivedila
web-here-nobody = A questo tavolo nessuno gioca da questo dispositivo.
web-here-watch = Al tavolo
web-here-lost = Cerco il server…
web-here-gone = Questo tavolo non c’è più.

## In TV

web-here-qr = Codice QR per { $link }
web-here-tv = Il tavolo sul grande schermo
web-here-tv-free = libero
web-here-tv-join = Inquadralo con il telefono per giocare. La tua mano resta lì.
web-here-tv-full = A schermo intero
web-here-tv-small = Torna alla finestra
