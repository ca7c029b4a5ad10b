"""What `skulduggery bench bots` measures, and how it is shown."""

from pathlib import Path

import msgspec
from rich.table import Table

from skulduggery.bench import bots
from skulduggery.bench.bots import Report, Results, Row, Thinking
from skulduggery.bench.matchups import Matchup, matches_named
from skulduggery.cli.bench import headed, share_of, yes_or_no
from skulduggery.core.sentences import game_name
from skulduggery.games import game_named
from skulduggery.terminal.language import LANGUAGE, told
from skulduggery.terminal.progress import playing


def command(
    game: str,
    match: list[str] | None,
    games: int | None,
    seed: int,
    jobs: int,
    results: Path | None,
    json: bool,
) -> None:
    name = game_named(game).name
    matchups = matches_named(name, match or [])
    file = results or Path(f"bots-{name}.jsonl")
    kept = Results(file, name, seed)
    try:
        play(kept, matchups, games, jobs)
    except KeyboardInterrupt:
        tell(bots.report(kept, matchups), json)
        raise
    tell(bots.report(kept, matchups), json)


def tell(report: Report, json: bool) -> None:
    if json:
        print(msgspec.json.encode(report).decode())
    else:
        show(report)


def play(kept: Results, matchups: list[Matchup], games: int | None, jobs: int) -> None:
    with playing() as bar:
        task = bar.add_task("")
        bots.run(
            kept,
            matchups,
            games,
            jobs,
            lambda done, total: bar.update(task, completed=done, total=total),
        )


def show(report: Report) -> None:
    console = headed(report)
    console.print(game_name(report.game, LANGUAGE), style="bold")
    console.print(told("bench-bots-method", seed=str(report.seed), file=report.results))
    console.print(matches_table(report.rows))


def matches_table(rows: list[Row]) -> Table:
    table = Table()
    table.add_column(told("bench-bots-match"), no_wrap=True)
    for heading in (
        told("bench-bots-games"),
        told("bench-bots-fair"),
        told("bench-bots-share"),
        told("bench-bots-target"),
        told("bench-bots-time"),
    ):
        table.add_column(heading, justify="right")
    with_bids = any(row.bids for row in rows)
    if with_bids:
        table.add_column(told("bench-bots-bids"), justify="right")
    for row in rows:
        table.add_row(
            row.match,
            str(row.result.games),
            f"{row.fair:.3f}",
            share_of(row.result),
            target(row.matchup)
            if row.reached is None
            else f"{target(row.matchup)}\n{yes_or_no(row.reached)}",
            f"{milliseconds(row.hero)}\n{milliseconds(row.others)}",
            *([bids_met(row)] if with_bids else []),
        )
    return table


def bids_met(row: Row) -> str:
    if row.bids is None:
        return "-"
    wanted = row.matchup.bids_met
    return f"{row.bids.share:.3f}" + (f"\n≥ {wanted:g}" if wanted is not None else "")


def target(matchup: Matchup) -> str:
    if matchup.at_least is not None:
        return f"≥ {matchup.at_least:g}"
    return "-" if matchup.at_most is None else f"≤ {matchup.at_most:g}"


def milliseconds(side: Thinking) -> str:
    return f"{side.mean * 1e3:.1f} / {side.longest * 1e3:.0f}"
