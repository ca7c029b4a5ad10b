"""`skulduggery simulate`: many games by bots, and what they came to."""

import secrets
from contextlib import nullcontext
from pathlib import Path
from typing import Annotated

import msgspec
from cyclopts import Parameter
from rich.console import Console
from rich.table import Table

from skulduggery.bots.random import RandomBot
from skulduggery.cli.bots import LineUp, Think, named_in, one_for_each
from skulduggery.cli.numbers import whole_number
from skulduggery.cli.progress import playing
from skulduggery.cli.table import AsJson, GameName, Jobs, Players, Preset, Seed, Settings, chosen
from skulduggery.cli.words import LANGUAGE, told
from skulduggery.core.sentences import dashed, game_name
from skulduggery.sim.limits import MOST_GAMES
from skulduggery.sim.simulate import simulate
from skulduggery.sim.summary import Summary

HELP = told("cli-simulate-help")
SYNOPSIS = told("cli-simulate-synopsis")


def command(
    game: GameName = "",
    /,
    *,
    players: Players = None,
    games: Annotated[int, whole_number(told("cli-games-help"), 1, MOST_GAMES)] = 1000,
    bots: LineUp = "",
    think: Think = None,
    seed: Seed = None,
    jobs: Jobs = 1,
    settings: Settings = None,
    preset: Preset = None,
    records: Annotated[Path | None, Parameter(help=told("cli-records-help"))] = None,
    json: AsJson = False,
) -> None:
    names = named_in(bots)
    if players is None and len(names) > 1:
        players = len(names)
    played, options, number = chosen(game, players, settings, preset)
    names = one_for_each(played.name, names, number, RandomBot.name)
    seed = secrets.randbits(64) if seed is None else seed
    with playing() as bar:
        task = bar.add_task("", total=games)

        def advance(count: int) -> None:
            bar.advance(task, count)

        with records.open("wb") if records else nullcontext() as file:

            def keep(line: bytes) -> None:
                if file is not None:
                    file.write(line + b"\n")

            summary = simulate(
                played,
                options,
                number,
                games,
                seed,
                jobs,
                keep if file is not None else None,
                advance,
                names,
                think,
            )
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
    shares = Table(
        told("cli-seat"),
        told("levels-bot"),
        told("cli-wins"),
        told("cli-share"),
        told("cli-interval"),
    )
    for share in summary.shares:
        shares.add_row(
            str(share.player),
            summary.bots[share.player],
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
    for column in made_of.columns[1:] + shares.columns[2:]:
        column.justify = "right"
    prefix = f"tally-{dashed(summary.game)}-"
    for name, count in summary.counts.items():
        made_of.add_row(told(prefix + name), str(count), f"{count / summary.games:.2f}")
    for name, ratio in summary.ratios.items():
        made_of.add_row(told(prefix + name), "", f"{ratio:.3f}")
    console.print(made_of)
