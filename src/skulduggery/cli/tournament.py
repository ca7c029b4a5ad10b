"""`skulduggery tournament`: which bot is stronger, and against whom."""

import secrets
from typing import Annotated

import msgspec
from cyclopts import Parameter
from rich.console import Console
from rich.table import Table

from skulduggery.cli.bots import Think
from skulduggery.cli.numbers import whole_number
from skulduggery.cli.progress import playing
from skulduggery.cli.table import AsJson, GameName, Jobs, Players, Preset, Seed, Settings, chosen
from skulduggery.cli.words import LANGUAGE, told
from skulduggery.core.sentences import game_name
from skulduggery.sim.limits import MOST_GAMES
from skulduggery.sim.result import Result
from skulduggery.sim.tournament import Tournament, games_in_all, tournament

HELP = told("levels-tournament-help")
SYNOPSIS = told("levels-tournament-synopsis")


def command(
    game: GameName = "",
    /,
    *bots: Annotated[str, Parameter(help=told("levels-entrants-help"))],
    players: Players = None,
    games: Annotated[int, whole_number(told("levels-tournament-games-help"), 1, MOST_GAMES)] = 300,
    think: Think = None,
    seed: Seed = None,
    jobs: Jobs = 1,
    settings: Settings = None,
    preset: Preset = None,
    json: AsJson = False,
) -> None:
    played, options, number = chosen(game, players, settings, preset)
    seed = secrets.randbits(64) if seed is None else seed
    with playing() as bar:
        task = bar.add_task("", total=games_in_all(games, number, bots))

        def advance(count: int) -> None:
            bar.advance(task, count)

        outcome = tournament(played, options, number, bots, games, seed, jobs, think, advance)
    if json:
        print(msgspec.json.encode(outcome).decode())
    else:
        show(outcome)


def show(outcome: Tournament) -> None:
    console = Console(highlight=False)
    console.print(
        told(
            "levels-tournament",
            game=game_name(outcome.game, LANGUAGE),
            players=outcome.players,
            seed=str(outcome.seed),
            rules=told("cli-rules-are", compiled=str(outcome.compiled)),
            games=outcome.pairings[0].result.games,
            fair=f"{1 / outcome.players:.3f}",
        )
    )
    pairings = {(pairing.hero, pairing.others): pairing.result for pairing in outcome.pairings}
    order = [standing.bot for standing in outcome.standings]
    table = Table(told("levels-alone"), *order, told("levels-all"), told("levels-rating"))
    for column in table.columns[1:]:
        column.justify = "right"
    for row in outcome.standings:
        cells = [
            in_figures(pairings[row.bot, other]) if other != row.bot else "" for other in order
        ]
        table.add_row(row.bot, *cells, in_figures(row.result), f"{row.rating:+.0f}")
    console.print(table)
    console.print(told("levels-ratings"))


def in_figures(result: Result) -> str:
    return f"{result.share:.3f}\n{result.low:.3f}-{result.high:.3f}"
