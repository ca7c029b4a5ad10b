"""Matches played on, to see what a choice comes to."""

from librt.vecs import vec
from mypy_extensions import i64

from skulduggery.core.rng import Rng
from skulduggery.core.state import CHANCE
from skulduggery.games.saber_skull.bots.rule_of_thumb import by_thumb
from skulduggery.games.saber_skull.bots.value_net import Outlook, prize_of_match, prized
from skulduggery.games.saber_skull.rules.state import CAST, NOBODY, SaberSkullState, match_points


class Playouts:
    """Plays a match on to its end, or for some turns, and says what it was worth.

    Everybody goes by the net; or one alone does, and the others go by the rule of thumb.
    """

    def __init__(self, outlook: Outlook, alone: i64 = NOBODY) -> None:
        self.outlook = outlook
        self.alone: i64 = alone
        self.prizes: list[vec[float]] = [
            prize_of_match(outlook.players, seat) for seat in range(outlook.players)
        ]

    def choose(self, state: SaberSkullState) -> i64:
        """What whoever decides next does, for the sake of the match."""
        if self.alone == NOBODY or self.alone == state.actor:
            return self.outlook.choose(state, self.prizes[state.actor])
        return by_thumb(state)

    def play(self, state: SaberSkullState, turns: i64, prize: vec[float], rng: Rng) -> float:
        """The worth by `prize`, after so many turns as the net sees it, or at the match's end.

        `state` is played on.
        """
        match = len(state.table)
        until = state.turns + turns
        while len(state.table) == match:
            if state.phase == CAST and state.turns >= until:
                return self.outlook.rolling(state, prize)
            if state.actor == CHANCE:
                state.advance(state.draw(rng))
            else:
                state.advance(self.choose(state))
        return prized(match_points(list(state.table[match])), prize)
