"""What the master of Säbel & Schädel gives away with three and more, and what points teach it.

*Regret*: at decisions of its own games every choice is played on to the end of the match again and
again, by the net and with the same dice for all. One half of these says which choice is best, the
other what that would have been worth, so luck does not look like a better choice.

*Championship*: one who plays for the championship among others who play for each match alone.
"""

import math
import platform
import time
from collections.abc import Callable

import msgspec
from librt.vecs import vec

from skulduggery import __version__
from skulduggery.bench.timing import processor
from skulduggery.bots.saber_skull.master import MasterBot, after, outlook
from skulduggery.bots.saber_skull.outlook import prize_of_match
from skulduggery.bots.saber_skull.playouts import Playouts
from skulduggery.core import compiled
from skulduggery.core.rng import Rng
from skulduggery.core.state import CHANCE, OVER
from skulduggery.games import game_named
from skulduggery.games.saber_skull.state import SaberSkullState, new_state
from skulduggery.sim.contest import STREAMS, play_game
from skulduggery.sim.result import Result, result

PLAYERS = (3, 4, 5)
SEED = 1
OFTEN = 10  # one decision in so many is looked at
PLAYED = 100  # times that each choice is played on, for each half
FOREVER = 10**6  # turns


class Regret(msgspec.Struct, frozen=True):
    players: int
    decisions: int  # that were looked at
    mean: float  # lost at a decision, as a share of the win
    error: float  # its standard error
    per_match: float  # decisions of one player in a match


class Crowned(msgspec.Struct, frozen=True):
    """One who plays for points among those who play for the match."""

    players: int
    result: Result


class Report(msgspec.Struct, frozen=True):
    skulduggery: str
    compiled: bool
    python: str
    processor: str
    seconds: float
    regrets: list[Regret]
    crowned: list[Crowned]


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
    parts = 2 * len(PLAYERS)
    regrets: list[Regret] = []
    crowned: list[Crowned] = []
    for players in PLAYERS:
        regrets.append(regret(players, until(seconds / parts, clock)))
        tell((len(regrets) + len(crowned)) / parts)
        crowned.append(championship(players, until(seconds / parts, clock)))
        tell((len(regrets) + len(crowned)) / parts)
    return Report(
        skulduggery=__version__,
        compiled=compiled(),
        python=platform.python_version(),
        processor=processor(),
        seconds=seconds,
        regrets=regrets,
        crowned=crowned,
    )


def until(seconds: float, clock: Callable[[], float]) -> Callable[[], bool]:
    end = clock() + seconds
    return lambda: clock() < end


def regret(players: int, in_time: Callable[[], bool]) -> Regret:
    rng = Rng(SEED, players)
    bot = MasterBot(rng)
    lost: list[float] = []
    made = matches = 0
    while not lost or in_time():
        state = new_state(players)
        matches += 1
        while state.actor != OVER:
            if state.actor == CHANCE:
                state.advance(state.draw(rng))
                continue
            chosen = bot.best(state)
            if state.count() > 1:
                made += 1
                if rng.below(OFTEN) == 0:
                    lost.append(given_away(state, chosen, rng))
            state.advance(chosen)
    mean = sum(lost) / len(lost)
    spread = sum((loss - mean) ** 2 for loss in lost) / max(1, len(lost) - 1)
    return Regret(players, len(lost), mean, math.sqrt(spread / len(lost)), made / matches / players)


def given_away(state: SaberSkullState, chosen: int, rng: Rng) -> float:
    """How much less the chosen ply is worth than the best."""
    playouts = Playouts(outlook(state.num_players))
    prize = prize_of_match(state.num_players, state.actor)
    halves = []
    for _ in range(2):
        dice = [int(rng.word()) for _ in range(PLAYED)]
        halves.append(
            {ply: worth(after(state, ply), state, playouts, prize, dice) for ply in state.actions()}
        )
    lost = 0.0
    for choosing, judging in (halves, halves[::-1]):
        best = max(choosing, key=lambda ply: choosing[ply])
        lost += (judging[best] - judging[chosen]) / 2
    return lost


def worth(
    then: SaberSkullState,
    before: SaberSkullState,
    playouts: Playouts,
    prize: "vec[float]",
    dice: list[int],
) -> float:
    if len(then.table) > len(before.table):
        return float(then.table[-1][before.actor] == 0)
    return sum(playouts.play(then.clone(), FOREVER, prize, Rng(seed)) for seed in dice) / len(dice)


def championship(players: int, in_time: Callable[[], bool]) -> Crowned:
    game = game_named("saber_skull")
    options = game.read_options({"championship": True})
    deals: list[list[float]] = []
    while not deals or in_time():
        wins = []
        for chair in range(players):  # the same dice from every chair
            bots = [
                (MasterBot if seat == chair else MatchMaster)(Rng(SEED, seat))
                for seat in range(players)
            ]
            match = play_game(game, options, bots, Rng(SEED, len(deals) * STREAMS))
            wins.append(float(match.state.winners() == [chair]))
        deals.append(wins)
    return Crowned(players, result(deals))
