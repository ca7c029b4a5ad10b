"""Where the book is silent or read in different ways: E1 to E15."""

from fractions import Fraction

import pytest
from tests.rules.skull_king.skull_king_driver import (
    SKULL_KING_GAME,
    SkullKingDriver,
    deal_and_bid_zero,
    deal_table,
    play_single_trick,
    trick_winner,
)

from skulduggery.core.errors import BadOptions, IllegalAction, NotYourTurn
from skulduggery.games.skull_king.rules.events import BidsOpened, TrickWon


@pytest.mark.parametrize("number", range(1, 9))
def test_E1_bids_go_from_0_to_the_number_of_tricks(number: int) -> None:
    table = SkullKingDriver(3)
    table.play_to_round(until_round=number)
    while table.match.awaits_chance():
        table.play_chance(next(iter(table.outcome_odds())))
    bids = [f"bid {tricks}" for tricks in range(number + 1)]
    assert [table.legal_choices(seat) for seat in range(3)] == [bids] * 3
    if number < 8:
        refusal = table.expect_refusal(0, f"bid {number + 1}")
        assert isinstance(refusal, IllegalAction)
        assert refusal.details == {"text": f"bid {number + 1}", "legal": ", ".join(bids)}


def test_E1_the_bids_need_not_fit_together() -> None:
    table = deal_table("red red", "blue blue", "black black")
    table.make_bids(2, 2, 2)
    assert table.events_of_type(BidsOpened) == [BidsOpened([0, 0, 0]), BidsOpened([2, 2, 2])]


def test_E2_the_first_of_all_flags_wins() -> None:
    assert trick_winner("pirate flag", "yellow flag", "king flag") == 0
    assert trick_winner("mermaid flag", "yellow flag", "king flag", "pirate flag") == 0


def test_E3_a_special_die_is_led_and_the_next_number_die_sets_the_colour() -> None:
    table = deal_and_bid_zero("mermaid red", "pirate red", "black red", "black red")
    table.play_trick("mermaid skull", "pirate skull")
    assert table.view_for(None).colour is None
    table.play_trick("black 5")
    assert table.view_for(None).colour == "black"
    assert table.legal_choices(3) == ["roll black"]


def test_E4_all_special_dice_set_no_colour_and_no_duty() -> None:
    table = deal_and_bid_zero("mermaid red", "pirate red", "king red", "black yellow")
    table.play_trick("mermaid skull", "pirate flag", "king flag")
    assert table.view_for(None).colour is None
    assert table.legal_choices(3) == ["roll black", "roll yellow"]


@pytest.mark.parametrize("face", ["flag", "1", "7"])
def test_E5_a_yellow_die_sets_the_colour_whatever_it_shows(face: str) -> None:
    table = deal_and_bid_zero("yellow red", "yellow black", "yellow blue")
    table.play_trick(f"yellow {face}")
    assert table.view_for(None).colour == "yellow"
    assert table.legal_choices(1) == ["roll yellow"]


def test_E5_a_yellow_flag_follows_the_colour() -> None:
    table = deal_and_bid_zero("yellow red", "yellow black", "red blue")
    table.play_trick("yellow 1", "yellow flag")
    assert table.view_for(None).screens[1].out_of == []


def test_E6_who_cannot_follow_chooses_freely() -> None:
    table = deal_and_bid_zero("red blue blue", "black yellow mermaid", "black black red")
    table.play_trick("red 1")
    assert table.legal_choices(1) == ["roll mermaid", "roll black", "roll yellow"]
    table.play_trick("black 5")
    assert table.view_for(1).screens[1].own == ["mermaid", "yellow"]


def test_E7_none_bid_earns_no_bonus() -> None:
    king = play_single_trick("king skull", "pirate skull", "pirate skull", bids=[0, 0, 0])
    assert king.round_points() == [-10, 10, 10]
    mermaid = play_single_trick("king skull", "mermaid skull", "red 1", bids=[0, 0, 0])
    assert mermaid.round_points() == [10, -10, 10]


def test_E8_the_mermaid_is_not_paid_for_the_pirates() -> None:
    table = play_single_trick(
        "pirate skull", "king skull", "pirate skull", "mermaid skull", bids=[0, 0, 0, 1]
    )
    assert table.round_points() == [10, 10, 10, 70]


@pytest.mark.parametrize(
    ("rolls", "lucky"),
    [
        (("mermaid skull", "mermaid skull", "king skull"), 1),
        (("mermaid skull", "king skull", "mermaid skull"), 2),
        (("king skull", "mermaid skull", "mermaid skull"), 2),
    ],
)
def test_E9_two_mermaids_share_one_skull_king(rolls: tuple[str, ...], lucky: int) -> None:
    table = play_single_trick(*rolls, bids=[1 if seat == lucky else 0 for seat in range(3)])
    assert table.events_of_type(TrickWon)[-1].bonus == 50
    assert table.round_points() == [70 if seat == lucky else 10 for seat in range(3)]


def test_E10_the_start_goes_round_not_to_the_winner() -> None:
    table = deal_and_bid_zero("red red", "blue blue", "black black", start=0)
    table.play_trick("red 3", "blue 3", "black 5", "black 5", "red 1", "blue 3")
    assert table.events_of_type(TrickWon)[-1].seat == 2
    assert table.view_for(None).start == 1


@pytest.mark.parametrize(
    ("totals", "winners"),
    [((50, 90, 90), [1, 2]), ((-10, -20, -10, -30), [0, 2]), ((0, 0, 0), [0, 1, 2])],
)
def test_E11_equal_totals_share_the_win(totals: tuple[int, ...], winners: list[int]) -> None:
    table = SkullKingDriver(len(totals))
    table.play_to_round(until_round=99)
    for screen, total in zip(table.state.screens, totals, strict=True):
        screen.score = total  # a game that is over, with these totals written into it
    assert table.view_for(None).winners == winners


@pytest.mark.parametrize("players", [3, 4, 5, 6])
def test_E12_without_a_wish_chance_says_who_starts(players: int) -> None:
    table = SkullKingDriver(players, first="random")
    assert table.view_for(None).start is None
    assert table.outcome_odds() == {
        f"first {seat}": Fraction(1, players) for seat in range(players)
    }
    table.play_chance(f"first {players - 1}")
    assert table.view_for(None).start == players - 1


def test_E12_the_start_player_is_drawn_for_the_first_round_only() -> None:
    table = SkullKingDriver(4, first="random")
    table.play_chance("first 3")
    table.play_to_round(until_round=2)
    assert (table.view_for(None).start, table.view_for(None).phase) == (0, "deal")


def test_E13_nobody_rolls_before_all_bids_are_open() -> None:
    table = deal_table("red red", "blue blue", "black black")
    table.decide(0, "bid 1")
    table.decide(2, "bid 1")
    assert isinstance(table.expect_refusal(0, "roll red"), NotYourTurn)
    refusal = table.expect_refusal(1, "roll blue")
    assert isinstance(refusal, IllegalAction)
    assert refusal.details == {"text": "roll blue", "legal": "bid 0, bid 1, bid 2"}
    table.decide(1, "bid 0")
    assert table.events_of_type(BidsOpened)[-1] == BidsOpened([1, 0, 1])
    assert table.legal_choices(0) == ["roll red"]


@pytest.mark.parametrize("players", [0, 1, 2, 7, 36])
def test_E14_two_or_seven_cannot_play(players: int) -> None:
    with pytest.raises(BadOptions) as caught:
        SKULL_KING_GAME.new_state(SKULL_KING_GAME.read_options({}), players)
    assert caught.value.sentence == "bad-player-count"
    assert caught.value.details == {
        "game": "skull_king",
        "players": str(players),
        "least": "3",
        "most": "6",
        "setting": "none",
    }


def test_E15_one_bids_after_seeing_all_of_ones_dice() -> None:
    table = SkullKingDriver(3)
    while table.match.awaits_chance():
        assert table.pending_seats() == []
        assert isinstance(table.expect_refusal(0, "bid 0"), NotYourTurn)
        table.play_chance("blue")
    assert table.pending_seats() == [0, 1, 2]
    assert [table.view_for(player).screens[player].own for player in range(3)] == [["blue"]] * 3
