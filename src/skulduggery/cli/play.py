"""`skulduggery play`: a game in the terminal, with people and bots."""

from pathlib import Path
from typing import Annotated

from cyclopts import Parameter

from skulduggery.bots.registry import check_thinking_time, usual_level
from skulduggery.cli.bot_options import Opponents, ThinkingSeconds, check_bots, split_bot_names
from skulduggery.cli.common_options import (
    MAX_PLAYERS,
    GameName,
    OptionSettings,
    Players,
    Preset,
    Seed,
    StartPosition,
    read_game_options,
)
from skulduggery.cli.mistakes import INTERRUPTED_EXIT_CODE
from skulduggery.cli.parameters import default_shown_as, whole_number
from skulduggery.cli.record_files import new_file
from skulduggery.terminal.language import USER_LANGUAGE, localize
from skulduggery.terminal.play import PlayInterrupted, play_in_terminal
from skulduggery.terminal.seating import DEFAULT_HUMAN_NAMES, check_people


def run_command(
    game: GameName = "",
    /,
    *,
    players: Players = None,
    bots: Opponents = "",
    think: ThinkingSeconds = None,
    humans: Annotated[int, whole_number(localize("cli-humans-help"), 0, MAX_PLAYERS)] = 1,
    name: Annotated[
        list[str] | None,
        Parameter(help=localize("cli-name-help")),
        default_shown_as(localize("default-names", names=", ".join(DEFAULT_HUMAN_NAMES[:3]))),
    ] = None,
    settings: OptionSettings = None,
    preset: Preset = None,
    position: StartPosition = None,
    seed: Seed = None,
    record: Annotated[Path | None, Parameter(help=localize("cli-record-help"))] = None,
) -> int:
    names = split_bot_names(bots)
    if players is None and position is None and len(names) > 1:
        players = humans + len(names)
    played, options, number = read_game_options(game, players, settings, preset)
    if position is not None and players is None:
        number = played.position_player_count(options, position)
    levels = check_bots(played.name, names, max(number - humans, 0), usual_level(played.name))
    check_thinking_time(think)
    check_people(name or [], number, humans)
    played.new_state(options, number, position)  # mistakes are raised before a file is made
    try:
        with new_file(record) as file:
            play_in_terminal(
                played.name,
                options,
                number,
                humans=humans,
                bots=levels,
                seconds=think,
                names=name or [],
                language=USER_LANGUAGE,
                seed=seed,
                position=position,
                record=file,
            )
    except PlayInterrupted:
        return INTERRUPTED_EXIT_CODE
    return 0
