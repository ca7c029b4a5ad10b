"""What `skulduggery bench skull_king` measures, and how it is shown."""

from skulduggery.cli.bench import format_win_share, numeric_table, print_bots_heading
from skulduggery.games.skull_king.benchmarks.bids import (
    SIGHT_ALWAYS,
    SIGHT_BLIND,
    SIGHT_PLAYING,
    BidsBenchReport,
    run_benchmark,
)
from skulduggery.terminal.language import localize

__all__ = ["run_benchmark", "show_report"]


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
        table.add_row(
            sights[row.sight], games, format_win_share(row.bids), format_win_share(row.wins)
        )
    console.print(table)
