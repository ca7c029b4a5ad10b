"""Wins at Skull that nothing can stop, told line by line."""

from collections.abc import Iterator

import msgspec

from skulduggery.cli.words import LANGUAGE, told
from skulduggery.core.events import Event
from skulduggery.core.narrator import as_seen
from skulduggery.games import game_named
from skulduggery.games.skull.actions import TEXTS
from skulduggery.games.skull.events import (
    AttemptBegan,
    AttemptFailed,
    AttemptSucceeded,
    BidRaised,
    ChallengeOpened,
    DiscFlipped,
    DiscLaid,
    DiscLost,
    DiscSealed,
    FirstDiscsDown,
    GameWon,
    Passed,
    TribeOut,
)
from skulduggery.games.skull.options import SkullOptions
from skulduggery.games.skull.position import Discs, Position, state_at
from skulduggery.games.skull.state import LOSE, SkullState
from skulduggery.solve.skull.forced import Branch, Plan, forced_win
from skulduggery.solve.skull.study import Question

SKULL = game_named("skull")
INDENT = "  "
# Nothing hangs on these: they happen in every round, or the line says them anyway.
UNTOLD = (
    DiscSealed,
    FirstDiscsDown,
    AttemptBegan,
    TribeOut,
    GameWon,
)
SAID = (DiscLaid, ChallengeOpened, BidRaised, Passed)
ENDS = (AttemptSucceeded, AttemptFailed)  # of an attempt, with what was found


def way_to_win(
    position: Position, question: Question, owner_starts: bool, seat: int
) -> Iterator[str]:
    """For each of the discs that a player may have, what to do, if that is certain to win."""
    other = next(s for s in question.seats if s != seat)
    for own in discs_of(question, position, seat):
        worlds = [
            truth(position, {seat: own, other: theirs}, owner_starts)
            for theirs in discs_of(question, position, other)
        ]
        plan = forced_win(worlds, seat)
        if plan is not None:
            with_discs = told("solve-with", seat=str(seat), discs=str(own).rstrip("+"))
            yield from lines_of(plan, seat, [with_discs], 0)


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


def lines_of(plan: Plan | None, seat: int, said: list[str], depth: int) -> Iterator[str]:
    """A plan, after what is `said` already: one line until ways part, then lines for each way."""
    while plan is not None:
        if plan.ply is not None:
            names = seat_names(plan.branches[0].before.num_seats)
            said.append(SKULL.label(TEXTS[plan.ply], names, LANGUAGE) + ".")
        if len(plan.branches) > 1:
            yield INDENT * depth + " ".join(said)
            for branch in plan.branches:
                yield from lines_of(branch.plan, seat, ["-", *told_of(branch, seat)], depth + 1)
            return
        branch = plan.branches[0]
        said += told_of(branch, seat)
        plan = branch.plan
    yield INDENT * depth + " ".join([*said, told("solve-won")])


def told_of(branch: Branch, seat: int) -> list[str]:
    """What the player learns by a ply."""
    names = seat_names(branch.before.num_seats)
    events = list(SKULL.events(branch.before, branch.ply, branch.after))
    ended = any(isinstance(event, ENDS) for event in events)
    return [
        SKULL.sentence(event, names, LANGUAGE)
        for event in as_seen(events, branch.before, seat)
        if not (isinstance(event, UNTOLD) or is_known(event, branch.before, seat))
        and not (ended and isinstance(event, DiscFlipped))
    ]


def is_known(event: Event, before: SkullState, seat: int) -> bool:
    """Whether it only says what the player has decided, or laid."""
    if isinstance(event, DiscFlipped):
        return event.owner == seat == event.seat
    if before.actor != seat:
        return False
    return isinstance(event, SAID) or (before.phase == LOSE and isinstance(event, DiscLost))


def seat_names(seats: int) -> list[str]:
    return [told("solve-seat", seat=str(seat)) for seat in range(seats)]
