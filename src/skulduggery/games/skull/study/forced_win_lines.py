"""Wins at Skull that nothing can stop, for the discs somebody may have."""

from collections.abc import Iterator

import msgspec

from skulduggery.games import game_named
from skulduggery.games.skull.rules.options import SkullOptions
from skulduggery.games.skull.rules.position import SeatDiscs, SkullPosition, state_at
from skulduggery.games.skull.rules.state import SkullState
from skulduggery.games.skull.solver.explain import PlanExplainer
from skulduggery.games.skull.solver.forced_win import find_forced_win
from skulduggery.games.skull.solver.position_solver import DuelProblem
from skulduggery.words import translate

SKULL_GAME = game_named("skull")


def forced_win_lines(
    position: SkullPosition,
    question: DuelProblem,
    owner_starts: bool,
    seat: int,
    language: str = "en",
) -> Iterator[str]:
    """For each of the discs that a player may have, what to do, if that is certain to win."""
    other = next(s for s in question.seats if s != seat)
    telling = PlanExplainer(seat, numbered_seat_names(len(position.seats), language), language)
    for own in possible_discs(question, position, seat):
        worlds = [
            world_with(position, {seat: own, other: theirs}, owner_starts)
            for theirs in possible_discs(question, position, other)
        ]
        plan = find_forced_win(worlds, seat)
        if plan is not None:
            discs = str(own).rstrip("+")
            with_discs = translate("solve-with", language, seat=str(seat), discs=discs)
            yield from telling.plan_lines(plan, [with_discs])


def possible_discs(question: DuelProblem, position: SkullPosition, seat: int) -> list[SeatDiscs]:
    """What a seat may own, by the beliefs."""
    discs = position.seats[seat]
    belief = question.beliefs[question.seats.index(seat)]
    return [
        SeatDiscs(discs.number, skull, discs.points)
        for skull, chance in ((False, 1 - belief), (True, belief))
        if chance > 0
    ]


def world_with(
    position: SkullPosition, discs: dict[int, SeatDiscs], owner_starts: bool
) -> SkullState:
    """One of the truths; of all options only who starts matters with two left."""
    seats = tuple(discs.get(seat, SeatDiscs(0, False, 0)) for seat in range(len(position.seats)))
    exact = msgspec.structs.replace(position, seats=seats)
    options = SkullOptions(boxes=2, failed_starter="skull_owner" if owner_starts else "challenger")
    return state_at(exact, options, len(seats))


def numbered_seat_names(seats: int, language: str) -> list[str]:
    return [translate("solve-seat", language, seat=str(seat)) for seat in range(seats)]
