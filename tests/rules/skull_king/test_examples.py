"""The worked examples of the rulebook, and the digest's further scenarios: T-SD1 to T-SD20."""

from itertools import permutations

import pytest
from tests.rules.skull_king.skull_king_driver import (
    SkullKingDriver,
    bid_points,
    deal_and_bid_zero,
    deal_table,
    play_single_trick,
    trick_winner,
)

from skulduggery.games.skull_king.rules.events import DieDealt, RoundScored, TrickWon

LEON, NINA, SOPHIE, TOBIAS, JONAS = range(5)
ALL_SIX_ORDERS = list(permutations(["king skull", "pirate skull", "mermaid skull"]))


def test_T_SD1_the_later_seven_wins_and_leads() -> None:
    table = deal_and_bid_zero("black blue", "black red", "red red", "yellow blue", "black yellow")
    table.play_trick("black 6")
    assert table.legal_choices(NINA) == ["roll black"]
    table.play_trick("black 7")
    assert table.legal_choices(SOPHIE) == ["roll red"]
    table.play_trick("red 2")
    assert table.legal_choices(TOBIAS) == ["roll blue", "roll yellow"]
    table.play_trick("yellow 7")
    assert table.legal_choices(JONAS) == ["roll black"]
    table.play_trick("black 5")
    won = table.events_of_type(TrickWon)[-1]
    assert (won.seat, won.die, won.face) == (TOBIAS, "yellow", "7")
    assert table.pending_seats() == [TOBIAS]


def pirate_king_black_black() -> SkullKingDriver:
    """Jonas has one die to roll after a Pirate, the Skull King and two black dice."""
    table = deal_table(
        "pirate red red",
        "king blue red",
        "black red blue",
        "black mermaid red",
        "black mermaid blue",
    )
    table.make_bids(0, 1, 0, 0, 1)
    table.play_trick("pirate skull")
    assert table.legal_choices(NINA) == ["roll king", "roll blue", "roll red"]
    table.play_trick("king skull")
    assert table.legal_choices(SOPHIE) == ["roll black", "roll blue", "roll red"]
    table.play_trick("black 6")
    assert table.view_for(None).colour == "black"
    assert table.legal_choices(TOBIAS) == ["roll mermaid", "roll black"]
    table.play_trick("black 5")
    assert table.legal_choices(JONAS) == ["roll mermaid", "roll black"]
    return table


def test_T_SD2_the_mermaid_comes_last_and_takes_the_skull_king() -> None:
    table = pirate_king_black_black()
    table.play_trick("mermaid skull")
    assert table.events_of_type(TrickWon)[-1] == TrickWon(
        JONAS, "mermaid", "skull", 1, bid=1, bonus=50
    )
    assert table.pending_seats() == [JONAS]
    table.play_trick("black 5", "red 1", "red 1", "red 1", "mermaid skull")
    table.play_trick("red 1", "blue 3", "red 1", "blue 5", "blue 3")
    assert table.round_points() == [30, 20, 30, -30, 20 + 50]


def test_T_SD3_a_flag_instead_leaves_the_trick_to_the_skull_king() -> None:
    table = pirate_king_black_black()
    table.play_trick("mermaid flag")
    assert table.events_of_type(TrickWon)[-1] == TrickWon(NINA, "king", "skull", 1, bid=1, bonus=30)
    assert table.pending_seats() == [NINA]
    table.play_trick("red 1", "red 1", "mermaid skull", "black 5", "red 1")
    table.play_trick("red 1", "blue 5", "red 1", "blue 3", "blue 3")
    assert table.round_points() == [30, 20 + 30, 30, -30, 20]


def test_T_SD4_three_bid_and_three_won() -> None:
    assert bid_points(5, bid=3, tricks=3) == 60


def test_T_SD5_five_bid_and_one_won() -> None:
    assert bid_points(5, bid=5, tricks=1) == -40


def test_T_SD6_none_bid_and_none_won_in_round_4() -> None:
    assert bid_points(4, bid=0, tricks=0) == 40


def test_T_SD7_none_bid_and_some_won_in_round_6() -> None:
    assert [bid_points(6, bid=0, tricks=tricks) for tricks in (1, 2, 3)] == [-60, -60, -60]


def test_T_SD8_the_landlubbers_points() -> None:
    assert bid_points(3, bid=0, tricks=0, scoring="landlubber") == 30
    assert bid_points(4, bid=0, tricks=1, scoring="landlubber") == -40
    assert bid_points(5, bid=5, tricks=1, scoring="landlubber") == 0
    mermaid = play_single_trick(
        "king skull", "mermaid skull", "red 1", bids=[0, 1, 0], scoring="landlubber"
    )
    assert mermaid.round_points()[1] == 20


@pytest.mark.parametrize("rolls", ALL_SIX_ORDERS)
def test_T_SD9_the_mermaid_wins_in_all_six_orders(rolls: tuple[str, ...]) -> None:
    assert trick_winner(*rolls) == rolls.index("mermaid skull")


def test_T_SD10_the_later_of_two_pirates_or_mermaids_wins() -> None:
    assert trick_winner("pirate skull", "pirate skull", "red 1") == 1
    assert trick_winner("mermaid skull", "mermaid skull", "red 1") == 1
    table = play_single_trick("mermaid skull", "king skull", "mermaid skull", bids=[0, 0, 1])
    assert table.round_points() == [10, 10, 70]


def test_T_SD11_the_skull_king_over_two_pirates_and_a_flag() -> None:
    rolls = ("king skull", "pirate skull", "pirate flag", "pirate skull")
    assert play_single_trick(*rolls, bids=[1, 0, 0, 0]).round_points() == [80, 10, 10, 10]


def test_T_SD12_the_first_flag_wins_without_a_bonus() -> None:
    table = play_single_trick(
        "pirate flag", "king flag", "mermaid flag", "yellow flag", bids=[1, 0, 0, 0]
    )
    assert table.events_of_type(TrickWon) == [
        TrickWon(0, "pirate", "flag", tricks=1, bid=1, bonus=0)
    ]
    assert table.round_points() == [20, 10, 10, 10]


def test_T_SD13_a_red_1_beats_flags() -> None:
    assert trick_winner("yellow flag", "king flag", "red 1", "pirate flag") == 2


def test_T_SD14_a_led_yellow_flag_must_be_followed() -> None:
    table = deal_and_bid_zero("yellow red red", "yellow black mermaid", "blue blue blue")
    table.play_trick("yellow flag")
    assert table.view_for(None).colour == "yellow"
    assert table.legal_choices(1) == ["roll mermaid", "roll yellow"]


def test_T_SD15_a_led_pirates_flag_sets_no_colour_but_the_next_blue_does() -> None:
    table = deal_and_bid_zero("pirate red", "blue red", "blue black")
    table.play_trick("pirate flag")
    assert table.view_for(None).colour is None
    assert table.legal_choices(1) == ["roll blue", "roll red"]
    table.play_trick("blue 3")
    assert table.view_for(None).colour == "blue"
    assert table.legal_choices(2) == ["roll blue"]


def test_T_SD16_red_led_to_red_black_and_mermaid() -> None:
    table = deal_and_bid_zero("red blue blue", "red black mermaid", "yellow yellow yellow")
    table.play_trick("red 1")
    assert table.legal_choices(1) == ["roll mermaid", "roll red"]
    without = deal_and_bid_zero("red blue blue", "yellow black mermaid", "yellow yellow yellow")
    without.play_trick("red 1")
    assert without.legal_choices(1) == ["roll mermaid", "roll black", "roll yellow"]


def test_T_SD17_three_ways_to_beat_a_pirate() -> None:
    assert trick_winner("pirate skull", "pirate skull", "red 1") == 1
    assert trick_winner("pirate skull", "king skull", "red 1") == 1
    assert trick_winner("pirate skull", "king skull", "mermaid skull") == 2


@pytest.mark.parametrize(
    "other", ["mermaid skull", "king flag", "pirate flag", "black 7", "yellow 7"]
)
def test_T_SD17_otherwise_a_pirate_wins(other: str) -> None:
    assert trick_winner("pirate skull", other, "red 1") == 0
    assert trick_winner(other, "red 1", "pirate skull") == 2


def test_T_SD18_five_players_end_after_round_7() -> None:
    table = SkullKingDriver(5)
    table.play_to_round(until_round=99)
    assert [scored.round for scored in table.events_of_type(RoundScored)] == [1, 2, 3, 4, 5, 6, 7]
    assert table.match.is_over()


def test_T_SD18_round_6_with_six_players_empties_the_bag() -> None:
    table = SkullKingDriver(6)
    table.play_to_round(until_round=6)
    before = len(table.events_of_type(DieDealt))
    for _ in range(35):
        table.play_chance(next(iter(table.outcome_odds())))
    assert table.outcome_odds() == {"yellow": 1}
    table.play_chance("yellow")
    assert len(table.events_of_type(DieDealt)) - before == 36
    assert table.pending_seats() == [0, 1, 2, 3, 4, 5]


@pytest.mark.parametrize("start", range(3))
@pytest.mark.parametrize("lucky", range(3))
def test_T_SD19_round_2_starts_one_seat_on_whoever_won(start: int, lucky: int) -> None:
    table = SkullKingDriver(3, first=start)
    table.deal_hands(*["black" if seat == lucky else "red" for seat in range(3)])
    table.make_bids(0, 0, 0)
    turns = [(start + k) % 3 for k in range(3)]
    table.play_trick(*["black 5" if seat == lucky else "red 1" for seat in turns])
    assert table.events_of_type(TrickWon)[-1].seat == lucky
    assert table.view_for(None).start == (start + 1) % 3
    table.deal_hands("red red", "red red", "red red")
    table.make_bids(0, 0, 0)
    assert table.pending_seats() == [(start + 1) % 3]


def test_T_SD20_one_trick_too_many_costs_the_bonus() -> None:
    table = deal_table("mermaid black black", "king red red", "blue blue blue")
    table.make_bids(2, 0, 0)
    table.play_trick("mermaid skull", "king skull", "blue 3")
    assert table.events_of_type(TrickWon)[-1].bonus == 50
    table.play_trick("black 7", "red 1", "blue 3", "black 7", "red 1", "blue 3")
    assert table.round_points() == [-10, 30, 30]
