"""`skulduggery bench bots`: runs the benchmark and shows its report."""

from pathlib import Path

from rich.table import Table

from skulduggery.bench import bot_strength
from skulduggery.bench.bot_strength import BotStrengthReport, DealResults, MatchupRow, ThinkingTime
from skulduggery.bench.matchups import Matchup, matchups_named
from skulduggery.cli.bench import print_bots_heading, yes_or_no
from skulduggery.cli.common_options import print_json
from skulduggery.cli.report_tables import format_share, numeric_table
from skulduggery.core.sentences import game_name
from skulduggery.games import game_named
from skulduggery.terminal.language import USER_LANGUAGE, localize
from skulduggery.terminal.progress_bar import games_progress_bar


def run_command(
    game: str,
    match: list[str] | None,
    games: int | None,
    seed: int,
    jobs: int,
    results: Path | None,
    json: bool,
) -> None:
    name = game_named(game).name
    matchups = matchups_named(name, match or [])
    file = results or Path(f"bots-{name}.jsonl")
    kept = DealResults(file, name, seed)
    try:
        _play_matchups(kept, matchups, games, jobs)
    except KeyboardInterrupt:
        _print_report(bot_strength.build_report(kept, matchups), json)
        raise
    _print_report(bot_strength.build_report(kept, matchups), json)


def _print_report(report: BotStrengthReport, json: bool) -> None:
    if json:
        print_json(report)
    else:
        show_report(report)


def _play_matchups(
    kept: DealResults, matchups: list[Matchup], games: int | None, jobs: int
) -> None:
    with games_progress_bar() as bar:
        task = bar.add_task("")
        bot_strength.play_missing_deals(
            kept,
            matchups,
            games,
            jobs,
            lambda done, total: bar.update(task, completed=done, total=total),
        )


def show_report(report: BotStrengthReport) -> None:
    console = print_bots_heading(report)
    console.print(game_name(report.game, USER_LANGUAGE), style="bold")
    console.print(localize("bench-bots-method", seed=str(report.seed), file=report.results))
    console.print(_matches_table(report.rows))


def _matches_table(rows: list[MatchupRow]) -> Table:
    table = numeric_table(
        localize("bench-bots-games"),
        localize("bench-bots-fair"),
        localize("bench-bots-share"),
        localize("bench-bots-target"),
        localize("bench-bots-time"),
        beside=(localize("bench-bots-match"),),
    )
    table.columns[0].no_wrap = True
    with_bids = any(row.bids for row in rows)
    if with_bids:
        table.add_column(localize("bench-bots-bids"), justify="right")
    for row in rows:
        table.add_row(
            row.match,
            str(row.result.games),
            f"{row.fair:.3f}",
            format_share(row.result),
            _format_target(row.matchup)
            if row.reached is None
            else f"{_format_target(row.matchup)}\n{yes_or_no(row.reached)}",
            f"{_format_thinking_times(row.hero)}\n{_format_thinking_times(row.others)}",
            *([bids_met(row)] if with_bids else []),
        )
    return table


def bids_met(row: MatchupRow) -> str:
    if row.bids is None:
        return "-"
    wanted = row.matchup.bids_met
    return f"{row.bids.met_share:.3f}" + (f"\n≥ {wanted:g}" if wanted is not None else "")


def _format_target(matchup: Matchup) -> str:
    if matchup.at_least is not None:
        return f"≥ {matchup.at_least:g}"
    return "-" if matchup.at_most is None else f"≤ {matchup.at_most:g}"


def _format_thinking_times(side: ThinkingTime) -> str:
    return f"{side.mean_seconds * 1e3:.1f} / {side.longest * 1e3:.0f}"
