"""Playouts of a match of Säbel & Schädel."""

from librt.vecs import vec
from mypy_extensions import i64

from skulduggery.core.rng import Rng
from skulduggery.core.state import CHANCE
from skulduggery.games.saber_skull.bots.rule_of_thumb import rule_action
from skulduggery.games.saber_skull.bots.value_net import ValueNet, match_prize, prize_of_points
from skulduggery.games.saber_skull.rules.state import (
    NO_SEAT,
    PHASE_CAST,
    SaberSkullState,
    match_points,
)


class PlayoutRunner:
    """Plays a match on to its end, or for some turns, and returns the expected prize.

    Everybody goes by the net; or one alone does, and the others go by the rule of thumb.
    """

    def __init__(self, value_net: ValueNet, net_seat: i64 = NO_SEAT) -> None:
        self._value_net = value_net
        self.net_seat: i64 = net_seat
        self._prizes: list[vec[float]] = [
            match_prize(value_net.players, seat) for seat in range(value_net.players)
        ]

    def choose_action(self, state: SaberSkullState) -> i64:
        """The action of whoever decides next; everybody plays for this match."""
        if self.net_seat == NO_SEAT or self.net_seat == state.actor:
            return self._value_net.choose_action(state, self._prizes[state.actor])
        return rule_action(state)

    def play_out(self, state: SaberSkullState, turns: i64, prize: vec[float], rng: Rng) -> float:
        """The value by `prize`: the net's after so many turns, or the result at the match's end.

        `state` is played on.
        """
        match = len(state.table)
        until = state.turns + turns
        while len(state.table) == match:
            if state.phase == PHASE_CAST and state.turns >= until:
                return self._value_net.rolling_value(state, prize)
            if state.actor == CHANCE:
                state.advance(state.draw_action(rng))
            else:
                state.advance(self.choose_action(state))
        return prize_of_points(match_points(list(state.table[match])), prize)
