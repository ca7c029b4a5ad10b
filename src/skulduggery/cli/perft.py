"""`skulduggery perft`: the number of lines of play at each depth."""

from typing import Annotated

from cyclopts import Parameter

from skulduggery.cli.common_options import (
    AsJson,
    GameName,
    OptionSettings,
    Players,
    Preset,
    StartPosition,
    print_json,
    read_game_options,
)
from skulduggery.cli.parameters import whole_number
from skulduggery.core.match import Match
from skulduggery.core.playout import perft
from skulduggery.core.playout import perft_divide as divided
from skulduggery.core.record import replay_ply
from skulduggery.terminal.language import localize

_MAX_PERFT_DEPTH = 1000  # deeper than anything that can be counted


def run_command(
    game: GameName = "",
    /,
    *,
    players: Players = None,
    depth: Annotated[int, whole_number(localize("cli-depth-help"), 1, _MAX_PERFT_DEPTH)] = 5,
    settings: OptionSettings = None,
    preset: Preset = None,
    position: StartPosition = None,
    after: Annotated[str, Parameter(help=localize("cli-after-help"))] = "",
    divide: Annotated[bool, Parameter(help=localize("cli-divide-help"))] = False,
    json: AsJson = False,
) -> None:
    played, options, number = read_game_options(game, players, settings, preset)
    if position is not None and players is None:
        number = played.position_player_count(options, position)
    match = Match(played.new_state(options, number, position))
    for ply in filter(None, map(str.strip, after.split(";"))):
        replay_ply(match, played, " ".join(ply.split()))
    if divide:
        rows = divided(match.state, depth)
        if json:
            print_json([{"ply": ply, "weight": w or None, "count": n} for ply, w, n in rows])
        else:
            for ply, weight, count in rows:
                print(f"{ply} x{weight} {count}" if weight else f"{ply} {count}")
        return
    counts = []
    for deep in range(1, depth + 1):
        count = int(perft(match.state, deep))
        counts.append({"depth": deep, "count": count})
        if not json:
            print(deep, count, flush=True)  # the last one may take a while
    if json:
        print_json(counts)
