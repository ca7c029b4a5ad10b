"""Games with something of their package exchanged, for one test."""

from collections.abc import Mapping
from dataclasses import replace
from typing import Any

import pytest

from skulduggery import games
from skulduggery.games.package import LazyPart, Level


def replace_parts(monkeypatch: pytest.MonkeyPatch, game: str, **changes: Any) -> None:
    """From now on the package of a game has these parts."""
    changed = replace(games.package_named(game), **changes)
    monkeypatch.setitem(games._loaded_packages, game, changed)


def replace_levels(
    monkeypatch: pytest.MonkeyPatch, game: str, changes: Mapping[str, Level | None]
) -> None:
    """From now on these levels of a game are others, or are not there."""
    levels = {**games.package_named(game).levels, **changes}
    present = {name: level for name, level in levels.items() if level is not None}
    replace_parts(monkeypatch, game, levels=present)


def replace_advisor(monkeypatch: pytest.MonkeyPatch, game: str, where: str) -> None:
    """From now on the one who is found there is the master of a game, and explains itself."""
    replace_levels(monkeypatch, game, {"master": Level(LazyPart(where))})
    replace_parts(monkeypatch, game, advisor=LazyPart(where))
