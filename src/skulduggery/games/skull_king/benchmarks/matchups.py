"""The matches by which the strength of the bots of Skull King is measured."""

from skulduggery.bench.matchups import Matchup
from skulduggery.core.state import State
from skulduggery.games.skull_king.rules.state import SkullKingState

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


def bids_met(state: State, player: int) -> tuple[int, int]:
    """The bids of a player in a finished game, and those that were met exactly."""
    assert isinstance(state, SkullKingState)
    lines = [line[player] for line in state.pad]
    return len(lines), sum(bid == tricks for bid, tricks, _ in lines)
