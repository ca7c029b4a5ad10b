"""The variants of a game: every combination of its options, for every number of players."""

import itertools
from collections.abc import Iterator
from typing import get_type_hints

from skulduggery.core.errors import BadOptions
from skulduggery.core.game import AnyGame
from skulduggery.core.options import Options, option_choices


def all_variants(game: AnyGame) -> Iterator[tuple[Options, int]]:
    """All combinations of listed options that go together, each with all its player counts."""
    hints = get_type_hints(game.options_type)
    listed = {name: option_choices(hint) for name, hint in hints.items() if name != "first"}
    names = [name for name, choices in listed.items() if choices]
    for values in itertools.product(*(listed[name] for name in names)):
        try:
            options = game.read_options(dict(zip(names, values, strict=True)))
        except BadOptions:
            continue
        for players in game.player_range(options):
            yield options, players
