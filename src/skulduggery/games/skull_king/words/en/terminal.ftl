## Tables

terminal-tricks-bid = Bid
terminal-tricks = Tricks
terminal-dice = Dice
terminal-score = Score
terminal-this-trick = This trick

## Skull King: the dice game

terminal-skull-king-round = Round { $round } of { $rounds }
terminal-skull-king-trick = Trick { $trick }
terminal-skull-king-colour = To follow: { die }
terminal-skull-king-bids = Bid that many tricks
terminal-skull-king-announce =
    { $round ->
        [one] Will you win the one trick? All bids open together.
       *[other] How many of the { $round } tricks will you win? All bids open together.
    }
terminal-skull-king-free =
    { $leads ->
        [yes] You lead the trick. Which die do you roll?
       *[no] No colour to follow yet. Which die do you roll?
    }
terminal-skull-king-follow =
    { $has ->
        [yes] Follow the colour ({ die }), or roll a special die.
       *[no] You cannot follow the colour ({ die }), so roll any die.
    }
terminal-roll = { die } { face }
terminal-winning = winning
terminal-leads = leads
terminal-your-dice = Your dice:
terminal-pad = The score pad: tricks/bid, and points
