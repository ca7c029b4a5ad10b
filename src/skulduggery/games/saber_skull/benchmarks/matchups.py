"""The matches by which the strength of the bots of Säbel & Schädel is measured."""

from skulduggery.bench.matchups import Matchup

# Dice decide most of this game: what skill can do is little, so many games are needed.
SABER_SKULL_MATCHUPS = (
    Matchup(2, "master", "rule", games=10000),
    Matchup(3, "master", "rule", games=10000),
    Matchup(4, "master", "rule", games=10000),
    Matchup(5, "master", "rule", games=10000),
    Matchup(3, "rule", "master", games=10000),
    Matchup(4, "rule", "master", games=10000),
    Matchup(5, "rule", "master", games=10000),
    Matchup(3, "sharp", "casual"),
    Matchup(3, "master", "casual"),
    Matchup(3, "casual", "random"),
)
