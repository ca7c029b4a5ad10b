"""`skulduggery solve`: how a position is best played, and how sure that is."""

import math
import time
from collections.abc import Callable
from functools import partial
from typing import Annotated, NamedTuple, TypeVar

import msgspec
from cyclopts import Parameter

from skulduggery.bots.saber_skull.pair import rings
from skulduggery.cli import solve_saber_skull, solve_skull
from skulduggery.cli.help import usually
from skulduggery.cli.numbers import whole_number
from skulduggery.cli.table import AsJson, FixedSeed, Preset, Settings, chosen
from skulduggery.cli.words import told
from skulduggery.core.errors import BadOptions, shortened
from skulduggery.games.saber_skull.options import SaberSkullOptions
from skulduggery.games.saber_skull.state import ALL_TOKENS
from skulduggery.games.skull.options import SkullOptions

Found = TypeVar("Found")


POSITION_HELP = f"{told('solve-position-help')} {told('saber-position-help')}"
USUAL_SECONDS = 20.0
MOST_SECONDS = 86400.0
USUAL_EXPLOITABILITY = 0.0005


def command(
    game: Annotated[str, Parameter(help=told("solve-game-help"))] = "",
    position: Annotated[str, Parameter(help=POSITION_HELP)] = "",
    /,
    *,
    belief: Annotated[
        list[str] | None,
        Parameter(help=told("solve-belief-help")),
        usually(told("default-belief")),
    ] = None,
    exploitability: Annotated[
        float, Parameter(help=told("solve-exploitability-help"))
    ] = USUAL_EXPLOITABILITY,
    seconds: Annotated[float, Parameter(help=told("solve-seconds-help"))] = USUAL_SECONDS,
    settings: Settings = None,
    preset: Preset = None,
    played: Annotated[bool, Parameter(help=told("solve-played-help"))] = False,
    all_: Annotated[bool, Parameter(name="--all", help=told("solve-all-help"))] = False,
    tokens: Annotated[
        int, whole_number(told("saber-tokens-help"), 1, solve_saber_skull.MOST_TOKENS)
    ] = ALL_TOKENS,
    check: Annotated[
        int, whole_number(told("saber-check-help"), 0, solve_saber_skull.MOST_GAMES)
    ] = 0,
    seed: FixedSeed = 1,
    json: AsJson = False,
) -> None:
    _, options, _ = chosen(game, None, settings, preset)
    if not isinstance(options, SkullOptions | SaberSkullOptions):
        raise BadOptions("no-solver", game=shortened(game))
    if not (math.isfinite(seconds) and 0 < seconds <= MOST_SECONDS and 0 <= exploitability < 1):
        raise BadOptions("bad-effort", most=f"{MOST_SECONDS:g}")
    if isinstance(options, SaberSkullOptions):
        solve_ring(position, options, Effort(tokens, check, seed, seconds), json)
        return
    if not position:
        tell(solve_skull.duels(options.rules().owner_starts), solve_skull.show_duels, json)
        return
    asked = solve_skull.Asked(position, belief or [], options)
    if played:
        tell(solve_skull.prove(asked), solve_skull.show_proof, json)
        return
    answer = solve_skull.solve(asked, exploitability, seconds, time.monotonic)
    tell(answer, partial(solve_skull.show, everything=all_), json)


class Effort(NamedTuple):
    """What can be asked of Säbel & Schädel beside a position."""

    tokens: int
    games: int
    seed: int
    seconds: float


def solve_ring(position: str, options: SaberSkullOptions, effort: Effort, json: bool) -> None:
    if not position:
        if effort.tokens != ALL_TOKENS or effort.games:
            raise BadOptions("saber-without-ring")
        rows = solve_saber_skull.all_rings(rings().first.__getitem__)
        tell(rows, solve_saber_skull.show_rings, json)
        return
    asked = solve_saber_skull.asked(position, options, effort.tokens, effort.games, effort.seed)
    answer = solve_saber_skull.solve(asked, effort.seconds, time.monotonic)
    tell(answer, solve_saber_skull.show, json)


def tell(found: Found, show: Callable[[Found], None], json: bool) -> None:
    if json:
        print(msgspec.json.encode(found).decode())
    else:
        show(found)
