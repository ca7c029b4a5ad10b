# One screen for many: passing one device round, and the table on a TV.

## Setting it up

web-here-title = One device, everybody around it
web-here-about = You pass the device on. Before anybody’s hand is shown a curtain falls, so that nobody sees what is not theirs.
web-here-game = Game
web-here-players = { $least } to { $most } players
web-here-people = Players
web-here-people-about = In the order you sit.
web-here-player = Player { $number }
web-here-name = Name of player { $number }
web-here-forward = Move { $name } one seat forward
web-here-remove = Remove { $name }
web-here-add = Add a player
web-here-bots = Bots
web-here-bot-count =
    { $count ->
        [0] none
        [one] one bot
       *[other] { $count } bots
    }
web-here-fewer-bots = One bot fewer
web-here-more-bots = One bot more
web-here-options = Options
web-here-edition = Edition
web-here-usual = the usual rules
web-here-as-edition = as in this edition
web-here-too-many = With these options there is room for { $most }, bots included. Other options may have room for more.
web-here-start = Start the game

## At the table

web-here-hand-of = { $name }’s hand
web-here-give = Give the device to { $name }
web-here-show = I am { $name }: show
web-here-recap = What has happened
web-here-look = Look at the table first
web-here-other = Show somebody else’s hand
web-here-hide = Hide
web-here-won =
    { $count ->
        [one] { $names } wins
       *[other] { $names } win
    }
web-here-abandoned = The game ended without a winner
web-here-again = Play again
web-here-another = Other game
web-here-replay = Watch replay
web-here-nobody = Nobody at this table plays from this device.
web-here-watch = Watch the table
web-here-lost = Connection lost. Reconnecting…
web-here-gone = This table no longer exists.

## On the TV

web-here-qr = QR code for { $link }
web-here-tv = The table on a large screen
web-here-tv-free = free
web-here-tv-join = Scan to play along. Your hand shows on your phone only.
web-here-tv-code = Code:
web-here-tv-full = Full screen
web-here-tv-small = Exit full screen
