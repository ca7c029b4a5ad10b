"""The speed of the rules compared with OpenSpiel: plies per second of random games."""

import platform
from collections.abc import Callable
from typing import Any

import msgspec

from skulduggery.bench import memory_growth, openspiel_rules, our_rules
from skulduggery.bench.measurement import MachineInfo, PlayBatch, one_core, plies_per_second
from skulduggery.bench.memory_growth import MemoryGrowth
from skulduggery.bench.speed_tables import COMPILED_RULES, OPENSPIEL_RULES, PLAIN_RULES, SpeedRival
from skulduggery.core import is_compiled

SPEED_ROUNDS = 5

FigureKey = tuple[str, str, str]  # whose rules, which loop, which game


class SpeedFigure(msgspec.Struct, frozen=True):
    """Plies per second: of the best round, and of every round."""

    rules: str
    way: str
    game: str
    best: float
    rounds: list[float]


class SpeedRow(msgspec.Struct, frozen=True):
    """Our speed compared with theirs; None where not measured."""

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


class SpeedVersions(MachineInfo, frozen=True, kw_only=True):
    open_spiel: str | None
    system: str


class SpeedSettings(msgspec.Struct, frozen=True):
    seconds: float  # of CPU time, for each figure
    rounds: int
    core: int | None
    players: int
    tables: dict[str, dict[str, object]]
    seed: int
    rollouts: int
    roots: int


class SpeedReport(msgspec.Struct, frozen=True):
    bench: str
    settings: SpeedSettings
    versions: SpeedVersions
    figures: list[SpeedFigure]
    rows: list[SpeedRow]
    memory: MemoryGrowth | None


def measure_rules(
    seconds: float,
    rounds: int = SPEED_ROUNDS,
    games: int = memory_growth.DEFAULT_GAME_COUNT,
    progress: Callable[[float], object] = lambda done: None,
) -> SpeedReport:
    """Measure everything; `progress` is called with the share that is done."""
    spiel = openspiel_rules.open_spiel()
    rates: dict[FigureKey, list[float]] = {}
    with one_core() as core:
        plays = all_plays(spiel)
        # In rounds, so that whatever slows the machine for a while slows all of them.
        for number in range(rounds):
            for key, rate in measure_round(plays, seconds / rounds).items():
                rates.setdefault(key, []).append(rate)
            progress((number + 1) / (rounds + 1))
        remembered = memory_growth.measure_growth(games)
        progress(1)
    return SpeedReport(
        bench="rules",
        settings=speed_settings(seconds, rounds, core),
        versions=current_versions(spiel is not None),
        figures=[SpeedFigure(*key, max(found), found) for key, found in rates.items()],
        rows=speed_rows(rates),
        memory=remembered,
    )


def all_plays(spiel: Any | None) -> dict[FigureKey, PlayBatch]:
    """All loops that run in this process."""
    plays: dict[FigureKey, PlayBatch] = {}
    if is_compiled():
        plays |= {(COMPILED_RULES, *key): play for key, play in our_rules.our_plays().items()}
    if spiel is not None:
        plays |= {
            (OPENSPIEL_RULES, *key): play
            for key, play in openspiel_rules.openspiel_plays(spiel).items()
        }
    return plays


def measure_round(plays: dict[FigureKey, PlayBatch], seconds: float) -> dict[FigureKey, float]:
    rates = {key: plies_per_second(play, seconds) for key, play in plays.items()}
    return rates | {
        (PLAIN_RULES, *key): rate for key, rate in our_rules.plain_rates(seconds).items()
    }


def speed_rows(rates: dict[FigureKey, list[float]]) -> list[SpeedRow]:
    """Every speed table compared with its rivals."""
    return [
        speed_row(table.name, rival, rates)
        for _, table in our_rules.speed_tables().values()
        for rival in table.rivals
    ]


def speed_row(table: str, rival: SpeedRival, rates: dict[FigureKey, list[float]]) -> SpeedRow:
    mine = max(rates.get((rival.rules, rival.way, table), ()), default=None)
    theirs = max(rates.get((OPENSPIEL_RULES, rival.their_way, rival.game), ()), default=None)
    ratio = mine / theirs if mine and theirs else None
    reached = ratio >= rival.target if ratio and rival.target else None
    return SpeedRow(
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


def current_versions(with_open_spiel: bool) -> SpeedVersions:
    return SpeedVersions(
        open_spiel=openspiel_rules.open_spiel_version() if with_open_spiel else None,
        system=platform.platform(),
    )


def speed_settings(seconds: float, rounds: int, core: int | None) -> SpeedSettings:
    return SpeedSettings(
        seconds=seconds,
        rounds=rounds,
        core=core,
        players=our_rules.SPEED_PLAYERS,
        tables={
            name: {"game": game, **table.options}
            for name, (game, table) in our_rules.speed_tables().items()
        },
        seed=our_rules.SPEED_SEED,
        rollouts=openspiel_rules.ROLLOUTS_PER_ROOT,
        roots=openspiel_rules.ROLLOUT_ROOTS,
    )
