"""The reference search: how fast it is, and whether it is what OpenSpiel's IS-MCTS is.

Both search the same positions of Skull with equal simulations and equal exploration, again and
again from other seeds. Where nodes are read alike, the visits of the root's decisions differ only
by chance: as much as those of our search differ from our search's with other seeds.
"""

import time
from collections.abc import Callable, Sequence
from importlib import import_module

import msgspec
from rich.console import Console

from skulduggery.bench import openspiel_rules
from skulduggery.bench.measurement import MachineInfo, one_core, plies_per_second
from skulduggery.bots.ismcts import IsmctsSearch
from skulduggery.cli.bench import yes_or_no
from skulduggery.cli.report_tables import numeric_table
from skulduggery.core.game import AnyGame
from skulduggery.core.options import Options
from skulduggery.core.rng import Rng
from skulduggery.core.state import OVER, State
from skulduggery.games import game_named
from skulduggery.terminal.console import make_console
from skulduggery.terminal.language import localize

SEARCHED_GAME = "skull"
SPEED_PLAYER_COUNTS = (3, 4)
TARGET_SIMULATIONS_PER_S = 100_000.0
SIMULATIONS_PER_BATCH = 2000  # of one search that is timed

AGREEMENT_PLAYERS = 3
# Seeds of random games and how many plies of them: first discs, a challenge to open or not, a bid
# to raise or not, a stack to flip from, a disc to give up.
AGREEMENT_POSITIONS = ((10, 0), (28, 45), (23, 50), (24, 20), (22, 55), (12, 20), (21, 45))
SEEDS_PER_POSITION = 16
SIMULATIONS_PER_SEARCH = 200

# By decision, in the order of the game.
VisitShares = list[float]


class SearchSpeed(msgspec.Struct, frozen=True):
    players: int
    rate: float
    target: float
    reached: bool


class ComparedPosition(msgspec.Struct, frozen=True):
    """One position: mean shares of the visits of each decision, by whose search it was."""

    choices: list[str]
    ours: VisitShares
    ours_again: VisitShares
    theirs: VisitShares  # nodes read as ours
    as_it_is: VisitShares  # nodes are what the player knows who decides there


class SearchAgreement(msgspec.Struct, frozen=True):
    """How far apart the shares are: half the sum of differences, on average over positions."""

    positions: list[ComparedPosition]
    simulations: int
    seeds: int
    by_chance: float
    theirs: float
    as_it_is: float
    our_rate: float  # simulations a second
    their_rate: float


class SearchBenchReport(MachineInfo, frozen=True, kw_only=True):
    bench: str
    open_spiel: str | None
    speeds: list[SearchSpeed]
    agreement: SearchAgreement | None


def run_search_benchmark(
    seconds: float, progress: Callable[[float], object] = lambda done: None
) -> SearchBenchReport:
    spiel = openspiel_rules.open_spiel()
    with one_core():
        speeds = [measure_speed(players, seconds) for players in SPEED_PLAYER_COUNTS]
        agreement = None if spiel is None else measure_agreement(progress=progress)
    return SearchBenchReport(
        bench="search",
        open_spiel=None if spiel is None else openspiel_rules.open_spiel_version(),
        speeds=speeds,
        agreement=agreement,
    )


def measure_speed(players: int, seconds: float) -> SearchSpeed:
    """Whole-game simulations from the first decision of a game, trees and all."""
    game = game_named(SEARCHED_GAME)
    world = random_position(game, game.read_options({"first": 0}), players, Rng(0), 0)
    rng = Rng(players)

    def play() -> float:
        IsmctsSearch(world, rng).run_simulations(SIMULATIONS_PER_BATCH)
        return SIMULATIONS_PER_BATCH

    rate = plies_per_second(play, seconds)
    return SearchSpeed(players, rate, TARGET_SIMULATIONS_PER_S, rate >= TARGET_SIMULATIONS_PER_S)


def random_position(game: AnyGame, options: Options, players: int, rng: Rng, plies: int) -> State:
    """Somebody has a choice, after so many random plies or some more; as they see it."""
    state = game.new_state(options, players)
    while plies > 0 or state.actor < 0 or state.count_actions() == 1:
        state.advance(state.draw_action(rng))
        plies -= 1
        if state.actor == OVER:
            return random_position(game, options, players, rng, plies)
    seat = state.actor
    world: State = game.world_from_view(game.view_for(state, options, int(state.player_of(seat))))
    world.turn_to(seat)
    return world


class SearchComparison:
    """Searches positions again and again, by ours and by theirs, and adds up what they cost."""

    def __init__(self, game: AnyGame, options: Options, simulations: int, seeds: int) -> None:
        self.game = game
        self.options = options
        self.simulations = simulations
        self.seeds = seeds
        self.our_seconds = 0.0
        self.their_seconds = 0.0
        self.their_visits = import_module("skulduggery.bench.openspiel_search").their_visits

    def compare_position(self, world: State) -> ComparedPosition:
        return ComparedPosition(
            choices=[world.action_text(choice) for choice in world.legal_actions()],
            ours=self.our_shares(world, 0),
            ours_again=self.our_shares(world, self.seeds),
            theirs=self.their_shares(world, single=True),
            as_it_is=self.their_shares(world, single=False),
        )

    def our_shares(self, world: State, first: int) -> VisitShares:
        begun = time.process_time()
        visits = []
        for seed in range(first, first + self.seeds):
            search = IsmctsSearch(world, Rng(seed))
            search.run_simulations(self.simulations)
            visits.append(search.visit_counts())
        self.our_seconds += time.process_time() - begun
        whole = self.seeds * self.simulations
        return [sum(found[choice] for found in visits) / whole for choice in world.legal_actions()]

    def their_shares(self, world: State, single: bool) -> VisitShares:
        begun = time.process_time()
        shares = [
            self.their_visits(self.game, self.options, world, self.simulations, seed, single)
            for seed in range(self.seeds)
        ]
        self.their_seconds += time.process_time() - begun
        return [
            sum(found[choice] for found in shares) / self.seeds for choice in world.legal_actions()
        ]


def measure_agreement(
    positions: Sequence[tuple[int, int]] = AGREEMENT_POSITIONS,
    seeds: int = SEEDS_PER_POSITION,
    simulations: int = SIMULATIONS_PER_SEARCH,
    progress: Callable[[float], object] = lambda done: None,
) -> SearchAgreement:
    game = game_named(SEARCHED_GAME)
    options = game.read_options({})
    both = SearchComparison(game, options, simulations, seeds)
    compared = []
    for seed, plies in positions:
        compared.append(
            both.compare_position(
                random_position(game, options, AGREEMENT_PLAYERS, Rng(seed), plies)
            )
        )
        progress(len(compared) / len(positions))
    made = 2 * len(positions) * seeds * simulations
    return SearchAgreement(
        positions=compared,
        simulations=simulations,
        seeds=seeds,
        by_chance=mean_distance([(found.ours, found.ours_again) for found in compared]),
        theirs=mean_distance([(found.ours, found.theirs) for found in compared]),
        as_it_is=mean_distance([(found.ours, found.as_it_is) for found in compared]),
        our_rate=made / both.our_seconds,
        their_rate=made / both.their_seconds,
    )


def mean_distance(pairs: list[tuple[VisitShares, VisitShares]]) -> float:
    """Half the sum of differences, on average."""
    halves = [
        sum(abs(a - b) for a, b in zip(ours, theirs, strict=True)) / 2 for ours, theirs in pairs
    ]
    return sum(halves) / len(halves)


def run_benchmark(seconds: float, progress: Callable[[float], None]) -> SearchBenchReport:
    return run_search_benchmark(seconds, progress)


def show_report(report: SearchBenchReport) -> None:
    console = make_console()
    console.print(
        f"skulduggery {report.skulduggery}, Python {report.python}, "
        f"OpenSpiel {report.open_spiel or '-'}; {report.processor}"
    )
    for speed in report.speeds:
        console.print(
            localize(
                "bench-search-speed",
                players=speed.players,
                rate=f"{speed.rate:.0f}",
                target=f"{speed.target:.0f}",
                reached=yes_or_no(speed.reached),
            )
        )
    if report.agreement is None:
        console.print(localize("bench-no-open-spiel"), style="bold")
    else:
        show_agreement(console, report.agreement)


def show_agreement(console: Console, agreement: SearchAgreement) -> None:
    console.print(
        localize(
            "bench-search-method",
            simulations=str(agreement.simulations),
            seeds=str(agreement.seeds),
        )
    )
    table = numeric_table(
        localize("bench-search-ours"),
        localize("bench-search-again"),
        localize("bench-search-theirs"),
        localize("bench-search-as-it-is"),
        beside=(localize("bench-search-choice"),),
    )
    for found in agreement.positions:
        rows = zip(
            found.choices,
            found.ours,
            found.ours_again,
            found.theirs,
            found.as_it_is,
            strict=True,
        )
        for choice, *shares in rows:
            table.add_row(choice, *(f"{share:.3f}" for share in shares))
        table.add_section()
    console.print(table)
    console.print(
        localize(
            "bench-search-apart",
            chance=f"{agreement.by_chance:.3f}",
            theirs=f"{agreement.theirs:.3f}",
            asitis=f"{agreement.as_it_is:.3f}",
        )
    )
    console.print(
        localize(
            "bench-search-rates",
            ours=f"{agreement.our_rate:.0f}",
            theirs=f"{agreement.their_rate:.0f}",
        )
    )
