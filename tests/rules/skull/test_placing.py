"""The first disc, and adding more: SK07 to SK13."""

from itertools import permutations

import pytest
from tests.rules.skull.skull_driver import SkullDriver, assert_indistinguishable, bid_texts

from skulduggery.core.errors import IllegalAction, MalformedAction, NotYourTurn
from skulduggery.games.skull.rules.events import (
    ChallengeOpened,
    DiscLaid,
    DiscSealed,
    FirstDiscsDown,
)


def test_SK07_everybody_still_in_lays_exactly_one_disc() -> None:
    table = SkullDriver(players=4, position="FFS - FF S first=2")
    assert table.pending_seats() == [0, 2, 3]
    assert table.legal_texts(0) == {"flower", "skull"}
    assert table.legal_texts(2) == {"flower"}
    assert table.legal_texts(3) == {"skull"}
    table.expect_refusal("1 flower", NotYourTurn)
    table.expect_refusal("0 bid 1", IllegalAction)
    table.expect_refusal("0 pass", IllegalAction)
    table.expect_refusal("2 skull", IllegalAction)
    table.play_plies("0 skull")
    assert table.pending_seats() == [2, 3]
    table.expect_refusal("0 flower", NotYourTurn)  # not a second one
    table.play_plies("3 skull", "2 flower")
    assert table.stack_heights() == [1, 0, 1, 1]
    assert table.phase == "add"
    assert table.hand_letters(0) == "FF"
    assert table.own_discs(0).stack == ["skull"]


def test_SK07_a_seat_nobody_has_taken_lays_nothing() -> None:
    SkullDriver(players=3).expect_refusal("3 flower", NotYourTurn)


def test_SK08_all_choose_at_once_in_any_order() -> None:
    choices = ["0 flower", "1 skull", "2 flower"]
    tables = [SkullDriver(players=3, first=1).play_plies(*order) for order in permutations(choices)]
    assert len(tables) == 6
    for table in tables:
        assert table.turn_seat == 1
        for player in (0, 1, 2, None):
            assert table.view_for(player) == tables[0].view_for(player)
        assert table.all_events()[-1] == FirstDiscsDown(seat=1, last=None)


def test_SK08_nobody_learns_anything_before_the_last_disc_is_down() -> None:
    table = SkullDriver(players=3).play_plies("1 skull")
    assert table.last_events() == [DiscSealed(1, "skull")]
    assert table.events_seen_by(1) == [DiscSealed(1, "skull")]
    other = SkullDriver(players=3).play_plies("1 flower")
    for player in (0, 2, None):
        assert table.events_seen_by(player) == [DiscSealed(1, None)]
        assert_indistinguishable(player, table, other)
    assert table.view_for(2).choices == {2: ["flower", "skull"]}
    assert table.view_for(1).choices == {}


@pytest.mark.parametrize(
    ("first", "order"), [(0, [1, 2, 3, 0]), (1, [2, 3, 0, 1]), (3, [0, 1, 2, 3])]
)
def test_SK08_or_clockwise_with_the_first_player_last(first: int, order: list[int]) -> None:
    table = SkullDriver(players=4, first=first, placement="first_player_last")
    for seat in order:
        assert table.pending_seats() == [seat]
        for other in {0, 1, 2, 3} - {seat}:
            table.expect_refusal(f"{other} flower", NotYourTurn)
        table.play_plies(f"{seat} skull")
        assert table.last_events()[0] == DiscLaid(seat, "skull", 1)
        assert table.events_seen_by((seat + 1) % 4)[-len(table.last_events())] == DiscLaid(
            seat, None, 1
        )
    assert table.last_events()[1:] == [FirstDiscsDown(seat=first, last=None)]
    assert table.turn_seat == first


def test_SK08_with_the_first_player_last_tribes_that_are_out_are_left_out() -> None:
    table = SkullDriver(players=4, position="FFS - FFS FFS first=0", placement="first_player_last")
    table.play_plies("2 flower", "3 flower", "0 flower")
    assert table.phase == "add"
    assert table.turn_seat == 0


def test_SK09_clockwise_from_the_first_player_one_disc_or_a_challenge() -> None:
    table = SkullDriver(players=4, first=2).lay_stacks("F", "F", "F", "F")
    assert table.turn_seat == 2
    assert table.legal_texts() == {"flower", "skull"} | bid_texts(1, 4)
    for other in (0, 1, 3):
        table.expect_refusal(f"{other} flower", NotYourTurn)
        table.expect_refusal(f"{other} bid 1", NotYourTurn)
    table.expect_refusal("2 pass", IllegalAction)
    table.play_plies("2 skull")
    assert table.last_events() == [DiscLaid(2, "skull", 2)]
    assert table.own_discs(2).stack == ["flower", "skull"]  # on top
    assert table.stack_heights() == [1, 1, 2, 1]
    table.expect_refusal("2 flower", NotYourTurn)  # exactly one
    assert table.turn_seat == 3
    table.play_plies("3 flower")
    assert table.turn_seat == 0
    table.play_plies("0 flower")
    assert table.turn_seat == 1
    assert table.legal_texts() == {"flower", "skull"} | bid_texts(1, 7)


def test_SK09_turns_pass_over_tribes_that_are_out() -> None:
    table = SkullDriver(players=5, position="FFFS - FFFS - FFFS first=4").lay_stacks(
        "F", "", "F", "", "F"
    )
    table.play_plies("4 flower", "0 flower", "2 flower", "4 flower")
    assert table.turn_seat == 0


def test_SK10_adding_goes_round_until_all_hands_are_empty() -> None:
    table = SkullDriver(players=4, first=1).lay_stacks("FFFS", "SFFF", "FSFF", "FFSF")
    assert [seat for seat, _ in table.match.plies[4:]] == [1, 2, 3, 0] * 3
    assert table.stack_heights() == [4, 4, 4, 4]
    assert [table.hand_letters(seat) for seat in range(4)] == [""] * 4
    assert table.own_discs(3).stack == ["flower", "flower", "skull", "flower"]
    assert table.turn_seat == 1


def test_SK11_a_challenge_may_be_opened_on_the_very_first_turn() -> None:
    table = SkullDriver(players=5, first=3).lay_stacks("F", "S", "F", "F", "F")
    assert bid_texts(1, 5) < table.legal_texts()
    table.play_plies("3 bid 2")
    assert table.last_events() == [ChallengeOpened(3, 2)]
    assert table.stack_heights() == [1, 1, 1, 1, 1]
    assert table.phase == "raise"


def test_SK12_with_an_empty_hand_one_must_open() -> None:
    table = SkullDriver(players=3, position="FS FFFS FFFS first=0").lay_stacks("FS", "FF", "FF")
    assert table.turn_seat == 0
    assert table.hand_letters(0) == ""
    assert table.legal_texts() == bid_texts(1, 6)
    for disc in ("flower", "skull", "last"):
        table.expect_refusal(f"0 {disc}", IllegalAction)
    table.expect_refusal("0 pass", IllegalAction)


def test_SK12_only_discs_still_in_hand_can_be_added() -> None:
    table = SkullDriver(players=3).lay_stacks("SF", "F", "F").play_plies("1 flower", "2 flower")
    assert table.hand_letters(0) == "FF"
    assert table.legal_texts() == {"flower"} | bid_texts(1, 6)
    table.expect_refusal("0 skull", IllegalAction)


def test_SK13_a_refusal_tells_nothing_of_anothers_hand() -> None:
    """Seat 2 mistypes while seat 0, who has no skull, has yet to lay its disc."""
    SkullDriver(players=3, position="FFF FS FS first=0").expect_refusal("2 sküll", MalformedAction)


def test_SK13_heights_and_hand_sizes_are_public_and_faces_are_not() -> None:
    table = SkullDriver(players=3).lay_stacks("FS", "FF", "FF").play_plies("0 flower", "1 flower")
    for viewer in (0, 1, 2, None):
        tribes = table.view_for(viewer).tribes
        assert [tribe.height for tribe in tribes] == [3, 3, 2]
        assert [tribe.discs - tribe.height for tribe in tribes] == [1, 1, 2]
        assert [tribe.flipped for tribe in tribes] == [[], [], []]
    assert table.own_discs(0).stack == ["flower", "skull", "flower"]
    laid = [event for event in table.events_seen_by(1) if isinstance(event, DiscLaid)]
    assert [(event.seat, event.disc, event.height) for event in laid] == [
        (0, None, 2),
        (1, "flower", 2),
        (2, None, 2),
        (0, None, 3),
        (1, "flower", 3),
    ]


@pytest.mark.parametrize("stack", ["SFF", "FSF", "FFS"])
def test_SK13_where_a_skull_lies_shows_to_nobody_else(stack: str) -> None:
    harmless = SkullDriver(players=3).lay_stacks("FFF", "FF", "FF").play_plies("1 bid 1")
    table = SkullDriver(players=3).lay_stacks(stack, "FF", "FF").play_plies("1 bid 1")
    for player in (1, 2, None):
        assert_indistinguishable(player, table, harmless)
