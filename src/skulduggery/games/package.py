"""The door of a game: all that the rest of the program may ask of it, in one frozen object.

Only the rules are a must. Everything else has a default that works for any game: bots that play at
random, a board made from the view, no hints, no puzzles. Parts are named by where they are found
and imported when somebody first asks, so that a command loads only what it needs.
"""

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from functools import cache
from importlib import import_module
from importlib.resources import files
from importlib.resources.abc import Traversable
from typing import TYPE_CHECKING, Any, Generic, TypeVar, cast

if TYPE_CHECKING:  # what a game may bring is described where it is used
    import msgspec

    from skulduggery.bench.matchups import Matchup
    from skulduggery.bench.speed_tables import SpeedTable
    from skulduggery.bots.advisor import Advisor
    from skulduggery.bots.bot import Bot
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
    """Where something of a game is found: `package.module:name`."""

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

    A plain one is made from its randomness and plays from the view alone, at once. All others are
    made from randomness, thinking time in seconds or None, and a clock, and want the history.
    """

    bot: "LazyPart[Callable[..., Bot]]"
    plain: bool = False


RANDOM_LEVEL = Level(LazyPart("skulduggery.bots.random:RandomBot"), plain=True)


@dataclass(frozen=True)
class GameCommand:
    """A word that a game adds to the command line: `package.module:function`, and the messages
    that its help is made of."""

    where: str
    help: str
    synopsis: str = ""  # where the word is the game's own


@dataclass(frozen=True)
class Benchmark:
    """Something `skulduggery bench` measures of this game alone; its module has `measured` and
    `show`."""

    module: str
    about: str  # the id of a message: what it measures


@dataclass(frozen=True, kw_only=True)
class GamePackage:
    """One game with everything that belongs to it."""

    name: str
    home: str  # the package in which its files lie
    rules_part: "LazyPart[AnyGame]"
    # Who plays it, weaker ones first; all of them are offered to people.
    levels: Mapping[str, Level] = field(default_factory=lambda: {"random": RANDOM_LEVEL})
    rule_bot: "LazyPart[Callable[[Rng], Bot]] | None" = None  # only measures others, never changes
    advisor: "LazyPart[Callable[..., Advisor]] | None" = None  # whom hints and reviews ask
    # For people who think about their games.
    bold_moves: "LazyPart[Callable[[], BoldMoveFinder]]" = LazyPart(
        "skulduggery.study.reviews.bold_moves:NoBoldMoves"
    )
    slow_odds: "LazyPart[SlowOdds] | None" = None
    puzzles: "LazyPart[PuzzleMaker] | None" = None
    first_puzzle: int = 0  # the number of its first; each game may have a hundred
    # How a position is best played: from the position, the options and what the solver takes.
    solve: "LazyPart[Callable[..., msgspec.Struct]] | None" = None
    # What can be calculated of things somebody names, without a game: `trick`, `bids`.
    odds_functions: "Mapping[str, LazyPart[Callable[..., msgspec.Struct]]]" = field(
        default_factory=dict
    )
    # On the command line, in the terminal, on the way to stronger bots.
    terminal: "LazyPart[TerminalView]" = LazyPart("skulduggery.terminal.plain_board:PLAIN_VIEW")
    solve_command: GameCommand | None = None  # `skulduggery solve GAME`
    commands: Mapping[str, GameCommand] = field(default_factory=dict)  # of its own, by their words
    training: "LazyPart[Training] | None" = None
    bids_met: "LazyPart[Callable[[State, int], tuple[int, int]]] | None" = (
        None  # of bids, in a game
    )
    matchups: "LazyPart[tuple[Matchup, ...]] | None" = None
    speed_tables: "LazyPart[tuple[SpeedTable, ...]] | None" = None
    benchmarks: Mapping[str, Benchmark] = field(default_factory=dict)

    @property
    def rules(self) -> "AnyGame":
        return self.rules_part.load()

    def package_file(self, *path: str) -> Traversable:
        """A file that lies in the package: its lesson, puzzles, words."""
        return files(self.home).joinpath(*path)
