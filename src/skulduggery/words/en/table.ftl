# At the table: who comes and goes, what is agreed on, what is said.

table-somebody = Somebody

## Coming and going

table-created = { $name } opens a table for { $game }.
table-arrived =
    { $program ->
        [yes] { $name } comes to the table, a bot from outside.
       *[no] { $name } comes to the table.
    }
table-renamed = { $before } is called { $name } from now on.
table-departed =
    { $playing ->
        [yes] { $name } leaves the table, and a bot takes over the seat.
       *[no] { $name } leaves the table.
    }
table-removed =
    { $playing ->
        [yes] The host sends { $name } away, and a bot takes over the seat.
       *[no] The host sends { $name } away.
    }
table-muted =
    { $muted ->
        [yes] The host mutes { $name }.
       *[no] { $name } may talk again.
    }
table-host-passed = { $name } is the host now.

## Before the game

table-seated = { $name } takes chair { $chair }.
table-stood = { $name } gets up from chair { $chair }.
table-bot-seated = A bot takes chair { $chair }: { $name } ({ $level }).
table-chair-set =
    { $open ->
        [yes] Chair { $chair } is free.
       *[no] Chair { $chair } is taken away.
    }
table-options-chosen =
    { $usual ->
        [yes] Now it is { $game }, by the usual rules.
       *[no] Now it is { $game }. { $changes }.
    }
table-option = { $option }: { $value }
table-nth-player = number { $number } at the table
table-settings-chosen =
    { $rated ->
        [yes] The table is rated
       *[no] The table is casual
    } and { $listed ->
        [yes] listed for all to see.
       *[no] found by its link only.
    } { $clock ->
        [none] There is no clock.
        [decision] The clock gives { $time } for each decision.
       *[bank] The clock gives { $time } to everybody for the whole game{ $increment ->
            [none] .
           *[other] , and { $increment } more with each decision.
        }
    } { $talk ->
        [free] Talk is free{ $kept ->
            [yes] { " " }and goes into the record.
           *[no] .
        }
        [phrases] Talk is by ready phrases{ $kept ->
            [yes] { " " }and goes into the record.
           *[no] .
        }
       *[off] Nobody talks.
    } { $slow ->
        [yes] Nobody needs to stay connected.
       *[no] When somebody is away for { $grace }, a bot stands in.
    }{ $odds ->
        [yes] { "" }
       *[no] { " " }The odds are not shown.
    }{ $hints ->
        [yes] { " " }Hints may be asked for.
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
table-rematch-called = Once more, and everybody moves one chair on.

## In the game

table-went-away = The connection to { $name } is gone.
table-came-back = { $name } is back.
table-stood-in = { $name } is still away; a bot plays on meanwhile.
table-resigned = { $name } resigns, and a bot takes over the seat.
table-hint-asked = { $name } asks for a hint.
table-by-clock = Time is up for { $name }: the clock decides.
table-ended = The game is over, and the secret behind its draws lies open.
table-closed = The table is closed by whoever runs this server.
table-abandoned = Nobody is left to play. The game is abandoned and counts for nobody.
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
    A bot plays your seat to the end, and you cannot take it back. { $rated ->
        [yes] This game is rated, and you come last in it.
       *[no] This game is casual, so no rating changes.
    } If only bots are left, the game is abandoned and counts for nobody.
table-before-resigning = Resigning is for good. { table-seat-given-up }
table-before-leaving =
    { $playing ->
        [yes] Leaving in the middle of a game is the same as resigning. { table-seat-given-up } { $slow ->
            [yes] If you only lose the connection, you keep your seat; just the clock runs on.
           *[no] If you only lose the connection, a bot stands in after { $grace }, and you can take your seat back.
        }
       *[no] No game is on, so leaving costs you nothing but your chair.
    }

## Talk

table-talked = { $name }: “{ $text }”
table-phrase-said = { $name }: “{ $phrase }”
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

error-refused-record-early = The record of a game is open once the game is over.
error-refused-removed = The host has asked you to leave this table.
error-refused-name = That name cannot be seen. Choose one with at least one letter.
error-refused-not-here = You are not at this table. Join it first.
error-refused-not-host = Only the host may do that. Ask { $host }.
error-refused-already-started = That goes only before a game begins. After this one, the host can call a rematch.
error-refused-not-playing = You are not in a running game here. Take a chair for the next one.
error-refused-no-chair = There is no such chair. Counted from 0, the last one is { $last }.
error-refused-nobody = There is no guest “{ $guest }” at this table. See who is here, and try again.
error-refused-full = The table has { $most } guests, and there is room for no more. Try again later, or open a table of your own.
error-refused-yourself = You cannot send yourself away. Leave the table instead.
error-refused-chair-taken = That chair is not free. Choose another one.
error-refused-level = There is no bot called “{ $level }”. There are: { $levels }.
error-refused-no-people = Bots do not play among themselves here. Somebody has to take a chair first.
error-refused-not-over = A rematch comes after a game. Play this one to its end first.
error-refused-not-your-seat = Seat { $seat } is not yours to play. Choose one of your own.
error-refused-closed = This table has been closed by whoever runs the server. Open another.
error-refused-other-match = That was meant for another match at this table: number { $match }, counted from 0. Now it is number { $now }.
error-refused-decided = That is already decided: “{ $text }”. Look at the table again, and go on from there.
error-refused-too-early = Decision { $nth } of this seat came too early; counted from 0, it is the turn of { $due }. Look at the table again, and go on from there.
error-refused-resigned = You have resigned, and a bot plays your seat to the end. Watch, and play the next game again.
error-refused-nothing-to-show = You have nothing to show now. You can after somebody else has failed, until the next challenge.
error-refused-hints = At this table nobody asks for hints. The host can change that before a game.
error-refused-not-asked = There is nothing for you to decide at seat { $seat } now. Ask again when it is your turn.
error-refused-meanwhile = That has been decided meanwhile, so the hint came too late.
error-refused-odds = At this table the odds are not shown. The host can change that before a game.
error-refused-nothing-to-reckon = There is nothing to reckon at this decision. What can be seen at once is in the table already.
error-refused-muted = The host has muted you. You can still play; ask the host when you may talk again.
error-refused-talk =
    { $talk ->
        [phrases] At this table only ready phrases are spoken. Choose one of them.
       *[off] At this table nobody talks. The host can change that before a game.
    }
error-refused-phrase = “{ $phrase }” is no phrase and no reaction. Choose one from the list.
error-bad-clock = Such a clock cannot be. It gives 5 seconds to 14 days; only a bank adds to that, at most a day for each decision. No clock means 0 for both.
error-bad-grace = A bot can stand in after 5 seconds at the soonest and 14 days at the latest. Choose something between.
error-bad-hints = Rated games know no hints. Choose one of the two.
error-unfair-draw = Ply { $ply } does not fit: the record says “{ $told }”, the secret and the salts give “{ $due }”. Either the record was changed, or this was not chance; ask where it comes from.
error-unfair-no-evidence = The record says nothing of “{ $tag }”, so its draws cannot be proved. Take the record of a finished game from the server that ran it.
error-unfair-unreadable = The secret or the salts cannot be read, so the draws cannot be proved. Take the record from the server once more.
error-unfair-commitment = The secret is not the one that was committed to. Either the record was changed, or the secret was; compare the commitment with the one shown before the game.
