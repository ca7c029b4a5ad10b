# What happens, told so that each sentence stands on its own.

## People and lists

seat-with-title = { $name } ({ $title })
list-and = { $most } and { $last }
list-count = { $name } { $count }
list-then = { $before }; { $after }
list-score = { $name } { $points }, now { $total }

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
        [yes] At home { $name } turns { $disc ->
            [skull] the skull.
            [last] the Last Chance disc.
           *[flower] a flower.
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
        [yes] { $name } fails: the skull lay at home.
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

## Skull King: the dice game

die =
    { $die ->
        [king] Skull King
        [pirate] Pirate
        [mermaid] Mermaid
        [black] black
        [blue] blue
        [red] red
       *[yellow] yellow
    }
a-die =
    { $die ->
        [king] the Skull King
        [pirate] a Pirate
        [mermaid] a Mermaid
        [black] a black die
        [blue] a blue die
        [red] a red die
       *[yellow] a yellow die
    }
face =
    { $face ->
        [flag] white flag
        [skull] skull
       *[number] { $face }
    }

skull-king-start-player-drawn = { $name } is drawn to lead the first round.
skull-king-round-began =
    { $round ->
        [one] Round 1, one die each. { $name } leads the first trick.
       *[other] Round { $round }, { $round } dice each. { $name } leads the first trick.
    }
skull-king-die-dealt =
    { $seen ->
        [yes] { $name } draws { a-die } from the bag.
       *[no] { $name } draws a die from the bag.
    }
skull-king-bid-sealed =
    { $seen ->
        [yes] { $name } settles on a bid of { $bid }.
       *[no] { $name } has settled on a bid.
    }
skull-king-bids-opened = Yo-ho-ho! The bids: { $bids }.
skull-king-die-chosen = { $name } takes { a-die } to roll.
skull-king-die-rolled = { $name } rolls { a-die }: { face }.
skull-king-trick-won =
    { $name } wins the trick with { a-die } ({ face }). Tricks { $tricks }, bid { $bid }.{ $bonus ->
        [0] { "" }
       *[other] { " " }It is worth { $bonus } bonus points if the bid is met.
    }
skull-king-round-scored = Round { $round } on the pad: { $scores }.
skull-king-game-ended =
    { $shared ->
        [yes] { $winners } share the win.
       *[no] { $winners } wins the game.
    } Final totals: { $totals }.

## Säbel & Schädel

a-token =
    { $colour ->
        [red] a red token
        [green] a green token
        [blue] a blue token
        [yellow] a yellow token
       *[purple] a purple token
    }
colour =
    { $colour ->
        [red] red
        [green] green
        [blue] blue
        [yellow] yellow
       *[purple] purple
    }
tokens-of-colour = { $count } { colour }
coaster =
    { $coaster ->
        [K] Skull
        [B] Saber
       *[number] { $coaster }
    }

saber-skull-coaster-laid =
    { $coaster ->
        [K] The Skull is laid in the ring.
        [B] The Saber is laid in the ring.
       *[number] Island { $coaster } is laid in the ring.
    }
saber-skull-ring-laid = The ring lies: { $ring }.
saber-skull-rolled-off = { $name } rolls { $die } for the first turn.
saber-skull-roll-off-tied = { $names } are level and roll again.
saber-skull-match-began =
    { $match ->
        [1] { $name } begins.
       *[other] Match { $match }. { $name } begins.
    }
saber-skull-die-rolled = { $name } rolls { $die }.
saber-skull-token-placed =
    { $name } places { a-token } on island { $island }. { $left ->
        [0] It was the last one.
        [one] One is left.
       *[other] { $left } are left.
    }
saber-skull-tokens-taken =
    { $saber ->
        [yes] Island { $island } is full: { $name } takes { $taken }, and the Saber brings { $pulled } from island 6.
       *[no] Island { $island } is full: { $name } takes { $taken }.
    } That makes { $left }.
saber-skull-stopped = { $name } stops.
saber-skull-match-won = { $name } has no token left and wins. Tokens of the others: { $left }.
saber-skull-points-given = Points: { $scores }.
saber-skull-championship-won = { $name } wins the championship. Final points: { $totals }.
