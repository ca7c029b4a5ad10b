# What happens to whoever reads it, in the words of events.ftl. Readers see their own discs.

skull-first-player-drawn-you = You are drawn to go first.
skull-round-began-you = Round { $round }. You begin.
skull-disc-sealed-you =
    { $disc ->
        [flower] You choose a flower as the first disc.
        [skull] You choose the skull as the first disc.
       *[last] You choose the Last Chance disc as the first disc.
    }
skull-first-discs-down-you =
    { $open ->
        [yes] All first discs are down; the one of { $last } is the Last Chance disc.
       *[no] All first discs are down.
    } You go on.
skull-disc-laid-you =
    { $disc ->
        [flower] You lay a flower face down.
        [skull] You lay the skull face down.
       *[last] You lay the Last Chance disc, face up.
    } On your mat: { $height }.
skull-challenge-opened-you = You open a challenge with { $bid }.
skull-bid-raised-you = You bid { $bid }.
skull-passed-you = You pass.
skull-attempt-began-you =
    { $bid ->
        [one] You are the Challenger: 1 disc to turn without a skull.
       *[other] You are the Challenger: { $bid } discs to turn without a skull.
    }
skull-disc-flipped-you =
    { $own ->
        [yes] You turn your own { $disc ->
            [skull] skull.
            [last] Last Chance disc.
           *[flower] flower.
        }
       *[no] You turn the top disc of { $owner }: { $disc ->
            [skull] the skull.
            [last] the Last Chance disc.
           *[flower] a flower.
        }
    }
skull-attempt-succeeded-you =
    { $points ->
        [1] No skull: you succeed, and your mat turns to its flower side.
       *[other] No skull: you succeed for the second time.
    }
skull-attempt-failed-you =
    { $own ->
        [yes] You fail: it was your own skull.
       *[no] You fail: the skull belongs to { $owner }.
    }
skull-disc-picked-you = You pick number { $place } from the shuffled discs.
skull-disc-lost-you =
    { $disc ->
        [flower] You lose a flower.
       *[skull] You lose the skull.
    } { $left ->
        [0] It was the last one.
        [one] One disc is left.
       *[other] { $left } discs are left.
    }
skull-tribe-out-you = You are out.
skull-last-chance-returned-you = You put the Last Chance disc back in the middle.
skull-last-chance-given-you = You get the Last Chance disc, for one round.
skull-starter-named-you = You decide: { $starter } begins.
skull-game-won-you =
    { $standing ->
        [yes] You are the last one left and win the game.
       *[no] You have won two challenges, and with them the game.
    }
