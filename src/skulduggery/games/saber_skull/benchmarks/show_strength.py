"""What `skulduggery bench saber_skull` measures, and how it is shown."""

from rich.table import Table

from skulduggery.cli.bench import figures_under, headed, share_of
from skulduggery.games.saber_skull.benchmarks.regret import Regret
from skulduggery.games.saber_skull.benchmarks.rule_of_thumb import Answered
from skulduggery.games.saber_skull.benchmarks.strength import OTHERS, Report, Won, measured
from skulduggery.terminal.language import told

__all__ = ["measured", "show"]


def show(report: Report) -> None:
    console = headed(report)
    console.print(told("saber-bench-thumb"))
    console.print(of_thumb(report.answered))
    console.print(told("saber-bench-alone"))
    console.print(of_won(report.alone))
    console.print(told("saber-bench-regret"))
    console.print(told("saber-bench-between"))
    for among in OTHERS:
        rows = [row for row in report.regrets if row.among == among]
        console.print(told("saber-bench-among", others=among))
        console.print(of_regrets(rows))
    console.print(told("saber-bench-championship"))
    console.print(of_won(report.crowned))


def of_thumb(answered: Answered) -> Table:
    table = figures_under(
        told("saber-ring-times"), told("saber-bench-master"), told("saber-bench-best")
    )
    table.add_row(str(answered.rings), f"{answered.master:.4f}", f"{answered.best:.4f}")
    return table


def of_regrets(regrets: list[Regret]) -> Table:
    table = figures_under(
        told("saber-bench-decisions"),
        told("saber-bench-per-match"),
        told("saber-bench-lost"),
        told("saber-bench-lost-match"),
        beside=(told("bench-players"),),
    )
    for row in regrets:
        least, most = row.least.times(row.per_match), row.most.times(row.per_match)
        table.add_row(
            str(row.players),
            str(row.decisions),
            f"{row.per_match:.1f}",
            f"{row.least}\n{row.most}",
            f"{least}\n{most}",
        )
    return table


def of_won(rows: list[Won]) -> Table:
    table = figures_under(
        told("bench-bots-games"),
        told("bench-bots-fair"),
        told("bench-bots-share"),
        beside=(told("bench-players"),),
    )
    for row in rows:
        games, fair = str(row.result.games), f"{1 / row.players:.3f}"
        table.add_row(str(row.players), games, fair, share_of(row.result))
    return table
