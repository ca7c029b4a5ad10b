# The browser: finished games and their replays, players, the ranking, and settings.

web-pages-more = Show more
web-pages-again = Try again
web-pages-save = Save
web-pages-keep-it = Keep it
web-pages-unreachable = The server cannot be reached. Check your connection and try again.
web-pages-failed = Something went wrong on this page. Try again.
web-pages-copied = Copied
web-pages-copy-by-hand = Your browser does not let this page copy. Copy it from here:
web-pages-copy-link = Copy link
web-pages-which-game = Game
web-pages-all-games = All games
web-pages-kind-person = Person
web-pages-kind-program = Program
web-pages-kind-bot = Bot
web-pages-you = You

## Results

web-pages-won = Won
web-pages-place = Place { $place }
web-pages-resigned = Resigned
web-pages-abandoned = Abandoned
web-pages-unfinished = Unfinished
web-pages-unlisted = Visible to its players only
web-pages-unrated = Unrated
web-pages-rating = Rating
web-pages-rating-change = { $rating } ({ $change })
web-pages-uncertainty = give or take { $points }
web-pages-points =
    { $points ->
        [one] { $points } point
       *[other] { $points } points
    }

## Finished games

web-pages-games-title = Finished games
web-pages-games-about = Watch any game again, move by move, through anyone’s eyes.
web-pages-my-games = My games
web-pages-newest = Newest
web-pages-whose-games = Whose games
web-pages-listed-games = Games from the lobby
web-pages-no-games = No game has been finished here yet. Yours could be the first.
web-pages-bring-title = Watch a record of your own
web-pages-bring-about = Drop a file anywhere on this page, or choose one: text or JSON, as Skulduggery writes it.
web-pages-bring-choose = Choose a file
web-pages-bring-reading = Reading { $name }…
web-pages-bring-wrong = { $name } cannot be shown.

## A replay

web-pages-replay-nothing = This game cannot be shown
web-pages-replay-board = The board
web-pages-replay-opening = Everything is ready to begin.
web-pages-replay-decides = { $name }: { $move }
web-pages-replay-step = Step { $step } of { $last }.
web-pages-replay-timeline = Position in the game
web-pages-replay-first = To the beginning
web-pages-replay-back = One step back
web-pages-replay-play = Play
web-pages-replay-pause = Pause
web-pages-replay-forward = One step forward
web-pages-replay-last = To the end
web-pages-replay-to-moves = Go to the moves
web-pages-replay-to-board = Go to the board
web-pages-replay-speed = Speed
web-pages-replay-times = { $speed }×
web-pages-replay-eyes = Seen by
web-pages-replay-eyes-table = The table
web-pages-replay-eyes-all = All open
web-pages-replay-jump = Jump to
web-pages-replay-round = Round { $number }
web-pages-replay-panel = Beside the board
web-pages-replay-moves = Moves
web-pages-replay-about = The game
web-pages-replay-by-bot = bot
web-pages-replay-by-stand-in = a bot stood in
web-pages-replay-by-clock = time was up
web-pages-result = Players
web-pages-result-won =
    { $count ->
        [one] { $names } wins.
       *[other] { $names } share the win.
    }
web-pages-result-abandoned = The game was abandoned and counts for nobody.
web-pages-result-unfinished = The record stops before the game is over.
web-pages-result-unrated = No rating has changed.
web-pages-about-game = How it was played
web-pages-played-at = Played
web-pages-brought-at = Uploaded
web-pages-rules-version = Rules version
web-pages-from-position = It starts from a position in the middle of a game.
web-pages-uploaded = This record was uploaded. The game was not played here, and nobody has checked the names.
web-pages-keep = Save or share
web-pages-copy-moment = Copy link to this moment
web-pages-save-text = Save as text
web-pages-save-json = Save as JSON
web-pages-fair = Were the draws fair?
web-pages-fair-about = Before the game the server committed to a secret, and every player added a random number of their own. Now that the game is over, every draw can be repeated and checked.
web-pages-fair-check = Check the draws
web-pages-fair-checking = Checking the draws…
web-pages-fair-fits =
    { $draws ->
        [one] The only draw fits the secret.
       *[other] All { $draws } draws fit the secret.
    }
web-pages-fair-commitment = And the secret matches the commitment shown before the game:
web-pages-fair-yourself = Check without trusting this server
web-pages-fair-yourself-how = Save the record as text and check it on your own computer:
web-pages-copy-command = Copy command

## A player

web-pages-player = Player
web-pages-this-is-you = This is you.
web-pages-your-settings = Name and settings
web-pages-ranked = Place { $place } on the leaderboard, after { $games } rated games
web-pages-not-ranked =
    { $games ->
        [one] One rated game so far; the leaderboard starts at five
       *[other] { $games } rated games, not on the leaderboard
    }
web-pages-count-games = Games
web-pages-count-won = won
web-pages-count-resigned = resigned
web-pages-count-abandoned = abandoned
web-pages-history = Games played
web-pages-history-private = Games at tables outside the lobby are shown to their players only.
web-pages-no-games-of-player = No games to show.
web-pages-no-games-of-yours = You have not finished a game here yet.
web-pages-play-one = Play one

## The ranking

web-pages-top-title = Leaderboard
web-pages-top-about = Everyone with five rated games or more is on it. Ratings start at 1000; the number after ± says how uncertain a rating still is.
web-pages-which-kind = Show
web-pages-kinds-all = Everyone
web-pages-kinds-people = People
web-pages-kinds-bots = Bots and programs
web-pages-your-place = You are in place { $place } with a rating of { $rating }.
web-pages-your-place-none =
    { $games ->
        [0] You have no rated games of this yet; five put you on the leaderboard.
        [one] You have one rated game of this; five put you on the leaderboard.
       *[other] You have { $games } rated games of this; five put you on the leaderboard.
    }
web-pages-rated-games =
    { $games ->
        [one] { $games } game
       *[other] { $games } games
    }
web-pages-top-empty = Nobody has played five rated games of this yet. First place is free.

## Settings

web-pages-settings-about = The server keeps your name, devices and programs; this browser keeps everything else.
web-pages-name = Your name
web-pages-name-about = Used from the next table you join. Up to 24 characters.
web-pages-name-tag = Your tag is #{ $tag }: it tells you apart from others of the same name.
web-pages-name-saved = Saved.
web-pages-settings-look = Appearance
web-pages-language = Language
web-pages-language-browser = Browser language
web-pages-theme = Theme
web-pages-theme-system = System
web-pages-theme-night = Dark
web-pages-theme-paper = Light
web-pages-motion = Animations
web-pages-motion-system = System
web-pages-motion-full = All
web-pages-motion-none = None
web-pages-tempo = Pace
web-pages-tempo-calm = Calm
web-pages-tempo-normal = Normal
web-pages-tempo-quick = Quick
web-pages-symbols = Larger symbols
web-pages-symbols-about = Where colours tell things apart, their symbols grow as well.
web-pages-settings-table = At the table
web-pages-confirm = Confirm each move
web-pages-confirm-about = A slip of the thumb costs a second instead of a skull.
web-pages-odds = Show odds
web-pages-odds-about = How likely things are, from what you can know. Only where the table allows it.
web-pages-own-rolls = Roll my own die
web-pages-own-rolls-about = In Säbel & Schädel your die waits until you press “Roll the die”. It changes nothing but the moment.
web-pages-sound = Sound
web-pages-sound-about = Wood, paper, dice, and a bell when it is your turn.
web-pages-notices = Notify me when it is my turn
web-pages-notices-about = A browser notification while you are looking at something else.
web-pages-notices-insecure = Browsers allow notifications over https only, and this server is reached over http.
web-pages-notices-unable = This browser does not support notifications.
web-pages-notices-denied = Notifications are blocked for this page. Allow them in your browser’s settings.
web-pages-devices = Another device
web-pages-devices-about = Keep your name, seats and games on your phone and your computer, even in the middle of a game.
web-pages-devices-make = Create link
web-pages-devices-another = Create another link
web-pages-devices-how = Scan the code with the other device, or open the link there.
web-pages-devices-until = Works once, until { $time }.
web-pages-devices-secret = Whoever opens it can play as you, so show it to nobody else.
web-pages-devices-over = The link has expired. Create another one.
web-pages-move-ask = Continue here as on your other device?
web-pages-move-ask-about = This browser will have the same name, seats and games.
web-pages-move-instead = So far you are { $name } #{ $tag } here. What this browser has played under that name stays behind, unless another device has it too.
web-pages-move-yes = Continue here
web-pages-move-no = Cancel
web-pages-move-done = Welcome back, { $name }
web-pages-move-done-nameless = Welcome back
web-pages-move-done-about = Both devices now play as you.
web-pages-move-go = OK
web-pages-programs = Your programs
web-pages-programs-about = A bot you wrote plays under its own name, with a token. You answer for it.
web-pages-programs-none = You have none.
web-pages-programs-name = Program name
web-pages-programs-make = Create token
web-pages-programs-token = The token of { $name }. It is shown only once: store it somewhere safe.
web-pages-programs-token-kept = I have it
web-pages-copy-token = Copy token
web-pages-programs-revoke = Revoke
web-pages-programs-revoke-name = Revoke { $name }
web-pages-programs-sure = { $name } will be shut out at once, even in the middle of a game.
web-pages-programs-revoke-yes = Revoke
web-pages-blocked = Blocked people
web-pages-blocked-about = You hear nothing of what they say, at any table. They are not told.
web-pages-blocked-none = Nobody. Long may it last.
web-pages-unblock = Unblock
web-pages-unblock-name = Unblock { $name }
web-pages-forget = Delete my data
web-pages-forget-about = Delete everything this server has stored about you.
web-pages-forget-start = Delete everything…
web-pages-forget-what = You leave every table, and a bot plays on for you. Your name, ratings, programs with their tokens, blocks, links and uploaded records are deleted, and what you said in chats becomes “…”.
web-pages-forget-kept = In games with others you become “N. N.”, somebody different at each table. Your moves and random numbers stay, for without them nobody could check the draws.
web-pages-forget-no = Keep everything
web-pages-forget-once = Continue
web-pages-forget-twice = This cannot be undone. Really delete everything?
web-pages-forget-yes = Delete for good
web-pages-forget-doing =
    { $left ->
        [0] Your data is being deleted.
        [one] Your data is being deleted. One table is left.
       *[other] Your data is being deleted. { $left } of { $tables } tables are left.
    }
web-pages-forget-leave = You are signed out already. You can close this page: the server finishes by itself.
web-pages-forget-done =
    { $tables ->
        [0] Your data is deleted.
        [one] Your data is deleted. One table was changed for it.
       *[other] Your data is deleted. { $tables } tables were changed for it.
    }
