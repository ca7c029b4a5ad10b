# The browser: what is said around the games.

## Around the games

web-title = Three games about skulls, and about not being believed
web-loading = One moment…
web-page-failed = This page could not be loaded. Is the server still there? Try again in a moment.
web-unreachable = The server cannot be reached at the moment.
web-nowhere = There is nothing here
web-nowhere-about = The address may be old, or a letter is missing.
web-home = To the first page
web-navigation = Pages
web-close = Close
web-lobby = Lobby
web-lobby-short = Lobby
web-learn = Learn
web-games = Games
web-top = Ranking
web-settings = Settings
web-guest-name = Guest

## The games

web-play-bots = Play against bots
web-play-friends = Play with friends
web-learn-it = Learn it in ten minutes
web-one-device = On one device, passed around
web-your-tables = Your tables
web-no-account = No account, no download: open a link and play, with friends on their phones or against bots.

## The lobby

web-lobby-about = Tables whose hosts let anybody in. Others are found by their link only.
web-lobby-empty = No table is listed right now. Open one with friends, and list it.
web-chairs-free =
    { $count ->
        [one] 1 free chair
       *[other] { $count } free chairs
    }
web-being-played = being played
web-is-rated = rated
web-watching-count =
    { $count ->
        [one] 1 watches
       *[other] { $count } watch
    }
web-join = Join
web-watch = Watch

## The table

web-table-title = The table
web-line-lost = Connection lost, coming back…
web-invite = Invite
web-menu = Menu
web-invite-title = Invite friends
web-invite-about = Whoever opens this link comes to the table. A phone’s camera reads the picture.
web-invite-copy = Copy the link
web-invite-share = Share…
web-invite-tv = A big screen can show the table while phones hold the hands:
web-tv = Show it on a TV
web-log-and-talk = Log, talk, people, rules
web-log = Log
web-log-empty = Nothing has happened yet.
web-people = People
web-rules = Rules
web-language = Language
web-language-browser = as in the browser
web-sound = Sound
web-confirm-moves = Confirm each move
web-all-settings = All settings
web-resign = Resign
web-leave = Leave the table
web-stay = Stay
web-your-name = Your name
web-sit-down = Sit down
web-no-chair-free = No chair is free.
web-watching = The game is on: you are watching.
web-join-talk = Join in the talk
web-ended = The table is gone
web-ended-sent-away = This browser is not known here any more.
web-ended-removed = The host has sent you away from this table.
web-ended-no-table = There is no table at this address. Has a letter of the link got lost?
web-ended-closed = Whoever runs this server has closed the table.
web-ended-broken = The server did not understand this page. Reload it; your seat is kept.
web-your-turn = Your turn.
web-your-turn-title = ● Your turn · { $game }
web-confirm = Is that meant?
web-not-yet = Not yet
web-result = How it ended
web-you-won = You have won.
web-winners =
    { $count ->
        [one] { $names } wins.
       *[other] { $names } share the win.
    }
web-abandoned = The game was broken off and counts for nobody.
web-rematch = Rematch
web-rematch-host = The host can call a rematch.
web-replay = Watch it again

## Before the game

web-chairs = Who plays
web-a-bot = bot
web-a-program = a program
web-away = away
web-the-host = host
web-chair-free = free
web-chair-gone = nobody here
web-rename = Rename
web-stand-up = Stand up
web-sit-here = Sit here
web-add-bot = A bot
web-take-chair-away = Take chair { $chair } away
web-put-chair-back = Put it back
web-free-chair = Free the chair
web-bot-level = What the bots are like
web-bot-level-of = What { $name } is like
web-fill-with-bots = Fill up with bots
web-start =
    { $count ->
        [0] Start
        [1] Start
       *[other] Start with { $count } players
    }
web-waiting-for-host = The host starts the game.
web-what-is-played = What is played
web-the-game = Game
web-presets = Editions
web-agreement = How we play
web-clock = Clock
web-clock-none = no clock
web-clock-30-seconds = 30 seconds a decision
web-clock-2-minutes = 2 minutes a decision
web-clock-10-minutes = 10 minutes for the game, 5 seconds more with each decision
web-clock-a-day = a day for each decision
web-clock-3-days = three days for each decision
web-clock-own = another clock
web-talk = Talk
web-talk-free = say anything
web-talk-phrases = ready phrases only
web-talk-off = off
web-grace = A bot steps in after
web-grace-time =
    { $minutes ->
        [0] { $seconds } seconds away
        [1] a minute away
       *[other] { $minutes } minutes away
    }
web-listed = Listed for all to see
web-rated = Rated
web-keep-talk = Talk goes into the record
web-odds-allowed = Odds may be shown
web-hints-allowed = Hints may be asked for

## Hints

web-hint = Hint
web-hint-thinking = A master thinks…
web-hint-choice = { $choice }: a master takes it { $often } % of the time, and it is worth { $worth } % of the win.
web-hint-often = how often
web-hint-worth = worth

## Talk and people

web-nothing-said = Nobody has said anything yet.
web-talk-is-off = This table has agreed to keep quiet.
web-talk-join-first = Join the table to talk.
web-talk-muted = The host has muted you.
web-gestures = Gestures
web-phrases = Ready phrases
web-say = Say something…
web-send = Send
web-you = you
web-muted = muted
web-watches = watches
web-block = Do not listen
web-unblock = Listen again
web-mute = Mute
web-unmute = Let talk again
web-make-host = Make host
web-remove = Send away

## Who plays a seat

web-person-resigned = Has resigned; a bot plays on.
web-person-stand-in = Away; a bot stands in.
web-person-away = Away.
web-person-bot = A bot.
web-person-bot-level = A bot: { $level }.
web-person-program = A program from outside.
web-person-clock = Time left:
