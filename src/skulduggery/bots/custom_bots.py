"""Bots that others bring: named `package.module:Class`, or by an entry point of their package.

A bot of one's own is anything with `decide(view, seat, history)`. An entry point in the group
`skulduggery.bots` gives it a short name: `NAME` for every game, or `game.NAME` for one.
"""

import inspect
import sys
from collections.abc import Callable
from functools import cache
from importlib import import_module
from importlib.metadata import EntryPoint, entry_points
from pathlib import Path
from typing import Any, TypeAlias

from skulduggery.bots.bot import Bot, EventHistory
from skulduggery.core.errors import Mistake, shorten_text
from skulduggery.core.rng import Rng
from skulduggery.core.view import View

BOT_ENTRY_POINT_GROUP = "skulduggery.bots"
CLASS_PATH_SEPARATOR = ":"  # between module and class; no other name of a bot has one

# A bot, or what makes one: a class or a function, called with an Rng if it takes one.
BotSource: TypeAlias = Bot | Callable[..., Bot]


class BadBot(Mistake):
    """A bot of one's own that cannot be found or made; says which, and why."""


class BadBotMove(BadBot):
    """A bot of one's own decided something that its seat may not do."""

    def __init__(self, bot: str, move: object, legal: list[str]) -> None:
        text = move if isinstance(move, str) else repr(move)
        super().__init__("bot-move", bot=bot, move=shorten_text(text), legal=", ".join(legal))


class CustomBot:
    """A bot of somebody else's; what it decides is checked before anybody plays it."""

    def __init__(self, name: str, bot: Bot) -> None:
        self.name = name
        self.bot = bot

    def decide(self, view: View, seat: int, history: EventHistory = ()) -> str:
        move: object = self.bot.decide(view, seat, history)
        legal = view.choices[seat]
        if not isinstance(move, str) or _normalize_move(move) not in map(_normalize_move, legal):
            raise BadBotMove(self.name, move, legal)
        return move


def _normalize_move(text: str) -> str:
    """As the rules read a move: the case and the spaces in it do not matter."""
    return " ".join(text.split()).casefold()


# Finding.


@cache
def _entry_points() -> dict[str, EntryPoint]:
    return {entry.name: entry for entry in sorted(entry_points(group=BOT_ENTRY_POINT_GROUP))}


def installed_bots(game: str) -> list[str]:
    """The names of bots that installed packages bring for a game."""
    own = f"{game}."
    return [
        name.removeprefix(own)
        for name in _entry_points()
        if name.startswith(own) or "." not in name
    ]


def is_custom_bot(game: str, name: str) -> bool:
    """Whether a name leads to a bot of somebody else's; nothing is imported."""
    return CLASS_PATH_SEPARATOR in name or name in installed_bots(game)


def find_bot(game: str, name: str) -> BotSource:
    """What a name leads to, for which `is_custom_bot` holds; or BadBot."""
    if CLASS_PATH_SEPARATOR in name:
        return _load_path(name)
    entries = _entry_points()
    entry = entries.get(f"{game}.{name}") or entries[name]
    try:
        found: BotSource = entry.load()
    except Exception as error:
        raise _load_error(name, error) from error
    return found


def _load_path(name: str) -> BotSource:
    module_name, _, path = name.partition(CLASS_PATH_SEPARATOR)
    here = str(Path.cwd())
    if here not in sys.path:
        sys.path.append(here)  # last: nothing that is installed shall be hidden by it
    try:
        found: Any = import_module(module_name)
    except ModuleNotFoundError as error:
        if error.name is None or not f"{module_name}.".startswith(f"{error.name}."):
            raise _load_error(name, error) from error  # something that the module needs
        module = shorten_text(module_name)
        raise BadBot("bot-no-module", bot=shorten_text(name), module=module) from None
    except Exception as error:  # whatever it does while it is imported, or no name of a module
        raise _load_error(name, error) from error
    for part in path.split("."):
        found = getattr(found, part, None)
    if found is None:
        raise BadBot("bot-no-class", module=shorten_text(module_name), name=shorten_text(path))
    source: BotSource = found
    return source


def _load_error(name: str, error: Exception) -> BadBot:
    return BadBot("bot-module-fails", bot=shorten_text(name), reason=_describe_error(error))


def _describe_error(error: Exception) -> str:
    return f"{type(error).__name__}: {error}"


# Making.


def make_bot(name: str, source: BotSource, rng: Rng) -> CustomBot:
    """A bot to play with, or BadBot."""
    if isinstance(source, type):
        _check_decide(name, source)
    bot: Any = source
    if isinstance(source, type) or not hasattr(source, "decide"):
        if not callable(source):
            raise BadBot("bot-no-decide", bot=shorten_text(name))
        try:
            bot = (
                source(**{"rng": rng})
                if _takes_rng(source)
                else source(*_rng_argument(source, rng))
            )
        except Exception as error:
            reason = _describe_error(error)
            raise BadBot("bot-not-made", bot=shorten_text(name), reason=reason) from error
    _check_decide(name, bot)
    return CustomBot(name, bot)


def _check_decide(name: str, bot: object) -> None:
    if not callable(getattr(bot, "decide", None)):
        raise BadBot("bot-no-decide", bot=shorten_text(name))


def _takes_rng(maker: Callable[..., Bot]) -> bool:
    """Whether it takes something called `rng`."""
    rng = inspect.signature(maker).parameters.get("rng")
    return rng is not None and rng.kind is not rng.POSITIONAL_ONLY


def _rng_argument(maker: Callable[..., Bot], rng: Rng) -> tuple[Rng, ...]:
    """The Rng, where one argument has to be given, whatever it is called; else nothing."""
    needed = [
        parameter
        for parameter in inspect.signature(maker).parameters.values()
        if parameter.default is parameter.empty
        and parameter.kind in (parameter.POSITIONAL_ONLY, parameter.POSITIONAL_OR_KEYWORD)
    ]
    return (rng,) if len(needed) == 1 else ()
