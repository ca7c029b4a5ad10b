"""Skulduggery: the home of three skull games.

    import skulduggery as sk

offers what `__all__` lists: matches, records, bots, solvers, puzzles and experiments. Each name is
loaded on first use; docs/python.md shows them at work.
"""

import os
import sys
from importlib import import_module
from importlib.machinery import SOURCE_SUFFIXES, FileFinder, SourceFileLoader

__version__ = "0.1.0"

TYPE_CHECKING = (
    False  # True to type checkers; importing `typing` for it would slow down every start
)

if TYPE_CHECKING:
    from skulduggery.api.bots import bot
    from skulduggery.api.experiments import perft, simulate, tournament
    from skulduggery.api.games import game, game_names
    from skulduggery.api.match import InteractiveMatch, new_match
    from skulduggery.api.records import load_records, read_record, replay, write_record
    from skulduggery.api.study import (
        bid_odds,
        check_answer,
        hint,
        odds,
        puzzle,
        puzzle_of_the_day,
        puzzle_view,
        puzzles,
        review,
        solve,
    )
    from skulduggery.bots.bot import Bot
    from skulduggery.core.errors import Mistake
    from skulduggery.core.events import Event
    from skulduggery.core.record import Record
    from skulduggery.core.rng import Rng
    from skulduggery.core.view import View

__all__ = [
    "Bot",
    "Event",
    "InteractiveMatch",
    "Mistake",
    "Record",
    "Rng",
    "View",
    "__version__",
    "bid_odds",
    "bot",
    "check_answer",
    "game",
    "game_names",
    "hint",
    "load_records",
    "new_match",
    "odds",
    "perft",
    "puzzle",
    "puzzle_of_the_day",
    "puzzle_view",
    "puzzles",
    "read_record",
    "replay",
    "review",
    "simulate",
    "solve",
    "tournament",
    "write_record",
]

_MODULE_OF_NAME = {
    "Bot": "skulduggery.bots.bot",
    "Event": "skulduggery.core.events",
    "InteractiveMatch": "skulduggery.api.match",
    "Mistake": "skulduggery.core.errors",
    "Record": "skulduggery.core.record",
    "Rng": "skulduggery.core.rng",
    "View": "skulduggery.core.view",
    "bid_odds": "skulduggery.api.study",
    "bot": "skulduggery.api.bots",
    "check_answer": "skulduggery.api.study",
    "game": "skulduggery.api.games",
    "game_names": "skulduggery.api.games",
    "hint": "skulduggery.api.study",
    "load_records": "skulduggery.api.records",
    "new_match": "skulduggery.api.match",
    "odds": "skulduggery.api.study",
    "perft": "skulduggery.api.experiments",
    "puzzle": "skulduggery.api.study",
    "puzzle_of_the_day": "skulduggery.api.study",
    "puzzle_view": "skulduggery.api.study",
    "puzzles": "skulduggery.api.study",
    "read_record": "skulduggery.api.records",
    "replay": "skulduggery.api.records",
    "review": "skulduggery.api.study",
    "simulate": "skulduggery.api.experiments",
    "solve": "skulduggery.api.study",
    "tournament": "skulduggery.api.experiments",
    "write_record": "skulduggery.api.records",
}

# Set it to run the plain Python that the compiled modules come from.
PURE_PYTHON_VARIABLE = "SKULDUGGERY_PURE_PYTHON"
OLD_PURE_PYTHON_VARIABLE = "SKULDUGGERY_PLAIN"


def plain_sources_only(folder: str) -> FileFinder:
    """A path hook that finds this package as sources, never as compiled modules."""
    if not (folder + os.sep).startswith(os.path.dirname(__file__) + os.sep):  # noqa: PTH120
        raise ImportError
    return FileFinder(folder, (SourceFileLoader, SOURCE_SUFFIXES))


if os.environ.get(PURE_PYTHON_VARIABLE) or os.environ.get(OLD_PURE_PYTHON_VARIABLE):
    sys.path_hooks.insert(0, plain_sources_only)


if not TYPE_CHECKING:  # type checkers read the imports above instead

    def __getattr__(name: str) -> object:
        if name not in _MODULE_OF_NAME:
            raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
        found = getattr(import_module(_MODULE_OF_NAME[name]), name)
        globals()[name] = found
        return found


def __dir__() -> list[str]:
    return sorted(__all__)
