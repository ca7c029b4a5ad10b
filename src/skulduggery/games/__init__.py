"""All games by name: ours, and those of other packages that are installed beside this one.

A package of somebody else's is found by its entry point in the group `skulduggery.games`, whose
name is the game's and which leads to its `GamePackage`.
"""

from collections.abc import Iterator, Mapping
from functools import cache
from importlib.metadata import EntryPoint, entry_points
from pathlib import Path
from typing import TYPE_CHECKING

from skulduggery.core.errors import UnknownGame
from skulduggery.games.package import GamePackage, Part
from skulduggery.words import add_words, when_words_are_missing

if TYPE_CHECKING:  # loaded when somebody asks for a game
    from skulduggery.core.game import AnyGame

ENTRY_POINT_GROUP = "skulduggery.games"
OUR_GAMES: dict[str, Part[GamePackage]] = {
    name: Part(f"skulduggery.games.{name}:PACKAGE")
    for name in ("skull", "skull_king", "saber_skull")
}

_packages: dict[str, GamePackage] = {}  # those that were asked for so far


@cache
def _entry_points() -> dict[str, EntryPoint]:
    found = entry_points(group=ENTRY_POINT_GROUP)
    return {entry.name: entry for entry in sorted(found) if entry.name not in OUR_GAMES}


def game_names() -> list[str]:
    """The names of all games, ours first."""
    return [*OUR_GAMES, *_entry_points()]


def package_named(name: str) -> GamePackage:
    """A game with everything that belongs to it, or UnknownGame."""
    if name not in _packages:
        package = _load_package(name)
        add_words(Path(str(package.file("words"))))
        _packages[name] = package
    return _packages[name]


def _load_package(name: str) -> GamePackage:
    if name in OUR_GAMES:
        return OUR_GAMES[name].load()
    if name not in _entry_points():
        raise UnknownGame(name, game_names())
    package = _entry_points()[name].load()
    if not isinstance(package, GamePackage) or package.name != name:
        raise TypeError(f"the entry point {name} of {ENTRY_POINT_GROUP} leads to {package!r}")
    return package


def game_named(name: str) -> "AnyGame":
    """The rules of a game, or UnknownGame."""
    return package_named(name).rules


class _Games(Mapping[str, "AnyGame"]):
    """The rules of all games by name, each loaded when it is asked for."""

    def __getitem__(self, name: str) -> "AnyGame":
        if name not in game_names():
            raise KeyError(name)
        return game_named(name)

    def __iter__(self) -> Iterator[str]:
        return iter(game_names())

    def __len__(self) -> int:
        return len(game_names())


GAMES: Mapping[str, "AnyGame"] = _Games()


def _load_all_packages() -> None:
    for name in game_names():
        package_named(name)


when_words_are_missing(_load_all_packages)
