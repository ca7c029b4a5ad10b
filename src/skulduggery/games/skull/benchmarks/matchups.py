"""The matches by which the strength of the bots of Skull is measured."""

from skulduggery.bench.matchups import Matchup

SKULL_MATCHUPS = (
    Matchup(3, "master", "ismcts-2000", at_least=0.58),
    Matchup(3, "master", "ismcts-10000", at_least=0.56),
    Matchup(3, "ismcts-10000", "master", at_most=0.15),
    Matchup(4, "master", "ismcts-2000", at_least=0.42),
    Matchup(4, "master", "ismcts-10000", at_least=0.38),
    Matchup(4, "ismcts-10000", "master", at_most=0.12),
    Matchup(5, "master", "ismcts-2000", at_least=0.27),
    Matchup(6, "master", "ismcts-2000", at_least=0.22),
    Matchup(3, "sharp", "rule", at_least=0.68),
    # What these opponents are worth among themselves.
    Matchup(3, "ismcts-2000", "rule"),
    Matchup(3, "ismcts-10000", "rule"),
)
