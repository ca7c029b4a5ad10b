"""Why something cannot be decided now: asked without deciding anything."""

import pytest
from tests.table.table_driver import TableDriver

from skulduggery.core.errors import IllegalAction
from skulduggery.table import requests
from skulduggery.table.requests import Refused


def skull_table() -> TableDriver:
    return TableDriver("skull", first=0).seat_guests("Ada", "Ben", "Cleo").start_game()


def reason(night: TableDriver, guest: str, seat: int, text: str) -> str | None:
    """The id of the sentence that it is refused with; None where it could be decided."""
    nth = len(night.table.decisions[seat])
    before = list(night.log)
    try:
        facts = night.send_request(
            guest, requests.AskWhyNot(night.table.match_number, seat, nth, text)
        )
    except (Refused, IllegalAction) as refusal:
        assert night.log == before
        return refusal.sentence
    assert facts == []
    return None


def test_what_can_be_decided_is_only_acknowledged() -> None:
    night = skull_table()
    assert reason(night, "Ada", 0, "flower") is None
    assert night.table.decisions[0] == []


def test_the_first_disc_stays() -> None:
    night = skull_table().play_moves("Ada flower")
    assert reason(night, "Ada", 0, "skull") == "skull-disc-chosen"


def test_no_disc_once_bids_are_made() -> None:
    night = skull_table().play_moves("Ada flower", "Ben flower", "Cleo flower", "Ada bid 1")
    assert reason(night, "Ben", 1, "flower") == "skull-bidding-has-begun"
    assert reason(night, "Cleo", 2, "flower") == "skull-bidding-has-begun"


def test_out_of_turn() -> None:
    night = skull_table().play_moves("Ada flower", "Ben flower", "Cleo flower")
    assert reason(night, "Ben", 1, "flower") == "refused-not-your-turn"


def test_a_colour_that_must_be_followed() -> None:
    night = TableDriver("skull_king", first=0).seat_guests("Ada", "Ben", "Cleo").start_game()
    assert reason(night, "Ada", 0, "roll black") == "illegal-action"
    assert reason(night, "Ada", 0, "bid 1") is None


def test_of_other_seats_and_games_nothing_is_said() -> None:
    night = skull_table()
    for ask, sentence in [
        (requests.AskWhyNot(0, 1, 0, "flower"), "refused-not-your-seat"),
        (requests.AskWhyNot(1, 0, 0, "flower"), "refused-other-match"),
        (requests.AskWhyNot(0, 0, 1, "flower"), "refused-too-early"),
    ]:
        night.expect_refusal("Ada", ask, sentence)


@pytest.mark.parametrize("text", ["", "dance", "flip 99"])
def test_what_no_move_is_called(text: str) -> None:
    skull_table().expect_refusal("Ada", requests.AskWhyNot(0, 0, 0, text), "malformed-action")
