"""The three games, by name."""

from skulduggery.core.errors import UnknownGame
from skulduggery.core.game import AnyGame
from skulduggery.games.saber_skull import SaberSkull
from skulduggery.games.skull import Skull
from skulduggery.games.skull_king import SkullKing

GAMES: dict[str, AnyGame] = {game.name: game for game in (Skull(), SkullKing(), SaberSkull())}


def game_named(name: str) -> AnyGame:
    if name not in GAMES:
        raise UnknownGame(name, list(GAMES))
    return GAMES[name]
