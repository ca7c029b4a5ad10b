# The browser: finished games and their replays, players, the ranking, and settings.

web-pages-more = More
web-pages-again = Try again
web-pages-save = Save
web-pages-keep-it = Keep it
web-pages-unreachable = The server cannot be reached. Look at your connection, then try again.
web-pages-failed = Something went wrong on this page. Try again.
web-pages-copied = Copied
web-pages-copy-by-hand = Your browser does not let this page copy. Copy it from here:
web-pages-copy-link = Copy the link
web-pages-which-game = Which game
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
web-pages-unlisted = Only players see it
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
web-pages-games-about = Every game can be watched again, move by move, through anybody’s eyes.
web-pages-my-games = My games
web-pages-newest = The newest
web-pages-no-games = Nothing has been played to its end here yet. Yours could be the first.
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
web-pages-replay-timeline = Where in the game
web-pages-replay-first = To the beginning
web-pages-replay-back = One step back
web-pages-replay-play = Play
web-pages-replay-pause = Pause
web-pages-replay-forward = One step on
web-pages-replay-last = To the end
web-pages-replay-to-moves = To the moves
web-pages-replay-to-board = To the board
web-pages-replay-speed = Speed
web-pages-replay-times = { $speed }×
web-pages-replay-eyes = Seen by
web-pages-replay-eyes-table = The table
web-pages-replay-eyes-all = All open
web-pages-replay-jump = Jump to
web-pages-replay-round = Round { $number }
web-pages-replay-panel = What to read
web-pages-replay-moves = Moves
web-pages-replay-about = The game
web-pages-replay-by-bot = bot
web-pages-replay-by-stand-in = a bot stood in
web-pages-replay-by-clock = time was up
web-pages-result = Who played
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
web-pages-brought-at = Brought here
web-pages-rules-version = Version of the rules
web-pages-from-position = It does not begin at the beginning, but with a position in the middle of a game.
web-pages-uploaded = Somebody brought this record along. It was not played here, and nobody checked the names.
web-pages-keep = Take it along
web-pages-copy-moment = Copy the link to this moment
web-pages-save-text = Save as text
web-pages-save-json = Save as JSON
web-pages-fair = Was chance honest?
web-pages-fair-about = Before the game the server committed to a secret, and everybody added a salt of their own. Now that it is over, every draw can be made again.
web-pages-fair-check = Check the draws
web-pages-fair-checking = Drawing again…
web-pages-fair-fits =
    { $draws ->
        [one] The only draw fits the secret.
       *[other] All { $draws } draws fit the secret.
    }
web-pages-fair-commitment = And the secret fits what was shown before the game:
web-pages-fair-yourself = Without trusting this server
web-pages-fair-yourself-how = Save the record as text and check it on your own machine:
web-pages-copy-command = Copy the command

## A player

web-pages-player = Player
web-pages-this-is-you = This is you.
web-pages-your-settings = Name and settings
web-pages-ranked = Place { $place } in the ranking, after { $games } rated games
web-pages-not-ranked =
    { $games ->
        [one] One rated game so far; the ranking begins at five
       *[other] { $games } rated games, not in the ranking
    }
web-pages-count-games = Games
web-pages-count-won = won
web-pages-count-resigned = resigned
web-pages-count-abandoned = abandoned
web-pages-history = Games played
web-pages-history-private = Games at tables that were not listed are shown to their players only.
web-pages-no-games-of-player = No game to show here.
web-pages-no-games-of-yours = You have not finished a game here yet.
web-pages-play-one = Play one

## The ranking

web-pages-top-title = Who is how strong
web-pages-top-about = Whoever has played five rated games is on it. A rating starts at 1000, and the number after ± says how sure it is.
web-pages-which-kind = Who is shown
web-pages-kinds-all = Everybody
web-pages-kinds-people = People
web-pages-kinds-bots = Bots and programs
web-pages-your-place = Among all, you hold place { $place } with { $rating }.
web-pages-your-place-none =
    { $games ->
        [0] You have no rated game of this yet.
        [one] You have one rated game of this; from five on you are ranked.
       *[other] You have { $games } rated games of this; from five on you are ranked.
    }
web-pages-rated-games =
    { $games ->
        [one] { $games } game
       *[other] { $games } games
    }
web-pages-top-empty = Nobody has played five rated games of this yet. The first place is free.

## Settings

web-pages-settings-about = Name, devices and programs are kept by the server, everything else by this browser.
web-pages-name = Your name
web-pages-name-about = What you are called at the next table you come to. Up to 24 characters.
web-pages-name-tag = Your tag is #{ $tag }: it tells you from others of the same name.
web-pages-name-saved = Saved.
web-pages-settings-look = How it looks
web-pages-language = Language
web-pages-language-browser = As the browser
web-pages-theme = Light
web-pages-theme-system = As the device
web-pages-theme-night = Night
web-pages-theme-paper = Paper
web-pages-motion = Motion
web-pages-motion-system = As the device
web-pages-motion-full = Full
web-pages-motion-fast = Fast
web-pages-motion-none = None
web-pages-symbols = Larger symbols
web-pages-symbols-about = Wherever colours tell things apart, their symbols are large as well.
web-pages-settings-table = At the table
web-pages-confirm = Ask before every move
web-pages-confirm-about = A slip of the thumb costs a second instead of a skull.
web-pages-odds = Show the odds
web-pages-odds-about = Where the table allows it, how likely things are, from what you can know.
web-pages-sound = Sound
web-pages-sound-about = Wood, paper, dice, and a bell when it is your turn.
web-pages-notices = Call me when it is my turn
web-pages-notices-about = A notice from the browser while you look at something else.
web-pages-notices-insecure = Browsers allow this with https only, and this server is reached without.
web-pages-notices-unable = This browser has no notices for pages.
web-pages-notices-denied = Your browser has been told not to let this page call. Its own settings can change that.
web-pages-devices = Another device
web-pages-devices-about = Be the same person on your phone and your desk, in the middle of a game as well.
web-pages-devices-make = Make a link
web-pages-devices-another = Make another link
web-pages-devices-how = Point the camera of the other device at this, or open the link there.
web-pages-devices-until = Good for one use, until { $time }.
web-pages-devices-secret = Whoever opens it is you, so show it to nobody else.
web-pages-devices-over = The link is too old now.
web-pages-move-ask = Go on here as on your other device?
web-pages-move-ask-about = This browser becomes the same person: same name, same seats, same games.
web-pages-move-instead = Here you are { $name } #{ $tag } so far. What this browser has played by that name stays behind, unless another device has it too.
web-pages-move-yes = Yes, go on here
web-pages-move-no = No, leave it
web-pages-move-done = Here you are, { $name }
web-pages-move-done-nameless = Here you are
web-pages-move-done-about = Both devices are you from now on.
web-pages-move-go = Good
web-pages-programs = Your programs
web-pages-programs-about = A bot of your own making plays under its own name, with a token. You answer for it.
web-pages-programs-none = You have none.
web-pages-programs-name = Name of the program
web-pages-programs-make = Make a token
web-pages-programs-token = The token of { $name }. It is shown this once: put it somewhere safe.
web-pages-programs-token-kept = I have it
web-pages-copy-token = Copy the token
web-pages-programs-revoke = Revoke
web-pages-programs-revoke-name = Revoke { $name }
web-pages-programs-sure = { $name } will be shut out at once, also in the middle of a game.
web-pages-programs-revoke-yes = Yes, revoke
web-pages-blocked = Blocked people
web-pages-blocked-about = You hear nothing of what they say, at any table. They are not told.
web-pages-blocked-none = Nobody. Long may it last.
web-pages-unblock = Unblock
web-pages-unblock-name = Unblock { $name }
web-pages-forget = Be forgotten
web-pages-forget-about = Delete everything this server has stored about you.
web-pages-forget-start = Delete everything…
web-pages-forget-what = You leave every table, and a bot plays on for you. Your name, ratings, programs with their tokens, blocks, links and uploaded records are deleted, and what you have said becomes “…”.
web-pages-forget-kept = In games with others you become “Somebody”, another one at each table. Moves and salts stay, for without them nobody could prove the draws.
web-pages-forget-no = No, keep everything
web-pages-forget-once = Go on
web-pages-forget-twice = There is no way back. Really delete everything?
web-pages-forget-yes = Delete everything for good
web-pages-forget-done =
    { $tables ->
        [0] You are forgotten.
        [one] You are forgotten, and one table was changed for it.
       *[other] You are forgotten, and { $tables } tables were changed for it.
    }
