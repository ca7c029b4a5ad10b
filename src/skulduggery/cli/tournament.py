"""`skulduggery tournament`: which bot is stronger, and against whom."""

import secrets
from collections.abc import Sequence
from typing import Annotated

import msgspec
from cyclopts import Parameter
from rich.table import Table

from skulduggery.bots.registry import NAMES
from skulduggery.cli.bot_options import Think
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
from skulduggery.cli.help import offering
from skulduggery.cli.numbers import whole_number
from skulduggery.core.sentences import game_name
from skulduggery.sim.limits import MOST_GAMES
from skulduggery.sim.result import Result
from skulduggery.sim.tournament import Standing, Tournament, TournamentRun
from skulduggery.terminal.console import make_console
from skulduggery.terminal.language import LANGUAGE, told
from skulduggery.terminal.progress import playing, stopped_after


def command(
    game: GameName = "",
    /,
    *bots: Annotated[str, Parameter(help=told("levels-entrants-help")), offering(NAMES)],
    players: Players = None,
    games: Annotated[int, whole_number(told("levels-tournament-games-help"), 1, MOST_GAMES)] = 300,
    think: Think = None,
    seed: Seed = None,
    jobs: Jobs = 1,
    settings: Settings = None,
    preset: Preset = None,
    json: AsJson = False,
) -> int:
    played, options, number = chosen(game, players, settings, preset)
    seed = secrets.randbits(64) if seed is None else seed
    run = TournamentRun(played, options, number, bots, games, seed, jobs, think)
    with playing() as bar:
        task = bar.add_task("", total=run.games_wanted)
        try:
            run.run(lambda count: bar.advance(task, count))
        except KeyboardInterrupt:
            if not run.games_played():
                raise
    outcome = run.outcome()
    if json:
        print(msgspec.json.encode(outcome).decode())
    else:
        show(outcome, run.entrants)
    return INTERRUPTED if outcome.interrupted else 0


def show(outcome: Tournament, entrants: Sequence[str]) -> None:
    console = make_console()
    if outcome.interrupted:
        console.print(stopped_after(outcome.games, outcome.games_wanted), style="bold")
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
    console.print(who_beats_whom(outcome, entrants))
    if outcome.standings:
        console.print(told("levels-ratings"))
    else:
        console.print(told("levels-no-ratings"))


def who_beats_whom(outcome: Tournament, entrants: Sequence[str]) -> Table:
    """The best first; before every pairing was played, as they were named, without ratings."""
    pairings = {(pairing.hero, pairing.others): pairing.result for pairing in outcome.pairings}
    rated = {standing.bot: standing for standing in outcome.standings}
    order = list(rated) or list(entrants)
    table = Table(told("levels-alone"), *order)
    if rated:
        table.add_column(told("levels-all"))
        table.add_column(told("levels-rating"))
    for column in table.columns[1:]:
        column.justify = "right"
    for bot in order:
        met = [pairings.get((bot, other)) for other in order]
        cells = [in_figures(result) if result else "" for result in met]
        if rated:
            cells += [in_figures(rated[bot].result), rating_in_figures(rated[bot])]
        table.add_row(bot, *cells)
    return table


def in_figures(result: Result) -> str:
    return f"{result.share:.3f}\n{result.low:.3f}-{result.high:.3f}"


def rating_in_figures(standing: Standing) -> str:
    return f"{standing.rating:+.0f}\n±{standing.rating_high - standing.rating:.0f}"
