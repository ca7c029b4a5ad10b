"""How many of its bids somebody has met, beside how often it has won."""

from skulduggery.core.state import State
from skulduggery.games.skull_king.rules.state import SkullKingState


def bids_met(state: State, player: int) -> tuple[int, int]:
    """The bids of a player in a finished game, and those that were met exactly."""
    assert isinstance(state, SkullKingState)
    lines = [line[player] for line in state.pad]
    return len(lines), sum(bid == tricks for bid, tricks, _ in lines)
