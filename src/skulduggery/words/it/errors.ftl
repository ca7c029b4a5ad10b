# Che cosa non andava, e che cosa fare invece.

## Giochi e opzioni

error-no-game = Indica un gioco: { $games }.
error-unknown-game = Nessun gioco si chiama «{ $name }». Ci sono: { $games }.
error-unknown-option = L’opzione «{ $name }» non esiste. Ci sono: { $options }.
error-bad-option = L’opzione { $name } non può essere «{ $value }». Può essere: { $choices }.
error-unknown-preset = { $presets ->
    [none] { $game } non ha edizioni, quindi neanche «{ $name }». Scegli le opzioni una per una.
   *[other] { $game } non ha un’edizione «{ $name }». Ci sono: { $presets }.
}
error-bad-player-count = Con queste opzioni a { $game } si gioca da { $least } a { $most } persone, non in { $players }.{ $setting ->
    [none] { "" }
   *[other] { " " }Con { $setting } si gioca da { $setting_least } a { $setting_most }.
}
error-first-not-seated = Al posto { $first } non c’è nessuno. I posti vanno da 0 a { $last }.
error-too-many-humans = { $humans } persone non stanno in { $players } posti. Servono più posti.
error-too-many-names = { $names ->
    [one] È un nome
   *[other] Sono { $names } nomi
} per { $humans ->
    [0] nessuno
    [one] una persona
   *[other] { $humans } persone
} alla tastiera, e i bot hanno già i loro. Dai meno nomi, o fai giocare più persone.

## Mosse

error-malformed-action = «{ $text }» non è una mossa. Ora si può: { $legal }.
error-illegal-action = «{ $text }» adesso non si può. Si può: { $legal }.
error-ambiguous-action = «{ $text }» può voler dire più cose: { $meanings }. Scrivi un po’ di più.
error-not-your-turn =
    Il posto { $seat } ora non ha nulla da decidere. { $pending ->
        [chance] Ora tocca al caso: un passo che comincia con «*».
        [over] La partita è finita.
       *[other] La partita aspetta: { $pending }.
    }

## Posizioni e registrazioni

error-no-positions = { $game } non può partire da una posizione. Possono: { $games }.
error-position-unreadable = «{ $word }» non c’entra in una posizione. Una posizione è fatta così: { $example }
error-position-seats = La posizione ha { $seats } posti, ma ne servono { $needed }.

## Bot propri

error-bot-no-module = Il bot «{ $bot }» non si può caricare: il modulo { $module } non esiste. Scrivi package.module:Class e parti dalla cartella in cui si trova, oppure installalo.
error-bot-module-fails = Il bot «{ $bot }» non si può caricare: { $reason }
error-bot-no-class = Il modulo { $module } non ha «{ $name }». Dopo i due punti indica la classe di un bot, come in package.module:Class.
error-bot-no-decide = «{ $bot }» non è un bot: gli manca il metodo decide(view, seat, history).
error-bot-not-made = Non è stato possibile creare il bot «{ $bot }»: { $reason }. La sua classe riceve un Rng, se lo accetta, altrimenti nulla.
error-bot-move = Il bot «{ $bot }» ha scelto «{ $move }», che non è possibile. Erano possibili: { $legal }.
error-bot-not-sent = Il bot «{ $bot }» non si può mandare ad altri processi: { $reason }. Usa jobs=1, oppure mettilo in un modulo e chiamalo package.module:Class.

## Da Python

error-several-seats = Più posti devono decidere: { $seats }. Indica per quale vale, per esempio seat={ $first }.
error-match-over = La partita è finita: non si può giocare altro.
error-nothing-to-undo = Non c’è nessuna decisione da ritirare.
error-no-such-seat = Il posto { $seat } non c’è. I posti sono numerati da 0 a { $last }.
error-record-format = Le registrazioni non si possono scrivere come «{ $format }». Ci sono: { $formats }.
error-no-odds = Per { $game } non si calcolano probabilità in questo modo.
