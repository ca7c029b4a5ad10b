"""The Last Chance variant: LC01 to LC06."""

from collections import Counter
from typing import Any

import pytest
from tests.rules.skull.table import GAME, Table, assert_same_for, bids

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


def with_last_chance(position: str, **wishes: Any) -> Table:
    return Table(players=3, position=position, last_chance=True, **wishes)


def falls_to_one_disc(**wishes: Any) -> Table:
    """Seat 0 turns up the skull of seat 1 and has one disc left, its skull."""
    table = Table(players=3, position="FS FFFS FFFS first=0", **wishes).stacks("F", "S", "F")
    return table.challenge(0, 2).play("0 flip 1", "chance flower")


def test_LC01_the_extra_disc_begins_in_the_middle() -> None:
    table = Table(players=4, last_chance=True)
    assert table.holders() == []
    assert [table.hand(seat) for seat in range(4)] == ["FFFS"] * 4
    assert table.legal(0) == {"flower", "skull"}
    table.refused("0 last", IllegalAction)


def test_LC01_it_is_no_skull() -> None:
    table = with_last_chance("S FFFS FFFS first=0 last=0").stacks("L", "F", "F")
    table.challenge(1, 2).play("1 flip 0")
    assert table.news[:2] == [DiscFlipped(1, 0, "last"), AttemptSucceeded(1, 1)]


def test_LC01_without_the_variant_there_is_none() -> None:
    table = falls_to_one_disc()
    assert table.discs() == [1, 4, 4]
    assert table.holders() == []
    assert table.hand(0) == "S"
    table.refused("0 last", IllegalAction)


def test_LC02_falling_to_one_disc_brings_it_into_the_hand() -> None:
    table = falls_to_one_disc(last_chance=True)
    assert table.news[-3:] == [DiscLost(0, "flower", 1), LastChanceGiven(0), RoundBegan(2, 0)]
    assert table.holders() == [0]
    assert table.hand(0) == "SL"
    assert table.legal(0) == {"skull", "last"}
    assert table.discs() == [1, 4, 4]
    for player in range(3):  # everybody knows it
        assert table.told(player)[-2] == LastChanceGiven(0)
        assert table.view(player).tribes[0].holds_last


def test_LC02_for_the_next_round_only() -> None:
    table = falls_to_one_disc(last_chance=True).stacks("S", "F", "F").challenge(1, 2)
    table.play("1 flip 2")
    assert table.holders() == []
    assert table.hand(0) == "S"
    table.refused("0 last", IllegalAction)


@pytest.mark.parametrize("owns", ["FFFS", "FFS"])
def test_LC02_not_with_two_or_three_discs_left(owns: str) -> None:
    table = with_last_chance(f"{owns} FFFS FFFS first=0").stacks("F", "S", "F")
    table.challenge(0, 2).play("0 flip 1", "chance flower")
    assert table.discs()[0] == len(owns) - 1
    assert table.holders() == []


def test_LC02_nor_without_any_left() -> None:
    table = with_last_chance("F FFFS FFFS first=0").stacks("F", "S", "F")
    table.challenge(0, 2).play("0 flip 1", "chance flower")
    assert table.news[-2:] == [TribeOut(0), RoundBegan(2, 1)]
    assert table.holders() == []


def test_LC03_it_is_laid_counted_and_turned_like_any_disc() -> None:
    table = with_last_chance("F FFFS FFFS first=0 last=0").stacks("F", "F", "F")
    assert table.legal() == {"last"} | bids(1, 3)
    table.play("0 last")
    assert table.news == [DiscLaid(0, "last", 2)]
    assert table.legal() == {"flower", "skull"} | bids(1, 4)  # four discs now
    table.challenge(0, 3)
    assert table.news[-2:] == [DiscFlipped(0, 0, "last"), DiscFlipped(0, 0, "flower")]
    assert table.view(None).to_flip == 1


def test_LC03_it_lies_open_from_the_moment_it_is_added() -> None:
    table = with_last_chance("S FFFS FFFS first=0 last=0").stacks("SL", "F", "F")
    for player in (0, 1, 2, None):
        assert table.view(player).tribes[0].last_at == 1
        assert table.told(player)[-1] == DiscLaid(0, "last", 2)


def test_LC03_among_sealed_first_discs_nobody_sees_it_before_all_are_down() -> None:
    last = with_last_chance("S FFFS FFFS first=0 last=0").play("0 last")
    skull = with_last_chance("S FFFS FFFS first=0 last=0").play("0 skull")
    assert last.view(0).tribes[0].last_at == 0
    assert last.told(0) == [DiscSealed(0, "last")]
    for ply in ("1 flower", "2 flower"):
        for player in (1, 2, None):
            assert last.view(player).tribes[0].last_at is None
            assert last.told(player)[0] == DiscSealed(0, None)
            assert_same_for(player, last, skull)
        last.play(ply)
        skull.play(ply)
    assert last.news[-1] == FirstDiscsDown(seat=0, last=0)
    assert skull.news[-1] == FirstDiscsDown(seat=0, last=None)
    for player in (1, 2, None):
        assert last.view(player).tribes[0].last_at == 0
        assert skull.view(player).tribes[0].last_at is None


def test_LC03_a_first_player_who_lays_last_sees_it_lying_there() -> None:
    table = with_last_chance("FFFS S FFFS first=0 last=1", placement="first_player_last").play(
        "1 last"
    )
    for player in (0, 2, None):
        assert table.view(player).tribes[1].last_at == 0
        assert table.told(player) == [DiscLaid(1, "last", 1)]
    assert table.turn == 2
    table.play("2 flower")
    assert table.turn == 0
    assert table.view(0).tribes[1].last_at == 0


def test_LC04_a_holder_who_fails_on_anothers_skull_is_out_at_once() -> None:
    table = with_last_chance("F FFFS FFFS first=0 last=0").stacks("L", "F", "S")
    table.challenge(0, 2).play("0 flip 2")
    assert table.news == [
        DiscFlipped(0, 2, "skull"),
        AttemptFailed(0, 2),
        TribeOut(0),
        LastChanceReturned(0),
        RoundBegan(2, 2),  # SK39
    ]
    assert table.discs() == [0, 4, 4]
    assert table.pending == [1, 2]


def test_LC04_with_pick_nobody_picks_either() -> None:
    table = with_last_chance("F FFFS FFFS first=0 last=0", lost_disc="pick")
    table.stacks("F", "F", "S").challenge(0, 2).play("0 flip 2")
    assert table.news[-1] == RoundBegan(2, 2)
    assert table.discs() == [0, 4, 4]


def test_LC04_a_holder_who_fails_on_the_own_skull_names_the_starter_at_once() -> None:
    table = with_last_chance("S FFFS FFFS first=0 last=0").stacks("S", "F", "F")
    table.challenge(0, 1)
    assert table.news[-4:] == [
        DiscFlipped(0, 0, "skull"),
        AttemptFailed(0, 0),
        TribeOut(0),
        LastChanceReturned(0),
    ]
    assert table.turn == 0
    assert table.legal() == {"start 1", "start 2"}  # SK40, and nothing to lose
    table.play("0 start 2")
    assert table.news == [StarterNamed(0, 2), RoundBegan(2, 2)]


def test_LC04_the_last_disc_leaves_unseen() -> None:
    flower = with_last_chance("F FFFS FFFS first=0 last=0")
    skull = with_last_chance("S FFFS FFFS first=0 last=0")
    for table in (flower, skull):
        table.stacks("L", "F", "S").challenge(0, 2).play("0 flip 2")
        assert not any(isinstance(event, DiscLost) for event in table.events)
    for player in (1, 2, None):
        assert_same_for(player, flower, skull)


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
    table = with_last_chance("F FFFS FFFS first=0 last=0").stacks(*stacks)
    table.challenge(challenger, 2).play(*plies)
    assert table.news[-2:] == [LastChanceReturned(0), RoundBegan(2, challenger)]
    assert table.holders() == []
    assert table.hand(0) == "F"


@pytest.mark.parametrize(("stack", "hand"), [("F", []), ("L", ["flower"])])
def test_LC05_it_is_nobodys_any_more_while_the_next_starter_is_named(
    stack: str, hand: list[str]
) -> None:
    table = with_last_chance("F S FFFS first=1 last=0").stacks(stack, "S", "F")
    table.challenge(1, 1).play("1 lose skull")
    assert table.state.pending() == [1]  # SK40
    seen = GAME.view(table.state, table.options, 0)
    assert GAME.hidden(table.state, 0).tribes[0].hand == hand
    twin = GAME.sample_world(seen, Rng(1))
    assert GAME.hidden(twin, 0) == GAME.hidden(table.state, 0)


@pytest.mark.parametrize("seed", range(20))
def test_LC06_each_player_receives_it_at_most_once(seed: int) -> None:
    table = Table(players=4, first="random", last_chance=True)
    for _ in table.play_on(seed):
        assert len(table.holders()) <= 1
    gifts = [event.seat for event in table.events if isinstance(event, LastChanceGiven)]
    falls = [e.seat for e in table.events if isinstance(e, DiscLost) and e.left == 1]
    assert gifts == falls
    assert set(Counter(gifts).values()) <= {1}
