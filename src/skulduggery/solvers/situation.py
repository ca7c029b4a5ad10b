"""A game in extensive form as the solvers ask for it: one situation leads to the next."""

from mypy_extensions import mypyc_attr


@mypyc_attr(allow_interpreted_subclasses=True)
class GameNode:
    """One point of a game between two players who want the opposite; it never changes."""

    def acting_player(self) -> int:
        """The player who decides, 0 or 1; or CHANCE, or OVER."""
        raise NotImplementedError

    def legal_actions(self) -> list[int]:
        """What can be decided, or what chance can bring, in rising order."""
        raise NotImplementedError

    def outcome_probabilities(self) -> list[float]:
        """How likely chance brings each of `actions`; never 0."""
        raise NotImplementedError

    def infoset_key(self) -> str:
        """All that the one who decides has seen and done so far (perfect recall)."""
        raise NotImplementedError

    def child_after(self, action: int) -> "GameNode":
        raise NotImplementedError

    def final_payoff(self) -> float:
        """What player 0 has won at the end, and player 1 lost."""
        raise NotImplementedError

    def __deepcopy__(self, memo: dict[int, object]) -> "GameNode":
        return self  # what never changes needs no second one
