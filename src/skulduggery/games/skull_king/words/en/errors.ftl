## Moves

error-must-follow = The colour to follow is { die }, and you have it: roll { a-die } or any special die.

## From Python

error-odds-empty-hand = Name at least one die of the hand.
