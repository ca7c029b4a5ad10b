"""What is played in Säbel & Schädel for somebody whose time has run out."""

from skulduggery.games.saber_skull.rules import state as rules
from skulduggery.games.saber_skull.rules.actions import PLACE_OFFSET, STOP
from skulduggery.games.saber_skull.rules.state import SaberSkullState


def default_action(state: SaberSkullState, seat: int) -> int:
    """Stop; place the own colour, or the first there is."""
    if state.phase == rules.PHASE_GO_ON:
        return STOP
    return PLACE_OFFSET + seat if state.is_legal(PLACE_OFFSET + seat) else state.nth_action(0)
