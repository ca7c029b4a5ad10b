"""`skulduggery simulate`: many games by bots, and what they came to."""

import secrets
from pathlib import Path
from typing import Annotated

import msgspec
from cyclopts import Parameter
from rich.table import Table

from skulduggery.bots.random import RandomBot
from skulduggery.cli.bot_options import LineUp, Think, named_in, one_for_each
from skulduggery.cli.common_options import (
    AsJson,
    GameName,
    Jobs,
    Players,
    Preset,
    Seed,
    Settings,
    chosen,
)
from skulduggery.cli.exit_codes import INTERRUPTED
from skulduggery.cli.files import new_file
from skulduggery.cli.numbers import whole_number
from skulduggery.core.sentences import dashed, game_name
from skulduggery.sim.limits import MOST_GAMES
from skulduggery.sim.ratio_sums import Estimate
from skulduggery.sim.simulate import Simulation
from skulduggery.sim.summary import Summary
from skulduggery.terminal.console import make_console
from skulduggery.terminal.language import LANGUAGE, told
from skulduggery.terminal.progress import playing, stopped_after


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
) -> int:
    names = named_in(bots)
    if players is None and len(names) > 1:
        players = len(names)
    played, options, number = chosen(game, players, settings, preset)
    names = one_for_each(played.name, names, number, RandomBot.name)
    seed = secrets.randbits(64) if seed is None else seed
    simulation = Simulation(played, options, number, games, seed, jobs, names, think)
    with new_file(records) as file, playing() as bar:
        task = bar.add_task("", total=games)

        def keep(line: bytes) -> None:
            if file is not None:
                file.write(f"{line.decode()}\n")

        try:
            simulation.run(keep if file is not None else None, lambda n: bar.advance(task, n))
        except KeyboardInterrupt:
            if not simulation.totals.games:
                raise
    summary = simulation.summary()
    if json:
        print(msgspec.json.encode(summary).decode())
    else:
        show(summary)
    return INTERRUPTED if summary.interrupted else 0


def show(summary: Summary) -> None:
    console = make_console()
    if summary.interrupted:
        console.print(stopped_after(summary.games, summary.games_wanted), style="bold")
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
    made_of = Table(
        told("cli-made-of"), told("cli-in-all"), told("cli-per-game"), told("cli-interval")
    )
    for column in made_of.columns[1:] + shares.columns[2:]:
        column.justify = "right"
    prefix = f"tally-{dashed(summary.game)}-"
    for name, count in summary.counts.items():
        made_of.add_row(told(prefix + name), str(count), f"{count / summary.games:.2f}")
    for name, ratio in summary.ratios.items():
        made_of.add_row(told(prefix + name), "", f"{ratio.value:.3f}", interval(ratio))
    console.print(made_of)
    console.print(told("cli-intervals"))


def interval(ratio: Estimate) -> str:
    if ratio.low is None or ratio.high is None:
        return ""
    return f"{ratio.low:.3f} - {ratio.high:.3f}"
