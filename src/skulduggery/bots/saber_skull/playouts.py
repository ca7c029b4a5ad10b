"""Matches played on by the net, to see what a choice comes to."""

from librt.vecs import vec
from mypy_extensions import i64

from skulduggery.bots.saber_skull.outlook import Outlook, prize_of_match, prized
from skulduggery.core.rng import Rng
from skulduggery.core.state import CHANCE
from skulduggery.games.saber_skull.state import CAST, SaberSkullState, match_points


class Playouts:
    """Plays a match on to its end, or for some turns, and says what it was worth."""

    def __init__(self, outlook: Outlook) -> None:
        self.outlook = outlook
        self.prizes: list[vec[float]] = [
            prize_of_match(outlook.players, seat) for seat in range(outlook.players)
        ]

    def play(self, state: SaberSkullState, turns: i64, prize: vec[float], rng: Rng) -> float:
        """The worth by `prize`, after so many turns as the net sees it, or at the match's end.

        Everybody plays for the match; `state` is played on.
        """
        match = len(state.table)
        until = state.turns + turns
        while len(state.table) == match:
            if state.phase == CAST and state.turns >= until:
                return self.outlook.rolling(state, prize)
            if state.actor == CHANCE:
                state.advance(state.draw(rng))
            else:
                state.advance(self.outlook.choose(state, self.prizes[state.actor]))
        return prized(match_points(list(state.table[match])), prize)
