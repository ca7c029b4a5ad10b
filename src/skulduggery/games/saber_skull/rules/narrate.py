"""The events of a game of Säbel & Schädel, ply by ply."""

from collections.abc import Iterator

from skulduggery.core.events import Event
from skulduggery.core.packed_counts import total_count
from skulduggery.games.saber_skull.rules import state as rules
from skulduggery.games.saber_skull.rules.actions import (
    ACTION_TEXTS,
    COLOUR_NAMES,
    DIE_OFFSET,
    PLACE_OFFSET,
    STOP,
)
from skulduggery.games.saber_skull.rules.events import (
    ChampionshipWon,
    CoasterLaid,
    DieRolled,
    MatchBegan,
    MatchWon,
    PointsGiven,
    RingLaid,
    RolledOff,
    RollOffTied,
    Stopped,
    TokenPlaced,
    TokensTaken,
)
from skulduggery.games.saber_skull.rules.state import SaberSkullState, match_points
from skulduggery.games.saber_skull.rules.view_builder import count_tokens, seats_in


def opening_events(state: SaberSkullState) -> Iterator[Event]:
    """The events before the first ply."""
    if state.fixed_ring:
        yield RingLaid([ACTION_TEXTS[coaster] for coaster in state.laid_coasters()])
    if state.turns == 1:
        yield MatchBegan(1, state.first)


def events_of_action(
    before: SaberSkullState, action: int, after: SaberSkullState
) -> Iterator[Event]:
    """The events of one ply, in the order in which a table would announce them."""
    phase = before.phase
    if phase == rules.PHASE_LAY:
        yield CoasterLaid(ACTION_TEXTS[action])
        if before.count_actions() == 1:
            yield RingLaid([ACTION_TEXTS[coaster] for coaster in after.laid_coasters()])
    elif phase == rules.PHASE_ROLL_OFF:
        yield RolledOff(before.next_to_roll_off(), action - DIE_OFFSET)
        if after.phase == rules.PHASE_ROLL_OFF and after.best == 0:
            yield RollOffTied(seats_in(after.contenders))
    elif phase == rules.PHASE_CAST:
        yield from _roll_events(before, action - DIE_OFFSET, after)
    elif phase == rules.PHASE_CHOOSE_TOKEN:
        seat = before.turn
        left = total_count(before.crews[seat].tokens) - 1
        yield TokenPlaced(seat, COLOUR_NAMES[action - PLACE_OFFSET], before.die, left)
        if left == 0:
            yield from _match_won_events(before, after)
    elif action == STOP:
        yield Stopped(before.turn)
    if after.turns == 1 and (before.turns != 1 or before.match != after.match):
        yield MatchBegan(after.match, after.first)


def _roll_events(before: SaberSkullState, die: int, after: SaberSkullState) -> Iterator[Event]:
    seat = before.turn
    yield DieRolled(seat, die)
    if before.can_place(die):
        return
    island = before.islands[die - 1]
    yield TokensTaken(
        seat,
        die,
        count_tokens(island.pile),
        count_tokens(before.pulled_by(island)),
        total_count(after.crews[seat].tokens),
    )


def _match_won_events(before: SaberSkullState, after: SaberSkullState) -> Iterator[Event]:
    left = list(after.table[-1])
    yield MatchWon(before.turn, left)
    if before.championship:
        totals = [crew.points for crew in after.crews]
        yield PointsGiven(match_points(left), totals)
        if after.phase == rules.PHASE_ENDED:
            yield ChampionshipWon(after.winners()[0], totals)
