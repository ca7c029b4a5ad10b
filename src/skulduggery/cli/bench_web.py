"""`skulduggery bench web`: runs the benchmark and shows its report."""

from collections.abc import Callable

from rich.table import Table

from skulduggery.cli.bench import yes_or_no
from skulduggery.cli.report_tables import machine_line, numeric_table
from skulduggery.core.errors import BadOptions
from skulduggery.core.sentences import game_name
from skulduggery.terminal.console import make_console
from skulduggery.terminal.language import USER_LANGUAGE, localize

try:
    from skulduggery.bench import web_pages
    from skulduggery.bench.page_weight import PageWeight
    from skulduggery.bench.reveal_frames import RevealFrames
    from skulduggery.bench.web_pages import WebReport
except ModuleNotFoundError as missing:
    raise BadOptions("no-bench-web", missing=str(missing.name)) from None

KILOBYTE_BYTES = 1000


def run_benchmark(seconds: float, progress: Callable[[float], None]) -> WebReport:
    return web_pages.measure_pages(seconds, progress)


def show_report(report: WebReport) -> None:
    console = make_console()
    console.print(machine_line(report, f"Chromium {report.browser}"))
    console.print(localize("bench-web-weight-method"))
    console.print(weights_table(report))
    console.print(localize("bench-web-frames-method", seconds=f"{report.seconds:g}"))
    console.print(reveals_table(report.reveals))


def weights_table(report: WebReport) -> Table:
    table = numeric_table(
        localize("bench-web-requests"),
        localize("bench-web-kilobytes"),
        localize("bench-target"),
        localize("bench-reached"),
        beside=(localize("bench-game"),),
    )
    for weight in report.weights:
        table.add_row(*weight_cells(weight, report.max_weight))
    return table


def weight_cells(weight: PageWeight, most: int) -> list[str]:
    return [
        game_name(weight.game, USER_LANGUAGE),
        str(len(weight.responses)),
        kilobytes(weight.size),
        kilobytes(most),
        yes_or_no(weight.is_light),
    ]


def kilobytes(size: int) -> str:
    return f"{size / KILOBYTE_BYTES:.1f}"


def reveals_table(reveals: list[RevealFrames]) -> Table:
    table = numeric_table(
        localize("bench-web-slowdown"),
        localize("bench-web-frames"),
        localize("bench-web-dropped"),
        localize("bench-web-long"),
        localize("bench-web-longest"),
        localize("bench-web-layouts"),
        beside=(localize("bench-game"),),
    )
    for one in reveals:
        table.add_row(
            game_name(one.game, USER_LANGUAGE),
            str(one.cpu_slowdown),
            str(one.frames),
            str(one.dropped),
            str(one.long),
            f"{one.longest_ms:.1f}",
            str(one.layouts),
        )
    return table
