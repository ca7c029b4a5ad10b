"""The games by name, and how one is set up."""

from collections.abc import Mapping
from typing import NamedTuple

from skulduggery import games
from skulduggery.core.game import AnyGame
from skulduggery.core.options import Options


class GameSetup(NamedTuple):
    """A game with its options, and how many play it."""

    rules: AnyGame
    options: Options
    players: int


def game_names() -> list[str]:
    """The names of all games: ours, then those of other packages that are installed.

    >>> import skulduggery as sk
    >>> sk.game_names()[:3]
    ['skull', 'skull_king', 'saber_skull']
    """
    return games.game_names()


def game(name: str) -> AnyGame:
    """The rules of a game: its options and presets, moves, views and sentences.

    >>> import skulduggery as sk
    >>> skull = sk.game("skull")
    >>> skull.read_options({"last_chance": True}).last_chance
    True
    >>> sorted(skull.presets)
    ['english', 'german', 'italian']
    >>> sk.game("chess")
    Traceback (most recent call last):
        ...
    skulduggery.core.errors.UnknownGame: There is no game called “chess”. There are: ...
    """
    return games.game_named(name)


def set_up_game(
    name: str,
    players: int | None,
    preset: str | None,
    position: str | None,
    wishes: Mapping[str, object],
) -> GameSetup:
    """What the functions of this package ask for in the same way, or a Mistake.

    Where nobody says how many play, it is as many as the position has, or four.
    """
    rules = games.game_named(name)
    options = rules.read_options(wishes, preset)
    if players is None:
        players = (
            rules.default_player_count(options)
            if position is None
            else rules.position_player_count(options, position)
        )
    return GameSetup(rules, options, players)
