"""`skulduggery bench`: speed compared with OpenSpiel, and the strength of bots."""

import math
from importlib import import_module
from pathlib import Path
from typing import Annotated, Any

from cyclopts import Parameter
from rich.console import Console

from skulduggery.cli.common_options import AsJson, Jobs, print_json
from skulduggery.cli.parameters import complete_with, default_shown_as, placeholder_of, whole_number
from skulduggery.cli.report_tables import machine_line
from skulduggery.core.errors import BadOptions, shorten_text
from skulduggery.core.number_range import MAX_GAMES, MAX_SEED
from skulduggery.games import GAMES_BY_NAME, game_names, package_named
from skulduggery.games.package import Benchmark
from skulduggery.terminal.console import make_console
from skulduggery.terminal.language import localize
from skulduggery.terminal.progress_bar import elapsed_progress_bar

SHARED_BENCHMARKS = {
    "rules": Benchmark("skulduggery.cli.bench_rules", "bench-rules-about"),
    "server": Benchmark("skulduggery.cli.bench_server", "bench-server-about"),
    "nodes": Benchmark("skulduggery.cli.bench_nodes", "bench-nodes-about"),
    "web": Benchmark("skulduggery.cli.bench_web", "bench-web-about"),
    "bots": Benchmark("skulduggery.cli.bench_bots", "bench-bots-about"),
}
DEFAULT_BENCH_TIME_S = 5.0
DEFAULT_BENCH_SEED = 1  # fixed, so that a stopped run of `bots` continues
MAX_BENCH_TIME_S = 3600.0


def all_benchmarks() -> dict[str, Benchmark]:
    """All benchmarks by name: the shared ones, and those of each game."""
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
    beside: Annotated[
        str,
        Parameter(help=localize("bench-beside-help")),
        complete_with(("boardgame.io", "colyseus")),
        default_shown_as(localize("default-none")),
    ] = "",
    database: Annotated[
        str,
        Parameter(help=localize("bench-database-help")),
        default_shown_as(localize("default-none")),
    ] = "",
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
    _check_options_of_others(
        what,
        {
            "bots": {
                placeholder_of("GAME"): game,
                "--match": match,
                "--games": games,
                "--results": results,
            },
            "server": {"--beside": beside},
            "nodes": {"--database": database},
        },
    )
    if not (math.isfinite(seconds) and 0 < seconds <= MAX_BENCH_TIME_S):
        raise BadOptions("bad-bench-seconds", most=f"{MAX_BENCH_TIME_S:g}")
    # Imported late: each has its own dependencies.
    bench = import_module(all_benchmarks()[what].module)
    if what == "bots":
        bench.run_command(game, match, games, seed, jobs, results, json)
        return
    others: dict[str, Any] = {}
    if beside:
        others["beside"] = bench.servers_beside(beside)
    if database:
        others["database"] = database
    report = run_with_progress_bar(bench, seconds, **others)
    if json:
        print_json(report)
    else:
        bench.show_report(report)


def check_bench(what: str) -> None:
    benches = all_benchmarks()
    if not what:
        raise BadOptions("no-bench", benches=", ".join(benches))
    if what not in benches:
        raise BadOptions("bad-bench", word=shorten_text(what), benches=", ".join(benches))


def _check_options_of_others(what: str, given: dict[str, dict[str, object]]) -> None:
    """Refuse what only another benchmark reads, rather than ignore it."""
    for bench, options in given.items():
        for option, value in options.items():
            if bench != what and value:
                raise BadOptions("bench-option-elsewhere", option=option, bench=bench)


def run_with_progress_bar(bench: Any, seconds: float, **options: Any) -> Any:
    with elapsed_progress_bar(localize("bench-measuring")) as bar:
        task = bar.add_task("", total=1.0)
        return bench.run_benchmark(
            seconds, lambda done: bar.update(task, completed=done), **options
        )


def yes_or_no(reached: bool) -> str:
    return localize("bench-yes") if reached else localize("bench-no")


def print_bots_heading(report: Any) -> Console:
    """The console of a report on bots, with its heading printed."""
    console = make_console()
    console.print(machine_line(report))
    if not report.compiled:
        console.print(localize("bench-bots-plain"), style="bold")
    return console


def versions_line(versions: Any) -> str:
    """The heading of a report that compares with OpenSpiel."""
    return machine_line(versions, f"OpenSpiel {versions.open_spiel or '-'}")
