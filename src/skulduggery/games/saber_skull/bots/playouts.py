"""Matches played on, to see what a choice comes to."""

from librt.vecs import vec
from mypy_extensions import i64

from skulduggery.core.rng import Rng
from skulduggery.core.state import CHANCE
from skulduggery.games.saber_skull.bots.rule_of_thumb import rule_action
from skulduggery.games.saber_skull.bots.value_net import ValueNet, match_prize, prize_of_points
from skulduggery.games.saber_skull.rules.state import (
    NOBODY,
    PHASE_CAST,
    SaberSkullState,
    match_points,
)


class PlayoutRunner:
    """Plays a match on to its end, or for some turns, and says what it was worth.

    Everybody goes by the net; or one alone does, and the others go by the rule of thumb.
    """

    def __init__(self, outlook: ValueNet, alone: i64 = NOBODY) -> None:
        self.value_net = outlook
        self.net_seat: i64 = alone
        self.prizes: list[vec[float]] = [
            match_prize(outlook.players, seat) for seat in range(outlook.players)
        ]

    def choose_action(self, state: SaberSkullState) -> i64:
        """What whoever decides next does, for the sake of the match."""
        if self.net_seat == NOBODY or self.net_seat == state.actor:
            return self.value_net.choose_action(state, self.prizes[state.actor])
        return rule_action(state)

    def play_out(self, state: SaberSkullState, turns: i64, prize: vec[float], rng: Rng) -> float:
        """The worth by `prize`, after so many turns as the net sees it, or at the match's end.

        `state` is played on.
        """
        match = len(state.table)
        until = state.turns + turns
        while len(state.table) == match:
            if state.phase == PHASE_CAST and state.turns >= until:
                return self.value_net.rolling_value(state, prize)
            if state.actor == CHANCE:
                state.advance(state.draw_action(rng))
            else:
                state.advance(self.choose_action(state))
        return prize_of_points(match_points(list(state.table[match])), prize)
