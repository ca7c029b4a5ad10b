"""`skulduggery play`: a game in the terminal, against bots and with people beside you."""

import secrets
from typing import Annotated

from cyclopts import Parameter

from skulduggery.cli.table import GameName, Players, Preset, Seed, Settings, StartPosition, chosen
from skulduggery.cli.words import LANGUAGE, told
from skulduggery.terminal.play import play

HELP = told("cli-play-help")
SYNOPSIS = told("cli-play-synopsis")


def command(
    game: GameName = "",
    /,
    *,
    players: Players = None,
    humans: Annotated[int, Parameter(help=told("cli-humans-help"))] = 1,
    name: Annotated[list[str] | None, Parameter(help=told("cli-name-help"))] = None,
    settings: Settings = None,
    preset: Preset = None,
    position: StartPosition = None,
    seed: Seed = None,
) -> int:
    played, options, number = chosen(game, players, settings, preset)
    if position is not None and players is None:
        number = played.players_at(options, position)
    play(
        played.name,
        options,
        number,
        humans=humans,
        names=name or [],
        language=LANGUAGE,
        seed=secrets.randbits(64) if seed is None else seed,
        position=position,
    )
    return 0
