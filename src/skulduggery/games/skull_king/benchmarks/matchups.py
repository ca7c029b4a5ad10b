"""The matches by which the strength of its bots is measured."""

from skulduggery.bench.matchups import Matchup

SKULL_KING_MATCHUPS = (
    Matchup(4, "master", "rule", at_least=0.45, bids_met=0.6),
    Matchup(4, "rule", "master", at_most=0.12),
    Matchup(3, "master", "rule"),
    Matchup(5, "master", "rule"),
    Matchup(6, "master", "rule"),
    Matchup(4, "master", "sharp"),
    Matchup(4, "sharp", "rule"),
    Matchup(4, "casual", "rule"),
    Matchup(4, "master", "ismcts-2000"),
)
