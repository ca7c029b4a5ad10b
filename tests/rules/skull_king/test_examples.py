"""The worked examples of the rulebook, and the digest's further scenarios: T-SD1 to T-SD20."""

from itertools import permutations

import pytest
from tests.rules.skull_king.table import Table, dealt, led, result, single_trick, winner

from skulduggery.games.skull_king.rules.events import DieDealt, RoundScored, TrickWon

LEON, NINA, SOPHIE, TOBIAS, JONAS = range(5)
ALL_SIX_ORDERS = list(permutations(["king skull", "pirate skull", "mermaid skull"]))


def test_T_SD1_the_later_seven_wins_and_leads() -> None:
    table = led("black blue", "black red", "red red", "yellow blue", "black yellow")
    table.trick("black 6")
    assert table.choices(NINA) == ["roll black"]
    table.trick("black 7")
    assert table.choices(SOPHIE) == ["roll red"]
    table.trick("red 2")
    assert table.choices(TOBIAS) == ["roll blue", "roll yellow"]
    table.trick("yellow 7")
    assert table.choices(JONAS) == ["roll black"]
    table.trick("black 5")
    won = table.told(TrickWon)[-1]
    assert (won.seat, won.die, won.face) == (TOBIAS, "yellow", "7")
    assert table.asked() == [TOBIAS]


def pirate_king_black_black() -> Table:
    """Jonas has one die to roll after a Pirate, the Skull King and two black dice."""
    table = dealt(
        "pirate red red",
        "king blue red",
        "black red blue",
        "black mermaid red",
        "black mermaid blue",
    )
    table.bid(0, 1, 0, 0, 1)
    table.trick("pirate skull")
    assert table.choices(NINA) == ["roll king", "roll blue", "roll red"]
    table.trick("king skull")
    assert table.choices(SOPHIE) == ["roll black", "roll blue", "roll red"]
    table.trick("black 6")
    assert table.view(None).colour == "black"
    assert table.choices(TOBIAS) == ["roll mermaid", "roll black"]
    table.trick("black 5")
    assert table.choices(JONAS) == ["roll mermaid", "roll black"]
    return table


def test_T_SD2_the_mermaid_comes_last_and_takes_the_skull_king() -> None:
    table = pirate_king_black_black()
    table.trick("mermaid skull")
    assert table.told(TrickWon)[-1] == TrickWon(JONAS, "mermaid", "skull", 1, bid=1, bonus=50)
    assert table.asked() == [JONAS]
    table.trick("black 5", "red 1", "red 1", "red 1", "mermaid skull")
    table.trick("red 1", "blue 3", "red 1", "blue 5", "blue 3")
    assert table.points() == [30, 20, 30, -30, 20 + 50]


def test_T_SD3_a_flag_instead_leaves_the_trick_to_the_skull_king() -> None:
    table = pirate_king_black_black()
    table.trick("mermaid flag")
    assert table.told(TrickWon)[-1] == TrickWon(NINA, "king", "skull", 1, bid=1, bonus=30)
    assert table.asked() == [NINA]
    table.trick("red 1", "red 1", "mermaid skull", "black 5", "red 1")
    table.trick("red 1", "blue 5", "red 1", "blue 3", "blue 3")
    assert table.points() == [30, 20 + 30, 30, -30, 20]


def test_T_SD4_three_bid_and_three_won() -> None:
    assert result(5, bid=3, tricks=3) == 60


def test_T_SD5_five_bid_and_one_won() -> None:
    assert result(5, bid=5, tricks=1) == -40


def test_T_SD6_none_bid_and_none_won_in_round_4() -> None:
    assert result(4, bid=0, tricks=0) == 40


def test_T_SD7_none_bid_and_some_won_in_round_6() -> None:
    assert [result(6, bid=0, tricks=tricks) for tricks in (1, 2, 3)] == [-60, -60, -60]


def test_T_SD8_the_landlubbers_points() -> None:
    assert result(3, bid=0, tricks=0, scoring="landlubber") == 30
    assert result(4, bid=0, tricks=1, scoring="landlubber") == -40
    assert result(5, bid=5, tricks=1, scoring="landlubber") == 0
    mermaid = single_trick(
        "king skull", "mermaid skull", "red 1", bids=[0, 1, 0], scoring="landlubber"
    )
    assert mermaid.points()[1] == 20


@pytest.mark.parametrize("rolls", ALL_SIX_ORDERS)
def test_T_SD9_the_mermaid_wins_in_all_six_orders(rolls: tuple[str, ...]) -> None:
    assert winner(*rolls) == rolls.index("mermaid skull")


def test_T_SD10_the_later_of_two_pirates_or_mermaids_wins() -> None:
    assert winner("pirate skull", "pirate skull", "red 1") == 1
    assert winner("mermaid skull", "mermaid skull", "red 1") == 1
    table = single_trick("mermaid skull", "king skull", "mermaid skull", bids=[0, 0, 1])
    assert table.points() == [10, 10, 70]


def test_T_SD11_the_skull_king_over_two_pirates_and_a_flag() -> None:
    rolls = ("king skull", "pirate skull", "pirate flag", "pirate skull")
    assert single_trick(*rolls, bids=[1, 0, 0, 0]).points() == [80, 10, 10, 10]


def test_T_SD12_the_first_flag_wins_without_a_bonus() -> None:
    table = single_trick(
        "pirate flag", "king flag", "mermaid flag", "yellow flag", bids=[1, 0, 0, 0]
    )
    assert table.told(TrickWon) == [TrickWon(0, "pirate", "flag", tricks=1, bid=1, bonus=0)]
    assert table.points() == [20, 10, 10, 10]


def test_T_SD13_a_red_1_beats_flags() -> None:
    assert winner("yellow flag", "king flag", "red 1", "pirate flag") == 2


def test_T_SD14_a_led_yellow_flag_must_be_followed() -> None:
    table = led("yellow red red", "yellow black mermaid", "blue blue blue")
    table.trick("yellow flag")
    assert table.view(None).colour == "yellow"
    assert table.choices(1) == ["roll mermaid", "roll yellow"]


def test_T_SD15_a_led_pirates_flag_sets_no_colour_but_the_next_blue_does() -> None:
    table = led("pirate red", "blue red", "blue black")
    table.trick("pirate flag")
    assert table.view(None).colour is None
    assert table.choices(1) == ["roll blue", "roll red"]
    table.trick("blue 3")
    assert table.view(None).colour == "blue"
    assert table.choices(2) == ["roll blue"]


def test_T_SD16_red_led_to_red_black_and_mermaid() -> None:
    table = led("red blue blue", "red black mermaid", "yellow yellow yellow")
    table.trick("red 1")
    assert table.choices(1) == ["roll mermaid", "roll red"]
    without = led("red blue blue", "yellow black mermaid", "yellow yellow yellow")
    without.trick("red 1")
    assert without.choices(1) == ["roll mermaid", "roll black", "roll yellow"]


def test_T_SD17_three_ways_to_beat_a_pirate() -> None:
    assert winner("pirate skull", "pirate skull", "red 1") == 1
    assert winner("pirate skull", "king skull", "red 1") == 1
    assert winner("pirate skull", "king skull", "mermaid skull") == 2


@pytest.mark.parametrize(
    "other", ["mermaid skull", "king flag", "pirate flag", "black 7", "yellow 7"]
)
def test_T_SD17_otherwise_a_pirate_wins(other: str) -> None:
    assert winner("pirate skull", other, "red 1") == 0
    assert winner(other, "red 1", "pirate skull") == 2


def test_T_SD18_five_players_end_after_round_7() -> None:
    table = Table(5)
    table.play_anyhow(until_round=99)
    assert [scored.round for scored in table.told(RoundScored)] == [1, 2, 3, 4, 5, 6, 7]
    assert table.match.is_over()


def test_T_SD18_round_6_with_six_players_empties_the_bag() -> None:
    table = Table(6)
    table.play_anyhow(until_round=6)
    before = len(table.told(DieDealt))
    for _ in range(35):
        table.chance(next(iter(table.outcomes())))
    assert table.outcomes() == {"yellow": 1}
    table.chance("yellow")
    assert len(table.told(DieDealt)) - before == 36
    assert table.asked() == [0, 1, 2, 3, 4, 5]


@pytest.mark.parametrize("start", range(3))
@pytest.mark.parametrize("lucky", range(3))
def test_T_SD19_round_2_starts_one_seat_on_whoever_won(start: int, lucky: int) -> None:
    table = Table(3, first=start)
    table.deal(*["black" if seat == lucky else "red" for seat in range(3)])
    table.bid(0, 0, 0)
    turns = [(start + k) % 3 for k in range(3)]
    table.trick(*["black 5" if seat == lucky else "red 1" for seat in turns])
    assert table.told(TrickWon)[-1].seat == lucky
    assert table.view(None).start == (start + 1) % 3
    table.deal("red red", "red red", "red red")
    table.bid(0, 0, 0)
    assert table.asked() == [(start + 1) % 3]


def test_T_SD20_one_trick_too_many_costs_the_bonus() -> None:
    table = dealt("mermaid black black", "king red red", "blue blue blue")
    table.bid(2, 0, 0)
    table.trick("mermaid skull", "king skull", "blue 3")
    assert table.told(TrickWon)[-1].bonus == 50
    table.trick("black 7", "red 1", "blue 3", "black 7", "red 1", "blue 3")
    assert table.points() == [-10, 30, 30]
