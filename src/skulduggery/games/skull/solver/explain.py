"""Wins at Skull that nothing can stop, told line by line."""

from collections.abc import Iterator, Sequence

from skulduggery.core.event_recorder import as_seen
from skulduggery.core.events import Event
from skulduggery.games import game_named
from skulduggery.games.skull.rules.actions import TEXTS
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
from skulduggery.games.skull.rules.state import LOSE, SkullState
from skulduggery.games.skull.solver.forced_win import Branch, Plan
from skulduggery.words import say

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


class Telling:
    """Tells plans of one player, whose names go by seat, in a language."""

    def __init__(self, seat: int, names: Sequence[str], language: str) -> None:
        self.seat = seat
        self.names = names
        self.language = language

    def lines(self, plan: Plan | None, said: list[str], depth: int = 0) -> Iterator[str]:
        """After what is `said` already: one line until ways part, then lines for each way."""
        while plan is not None:
            if plan.ply is not None:
                said.append(SKULL.label(TEXTS[plan.ply], self.names, self.language) + ".")
            if len(plan.branches) > 1:
                yield INDENT * depth + " ".join(said)
                for branch in plan.branches:
                    yield from self.lines(branch.plan, ["-", *self.told(branch)], depth + 1)
                return
            branch = plan.branches[0]
            said += self.told(branch)
            plan = branch.plan
        yield INDENT * depth + " ".join([*said, say("solve-won", self.language)])

    def told(self, branch: Branch) -> list[str]:
        """What the player learns by a ply."""
        events = list(SKULL.events(branch.before, branch.ply, branch.after))
        ended = any(isinstance(event, ENDS) for event in events)
        return [
            SKULL.sentence(event, self.names, self.language)
            for event in as_seen(events, branch.before, self.seat)
            if not (isinstance(event, UNTOLD) or self.is_known(event, branch.before))
            and not (ended and isinstance(event, DiscFlipped))
        ]

    def is_known(self, event: Event, before: SkullState) -> bool:
        """Whether it only says what the player has decided, or laid."""
        if isinstance(event, DiscFlipped):
            return event.owner == self.seat == event.seat
        if before.actor != self.seat:
            return False
        return isinstance(event, SAID) or (before.phase == LOSE and isinstance(event, DiscLost))
