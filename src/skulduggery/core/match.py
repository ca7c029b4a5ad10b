"""One match being played: its full state, and the plies that led to it.

Terminal, simulation, tests and server all drive a match through this; it does no I/O, keeps no
clock and draws only from the generators it is given.
"""

from mypy_extensions import i64, mypyc_attr

from skulduggery.core.rng import Rng
from skulduggery.core.state import CHANCE, OVER, State


@mypyc_attr(allow_interpreted_subclasses=True)
class Watcher:
    """Is called before and after every ply of a match, with the full state."""

    def before_action(self, state: State, who: i64, action: i64) -> None:
        """`who` is a seat or CHANCE."""

    def after_action(self, state: State, who: i64, action: i64) -> None:
        pass


class Match:
    """A state and the plies so far as (who, action), where `who` is a seat or CHANCE."""

    def __init__(self, state: State, watcher: Watcher | None = None) -> None:
        self.state: State = state
        self.watcher: Watcher | None = watcher
        self.plies: list[tuple[int, int]] = []

    def is_over(self) -> bool:
        return self.state.actor == OVER

    def awaits_chance(self) -> bool:
        return self.state.actor == CHANCE

    def play_decision(self, seat: i64, action: i64) -> None:
        """A seat's decision, checked: an invalid one raises BadAction and changes nothing."""
        state = self.state
        asked = state.actor
        state.turn_to(seat)
        if not state.is_legal(action):
            refusal = state.illegal_action_error(action)
            state.actor = asked
            raise refusal
        self.play_action(seat, action)

    def play_outcome(self, action: i64) -> None:
        """An outcome of chance that was drawn elsewhere, checked."""
        if self.state.actor != CHANCE or not self.state.is_legal(action):
            raise self.state.illegal_action_error(action)
        self.play_action(CHANCE, action)

    def play_ply(self, who: i64, action: i64) -> None:
        """A decision of seat `who`, or an outcome where `who` is CHANCE, checked."""
        if who == CHANCE:
            self.play_outcome(action)
        else:
            self.play_decision(who, action)

    def draw_outcome(self, rng: Rng) -> None:
        """Draw one outcome of chance by its weight, and play it."""
        self.play_action(CHANCE, self.state.draw_action(rng))

    def play_random_decision(self, rng: Rng) -> None:
        """A uniformly random decision, as RandomBot makes it, but without building a view."""
        self.play_action(self.state.actor, self.state.draw_action(rng))

    def play_action(self, who: i64, action: i64) -> None:
        watcher = self.watcher
        if watcher is not None:
            watcher.before_action(self.state, who, action)
        self.state.advance(action)
        self.plies.append((who, action))
        if watcher is not None:
            watcher.after_action(self.state, who, action)

    def finish_at_random(self, chance: Rng, choice: Rng) -> None:
        """Play to the end with uniformly random decisions."""
        while self.state.actor != OVER:
            if self.state.actor == CHANCE:
                self.draw_outcome(chance)
            else:
                self.play_random_decision(choice)
