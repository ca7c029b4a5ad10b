"""The Last Chance variant: LC01 to LC06."""

from collections import Counter
from typing import Any

import pytest
from tests.rules.skull.skull_driver import (
    SKULL_GAME,
    SkullDriver,
    assert_indistinguishable,
    bid_texts,
)

from skulduggery.core.errors import IllegalAction
from skulduggery.core.rng import Rng
from skulduggery.games.skull.rules.events import (
    AttemptFailed,
    AttemptSucceeded,
    DiscFlipped,
    DiscLaid,
    DiscLost,
    DiscSealed,
    FirstDiscsDown,
    LastChanceGiven,
    LastChanceReturned,
    RoundBegan,
    StarterNamed,
    TribeOut,
)


def with_last_chance(position: str, **wishes: Any) -> SkullDriver:
    return SkullDriver(players=3, position=position, last_chance=True, **wishes)


def falls_to_one_disc(**wishes: Any) -> SkullDriver:
    """Seat 0 turns up the skull of seat 1 and has one disc left, its skull."""
    table = SkullDriver(players=3, position="FS FFFS FFFS first=0", **wishes).lay_stacks(
        "F", "S", "F"
    )
    return table.run_bidding(0, 2).play_plies("0 flip 1", "chance flower")


def test_LC01_the_extra_disc_begins_in_the_middle() -> None:
    table = SkullDriver(players=4, last_chance=True)
    assert table.last_chance_holders() == []
    assert [table.hand_letters(seat) for seat in range(4)] == ["FFFS"] * 4
    assert table.legal_texts(0) == {"flower", "skull"}
    table.expect_refusal("0 last", IllegalAction)


def test_LC01_it_is_no_skull() -> None:
    table = with_last_chance("S FFFS FFFS first=0 last=0").lay_stacks("L", "F", "F")
    table.run_bidding(1, 2).play_plies("1 flip 0")
    assert table.last_events()[:2] == [DiscFlipped(1, 0, "last"), AttemptSucceeded(1, 1)]


def test_LC01_without_the_variant_there_is_none() -> None:
    table = falls_to_one_disc()
    assert table.disc_counts() == [1, 4, 4]
    assert table.last_chance_holders() == []
    assert table.hand_letters(0) == "S"
    table.expect_refusal("0 last", IllegalAction)


def test_LC02_falling_to_one_disc_brings_it_into_the_hand() -> None:
    table = falls_to_one_disc(last_chance=True)
    assert table.last_events()[-3:] == [
        DiscLost(0, "flower", 1),
        LastChanceGiven(0),
        RoundBegan(2, 0),
    ]
    assert table.last_chance_holders() == [0]
    assert table.hand_letters(0) == "SL"
    assert table.legal_texts(0) == {"skull", "last"}
    assert table.disc_counts() == [1, 4, 4]
    for player in range(3):  # everybody knows it
        assert table.events_seen_by(player)[-2] == LastChanceGiven(0)
        assert table.view_for(player).tribes[0].holds_last


def test_LC02_for_the_next_round_only() -> None:
    table = falls_to_one_disc(last_chance=True).lay_stacks("S", "F", "F").run_bidding(1, 2)
    table.play_plies("1 flip 2")
    assert table.last_chance_holders() == []
    assert table.hand_letters(0) == "S"
    table.expect_refusal("0 last", IllegalAction)


@pytest.mark.parametrize("owns", ["FFFS", "FFS"])
def test_LC02_not_with_two_or_three_discs_left(owns: str) -> None:
    table = with_last_chance(f"{owns} FFFS FFFS first=0").lay_stacks("F", "S", "F")
    table.run_bidding(0, 2).play_plies("0 flip 1", "chance flower")
    assert table.disc_counts()[0] == len(owns) - 1
    assert table.last_chance_holders() == []


def test_LC02_nor_without_any_left() -> None:
    table = with_last_chance("F FFFS FFFS first=0").lay_stacks("F", "S", "F")
    table.run_bidding(0, 2).play_plies("0 flip 1", "chance flower")
    assert table.last_events()[-2:] == [TribeOut(0), RoundBegan(2, 1)]
    assert table.last_chance_holders() == []


def test_LC03_it_is_laid_counted_and_turned_like_any_disc() -> None:
    table = with_last_chance("F FFFS FFFS first=0 last=0").lay_stacks("F", "F", "F")
    assert table.legal_texts() == {"last"} | bid_texts(1, 3)
    table.play_plies("0 last")
    assert table.last_events() == [DiscLaid(0, "last", 2)]
    assert table.legal_texts() == {"flower", "skull"} | bid_texts(1, 4)  # four discs now
    table.run_bidding(0, 3)
    assert table.last_events()[-2:] == [DiscFlipped(0, 0, "last"), DiscFlipped(0, 0, "flower")]
    assert table.view_for(None).to_flip == 1


def test_LC03_it_lies_open_from_the_moment_it_is_added() -> None:
    table = with_last_chance("S FFFS FFFS first=0 last=0").lay_stacks("SL", "F", "F")
    for player in (0, 1, 2, None):
        assert table.view_for(player).tribes[0].last_at == 1
        assert table.events_seen_by(player)[-1] == DiscLaid(0, "last", 2)


def test_LC03_among_sealed_first_discs_nobody_sees_it_before_all_are_down() -> None:
    last = with_last_chance("S FFFS FFFS first=0 last=0").play_plies("0 last")
    skull = with_last_chance("S FFFS FFFS first=0 last=0").play_plies("0 skull")
    assert last.view_for(0).tribes[0].last_at == 0
    assert last.events_seen_by(0) == [DiscSealed(0, "last")]
    for ply in ("1 flower", "2 flower"):
        for player in (1, 2, None):
            assert last.view_for(player).tribes[0].last_at is None
            assert last.events_seen_by(player)[0] == DiscSealed(0, None)
            assert_indistinguishable(player, last, skull)
        last.play_plies(ply)
        skull.play_plies(ply)
    assert last.last_events()[-1] == FirstDiscsDown(seat=0, last=0)
    assert skull.last_events()[-1] == FirstDiscsDown(seat=0, last=None)
    for player in (1, 2, None):
        assert last.view_for(player).tribes[0].last_at == 0
        assert skull.view_for(player).tribes[0].last_at is None


def test_LC03_a_first_player_who_lays_last_sees_it_lying_there() -> None:
    table = with_last_chance(
        "FFFS S FFFS first=0 last=1", placement="first_player_last"
    ).play_plies("1 last")
    for player in (0, 2, None):
        assert table.view_for(player).tribes[1].last_at == 0
        assert table.events_seen_by(player) == [DiscLaid(1, "last", 1)]
    assert table.turn_seat == 2
    table.play_plies("2 flower")
    assert table.turn_seat == 0
    assert table.view_for(0).tribes[1].last_at == 0


def test_LC04_a_holder_who_fails_on_anothers_skull_is_out_at_once() -> None:
    table = with_last_chance("F FFFS FFFS first=0 last=0").lay_stacks("L", "F", "S")
    table.run_bidding(0, 2).play_plies("0 flip 2")
    assert table.last_events() == [
        DiscFlipped(0, 2, "skull"),
        AttemptFailed(0, 2),
        TribeOut(0),
        LastChanceReturned(0),
        RoundBegan(2, 2),  # SK39
    ]
    assert table.disc_counts() == [0, 4, 4]
    assert table.pending_seats() == [1, 2]


def test_LC04_with_pick_nobody_picks_either() -> None:
    table = with_last_chance("F FFFS FFFS first=0 last=0", lost_disc="pick")
    table.lay_stacks("F", "F", "S").run_bidding(0, 2).play_plies("0 flip 2")
    assert table.last_events()[-1] == RoundBegan(2, 2)
    assert table.disc_counts() == [0, 4, 4]


def test_LC04_a_holder_who_fails_on_the_own_skull_names_the_starter_at_once() -> None:
    table = with_last_chance("S FFFS FFFS first=0 last=0").lay_stacks("S", "F", "F")
    table.run_bidding(0, 1)
    assert table.last_events()[-4:] == [
        DiscFlipped(0, 0, "skull"),
        AttemptFailed(0, 0),
        TribeOut(0),
        LastChanceReturned(0),
    ]
    assert table.turn_seat == 0
    assert table.legal_texts() == {"start 1", "start 2"}  # SK40, and nothing to lose
    table.play_plies("0 start 2")
    assert table.last_events() == [StarterNamed(0, 2), RoundBegan(2, 2)]


def test_LC04_the_last_disc_leaves_unseen() -> None:
    flower = with_last_chance("F FFFS FFFS first=0 last=0")
    skull = with_last_chance("S FFFS FFFS first=0 last=0")
    for table in (flower, skull):
        table.lay_stacks("L", "F", "S").run_bidding(0, 2).play_plies("0 flip 2")
        assert not any(isinstance(event, DiscLost) for event in table.all_events())
    for player in (1, 2, None):
        assert_indistinguishable(player, flower, skull)


@pytest.mark.parametrize(
    ("stacks", "challenger", "plies"),
    [
        (["L", "F", "F"], 0, ["0 flip 1"]),  # the holder succeeds
        (["L", "F", "F"], 1, ["1 flip 0"]),  # another succeeds, on the very disc
        (["F", "F", "S"], 1, ["1 flip 2", "chance flower"]),  # another fails, it stayed in hand
        (["F", "S", "F"], 1, ["1 lose flower"]),
    ],
)
def test_LC05_at_the_end_of_the_round_it_goes_back(
    stacks: list[str], challenger: int, plies: list[str]
) -> None:
    table = with_last_chance("F FFFS FFFS first=0 last=0").lay_stacks(*stacks)
    table.run_bidding(challenger, 2).play_plies(*plies)
    assert table.last_events()[-2:] == [LastChanceReturned(0), RoundBegan(2, challenger)]
    assert table.last_chance_holders() == []
    assert table.hand_letters(0) == "F"


@pytest.mark.parametrize(("stack", "hand"), [("F", []), ("L", ["flower"])])
def test_LC05_it_is_nobodys_any_more_while_the_next_starter_is_named(
    stack: str, hand: list[str]
) -> None:
    table = with_last_chance("F S FFFS first=1 last=0").lay_stacks(stack, "S", "F")
    table.run_bidding(1, 1).play_plies("1 lose skull")
    assert table.state.pending_seats() == [1]  # SK40
    seen = SKULL_GAME.view_for(table.state, table.options, 0)
    assert SKULL_GAME.hidden_info(table.state, 0).tribes[0].hand == hand
    twin = SKULL_GAME.sample_world(seen, Rng(1))
    assert SKULL_GAME.hidden_info(twin, 0) == SKULL_GAME.hidden_info(table.state, 0)


@pytest.mark.parametrize("seed", range(20))
def test_LC06_each_player_receives_it_at_most_once(seed: int) -> None:
    table = SkullDriver(players=4, first="random", last_chance=True)
    for _ in table.play_randomly(seed):
        assert len(table.last_chance_holders()) <= 1
    gifts = [event.seat for event in table.all_events() if isinstance(event, LastChanceGiven)]
    falls = [e.seat for e in table.all_events() if isinstance(e, DiscLost) and e.left == 1]
    assert gifts == falls
    assert set(Counter(gifts).values()) <= {1}
