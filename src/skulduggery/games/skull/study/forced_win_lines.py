"""Forced wins at Skull, explained line by line, for each set of discs somebody may have."""

from collections.abc import Iterator, Sequence

import msgspec

from skulduggery.core.event_recorder import redact_events
from skulduggery.core.events import Event
from skulduggery.games import game_named
from skulduggery.games.skull.rules.actions import ACTION_TEXTS
from skulduggery.games.skull.rules.events import (
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
from skulduggery.games.skull.rules.options import SkullOptions
from skulduggery.games.skull.rules.position import SeatDiscs, SkullPosition, state_at
from skulduggery.games.skull.rules.state import PHASE_LOSE, SkullState
from skulduggery.games.skull.solver.forced_win import Branch, Plan, find_forced_win
from skulduggery.games.skull.solver.position_solver import DuelProblem
from skulduggery.words import translate

SKULL_GAME = game_named("skull")
_LINE_INDENT = "  "
# Left out: they happen in every round, or the line says so anyway.
_OMITTED_EVENTS = (
    DiscSealed,
    FirstDiscsDown,
    AttemptBegan,
    TribeOut,
    GameWon,
)
_DECISION_EVENTS = (DiscLaid, ChallengeOpened, BidRaised, Passed)
_ATTEMPT_END_EVENTS = (AttemptSucceeded, AttemptFailed)  # of an attempt, with what was found


class PlanExplainer:
    """Puts plans of one player into sentences; `names` go by seat."""

    def __init__(self, seat: int, names: Sequence[str], language: str) -> None:
        self.seat = seat
        self._names = names
        self.language = language

    def plan_lines(self, plan: Plan | None, sentences: list[str], depth: int = 0) -> Iterator[str]:
        """After these `sentences`: one line until branches part, then lines for each branch."""
        while plan is not None:
            if plan.ply is not None:
                sentences.append(
                    SKULL_GAME.action_label(ACTION_TEXTS[plan.ply], self._names, self.language)
                    + "."
                )
            if len(plan.branches) > 1:
                yield _LINE_INDENT * depth + " ".join(sentences)
                for branch in plan.branches:
                    yield from self.plan_lines(
                        branch.plan, ["-", *self._branch_sentences(branch)], depth + 1
                    )
                return
            branch = plan.branches[0]
            sentences += self._branch_sentences(branch)
            plan = branch.plan
        yield _LINE_INDENT * depth + " ".join([*sentences, translate("solve-won", self.language)])

    def _branch_sentences(self, branch: Branch) -> list[str]:
        """What the player learns by a ply."""
        events = list(SKULL_GAME.events_of_action(branch.before, branch.ply, branch.after))
        ended = any(isinstance(event, _ATTEMPT_END_EVENTS) for event in events)
        return [
            SKULL_GAME.event_sentence(event, self._names, self.language)
            for event in redact_events(events, branch.before, self.seat)
            if not (
                isinstance(event, _OMITTED_EVENTS) or self._is_known_to_player(event, branch.before)
            )
            and not (ended and isinstance(event, DiscFlipped))
        ]

    def _is_known_to_player(self, event: Event, before: SkullState) -> bool:
        """Whether it only says what the player has decided, or laid."""
        if isinstance(event, DiscFlipped):
            return event.owner == self.seat == event.seat
        if before.actor != self.seat:
            return False
        return isinstance(event, _DECISION_EVENTS) or (
            before.phase == PHASE_LOSE and isinstance(event, DiscLost)
        )


def forced_win_lines(
    position: SkullPosition,
    question: DuelProblem,
    owner_starts: bool,
    seat: int,
    language: str = "en",
) -> Iterator[str]:
    """For each of the discs that a player may have, what to do, if that is certain to win."""
    other = next(s for s in question.seats if s != seat)
    explainer = PlanExplainer(seat, numbered_seat_names(len(position.seats), language), language)
    for own in _possible_discs(question, position, seat):
        worlds = [
            _world_with(position, {seat: own, other: theirs}, owner_starts)
            for theirs in _possible_discs(question, position, other)
        ]
        plan = find_forced_win(worlds, seat)
        if plan is not None:
            discs = str(own).rstrip("+")
            with_discs = translate("solve-with", language, seat=str(seat), discs=discs)
            yield from explainer.plan_lines(plan, [with_discs])


def _possible_discs(question: DuelProblem, position: SkullPosition, seat: int) -> list[SeatDiscs]:
    """What a seat may own, by the beliefs."""
    discs = position.seats[seat]
    belief = question.beliefs[question.seats.index(seat)]
    return [
        SeatDiscs(discs.number, skull, discs.points)
        for skull, chance in ((False, 1 - belief), (True, belief))
        if chance > 0
    ]


def _world_with(
    position: SkullPosition, discs: dict[int, SeatDiscs], owner_starts: bool
) -> SkullState:
    """One of the worlds; of all options only who starts matters with two left."""
    seats = tuple(discs.get(seat, SeatDiscs(0, False, 0)) for seat in range(len(position.seats)))
    exact = msgspec.structs.replace(position, seats=seats)
    options = SkullOptions(boxes=2, failed_starter="skull_owner" if owner_starts else "challenger")
    return state_at(exact, options, len(seats))


def numbered_seat_names(seats: int, language: str) -> list[str]:
    return [translate("solve-seat", language, seat=str(seat)) for seat in range(seats)]
