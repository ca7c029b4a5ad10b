"""A dry run of a decision on a copy of the match, ply by ply.

The facts that follow are written down first. When the table applies them, it takes over the result
of the dry run instead of reading, checking and playing everything once more.
"""

from collections.abc import Mapping

from mypy_extensions import mypyc_attr

from skulduggery.core.event_recorder import EventRecorder
from skulduggery.core.events import Event
from skulduggery.core.game import AnyGame
from skulduggery.core.match import Match
from skulduggery.core.state import State
from skulduggery.table import facts


@mypyc_attr(acyclic=True)
class PlayedPly:
    """One ply, the fact that says so, and its result."""

    def __init__(
        self,
        fact: facts.AnyFact,
        ply: tuple[int, int],
        recorder: EventRecorder,
        after: State,
        revealable: Mapping[int, list[str]] | None,
    ) -> None:
        self.fact = fact
        self.ply = ply  # who, a seat or CHANCE, and what
        self.before = recorder.state_before
        self.events: list[Event] = recorder.events
        self.after = after
        self.pending: list[int] = after.pending_seats()  # seats that owe a decision now
        self.revealable = revealable  # None where that has not changed


@mypyc_attr(acyclic=True)
class DryRun:
    """Plies played on a copy; the match itself is unchanged."""

    def __init__(self, game: AnyGame, match: Match, seat: int) -> None:
        """Of a decision of this seat, and what chance makes of it."""
        self.game = game
        self._base: State = match.state
        self._recorder = EventRecorder(game)
        if match.state.actor == seat:  # nobody changes it meanwhile: one copy is enough
            self._recorder.kept_state = match.state
        self.match = Match(match.state.clone(), self._recorder)
        self._plies: list[PlayedPly] = []
        self._taken_count = 0  # of them, by the table

    def record_ply(self, fact: facts.AnyFact) -> None:
        """Record the last ply under this fact."""
        recorder, match = self._recorder, self.match
        if self._plies:  # the state goes on changing, but it was copied before it did
            assert recorder.state_before is not None
            self._plies[-1].after = recorder.state_before
        shown = self.game.revealable(recorder.state_before, recorder.events)
        self._plies.append(PlayedPly(fact, match.plies[-1], recorder, match.state, shown))

    def take_over_ply(self, fact: facts.AnyFact, match: Match) -> PlayedPly | None:
        """The result of this fact, if it is the next ply of the dry run for this match."""
        if self._base is not match.state or self._plies[self._taken_count].fact is not fact:
            return None
        played = self._plies[self._taken_count]
        self._taken_count += 1
        match.plies.append(played.ply)
        match.state = self._base = played.after
        return played

    def is_used_up(self) -> bool:
        return self._taken_count == len(self._plies)
