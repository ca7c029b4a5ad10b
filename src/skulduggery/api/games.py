"""Games by name, and their set-up."""

from collections.abc import Mapping
from typing import NamedTuple

from skulduggery import games
from skulduggery.core.errors import BadOptions
from skulduggery.core.game import AnyGame
from skulduggery.core.options import Options


class GameSetup(NamedTuple):
    """A game with its options and the number of players."""

    rules: AnyGame
    options: Options
    players: int


def game_names() -> list[str]:
    """The names of all games: the built-in ones, then those of other installed packages.

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


def check_player(player: int, players: int) -> None:
    """BadOptions where there is no player of this number."""
    if not 0 <= player < players:
        raise BadOptions("review-player", player=str(player), last=str(players - 1))


def set_up_game(
    name: str,
    players: int | None,
    preset: str | None,
    position: str | None,
    wishes: Mapping[str, object],
) -> GameSetup:
    """A game from the arguments that all functions of this package share, or a Mistake.

    Without `players`, there are as many as the position has, or four.
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
