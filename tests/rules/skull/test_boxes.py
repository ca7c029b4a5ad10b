"""Two boxes: V01."""

import pytest
from tests.rules.skull.table import Table, bids

from skulduggery.core.errors import BadOptions


@pytest.mark.parametrize("players", range(3, 13))
def test_V01_two_boxes_seat_up_to_twelve(players: int) -> None:
    table = Table(players=players, boxes=2, first=players - 1)
    assert table.discs() == [4] * players
    assert [tribe.player for tribe in table.view(None).tribes] == list(range(players))
    table.stacks(*["F"] * players)
    assert table.turn == players - 1
    assert table.legal() == {"flower", "skull"} | bids(1, players)


@pytest.mark.parametrize(("boxes", "players", "most"), [(1, 7, "6"), (1, 12, "6"), (2, 13, "12")])
def test_V01_more_need_more_boxes(boxes: int, players: int, most: str) -> None:
    with pytest.raises(BadOptions) as caught:
        Table(players=players, boxes=boxes)
    assert caught.value.sentence == "bad-player-count"
    assert caught.value.details["most"] == most


def test_V01_twelve_tribes_can_lay_and_turn_all_their_discs() -> None:
    table = Table(players=12, boxes=2).stacks(*["FFFS"] * 12)
    assert table.legal() == bids(1, 48)
    table.play("0 bid 1", "1 bid 47")
    assert table.legal() == {"pass", "bid 48"}
    table.play("2 bid 48")
    assert table.legal() == {"lose flower", "lose skull"}


def test_V01_the_twelfth_seat_can_be_turned_and_named() -> None:
    table = Table(players=12, boxes=2).stacks(*["F"] * 12).challenge(0, 2)
    assert table.legal() == {f"flip {seat}" for seat in range(1, 12)}
    position = "S " + "FFFS " * 11 + "first=0"
    table = Table(players=12, boxes=2, position=position).stacks("S", *["F"] * 11)
    table.challenge(0, 1).play("0 lose skull")
    assert table.legal() == {f"start {seat}" for seat in range(1, 12)}
    table.play("0 start 11").stacks("", *["F"] * 11)
    assert table.turn == 11
