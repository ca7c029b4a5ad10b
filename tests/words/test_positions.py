"""What is said of games that cannot begin from a position names those that can."""

import pytest

from skulduggery.core.errors import BadPosition
from skulduggery.core.game import Game
from skulduggery.games import GAMES
from skulduggery.words import LANGUAGES


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_game_that_begins_from_positions_is_named(language: str) -> None:
    able = {name for name, game in GAMES.items() if type(game).begin_at is not Game.begin_at}
    for name in GAMES.keys() - able:
        with pytest.raises(BadPosition) as caught:
            GAMES[name].new(GAMES[name].read_options({}), 3, "FF F first=0")
        told = caught.value.told_in(language).removeprefix(name)
        assert {word.strip(".,") for word in told.split()} & GAMES.keys() == able
