"""The reference search: how fast it is, and whether it is what OpenSpiel's IS-MCTS is.

Both search the same positions of Skull with equal simulations and equal exploration, again and
again from other seeds. Where nodes are read alike, the visits of the root's decisions differ only
by chance: as much as those of our search differ from our search's with other seeds.
"""

import time
from collections.abc import Callable, Sequence
from importlib import import_module

import msgspec

from skulduggery.bench import openspiel_rules
from skulduggery.bench.machine import Place
from skulduggery.bench.timing import one_core, plies_a_second
from skulduggery.bots.ismcts import Search
from skulduggery.core.game import AnyGame
from skulduggery.core.options import Options
from skulduggery.core.rng import Rng
from skulduggery.core.state import OVER, State
from skulduggery.games import game_named

GAME = "skull"
SPEEDS = (3, 4)  # players
TARGET = 100_000.0  # simulations a second
BATCH = 2000  # simulations of one search, against the clock

PLAYERS = 3
# Seeds of random games and how many plies of them: first discs, a challenge to open or not, a bid
# to raise or not, a stack to flip from, a disc to give up.
POSITIONS = ((10, 0), (28, 45), (23, 50), (24, 20), (22, 55), (12, 20), (21, 45))
SEEDS = 16
SIMULATIONS = 200

# By decision, in the order of the game.
Shares = list[float]


class Speed(msgspec.Struct, frozen=True):
    players: int
    rate: float
    target: float
    reached: bool


class Compared(msgspec.Struct, frozen=True):
    """One position: mean shares of the visits of each decision, by whose search it was."""

    choices: list[str]
    ours: Shares
    ours_again: Shares
    theirs: Shares  # nodes read as ours
    as_it_is: Shares  # nodes are what the player knows who decides there


class Agreement(msgspec.Struct, frozen=True):
    """How far apart the shares are: half the sum of differences, on average over positions."""

    positions: list[Compared]
    simulations: int
    seeds: int
    by_chance: float
    theirs: float
    as_it_is: float
    our_rate: float  # simulations a second
    their_rate: float


class Report(Place, frozen=True, kw_only=True):
    bench: str
    open_spiel: str | None
    speeds: list[Speed]
    agreement: Agreement | None


def run(seconds: float, progress: Callable[[float], object] = lambda done: None) -> Report:
    spiel = openspiel_rules.open_spiel()
    with one_core():
        speeds = [speed(players, seconds) for players in SPEEDS]
        agreement = None if spiel is None else agree(progress=progress)
    return Report(
        bench="search",
        open_spiel=None if spiel is None else openspiel_rules.open_spiel_version(),
        speeds=speeds,
        agreement=agreement,
    )


def speed(players: int, seconds: float) -> Speed:
    """Whole-game simulations from the first decision of a game, trees and all."""
    game = game_named(GAME)
    world = position(game, game.read_options({"first": 0}), players, Rng(0), 0)
    rng = Rng(players)

    def play() -> float:
        Search(world, rng).run(BATCH)
        return BATCH

    rate = plies_a_second(play, seconds)
    return Speed(players, rate, TARGET, rate >= TARGET)


def position(game: AnyGame, options: Options, players: int, rng: Rng, plies: int) -> State:
    """Somebody has a choice, after so many random plies or some more; as they see it."""
    state = game.new(options, players)
    while plies > 0 or state.actor < 0 or state.count() == 1:
        state.advance(state.draw(rng))
        plies -= 1
        if state.actor == OVER:
            return position(game, options, players, rng, plies)
    seat = state.actor
    world: State = game.some_world(game.view(state, options, int(state.player_of(seat))))
    world.turn_to(seat)
    return world


class Comparison:
    """Searches positions again and again, by ours and by theirs, and adds up what they cost."""

    def __init__(self, game: AnyGame, options: Options, simulations: int, seeds: int) -> None:
        self.game = game
        self.options = options
        self.simulations = simulations
        self.seeds = seeds
        self.our_seconds = 0.0
        self.their_seconds = 0.0
        self.their_visits = import_module("skulduggery.bench.openspiel_search").their_visits

    def compare(self, world: State) -> Compared:
        return Compared(
            choices=[world.text(choice) for choice in world.actions()],
            ours=self.ours(world, 0),
            ours_again=self.ours(world, self.seeds),
            theirs=self.theirs(world, single=True),
            as_it_is=self.theirs(world, single=False),
        )

    def ours(self, world: State, first: int) -> Shares:
        begun = time.process_time()
        visits = []
        for seed in range(first, first + self.seeds):
            search = Search(world, Rng(seed))
            search.run(self.simulations)
            visits.append(search.visits())
        self.our_seconds += time.process_time() - begun
        whole = self.seeds * self.simulations
        return [sum(found[choice] for found in visits) / whole for choice in world.actions()]

    def theirs(self, world: State, single: bool) -> Shares:
        begun = time.process_time()
        shares = [
            self.their_visits(self.game, self.options, world, self.simulations, seed, single)
            for seed in range(self.seeds)
        ]
        self.their_seconds += time.process_time() - begun
        return [sum(found[choice] for found in shares) / self.seeds for choice in world.actions()]


def agree(
    positions: Sequence[tuple[int, int]] = POSITIONS,
    seeds: int = SEEDS,
    simulations: int = SIMULATIONS,
    progress: Callable[[float], object] = lambda done: None,
) -> Agreement:
    game = game_named(GAME)
    options = game.read_options({})
    both = Comparison(game, options, simulations, seeds)
    compared = []
    for seed, plies in positions:
        compared.append(both.compare(position(game, options, PLAYERS, Rng(seed), plies)))
        progress(len(compared) / len(positions))
    made = 2 * len(positions) * seeds * simulations
    return Agreement(
        positions=compared,
        simulations=simulations,
        seeds=seeds,
        by_chance=apart([(found.ours, found.ours_again) for found in compared]),
        theirs=apart([(found.ours, found.theirs) for found in compared]),
        as_it_is=apart([(found.ours, found.as_it_is) for found in compared]),
        our_rate=made / both.our_seconds,
        their_rate=made / both.their_seconds,
    )


def apart(pairs: list[tuple[Shares, Shares]]) -> float:
    """Half the sum of differences, on average."""
    halves = [
        sum(abs(a - b) for a, b in zip(ours, theirs, strict=True)) / 2 for ours, theirs in pairs
    ]
    return sum(halves) / len(halves)
