## The kind of decision

puzzles-kind-bid = The bid
puzzles-kind-die = Which die

## What it was about

puzzles-theme-bid-low = A lower bid
puzzles-theme-bid-high = A higher bid
puzzles-theme-needs-tricks = Tricks still to win
puzzles-theme-needs-none = Not one trick more
puzzles-theme-spoiled = The bid is lost
puzzles-idea-bid-low = The dice promise more than they keep. A bid that you can still make when one of them fails is worth more than a high one that needs them all.
puzzles-idea-bid-high = The dice are better than they look against these opponents, and so near the end it is the win that counts, not a safe little score.
puzzles-idea-needs-tricks = You still need tricks. What counts is not only which die is strongest in this one, but which dice are then left for the others.
puzzles-idea-needs-none = You have all the tricks you announced. Now look for the die that loses most surely, and for what the dice that stay behind may still win by accident.
puzzles-idea-spoiled = Your own bid can no longer be made. What is left is to keep the others from theirs.

## Figures

puzzles-reason-worlds = This was played on in { $worlds } worlds that fit what you know; the figures are right to about { $error } percentage points.
