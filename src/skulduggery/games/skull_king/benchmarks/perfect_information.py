"""How many bids can be met at Skull King against players by the rule of thumb.

A bot that plays for its bids alone is measured three times: with a player's knowledge, with perfect
information after bidding, and with perfect information before it too. The differences are the value
of information; bids that even the last one misses are the luck of the dice.
"""

import time
from collections.abc import Callable
from typing import cast

import msgspec

from skulduggery.bench.measurement import MachineInfo
from skulduggery.bots.bot import Bot, EventHistory
from skulduggery.bots.registry import bot_named
from skulduggery.cli.bench import print_bots_heading
from skulduggery.cli.report_tables import format_share, numeric_table
from skulduggery.core.match import Watcher
from skulduggery.core.rng import Rng
from skulduggery.core.state import State
from skulduggery.core.view import View
from skulduggery.games import game_named
from skulduggery.games.skull_king.bots.prepare_search import SkullKingHistory
from skulduggery.games.skull_king.rules.state import SkullKingState
from skulduggery.games.skull_king.rules.view import SkullKingView
from skulduggery.games.skull_king.rules.view_builder import some_world
from skulduggery.games.skull_king.solver.determinize import TrueWorldSampler, WorldSampler
from skulduggery.games.skull_king.solver.fitted_tables import fitted_bidder, fitted_search
from skulduggery.games.skull_king.solver.search import RolloutSearch
from skulduggery.sim.bot_game import play_deal
from skulduggery.sim.summary import BotResult, bot_result
from skulduggery.terminal.language import localize

_NUM_PLAYERS = 4
BENCH_SEED = 1
_OPPONENT_BOT = "rule"
ROLLOUTS_PER_DECISION = 2000  # of the rest of a round, for a decision
EXACT_ROLLOUTS_PER_DECISION = 100  # where every face counts by its chance
BID_MET_WEIGHT = 1000.0  # in win shares: meeting the bid comes before everything else

# When the bot has perfect information.
SIGHT_BLIND, SIGHT_PLAYING, SIGHT_ALWAYS = "blind", "playing", "always"
SIGHT_MODES = (SIGHT_BLIND, SIGHT_PLAYING, SIGHT_ALWAYS)


class SightResult(msgspec.Struct, frozen=True):
    """With one kind of sight: the share of bids met, and of games won."""

    sight: str
    bids: BotResult
    wins: BotResult


class BidsBenchReport(MachineInfo, frozen=True, kw_only=True):
    bench: str
    seed: int
    seconds: float
    rows: list[SightResult]


class TruthWatcher(Watcher):
    """Keeps the true state, for bots with perfect information."""

    def __init__(self) -> None:
        self.true_state: State | None = None

    def before_action(self, state: State, who: int, action: int) -> None:
        self.true_state = state


class BidOnlyBot:
    """Plays to meet its bids, and for nothing else."""

    name = "seer"

    def __init__(self, sight: str, watcher: TruthWatcher, rng: Rng) -> None:
        self._sight = sight
        self._truth_watcher = watcher
        self._rng = rng

    def decide(self, view: View, seat: int, history: EventHistory = ()) -> str:
        choices = view.choices[seat]
        if len(choices) == 1:
            return choices[0]
        search = self.new_search(cast(SkullKingView, view), seat, history)
        search.run(
            EXACT_ROLLOUTS_PER_DECISION if search.exact else ROLLOUTS_PER_DECISION, lambda: True
        )
        return choices[search.best_choice()]

    def new_search(self, view: SkullKingView, seat: int, history: EventHistory) -> RolloutSearch:
        ruled = fitted_bidder(view.players, False, max(1, view.round), by_rule=1.0)
        sees = self._sight == SIGHT_ALWAYS or (
            self._sight == SIGHT_PLAYING and view.screens[seat].has_bid
        )
        seen = (
            cast(SkullKingState, self._truth_watcher.true_state).clone()
            if sees
            else some_world(view)
        )
        seen.turn_to(seat)
        rolled = SkullKingHistory(view.players, history).rolled_dice
        kind = TrueWorldSampler if sees else WorldSampler
        worlds = kind(seen, seat, [ruled] * view.players, rolled, self._rng)
        return fitted_search(worlds, seat, self._rng, BID_MET_WEIGHT)


class _SightTrials:
    """One kind of sight: all deals that it was tried on."""

    def __init__(self, sight: str) -> None:
        self._sight = sight
        self._bids: list[list[float]] = []
        self._wins: list[list[float]] = []

    def play_one_deal(self, deal: int) -> None:
        """One more deal, from every seat."""
        game = game_named("skull_king")
        watcher = TruthWatcher()
        bids: list[float] = []

        def named(game: str, name: str, rng: Rng, seconds: float | None) -> Bot:
            if name == BidOnlyBot.name:
                return BidOnlyBot(self._sight, watcher, rng)
            return bot_named(game, name, rng, seconds)

        def ended(state: State, seat: int) -> None:
            lines = [line[seat] for line in cast(SkullKingState, state).pad]
            bids.extend(float(bid == tricks) for bid, tricks, _ in lines)

        names = [BidOnlyBot.name] + [_OPPONENT_BOT] * (_NUM_PLAYERS - 1)
        options = game.read_options({})
        wins = play_deal(
            game, options, names, BENCH_SEED, deal, ended=ended, named=named, watcher=watcher
        )
        self._bids.append(bids)
        self._wins.append(wins)

    def sight_result(self) -> SightResult:
        return SightResult(self._sight, bot_result(self._bids), bot_result(self._wins))


def run_benchmark(
    seconds: float,
    progress: Callable[[float], object],
    clock: Callable[[], float] = time.monotonic,
) -> BidsBenchReport:
    """The same deals for all, as many as there is time for."""
    everybody = [_SightTrials(sight) for sight in SIGHT_MODES]
    begun = clock()
    deal = 0
    spent = 0.0
    while deal == 0 or spent < 1.0:
        for tries in everybody:
            tries.play_one_deal(deal)
        deal += 1
        spent = (clock() - begun) / (seconds * len(SIGHT_MODES))
        progress(min(1.0, spent))
    return BidsBenchReport(
        bench="skull_king",
        seed=BENCH_SEED,
        seconds=seconds,
        rows=[tries.sight_result() for tries in everybody],
    )


def show_report(report: BidsBenchReport) -> None:
    console = print_bots_heading(report)
    console.print(localize("bench-bids-method"))
    sights = {
        SIGHT_BLIND: localize("bench-bids-blind"),
        SIGHT_PLAYING: localize("bench-bids-playing"),
        SIGHT_ALWAYS: localize("bench-bids-always"),
    }
    table = numeric_table(
        localize("bench-bots-games"),
        localize("bench-bids-met"),
        localize("bench-bots-share"),
        beside=(localize("bench-bids-sight"),),
    )
    for row in report.rows:
        games = str(row.wins.games)
        table.add_row(sights[row.sight], games, format_share(row.bids), format_share(row.wins))
    console.print(table)
