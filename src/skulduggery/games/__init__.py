"""All games by name: the built-in ones, and those of other installed packages.

Another package declares an entry point in the group `skulduggery.games`, with the name of the game
and its `GamePackage` as the object.
"""

from collections.abc import Iterator, Mapping
from functools import cache
from importlib.metadata import EntryPoint
from pathlib import Path
from typing import TYPE_CHECKING

from skulduggery.core.entry_points import installed_entry_points
from skulduggery.core.errors import UnknownGame
from skulduggery.games.package import GamePackage, LazyPart
from skulduggery.words import add_word_folder, add_word_loader

if TYPE_CHECKING:  # loaded with the first game
    from skulduggery.core.game import AnyGame

GAME_ENTRY_POINT_GROUP = "skulduggery.games"
BUILTIN_GAMES: dict[str, LazyPart[GamePackage]] = {
    name: LazyPart(f"skulduggery.games.{name}:GAME_PACKAGE")
    for name in ("skull", "skull_king", "saber_skull")
}

_loaded_packages: dict[str, GamePackage] = {}


@cache
def _entry_points() -> Mapping[str, EntryPoint]:
    found = installed_entry_points(GAME_ENTRY_POINT_GROUP)
    return {name: entry for name, entry in found.items() if name not in BUILTIN_GAMES}


def game_names() -> list[str]:
    """The names of all games, the built-in ones first."""
    return [*BUILTIN_GAMES, *_entry_points()]


def package_named(name: str) -> GamePackage:
    """The package of a game, or UnknownGame."""
    if name not in _loaded_packages:
        package = _load_package(name)
        add_word_folder(Path(str(package.package_file("words"))))
        _loaded_packages[name] = package
    return _loaded_packages[name]


def _load_package(name: str) -> GamePackage:
    if name in BUILTIN_GAMES:
        return BUILTIN_GAMES[name].load()
    if name not in _entry_points():
        raise UnknownGame(name, game_names())
    package = _entry_points()[name].load()
    if not isinstance(package, GamePackage) or package.name != name:
        raise TypeError(f"the entry point {name} of {GAME_ENTRY_POINT_GROUP} leads to {package!r}")
    return package


def game_named(name: str) -> "AnyGame":
    """The rules of a game, or UnknownGame."""
    return package_named(name).rules


class _GamesByName(Mapping[str, "AnyGame"]):
    """The rules of all games by name, each loaded on first use."""

    def __getitem__(self, name: str) -> "AnyGame":
        if name not in game_names():
            raise KeyError(name)
        return game_named(name)

    def __iter__(self) -> Iterator[str]:
        return iter(game_names())

    def __len__(self) -> int:
        return len(game_names())


GAMES_BY_NAME: Mapping[str, "AnyGame"] = _GamesByName()


def _load_all_packages() -> None:
    for name in game_names():
        package_named(name)


add_word_loader(_load_all_packages)
