"""The full state of one game: whose turn it is, which actions are legal, what they lead to.

A state is a compact mutable object of small ints. Plies are ints too: a decision of the seat in
`actor`, or an outcome of chance. Their texts belong to each game's `actions` module.
"""

from typing import Final

from mypy_extensions import i64, mypyc_attr

from skulduggery.core.errors import IllegalAction, NotYourTurn
from skulduggery.core.rng import Rng

CHANCE: Final = -1  # `actor` where an outcome of chance is next
OVER: Final = -2  # `actor` when the game has ended


@mypyc_attr(allow_interpreted_subclasses=True)
class State:
    """One game in progress. Subclasses implement the rules, and draw nothing at random."""

    def __init__(self, num_players: i64, num_seats: i64) -> None:
        self.num_players: i64 = num_players
        self.num_seats: i64 = num_seats
        self.actor: i64 = OVER
        self.phase: i64 = 0  # what is being decided, numbered by each game

    # What a game must implement.

    def count_actions(self) -> i64:
        """The number of legal actions, or of possible outcomes (0 when the game is over)."""
        raise NotImplementedError

    def nth_action(self, k: i64) -> i64:
        """The k-th of them, 0 <= k < count_actions(); the order is fixed for a given state."""
        raise NotImplementedError

    def advance(self, action: i64) -> None:
        """Play `action` unchecked, for loops that took it from this very state."""
        raise NotImplementedError

    def clone(self) -> "State":
        raise NotImplementedError

    def action_text(self, action: i64) -> str:
        """The canonical text of a ply."""
        raise NotImplementedError

    def winners(self) -> list[int]:
        """The players who have won; empty before the end."""
        raise NotImplementedError

    def scores(self) -> list[int]:
        """The score of each player: points, or tokens left."""
        raise NotImplementedError

    def redraw_hidden(self, player: i64, rng: Rng) -> None:
        """Redraw all that `player` cannot know, given what they know (-1: a spectator)."""
        raise NotImplementedError

    def observation_code(self, action: i64, player: i64) -> i64:
        """What `player` (-1: a spectator) observes of the ply `action`, as a number.

        In states that look alike to them, two plies have the same number if and only if their
        redacted events are equal.
        """
        raise NotImplementedError

    # What a game may override.

    def outcome_weight(self, k: i64) -> i64:
        """The weight of the k-th outcome of chance, out of `total_weight()`."""
        return 1

    def total_weight(self) -> i64:
        return self.count_actions()

    def round_number(self) -> i64:
        """The number of the current round, or match."""
        return 0

    def is_pending(self, seat: i64) -> bool:
        """Whether `seat` owes a decision now; several do while choices are being sealed."""
        return seat == self.actor

    def turn_to(self, seat: i64) -> None:
        """Ask `seat` next. Sealed choices commute, so any pending seat may go first."""
        if not 0 <= seat < self.num_seats or not self.is_pending(seat):
            raise NotYourTurn(seat, self.pending_seats(), self.actor == OVER)
        self.actor = seat

    # What follows from the above.

    def pending_seats(self) -> list[int]:
        """The seats that owe a decision now, in seat order."""
        return [seat for seat in range(self.num_seats) if self.is_pending(seat)]

    def player_of(self, seat: i64) -> i64:
        """With two tribes a player sits twice, on opposite sides of the table (D18)."""
        return seat % self.num_players

    def legal_actions(self) -> list[int]:
        """All legal actions, or possible outcomes."""
        return [self.nth_action(k) for k in range(self.count_actions())]

    def is_legal(self, action: i64) -> bool:
        n = self.count_actions()
        k: i64 = 0
        while k < n:
            if self.nth_action(k) == action:
                return True
            k += 1
        return False

    def apply(self, action: i64) -> None:
        """Play `action`, or raise IllegalAction and change nothing."""
        if not self.is_legal(action):
            raise self.illegal_action_error(action)
        self.advance(action)

    def illegal_action_error(self, action: i64) -> IllegalAction:
        """The error for an illegal action; lists the legal ones."""
        return IllegalAction(
            self.action_text(action), [self.action_text(legal) for legal in self.legal_actions()]
        )

    def draw_action(self, rng: Rng) -> i64:
        """A random outcome by its weight, or a uniformly random decision."""
        if self.actor != CHANCE:
            return self.nth_action(rng.below(self.count_actions()))
        left = rng.below(self.total_weight())
        k: i64 = 0
        while True:
            left -= self.outcome_weight(k)
            if left < 0:
                return self.nth_action(k)
            k += 1
