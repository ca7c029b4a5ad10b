"""A line-up of bots, given by name, as objects or as classes."""

import pickle
import sys
from collections.abc import Sequence
from typing import TypeAlias, TypeVar

from skulduggery.bots.bot import Bot
from skulduggery.bots.custom_bots import CLASS_PATH_SEPARATOR, BadBot, BotSource, make_bot
from skulduggery.bots.registry import bot_named
from skulduggery.core.errors import BadOptions
from skulduggery.core.rng import Rng

AnyBot: TypeAlias = str | BotSource  # a name, a bot, or what makes one
BotT = TypeVar("BotT", bound=AnyBot)


class BotRoster:
    """Gives every bot of a line-up a name, and makes bots from these names.

    One that is given as an object or a class is named after its class, as on the command line:
    `module:Class`. A class makes a fresh bot for every game; an object plays all games itself.
    """

    def __init__(self, bots: Sequence[AnyBot]) -> None:
        self._bot_sources: dict[str, BotSource] = {}
        self.names = [bot if isinstance(bot, str) else self._add_bot(bot) for bot in bots]

    def _add_bot(self, bot: BotSource) -> str:
        for name, known in self._bot_sources.items():
            if known is bot:
                return name
        kind = bot if hasattr(bot, "__qualname__") else type(bot)
        plain = f"{kind.__module__}{CLASS_PATH_SEPARATOR}{getattr(kind, '__qualname__', '')}"
        name, number = plain, 1
        while name in self._bot_sources:
            number += 1
            name = f"{plain} {number}"
        self._bot_sources[name] = bot
        return name

    def __call__(self, game: str, name: str, rng: Rng, seconds: float | None = None) -> Bot:
        if name in self._bot_sources:
            return make_bot(name, self._bot_sources[name], rng)
        return bot_named(game, name, rng, seconds)

    def check_picklable(self, jobs: int) -> None:
        """BadBot where other processes cannot be sent these bots."""
        if jobs == 1:
            return
        for name, bot in self._bot_sources.items():
            try:
                pickle.dumps(bot)
            except Exception as error:
                raise BadBot("bot-not-sent", bot=name, reason=str(error)) from error
            if name.startswith(f"__main__{CLASS_PATH_SEPARATOR}") and not _main_has_file():
                raise BadBot("bot-not-sent", bot=name, reason="__main__ has no file")


def _main_has_file() -> bool:
    """Whether other processes can import the main program."""
    return getattr(sys.modules["__main__"], "__file__", None) is not None


def bot_per_player(bots: Sequence[BotT], players: int) -> list[BotT]:
    """One bot for each player, or BadOptions; a single one plays for all of them."""
    if len(bots) == 1:
        return [*bots] * players
    if len(bots) != players:
        raise BadOptions("bad-bots", names=str(len(bots)), bots=str(players))
    return [*bots]


def bot_title(name: str) -> str:
    """The display name of a bot: its level, or the name of its class."""
    _, mark, own = name.rpartition(CLASS_PATH_SEPARATOR)
    return own.rpartition(".")[2] if mark else name.capitalize()
