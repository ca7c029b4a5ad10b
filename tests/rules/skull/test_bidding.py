"""The bidding: SK14 to SK20."""

import pytest
from tests.rules.skull.skull_driver import SkullDriver, assert_indistinguishable, bid_texts

from skulduggery.core.errors import IllegalAction, MalformedAction, NotYourTurn
from skulduggery.games.skull.rules.events import (
    AttemptBegan,
    BidRaised,
    ChallengeOpened,
    DiscFlipped,
    Passed,
)


def test_SK14_after_a_challenge_nobody_adds_a_disc() -> None:
    table = SkullDriver(players=4).lay_stacks("FF", "F", "F", "F").play_plies("1 bid 1")
    assert table.last_events() == [ChallengeOpened(1, 1)]
    assert table.view_for(None).high == 1
    for seat, raised in ((2, 2), (3, 3), (0, 4)):
        assert table.turn_seat == seat
        assert table.legal_texts() == {"pass"} | bid_texts(raised, 5)
        table.expect_refusal(f"{seat} flower", IllegalAction)
        table.expect_refusal(f"{seat} skull", IllegalAction)
        table.play_plies(f"{seat} bid {raised}")
        assert table.last_events() == [BidRaised(seat, raised)]
    assert table.stack_heights() == [2, 1, 1, 1]


@pytest.mark.parametrize(
    ("stacks", "total"),
    [(("F", "F", "F"), 3), (("FF", "F", "F"), 4), (("FFF", "FFF", "FF"), 8)],
)
def test_SK15_a_bid_is_at_least_one_and_at_most_all_discs(
    stacks: tuple[str, ...], total: int
) -> None:
    table = SkullDriver(players=3).lay_stacks(*stacks)
    seat = table.turn_seat
    assert {text for text in table.legal_texts() if text.startswith("bid")} == bid_texts(1, total)
    table.expect_refusal(f"{seat} bid 0", MalformedAction)
    table.expect_refusal(f"{seat} bid -1", MalformedAction)
    table.expect_refusal(f"{seat} bid {total + 1}", IllegalAction)
    table.expect_refusal(f"{seat} bid 49", IllegalAction)


@pytest.mark.parametrize("text", ["bid 2", "BID 2", " Bid   2 "])
def test_SK15_a_bid_is_understood_in_any_case_and_spacing(text: str) -> None:
    assert (
        SkullDriver(players=3).lay_stacks("F", "F", "F").play_plies(f"0 {text}").view_for(None).high
        == 2
    )


@pytest.mark.parametrize(
    "text", ["", "bid", "bid two", "bid 50", "2", "bid 2 3", "bid 2\0", "x" * 999]
)
def test_SK15_a_malformed_bid_is_refused(text: str) -> None:
    table = SkullDriver(players=3).lay_stacks("F", "F", "F")
    error = table.expect_refusal(f"0 {text}", MalformedAction)
    assert len(str(error.details["text"])) <= 60


def test_SK16_clockwise_everybody_raises_or_passes() -> None:
    table = SkullDriver(players=4, first=3).lay_stacks("FF", "F", "F", "FF").play_plies("1 bid 2")
    assert table.turn_seat == 2
    assert table.legal_texts() == {"pass"} | bid_texts(3, 6)
    table.expect_refusal("2 bid 1", IllegalAction)
    table.expect_refusal("2 bid 2", IllegalAction)  # strictly higher
    table.expect_refusal("2 bid 7", IllegalAction)
    table.expect_refusal("3 bid 3", NotYourTurn)
    table.play_plies("2 bid 4")  # by any amount
    assert table.turn_seat == 3
    assert table.legal_texts() == {"pass"} | bid_texts(5, 6)
    table.play_plies("3 pass", "0 bid 5")
    assert table.turn_seat == 1  # round again
    assert table.legal_texts() == {"pass", "bid 6"}


def test_SK17_a_pass_is_final() -> None:
    table = SkullDriver(players=4).lay_stacks("FF", "FF", "FF", "FF")
    table.play_plies("0 bid 1", "1 pass", "2 bid 2", "3 pass")
    assert table.last_events()[1] == Passed(1)
    assert [tribe.passed for tribe in table.view_for(None).tribes] == [False, True, False, True]
    for bid in (3, 4, 5, 6, 7):
        seat = 0 if bid % 2 else 2
        assert table.turn_seat == seat  # 1 and 3 are not asked again
        table.expect_refusal("1 bid 8", NotYourTurn)
        table.expect_refusal("3 pass", NotYourTurn)
        table.play_plies(f"{seat} bid {bid}")
    table.play_plies("2 pass")
    assert table.view_for(None).challenger == 0


def test_SK17_a_pass_holds_for_this_bidding_only() -> None:
    table = (
        SkullDriver(players=3).lay_stacks("F", "F", "F").play_plies("0 bid 1", "1 pass", "2 pass")
    )
    assert [tribe.passed for tribe in table.view_for(None).tribes] == [False] * 3
    table.lay_stacks("F", "F", "F").play_plies("0 bid 1")
    assert table.turn_seat == 1
    assert table.legal_texts() == {"pass", "bid 2", "bid 3"}


def test_SK18_discs_of_those_who_passed_still_count_and_may_be_turned() -> None:
    table = SkullDriver(players=3).lay_stacks("F", "F", "F").play_plies("0 bid 1", "1 pass")
    assert table.legal_texts() == {"pass", "bid 2", "bid 3"}  # three discs, seat 1's among them
    table.play_plies("2 bid 2", "0 pass")
    assert table.legal_texts() == {"flip 0", "flip 1"}
    table.play_plies("2 flip 1")
    assert table.last_events()[0] == DiscFlipped(2, 1, "flower")
    assert table.tribe_points() == [0, 0, 1]


def test_SK19_the_bidding_ends_when_only_one_has_not_passed() -> None:
    table = SkullDriver(players=4).lay_stacks("F", "F", "F", "F")
    table.play_plies("0 bid 1", "1 bid 2", "2 pass", "3 bid 3", "0 pass")
    assert table.phase == "raise"
    assert table.view_for(None).challenger == 3  # the highest bid so far
    assert table.turn_seat == 1
    table.play_plies("1 pass")
    assert table.phase == "attempt"
    assert table.last_events()[:2] == [Passed(1), AttemptBegan(3, 3)]
    assert table.view_for(None).challenger == 3
    assert table.turn_seat == 3


def test_SK19_an_opener_nobody_outbids_is_the_challenger() -> None:
    table = (
        SkullDriver(players=3, first=1)
        .lay_stacks("F", "F", "F")
        .play_plies("1 bid 2", "2 pass", "0 pass")
    )
    assert table.last_events()[-2:] == [AttemptBegan(1, 2), DiscFlipped(1, 1, "flower")]
    assert table.turn_seat == 1


@pytest.mark.parametrize("seat", [0, 1])
def test_SK20_one_may_open_and_raise_over_the_own_skull(seat: int) -> None:
    stacks = ["F", "F", "F"]
    honest = SkullDriver(players=3).lay_stacks(*stacks)
    stacks[seat] = "S"
    bluff = SkullDriver(players=3).lay_stacks(*stacks)
    assert bid_texts(1, 3) < bluff.legal_texts()
    for table in (honest, bluff):
        table.play_plies("0 bid 1")
    assert bluff.legal_texts() == honest.legal_texts() == {"pass", "bid 2", "bid 3"}
    for table in (honest, bluff):
        table.play_plies("1 bid 2")
    for other in {0, 1, 2, None} - {seat}:
        assert_indistinguishable(other, bluff, honest)
