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
from skulduggery.games.package import GamePackage, LazyPart
from skulduggery.words import add_word_folder, add_word_loader

if TYPE_CHECKING:  # loaded when somebody asks for a game
    from skulduggery.core.game import AnyGame

GAME_ENTRY_POINT_GROUP = "skulduggery.games"
BUILTIN_GAMES: dict[str, LazyPart[GamePackage]] = {
    name: LazyPart(f"skulduggery.games.{name}:GAME_PACKAGE")
    for name in ("skull", "skull_king", "saber_skull")
}

_loaded_packages: dict[str, GamePackage] = {}  # those that were asked for so far


@cache
def _entry_points() -> dict[str, EntryPoint]:
    found = entry_points(group=GAME_ENTRY_POINT_GROUP)
    return {entry.name: entry for entry in sorted(found) if entry.name not in BUILTIN_GAMES}


def game_names() -> list[str]:
    """The names of all games, ours first."""
    return [*BUILTIN_GAMES, *_entry_points()]


def package_named(name: str) -> GamePackage:
    """A game with everything that belongs to it, or UnknownGame."""
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
    """The rules of all games by name, each loaded when it is asked for."""

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
