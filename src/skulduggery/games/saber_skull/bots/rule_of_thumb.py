"""The rule of thumb that is the reference at Säbel & Schädel, the same for ever.

Rolls again while few islands are full; places its own colour first, then the one it holds most of.
"""

from typing import Final

from mypy_extensions import i64

from skulduggery.core.packed_counts import number_of
from skulduggery.games.saber_skull.rules.actions import ISLAND_SIX, PLACE_OFFSET, ROLL, STOP
from skulduggery.games.saber_skull.rules.state import NUM_COLOURS, PHASE_GO_ON, SaberSkullState

MAX_FULL_ISLANDS: Final = 2  # of the ring, to roll again


def rule_action(state: SaberSkullState) -> i64:
    """The action of the rule of thumb for whoever decides next."""
    if state.phase == PHASE_GO_ON:
        return ROLL if _count_full(state) <= MAX_FULL_ISLANDS else STOP
    tokens = state.crews[state.turn].tokens
    most = state.turn
    if number_of(tokens, most) == 0:
        colour: i64 = 0
        while colour < NUM_COLOURS:
            if number_of(tokens, colour) > number_of(tokens, most):
                most = colour
            colour += 1
    return PLACE_OFFSET + most


def _count_full(state: SaberSkullState) -> i64:
    """Islands of the ring that are full."""
    full: i64 = 0
    face: i64 = 1
    while face < ISLAND_SIX:
        if not state.can_place(face):
            full += 1
        face += 1
    return full
