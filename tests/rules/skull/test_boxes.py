"""Two boxes: V01."""

import pytest
from tests.rules.skull.skull_driver import SkullDriver, bid_texts

from skulduggery.core.errors import BadOptions


@pytest.mark.parametrize("players", range(3, 13))
def test_V01_two_boxes_seat_up_to_twelve(players: int) -> None:
    table = SkullDriver(players=players, boxes=2, first=players - 1)
    assert table.disc_counts() == [4] * players
    assert [tribe.player for tribe in table.view_for(None).tribes] == list(range(players))
    table.lay_stacks(*["F"] * players)
    assert table.turn_seat == players - 1
    assert table.legal_texts() == {"flower", "skull"} | bid_texts(1, players)


@pytest.mark.parametrize(("boxes", "players", "most"), [(1, 7, "6"), (1, 12, "6"), (2, 13, "12")])
def test_V01_more_need_more_boxes(boxes: int, players: int, most: str) -> None:
    with pytest.raises(BadOptions) as caught:
        SkullDriver(players=players, boxes=boxes)
    assert caught.value.sentence == "bad-player-count"
    assert caught.value.details["most"] == most


def test_V01_twelve_tribes_can_lay_and_turn_all_their_discs() -> None:
    table = SkullDriver(players=12, boxes=2).lay_stacks(*["FFFS"] * 12)
    assert table.legal_texts() == bid_texts(1, 48)
    table.play_plies("0 bid 1", "1 bid 47")
    assert table.legal_texts() == {"pass", "bid 48"}
    table.play_plies("2 bid 48")
    assert table.legal_texts() == {"lose flower", "lose skull"}


def test_V01_the_twelfth_seat_can_be_turned_and_named() -> None:
    table = SkullDriver(players=12, boxes=2).lay_stacks(*["F"] * 12).run_bidding(0, 2)
    assert table.legal_texts() == {f"flip {seat}" for seat in range(1, 12)}
    position = "S " + "FFFS " * 11 + "first=0"
    table = SkullDriver(players=12, boxes=2, position=position).lay_stacks("S", *["F"] * 11)
    table.run_bidding(0, 1).play_plies("0 lose skull")
    assert table.legal_texts() == {f"start {seat}" for seat in range(1, 12)}
    table.play_plies("0 start 11").lay_stacks("", *["F"] * 11)
    assert table.turn_seat == 11
