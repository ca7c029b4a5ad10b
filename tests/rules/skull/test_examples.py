"""The worked examples and scenarios: T-SK1 to T-SK20. P1 of the books is seat 0."""

import pytest
from tests.rules.skull.skull_driver import SkullDriver, assert_indistinguishable, bid_texts

from skulduggery.core.errors import IllegalAction, MalformedAction, NotYourTurn
from skulduggery.core.rng import Rng
from skulduggery.games.skull.rules.events import (
    AttemptBegan,
    AttemptFailed,
    AttemptSucceeded,
    BidRaised,
    ChallengeOpened,
    DiscFlipped,
    DiscLost,
    GameWon,
    LastChanceGiven,
    LastChanceReturned,
    Passed,
    RoundBegan,
    StarterNamed,
    TribeOut,
)


def play_worked_example() -> SkullDriver:
    table = SkullDriver(players=4, first=0)
    table.play_plies("0 flower", "1 skull", "2 skull", "3 flower")
    table.play_plies("0 flower", "1 flower", "2 flower")
    table.play_plies("3 bid 3", "0 bid 5", "1 pass", "2 pass", "3 pass")
    return table


def test_T_SK1_one_round_with_four_players() -> None:
    table = play_worked_example()
    assert table.stack_heights() == [2, 2, 2, 1]
    assert table.last_events() == [
        ChallengeOpened(3, 3),
        BidRaised(0, 5),
        Passed(1),
        Passed(2),
        Passed(3),
        AttemptBegan(0, 5),
        DiscFlipped(0, 0, "flower"),
        DiscFlipped(0, 0, "flower"),
    ]
    table.play_plies("0 flip 1", "0 flip 3", "0 flip 2")
    assert table.last_events() == [
        DiscFlipped(0, 1, "flower"),
        DiscFlipped(0, 3, "flower"),
        DiscFlipped(0, 2, "flower"),
        AttemptSucceeded(0, 1),
        RoundBegan(2, 0),
    ]
    assert table.tribe_points() == [1, 0, 0, 0]
    assert [table.hand_letters(seat) for seat in range(4)] == ["FFFS"] * 4
    assert table.view_for(None).first == 0
    assert table.winners == []


def test_T_SK2_the_second_success_wins_at_once() -> None:
    table = play_worked_example().play_plies("0 flip 1", "0 flip 3", "0 flip 2")
    table.lay_stacks("F", "S", "S", "S").play_plies("0 bid 1", "1 pass", "2 pass", "3 pass")
    assert table.last_events()[-2:] == [AttemptSucceeded(0, 2), GameWon(0, standing=False)]
    assert table.winners == [0]
    assert table.pending_seats() == []


def test_T_SK3_a_bid_below_the_own_stack() -> None:
    table = SkullDriver(players=3).lay_stacks("FSFF", "FFF", "FFF")
    table.play_plies("1 bid 1", "2 pass", "0 bid 2", "1 pass")
    flips = [event for event in table.last_events() if isinstance(event, DiscFlipped)]
    assert flips == [DiscFlipped(0, 0, "flower")] * 2
    assert table.tribe_points() == [1, 0, 0]
    assert table.disc_counts() == [4, 4, 4]


def test_T_SK4_the_own_skull() -> None:
    def after(lost: str) -> SkullDriver:
        table = SkullDriver(players=4).lay_stacks("SF", "F", "F", "F").run_bidding(0, 2)
        assert table.last_events()[-3:] == [
            DiscFlipped(0, 0, "flower"),
            DiscFlipped(0, 0, "skull"),
            AttemptFailed(0, 0),
        ]
        assert table.turn_seat == 0
        assert table.legal_texts() == {"lose flower", "lose skull"}
        return table.play_plies(f"0 lose {lost}")

    flower, skull = after("flower"), after("skull")
    for player in (1, 2, 3, None):
        assert_indistinguishable(player, flower, skull)
    assert (flower.hand_letters(0), skull.hand_letters(0)) == ("FFS", "FFF")
    assert flower.view_for(None).first == 0
    assert flower.lay_stacks("F", "F", "F", "F").turn_seat == 0


def test_T_SK5_no_opponent_before_the_own_stack_is_finished() -> None:
    """The own discs turn by themselves, so there is no moment to choose anything else."""
    table = (
        SkullDriver(players=4)
        .lay_stacks("FF", "F", "F", "F")
        .play_plies("1 bid 1", "2 pass", "3 pass")
    )
    table.expect_refusal("0 flip 1", IllegalAction)
    table.play_plies("0 bid 3")
    table.expect_refusal("0 flip 1", NotYourTurn)
    table.play_plies("1 pass")
    assert table.tribe_view(0).flipped == ["flower", "flower"]
    assert table.legal_texts() == {"flip 1", "flip 2", "flip 3"}


def test_T_SK6_bids_out_of_range() -> None:
    table = SkullDriver(players=4).lay_stacks("F", "F", "F", "F")
    table.expect_refusal("0 bid 0", MalformedAction)
    table.expect_refusal("0 bid 5", IllegalAction)
    table.play_plies("0 bid 2")
    table.expect_refusal("1 bid 2", IllegalAction)
    table.expect_refusal("1 bid 1", IllegalAction)
    everything = SkullDriver(players=4).lay_stacks("F", "F", "F", "F").play_plies("0 bid 4")
    assert everything.last_events()[:2] == [ChallengeOpened(0, 4), AttemptBegan(0, 4)]


def test_T_SK7_passed_is_passed_but_the_discs_stay_in_play() -> None:
    table = (
        SkullDriver(players=3).lay_stacks("F", "F", "F").play_plies("0 bid 1", "1 pass", "2 bid 2")
    )
    table.expect_refusal("1 bid 3", NotYourTurn)
    table.play_plies("0 pass")
    table.expect_refusal("1 bid 3", NotYourTurn)
    assert table.play_plies("2 flip 1").last_events()[0] == DiscFlipped(2, 1, "flower")


def test_T_SK8_an_empty_hand_only_challenges() -> None:
    table = SkullDriver(players=3).lay_stacks("FFFS", "FFFS", "FFFS")
    assert table.turn_seat == 0
    assert table.legal_texts() == bid_texts(1, 12)
    table.expect_refusal("0 flower", IllegalAction)


def test_T_SK9_a_challenge_on_turn_one() -> None:
    table = SkullDriver(players=4).lay_stacks("F", "F", "F", "F").play_plies("0 bid 3")
    assert table.last_events() == [ChallengeOpened(0, 3)]
    assert table.turn_seat == 1
    assert table.legal_texts() == {"pass", "bid 4"}


def hits_the_skull_of_P3() -> SkullDriver:
    return (
        SkullDriver(players=4)
        .lay_stacks("F", "F", "S", "F")
        .run_bidding(0, 2)
        .play_plies("0 flip 2")
    )


def test_T_SK10_each_of_four_discs_is_drawn_with_one_chance_in_four() -> None:
    table = hits_the_skull_of_P3()
    assert table.chance_weights() == {"flower": 3, "skull": 1}
    faces = [table.state.action_text(table.state.draw_action(Rng(seed))) for seed in range(40)]
    assert set(faces) == {"flower", "skull"}
    assert faces == [
        table.state.action_text(table.state.draw_action(Rng(seed))) for seed in range(40)
    ]


def test_T_SK10_the_drawer_does_not_see_it() -> None:
    flower = hits_the_skull_of_P3().play_plies("chance flower")
    skull = hits_the_skull_of_P3().play_plies("chance skull")
    assert flower.events_seen_by(2)[-2:] == [DiscLost(0, None, 3), RoundBegan(2, 0)]
    for player in (1, 2, 3, None):
        assert_indistinguishable(player, flower, skull)
    assert (flower.hand_letters(0), skull.hand_letters(0)) == ("FFS", "FFF")


def test_T_SK11_the_last_disc_on_anothers_skull() -> None:
    table = SkullDriver(players=3, position="F FFFS FFFS first=0").lay_stacks("F", "S", "F")
    table.run_bidding(0, 2).play_plies("0 flip 1")
    assert table.chance_weights() == {"flower": 1}
    table.play_plies("chance flower")
    assert table.last_events() == [DiscLost(0, "flower", 0), TribeOut(0), RoundBegan(2, 1)]
    assert table.lay_stacks("", "F", "F").turn_seat == 1


def test_T_SK12_the_last_disc_on_the_own_skull() -> None:
    table = SkullDriver(players=3, position="S FFFS FFFS first=0").lay_stacks("S", "F", "F")
    table.run_bidding(0, 1).play_plies("0 lose skull")
    assert table.turn_seat == 0
    assert table.legal_texts() == {"start 1", "start 2"}
    table.play_plies("0 start 2")
    assert table.last_events() == [StarterNamed(0, 2), RoundBegan(2, 2)]
    assert table.lay_stacks("", "F", "F").turn_seat == 2


@pytest.mark.parametrize(
    ("position", "stacks", "plies"),
    [
        ("F - FS first=0", ["F", "", "S"], ["0 flip 2", "chance flower"]),
        ("S - FS first=0", ["S", "", "F"], ["0 lose skull"]),
    ],
)
def test_T_SK13_the_last_of_two(position: str, stacks: list[str], plies: list[str]) -> None:
    table = (
        SkullDriver(players=3, position=position)
        .lay_stacks(*stacks)
        .run_bidding(0, 2)
        .play_plies(*plies)
    )
    assert table.last_events()[-2:] == [TribeOut(0), GameWon(2, standing=True)]
    assert table.winners == [2]
    assert table.pending_seats() == []  # nobody is asked who starts


def test_T_SK14_one_disc_must_open_or_may_answer() -> None:
    table = SkullDriver(players=4, position="FFFS FFFS FFFS F first=2").lay_stacks(
        "F", "F", "F", "F"
    )
    adding = table.play_plies("2 flower")
    assert adding.turn_seat == 3
    assert adding.legal_texts() == bid_texts(1, 5)
    table = SkullDriver(players=4, position="FFFS FFFS FFFS F first=2").lay_stacks(
        "F", "F", "F", "F"
    )
    bidding = table.play_plies("2 bid 1")
    assert bidding.legal_texts() == {"pass"} | bid_texts(2, 4)
    bidding.play_plies("3 pass")
    assert bidding.turn_seat == 0


def test_T_SK15_last_chance_over_the_last_skull() -> None:
    table = SkullDriver(players=3, position="S FFS FFS first=0 last=0", last_chance=True)
    table.lay_stacks("SL", "FF", "FF")
    assert table.legal_texts() == bid_texts(1, 6)
    table.play_plies("0 bid 1", "1 pass", "2 pass")
    assert table.last_events()[-5:] == [
        AttemptBegan(0, 1),
        DiscFlipped(0, 0, "last"),
        AttemptSucceeded(0, 1),
        LastChanceReturned(0),
        RoundBegan(2, 0),
    ]
    assert table.hand_letters(0) == "S"
    assert table.last_chance_holders() == []


def test_T_SK15_last_chance_with_the_skull_kept_in_hand() -> None:
    table = SkullDriver(players=3, position="S FFS FFS first=0 last=0", last_chance=True)
    table.lay_stacks("L", "F", "F").run_bidding(0, 3).play_plies("0 flip 1", "0 flip 2")
    assert table.last_events()[-3:] == [
        AttemptSucceeded(0, 1),
        LastChanceReturned(0),
        RoundBegan(2, 0),
    ]
    assert table.hand_letters(0) == "S"


def test_T_SK16_last_chance_failed_on_anothers_skull() -> None:
    table = SkullDriver(players=3, position="F FFS FFS first=0 last=0", last_chance=True)
    table.lay_stacks("FL", "S", "F").run_bidding(0, 3).play_plies("0 flip 1")
    assert table.last_events() == [
        DiscFlipped(0, 1, "skull"),
        AttemptFailed(0, 1),
        TribeOut(0),
        LastChanceReturned(0),
        RoundBegan(2, 1),
    ]
    assert table.last_chance_holders() == []
    assert table.lay_stacks("", "F", "F").turn_seat == 1


def test_T_SK16_last_chance_failed_on_the_own_skull() -> None:
    table = SkullDriver(players=3, position="S FFS FFS first=0 last=0", last_chance=True)
    table.lay_stacks("S", "F", "F").play_plies("0 bid 1", "1 pass", "2 pass")
    assert TribeOut(0) in table.last_events()
    assert table.turn_seat == 0
    assert table.legal_texts() == {"start 1", "start 2"}


def test_T_SK17_last_chance_unused() -> None:
    table = SkullDriver(players=3, position="F FFFS FFFS first=1 last=0", last_chance=True)
    table.lay_stacks("F", "F", "F").run_bidding(1, 2).play_plies("1 flip 2")
    assert LastChanceReturned(0) in table.last_events()
    assert table.last_chance_holders() == []
    for _ in range(3):  # whatever others lose, it never comes back to seat 0
        table.lay_stacks("F", "F", "S").run_bidding(1, 2).play_plies("1 flip 2", "chance flower")
        assert LastChanceGiven(0) not in table.all_events()
        assert table.hand_letters(0) == "F"


def test_T_SK18_last_chance_handed_over() -> None:
    table = SkullDriver(players=3, position="F FS FFFS first=1 last=0", last_chance=True)
    table.lay_stacks("F", "F", "S").run_bidding(1, 2).play_plies("1 flip 2", "chance flower")
    assert table.last_events()[-4:] == [
        DiscLost(1, "flower", 1),
        LastChanceReturned(0),
        LastChanceGiven(1),
        RoundBegan(2, 1),
    ]
    assert table.last_chance_holders() == [1]
    assert (table.hand_letters(0), table.hand_letters(1)) == ("F", "SL")


def test_T_SK19_last_chance_is_a_disc_in_hand() -> None:
    table = SkullDriver(players=3, position="F FFFS FFFS first=0 last=0", last_chance=True)
    table.lay_stacks("F", "F", "F")
    assert table.legal_texts() == {"last"} | bid_texts(1, 3)
    assert table.play_plies("0 last").turn_seat == 1


def test_T_SK20_one_success_with_each_of_two_tribes_is_not_enough() -> None:
    table = SkullDriver(players=2, two_tribes=True, first=0)
    table.lay_stacks("F", "F", "F", "F").run_bidding(0, 1)
    table.lay_stacks("F", "F", "F", "F").run_bidding(2, 2).play_plies("2 flip 1")
    assert table.tribe_points() == [1, 0, 1, 0]
    assert table.winners == []
    table.lay_stacks("F", "F", "F", "F").run_bidding(0, 2).play_plies("0 flip 3")
    assert table.tribe_points() == [2, 0, 1, 0]
    assert table.winners == [0]
    assert table.last_events()[-1] == GameWon(0, standing=False)
