"""The master of Säbel & Schädel.

With two it knows the chance of every position, whatever the ring. With three and more it goes by
what a net has learned, and plays for the championship where there is one.
"""

import math
from functools import cache
from importlib.resources import files
from typing import cast

from librt.vecs import vec

from skulduggery.bots.advisor import Weighed, Worth
from skulduggery.bots.bot import Story
from skulduggery.bots.net import read_net
from skulduggery.bots.time_budget import Thinker
from skulduggery.core.rng import Rng
from skulduggery.core.view import View
from skulduggery.games.saber_skull.bots.championship_value import crown, prize_of_championship
from skulduggery.games.saber_skull.bots.playouts import Playouts
from skulduggery.games.saber_skull.bots.two_player import reckoning_at, share_of_match
from skulduggery.games.saber_skull.bots.value_net import Outlook, prize_of_match
from skulduggery.games.saber_skull.rules.actions import TEXTS
from skulduggery.games.saber_skull.rules.state import ENDED, SaberSkullState
from skulduggery.games.saber_skull.rules.view import SaberSkullView
from skulduggery.games.saber_skull.rules.view_builder import some_world

PAIR = 2
PATIENCE = 0.2  # seconds for weighing, where nobody says
ROUNDS = 2  # that are played on before the net is asked, when choices are weighed
ENOUGH = 400  # times that they are
LEAST = 8


@cache
def outlook(players: int) -> Outlook:
    """The one that ships."""
    folder = files("skulduggery.games.saber_skull.bots").joinpath("nets")
    return Outlook(read_net(folder.joinpath(f"{players}.net").read_bytes()), players)


class MasterBot(Thinker):
    name = "master"

    def decide(self, view: View, seat: int, history: Story = ()) -> str:
        choices = view.choices[seat]
        if len(choices) == 1:
            return choices[0]
        return TEXTS[self.best(some_world(cast(SaberSkullView, view)))]

    def best(self, state: SaberSkullState) -> int:
        if state.num_players == PAIR:  # who wins the most matches wins the championship (F18)
            return reckoning_at(state).best(state)
        return int(outlook(state.num_players).choose(state, self.prize(state, state.actor)))

    def prize(self, state: SaberSkullState, seat: int) -> "vec[float]":
        """What a seat plays for."""
        if state.championship:
            return prize_of_championship(tuple(crew.points for crew in state.crews), seat)
        return prize_of_match(state.num_players, seat)

    # What hints and reviews ask.

    def weigh(self, view: View, seat: int, history: Story = ()) -> list[Weighed]:
        state = some_world(cast(SaberSkullView, view))
        texts = view.choices[seat]
        plies = [TEXTS.index(text) for text in texts]
        chosen = plies[0] if len(plies) == 1 else self.best(state)
        if state.num_players == PAIR:
            reckoning = reckoning_at(state)
            worths = [
                Worth(self.of_match(state, seat, reckoning.after(state, ply, seat)))
                for ply in plies
            ]
        else:
            worths = self.played_on([after(state, ply) for ply in plies], state, seat)
        return [
            Weighed(text, float(ply == chosen), worth)
            for text, ply, worth in zip(texts, plies, worths, strict=True)
        ]

    def standing(self, view: View, player: int, history: Story = ()) -> Worth:
        state = some_world(cast(SaberSkullView, view))
        if state.phase == ENDED:
            winners = state.winners()
            return Worth((player in winners) / len(winners))
        if state.num_players == PAIR:
            return Worth(self.of_match(state, player, share_of_match(state, player)))
        return self.played_on([state], state, player)[0]

    def of_match(self, state: SaberSkullState, seat: int, share: float) -> float:
        """The share of the win, from that of the match, with two players."""
        if not state.championship:
            return share
        points = [crew.points for crew in state.crews]
        won, lost = list(points), list(points)
        won[seat] += 3
        won[1 - seat] += 2
        lost[seat] += 2
        lost[1 - seat] += 3
        return share * crown(tuple(won))[seat] + (1 - share) * crown(tuple(lost))[seat]

    def played_on(
        self, states: list[SaberSkullState], before: SaberSkullState, seat: int
    ) -> list[Worth]:
        """Each played on for some rounds, again and again, with the same dice for all."""
        in_time = self.timer(PATIENCE)
        players = before.num_players
        playouts = Playouts(outlook(players))
        prize = self.prize(before, seat)
        matches = len(before.table)
        found: list[list[float]] = [[] for _ in states]
        for number in range(ENOUGH):
            if number >= LEAST and not in_time():
                break
            dice = self.rng.word()
            for state, worths in zip(states, found, strict=True):
                if len(state.table) > matches:
                    worths.append(float(won(before, state, seat)))
                else:
                    chance = Rng(dice)
                    worths.append(playouts.play(state.clone(), ROUNDS * players, prize, chance))
        return [mean_of(worths) for worths in found]


def after(state: SaberSkullState, ply: int) -> SaberSkullState:
    then = state.clone()
    then.advance(ply)
    return then


def won(before: SaberSkullState, state: SaberSkullState, seat: int) -> float:
    """What the end of a match has brought."""
    if not before.championship:
        return float(seat in state.winners())
    return crown(tuple(crew.points for crew in state.crews))[seat]


def mean_of(worths: list[float]) -> Worth:
    mean = sum(worths) / len(worths)
    spread = sum((worth - mean) ** 2 for worth in worths) / (len(worths) - 1)
    # Even where they all agree, they are only so many.
    error = max(math.sqrt(spread / len(worths)), 0.5 / len(worths))
    return Worth(min(1.0, max(0.0, mean)), error)
