# At the table: who comes and goes, what is agreed on, what is said.

table-somebody = Somebody

## Coming and going

table-created = { $name } opens a table for { $game }.
table-arrived =
    { $program ->
        [yes] { $name } joins the table, an external bot.
       *[no] { $name } joins the table.
    }
table-renamed = { $before } is now called { $name }.
table-departed =
    { $playing ->
        [yes] { $name } leaves the table, and a bot takes over the seat.
       *[no] { $name } leaves the table.
    }
table-removed =
    { $playing ->
        [yes] The host removes { $name }, and a bot takes over the seat.
       *[no] The host removes { $name }.
    }
table-muted =
    { $muted ->
        [yes] The host mutes { $name }.
       *[no] { $name } may chat again.
    }
table-host-passed = { $name } is the host now.

## Before the game

table-seated = { $name } takes seat { $chair }.
table-agreed = { $name } agrees.
table-stood = { $name } leaves seat { $chair }.
table-bot-seated = A bot takes seat { $chair }: { $name } ({ $level }).
table-chair-set =
    { $open ->
        [yes] Seat { $chair } is free.
       *[no] Seat { $chair } is closed.
    }
table-options-chosen =
    { $usual ->
        [yes] The game is now { $game }, by the usual rules.
       *[no] The game is now { $game }. { $changes }.
    }
table-option = { $option }: { $value }
table-nth-player = number { $number } at the table
table-settings-chosen =
    { $rated ->
        [yes] This game is rated
       *[no] This game is unrated
    } and { $listed ->
        [yes] the table is in the lobby.
       *[no] the table is reached by its link only.
    } { $clock ->
        [none] There is no clock.
        [decision] The clock gives { $time } for each decision.
       *[bank] The clock gives everyone { $time } for the whole game{ $increment ->
            [none] .
           *[other] , plus { $increment } with each decision.
        }
    } { $talk ->
        [free] Chat is free{ $kept ->
            [yes] { " " }and saved with the game.
           *[no] .
        }
        [phrases] Chat is by preset phrases{ $kept ->
            [yes] { " " }and saved with the game.
           *[no] .
        }
       *[off] Chat is off.
    } { $slow ->
        [yes] Nobody needs to stay connected.
       *[no] A bot takes over for anyone away for { $grace }.
    }{ $odds ->
        [yes] { "" }
       *[no] { " " }The odds are not shown.
    }{ $hints ->
        [yes] { " " }Hints are allowed.
       *[no] { "" }
    }{ $bots ->
        [yes] { " " }Bots say something now and then.
       *[no] { "" }
    }
table-time =
    { $unit ->
        [day] { $count ->
            [one] { $count } day
           *[other] { $count } days
        }
        [hour] { $count ->
            [one] { $count } hour
           *[other] { $count } hours
        }
        [minute] { $count ->
            [one] { $count } minute
           *[other] { $count } minutes
        }
       *[second] { $count ->
            [one] { $count } second
           *[other] { $count } seconds
        }
    }
table-started = { $game } begins. Around the table: { $names }.
table-rematch-proposed = { $name } wants to play again.
table-rematch-agreed = { $name } is in for a rematch.
table-rematch-called = Rematch: everybody moves one seat on.

## In the game

table-went-away = { $name } has lost the connection.
table-came-back = { $name } is back.
table-stood-in = { $name } is still away; a bot plays meanwhile.
table-resigned = { $name } resigns, and a bot takes over the seat.
table-hint-asked = { $name } asks for a hint.
table-by-clock = { $name } is out of time: the clock decides.
table-ended = Game over. You can now check that every draw was fair.
table-closed = Whoever runs this server has closed the table.
table-time-given = { $name } is moved to another part of the server and gets { $seconds } seconds for the way.
table-clock-shifted =
    { $asleep ->
        [none] { "" }
       *[other] Nobody is charged for { $asleep }: the server was not running, or its clock was set.
    }
table-abandoned =
    { $counts ->
        [yes] Nobody is left to play. The game is abandoned; for the rating, whoever gave it up comes last.
       *[no] Nobody is left to play. The game is abandoned and counts for nobody.
    }
a-disc =
    { $disc ->
        [flower] a flower
        [skull] the skull
       *[last] the Last Chance disc
    }
table-discs-shown =
    { $count ->
        [one] { $name } shows the disc nobody turned: { $discs }.
       *[other] { $name } shows the discs nobody turned, from the bottom up: { $discs }.
    }

## Said before it happens

table-seat-given-up =
    a bot plays your seat to the end{ $rated ->
        [yes] , and you come last in this rated game.
       *[no] .
    }
table-before-resigning = Resigning is final: { table-seat-given-up }
table-before-leaving =
    { $playing ->
        [yes] Leaving counts as resigning: { table-seat-given-up } { $slow ->
            [yes] If you only lose the connection, you keep your seat.
           *[no] If you only lose the connection, you keep your seat; after { $grace } a bot plays until you are back.
        }
       *[no] No game is on: leaving only frees your seat.
    }

## Talk

table-talked = { $name }: “{ $text }”
table-phrase-said = { $name }: “{ $phrase }”
table-bot-said = { table-phrase-said }
table-reacted =
    { $reaction ->
        [laugh] { $name } laughs.
        [gasp] { $name } gasps.
        [applause] { $name } applauds.
        [skull] { $name } draws a skull in the air.
        [flower] { $name } draws a flower in the air.
       *[hourglass] { $name } looks at the hourglass.
    }
phrase-i-have-a-skull = I have a skull here.
phrase-only-flowers = Nothing but flowers here.
phrase-do-not-turn-mine = Better not turn mine.
phrase-turn-mine = Go on, turn mine.
phrase-trust-me = Trust me.
phrase-you-are-bluffing = You’re bluffing.
phrase-too-high = That’s too high.
phrase-too-easy = That’s too easy.
phrase-your-turn = Your turn.
phrase-good-luck = Good luck.
phrase-well-played = Well played.
phrase-ouch = Ouch!
phrase-thank-you = Thank you.
phrase-one-more = One more game?
reaction-laugh = Laugh
reaction-gasp = Gasp
reaction-applause = Applause
reaction-skull = Skull
reaction-flower = Flower
reaction-hourglass = Hourglass

## What cannot be, and what to do instead

error-no-code = No table with open seats has the code “{ $code }”. Check the letters, or ask whether the game has started.
error-too-many-codes = Too many wrong codes from here. Try again in { $after } seconds, or ask for the link.
error-refused-record-early = The record of a game is available once the game is over.
error-refused-removed = The host has removed you from this table. Join another one, or open your own.
error-refused-name = That name has no visible characters. Choose one with at least one letter.
error-refused-not-here = You are not at this table. Join it first.
error-refused-not-host = Only the host may do that. Ask { $host }.
error-refused-already-started = That is possible only before a game starts. After this one, the host can start a rematch.
error-refused-not-playing = You are not playing in a game here. Take a seat for the next one.
error-refused-no-chair = There is no such seat. Counted from 0, the last one is { $last }.
error-refused-nobody = There is no guest “{ $guest }” at this table. See who is here, and try again.
error-refused-full = The table is full with { $most } guests. Try again later, or open a table of your own.
error-refused-log-full = Too much has happened at this table since its last game ({ $most } things). Start a game, or open a new table.
error-refused-yourself = You cannot remove yourself. Leave the table instead.
error-refused-rated-player = { $name } plays in this rated game, and nobody is removed from one. You can mute { $name }; a bot plays for whoever is away.
error-refused-not-agreed = Something was changed after they sat down. Still to agree: { $names }.
error-refused-not-seated = You sit on no chair here. Take a seat; that is agreeing, too.
error-refused-terms-changed = It has just been changed again. Look at it, and agree to that.
error-refused-chair-taken = That seat is not free. Choose another one.
error-refused-level = There is no bot called “{ $level }”. There are: { $levels }.
error-refused-no-people = Bots do not play among themselves here. A person has to take a seat first.
error-refused-not-over = A rematch comes after a game. Finish this one first.
error-refused-no-rematch = Nobody has proposed a rematch yet. Propose one first.
error-refused-did-not-play = A rematch is for those who played. Watch it, or take a seat after it.
error-refused-not-your-seat = Seat { $seat } is not yours. Choose one of your own.
error-refused-closed = Whoever runs this server has closed the table. Open another one.
error-refused-other-match = That was for another game at this table: number { $match }, counted from 0. Now it is number { $now }.
error-refused-decided = That is already decided: “{ $text }”. Look at the table again, and go on from there.
error-refused-too-early = Decision { $nth } of this seat came too early; counted from 0, decision { $due } is next. Look at the table again, and go on from there.
error-refused-resigned = You have resigned, and a bot plays your seat to the end. Watch, and play the next game again.
error-refused-nothing-to-show = You have nothing to show now. You can after somebody else’s attempt has failed, until the next challenge.
error-refused-hints = Hints are off at this table. The host can change that before a game.
error-refused-not-asked = You have nothing to decide at seat { $seat } now. Ask again when it is your turn.
error-refused-not-your-turn = It is not your turn yet.
error-refused-meanwhile = That has been decided meanwhile; the hint came too late.
error-refused-odds = Odds are off at this table. The host can change that before a game.
error-refused-nothing-to-reckon = There are no odds to work out for this decision. What can be seen at once is shown at the table.
error-refused-muted = The host has muted you. You can still play; ask the host to unmute you.
error-refused-talk =
    { $talk ->
        [phrases] At this table the chat has preset phrases only. Choose one of them.
       *[off] Chat is off at this table. The host can change that before a game.
    }
error-refused-phrase = “{ $phrase }” is neither a preset phrase nor a reaction. Choose one from the list.
error-bad-clock = Such a clock is not possible. It gives 5 seconds to 14 days; only a bank adds time, at most a day for each decision. No clock means 0 for both.
error-bad-grace = A bot takes over after 5 seconds at the soonest and 14 days at the latest. Choose something in between.
error-bad-hints = Rated games have no hints. Choose one of the two.
error-unfair-draw = Ply { $ply } does not fit: the record says “{ $told }”, the secret and the salts give “{ $due }”. Either the record was changed, or this was not chance; ask where it comes from.
error-unfair-no-evidence = The record says nothing of “{ $tag }”, so its draws cannot be proved. Take the record of a finished game from the server that ran it.
error-unfair-unreadable = The secret or the salts cannot be read, so the draws cannot be proved. Take the record from the server once more.
error-unfair-commitment = The secret is not the one that was committed to. Either the record was changed, or the secret was; compare the commitment with the one shown before the game.
