"""What `skulduggery bench search` measures, and how it is shown."""

from collections.abc import Callable

from rich.console import Console

from skulduggery.cli.bench import numeric_table, yes_or_no
from skulduggery.games.skull.benchmarks import search
from skulduggery.games.skull.benchmarks.search import SearchAgreement, SearchBenchReport
from skulduggery.terminal.console import make_console
from skulduggery.terminal.language import localize


def run_benchmark(seconds: float, progress: Callable[[float], None]) -> SearchBenchReport:
    return search.run_search_benchmark(seconds, progress)


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
