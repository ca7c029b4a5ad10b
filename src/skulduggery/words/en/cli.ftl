# What the command line says of itself.
cli-about = The home of three skull games: Skull, Skull King the dice game, and Säbel & Schädel.
cli-everywhere = With every command
cli-lang-help = The language: en, de, it or fr. It may stand anywhere on the line.
cli-usage = Usage: { $command }
cli-synopsis = [COMMAND]
cli-commands = Commands
cli-options = Options
cli-arguments = Arguments
cli-help-help = Show this and stop.
cli-version-help = Show the version and whether the rules are compiled.
cli-rules-are = { $compiled ->
    [True] rules compiled
   *[False] rules in plain Python
}
cli-serve-help = Open the house: tables for friends over the network, on one database file. No command at all does the same.
cli-serve-synopsis = serve [OPTIONS]
cli-host-help = The address to listen on.
cli-port-help = The port; 0 takes any free one.
cli-database-help = The file that keeps everything.
cli-base-path-help = The path a proxy serves it under, such as /games.
cli-proxies-help = Addresses of proxies whose forwarded headers are believed.
cli-admin-token-help = The token for whoever looks after the server.
cli-log-level-help = How much is logged: debug, info, warning or error.
cli-no-browser-help = Do not open the browser; it is opened only at a terminal with a screen.
cli-allow-bot-help = A bot of your own that may sit at tables, as package.module:Class or by the name its package gives it. Can be given several times.
cli-limits = Limits (0 lifts one)
cli-requests-help = Requests from one address in a minute.
cli-new-tables-help = Tables opened from one address in a minute.
cli-reviews-help = Reviews asked for from one address in an hour.
cli-reviews-waiting-help = Reviews under way at once that were asked for from one address.
cli-tables-help = Tables of one guest that are not over.
cli-sockets-help = Connections in all.
cli-sockets-per-address-help = Connections from one address.
cli-sockets-per-guest-help = Connections of one guest.
cli-asks-help = Requests over one connection in a second.
cli-talk-help = Words said over one connection in a second.
cli-body-help = Bytes in one request.
cli-unknown-variable = The variable { $variable } is set, but nothing reads it.
cli-misspelt-variable = The variable { $variable } is set, but nothing reads it: did you mean { $nearest }?
cli-serving = The house is open: { $address }
cli-serving-network = For everybody on your network: { $address }
cli-serving-file = Everything is kept in { $file }
cli-serving-stop = Ctrl-C closes it; nothing is lost.
cli-admin-help = Look after a running server: how busy it is, its tables, who is banned.
cli-admin-synopsis = admin token|load|tables|bans|close TABLE|ban GUEST|unban GUEST [OPTIONS]
cli-admin-what-help = token shows the token, load how busy it is, tables and bans list; close, ban and unban do it.
cli-admin-whom-help = The table to close, or the guest to ban or unban.
cli-url-help = Where the server is.
cli-admin-closed = The table { $table } is closed.
cli-admin-banned = The guest { $guest } is banned.
cli-admin-unbanned = The guest { $guest } may come again.
cli-load-version = Version
cli-load-uptime = Open for
cli-load-tables = Tables in memory
cli-load-sockets = Connections
cli-load-guests = Guests connected
cli-load-moves = Moves in the last minute
cli-load-waiting = Waiting to be written
cli-load-memory = Memory
cli-load-database = Database
cli-load-table = Table
cli-load-game = Game
cli-load-status = Status
cli-load-listed = Listed
cli-load-host = Host
cli-load-changed = Last change
cli-load-guest = Guest
cli-load-banned = Banned
cli-backup-help = Copy the database to a new file, also while the server runs.
cli-backup-synopsis = backup FILE [OPTIONS]
cli-backup-file-help = The file to write; it must not exist yet.
cli-backed-up = Everything is in { $file } ({ $bytes } bytes).
cli-play-help = Play in the terminal, against bots and with people beside you.
cli-play-synopsis = play GAME [OPTIONS]
cli-simulate-help = Let bots play many games and sum them up.
cli-simulate-synopsis = simulate GAME [OPTIONS]
cli-replay-help = Show a recorded game again, move by move.
cli-replay-synopsis = replay FILE [OPTIONS]
cli-verify-help = Prove the draws of a record, or name the first that does not fit.
cli-verify-synopsis = verify FILE [OPTIONS]
cli-verified = { $draws ->
    [one] The one draw is
   *[other] All { $draws } draws are
} as the secret and the salts demand. The commitment was { $commitment }.
cli-convert-help = Turn records from text into JSON or back, without loss.
cli-convert-synopsis = convert FILE --to text|json|jsonl
cli-perft-help = Count the lines of play, depth by depth, to check rules against rules.
cli-perft-synopsis = perft GAME [OPTIONS]
cli-games-synopsis = games [OPTIONS]
cli-games-command-help = List the games, their options, presets and bots.
cli-game-help = One of { $games }.
cli-players-help = How many play.
cli-set-help = An option of the game, such as last_chance=true; may be given several times.
cli-preset-help = The options of an edition: german, english or italian (Skull).
cli-seed-help = A whole number; the same seed gives the same game.
cli-json-help = Print JSON for programs instead of a table for people.
cli-position-help = Start from a position: Skull from one such as "FFS+ FF first=0", Säbel & Schädel from one such as "1 2 K 5 3 B 4 5:rrg 2:g 0=rrr 1=gg turn=0".
cli-humans-help = How many people share the keyboard; bots take the other seats.
cli-name-help = A player's name; give it once for each person.
cli-record-help = Write the game to this new file when it ends or is left.
cli-games-help = How many games.
cli-jobs-help = How many processes share the work.
cli-records-help = Write every game to this new file, one JSON record a line.
cli-depth-help = How many plies deep.
cli-after-help = Plies to play first, as in a record: "0 flower; 1 skull".
cli-divide-help = Show the counts behind each first ply; chance with its weight.
cli-file-help = A record: text, JSON, or one JSON record a line.
cli-to-help = text, json (indented) or jsonl (one line for each record).
cli-as-help = Whose eyes: a player's number, “table” for what everybody saw, “all” for everything.
cli-number-help = Which record, in a file that holds several; counted from 1.
cli-simulating = Playing
cli-simulated = { $game }: { $games } games of { $players } bots, seed { $seed }, { $rules }.
cli-seat = Player
cli-wins = Wins
cli-share = Share
cli-interval = 95 % interval
cli-lengths = Plies in a game: { $mean } on average, { $shortest } to { $longest }.
cli-made-of = What the games were made of
cli-in-all = In all
cli-per-game = Per game
cli-intervals = In 95 of 100 such simulations the interval holds the true figure. It follows from how much games differ from each other: what happens within one game hangs together. (Shares by Wilson’s method, averages by Student’s.)
cli-stopped-after = Interrupted: { $played } of { $wanted } games were played. This is what they came to.
cli-player-range = { $setting ->
    [none] For { $least } to { $most } players.
   *[other] With { $setting }: { $least } to { $most }.
}
cli-a-seat = Seat { $seat }
cli-setting = Setting
cli-usual = { "" } (usual)
cli-meaning = What it means
cli-replay-title = { $game }: { $players }
cli-replay-as-table = Shown as the table saw it. --as 0 shows what player 0 saw, --as all shows everything.
cli-replay-as-player = Shown as { $name } saw it.
cli-replay-as-all = Shown with everything open.
cli-replay-abandoned = The game was abandoned here.
cli-replay-unfinished = The record ends here; the game was not over.
error-unknown-command = There is no command “{ $word }”. There are: { $commands }.
error-unknown-command-option = There is no option “{ $word }” here; --help lists those there are.
error-bad-value = { $option } cannot be “{ $value }”.
error-missing-value = { $option } needs a value.
error-repeated-option = { $option } was given twice.
error-too-many-words = These words are too many: { $words }
error-unreadable-words = These words do not go together; --help shows how to write them.
error-bad-file = { $file }: { $reason }
error-system-refused = The system refuses: { $reason }
error-interrupted = Stopped.
error-unknown-language = { $setting } cannot be “{ $wish }”. Choose one of these: { $languages }.
error-no-language = Say which language after { $setting }: { $languages }.
error-bad-setting = “{ $setting }” is not an option and its value; write it as option=value.
error-bad-number = { $option } cannot be “{ $value }”. It is a whole number { $most ->
    [none] of at least { $least }
   *[other] from { $least } to { $most }
}.
error-bad-viewer = There is no “{ $viewer }” to see with: a player from 0 to { $last }, “table” or “all”.
error-no-such-record = The file holds { $count ->
    [one] one record
   *[other] { $count } records
}; there is no number { $number }.
error-no-file = Say which file; - reads from standard input.
error-file-exists = { $file } is there already, and nothing is overwritten. Choose another name, or move it away.
