"""What is said of games that cannot begin from a position names those that can."""

import pytest

from skulduggery.core.errors import BadPosition
from skulduggery.core.game import Game
from skulduggery.games import GAMES_BY_NAME
from skulduggery.words import SUPPORTED_LANGUAGES


@pytest.mark.parametrize("language", SUPPORTED_LANGUAGES)
def test_every_game_that_begins_from_positions_is_named(language: str) -> None:
    able = {
        name
        for name, game in GAMES_BY_NAME.items()
        if type(game).state_at_position is not Game.state_at_position
    }
    for name in GAMES_BY_NAME.keys() - able:
        with pytest.raises(BadPosition) as caught:
            GAMES_BY_NAME[name].new_state(GAMES_BY_NAME[name].read_options({}), 3, "FF F first=0")
        told = caught.value.message_in(language).removeprefix(name)
        assert {word.strip(".,") for word in told.split()} & GAMES_BY_NAME.keys() == able
