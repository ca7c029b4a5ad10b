"""`skulduggery bench`: how fast it is, beside others."""

import math
import sys
from importlib import import_module
from pathlib import Path
from typing import Annotated, Any

import msgspec
from cyclopts import Parameter
from rich.console import Console
from rich.progress import BarColumn, Progress, TextColumn, TimeElapsedColumn
from rich.table import Table

from skulduggery.cli.common_options import AsJson, Jobs
from skulduggery.cli.parameters import complete_with, default_shown_as, whole_number
from skulduggery.core.errors import BadOptions, shorten_text
from skulduggery.core.number_range import MAX_GAMES, MAX_SEED
from skulduggery.games import GAMES_BY_NAME, game_names, package_named
from skulduggery.games.package import Benchmark
from skulduggery.sim.summary import BotResult
from skulduggery.terminal.console import make_console
from skulduggery.terminal.language import localize

SHARED_BENCHMARKS = {
    "rules": Benchmark("skulduggery.cli.bench_rules", "bench-rules-about"),
    "server": Benchmark("skulduggery.cli.bench_server", "bench-server-about"),
    "bots": Benchmark("skulduggery.cli.bench_bots", "bench-bots-about"),
}
DEFAULT_BENCH_TIME_S = 5.0
DEFAULT_BENCH_SEED = 1  # of bots: always the same, so that a run that was stopped is continued
MAX_BENCH_TIME_S = 3600.0


def all_benchmarks() -> dict[str, Benchmark]:
    """Everything that can be measured, by name: of all games, and of each alone."""
    found = dict(SHARED_BENCHMARKS)
    for game in game_names():
        found |= package_named(game).benchmarks
    return found


def benchmarks_in_words() -> str:
    return ", ".join(f"{name} ({localize(one.about)})" for name, one in all_benchmarks().items())


def run_command(
    what: Annotated[
        str,
        Parameter(help=localize("bench-what-help", benches=benchmarks_in_words())),
        complete_with(all_benchmarks()),
    ] = "",
    game: Annotated[
        str,
        Parameter(help=localize("bench-bots-game-help", games=", ".join(GAMES_BY_NAME))),
        complete_with(GAMES_BY_NAME),
    ] = "",
    /,
    *,
    seconds: Annotated[
        float, Parameter(help=localize("bench-seconds-help"))
    ] = DEFAULT_BENCH_TIME_S,
    match: Annotated[
        list[str] | None,
        Parameter(help=localize("bench-bots-match-help")),
        default_shown_as(localize("default-matches")),
    ] = None,
    games: Annotated[
        int | None,
        whole_number(localize("bench-bots-games-help"), 1, MAX_GAMES),
        default_shown_as(localize("default-match-games")),
    ] = None,
    seed: Annotated[
        int, whole_number(localize("bench-bots-seed-help"), 0, MAX_SEED)
    ] = DEFAULT_BENCH_SEED,
    jobs: Jobs = 1,
    results: Annotated[
        Path | None,
        Parameter(help=localize("bench-bots-results-help")),
        default_shown_as(localize("default-results")),
    ] = None,
    json: AsJson = False,
) -> None:
    check_bench(what)
    if not (math.isfinite(seconds) and 0 < seconds <= MAX_BENCH_TIME_S):
        raise BadOptions("bad-bench-seconds", most=f"{MAX_BENCH_TIME_S:g}")
    # Only the one that is asked for: each stands on much that the other does not need.
    bench = import_module(all_benchmarks()[what].module)
    if what == "bots":
        bench.run_command(game, match, games, seed, jobs, results, json)
        return
    report = run_with_progress_bar(bench, seconds)
    if json:
        print(msgspec.json.encode(report).decode())
    else:
        bench.show_report(report)


def check_bench(what: str) -> None:
    benches = all_benchmarks()
    if not what:
        raise BadOptions("no-bench", benches=", ".join(benches))
    if what not in benches:
        raise BadOptions("bad-bench", word=shorten_text(what), benches=", ".join(benches))


def run_with_progress_bar(bench: Any, seconds: float) -> Any:
    bar = Progress(
        TextColumn(localize("bench-measuring"), markup=False),
        BarColumn(),
        TimeElapsedColumn(),
        console=make_console(stderr=True),
        disable=not sys.stderr.isatty(),
    )
    with bar:
        task = bar.add_task("", total=1.0)
        return bench.run_benchmark(seconds, lambda done: bar.update(task, completed=done))


def yes_or_no(reached: bool) -> str:
    return localize("bench-yes") if reached else localize("bench-no")


def numeric_table(*headings: str, beside: tuple[str, ...] = ()) -> Table:
    """A table with words on the left and columns of figures."""
    table = Table(*beside)
    for heading in headings:
        table.add_column(heading, justify="right")
    return table


def format_win_share(result: BotResult) -> str:
    """A share of wins, its interval below."""
    return f"{result.share:.3f}\n{result.low:.3f} - {result.high:.3f}"


def print_bots_heading(report: Any) -> Console:
    """Where a report on bots is shown, with what was measured where on top."""
    console = make_console()
    console.print(f"skulduggery {report.skulduggery}, Python {report.python}; {report.processor}")
    if not report.compiled:
        console.print(localize("bench-bots-plain"), style="bold")
    return console


def versions_line(versions: Any) -> str:
    """What was measured, beside what, and where."""
    return (
        f"skulduggery {versions.skulduggery}, Python {versions.python}, "
        f"OpenSpiel {versions.open_spiel or '-'}; {versions.processor}"
    )
