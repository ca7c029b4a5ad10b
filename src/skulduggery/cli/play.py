"""`skulduggery play`: a game in the terminal, against bots and with people beside you."""

import secrets
from pathlib import Path
from typing import Annotated

from cyclopts import Parameter

from skulduggery.bots.registry import check_thinking_time, usual_level
from skulduggery.cli.bot_options import Opponents, Think, named_in, one_for_each
from skulduggery.cli.common_options import (
    MOST_PLAYERS,
    GameName,
    Players,
    Preset,
    Seed,
    Settings,
    StartPosition,
    chosen,
)
from skulduggery.cli.exit_codes import INTERRUPTED
from skulduggery.cli.files import new_file
from skulduggery.cli.help import usually
from skulduggery.cli.numbers import whole_number
from skulduggery.terminal.language import LANGUAGE, told
from skulduggery.terminal.play import Interrupted, play
from skulduggery.terminal.seating import PEOPLE, check_people


def command(
    game: GameName = "",
    /,
    *,
    players: Players = None,
    bots: Opponents = "",
    think: Think = None,
    humans: Annotated[int, whole_number(told("cli-humans-help"), 0, MOST_PLAYERS)] = 1,
    name: Annotated[
        list[str] | None,
        Parameter(help=told("cli-name-help")),
        usually(told("default-names", names=", ".join(PEOPLE[:3]))),
    ] = None,
    settings: Settings = None,
    preset: Preset = None,
    position: StartPosition = None,
    seed: Seed = None,
    record: Annotated[Path | None, Parameter(help=told("cli-record-help"))] = None,
) -> int:
    names = named_in(bots)
    if players is None and position is None and len(names) > 1:
        players = humans + len(names)
    played, options, number = chosen(game, players, settings, preset)
    if position is not None and players is None:
        number = played.players_at(options, position)
    levels = one_for_each(played.name, names, max(number - humans, 0), usual_level(played.name))
    check_thinking_time(think)
    check_people(name or [], number, humans)
    played.new(options, number, position)  # what is wrong is said before a file is made
    try:
        with new_file(record) as file:
            play(
                played.name,
                options,
                number,
                humans=humans,
                bots=levels,
                seconds=think,
                names=name or [],
                language=LANGUAGE,
                seed=secrets.randbits(32) if seed is None else seed,
                position=position,
                record=file,
            )
    except Interrupted:
        return INTERRUPTED
    return 0
