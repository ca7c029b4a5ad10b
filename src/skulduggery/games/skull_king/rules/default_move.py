"""What is played in Skull King for somebody whose time has run out."""

from skulduggery.games.skull_king.rules import state as rules
from skulduggery.games.skull_king.rules.actions import BID_OFFSET
from skulduggery.games.skull_king.rules.state import SkullKingState


def default_action(state: SkullKingState, seat: int) -> int:
    """Bid a fair share of the tricks; roll the weakest die that may be rolled."""
    if state.phase == rules.PHASE_ANNOUNCE:
        return BID_OFFSET + state.round // state.num_players
    return state.nth_action(state.count_actions() - 1)
