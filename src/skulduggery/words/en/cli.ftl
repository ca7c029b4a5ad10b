# What the command line says of itself.
cli-about = Three skull games: Skull, Skull King the dice game, and Säbel & Schädel. Play them here, in the browser or against bots.
cli-everywhere = For every command
cli-lang-help = The language: en, de, it or fr. Works anywhere on the line.
cli-usage = Usage: { $command }
cli-synopsis = [COMMAND]
cli-commands = Commands
cli-options = Options
cli-arguments = Arguments
cli-help-help = Show this help and exit.
cli-version-help = Show the version and whether the rules are compiled.
cli-rules-are = { $compiled ->
    [True] rules compiled
   *[False] rules in plain Python
}
cli-serve-help = Run the server: tables for friends over the network, in one database. Without a command, this is what happens.
cli-serve-synopsis = serve [OPTIONS]
cli-host-help = The address to listen on.
cli-port-help = The port; 0 picks any free one.
cli-database-help = The database, which keeps everything: a file, or postgresql://user:password@host:5432/name.
cli-base-path-help = The path under which a proxy serves it, such as /games.
cli-proxies-help = Addresses of proxies whose forwarded headers are trusted.
cli-admin-token-help = The token for “skulduggery admin” and the admin API.
cli-log-level-help = How much is logged: debug, info, warning or error.
cli-no-browser-help = Do not open the browser (it opens only from a terminal with a screen).
cli-allow-bot-help = A bot of your own that may play at tables, as package.module:Class or by the name its package gives it. May be repeated.
cli-bot-pause-help = How long bots seem to think before a move, in seconds, more or less. 0: they move at once.
cli-bot-workers-help = How many processes bots think in. Half as many more work out hints and odds. All are started when they are needed.
cli-workers-help = How many nodes to start behind this port, each a process of its own. More than one needs a PostgreSQL database.
cli-node-port-help = From which port on each node also answers by itself, on 127.0.0.1: the first at this port, the second at the next one. 0: none does.
cli-limits = Limits (0 = no limit)
cli-requests-help = Requests per minute from one address.
cli-new-tables-help = Tables opened per minute from one address.
cli-reviews-help = Reviews requested per hour from one address.
cli-reviews-waiting-help = Reviews in progress at once for one address.
cli-wrong-codes-help = Wrong table codes typed per hour at one address.
cli-tables-help = Unfinished tables of one guest.
cli-connections-help = HTTP connections from one address.
cli-seconds-per-request-help = Seconds until an HTTP request has to be here.
cli-sockets-help = Connections in total.
cli-sockets-per-address-help = Connections from one address.
cli-sockets-per-guest-help = Connections of one guest.
cli-asks-help = Requests per second over one connection.
cli-talk-help = Chat messages per second over one connection.
cli-advice-waiting-help = Hints and odds asked for by one guest and not worked out yet.
cli-body-help = Bytes in one request.
cli-ban-address-help = Minutes after a ban in which no new guests come from that address.
cli-unknown-variable = The variable { $variable } is set, but there is no such setting.
cli-misspelt-variable = The variable { $variable } is set, but there is no such setting: did you mean { $nearest }?
cli-renamed-option = The option { $old } is now called { $new }; the old name still works.
cli-renamed-variable = The variable { $old } is now called { $new }; the old name still works.
cli-serving = Skulduggery is running at { $address }
cli-serving-network = On your network: { $address }
cli-serving-database = Database: { $database }
cli-serving-stop = Ctrl-C stops the server; nothing is lost.
cli-admin-help = Manage a running server: its load, its tables, its bans.
cli-admin-synopsis = admin token|load|tables|bans|close TABLE|ban GUEST|unban GUEST [OPTIONS]
cli-admin-what-help = token prints the admin token, load the load, tables and bans are lists; close closes a table, ban bans a guest, unban lifts the ban.
cli-admin-whom-help = The id of the table to close, or of the guest to ban or unban.
cli-url-help = The address of the server.
cli-admin-closed = The table { $table } is closed.
cli-admin-banned = The guest { $guest } is banned.
cli-admin-unbanned = The guest { $guest } is no longer banned.
cli-load-node = Node that answered
cli-load-nodes = All nodes
cli-load-version = Version
cli-load-uptime = Running for
cli-load-tables = Tables in memory
cli-load-sockets = Connections
cli-load-guests = Guests connected
cli-load-moves = Moves in the last minute
cli-load-waiting = Writes waiting
cli-load-memory = Memory
cli-load-database = Database
cli-load-table = Table
cli-load-game = Game
cli-load-status = Status
cli-load-listed = In lobby
cli-load-host = Host
cli-load-changed = Last change
cli-load-guest = Guest
cli-load-banned = Banned
cli-backup-help = Copy the database to a new file; the server may be running.
cli-backup-synopsis = backup FILE [OPTIONS]
cli-backup-file-help = The file to write; it must not exist yet.
cli-backed-up = Database copied to { $file } ({ $bytes } bytes).
cli-restore-help = Bring a backup back into a database that is empty or does not exist yet, and check it.
cli-restore-synopsis = restore FILE [OPTIONS]
cli-restore-file-help = The backup; it stays as it is.
cli-move-help = Copy everything from one database into another that is empty, SQLite or PostgreSQL, and check it. No server may be running on either.
cli-move-synopsis = move-database FROM TO [OPTIONS]
cli-source-placeholder = FROM
cli-target-placeholder = TO
cli-move-from-help = The database as it is now: a file, or postgresql://user:password@host:5432/name. It keeps everything.
cli-move-to-help = Where everything goes: a file that does not exist yet, or an empty PostgreSQL database.
cli-copy-step = { $step ->
    [copied] rows copied
    [compared] rows compared
   *[replayed] games replayed
}
cli-house-copied = Everything of { $source } is in { $database } now: { $rows } rows. { $logs } logs of tables and { $records } finished games were replayed. { $source } was left as it was.
cli-house-unreadable = { $count } of these could not be replayed, neither there nor here; they were copied as they are.
cli-play-help = Play in the terminal, against bots and with others at the same keyboard.
cli-play-synopsis = play GAME [OPTIONS]
cli-simulate-help = Let bots play many games, and summarize them.
cli-simulate-synopsis = simulate GAME [OPTIONS]
cli-replay-help = Show a recorded game again, move by move.
cli-replay-synopsis = replay FILE [OPTIONS]
cli-verify-help = Check the draws of a record, and name the first that does not fit.
cli-verify-synopsis = verify FILE [OPTIONS]
cli-verified = { $draws ->
    [one] The only draw follows
   *[other] All { $draws } draws follow
} from the secret and the salts. The commitment was { $commitment }.
cli-convert-help = Convert records between text and JSON, without loss.
cli-convert-synopsis = convert FILE --to text|json|jsonl
cli-perft-help = Count the lines of play at each depth, to compare implementations of the rules.
cli-perft-synopsis = perft GAME [OPTIONS]
cli-games-synopsis = games [OPTIONS]
cli-games-command-help = List the games, their options, presets and bots.
cli-file-placeholder = FILE
cli-game-placeholder = GAME
cli-position-placeholder = POSITION
cli-what-placeholder = WHAT
cli-whom-placeholder = WHOM
cli-game-help = One of { $games }.
cli-players-help = The number of players.
cli-set-help = An option of the game, such as last_chance=true. May be repeated.
cli-preset-help = The options of an edition: german, english or italian (Skull).
cli-seed-help = A whole number; the same seed gives the same game.
cli-json-help = Print JSON instead of a table.
cli-position-help = Start from a position: Skull from one such as "FFS+ FF first=0", Säbel & Schädel from one such as "1 2 K 5 3 B 4 5:rrg 2:g 0=rrr 1=gg turn=0".
cli-humans-help = How many people play at this keyboard; bots take the other seats.
cli-name-help = A player’s name; repeat it for each person.
cli-record-help = Write the game to this new file when it ends or is left.
cli-games-help = The number of games.
cli-jobs-help = The number of processes that share the work.
cli-records-help = Write every game to this new file, one JSON record per line.
cli-depth-help = The depth in plies.
cli-after-help = Plies to play first, as in a record: "0 flower; 1 skull".
cli-divide-help = Show the counts behind each first ply, chance with its weight.
cli-file-help = A record: text, JSON, or one JSON record per line.
cli-to-help = text, json (indented) or jsonl (one record per line).
cli-as-help = Whose view to show: a player’s number, “table” for what everybody saw, “all” for everything.
cli-number-help = Which record of a file that holds several, counted from 1.
cli-simulating = Playing
cli-simulated = { $game }: { $games } games of { $players } bots, seed { $seed }, { $rules }.
cli-seat = Player
cli-wins = Wins
cli-share = Share
cli-interval = 95% interval
cli-lengths = Plies in a game: { $mean } on average, { $shortest } to { $longest }.
cli-made-of = What happened in the games
cli-in-all = In total
cli-per-game = Per game
cli-intervals = In 95 of 100 such simulations the interval holds the true figure. It is computed from how much games differ from each other, since what happens within one game is not independent. (Shares by Wilson’s method, averages by Student’s.)
cli-stopped-after = Interrupted after { $played } of { $wanted } games. Results so far:
cli-player-range = { $setting ->
    [none] For { $least } to { $most } players.
   *[other] With { $setting }: { $least } to { $most }.
}
cli-a-seat = Seat { $seat }
cli-setting = Setting
cli-usual = { "" } (default)
cli-meaning = Meaning
cli-replay-title = { $game }: { $players }
cli-replay-as-table = Shown as the whole table saw it. --as 0 shows what player 0 saw, --as all shows everything.
cli-replay-as-player = Shown as { $name } saw it.
cli-replay-as-all = Shown with everything open.
cli-replay-abandoned = The game was abandoned here.
cli-replay-unfinished = The record ends here; the game was not over.
error-unknown-command = There is no command “{ $word }”. There are: { $commands }.
error-unknown-command-option = There is no option “{ $word }” here; --help lists the options.
error-bad-value = { $option } cannot be “{ $value }”.
error-missing-value = { $option } needs a value.
error-repeated-option = { $option } was given twice.
error-too-many-words = Too many arguments: { $words }
error-unreadable-words = These arguments do not go together; --help shows how to write them.
error-bad-file = { $file }: { $reason }
error-system-refused = The operating system reports: { $reason }
error-interrupted = Stopped.
error-unknown-language = { $setting } cannot be “{ $wish }”. Choose one of these: { $languages }.
error-no-language = Name a language after { $setting }: { $languages }.
error-bad-setting = “{ $setting }” is not an option with a value; write it as option=value.
error-bad-number = { $option } cannot be “{ $value }”. It is a whole number { $most ->
    [none] of at least { $least }
   *[other] from { $least } to { $most }
}.
error-bad-viewer = There is no view “{ $viewer }”. Choose a player from 0 to { $last }, “table” or “all”.
error-no-such-record = The file holds { $count ->
    [one] one record
   *[other] { $count } records
}; there is no number { $number }.
error-no-file = Name a file; - reads standard input.
error-file-exists = { $file } exists already and is not overwritten. Choose another name, or move the file.
