# What was wrong, and what to do instead.

## Games and options

error-no-game = Name a game: { $games }.
error-unknown-game = There is no game called “{ $name }”. There are: { $games }.
error-unknown-option = There is no option “{ $name }”. There are: { $options }.
error-bad-option = The option { $name } cannot be “{ $value }”. It can be: { $choices }.
error-unknown-preset =
    { $presets ->
        [none] { $game } has no presets, so no “{ $name }” either. Choose its options one by one.
       *[other] { $game } has no preset “{ $name }”. It has: { $presets }.
    }
error-bad-player-count = { $game } with these options is for { $least } to { $most } players, not { $players }.{ $setting ->
    [none] { "" }
   *[other] { " " }With { $setting } it is for { $setting_least } to { $setting_most }.
}
error-first-not-seated = There is nobody at seat { $first }. Seats are numbered from 0 to { $last }.
error-too-many-humans = { $humans } people cannot sit on { $players } seats. Raise the number of players.
error-too-many-names = That is { $names ->
    [one] one name
   *[other] { $names } names
} for { $humans ->
    [0] nobody
    [one] one person
   *[other] { $humans } people
} at the keyboard, and bots have names of their own. Give fewer names, or let more people play.

## Moves

error-malformed-action = “{ $text }” is not a move. Possible now: { $legal }.
error-illegal-action = “{ $text }” is not possible now. Possible: { $legal }.
error-ambiguous-action = “{ $text }” could mean more than one thing: { $meanings }. Type a little more.
error-not-your-turn = Seat { $seat } has nothing to decide now. { $pending ->
    [chance] Chance is next: a ply that begins with “*”.
    [over] The game is over.
   *[other] The game is waiting for: { $pending }.
}

## Positions and records

error-no-positions = { $game } cannot start from a position. These can: { $games }.
error-position-unreadable = “{ $word }” does not belong in a position. A position looks like this: { $example }
error-position-seats = The position has { $seats } seats, but { $needed } are needed for these players and options.

## Bots of one's own

error-bot-no-module = The bot “{ $bot }” cannot be loaded: there is no module { $module }. Write package.module:Class, and start in the folder that holds it, or install it.
error-bot-module-fails = The bot “{ $bot }” cannot be loaded: { $reason }
error-bot-no-class = The module { $module } has no “{ $name }”. Name the class of a bot after the colon, as in package.module:Class.
error-bot-no-decide = “{ $bot }” is not a bot: it has no method decide(view, seat, history).
error-bot-not-made = The bot “{ $bot }” could not be created: { $reason }. Its class is called with an Rng if it takes one, else with nothing.
error-bot-move = The bot “{ $bot }” chose “{ $move }”, which is not possible. Possible: { $legal }.
error-bot-not-sent = The bot “{ $bot }” cannot be sent to other processes: { $reason }. Use jobs=1, or put it into a module and name it as package.module:Class.

## From Python

error-several-seats = Several seats have to decide: { $seats }. Say which one this is for, such as seat={ $first }.
error-match-over = The game is over, so nothing more can be played.
error-nothing-to-undo = There is no decision to take back.
error-no-such-seat = There is no seat { $seat }. Seats are numbered from 0 to { $last }.
error-record-format = Records cannot be written as “{ $format }”. There are: { $formats }.
error-no-odds = No odds can be worked out for { $game } in this way.
