"""How much the master of Säbel & Schädel leaves to be won, and what points teach it.

*The rule of thumb* with two players: what anybody could win from it (`saber_thumb`). With three and
more: what the master wins, alone among those who go by it.

*Regret* with three and more: what single decisions give away (`saber_regret`).

*Championship*: one who plays for the championship among others who play for each match alone.
"""

import time
from collections.abc import Callable

import msgspec
from librt.vecs import vec

from skulduggery.bench.machine import Place
from skulduggery.core.rng import Rng
from skulduggery.core.state import CHANCE, OVER
from skulduggery.games.saber_skull.benchmarks.regret import FOREVER, Regret, regret
from skulduggery.games.saber_skull.benchmarks.rule_of_thumb import Answered, answered
from skulduggery.games.saber_skull.bots.master import MasterBot, outlook
from skulduggery.games.saber_skull.bots.playouts import Playouts
from skulduggery.games.saber_skull.bots.value_net import prize_of_match
from skulduggery.games.saber_skull.rules.state import SaberSkullState, new_state
from skulduggery.sim.bot_game import chance_of
from skulduggery.sim.result import Result, result

PLAYERS = (3, 4, 5)
OTHERS = ("rule", "master")
SEED = 1
WORKED_OUT = 0.2  # of the time, for all rings of two; what is left of it is not needed


class Won(msgspec.Struct, frozen=True):
    """What one wins among others, from all chairs."""

    players: int
    result: Result


class Report(Place, frozen=True, kw_only=True):
    seconds: float
    answered: Answered
    alone: list[Won]
    regrets: list[Regret]
    crowned: list[Won]


class MatchMaster(MasterBot):
    """Plays each match of a championship as if there were no other."""

    def prize(self, state: SaberSkullState, seat: int) -> "vec[float]":
        return prize_of_match(state.num_players, seat)


def measured(
    seconds: float,
    tell: Callable[[float], object],
    clock: Callable[[], float] = time.monotonic,
) -> Report:
    """All within some seconds, a part for each; at least something of each."""
    parts = 1 + len(PLAYERS) * (len(OTHERS) + 2)
    part = seconds * (1 - WORKED_OUT) / (parts - 1)
    done = 0

    def told() -> None:
        nonlocal done
        done += 1
        tell(done / parts)

    best = answered(until(seconds * WORKED_OUT, clock))
    told()
    alone: list[Won] = []
    regrets: list[Regret] = []
    crowned: list[Won] = []
    for players in PLAYERS:
        alone.append(among_thumbs(players, until(part, clock)))
        told()
        for among in OTHERS:
            regrets.append(regret(players, among, SEED, until(part, clock)))
            told()
        crowned.append(championship(players, until(part, clock)))
        told()
    return Report(
        seconds=seconds,
        answered=best,
        alone=alone,
        regrets=regrets,
        crowned=crowned,
    )


def until(seconds: float, clock: Callable[[], float]) -> Callable[[], bool]:
    end = clock() + seconds
    return lambda: clock() < end


def among_thumbs(players: int, in_time: Callable[[], bool]) -> Won:
    """The master alone among those who go by the rule of thumb."""
    chairs = [Playouts(outlook(players), chair) for chair in range(players)]
    prizes = [prize_of_match(players, chair) for chair in range(players)]
    deals: list[list[float]] = []
    while not deals or in_time():
        deals.append(
            [  # the same dice from every chair
                playouts.play(new_state(players), FOREVER, prize, chance_of(SEED, len(deals)))
                for playouts, prize in zip(chairs, prizes, strict=True)
            ]
        )
    return Won(players, result(deals))


def championship(players: int, in_time: Callable[[], bool]) -> Won:
    """Nothing is hidden in this game, so the bots are shown the truth itself."""
    others: list[MasterBot] = [MatchMaster(Rng(SEED)) for _ in range(players)]
    deals: list[list[float]] = []
    while not deals or in_time():
        wins = []
        for chair in range(players):
            bots = others.copy()
            bots[chair] = MasterBot(Rng(SEED))
            winner = champion(bots, chance_of(SEED, len(deals)))
            wins.append(float(winner == chair))
        deals.append(wins)
    return Won(players, result(deals))


def champion(bots: list[MasterBot], chance: Rng) -> int:
    """Who wins a championship of these."""
    state = new_state(len(bots), championship=True)
    while state.actor != OVER:
        if state.actor == CHANCE:
            state.advance(state.draw(chance))
        else:
            state.advance(bots[state.actor].best(state))
    return state.winners()[0]
