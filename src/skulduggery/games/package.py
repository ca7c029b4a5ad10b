"""What a game package offers to the rest of the program, in one frozen object.

Only the rules are required. Everything else has a default that works for any game: random bots, a
board made from the view, no hints, no puzzles. Parts are given as `package.module:name` and
imported on first use, so that a command loads only what it needs.
"""

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from functools import cache
from importlib import import_module
from importlib.resources import files
from importlib.resources.abc import Traversable
from typing import TYPE_CHECKING, Any, Generic, TypeVar, cast

if TYPE_CHECKING:  # the types of the parts, defined where they are used
    import msgspec

    from skulduggery.bench.matchups import Matchup
    from skulduggery.bench.speed_tables import SpeedTable
    from skulduggery.bots.advisor import Advisor
    from skulduggery.bots.bot import Bot
    from skulduggery.bots.table_talk import TableTalk
    from skulduggery.core.game import AnyGame
    from skulduggery.core.rng import Rng
    from skulduggery.core.state import State
    from skulduggery.study.puzzles.puzzle import PuzzleMaker
    from skulduggery.study.reviews.bold_moves import BoldMoveFinder
    from skulduggery.study.slow_odds import SlowOdds
    from skulduggery.terminal.renderers import TerminalView
    from skulduggery.train.training import Training

PartT = TypeVar("PartT")


@dataclass(frozen=True)
class LazyPart(Generic[PartT]):
    """An object of a game by its import path, `package.module:name`."""

    where: str

    def load(self) -> PartT:
        return cast(PartT, _import_object(self.where))


@cache
def _import_object(where: str) -> Any:
    module, _, name = where.partition(":")
    return getattr(import_module(module), name)


@dataclass(frozen=True)
class Level:
    """A bot that people may choose.

    A plain one is made from an Rng, and plays from the view alone without thinking. All others are
    made from an Rng, thinking time in seconds or None, and a clock, and use the history.
    """

    bot: "LazyPart[Callable[..., Bot]]"
    plain: bool = False


RANDOM_LEVEL = Level(LazyPart("skulduggery.bots.random:RandomBot"), plain=True)


@dataclass(frozen=True)
class GameCommand:
    """A command that a game adds: `package.module:function`, and the message ids of its help."""

    where: str
    help: str
    synopsis: str = ""  # where the command is the game's own


@dataclass(frozen=True)
class Benchmark:
    """A benchmark of this game for `skulduggery bench`; its module has `run_benchmark` and
    `show_report`."""

    module: str
    about: str  # the id of a message


@dataclass(frozen=True, kw_only=True)
class GamePackage:
    """One game with all its parts."""

    name: str
    home: str  # the Python package of its files
    rules_part: "LazyPart[AnyGame]"
    minutes_per_player: int = 5  # how long a game takes among people, roughly
    # Bots offered to people, weaker ones first.
    levels: Mapping[str, Level] = field(default_factory=lambda: {"random": RANDOM_LEVEL})
    rule_bot: "LazyPart[Callable[[Rng], Bot]] | None" = None  # a fixed reference bot
    advisor: "LazyPart[Callable[..., Advisor]] | None" = None  # for hints and reviews
    # What its bots say, and which phrases can be checked; without it bots are silent.
    table_talk: "LazyPart[TableTalk] | None" = None
    # Ready phrases that fit a phase of the view best, the most likely first.
    phase_phrases: Mapping[str, tuple[str, ...]] = field(default_factory=dict)
    # Study.
    bold_moves: "LazyPart[Callable[[], BoldMoveFinder]]" = LazyPart(
        "skulduggery.study.reviews.bold_moves:NoBoldMoves"
    )
    slow_odds: "LazyPart[SlowOdds] | None" = None
    puzzles: "LazyPart[PuzzleMaker] | None" = None
    first_puzzle: int = 0  # number of its first puzzle; each game has up to a hundred
    # Solves a position: called with the position, the options and arguments of the solver.
    solve: "LazyPart[Callable[..., msgspec.Struct]] | None" = None
    # Odds without a game in progress, by name: `trick`, `bids`.
    odds_functions: "Mapping[str, LazyPart[Callable[..., msgspec.Struct]]]" = field(
        default_factory=dict
    )
    # Command line, terminal, training and benchmarks.
    terminal: "LazyPart[TerminalView]" = LazyPart("skulduggery.terminal.plain_board:PLAIN_VIEW")
    solve_command: GameCommand | None = None  # `skulduggery solve GAME`
    commands: Mapping[str, GameCommand] = field(default_factory=dict)  # by name
    training: "LazyPart[Training] | None" = None
    # At the end of a game: the bids of a player, and how many of them were met.
    bids_met: "LazyPart[Callable[[State, int], tuple[int, int]]] | None" = None
    matchups: "LazyPart[tuple[Matchup, ...]] | None" = None
    speed_tables: "LazyPart[tuple[SpeedTable, ...]] | None" = None
    benchmarks: Mapping[str, Benchmark] = field(default_factory=dict)

    @property
    def rules(self) -> "AnyGame":
        return self.rules_part.load()

    def package_file(self, *path: str) -> Traversable:
        """A data file of the package: lesson, puzzles, words."""
        return files(self.home).joinpath(*path)
