"""What `skulduggery bench saber_skull` measures, and how it is shown."""

from skulduggery.bench.saber_skull import Report, measured
from skulduggery.cli.bench import figures_under, headed, share_of
from skulduggery.cli.words import told

__all__ = ["measured", "show"]


def show(report: Report) -> None:
    console = headed(report)
    console.print(told("saber-bench-regret"))
    table = figures_under(
        told("saber-bench-decisions"),
        told("saber-bench-lost"),
        told("saber-bench-per-match"),
        beside=(told("saber-bench-players"),),
    )
    for row in report.regrets:
        lost = f"{row.mean:.4f} ± {1.96 * row.error:.4f}"
        table.add_row(str(row.players), str(row.decisions), lost, f"{row.per_match:.1f}")
    console.print(table)
    console.print(told("saber-bench-championship"))
    table = figures_under(
        told("bench-bots-games"),
        told("bench-bots-fair"),
        told("bench-bots-share"),
        beside=(told("saber-bench-players"),),
    )
    for crowned in report.crowned:
        games, fair = str(crowned.result.games), f"{1 / crowned.players:.3f}"
        table.add_row(str(crowned.players), games, fair, share_of(crowned.result))
    console.print(table)
