"""A game of Säbel & Schädel told ply by ply."""

from collections.abc import Iterator

from skulduggery.core.events import Event
from skulduggery.core.packed_counts import size
from skulduggery.games.saber_skull.rules import state as rules
from skulduggery.games.saber_skull.rules.actions import COLOURS, DIE, PLACE, STOP, TEXTS
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
from skulduggery.games.saber_skull.rules.view_builder import seats_in, tokens


def opening(state: SaberSkullState) -> Iterator[Event]:
    """What is told before the first ply."""
    if state.fixed_ring:
        yield RingLaid([TEXTS[coaster] for coaster in state.coasters()])
    if state.turns == 1:
        yield MatchBegan(1, state.first)


def events(before: SaberSkullState, action: int, after: SaberSkullState) -> Iterator[Event]:
    """What one ply brought about, in the order a table would tell it."""
    phase = before.phase
    if phase == rules.LAY:
        yield CoasterLaid(TEXTS[action])
        if before.count() == 1:
            yield RingLaid([TEXTS[coaster] for coaster in after.coasters()])
    elif phase == rules.ROLL_OFF:
        yield RolledOff(before.next_to_roll_off(), action - DIE)
        if after.phase == rules.ROLL_OFF and after.best == 0:
            yield RollOffTied(seats_in(after.contenders))
    elif phase == rules.CAST:
        yield from landed(before, action - DIE, after)
    elif phase == rules.CHOOSE_TOKEN:
        seat = before.turn
        left = size(before.crews[seat].tokens) - 1
        yield TokenPlaced(seat, COLOURS[action - PLACE], before.die, left)
        if left == 0:
            yield from match_won(before, after)
    elif action == STOP:
        yield Stopped(before.turn)
    if after.turns == 1 and (before.turns != 1 or before.match != after.match):
        yield MatchBegan(after.match, after.first)


def landed(before: SaberSkullState, die: int, after: SaberSkullState) -> Iterator[Event]:
    seat = before.turn
    yield DieRolled(seat, die)
    if before.can_place(die):
        return
    pulled = before.islands[5].pile - after.islands[5].pile
    yield TokensTaken(
        seat,
        die,
        tokens(before.islands[die - 1].pile),
        tokens(pulled),
        size(after.crews[seat].tokens),
    )


def match_won(before: SaberSkullState, after: SaberSkullState) -> Iterator[Event]:
    left = list(after.table[-1])
    yield MatchWon(before.turn, left)
    if before.championship:
        totals = [crew.points for crew in after.crews]
        yield PointsGiven(match_points(left), totals)
        if after.phase == rules.ENDED:
            yield ChampionshipWon(after.winners()[0], totals)
