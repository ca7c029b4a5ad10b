"""What is played in Skull for somebody whose time has run out."""

from skulduggery.games.skull.rules import state as rules
from skulduggery.games.skull.rules.actions import FLIP, PASS, START
from skulduggery.games.skull.rules.state import SkullState


def default_action(state: SkullState, seat: int) -> int:
    """Lay a flower, pass, bid as little as possible; discs and seats in turn (D4)."""
    if state.phase == rules.PHASE_RAISE:
        return PASS
    if state.phase == rules.PHASE_ATTEMPT:
        return FLIP + next_seat(state, seat, FLIP)
    if state.phase == rules.PHASE_NAME_STARTER:
        return START + next_seat(state, seat, START)
    return state.nth_action(0)  # a flower first, and with an empty hand the lowest bid


def next_seat(state: SkullState, seat: int, move: int) -> int:
    """The next seat clockwise for which the move is legal."""
    seats = [(seat + k) % state.num_seats for k in range(1, state.num_seats)]
    return next(other for other in seats if state.is_legal(move + other))
