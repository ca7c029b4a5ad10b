"""The master of Säbel & Schädel.

With two it plays by the tablebase of the ring. With three and more it plays by a value net, for the
championship where there is one.
"""

import math
from functools import cache
from importlib.resources import files
from typing import cast

from librt.vecs import vec

from skulduggery.bots.advisor import ChoiceEstimate, WinEstimate
from skulduggery.bots.bot import EventHistory
from skulduggery.bots.inference_net import read_net
from skulduggery.bots.time_budget import TimedBot
from skulduggery.core.rng import Rng
from skulduggery.core.view import View
from skulduggery.games.saber_skull.bots.championship_value import (
    championship_prize,
    title_probabilities,
)
from skulduggery.games.saber_skull.bots.playouts import PlayoutRunner
from skulduggery.games.saber_skull.bots.two_player_tablebase import match_share, tablebase_at
from skulduggery.games.saber_skull.bots.value_net import ValueNet, match_prize
from skulduggery.games.saber_skull.rules.actions import ACTION_TEXTS
from skulduggery.games.saber_skull.rules.state import PHASE_ENDED, SaberSkullState
from skulduggery.games.saber_skull.rules.view import SaberSkullView
from skulduggery.games.saber_skull.rules.view_builder import some_world

_TABLEBASE_PLAYERS = 2
_WEIGHING_TIME_S = 0.2  # unless a time is given
_PLAYOUT_ROUNDS = 2  # before the net evaluates a playout
_MAX_PLAYOUTS = 400
MIN_PLAYOUTS = 8


@cache
def load_value_net(players: int) -> ValueNet:
    """The one of the package."""
    folder = files("skulduggery.games.saber_skull.bots").joinpath("nets")
    return ValueNet(read_net(folder.joinpath(f"{players}.net").read_bytes()), players)


class SaberSkullMasterBot(TimedBot):
    name = "master"

    def decide(self, view: View, seat: int, history: EventHistory = ()) -> str:
        choices = view.choices[seat]
        if len(choices) == 1:
            return choices[0]
        return ACTION_TEXTS[self.best_action(some_world(cast(SaberSkullView, view)))]

    def best_action(self, state: SaberSkullState) -> int:
        if state.num_players == _TABLEBASE_PLAYERS:  # most matches win the championship (F18)
            return tablebase_at(state).best_action(state)
        return int(
            load_value_net(state.num_players).choose_action(
                state, self._seat_prize(state, state.actor)
            )
        )

    def _seat_prize(self, state: SaberSkullState, seat: int) -> "vec[float]":
        """The prize (payoff vector) of a seat."""
        if state.championship:
            return championship_prize(tuple(crew.points for crew in state.crews), seat)
        return match_prize(state.num_players, seat)

    # For hints and reviews.

    def weigh_choices(
        self, view: View, seat: int, history: EventHistory = ()
    ) -> list[ChoiceEstimate]:
        state = some_world(cast(SaberSkullView, view))
        texts = view.choices[seat]
        plies = [ACTION_TEXTS.index(text) for text in texts]
        chosen = plies[0] if len(plies) == 1 else self.best_action(state)
        if state.num_players == _TABLEBASE_PLAYERS:
            tablebase = tablebase_at(state)
            worths = [
                WinEstimate(self._game_share(state, seat, tablebase.action_share(state, ply, seat)))
                for ply in plies
            ]
        else:
            worths = self._playout_values([state_after(state, ply) for ply in plies], state, seat)
        return [
            ChoiceEstimate(text, float(ply == chosen), worth)
            for text, ply, worth in zip(texts, plies, worths, strict=True)
        ]

    def estimate_win(self, view: View, player: int, history: EventHistory = ()) -> WinEstimate:
        state = some_world(cast(SaberSkullView, view))
        if state.phase == PHASE_ENDED:
            winners = state.winners()
            return WinEstimate((player in winners) / len(winners))
        if state.num_players == _TABLEBASE_PLAYERS:
            return WinEstimate(self._game_share(state, player, match_share(state, player)))
        return self._playout_values([state], state, player)[0]

    def _game_share(self, state: SaberSkullState, seat: int, share: float) -> float:
        """The share of the win, from that of the match, with two players."""
        if not state.championship:
            return share
        points = [crew.points for crew in state.crews]
        won, lost = list(points), list(points)
        won[seat] += 3
        won[1 - seat] += 2
        lost[seat] += 2
        lost[1 - seat] += 3
        return (
            share * title_probabilities(tuple(won))[seat]
            + (1 - share) * title_probabilities(tuple(lost))[seat]
        )

    def _playout_values(
        self, states: list[SaberSkullState], before: SaberSkullState, seat: int
    ) -> list[WinEstimate]:
        """Each played on for some rounds, again and again, with the same dice for all."""
        has_time = self.start_budget(_WEIGHING_TIME_S)
        players = before.num_players
        playouts = PlayoutRunner(load_value_net(players))
        prize = self._seat_prize(before, seat)
        matches = len(before.table)
        found: list[list[float]] = [[] for _ in states]
        for number in range(_MAX_PLAYOUTS):
            if number >= MIN_PLAYOUTS and not has_time():
                break
            dice = self.rng.next_word()
            for state, worths in zip(states, found, strict=True):
                if len(state.table) > matches:
                    worths.append(float(_share_won(before, state, seat)))
                else:
                    chance = Rng(dice)
                    worths.append(
                        playouts.play_out(state.clone(), _PLAYOUT_ROUNDS * players, prize, chance)
                    )
        return [_mean_estimate(worths) for worths in found]


def state_after(state: SaberSkullState, ply: int) -> SaberSkullState:
    then = state.clone()
    then.advance(ply)
    return then


def _share_won(before: SaberSkullState, state: SaberSkullState, seat: int) -> float:
    """What the end of a match has brought."""
    if not before.championship:
        return float(seat in state.winners())
    return title_probabilities(tuple(crew.points for crew in state.crews))[seat]


def _mean_estimate(worths: list[float]) -> WinEstimate:
    mean = sum(worths) / len(worths)
    spread = sum((worth - mean) ** 2 for worth in worths) / (len(worths) - 1)
    # Even where they all agree, they are only so many.
    error = max(math.sqrt(spread / len(worths)), 0.5 / len(worths))
    return WinEstimate(min(1.0, max(0.0, mean)), error)
