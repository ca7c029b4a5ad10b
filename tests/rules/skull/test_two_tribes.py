"""Two tribes for each player: V02. The rulings on it, D16 to D24, are in test_rulings.py."""

import pytest
from tests.rules.skull.skull_driver import SkullDriver

from skulduggery.games.skull.rules.events import AttemptSucceeded, GameWon, RoundBegan


@pytest.mark.parametrize("players", [2, 3])
def test_V02_each_player_has_two_tribes_on_opposite_sides(players: int) -> None:
    table = SkullDriver(players=players, two_tribes=True)
    assert [tribe.player for tribe in table.view_for(None).tribes] == [*range(players)] * 2
    assert table.disc_counts() == [4] * (2 * players)
    for player in range(players):
        mine = [seat for seat, t in enumerate(table.view_for(player).tribes) if t.own is not None]
        assert mine == [player, player + players]


def test_V02_two_successes_of_one_tribe_win() -> None:
    table = SkullDriver(players=2, two_tribes=True)
    table.lay_stacks("F", "F", "F", "F").run_bidding(2, 2).play_plies("2 flip 1")
    assert table.tribe_points() == [0, 0, 1, 0]
    assert table.last_events()[-1] == RoundBegan(2, 2)
    table.lay_stacks("F", "F", "F", "F").run_bidding(2, 2).play_plies("2 flip 3")
    assert table.last_events()[-2:] == [AttemptSucceeded(2, 2), GameWon(0, standing=False)]
    assert table.winners == [0]
    assert table.view_for(None).scores == [2, 0]


def test_V02_the_winner_is_a_player_not_a_seat() -> None:
    table = SkullDriver(players=3, two_tribes=True, first=4)
    for _ in range(2):
        table.lay_stacks("F", "F", "F", "F", "F", "F").run_bidding(4, 1)
    assert table.winners == [1]
    assert table.view_for(None).scores == [0, 2, 0]
    assert table.all_events()[-1] == GameWon(1, standing=False)
