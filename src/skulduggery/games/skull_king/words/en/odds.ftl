# The odds of Skull King: of a trick, and of a hand.
odds-help = The odds of Skull King. With dice in the order they are rolled: who wins the trick how often, exactly. With a hand (--hand): what comes of every bid.
odds-synopsis = odds DICE… | odds --hand "DICE" [OPTIONS]
odds-dice-placeholder = DICE
odds-dice-help = In the order of rolling: king, pirate, mermaid, black, blue, red, yellow; black:6 for one that shows a 6 already, pirate:flag or pirate:skull; ? for any die of the rest of the bag.
odds-hand-help = The dice behind your screen, such as "king black red"; as many as the number of the round.
odds-place-help = Your place in the first trick: 1 for whoever leads it, and so on.
odds-landlubber-help = Use landlubber scoring.
odds-worlds-help = The number of deals in which every bid is tried; more make the figures more exact.
odds-place = Place
odds-die = Die
odds-takes = Wins it
odds-bonus = Bonus
odds-bids = { $hand }: round { $round } with { $players } players, place { $place }; { $worlds } deals, seed { $seed }.
odds-bid = Bid
odds-made = Met
odds-points = Points
odds-share = Wins
odds-tricks = Tricks 0, 1, 2 … in %
odds-best = Best chance to win: bid { $bid }.
error-odds-die = There is no die “{ $die }”. There are: { $dice }; and ? for any die in a trick.
error-odds-face = A { $die } die never shows “{ $face }”. It shows: { $faces }.
error-odds-bag = { $number ->
    [one] There is only one die called { $die }.
   *[other] There are only { $number } of the dice called { $die }.
  }
error-odds-how-many = A trick here has { $fewest } to { $most } dice, in the order they are rolled, such as: skulduggery odds black yellow red.
error-odds-hand-and-trick = Either the dice of a trick or a hand, not both.
error-odds-players = Skull King is for { $fewest } to { $most } players.
error-odds-hand-size = With { $players } players nobody has more than { $most } dice.
error-odds-place-there = With { $players } players places go from 1 to { $players }.
