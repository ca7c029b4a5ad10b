# Bots mit Namen: an der Tastatur, in Simulationen und in Turnieren.
levels-bots-help = Wer gegen dich spielt: ein Name für alle Bots oder einer für jeden, wie in casual,random. { $levels } Auch Bots, die nur zum Messen da sind, haben Namen: rule, ismcts-2000; und eigene: package.module:Class.
levels-line-up-help = Wer spielt: ein Name für alle oder einer für jeden, wie in casual,rule,rule. Eine Stufe aus „skulduggery games“, rule, ismcts- und eine Zahl von Simulationen oder ein eigener Bot: package.module:Class.
levels-think-help = Wie viele Sekunden ein Bot über eine Entscheidung nachdenken darf; wer nicht sucht, denkt nie nach.
levels-against = { $names }: { $level }. { $about }
levels-reference-about = Spielt immer gleich, um andere daran zu messen.
levels-custom-about = Ein Bot, den jemand anderes geschrieben hat.
levels-bot = Bot

levels-tournament-help = Bots gegeneinander spielen lassen, jeden allein unter anderen einer Art, und zeigen, wer stärker ist.
levels-tournament-synopsis = tournament SPIEL BOT BOT… [OPTIONEN]
levels-entrants-help = Die Bots: Stufen aus „skulduggery games“, rule, ismcts- und eine Zahl von Simulationen oder ein eigener Bot: package.module:Class.
levels-tournament-games-help = Partien für jedes Paar: einer von der einen Art unter anderen von der anderen.
levels-tournament = { $game }, { $players } Spieler, Startzahl { $seed }, { $rules }. Jeder Bot spielt { $games } Partien allein unter anderen einer Art, für jede Art. Alles wird von jedem Stuhl aus einmal gespielt, mit demselben Zufall. Gerecht ist { $fair }.
levels-alone = Allein unter
levels-all = Alle
levels-rating = Wertung
levels-ratings = Eine um 400 höhere Wertung heißt zehnmal so gute Aussichten, von beiden Seiten gesehen: allein unter den anderen, und die anderen allein unter seinesgleichen. Sie sagt weniger, wo der eine den zweiten schlägt, der zweite den dritten und der dritte den ersten. Das Intervall mit dem, was darunter steht, nach beiden Seiten enthält in 95 von 100 solchen Turnieren die wahre Wertung. Es ergibt sich daraus, wie sehr sich die Verteilungen unterscheiden, für alle Paarungen gemeinsam, denn alle spielen dieselben.
levels-no-ratings = Noch keine Wertungen: Es sind noch nicht alle Paarungen gespielt.

error-unknown-bot = Einen Bot „{ $name }“ gibt es in { $game } nicht. Es gibt: { $bots }.
error-bad-bots = Das sind { $names } Namen für { $bots } Bots. Gib einen für alle an oder einen für jeden.
error-too-few-bots = Ein Turnier braucht mindestens zwei verschiedene Bots, etwa: skulduggery tournament skull random casual.
error-bad-thinking-time = Ein Bot braucht etwas Zeit zum Nachdenken: mehr als 0 Sekunden.
