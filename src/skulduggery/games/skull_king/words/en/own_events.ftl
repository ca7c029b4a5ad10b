# What happens to whoever reads it, in the words of events.ftl. Readers see their own dice and bids.

skull-king-start-player-drawn-you = You are drawn to lead the first round.
skull-king-round-began-you =
    { $round ->
        [one] Round 1, one die each. You lead the first trick.
       *[other] Round { $round }, { $round } dice each. You lead the first trick.
    }
skull-king-die-dealt-you = You draw { a-die } from the bag.
skull-king-bid-sealed-you = You have bid { $bid }.
skull-king-die-chosen-you = You take { a-die } to roll.
skull-king-die-rolled-you = You roll { a-die }: { face }.
skull-king-trick-won-you =
    You win the trick with { a-die } ({ face }). Tricks { $tricks }, bid { $bid }.{ $bonus ->
        [0] { "" }
       *[other] { " " }It is worth { $bonus } bonus points if the bid is met.
    }
