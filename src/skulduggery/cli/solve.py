"""`skulduggery solve`: how a position is best played, and how sure that is."""

import math
import time
from typing import Annotated

import msgspec
from cyclopts import Parameter

from skulduggery.cli import solve_skull
from skulduggery.cli.table import AsJson, GameName, Preset, Settings, chosen
from skulduggery.cli.words import told
from skulduggery.core.errors import BadOptions, shortened
from skulduggery.games.skull.options import SkullOptions

HELP = told("solve-help")
SYNOPSIS = told("solve-synopsis")

USUAL_SECONDS = 20.0
MOST_SECONDS = 86400.0
USUAL_EXPLOITABILITY = 0.0005


def command(
    game: GameName = "",
    position: Annotated[str, Parameter(help=told("solve-position-help"))] = "",
    /,
    *,
    belief: Annotated[list[str] | None, Parameter(help=told("solve-belief-help"))] = None,
    exploitability: Annotated[
        float, Parameter(help=told("solve-exploitability-help"))
    ] = USUAL_EXPLOITABILITY,
    seconds: Annotated[float, Parameter(help=told("solve-seconds-help"))] = USUAL_SECONDS,
    settings: Settings = None,
    preset: Preset = None,
    played: Annotated[bool, Parameter(help=told("solve-played-help"))] = False,
    all_: Annotated[bool, Parameter(name="--all", help=told("solve-all-help"))] = False,
    json: AsJson = False,
) -> None:
    _, options, _ = chosen(game, None, settings, preset)
    if not isinstance(options, SkullOptions):
        raise BadOptions("no-solver", game=shortened(game))
    if not (math.isfinite(seconds) and 0 < seconds <= MOST_SECONDS and 0 <= exploitability < 1):
        raise BadOptions("bad-effort", most=f"{MOST_SECONDS:g}")
    owner_starts = options.rules().owner_starts
    if not position:
        told_all = solve_skull.duels(owner_starts)
        print(msgspec.json.encode(told_all).decode()) if json else solve_skull.show_duels(told_all)
        return
    asked = solve_skull.Asked(position, belief or [], options)
    if played:
        proof = solve_skull.prove(asked)
        print(msgspec.json.encode(proof).decode()) if json else solve_skull.show_proof(proof)
        return
    answer = solve_skull.solve(asked, exploitability, seconds, time.monotonic)
    print(msgspec.json.encode(answer).decode()) if json else solve_skull.show(answer, all_)
