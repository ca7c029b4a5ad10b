"""The attempt and its success: SK21 to SK29."""

import pytest
from tests.rules.skull.skull_driver import SkullDriver

from skulduggery.core.errors import IllegalAction, NotYourTurn
from skulduggery.games.skull.rules.events import (
    AttemptBegan,
    AttemptFailed,
    AttemptSucceeded,
    ChallengeOpened,
    DiscFlipped,
    GameWon,
    Passed,
    RoundBegan,
)


def test_SK21_as_many_discs_as_bid_one_at_a_time() -> None:
    table = SkullDriver(players=4).lay_stacks("F", "F", "F", "F").run_bidding(0, 3)
    assert table.last_events()[-1] == DiscFlipped(0, 0, "flower")
    assert table.view_for(None).to_flip == 2
    table.play_plies("0 flip 2")
    assert table.last_events() == [DiscFlipped(0, 2, "flower")]
    assert table.view_for(None).to_flip == 1
    assert [tribe.flipped for tribe in table.view_for(None).tribes] == [
        ["flower"],
        [],
        ["flower"],
        [],
    ]
    table.play_plies("0 flip 3")
    assert table.last_events() == [
        DiscFlipped(0, 3, "flower"),
        AttemptSucceeded(0, 1),
        RoundBegan(2, 0),
    ]


def test_SK21_only_the_challenger_turns_discs() -> None:
    table = SkullDriver(players=4).lay_stacks("F", "F", "F", "F").run_bidding(0, 3)
    for seat in (1, 2, 3):
        table.expect_refusal(f"{seat} flip {seat}", NotYourTurn)
        assert table.view_for(seat).choices == {}


def test_SK22_the_own_stack_first_and_from_the_top() -> None:
    table = (
        SkullDriver(players=3)
        .lay_stacks("SFF", "FF", "FF")
        .play_plies("1 bid 1", "2 pass", "0 bid 4")
    )
    assert table.phase == "raise"
    table.play_plies("1 pass")
    assert table.last_events() == [
        Passed(1),
        AttemptBegan(0, 4),
        DiscFlipped(0, 0, "flower"),
        DiscFlipped(0, 0, "flower"),
        DiscFlipped(0, 0, "skull"),  # at the bottom
        AttemptFailed(0, 0),
    ]


def test_SK22_other_stacks_are_untouched_until_the_own_is_through() -> None:
    table = SkullDriver(players=3).lay_stacks("FF", "FF", "FF").run_bidding(0, 4)
    assert table.tribe_view(0).flipped == ["flower", "flower"]
    assert table.tribe_view(1).flipped == table.tribe_view(2).flipped == []
    assert table.legal_texts() == {"flip 1", "flip 2"}
    table.expect_refusal("0 flip 0", IllegalAction)


def test_SK23_a_bid_below_the_own_stack_turns_only_its_top() -> None:
    table = (
        SkullDriver(players=3, first=1)
        .lay_stacks("SFF", "FFF", "FFF")
        .play_plies("1 bid 1", "2 pass")
    )
    table.play_plies("0 bid 2", "1 pass")
    assert table.last_events()[2:] == [
        AttemptBegan(0, 2),
        DiscFlipped(0, 0, "flower"),
        DiscFlipped(0, 0, "flower"),
        AttemptSucceeded(0, 1),
        RoundBegan(2, 0),
    ]
    assert table.tribe_points() == [1, 0, 0]


def test_SK24_before_every_flip_any_stack_and_always_its_topmost_disc() -> None:
    table = SkullDriver(players=3, first=1).lay_stacks("F", "SF", "FF").run_bidding(0, 5)
    assert table.legal_texts() == {"flip 1", "flip 2"}
    table.play_plies("0 flip 1")
    assert table.last_events() == [DiscFlipped(0, 1, "flower")]  # the skull lies below it
    assert table.legal_texts() == {"flip 1", "flip 2"}  # no need to finish it
    table.play_plies("0 flip 2")
    assert table.legal_texts() == {"flip 1", "flip 2"}  # and back again is fine
    table.play_plies("0 flip 2")
    assert table.legal_texts() == {"flip 1"}  # nothing left on 2
    table.expect_refusal("0 flip 2", IllegalAction)
    table.play_plies("0 flip 1")
    assert table.last_events() == [DiscFlipped(0, 1, "skull"), AttemptFailed(0, 1)]


def test_SK24_tribes_that_are_out_have_nothing_to_turn() -> None:
    table = SkullDriver(players=4, position="FFS FFS - FFS first=0").lay_stacks("F", "F", "", "F")
    table.run_bidding(0, 2)
    assert table.legal_texts() == {"flip 1", "flip 3"}
    table.expect_refusal("0 flip 2", IllegalAction)
    table.expect_refusal("0 flip 4", IllegalAction)


def test_SK25_the_first_skull_ends_the_attempt_at_once() -> None:
    table = SkullDriver(players=4).lay_stacks("F", "F", "S", "F").run_bidding(0, 4)
    table.play_plies("0 flip 2")
    assert table.last_events() == [DiscFlipped(0, 2, "skull"), AttemptFailed(0, 2)]
    assert table.view_for(None).skull_of == 2
    assert table.view_for(None).to_flip == 0
    assert [tribe.flipped for tribe in table.view_for(None).tribes] == [
        ["flower"],
        [],
        ["skull"],
        [],
    ]
    assert table.match.awaits_chance()


def test_SK25_also_when_it_is_the_own_one() -> None:
    table = SkullDriver(players=3).lay_stacks("FS", "F", "F").play_plies("1 flower", "2 flower")
    table.run_bidding(0, 6)
    assert table.last_events() == [
        ChallengeOpened(0, 6),
        AttemptBegan(0, 6),
        DiscFlipped(0, 0, "skull"),  # the flower below is not turned
        AttemptFailed(0, 0),
    ]
    assert table.tribe_view(0).flipped == ["skull"]


@pytest.mark.parametrize("bid", [1, 2, 3, 4])
def test_SK26_reaching_the_number_without_a_skull_succeeds(bid: int) -> None:
    table = SkullDriver(players=4).lay_stacks("F", "F", "F", "F").run_bidding(0, bid)
    for owner in range(1, bid):
        assert table.tribe_points() == [0, 0, 0, 0]
        table.play_plies(f"0 flip {owner}")
    assert table.last_events()[-2:] == [AttemptSucceeded(0, 1), RoundBegan(2, 0)]
    assert table.tribe_points() == [1, 0, 0, 0]
    assert table.view_for(None).scores == [1, 0, 0, 0]


def test_SK26_a_skull_that_is_not_turned_does_no_harm() -> None:
    table = (
        SkullDriver(players=4)
        .lay_stacks("F", "S", "F", "S")
        .run_bidding(0, 2)
        .play_plies("0 flip 2")
    )
    assert table.tribe_points() == [1, 0, 0, 0]
    assert table.disc_counts() == [4, 4, 4, 4]


def test_SK27_all_discs_are_played_the_same_way_to_the_last() -> None:
    table = SkullDriver(players=3, first=1).lay_stacks("F", "FF", "FF").run_bidding(0, 5)
    assert table.last_events()[-1] == DiscFlipped(0, 0, "flower")
    for owner in (2, 1, 1):
        table.play_plies(f"0 flip {owner}")
        assert table.last_events() == [DiscFlipped(0, owner, "flower")]
    assert table.legal_texts() == {"flip 2"}
    table.play_plies("0 flip 2")
    assert table.last_events()[:2] == [DiscFlipped(0, 2, "flower"), AttemptSucceeded(0, 1)]


def test_SK27_or_to_the_first_skull() -> None:
    table = SkullDriver(players=3, first=1).lay_stacks("F", "FS", "FF").run_bidding(0, 5)
    table.play_plies("0 flip 2", "0 flip 1")
    assert table.last_events()[-1] == AttemptFailed(0, 1)


def test_SK28_discs_return_and_the_mat_turns_to_its_flower_side() -> None:
    table = (
        SkullDriver(players=3)
        .lay_stacks("SFF", "FS", "SF")
        .play_plies("1 bid 1", "2 pass", "0 bid 2")
    )
    table.play_plies("1 pass")
    assert table.tribe_points() == [1, 0, 0]
    assert table.stack_heights() == [0, 0, 0]
    assert [table.hand_letters(seat) for seat in range(3)] == ["FFFS"] * 3
    assert [table.own_discs(seat).stack for seat in range(3)] == [[], [], []]
    view = table.view_for(None)
    assert (view.high, view.challenger, view.to_flip, view.phase) == (0, None, 0, "place")
    assert table.winners == []


def test_SK29_with_the_flower_side_up_already_the_game_is_won_there_and_then() -> None:
    table = SkullDriver(players=3, position="FFFS S+ FS first=1").lay_stacks("F", "S", "F")
    table.run_bidding(0, 2).play_plies("0 flip 2")  # not on its flower side: the game goes on
    assert table.tribe_points() == [1, 1, 0]
    assert table.winners == []
    table.lay_stacks("F", "S", "F").run_bidding(0, 1)
    assert table.last_events()[-2:] == [AttemptSucceeded(0, 2), GameWon(0, standing=False)]
    assert table.winners == [0]
    assert table.view_for(None).scores == [2, 1, 0]
    assert table.pending_seats() == []
    assert table.legal_texts() == set()
    assert table.match.is_over()
    assert table.view_for(None).round == 2  # no further one
