"""What `skulduggery bench saber_skull` measures, and how it is shown."""

from rich.table import Table

from skulduggery.cli.bench import format_win_share, numeric_table, print_bots_heading
from skulduggery.games.saber_skull.benchmarks.regret import Regret
from skulduggery.games.saber_skull.benchmarks.rule_of_thumb import BestResponseResult
from skulduggery.games.saber_skull.benchmarks.strength import (
    OPPONENT_BOTS,
    StrengthBenchReport,
    WinsAmongOthers,
    run_benchmark,
)
from skulduggery.terminal.language import localize

__all__ = ["run_benchmark", "show_report"]


def show_report(report: StrengthBenchReport) -> None:
    console = print_bots_heading(report)
    console.print(localize("saber-bench-thumb"))
    console.print(best_response_table(report.answered))
    console.print(localize("saber-bench-alone"))
    console.print(wins_table(report.alone))
    console.print(localize("saber-bench-regret"))
    console.print(localize("saber-bench-between"))
    for among in OPPONENT_BOTS:
        rows = [row for row in report.regrets if row.among == among]
        console.print(localize("saber-bench-among", others=among))
        console.print(regret_table(rows))
    console.print(localize("saber-bench-championship"))
    console.print(wins_table(report.crowned))


def best_response_table(answered: BestResponseResult) -> Table:
    table = numeric_table(
        localize("saber-ring-times"), localize("saber-bench-master"), localize("saber-bench-best")
    )
    table.add_row(str(answered.rings), f"{answered.master:.4f}", f"{answered.best:.4f}")
    return table


def regret_table(regrets: list[Regret]) -> Table:
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


def wins_table(rows: list[WinsAmongOthers]) -> Table:
    table = numeric_table(
        localize("bench-bots-games"),
        localize("bench-bots-fair"),
        localize("bench-bots-share"),
        beside=(localize("bench-players"),),
    )
    for row in rows:
        games, fair = str(row.result.games), f"{1 / row.players:.3f}"
        table.add_row(str(row.players), games, fair, format_win_share(row.result))
    return table
