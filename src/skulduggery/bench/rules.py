"""The rules beside OpenSpiel: random full games, plies a second, and what they were to reach."""

import platform
from collections.abc import Callable
from typing import Any

import msgspec

from skulduggery.bench import memory, openspiel, ours
from skulduggery.bench.memory import Memory
from skulduggery.bench.openspiel import LEAN
from skulduggery.bench.ours import INSIDE, STEPPED
from skulduggery.bench.place import Place
from skulduggery.bench.timing import Play, one_core, plies_a_second
from skulduggery.core import compiled

COMPILED, PLAIN, OPEN_SPIEL = "compiled", "plain", "open_spiel"
ROUNDS = 5

Key = tuple[str, str, str]  # whose rules, played in which way, which game


class Pair(msgspec.Struct, frozen=True):
    """How many times as fast as theirs ours shall be; None where nobody set a target."""

    ours: Key
    theirs: Key
    target: float | None = None


PAIRS = (
    Pair((COMPILED, INSIDE, "skull"), (OPEN_SPIEL, INSIDE, "liars_dice"), 3),
    Pair((COMPILED, INSIDE, "skull_king"), (OPEN_SPIEL, INSIDE, "oh_hell"), 2),
    Pair((COMPILED, INSIDE, "skull_king"), (OPEN_SPIEL, INSIDE, "euchre"), 2),
    Pair((COMPILED, INSIDE, "saber_skull"), (OPEN_SPIEL, INSIDE, "pig"), 1),
    Pair((COMPILED, INSIDE, "saber_skull_fixed"), (OPEN_SPIEL, INSIDE, "pig")),
    Pair((COMPILED, STEPPED, "skull"), (OPEN_SPIEL, STEPPED, "liars_dice"), 2),
    Pair((COMPILED, STEPPED, "skull_king"), (OPEN_SPIEL, STEPPED, "oh_hell"), 1.5),
    Pair((COMPILED, STEPPED, "saber_skull"), (OPEN_SPIEL, STEPPED, "pig"), 1.2),
    Pair((PLAIN, INSIDE, "skull"), (OPEN_SPIEL, STEPPED, "liars_dice"), 1),
    Pair((PLAIN, STEPPED, "skull"), (OPEN_SPIEL, STEPPED, "liars_dice"), 1),
    # The same against a better loop than its own, for whoever writes one.
    Pair((COMPILED, STEPPED, "skull"), (OPEN_SPIEL, LEAN, "liars_dice")),
    Pair((COMPILED, STEPPED, "skull_king"), (OPEN_SPIEL, LEAN, "oh_hell")),
    Pair((COMPILED, STEPPED, "saber_skull"), (OPEN_SPIEL, LEAN, "pig")),
    Pair((PLAIN, INSIDE, "skull"), (OPEN_SPIEL, LEAN, "liars_dice")),
    Pair((PLAIN, STEPPED, "skull"), (OPEN_SPIEL, LEAN, "liars_dice")),
)


class Figure(msgspec.Struct, frozen=True):
    """Plies a second: the best round, and every round."""

    rules: str
    way: str
    game: str
    best: float
    rounds: list[float]


class Row(msgspec.Struct, frozen=True):
    """Ours beside theirs; what was not measured is None."""

    rules: str
    way: str
    game: str
    rival_way: str
    rival: str
    ours: float | None
    theirs: float | None
    ratio: float | None
    target: float | None
    reached: bool | None


class Versions(Place, frozen=True, kw_only=True):
    open_spiel: str | None
    system: str


class Settings(msgspec.Struct, frozen=True):
    seconds: float  # of processor time, for each figure
    rounds: int
    core: int | None
    players: int
    tables: dict[str, dict[str, object]]
    seed: int
    rollouts: int
    roots: int


class Report(msgspec.Struct, frozen=True):
    bench: str
    settings: Settings
    versions: Versions
    figures: list[Figure]
    rows: list[Row]
    memory: Memory | None


def run(
    seconds: float,
    rounds: int = ROUNDS,
    games: int = memory.MANY,
    progress: Callable[[float], object] = lambda done: None,
) -> Report:
    """Measure everything; `progress` hears which part of it is done."""
    spiel = openspiel.open_spiel()
    rates: dict[Key, list[float]] = {}
    with one_core() as core:
        plays = contenders(spiel)
        # Round by round, so that whatever slows the machine for a while slows everybody.
        for number in range(rounds):
            for key, rate in one_round(plays, seconds / rounds).items():
                rates.setdefault(key, []).append(rate)
            progress((number + 1) / (rounds + 1))
        remembered = memory.measure(games)
        progress(1)
    return Report(
        bench="rules",
        settings=settings(seconds, rounds, core),
        versions=versions(spiel is not None),
        figures=[Figure(*key, max(found), found) for key, found in rates.items()],
        rows=[row(pair, rates) for pair in PAIRS],
        memory=remembered,
    )


def contenders(spiel: Any | None) -> dict[Key, Play]:
    """All that run in this process."""
    plays: dict[Key, Play] = {}
    if compiled():
        plays |= {(COMPILED, *key): play for key, play in ours.contenders().items()}
    if spiel is not None:
        plays |= {(OPEN_SPIEL, *key): play for key, play in openspiel.contenders(spiel).items()}
    return plays


def one_round(plays: dict[Key, Play], seconds: float) -> dict[Key, float]:
    rates = {key: plies_a_second(play, seconds) for key, play in plays.items()}
    return rates | {(PLAIN, *key): rate for key, rate in ours.plain_rates(seconds).items()}


def row(pair: Pair, rates: dict[Key, list[float]]) -> Row:
    mine = max(rates.get(pair.ours, ()), default=None)
    theirs = max(rates.get(pair.theirs, ()), default=None)
    ratio = mine / theirs if mine and theirs else None
    reached = ratio >= pair.target if ratio and pair.target else None
    return Row(*pair.ours, *pair.theirs[1:], mine, theirs, ratio, pair.target, reached)


def versions(with_open_spiel: bool) -> Versions:
    return Versions(
        open_spiel=openspiel.open_spiel_version() if with_open_spiel else None,
        system=platform.platform(),
    )


def settings(seconds: float, rounds: int, core: int | None) -> Settings:
    return Settings(
        seconds=seconds,
        rounds=rounds,
        core=core,
        players=ours.PLAYERS,
        tables={table: {"game": name, **wishes} for table, (name, wishes) in ours.TABLES.items()},
        seed=ours.SEED,
        rollouts=openspiel.ROLLOUTS,
        roots=openspiel.ROOTS,
    )
