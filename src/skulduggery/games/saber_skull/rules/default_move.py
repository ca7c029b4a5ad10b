"""What is played in Säbel & Schädel for somebody whose time has run out."""

from skulduggery.games.saber_skull.rules import state as rules
from skulduggery.games.saber_skull.rules.actions import PLACE, STOP
from skulduggery.games.saber_skull.rules.state import SaberSkullState


def default(state: SaberSkullState, seat: int) -> int:
    """Stop; place the own colour, or the first there is."""
    if state.phase == rules.GO_ON:
        return STOP
    return PLACE + seat if state.is_legal(PLACE + seat) else state.nth(0)
