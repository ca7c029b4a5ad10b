"""Failure, the next round and the end: SK30 to SK43."""

from typing import Any

import pytest
from tests.rules.skull.skull_driver import (
    SKULL_GAME,
    SkullDriver,
    assert_indistinguishable,
    bid_texts,
)

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


def fails_on_seat_2(**wishes: Any) -> SkullDriver:
    """Seat 0, first of four, has turned up the skull of seat 2."""
    table = SkullDriver(players=4, **wishes).lay_stacks("F", "F", "S", "F")
    return table.run_bidding(0, 2).play_plies("0 flip 2")


def fails_on_the_own_skull() -> SkullDriver:
    return SkullDriver(players=4).lay_stacks("S", "F", "F", "F").run_bidding(0, 1)


def test_SK30_everybody_takes_their_discs_back() -> None:
    table = SkullDriver(players=3).lay_stacks("FF", "FS", "SF").run_bidding(0, 3)
    table.play_plies("0 flip 1", "chance flower")
    assert table.stack_heights() == [0, 0, 0]
    assert [table.hand_letters(seat) for seat in range(3)] == ["FFS", "FFFS", "FFFS"]
    assert [tribe.flipped for tribe in table.view_for(None).tribes] == [[], [], []]


@pytest.mark.parametrize("owner", [0, 1])
def test_SK30_discs_that_were_not_turned_are_not_shown(owner: int) -> None:
    """Seat 2's disc stays face down: whatever it is, nobody else ever learns it."""
    ending = ["0 flip 1", "chance flower"] if owner == 1 else ["0 lose flower"]
    stacks = ["F", "S", "F"] if owner == 1 else ["S", "F", "F"]
    flower = SkullDriver(players=3).lay_stacks(*stacks).run_bidding(0, 2)
    stacks[2] = "S"
    skull = SkullDriver(players=3).lay_stacks(*stacks).run_bidding(0, 2)
    for ply in ending:
        flower.play_plies(ply)
        skull.play_plies(ply)
        for player in (0, 1, None):
            assert_indistinguishable(player, flower, skull)


def test_SK30_the_loss_is_from_all_discs_those_on_the_mat_and_those_in_hand() -> None:
    """The Challenger's skull lies on the mat, the flower is in hand: both can be lost."""
    table = SkullDriver(players=3, position="FS FFFS FFFS first=0").lay_stacks("S", "F", "F")
    table.run_bidding(0, 1)
    assert table.legal_texts() == {"lose flower", "lose skull"}


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
    table = SkullDriver(players=3, position=f"{owns} FFFS FFFS first=0").lay_stacks("F", "S", "F")
    table.run_bidding(0, 2).play_plies("0 flip 1")
    assert table.last_events() == [DiscFlipped(0, 1, "skull"), AttemptFailed(0, 1)]
    assert table.chance_weights() == weights
    for seat in range(3):
        table.expect_refusal(f"{seat} lose flower", NotYourTurn)


@pytest.mark.parametrize("height", [1, 2, 3])
def test_SK31_whether_it_lay_on_the_mat_or_stayed_in_the_hand(height: int) -> None:
    own, other = "F" * height, "F" * (height - 1) + "S"
    table = SkullDriver(players=3).lay_stacks(own, other, other)
    table.run_bidding(0, height + 1).play_plies("0 flip 1")
    assert table.tribe_view(0).flipped == ["flower"] * height
    assert table.chance_weights() == {"flower": 3, "skull": 1}
    assert table.play_plies("chance flower").hand_letters(0) == "FFS"


@pytest.mark.parametrize(("lost", "left"), [("flower", "FFS"), ("skull", "FFF")])
def test_SK31_the_disc_is_gone_for_good(lost: str, left: str) -> None:
    table = fails_on_seat_2().play_plies(f"chance {lost}")
    assert table.last_events() == [DiscLost(0, lost, 3), RoundBegan(2, 0)]
    assert table.hand_letters(0) == left
    assert table.disc_counts() == [3, 4, 4, 4]
    table.lay_stacks("F", "F", "F", "F").run_bidding(0, 1)
    assert table.hand_letters(0) == left  # a success brings nothing back


def test_SK32_the_own_skull_lets_the_challenger_choose() -> None:
    table = fails_on_the_own_skull()
    assert table.turn_seat == 0
    assert table.legal_texts() == {"lose flower", "lose skull"}
    table.expect_refusal("0 flower", IllegalAction)
    for seat in (1, 2, 3):
        table.expect_refusal(f"{seat} lose flower", NotYourTurn)
        assert table.view_for(seat).choices == {}
    assert table.play_plies("0 lose skull").hand_letters(0) == "FFF"
    assert fails_on_the_own_skull().play_plies("0 lose flower").hand_letters(0) == "FFS"


def test_SK32_without_a_flower_there_is_only_the_skull_to_lose() -> None:
    table = (
        SkullDriver(players=3, position="S FS FS first=0")
        .lay_stacks("S", "F", "F")
        .run_bidding(0, 1)
    )
    assert table.legal_texts() == {"lose skull"}


def test_SK33_a_drawn_disc_is_known_to_its_owner_alone() -> None:
    flower = fails_on_seat_2().play_plies("chance flower")
    skull = fails_on_seat_2().play_plies("chance skull")
    assert flower.events_seen_by(0)[-2] == DiscLost(0, "flower", 3)
    assert skull.events_seen_by(0)[-2] == DiscLost(0, "skull", 3)
    for player in (1, 2, 3, None):  # 2 drew it, and does not see it either
        assert flower.events_seen_by(player)[-2] == DiscLost(0, None, 3)
        assert_indistinguishable(player, flower, skull)


@pytest.mark.parametrize("place", [1, 2, 3, 4])
def test_SK33_a_picked_disc_is_known_to_its_owner_alone(place: int) -> None:
    flower = fails_on_seat_2(lost_disc="pick").play_plies(f"2 pick {place}", "chance flower")
    skull = fails_on_seat_2(lost_disc="pick").play_plies(f"2 pick {place}", "chance skull")
    assert skull.events_seen_by(0)[-2] == DiscLost(0, "skull", 3)
    for player in (1, 2, 3, None):
        assert skull.events_seen_by(player)[-2] == DiscLost(0, None, 3)
        assert_indistinguishable(player, flower, skull)


def test_SK33_a_chosen_disc_is_known_to_its_owner_alone() -> None:
    flower = fails_on_the_own_skull().play_plies("0 lose flower")
    skull = fails_on_the_own_skull().play_plies("0 lose skull")
    assert skull.events_seen_by(0)[-2] == DiscLost(0, "skull", 3)
    for player in (1, 2, 3, None):
        assert skull.events_seen_by(player)[-2] == DiscLost(0, None, 3)
        assert_indistinguishable(player, flower, skull)


def test_SK33_nobody_is_told_what_could_have_been_drawn() -> None:
    """While chance decides, the Challenger's discs are as hidden as ever."""
    with_skull = SkullDriver(players=3, position="FFS FFFS FFFS first=0")
    without = SkullDriver(players=3, position="FFF FFFS FFFS first=0")
    for table in (with_skull, without):
        table.lay_stacks("F", "S", "F").run_bidding(0, 2).play_plies("0 flip 1")
    for player in (1, 2, None):
        assert_indistinguishable(player, with_skull, without)


def test_SK34_the_challenger_turns_nothing_more_after_the_skull() -> None:
    own = fails_on_the_own_skull()
    for seat in range(4):
        own.expect_refusal(f"0 flip {seat}", IllegalAction)
    others = fails_on_seat_2()
    for seat in range(4):
        others.expect_refusal(f"0 flip {seat}", NotYourTurn)
    assert [tribe.flipped for tribe in others.view_for(None).tribes] == [
        ["flower"],
        [],
        ["skull"],
        [],
    ]


def test_SK35_showing_discs_is_never_a_ply() -> None:
    kinds = {text.partition(" ")[0] for text in SKULL_GAME.action_texts}
    assert kinds == {
        "flower", "skull", "last", "bid", "pass", "flip", "lose", "pick", "start", "first"
    }  # fmt: skip
    own = fails_on_the_own_skull()
    assert own.pending_seats() == [0]  # the opponents are not asked
    own.expect_refusal("0 show flower", MalformedAction)
    others = fails_on_seat_2()
    assert others.pending_seats() == []
    for player in range(4):
        assert others.view_for(player).choices == {}
    others.play_plies("chance flower")  # nothing comes between the loss and the next round
    assert others.last_events() == [DiscLost(0, "flower", 3), RoundBegan(2, 0)]


def test_SK36_losing_the_last_disc_puts_the_challenger_out() -> None:
    table = SkullDriver(players=4, position="F FFFS FFFS FFFS first=0").lay_stacks(
        "F", "F", "S", "F"
    )
    table.run_bidding(0, 2).play_plies("0 flip 2").play_plies("chance flower")
    assert table.last_events() == [DiscLost(0, "flower", 0), TribeOut(0), RoundBegan(2, 2)]
    assert table.disc_counts() == [0, 4, 4, 4]
    assert table.own_discs(0).hand == []
    assert table.pending_seats() == [1, 2, 3]
    table.expect_refusal("0 flower", NotYourTurn)
    table.lay_stacks("", "F", "F", "F").play_plies("2 flower", "3 flower")
    assert table.turn_seat == 1  # seat 0 is passed over
    table.play_plies("1 bid 3", "2 pass", "3 pass")
    assert table.legal_texts() == {"flip 2", "flip 3"}


def test_SK36_with_a_disc_left_one_stays_in() -> None:
    table = SkullDriver(players=3, position="FS FFFS FFFS first=0").lay_stacks("F", "F", "S")
    table.run_bidding(0, 2).play_plies("0 flip 2", "chance skull")
    assert table.disc_counts() == [1, 4, 4]
    assert TribeOut(0) not in table.all_events()
    assert table.pending_seats() == [0, 1, 2]


@pytest.mark.parametrize("seed", range(12))
@pytest.mark.parametrize("variant", ["plain", "pick", "last chance", "two tribes"])
def test_SK37_nobody_but_a_challenger_ever_loses_a_disc(variant: str, seed: int) -> None:
    wishes: dict[str, dict[str, Any]] = {
        "plain": {},
        "pick": {"lost_disc": "pick"},
        "last chance": {"last_chance": True},
        "two tribes": {"two_tribes": True},
    }
    table = SkullDriver(players=3, first="random", **wishes[variant])
    discs, challenger = table.disc_counts(), table.view_for(None).challenger
    losses = 0
    losers: list[int | None]
    for _ in table.play_randomly(seed):
        now = table.disc_counts()
        for seat, (had, has) in enumerate(zip(discs, now, strict=True)):
            if had != has:
                losses += 1
                assert has == had - 1
                # A Last Chance holder goes out in the very ply that makes them fail.
                losers = [
                    event.seat for event in table.last_events() if isinstance(event, AttemptFailed)
                ]
                assert [seat] == (losers or [challenger])
        discs, challenger = now, table.view_for(None).challenger
    flipped_skulls = sum(isinstance(event, AttemptFailed) for event in table.all_events())
    assert losses == flipped_skulls


def test_SK38_the_challenger_starts_after_a_success() -> None:
    table = (
        SkullDriver(players=4)
        .lay_stacks("F", "F", "F", "F")
        .run_bidding(2, 2)
        .play_plies("2 flip 0")
    )
    assert table.last_events()[-1] == RoundBegan(2, 2)
    assert table.lay_stacks("F", "F", "F", "F").turn_seat == 2


@pytest.mark.parametrize(
    ("stacks", "plies"),
    [
        (["F", "S", "F", "F"], ["2 flip 1", "chance flower"]),
        (["F", "F", "S", "F"], ["2 lose flower"]),
    ],
)
def test_SK38_the_challenger_starts_after_a_failure(stacks: list[str], plies: list[str]) -> None:
    table = SkullDriver(players=4).lay_stacks(*stacks).run_bidding(2, 2).play_plies(*plies)
    assert table.last_events()[-1] == RoundBegan(2, 2)
    assert table.lay_stacks("F", "F", "F", "F").turn_seat == 2


@pytest.mark.parametrize("owner", [0, 1, 3])
def test_SK39_out_on_anothers_skull_its_owner_starts(owner: int) -> None:
    table = SkullDriver(players=4, position="FFFS FFFS F FFFS first=0")
    table.lay_stacks(*["S" if seat == owner else "F" for seat in range(4)])
    table.run_bidding(2, 2).play_plies(f"2 flip {owner}", "chance flower")
    assert table.last_events() == [
        DiscFlipped(2, owner, "skull"),
        AttemptFailed(2, owner),
        DiscLost(2, "flower", 0),
        TribeOut(2),
        RoundBegan(2, owner),
    ]
    assert table.lay_stacks("F", "F", "", "F").turn_seat == owner


@pytest.mark.parametrize("starter", [0, 3])
def test_SK40_out_on_the_own_skull_one_names_who_starts(starter: int) -> None:
    table = SkullDriver(players=4, position="FFFS - S FFFS first=2").lay_stacks("F", "", "S", "F")
    table.run_bidding(2, 1).play_plies("2 lose skull")
    assert table.last_events() == [DiscLost(2, "skull", 0), TribeOut(2)]
    assert table.turn_seat == 2
    assert table.legal_texts() == {"start 0", "start 3"}  # neither itself nor who was out before
    table.expect_refusal("2 start 2", IllegalAction)
    table.expect_refusal("2 start 1", IllegalAction)
    table.expect_refusal("0 start 0", NotYourTurn)
    table.play_plies(f"2 start {starter}")
    assert table.last_events() == [StarterNamed(2, starter), RoundBegan(2, starter)]
    assert table.pending_seats() == [0, 3]
    assert table.lay_stacks("F", "", "", "F").turn_seat == starter


def test_SK41_the_game_ends_with_the_second_success_of_one_player() -> None:
    table = SkullDriver(players=3)
    table.lay_stacks("F", "F", "F").run_bidding(0, 1)
    table.lay_stacks("F", "F", "F").run_bidding(1, 2).play_plies("1 flip 0")
    assert table.tribe_points() == [1, 1, 0]
    assert table.winners == []  # two successes, but of two players
    table.lay_stacks("F", "F", "F").run_bidding(1, 1)
    assert table.winners == [1]
    assert table.all_events()[-1] == GameWon(1, standing=False)
    assert table.phase == "ended"
    for seat in range(3):
        table.expect_refusal(f"{seat} flower", NotYourTurn)
        assert table.view_for(seat).choices == {}


def test_SK41_or_when_one_player_is_left() -> None:
    table = SkullDriver(players=3, position="FFS F FFS first=1").lay_stacks("S", "F", "F")
    table.run_bidding(1, 2).play_plies("1 flip 0", "chance flower")
    assert table.winners == []  # two are left
    table = SkullDriver(players=3, position="FFS F - first=1").lay_stacks("S", "F", "")
    table.run_bidding(1, 2).play_plies("1 flip 0", "chance flower")
    assert table.last_events()[-2:] == [TribeOut(1), GameWon(0, standing=True)]
    assert table.winners == [0]
    assert table.pending_seats() == []
    assert table.match.is_over()


def test_SK42_talk_is_no_ply_and_changes_nothing() -> None:
    table = SkullDriver(players=3).lay_stacks("F", "S", "F")
    for words in ("I laid my skull", "say flower", "promise 1", ""):
        table.expect_refusal(f"0 {words}", MalformedAction)


def test_SK42_the_discs_stay_hidden_to_the_end_of_the_bidding() -> None:
    """Whatever seat 1 claims, its discs and its choices tell the others nothing."""
    honest, liar = SkullDriver(players=3), SkullDriver(players=3)
    honest.lay_stacks("F", "F", "F")
    liar.lay_stacks("F", "S", "F")
    for ply in ("0 flower", "1 flower", "2 bid 1", "0 pass", "1 bid 2", "2 bid 3", "1 pass"):
        for player in (0, 2, None):
            assert_indistinguishable(player, honest, liar)
        honest.play_plies(ply)
        liar.play_plies(ply)
    assert honest.turn_seat == liar.turn_seat == 2
    for player in (0, 2, None):
        assert_indistinguishable(player, honest, liar)


def test_SK43_a_single_disc_once_laid_must_be_followed_by_a_challenge() -> None:
    table = SkullDriver(players=3, position="FFFS F FFFS first=0").lay_stacks("F", "F", "F")
    table.play_plies("0 flower")
    assert table.turn_seat == 1
    assert table.legal_texts() == bid_texts(1, 4)


def test_SK43_in_a_bidding_somebody_else_opened_it_may_raise_or_pass() -> None:
    table = SkullDriver(players=3, position="FFFS F FFFS first=0").lay_stacks("F", "F", "F")
    table.play_plies("0 bid 1")
    assert table.turn_seat == 1
    assert table.legal_texts() == {"pass", "bid 2", "bid 3"}


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
    table = (
        SkullDriver(players=3, position=position)
        .lay_stacks(*stacks)
        .run_bidding(1, 2)
        .play_plies(*plies)
    )
    assert TribeOut(1) in table.last_events()
    assert table.disc_counts() == [4, 0, 4]
