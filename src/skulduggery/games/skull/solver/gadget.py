"""The gadget game of safe re-solving: each opponent type enters the subgame or takes its promise.

The promise is the value that an earlier solution leaves to that type.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

# The uniform part of the weights of both types: protects against one believed to be impossible.
_UNIFORM_MASS_SHARE: Final = 0.1
_NO_PROMISE_VALUE: Final = -1.0  # below any win probability: everybody enters


class ResolvingGadget:
    """Without this choice a strategy may give away, at other beliefs, what earlier rounds held.

    Each type of the opponent learns to enter where that brings more than the promise; so a strategy
    for the round is found that leaves no type more than that (Burch, Johanson and Bowling 2014).
    """

    def __init__(self, side: i64, promise: list[float] | None, belief: float) -> None:
        """Nothing promised: all enter, as likely as they are believed to be."""
        self.side = side
        alike = _UNIFORM_MASS_SHARE if promise is not None else 0.0
        enter = 0.5 if promise is not None else 1.0
        self._promise: vec[float] = vec[float](
            promise if promise is not None else [_NO_PROMISE_VALUE, _NO_PROMISE_VALUE]
        )
        self.mass: vec[float] = vec[float](
            [
                (1.0 - alike) * (1.0 - belief) + alike / 2.0,
                (1.0 - alike) * belief + alike / 2.0,
            ]
        )
        self.enter: vec[float] = vec[float]([enter, enter])
        self._regret_in: vec[float] = vec[float]([0.0, 0.0])
        self._regret_out: vec[float] = vec[float]([0.0, 0.0])

    def update_regrets(self, kind: i64, inside: float) -> None:
        """Predictive regret matching+, as for every other choice."""
        outside = self._promise[kind]
        value = self.enter[kind] * (inside - outside) + outside
        regret_in = max(0.0, self._regret_in[kind] + inside - value)
        regret_out = max(0.0, self._regret_out[kind] + outside - value)
        self._regret_in[kind] = regret_in
        self._regret_out[kind] = regret_out
        wish_in = max(0.0, regret_in + inside - value)
        wish_out = max(0.0, regret_out + outside - value)
        both = wish_in + wish_out
        self.enter[kind] = wish_in / both if both > 0.0 else 0.5
