"""Custom bots: named `package.module:Class`, or by an entry point of their package.

A custom bot is anything with `decide(view, seat, history)`. An entry point in the group
`skulduggery.bots` gives it a short name: `NAME` for every game, or `game.NAME` for one.
"""

import inspect
import sys
from collections.abc import Callable, Mapping
from importlib import import_module
from importlib.metadata import EntryPoint
from pathlib import Path
from typing import Any, TypeAlias

from skulduggery.bots.bot import Bot, EventHistory
from skulduggery.core.entry_points import installed_entry_points
from skulduggery.core.errors import Mistake, shorten_text
from skulduggery.core.game import normalize_action_text
from skulduggery.core.rng import Rng
from skulduggery.core.view import View

BOT_ENTRY_POINT_GROUP = "skulduggery.bots"
CLASS_PATH_SEPARATOR = ":"  # between module and class; names of other bots contain none

# A bot, or a class or function that makes one, called with an Rng if it takes one.
BotSource: TypeAlias = Bot | Callable[..., Bot]


class BadBot(Mistake):
    """A custom bot that cannot be found or made."""


class BadBotMove(BadBot):
    """A custom bot chose an illegal move."""

    def __init__(self, bot: str, move: object, legal: list[str]) -> None:
        text = move if isinstance(move, str) else repr(move)
        super().__init__("bot-move", bot=bot, move=shorten_text(text), legal=", ".join(legal))


class CustomBot:
    """Wraps a custom bot; its moves are checked before they are played."""

    def __init__(self, name: str, bot: Bot) -> None:
        self.name = name
        self.bot = bot

    def decide(self, view: View, seat: int, history: EventHistory = ()) -> str:
        move: object = self.bot.decide(view, seat, history)
        legal = view.choices[seat]
        if not isinstance(move, str) or normalize_action_text(move) not in map(
            normalize_action_text, legal
        ):
            raise BadBotMove(self.name, move, legal)
        return move


# Finding.


def _entry_points() -> Mapping[str, EntryPoint]:
    return installed_entry_points(BOT_ENTRY_POINT_GROUP)


def installed_bots(game: str) -> list[str]:
    """The names of the bots that installed packages offer for a game."""
    own = f"{game}."
    return [
        name.removeprefix(own)
        for name in _entry_points()
        if name.startswith(own) or "." not in name
    ]


def is_custom_bot(game: str, name: str) -> bool:
    """Whether a name means a custom bot; nothing is imported."""
    return CLASS_PATH_SEPARATOR in name or name in installed_bots(game)


def find_bot(game: str, name: str) -> BotSource:
    """The bot, class or function behind the name of a custom bot; or BadBot."""
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
        sys.path.append(here)  # last, so that it hides nothing that is installed
    try:
        found: Any = import_module(module_name)
    except ModuleNotFoundError as error:
        if error.name is None or not f"{module_name}.".startswith(f"{error.name}."):
            raise _load_error(name, error) from error  # a dependency of the module
        module = shorten_text(module_name)
        raise BadBot("bot-no-module", bot=shorten_text(name), module=module) from None
    except Exception as error:  # raised by its code, or not the name of a module
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
    """Make a custom bot, or raise BadBot."""
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
    """Whether it takes a keyword argument `rng`."""
    rng = inspect.signature(maker).parameters.get("rng")
    return rng is not None and rng.kind is not rng.POSITIONAL_ONLY


def _rng_argument(maker: Callable[..., Bot], rng: Rng) -> tuple[Rng, ...]:
    """The Rng where exactly one positional argument is required; else nothing."""
    needed = [
        parameter
        for parameter in inspect.signature(maker).parameters.values()
        if parameter.default is parameter.empty
        and parameter.kind in (parameter.POSITIONAL_ONLY, parameter.POSITIONAL_OR_KEYWORD)
    ]
    return (rng,) if len(needed) == 1 else ()
