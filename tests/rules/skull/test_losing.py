"""Failure, the next round and the end: SK30 to SK43."""

from typing import Any

import pytest
from tests.rules.skull.table import GAME, Table, assert_same_for, bids

from skulduggery.core.errors import IllegalAction, MalformedAction, NotYourTurn
from skulduggery.games.skull.rules.events import (
    AttemptFailed,
    DiscFlipped,
    DiscLost,
    GameWon,
    RoundBegan,
    StarterNamed,
    TribeOut,
)


def fails_on_seat_2(**wishes: Any) -> Table:
    """Seat 0, first of four, has turned up the skull of seat 2."""
    table = Table(players=4, **wishes).stacks("F", "F", "S", "F")
    return table.challenge(0, 2).play("0 flip 2")


def fails_on_the_own_skull() -> Table:
    return Table(players=4).stacks("S", "F", "F", "F").challenge(0, 1)


def test_SK30_everybody_takes_their_discs_back() -> None:
    table = Table(players=3).stacks("FF", "FS", "SF").challenge(0, 3)
    table.play("0 flip 1", "chance flower")
    assert table.heights() == [0, 0, 0]
    assert [table.hand(seat) for seat in range(3)] == ["FFS", "FFFS", "FFFS"]
    assert [tribe.flipped for tribe in table.view(None).tribes] == [[], [], []]


@pytest.mark.parametrize("owner", [0, 1])
def test_SK30_discs_that_were_not_turned_are_not_shown(owner: int) -> None:
    """Seat 2's disc stays face down: whatever it is, nobody else ever learns it."""
    ending = ["0 flip 1", "chance flower"] if owner == 1 else ["0 lose flower"]
    stacks = ["F", "S", "F"] if owner == 1 else ["S", "F", "F"]
    flower = Table(players=3).stacks(*stacks).challenge(0, 2)
    stacks[2] = "S"
    skull = Table(players=3).stacks(*stacks).challenge(0, 2)
    for ply in ending:
        flower.play(ply)
        skull.play(ply)
        for player in (0, 1, None):
            assert_same_for(player, flower, skull)


def test_SK30_the_loss_is_from_all_discs_those_on_the_mat_and_those_in_hand() -> None:
    """The Challenger's skull lies on the mat, the flower is in hand: both can be lost."""
    table = Table(players=3, position="FS FFFS FFFS first=0").stacks("S", "F", "F")
    table.challenge(0, 1)
    assert table.legal() == {"lose flower", "lose skull"}


@pytest.mark.parametrize(
    ("owns", "weights"),
    [
        ("FFFS", {"flower": 3, "skull": 1}),
        ("FFS", {"flower": 2, "skull": 1}),
        ("FS", {"flower": 1, "skull": 1}),
        ("FFF", {"flower": 3}),
        ("FF", {"flower": 2}),
        ("F", {"flower": 1}),
    ],
)
def test_SK31_an_opponents_skull_costs_any_disc_alike(owns: str, weights: dict[str, int]) -> None:
    table = Table(players=3, position=f"{owns} FFFS FFFS first=0").stacks("F", "S", "F")
    table.challenge(0, 2).play("0 flip 1")
    assert table.news == [DiscFlipped(0, 1, "skull"), AttemptFailed(0, 1)]
    assert table.chance() == weights
    for seat in range(3):
        table.refused(f"{seat} lose flower", NotYourTurn)


@pytest.mark.parametrize("height", [1, 2, 3])
def test_SK31_whether_it_lay_on_the_mat_or_stayed_in_the_hand(height: int) -> None:
    own, other = "F" * height, "F" * (height - 1) + "S"
    table = Table(players=3).stacks(own, other, other)
    table.challenge(0, height + 1).play("0 flip 1")
    assert table.tribe(0).flipped == ["flower"] * height
    assert table.chance() == {"flower": 3, "skull": 1}
    assert table.play("chance flower").hand(0) == "FFS"


@pytest.mark.parametrize(("lost", "left"), [("flower", "FFS"), ("skull", "FFF")])
def test_SK31_the_disc_is_gone_for_good(lost: str, left: str) -> None:
    table = fails_on_seat_2().play(f"chance {lost}")
    assert table.news == [DiscLost(0, lost, 3), RoundBegan(2, 0)]
    assert table.hand(0) == left
    assert table.discs() == [3, 4, 4, 4]
    table.stacks("F", "F", "F", "F").challenge(0, 1)
    assert table.hand(0) == left  # a success brings nothing back


def test_SK32_the_own_skull_lets_the_challenger_choose() -> None:
    table = fails_on_the_own_skull()
    assert table.turn == 0
    assert table.legal() == {"lose flower", "lose skull"}
    table.refused("0 flower", IllegalAction)
    for seat in (1, 2, 3):
        table.refused(f"{seat} lose flower", NotYourTurn)
        assert table.view(seat).choices == {}
    assert table.play("0 lose skull").hand(0) == "FFF"
    assert fails_on_the_own_skull().play("0 lose flower").hand(0) == "FFS"


def test_SK32_without_a_flower_there_is_only_the_skull_to_lose() -> None:
    table = Table(players=3, position="S FS FS first=0").stacks("S", "F", "F").challenge(0, 1)
    assert table.legal() == {"lose skull"}


def test_SK33_a_drawn_disc_is_known_to_its_owner_alone() -> None:
    flower = fails_on_seat_2().play("chance flower")
    skull = fails_on_seat_2().play("chance skull")
    assert flower.told(0)[-2] == DiscLost(0, "flower", 3)
    assert skull.told(0)[-2] == DiscLost(0, "skull", 3)
    for player in (1, 2, 3, None):  # 2 drew it, and does not see it either
        assert flower.told(player)[-2] == DiscLost(0, None, 3)
        assert_same_for(player, flower, skull)


@pytest.mark.parametrize("place", [1, 2, 3, 4])
def test_SK33_a_picked_disc_is_known_to_its_owner_alone(place: int) -> None:
    flower = fails_on_seat_2(lost_disc="pick").play(f"2 pick {place}", "chance flower")
    skull = fails_on_seat_2(lost_disc="pick").play(f"2 pick {place}", "chance skull")
    assert skull.told(0)[-2] == DiscLost(0, "skull", 3)
    for player in (1, 2, 3, None):
        assert skull.told(player)[-2] == DiscLost(0, None, 3)
        assert_same_for(player, flower, skull)


def test_SK33_a_chosen_disc_is_known_to_its_owner_alone() -> None:
    flower = fails_on_the_own_skull().play("0 lose flower")
    skull = fails_on_the_own_skull().play("0 lose skull")
    assert skull.told(0)[-2] == DiscLost(0, "skull", 3)
    for player in (1, 2, 3, None):
        assert skull.told(player)[-2] == DiscLost(0, None, 3)
        assert_same_for(player, flower, skull)


def test_SK33_nobody_is_told_what_could_have_been_drawn() -> None:
    """While chance decides, the Challenger's discs are as hidden as ever."""
    with_skull = Table(players=3, position="FFS FFFS FFFS first=0")
    without = Table(players=3, position="FFF FFFS FFFS first=0")
    for table in (with_skull, without):
        table.stacks("F", "S", "F").challenge(0, 2).play("0 flip 1")
    for player in (1, 2, None):
        assert_same_for(player, with_skull, without)


def test_SK34_the_challenger_turns_nothing_more_after_the_skull() -> None:
    own = fails_on_the_own_skull()
    for seat in range(4):
        own.refused(f"0 flip {seat}", IllegalAction)
    others = fails_on_seat_2()
    for seat in range(4):
        others.refused(f"0 flip {seat}", NotYourTurn)
    assert [tribe.flipped for tribe in others.view(None).tribes] == [["flower"], [], ["skull"], []]


def test_SK35_showing_discs_is_never_a_ply() -> None:
    kinds = {text.partition(" ")[0] for text in GAME.texts}
    assert kinds == {
        "flower", "skull", "last", "bid", "pass", "flip", "lose", "pick", "start", "first"
    }  # fmt: skip
    own = fails_on_the_own_skull()
    assert own.pending == [0]  # the opponents are not asked
    own.refused("0 show flower", MalformedAction)
    others = fails_on_seat_2()
    assert others.pending == []
    for player in range(4):
        assert others.view(player).choices == {}
    others.play("chance flower")  # nothing comes between the loss and the next round
    assert others.news == [DiscLost(0, "flower", 3), RoundBegan(2, 0)]


def test_SK36_losing_the_last_disc_puts_the_challenger_out() -> None:
    table = Table(players=4, position="F FFFS FFFS FFFS first=0").stacks("F", "F", "S", "F")
    table.challenge(0, 2).play("0 flip 2").play("chance flower")
    assert table.news == [DiscLost(0, "flower", 0), TribeOut(0), RoundBegan(2, 2)]
    assert table.discs() == [0, 4, 4, 4]
    assert table.own(0).hand == []
    assert table.pending == [1, 2, 3]
    table.refused("0 flower", NotYourTurn)
    table.stacks("", "F", "F", "F").play("2 flower", "3 flower")
    assert table.turn == 1  # seat 0 is passed over
    table.play("1 bid 3", "2 pass", "3 pass")
    assert table.legal() == {"flip 2", "flip 3"}


def test_SK36_with_a_disc_left_one_stays_in() -> None:
    table = Table(players=3, position="FS FFFS FFFS first=0").stacks("F", "F", "S")
    table.challenge(0, 2).play("0 flip 2", "chance skull")
    assert table.discs() == [1, 4, 4]
    assert TribeOut(0) not in table.events
    assert table.pending == [0, 1, 2]


@pytest.mark.parametrize("seed", range(12))
@pytest.mark.parametrize("variant", ["plain", "pick", "last chance", "two tribes"])
def test_SK37_nobody_but_a_challenger_ever_loses_a_disc(variant: str, seed: int) -> None:
    wishes: dict[str, dict[str, Any]] = {
        "plain": {},
        "pick": {"lost_disc": "pick"},
        "last chance": {"last_chance": True},
        "two tribes": {"two_tribes": True},
    }
    table = Table(players=3, first="random", **wishes[variant])
    discs, challenger = table.discs(), table.view(None).challenger
    losses = 0
    losers: list[int | None]
    for _ in table.play_on(seed):
        now = table.discs()
        for seat, (had, has) in enumerate(zip(discs, now, strict=True)):
            if had != has:
                losses += 1
                assert has == had - 1
                # A Last Chance holder goes out in the very ply that makes them fail.
                losers = [event.seat for event in table.news if isinstance(event, AttemptFailed)]
                assert [seat] == (losers or [challenger])
        discs, challenger = now, table.view(None).challenger
    flipped_skulls = sum(isinstance(event, AttemptFailed) for event in table.events)
    assert losses == flipped_skulls


def test_SK38_the_challenger_starts_after_a_success() -> None:
    table = Table(players=4).stacks("F", "F", "F", "F").challenge(2, 2).play("2 flip 0")
    assert table.news[-1] == RoundBegan(2, 2)
    assert table.stacks("F", "F", "F", "F").turn == 2


@pytest.mark.parametrize(
    ("stacks", "plies"),
    [
        (["F", "S", "F", "F"], ["2 flip 1", "chance flower"]),
        (["F", "F", "S", "F"], ["2 lose flower"]),
    ],
)
def test_SK38_the_challenger_starts_after_a_failure(stacks: list[str], plies: list[str]) -> None:
    table = Table(players=4).stacks(*stacks).challenge(2, 2).play(*plies)
    assert table.news[-1] == RoundBegan(2, 2)
    assert table.stacks("F", "F", "F", "F").turn == 2


@pytest.mark.parametrize("owner", [0, 1, 3])
def test_SK39_out_on_anothers_skull_its_owner_starts(owner: int) -> None:
    table = Table(players=4, position="FFFS FFFS F FFFS first=0")
    table.stacks(*["S" if seat == owner else "F" for seat in range(4)])
    table.challenge(2, 2).play(f"2 flip {owner}", "chance flower")
    assert table.news == [
        DiscFlipped(2, owner, "skull"),
        AttemptFailed(2, owner),
        DiscLost(2, "flower", 0),
        TribeOut(2),
        RoundBegan(2, owner),
    ]
    assert table.stacks("F", "F", "", "F").turn == owner


@pytest.mark.parametrize("starter", [0, 3])
def test_SK40_out_on_the_own_skull_one_names_who_starts(starter: int) -> None:
    table = Table(players=4, position="FFFS - S FFFS first=2").stacks("F", "", "S", "F")
    table.challenge(2, 1).play("2 lose skull")
    assert table.news == [DiscLost(2, "skull", 0), TribeOut(2)]
    assert table.turn == 2
    assert table.legal() == {"start 0", "start 3"}  # neither itself nor who was out before
    table.refused("2 start 2", IllegalAction)
    table.refused("2 start 1", IllegalAction)
    table.refused("0 start 0", NotYourTurn)
    table.play(f"2 start {starter}")
    assert table.news == [StarterNamed(2, starter), RoundBegan(2, starter)]
    assert table.pending == [0, 3]
    assert table.stacks("F", "", "", "F").turn == starter


def test_SK41_the_game_ends_with_the_second_success_of_one_player() -> None:
    table = Table(players=3)
    table.stacks("F", "F", "F").challenge(0, 1)
    table.stacks("F", "F", "F").challenge(1, 2).play("1 flip 0")
    assert table.points() == [1, 1, 0]
    assert table.winners == []  # two successes, but of two players
    table.stacks("F", "F", "F").challenge(1, 1)
    assert table.winners == [1]
    assert table.events[-1] == GameWon(1, standing=False)
    assert table.phase == "ended"
    for seat in range(3):
        table.refused(f"{seat} flower", NotYourTurn)
        assert table.view(seat).choices == {}


def test_SK41_or_when_one_player_is_left() -> None:
    table = Table(players=3, position="FFS F FFS first=1").stacks("S", "F", "F")
    table.challenge(1, 2).play("1 flip 0", "chance flower")
    assert table.winners == []  # two are left
    table = Table(players=3, position="FFS F - first=1").stacks("S", "F", "")
    table.challenge(1, 2).play("1 flip 0", "chance flower")
    assert table.news[-2:] == [TribeOut(1), GameWon(0, standing=True)]
    assert table.winners == [0]
    assert table.pending == []
    assert table.match.is_over()


def test_SK42_talk_is_no_ply_and_changes_nothing() -> None:
    table = Table(players=3).stacks("F", "S", "F")
    for words in ("I laid my skull", "say flower", "promise 1", ""):
        table.refused(f"0 {words}", MalformedAction)


def test_SK42_the_discs_stay_hidden_to_the_end_of_the_bidding() -> None:
    """Whatever seat 1 claims, its discs and its choices tell the others nothing."""
    honest, liar = Table(players=3), Table(players=3)
    honest.stacks("F", "F", "F")
    liar.stacks("F", "S", "F")
    for ply in ("0 flower", "1 flower", "2 bid 1", "0 pass", "1 bid 2", "2 bid 3", "1 pass"):
        for player in (0, 2, None):
            assert_same_for(player, honest, liar)
        honest.play(ply)
        liar.play(ply)
    assert honest.turn == liar.turn == 2
    for player in (0, 2, None):
        assert_same_for(player, honest, liar)


def test_SK43_a_single_disc_once_laid_must_be_followed_by_a_challenge() -> None:
    table = Table(players=3, position="FFFS F FFFS first=0").stacks("F", "F", "F")
    table.play("0 flower")
    assert table.turn == 1
    assert table.legal() == bids(1, 4)


def test_SK43_in_a_bidding_somebody_else_opened_it_may_raise_or_pass() -> None:
    table = Table(players=3, position="FFFS F FFFS first=0").stacks("F", "F", "F")
    table.play("0 bid 1")
    assert table.turn == 1
    assert table.legal() == {"pass", "bid 2", "bid 3"}


@pytest.mark.parametrize(
    ("position", "stacks", "plies"),
    [
        ("FFFS F FFFS first=1", ["F", "F", "S"], ["1 flip 2", "chance flower"]),
        ("FFFS S FFFS first=1", ["F", "S", "F"], ["1 lose skull"]),
    ],
)
def test_SK43_as_challenger_any_skull_puts_it_out(
    position: str, stacks: list[str], plies: list[str]
) -> None:
    table = Table(players=3, position=position).stacks(*stacks).challenge(1, 2).play(*plies)
    assert TribeOut(1) in table.news
    assert table.discs() == [4, 0, 4]
