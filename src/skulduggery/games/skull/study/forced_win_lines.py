"""Wins at Skull that nothing can stop, for the discs somebody may have."""

from collections.abc import Iterator

import msgspec

from skulduggery.games import game_named
from skulduggery.games.skull.rules.options import SkullOptions
from skulduggery.games.skull.rules.position import Discs, Position, state_at
from skulduggery.games.skull.rules.state import SkullState
from skulduggery.games.skull.solver.explain import Telling
from skulduggery.games.skull.solver.forced_win import forced_win
from skulduggery.games.skull.solver.position_solver import Question
from skulduggery.words import say

SKULL = game_named("skull")


def way_to_win(
    position: Position, question: Question, owner_starts: bool, seat: int, language: str = "en"
) -> Iterator[str]:
    """For each of the discs that a player may have, what to do, if that is certain to win."""
    other = next(s for s in question.seats if s != seat)
    telling = Telling(seat, seat_names(len(position.seats), language), language)
    for own in discs_of(question, position, seat):
        worlds = [
            truth(position, {seat: own, other: theirs}, owner_starts)
            for theirs in discs_of(question, position, other)
        ]
        plan = forced_win(worlds, seat)
        if plan is not None:
            discs = str(own).rstrip("+")
            with_discs = say("solve-with", language, seat=str(seat), discs=discs)
            yield from telling.lines(plan, [with_discs])


def discs_of(question: Question, position: Position, seat: int) -> list[Discs]:
    """What a seat may own, by the beliefs."""
    discs = position.seats[seat]
    belief = question.beliefs[question.seats.index(seat)]
    return [
        Discs(discs.number, skull, discs.points)
        for skull, chance in ((False, 1 - belief), (True, belief))
        if chance > 0
    ]


def truth(position: Position, discs: dict[int, Discs], owner_starts: bool) -> SkullState:
    """One of the truths; of all options only who starts matters with two left."""
    seats = tuple(discs.get(seat, Discs(0, False, 0)) for seat in range(len(position.seats)))
    exact = msgspec.structs.replace(position, seats=seats)
    options = SkullOptions(boxes=2, failed_starter="skull_owner" if owner_starts else "challenger")
    return state_at(exact, options, len(seats))


def seat_names(seats: int, language: str) -> list[str]:
    return [say("solve-seat", language, seat=str(seat)) for seat in range(seats)]
