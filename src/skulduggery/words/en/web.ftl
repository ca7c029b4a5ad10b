# The browser: what is said around the games.

## Around the games

web-title = Three skull games in which nobody believes you
web-loading = One moment…
web-page-failed = This page could not be loaded. Check your connection and try again.
web-unreachable = The server cannot be reached right now. Try again in a moment.
offline-title = No connection
offline-about = The server cannot be reached. Your seat is kept for you: try again in a moment.
offline-retry = Try again
web-nowhere = Page not found
web-nowhere-about = The address may be old, or a letter is missing.
web-home = Home
web-navigation = Pages
web-close = Close
web-lobby = Lobby
web-lobby-short = Lobby
web-learn = Learn
web-games = Games
web-top = Leaderboard
web-settings = Settings
web-guest-name = Guest

## The games

web-play-bots = Play against bots
web-play-friends = Play with friends
web-learn-it = Learn it in ten minutes
web-one-device = Play on one device
web-no-account = No account, no download: open a link and play, with friends on their phones or against bots.
web-code-ask = Have a code?
web-code-example = five letters
web-code-go = To the table
web-code-about = Type the code of a table, and this screen shows it. Everyone sees their own hand on their phone only.
web-open-table-title = Open a table
web-open-table = Open the table
web-open-table-about = Your friends see this name when you invite them.
web-open-table-listed = Anyone in the lobby can join, and sees this name.
web-back-title = Where you left off
web-back-game = Continue your game
web-back-table = Back to your table
web-back-lesson = Continue the lesson
web-back-review = Review your last game

## The lobby

web-lobby-about = Tables that anyone may join. All others are reached by their link only.
web-lobby-empty = Nobody is waiting for company right now. Open a table, and whoever looks in can join.
web-chairs-free =
    { $count ->
        [one] 1 free seat
       *[other] { $count } free seats
    }
web-being-played = in progress
web-is-rated = rated
web-watching-count =
    { $count ->
        [one] 1 watching
       *[other] { $count } watching
    }
web-join = Join
web-watch = Watch

## The table

web-table-title = The table
web-line-lost = Connection lost. Reconnecting…
web-invite = Invite
web-menu = Menu
web-invite-title = Invite friends
web-invite-about = Anyone with this link can join. Scan the code with a phone.
web-invite-copy = Copy link
web-invite-share = Share…
web-invite-code = Or type this code on the first page:
web-invite-tv = Put the table on a big screen; everyone sees their own hand on their phone only:
web-tv = Show on TV
web-log-and-talk = Log, chat, people, rules
web-log = Log
web-log-empty = Nothing has happened yet.
web-people = People
web-rules = Rules
web-short-rules = The rules in one minute
web-coach-rules = Unsure? The question mark has the rules in one minute.
web-coach-ok = Got it
web-language = Language
web-language-browser = Browser language
web-sound = Sound
web-confirm-moves = Confirm each move
web-all-settings = All settings
web-resign = Resign
web-leave = Leave table
web-stay = Stay
web-your-name = Your name
web-invited-by = { $host } invites you to { $game }
web-invited-time = With { $players } players it takes about { $minutes } minutes.
web-sit-down = Take a seat
web-no-chair-free = No seat is free.
web-watching = The game has started; you are watching.
web-join-talk = Join the chat
web-ended = The table is gone
web-ended-sent-away = This browser is no longer known here.
web-ended-removed = The host has removed you from this table.
web-ended-no-table = There is no table at this address. Is a letter of the link missing?
web-ended-closed = Whoever runs this server has closed the table.
web-ended-broken = The server did not understand this page. Reload it; your seat is kept.
web-your-turn = Your turn.
web-your-turn-title = ● Your turn · { $game }
web-confirm = Play this?
web-not-yet = Cancel
web-result = Result
web-skip = Tap to skip
web-you-won = You have won.
web-winners =
    { $count ->
        [one] { $names } wins.
       *[other] { $names } share the win.
    }
web-abandoned = The game was abandoned and counts for nobody.
web-rematch = Rematch
web-rematch-yes = Yes, play again
web-rematch-wanted = { $name } wants to play again.
web-rematch-waiting = You’re in. Waiting for { $names }…
web-rematch-change = Change game or seats
web-replay = Watch replay
web-result-fold = Show the table
web-result-unfold = Show the result
web-result-details = Details of the result
web-result-turning = What decided it
web-result-turning-later = A master is looking for the moment that decided the game.

## Before the game

web-chairs = Who plays
web-a-bot = bot
web-a-program = program
web-away = away
web-the-host = host
web-chair-free = free
web-chair-gone = closed
web-rename = Rename
web-stand-up = Stand up
web-sit-here = Sit here
web-add-bot = Add bot
web-take-chair-away = Close seat { $chair }
web-put-chair-back = Open seat
web-free-chair = Free the seat
web-bot-level = Bot level
web-bot-level-of = Level of { $name }
web-fill-with-bots = Fill up with bots
web-start =
    { $count ->
        [0] Start
        [1] Start
       *[other] Start with { $count } players
    }
web-waiting-for-host = Waiting for the host to start the game.
web-agree = I agree
web-agree-title = Do you want to play this?
web-agree-rated = The next game is rated again.
web-agreed = agrees
web-not-agreed = has not agreed yet
web-changed-since = Changed since you sat down
web-changed-term = { $name }: { $now }, was { $before }
web-switch-on = yes
web-switch-off = no
web-waiting-for-agreement = Waiting for { $names } to agree.
web-does-not-count = This game will not count for the ratings: two of the players share an address, a device or an owner.
web-invited-rated = This game is rated.
web-table-options = Game, rules and settings
web-what-is-played = Game and rules
web-the-game = Game
web-presets = Editions
web-agreement = Table settings
web-clock = Clock
web-clock-none = no clock
web-clock-30-seconds = 30 seconds a decision
web-clock-2-minutes = 2 minutes a decision
web-clock-10-minutes = 10 minutes for the game, plus 5 seconds a decision
web-clock-a-day = 1 day a decision
web-clock-3-days = 3 days a decision
web-clock-own = another clock
web-talk = Chat
web-talk-free = free
web-talk-phrases = preset phrases only
web-talk-off = off
web-grace = Bot takes over after
web-grace-time =
    { $minutes ->
        [0] { $seconds } seconds away
        [1] 1 minute away
       *[other] { $minutes } minutes away
    }
web-listed = Show in lobby
web-rated = Rated
web-keep-talk = Save chat with the game
web-odds-allowed = Allow odds
web-hints-allowed = Allow hints
web-bot-talk = Bots talk

## Hints

web-hint = Hint
web-hint-thinking = A master is thinking…
web-hint-choice = { $choice }: a master takes it { $often }% of the time; { $worth }% chance to win.
web-hint-often = how often
web-hint-worth = chance to win

## Talk and people

web-nothing-said = Nobody has said anything yet.
web-talk-is-off = Chat is off at this table.
web-talk-join-first = Join the table to chat.
web-talk-muted = The host has muted you.
web-gestures = Reactions
web-quick-reactions = Quick reactions
web-phrases = Preset phrases
web-say = Say something…
web-send = Send
web-you = you
web-seat-you = You · { $name }
web-muted = muted
web-watches = watching
web-block = Block
web-unblock = Unblock
web-mute = Mute
web-unmute = Unmute
web-make-host = Make host
web-remove = Remove

## Who plays a seat

web-person-resigned = Resigned; a bot plays on.
web-person-stand-in = Away; a bot plays meanwhile.
web-person-away = Away.
web-person-bot = A bot.
web-person-bot-level = A bot: { $level }.
web-person-program = An external program.
web-person-clock = Time left:
