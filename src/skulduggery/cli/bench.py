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
from skulduggery.cli.help import offering, usually
from skulduggery.cli.numbers import whole_number
from skulduggery.core.errors import BadOptions, shortened
from skulduggery.core.number_range import LARGEST_SEED
from skulduggery.games import GAMES, game_names, package_named
from skulduggery.games.package import Benchmark
from skulduggery.sim.limits import MOST_GAMES
from skulduggery.sim.result import Result
from skulduggery.terminal.console import make_console
from skulduggery.terminal.language import told

SHARED_BENCHMARKS = {
    "rules": Benchmark("skulduggery.cli.bench_rules", "bench-rules-about"),
    "server": Benchmark("skulduggery.cli.bench_server", "bench-server-about"),
    "bots": Benchmark("skulduggery.cli.bench_bots", "bench-bots-about"),
}
USUAL_SECONDS = 5.0
USUAL_SEED = 1  # of bots: always the same, so that a run that was stopped is continued
MOST_SECONDS = 3600.0


def all_benchmarks() -> dict[str, Benchmark]:
    """Everything that can be measured, by name: of all games, and of each alone."""
    found = dict(SHARED_BENCHMARKS)
    for game in game_names():
        found |= package_named(game).benchmarks
    return found


def benchmarks_in_words() -> str:
    return ", ".join(f"{name} ({told(one.about)})" for name, one in all_benchmarks().items())


def command(
    what: Annotated[
        str,
        Parameter(help=told("bench-what-help", benches=benchmarks_in_words())),
        offering(all_benchmarks()),
    ] = "",
    game: Annotated[
        str,
        Parameter(help=told("bench-bots-game-help", games=", ".join(GAMES))),
        offering(GAMES),
    ] = "",
    /,
    *,
    seconds: Annotated[float, Parameter(help=told("bench-seconds-help"))] = USUAL_SECONDS,
    match: Annotated[
        list[str] | None,
        Parameter(help=told("bench-bots-match-help")),
        usually(told("default-matches")),
    ] = None,
    games: Annotated[
        int | None,
        whole_number(told("bench-bots-games-help"), 1, MOST_GAMES),
        usually(told("default-match-games")),
    ] = None,
    seed: Annotated[int, whole_number(told("bench-bots-seed-help"), 0, LARGEST_SEED)] = USUAL_SEED,
    jobs: Jobs = 1,
    results: Annotated[
        Path | None,
        Parameter(help=told("bench-bots-results-help")),
        usually(told("default-results")),
    ] = None,
    json: AsJson = False,
) -> None:
    check_bench(what)
    if not (math.isfinite(seconds) and 0 < seconds <= MOST_SECONDS):
        raise BadOptions("bad-bench-seconds", most=f"{MOST_SECONDS:g}")
    # Only the one that is asked for: each stands on much that the other does not need.
    bench = import_module(all_benchmarks()[what].module)
    if what == "bots":
        bench.command(game, match, games, seed, jobs, results, json)
        return
    report = measured(bench, seconds)
    if json:
        print(msgspec.json.encode(report).decode())
    else:
        bench.show(report)


def check_bench(what: str) -> None:
    benches = all_benchmarks()
    if not what:
        raise BadOptions("no-bench", benches=", ".join(benches))
    if what not in benches:
        raise BadOptions("bad-bench", word=shortened(what), benches=", ".join(benches))


def measured(bench: Any, seconds: float) -> Any:
    bar = Progress(
        TextColumn(told("bench-measuring"), markup=False),
        BarColumn(),
        TimeElapsedColumn(),
        console=make_console(stderr=True),
        disable=not sys.stderr.isatty(),
    )
    with bar:
        task = bar.add_task("", total=1.0)
        return bench.measured(seconds, lambda done: bar.update(task, completed=done))


def yes_or_no(reached: bool) -> str:
    return told("bench-yes") if reached else told("bench-no")


def figures_under(*headings: str, beside: tuple[str, ...] = ()) -> Table:
    """A table with words on the left and columns of figures."""
    table = Table(*beside)
    for heading in headings:
        table.add_column(heading, justify="right")
    return table


def share_of(result: Result) -> str:
    """A share of wins, its interval below."""
    return f"{result.share:.3f}\n{result.low:.3f} - {result.high:.3f}"


def headed(report: Any) -> Console:
    """Where a report on bots is shown, with what was measured where on top."""
    console = make_console()
    console.print(f"skulduggery {report.skulduggery}, Python {report.python}; {report.processor}")
    if not report.compiled:
        console.print(told("bench-bots-plain"), style="bold")
    return console


def headline(versions: Any) -> str:
    """What was measured, beside what, and where."""
    return (
        f"skulduggery {versions.skulduggery}, Python {versions.python}, "
        f"OpenSpiel {versions.open_spiel or '-'}; {versions.processor}"
    )
