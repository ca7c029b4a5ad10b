"""`skulduggery simulate`: many games by random bots, and what they came to."""

import secrets
import sys
from pathlib import Path
from typing import Annotated

import msgspec
from cyclopts import Parameter
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn
from rich.table import Table

from skulduggery.cli.table import AsJson, GameName, Players, Preset, Seed, Settings, chosen
from skulduggery.cli.words import LANGUAGE, told
from skulduggery.core.sentences import dashed, game_name
from skulduggery.sim.simulate import simulate
from skulduggery.sim.summary import Summary

HELP = told("cli-simulate-help")
SYNOPSIS = told("cli-simulate-synopsis")


def command(
    game: GameName = "",
    /,
    *,
    players: Players = None,
    games: Annotated[int, Parameter(help=told("cli-games-help"))] = 1000,
    seed: Seed = None,
    jobs: Annotated[int, Parameter(help=told("cli-jobs-help"))] = 1,
    settings: Settings = None,
    preset: Preset = None,
    records: Annotated[Path | None, Parameter(help=told("cli-records-help"))] = None,
    json: AsJson = False,
) -> None:
    played, options, number = chosen(game, players, settings, preset)
    seed = secrets.randbits(64) if seed is None else seed
    bar = Progress(
        TextColumn(told("cli-simulating")),
        BarColumn(),
        MofNCompleteColumn(),
        TimeRemainingColumn(),
        console=Console(stderr=True),
        disable=not sys.stderr.isatty(),
    )
    with bar:
        task = bar.add_task("", total=games)

        def advance(count: int) -> None:
            bar.advance(task, count)

        if records is None:
            summary = simulate(played, options, number, games, seed, jobs, progress=advance)
        else:
            with records.open("wb") as file:

                def keep(line: bytes) -> None:
                    file.write(line + b"\n")

                summary = simulate(played, options, number, games, seed, jobs, keep, advance)
    if json:
        print(msgspec.json.encode(summary).decode())
    else:
        show(summary)


def show(summary: Summary) -> None:
    console = Console(highlight=False)
    console.print(
        told(
            "cli-simulated",
            game=game_name(summary.game, LANGUAGE),
            games=summary.games,
            players=summary.players,
            seed=str(summary.seed),
            rules=told("cli-rules-are", compiled=str(summary.compiled)),
        )
    )
    shares = Table(told("cli-seat"), told("cli-wins"), told("cli-share"), told("cli-interval"))
    for share in summary.shares:
        shares.add_row(
            str(share.player),
            f"{share.wins:g}",
            f"{share.share:.3f}",
            f"{share.low:.3f} - {share.high:.3f}",
        )
    console.print(shares)
    lengths = summary.lengths
    console.print(
        told(
            "cli-lengths",
            mean=f"{lengths.mean:.1f}",
            shortest=str(lengths.shortest),
            longest=str(lengths.longest),
        )
    )
    made_of = Table(told("cli-made-of"), told("cli-in-all"), told("cli-per-game"))
    for column in made_of.columns[1:] + shares.columns[1:]:
        column.justify = "right"
    prefix = f"tally-{dashed(summary.game)}-"
    for name, count in summary.counts.items():
        made_of.add_row(told(prefix + name), str(count), f"{count / summary.games:.2f}")
    for name, ratio in summary.ratios.items():
        made_of.add_row(told(prefix + name), "", f"{ratio:.3f}")
    console.print(made_of)
