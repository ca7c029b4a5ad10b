"""`skulduggery tournament`: bots against each other, with ratings."""

from collections.abc import Sequence
from typing import Annotated

from cyclopts import Parameter
from rich.table import Table

from skulduggery.bots.registry import LEVEL_NAMES
from skulduggery.cli.bot_options import ThinkingSeconds
from skulduggery.cli.common_options import (
    AsJson,
    GameName,
    Jobs,
    OptionSettings,
    Players,
    Preset,
    Seed,
    print_json,
    read_game_options,
)
from skulduggery.cli.mistakes import INTERRUPTED_EXIT_CODE
from skulduggery.cli.parameters import complete_with, whole_number
from skulduggery.cli.report_tables import format_share, numeric_table
from skulduggery.core.number_range import MAX_GAMES, seed_or_random
from skulduggery.core.sentences import game_name
from skulduggery.sim.tournament import BotStanding, TournamentResult, TournamentRun
from skulduggery.terminal.console import make_console
from skulduggery.terminal.language import USER_LANGUAGE, localize
from skulduggery.terminal.progress_bar import games_progress_bar, stopped_sentence

_NARROW_DASH = "-"  # a column for each bot: there is no room for spaces


def run_command(
    game: GameName = "",
    /,
    *bots: Annotated[
        str, Parameter(help=localize("levels-entrants-help")), complete_with(LEVEL_NAMES)
    ],
    players: Players = None,
    games: Annotated[
        int, whole_number(localize("levels-tournament-games-help"), 1, MAX_GAMES)
    ] = 300,
    think: ThinkingSeconds = None,
    seed: Seed = None,
    jobs: Jobs = 1,
    settings: OptionSettings = None,
    preset: Preset = None,
    json: AsJson = False,
) -> int:
    played, options, number = read_game_options(game, players, settings, preset)
    seed = seed_or_random(seed)
    run = TournamentRun(played, options, number, bots, games, seed, jobs, think)
    with games_progress_bar() as bar:
        task = bar.add_task("", total=run.games_wanted)
        try:
            run.run(lambda count: bar.advance(task, count))
        except KeyboardInterrupt:
            if not run.games_played():
                raise
    outcome = run.current_result()
    if json:
        print_json(outcome)
    else:
        _show_tournament(outcome, run.entrants)
    return INTERRUPTED_EXIT_CODE if outcome.interrupted else 0


def _show_tournament(outcome: TournamentResult, entrants: Sequence[str]) -> None:
    console = make_console()
    if outcome.interrupted:
        console.print(stopped_sentence(outcome.games, outcome.games_wanted), style="bold")
    console.print(
        localize(
            "levels-tournament",
            game=game_name(outcome.game, USER_LANGUAGE),
            players=outcome.players,
            seed=str(outcome.seed),
            rules=localize("cli-rules-are", compiled=str(outcome.compiled)),
            games=outcome.pairings[0].result.games,
            fair=f"{1 / outcome.players:.3f}",
        )
    )
    console.print(_pairings_table(outcome, entrants))
    if outcome.standings:
        console.print(localize("levels-ratings"))
    else:
        console.print(localize("levels-no-ratings"))


def _pairings_table(outcome: TournamentResult, entrants: Sequence[str]) -> Table:
    """The best first; without ratings, in the order of the entrants, until all pairings played."""
    pairings = {(pairing.hero, pairing.others): pairing.result for pairing in outcome.pairings}
    rated = {standing.bot: standing for standing in outcome.standings}
    order = list(rated) or list(entrants)
    overall = (localize("levels-all"), localize("levels-rating")) if rated else ()
    table = numeric_table(*order, *overall, beside=(localize("levels-alone"),))
    for bot in order:
        met = [pairings.get((bot, other)) for other in order]
        cells = [format_share(result, _NARROW_DASH) if result else "" for result in met]
        if rated:
            cells += [format_share(rated[bot].result, _NARROW_DASH), _format_rating(rated[bot])]
        table.add_row(bot, *cells)
    return table


def _format_rating(standing: BotStanding) -> str:
    return f"{standing.rating:+.0f}\n±{standing.rating_high - standing.rating:.0f}"
