# What happens, told so that each sentence stands on its own.

## People and lists

tribe-marigold = Marigold
tribe-lotus = Lotus
tribe-thistle = Thistle
tribe-dahlia = Dahlia
tribe-hibiscus = Hibiscus
tribe-iris = Iris
tribe-poppy = Poppy
tribe-protea = Protea
tribe-foxglove = Foxglove
tribe-lily = Lily
tribe-peony = Peony
tribe-orchid = Orchid

## Skull

skull-first-player-drawn = { $name } is drawn to go first.
skull-round-began = Round { $round }. { $name } begins.
skull-disc-sealed =
    { $disc ->
        [flower] { $name } chooses a flower as the first disc.
        [skull] { $name } chooses the skull as the first disc.
        [last] { $name } chooses the Last Chance disc as the first disc.
       *[hidden] { $name } has chosen a first disc.
    }
skull-first-discs-down =
    { $open ->
        [yes] All first discs are down; the one of { $last } is the Last Chance disc.
       *[no] All first discs are down.
    } { $name } goes on.
skull-disc-laid =
    { $disc ->
        [flower] { $name } lays a flower face down.
        [skull] { $name } lays the skull face down.
        [last] { $name } lays the Last Chance disc, face up.
       *[hidden] { $name } lays a disc face down.
    } On that mat: { $height }.
skull-challenge-opened = { $name } opens a challenge with { $bid }.
skull-bid-raised = { $name } bids { $bid }.
skull-passed = { $name } passes.
skull-attempt-began =
    { $bid ->
        [one] { $name } is the Challenger: 1 disc to turn without a skull.
       *[other] { $name } is the Challenger: { $bid } discs to turn without a skull.
    }
skull-disc-flipped =
    { $own ->
        [yes] { $name } turns their own { $disc ->
            [skull] skull.
            [last] Last Chance disc.
           *[flower] flower.
        }
       *[no] { $name } turns the top disc of { $owner }: { $disc ->
            [skull] the skull.
            [last] the Last Chance disc.
           *[flower] a flower.
        }
    }
skull-attempt-succeeded =
    { $points ->
        [1] No skull: { $name } succeeds, and the mat turns to its flower side.
       *[other] No skull: { $name } succeeds for the second time.
    }
skull-attempt-failed =
    { $own ->
        [yes] { $name } fails: it was their own skull.
       *[no] { $name } fails: the skull belongs to { $owner }.
    }
skull-disc-picked = { $name } picks number { $place } from the shuffled discs.
skull-disc-lost =
    { $disc ->
        [flower] { $name } loses a flower.
        [skull] { $name } loses the skull.
       *[hidden] { $name } loses a disc, and nobody sees which.
    } { $left ->
        [0] It was the last one.
        [one] One disc is left.
       *[other] { $left } discs are left.
    }
skull-tribe-out = { $name } is out.
skull-last-chance-returned = { $name } puts the Last Chance disc back in the middle.
skull-last-chance-given = { $name } gets the Last Chance disc, for one round.
skull-starter-named = { $name } decides: { $starter } begins.
skull-game-won =
    { $standing ->
        [yes] { $name } is the last one left and wins the game.
       *[no] { $name } has won two challenges, and with them the game.
    }
