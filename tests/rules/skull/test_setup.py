"""Setting up: SK01 to SK06."""

import pytest
from tests.rules.skull.table import GAME, Table, assert_same_for

from skulduggery.core.errors import BadOptions, IllegalAction
from skulduggery.games.skull.rules.events import (
    AttemptSucceeded,
    FirstPlayerDrawn,
    GameWon,
    RoundBegan,
    TribeOut,
)


def test_SK01_a_box_holds_six_tribes_of_three_flowers_and_a_skull() -> None:
    table = Table(players=6)
    assert [table.hand(seat) for seat in range(6)] == ["FFFS"] * 6
    with pytest.raises(BadOptions) as caught:
        Table(players=7)
    assert caught.value.details["most"] == "6"


def test_SK01_all_backs_look_alike() -> None:
    flower = Table(players=3).stacks("F", "F", "F")
    skull = Table(players=3).stacks("F", "S", "F")
    for player in (0, 2, None):
        assert_same_for(player, flower, skull)
    assert flower.view(1) != skull.view(1)


def test_SK02_everyone_takes_one_tribe_and_sees_only_its_own_discs() -> None:
    table = Table(players=4)
    assert table.points() == [0, 0, 0, 0]  # all mats skull side up
    for player in range(4):
        tribes = table.view(player).tribes
        assert [tribe.player for tribe in tribes] == [0, 1, 2, 3]
        assert [seat for seat, tribe in enumerate(tribes) if tribe.own is not None] == [player]
        assert table.hand(player) == "FFFS"
    assert [tribe.own for tribe in table.view(None).tribes] == [None] * 4


@pytest.mark.parametrize("seat", range(4))
def test_SK03_any_seat_can_be_agreed_to_be_first(seat: int) -> None:
    table = Table(players=4, first=seat)
    assert table.view(None).first == seat
    assert table.stacks("F", "F", "F", "F").turn == seat


def test_SK03_or_the_first_player_is_drawn() -> None:
    table = Table(players=4, first="random")
    assert table.chance() == {"first 0": 1, "first 1": 1, "first 2": 1, "first 3": 1}
    assert table.view(None).first is None
    table.refused("chance first 4", IllegalAction)
    table.play("chance first 2")
    assert table.news == [FirstPlayerDrawn(2), RoundBegan(1, 2)]
    assert table.stacks("F", "F", "F", "F").turn == 2


@pytest.mark.parametrize("players", [3, 4, 5, 6])
def test_SK04_three_to_six_can_play(players: int) -> None:
    table = Table(players=players)
    assert table.view(None).players == players
    assert table.discs() == [4] * players
    assert table.pending == list(range(players))


@pytest.mark.parametrize("players", [-1, 0, 1, 2, 7, 13])
def test_SK04_fewer_or_more_cannot(players: int) -> None:
    with pytest.raises(BadOptions) as caught:
        Table(players=players)
    assert caught.value.sentence == "bad-player-count"
    bounds = {"game": "skull", "players": str(players), "least": "3", "most": "6"}
    assert caught.value.details.items() >= bounds.items()
    assert GAME.players(GAME.read_options({})) == range(3, 7)


def test_SK05_two_won_challenges_win() -> None:
    table = Table(players=3)
    table.stacks("F", "F", "F").challenge(0, 1)
    assert table.winners == []
    table.stacks("F", "F", "F").challenge(0, 1)
    assert table.winners == [0]
    assert table.news[-2:] == [AttemptSucceeded(0, 2), GameWon(0, standing=False)]


def test_SK05_being_the_only_one_left_wins() -> None:
    table = Table(players=3, position="S FFS - first=0")
    table.stacks("S", "F", "").challenge(0, 1).play("0 lose skull")
    assert table.winners == [1]
    assert table.points() == [0, 0, 0]
    assert table.news[-2:] == [TribeOut(0), GameWon(1, standing=True)]


def test_SK06_discs_are_lives_and_there_are_four() -> None:
    table = Table(players=4)
    for left in (3, 2, 1):
        table.stacks("S", "F", "F", "F").challenge(0, 1).play("0 lose flower")
        assert table.discs() == [left, 4, 4, 4]
        assert table.pending == [0, 1, 2, 3]
    table.stacks("S", "F", "F", "F").challenge(0, 1).play("0 lose skull")
    assert table.discs() == [0, 4, 4, 4]
    assert table.play("0 start 1").pending == [1, 2, 3]
