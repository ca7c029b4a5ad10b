"""The rules beside OpenSpiel: random full games, plies a second, and what they were to reach."""

import platform
from collections.abc import Callable
from typing import Any

import msgspec

from skulduggery.bench import memory, openspiel_rules, our_rules
from skulduggery.bench.machine import Place
from skulduggery.bench.memory import Memory
from skulduggery.bench.speed_tables import COMPILED, OPEN_SPIEL, PLAIN, Rival
from skulduggery.bench.timing import Play, one_core, plies_a_second
from skulduggery.core import compiled

ROUNDS = 5

Key = tuple[str, str, str]  # whose rules, played in which way, which game


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
    spiel = openspiel_rules.open_spiel()
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
        rows=rows(rates),
        memory=remembered,
    )


def contenders(spiel: Any | None) -> dict[Key, Play]:
    """All that run in this process."""
    plays: dict[Key, Play] = {}
    if compiled():
        plays |= {(COMPILED, *key): play for key, play in our_rules.contenders().items()}
    if spiel is not None:
        plays |= {
            (OPEN_SPIEL, *key): play for key, play in openspiel_rules.contenders(spiel).items()
        }
    return plays


def one_round(plays: dict[Key, Play], seconds: float) -> dict[Key, float]:
    rates = {key: plies_a_second(play, seconds) for key, play in plays.items()}
    return rates | {(PLAIN, *key): rate for key, rate in our_rules.plain_rates(seconds).items()}


def rows(rates: dict[Key, list[float]]) -> list[Row]:
    """Every table of every game beside its rivals."""
    return [
        row(table.name, rival, rates)
        for _, table in our_rules.speed_tables().values()
        for rival in table.rivals
    ]


def row(table: str, rival: Rival, rates: dict[Key, list[float]]) -> Row:
    mine = max(rates.get((rival.rules, rival.way, table), ()), default=None)
    theirs = max(rates.get((OPEN_SPIEL, rival.their_way, rival.game), ()), default=None)
    ratio = mine / theirs if mine and theirs else None
    reached = ratio >= rival.target if ratio and rival.target else None
    return Row(
        rules=rival.rules,
        way=rival.way,
        game=table,
        rival_way=rival.their_way,
        rival=rival.game,
        ours=mine,
        theirs=theirs,
        ratio=ratio,
        target=rival.target,
        reached=reached,
    )


def versions(with_open_spiel: bool) -> Versions:
    return Versions(
        open_spiel=openspiel_rules.open_spiel_version() if with_open_spiel else None,
        system=platform.platform(),
    )


def settings(seconds: float, rounds: int, core: int | None) -> Settings:
    return Settings(
        seconds=seconds,
        rounds=rounds,
        core=core,
        players=our_rules.PLAYERS,
        tables={
            name: {"game": game, **table.options}
            for name, (game, table) in our_rules.speed_tables().items()
        },
        seed=our_rules.SEED,
        rollouts=openspiel_rules.ROLLOUTS,
        roots=openspiel_rules.ROOTS,
    )
