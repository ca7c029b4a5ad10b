"""How strong the master of Säbel & Schädel is, and what playing for the championship gains.

*The rule of thumb* with two players: what a best response wins (`best_response`). With three and
more: what the master wins, alone among those who play by it.

*Regret* with three and more: what single decisions give away (`regret`).

*Championship*: one who plays for the championship among others who play for each match alone.
"""

import time
from collections.abc import Callable

import msgspec
from librt.vecs import vec
from rich.table import Table

from skulduggery.bench.measurement import MachineInfo
from skulduggery.cli.bench import print_bots_heading
from skulduggery.cli.report_tables import format_share, numeric_table
from skulduggery.core.rng import Rng
from skulduggery.core.state import CHANCE, OVER
from skulduggery.games.saber_skull.benchmarks.best_response import (
    BestResponseResult,
    solve_best_responses,
)
from skulduggery.games.saber_skull.benchmarks.regret import UNLIMITED_TURNS, Regret, measure_regret
from skulduggery.games.saber_skull.bots.master import SaberSkullMasterBot, load_value_net
from skulduggery.games.saber_skull.bots.playouts import PlayoutRunner
from skulduggery.games.saber_skull.bots.value_net import match_prize
from skulduggery.games.saber_skull.rules.state import SaberSkullState, new_state
from skulduggery.sim.bot_game import deal_rng
from skulduggery.sim.summary import BotResult, bot_result
from skulduggery.terminal.language import localize

PLAYER_COUNTS = (3, 4, 5)
_OPPONENT_BOTS = ("rule", "master")
BENCH_SEED = 1
_BEST_RESPONSE_TIME_SHARE = 0.2  # of the time, at most, for all rings with two players


class WinsAmongOthers(msgspec.Struct, frozen=True):
    """What one wins among others, from all seats."""

    players: int
    result: BotResult


class StrengthBenchReport(MachineInfo, frozen=True, kw_only=True):
    seconds: float
    answered: BestResponseResult
    alone: list[WinsAmongOthers]
    regrets: list[Regret]
    crowned: list[WinsAmongOthers]


class _MatchOnlyMasterBot(SaberSkullMasterBot):
    """Plays each match of a championship as if there were no other."""

    def _seat_prize(self, state: SaberSkullState, seat: int) -> "vec[float]":
        return match_prize(state.num_players, seat)


def run_benchmark(
    seconds: float,
    progress: Callable[[float], object],
    clock: Callable[[], float] = time.monotonic,
) -> StrengthBenchReport:
    """All within some seconds, a part for each; at least something of each."""
    parts = 1 + len(PLAYER_COUNTS) * (len(_OPPONENT_BOTS) + 2)
    part = seconds * (1 - _BEST_RESPONSE_TIME_SHARE) / (parts - 1)
    done = 0

    def report_part() -> None:
        nonlocal done
        done += 1
        progress(done / parts)

    best = solve_best_responses(_deadline_check(seconds * _BEST_RESPONSE_TIME_SHARE, clock))
    report_part()
    alone: list[WinsAmongOthers] = []
    regrets: list[Regret] = []
    crowned: list[WinsAmongOthers] = []
    for players in PLAYER_COUNTS:
        alone.append(play_among_rule_bots(players, _deadline_check(part, clock)))
        report_part()
        for among in _OPPONENT_BOTS:
            regrets.append(measure_regret(players, among, BENCH_SEED, _deadline_check(part, clock)))
            report_part()
        crowned.append(play_championships(players, _deadline_check(part, clock)))
        report_part()
    return StrengthBenchReport(
        seconds=seconds,
        answered=best,
        alone=alone,
        regrets=regrets,
        crowned=crowned,
    )


def _deadline_check(seconds: float, clock: Callable[[], float]) -> Callable[[], bool]:
    end = clock() + seconds
    return lambda: clock() < end


def play_among_rule_bots(players: int, has_time: Callable[[], bool]) -> WinsAmongOthers:
    """The master alone among those who go by the rule of thumb."""
    runners = [PlayoutRunner(load_value_net(players), seat) for seat in range(players)]
    prizes = [match_prize(players, seat) for seat in range(players)]
    deals: list[list[float]] = []
    while not deals or has_time():
        deals.append(
            [  # the same dice from every seat
                playouts.play_out(
                    new_state(players), UNLIMITED_TURNS, prize, deal_rng(BENCH_SEED, len(deals))
                )
                for playouts, prize in zip(runners, prizes, strict=True)
            ]
        )
    return WinsAmongOthers(players, bot_result(deals))


def play_championships(players: int, has_time: Callable[[], bool]) -> WinsAmongOthers:
    """Nothing is hidden in this game, so the bots decide from the state itself."""
    others: list[SaberSkullMasterBot] = [
        _MatchOnlyMasterBot(Rng(BENCH_SEED)) for _ in range(players)
    ]
    deals: list[list[float]] = []
    while not deals or has_time():
        wins = []
        for seat in range(players):
            bots = others.copy()
            bots[seat] = SaberSkullMasterBot(Rng(BENCH_SEED))
            winner = _championship_winner(bots, deal_rng(BENCH_SEED, len(deals)))
            wins.append(float(winner == seat))
        deals.append(wins)
    return WinsAmongOthers(players, bot_result(deals))


def _championship_winner(bots: list[SaberSkullMasterBot], chance: Rng) -> int:
    """Who wins a championship of these."""
    state = new_state(len(bots), championship=True)
    while state.actor != OVER:
        if state.actor == CHANCE:
            state.advance(state.draw_action(chance))
        else:
            state.advance(bots[state.actor].best_action(state))
    return state.winners()[0]


def show_report(report: StrengthBenchReport) -> None:
    console = print_bots_heading(report)
    console.print(localize("saber-bench-thumb"))
    console.print(_best_response_table(report.answered))
    console.print(localize("saber-bench-alone"))
    console.print(_wins_table(report.alone))
    console.print(localize("saber-bench-regret"))
    console.print(localize("saber-bench-between"))
    for among in _OPPONENT_BOTS:
        rows = [row for row in report.regrets if row.among == among]
        console.print(localize("saber-bench-among", others=among))
        console.print(_regret_table(rows))
    console.print(localize("saber-bench-championship"))
    console.print(_wins_table(report.crowned))


def _best_response_table(answered: BestResponseResult) -> Table:
    table = numeric_table(
        localize("saber-ring-times"), localize("saber-bench-master"), localize("saber-bench-best")
    )
    table.add_row(str(answered.rings), f"{answered.master:.4f}", f"{answered.best:.4f}")
    return table


def _regret_table(regrets: list[Regret]) -> Table:
    table = numeric_table(
        localize("saber-bench-decisions"),
        localize("saber-bench-per-match"),
        localize("saber-bench-lost"),
        localize("saber-bench-lost-match"),
        beside=(localize("bench-players"),),
    )
    for row in regrets:
        least, most = row.least.scale_by(row.per_match), row.most.scale_by(row.per_match)
        table.add_row(
            str(row.players),
            str(row.decisions),
            f"{row.per_match:.1f}",
            f"{row.least}\n{row.most}",
            f"{least}\n{most}",
        )
    return table


def _wins_table(rows: list[WinsAmongOthers]) -> Table:
    table = numeric_table(
        localize("bench-bots-games"),
        localize("bench-bots-fair"),
        localize("bench-bots-share"),
        beside=(localize("bench-players"),),
    )
    for row in rows:
        games, fair = str(row.result.games), f"{1 / row.players:.3f}"
        table.add_row(str(row.players), games, fair, format_share(row.result))
    return table
