"""The bidding: SK14 to SK20."""

import pytest
from tests.rules.skull.table import Table, assert_same_for, bids

from skulduggery.core.errors import IllegalAction, MalformedAction, NotYourTurn
from skulduggery.games.skull.rules.events import (
    AttemptBegan,
    BidRaised,
    ChallengeOpened,
    DiscFlipped,
    Passed,
)


def test_SK14_after_a_challenge_nobody_adds_a_disc() -> None:
    table = Table(players=4).stacks("FF", "F", "F", "F").play("1 bid 1")
    assert table.news == [ChallengeOpened(1, 1)]
    assert table.view(None).high == 1
    for seat, raised in ((2, 2), (3, 3), (0, 4)):
        assert table.turn == seat
        assert table.legal() == {"pass"} | bids(raised, 5)
        table.refused(f"{seat} flower", IllegalAction)
        table.refused(f"{seat} skull", IllegalAction)
        table.play(f"{seat} bid {raised}")
        assert table.news == [BidRaised(seat, raised)]
    assert table.heights() == [2, 1, 1, 1]


@pytest.mark.parametrize(
    ("stacks", "total"),
    [(("F", "F", "F"), 3), (("FF", "F", "F"), 4), (("FFF", "FFF", "FF"), 8)],
)
def test_SK15_a_bid_is_at_least_one_and_at_most_all_discs(
    stacks: tuple[str, ...], total: int
) -> None:
    table = Table(players=3).stacks(*stacks)
    seat = table.turn
    assert {text for text in table.legal() if text.startswith("bid")} == bids(1, total)
    table.refused(f"{seat} bid 0", MalformedAction)
    table.refused(f"{seat} bid -1", MalformedAction)
    table.refused(f"{seat} bid {total + 1}", IllegalAction)
    table.refused(f"{seat} bid 49", IllegalAction)


@pytest.mark.parametrize("text", ["bid 2", "BID 2", " Bid   2 "])
def test_SK15_a_bid_is_understood_in_any_case_and_spacing(text: str) -> None:
    assert Table(players=3).stacks("F", "F", "F").play(f"0 {text}").view(None).high == 2


@pytest.mark.parametrize(
    "text", ["", "bid", "bid two", "bid 50", "2", "bid 2 3", "bid 2\0", "x" * 999]
)
def test_SK15_a_malformed_bid_is_refused(text: str) -> None:
    table = Table(players=3).stacks("F", "F", "F")
    error = table.refused(f"0 {text}", MalformedAction)
    assert len(str(error.details["text"])) <= 60


def test_SK16_clockwise_everybody_raises_or_passes() -> None:
    table = Table(players=4, first=3).stacks("FF", "F", "F", "FF").play("1 bid 2")
    assert table.turn == 2
    assert table.legal() == {"pass"} | bids(3, 6)
    table.refused("2 bid 1", IllegalAction)
    table.refused("2 bid 2", IllegalAction)  # strictly higher
    table.refused("2 bid 7", IllegalAction)
    table.refused("3 bid 3", NotYourTurn)
    table.play("2 bid 4")  # by any amount
    assert table.turn == 3
    assert table.legal() == {"pass"} | bids(5, 6)
    table.play("3 pass", "0 bid 5")
    assert table.turn == 1  # round again
    assert table.legal() == {"pass", "bid 6"}


def test_SK17_a_pass_is_final() -> None:
    table = Table(players=4).stacks("FF", "FF", "FF", "FF")
    table.play("0 bid 1", "1 pass", "2 bid 2", "3 pass")
    assert table.news[1] == Passed(1)
    assert [tribe.passed for tribe in table.view(None).tribes] == [False, True, False, True]
    for bid in (3, 4, 5, 6, 7):
        seat = 0 if bid % 2 else 2
        assert table.turn == seat  # 1 and 3 are not asked again
        table.refused("1 bid 8", NotYourTurn)
        table.refused("3 pass", NotYourTurn)
        table.play(f"{seat} bid {bid}")
    table.play("2 pass")
    assert table.view(None).challenger == 0


def test_SK17_a_pass_holds_for_this_bidding_only() -> None:
    table = Table(players=3).stacks("F", "F", "F").play("0 bid 1", "1 pass", "2 pass")
    assert [tribe.passed for tribe in table.view(None).tribes] == [False] * 3
    table.stacks("F", "F", "F").play("0 bid 1")
    assert table.turn == 1
    assert table.legal() == {"pass", "bid 2", "bid 3"}


def test_SK18_discs_of_those_who_passed_still_count_and_may_be_turned() -> None:
    table = Table(players=3).stacks("F", "F", "F").play("0 bid 1", "1 pass")
    assert table.legal() == {"pass", "bid 2", "bid 3"}  # three discs, seat 1's among them
    table.play("2 bid 2", "0 pass")
    assert table.legal() == {"flip 0", "flip 1"}
    table.play("2 flip 1")
    assert table.news[0] == DiscFlipped(2, 1, "flower")
    assert table.points() == [0, 0, 1]


def test_SK19_the_bidding_ends_when_only_one_has_not_passed() -> None:
    table = Table(players=4).stacks("F", "F", "F", "F")
    table.play("0 bid 1", "1 bid 2", "2 pass", "3 bid 3", "0 pass")
    assert table.phase == "raise"
    assert table.view(None).challenger == 3  # the highest bid so far
    assert table.turn == 1
    table.play("1 pass")
    assert table.phase == "attempt"
    assert table.news[:2] == [Passed(1), AttemptBegan(3, 3)]
    assert table.view(None).challenger == 3
    assert table.turn == 3


def test_SK19_an_opener_nobody_outbids_is_the_challenger() -> None:
    table = Table(players=3, first=1).stacks("F", "F", "F").play("1 bid 2", "2 pass", "0 pass")
    assert table.news[-2:] == [AttemptBegan(1, 2), DiscFlipped(1, 1, "flower")]
    assert table.turn == 1


@pytest.mark.parametrize("seat", [0, 1])
def test_SK20_one_may_open_and_raise_over_the_own_skull(seat: int) -> None:
    stacks = ["F", "F", "F"]
    honest = Table(players=3).stacks(*stacks)
    stacks[seat] = "S"
    bluff = Table(players=3).stacks(*stacks)
    assert bids(1, 3) < bluff.legal()
    for table in (honest, bluff):
        table.play("0 bid 1")
    assert bluff.legal() == honest.legal() == {"pass", "bid 2", "bid 3"}
    for table in (honest, bluff):
        table.play("1 bid 2")
    for other in {0, 1, 2, None} - {seat}:
        assert_same_for(other, bluff, honest)
