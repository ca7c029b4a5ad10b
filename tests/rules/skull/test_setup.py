"""Setting up: SK01 to SK06."""

import pytest
from tests.rules.skull.skull_driver import SKULL_GAME, SkullDriver, assert_indistinguishable

from skulduggery.core.errors import BadOptions, IllegalAction
from skulduggery.games.skull.rules.events import (
    AttemptSucceeded,
    FirstPlayerDrawn,
    GameWon,
    RoundBegan,
    TribeOut,
)


def test_SK01_a_box_holds_six_tribes_of_three_flowers_and_a_skull() -> None:
    table = SkullDriver(players=6)
    assert [table.hand_letters(seat) for seat in range(6)] == ["FFFS"] * 6
    with pytest.raises(BadOptions) as caught:
        SkullDriver(players=7)
    assert caught.value.details["most"] == "6"


def test_SK01_all_backs_look_alike() -> None:
    flower = SkullDriver(players=3).lay_stacks("F", "F", "F")
    skull = SkullDriver(players=3).lay_stacks("F", "S", "F")
    for player in (0, 2, None):
        assert_indistinguishable(player, flower, skull)
    assert flower.view_for(1) != skull.view_for(1)


def test_SK02_everyone_takes_one_tribe_and_sees_only_its_own_discs() -> None:
    table = SkullDriver(players=4)
    assert table.tribe_points() == [0, 0, 0, 0]  # all mats skull side up
    for player in range(4):
        tribes = table.view_for(player).tribes
        assert [tribe.player for tribe in tribes] == [0, 1, 2, 3]
        assert [seat for seat, tribe in enumerate(tribes) if tribe.own is not None] == [player]
        assert table.hand_letters(player) == "FFFS"
    assert [tribe.own for tribe in table.view_for(None).tribes] == [None] * 4


@pytest.mark.parametrize("seat", range(4))
def test_SK03_any_seat_can_be_agreed_to_be_first(seat: int) -> None:
    table = SkullDriver(players=4, first=seat)
    assert table.view_for(None).first == seat
    assert table.lay_stacks("F", "F", "F", "F").turn_seat == seat


def test_SK03_or_the_first_player_is_drawn() -> None:
    table = SkullDriver(players=4, first="random")
    assert table.chance_weights() == {"first 0": 1, "first 1": 1, "first 2": 1, "first 3": 1}
    assert table.view_for(None).first is None
    table.expect_refusal("chance first 4", IllegalAction)
    table.play_plies("chance first 2")
    assert table.last_events() == [FirstPlayerDrawn(2), RoundBegan(1, 2)]
    assert table.lay_stacks("F", "F", "F", "F").turn_seat == 2


@pytest.mark.parametrize("players", [3, 4, 5, 6])
def test_SK04_three_to_six_can_play(players: int) -> None:
    table = SkullDriver(players=players)
    assert table.view_for(None).players == players
    assert table.disc_counts() == [4] * players
    assert table.pending_seats() == list(range(players))


@pytest.mark.parametrize("players", [-1, 0, 1, 2, 7, 13])
def test_SK04_fewer_or_more_cannot(players: int) -> None:
    with pytest.raises(BadOptions) as caught:
        SkullDriver(players=players)
    assert caught.value.sentence == "bad-player-count"
    bounds = {"game": "skull", "players": str(players), "least": "3", "most": "6"}
    assert caught.value.details.items() >= bounds.items()
    assert SKULL_GAME.player_range(SKULL_GAME.read_options({})) == range(3, 7)


def test_SK05_two_won_challenges_win() -> None:
    table = SkullDriver(players=3)
    table.lay_stacks("F", "F", "F").run_bidding(0, 1)
    assert table.winners == []
    table.lay_stacks("F", "F", "F").run_bidding(0, 1)
    assert table.winners == [0]
    assert table.last_events()[-2:] == [AttemptSucceeded(0, 2), GameWon(0, standing=False)]


def test_SK05_being_the_only_one_left_wins() -> None:
    table = SkullDriver(players=3, position="S FFS - first=0")
    table.lay_stacks("S", "F", "").run_bidding(0, 1).play_plies("0 lose skull")
    assert table.winners == [1]
    assert table.tribe_points() == [0, 0, 0]
    assert table.last_events()[-2:] == [TribeOut(0), GameWon(1, standing=True)]


def test_SK06_discs_are_lives_and_there_are_four() -> None:
    table = SkullDriver(players=4)
    for left in (3, 2, 1):
        table.lay_stacks("S", "F", "F", "F").run_bidding(0, 1).play_plies("0 lose flower")
        assert table.disc_counts() == [left, 4, 4, 4]
        assert table.pending_seats() == [0, 1, 2, 3]
    table.lay_stacks("S", "F", "F", "F").run_bidding(0, 1).play_plies("0 lose skull")
    assert table.disc_counts() == [0, 4, 4, 4]
    assert table.play_plies("0 start 1").pending_seats() == [1, 2, 3]
