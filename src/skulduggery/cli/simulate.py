"""`skulduggery simulate`: many games between bots, summarized."""

from pathlib import Path
from typing import Annotated

from cyclopts import Parameter

from skulduggery.bots.random import RandomBot
from skulduggery.cli.bot_options import LineUp, ThinkingSeconds, check_bots, split_bot_names
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
from skulduggery.cli.parameters import whole_number
from skulduggery.cli.record_files import new_file
from skulduggery.cli.report_tables import format_interval, numeric_table
from skulduggery.core.number_range import MAX_GAMES, seed_or_random
from skulduggery.core.sentences import game_name, kebab_case
from skulduggery.sim.simulate import Simulation
from skulduggery.sim.summary import SimulationSummary
from skulduggery.terminal.console import make_console
from skulduggery.terminal.language import USER_LANGUAGE, localize
from skulduggery.terminal.progress_bar import games_progress_bar, stopped_sentence


def run_command(
    game: GameName = "",
    /,
    *,
    players: Players = None,
    games: Annotated[int, whole_number(localize("cli-games-help"), 1, MAX_GAMES)] = 1000,
    bots: LineUp = "",
    think: ThinkingSeconds = None,
    seed: Seed = None,
    jobs: Jobs = 1,
    settings: OptionSettings = None,
    preset: Preset = None,
    records: Annotated[Path | None, Parameter(help=localize("cli-records-help"))] = None,
    json: AsJson = False,
) -> int:
    names = split_bot_names(bots)
    if players is None and len(names) > 1:
        players = len(names)
    played, options, number = read_game_options(game, players, settings, preset)
    names = check_bots(played.name, names, number, RandomBot.name)
    seed = seed_or_random(seed)
    simulation = Simulation(played, options, number, games, seed, jobs, names, think)
    with new_file(records) as file, games_progress_bar() as bar:
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
        print_json(summary)
    else:
        _show_summary(summary)
    return INTERRUPTED_EXIT_CODE if summary.interrupted else 0


def _show_summary(summary: SimulationSummary) -> None:
    console = make_console()
    if summary.interrupted:
        console.print(stopped_sentence(summary.games, summary.games_wanted), style="bold")
    console.print(
        localize(
            "cli-simulated",
            game=game_name(summary.game, USER_LANGUAGE),
            games=summary.games,
            players=summary.players,
            seed=str(summary.seed),
            rules=localize("cli-rules-are", compiled=str(summary.compiled)),
        )
    )
    shares = numeric_table(
        localize("cli-wins"),
        localize("cli-share"),
        localize("cli-interval"),
        beside=(localize("cli-seat"), localize("levels-bot")),
    )
    for share in summary.shares:
        shares.add_row(
            str(share.player),
            summary.bots[share.player],
            f"{share.wins:g}",
            f"{share.share:.3f}",
            format_interval(share.low, share.high),
        )
    console.print(shares)
    lengths = summary.lengths
    console.print(
        localize(
            "cli-lengths",
            mean=f"{lengths.mean:.1f}",
            shortest=str(lengths.shortest),
            longest=str(lengths.longest),
        )
    )
    made_of = numeric_table(
        localize("cli-in-all"),
        localize("cli-per-game"),
        localize("cli-interval"),
        beside=(localize("cli-made-of"),),
    )
    prefix = f"tally-{kebab_case(summary.game)}-"
    for name, count in summary.counts.items():
        made_of.add_row(localize(prefix + name), str(count), f"{count / summary.games:.2f}")
    for name, ratio in summary.ratios.items():
        interval = format_interval(ratio.low, ratio.high)
        made_of.add_row(localize(prefix + name), "", f"{ratio.value:.3f}", interval)
    console.print(made_of)
    console.print(localize("cli-intervals"))
