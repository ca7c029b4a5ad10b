"""What `skulduggery bench skull_king` measures, and how it is shown."""

from skulduggery.cli.bench import figures_under, headed, share_of
from skulduggery.games.skull_king.benchmarks.bids import ALWAYS, BLIND, PLAYING, Report, measured
from skulduggery.terminal.language import told

__all__ = ["measured", "show"]


def show(report: Report) -> None:
    console = headed(report)
    console.print(told("bench-bids-method"))
    sights = {
        BLIND: told("bench-bids-blind"),
        PLAYING: told("bench-bids-playing"),
        ALWAYS: told("bench-bids-always"),
    }
    table = figures_under(
        told("bench-bots-games"),
        told("bench-bids-met"),
        told("bench-bots-share"),
        beside=(told("bench-bids-sight"),),
    )
    for row in report.rows:
        games = str(row.wins.games)
        table.add_row(sights[row.sight], games, share_of(row.bids), share_of(row.wins))
    console.print(table)
