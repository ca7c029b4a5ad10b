"""The worked examples of the rulebook, and the digest's further scenarios: T-SS1 to T-SS14."""

from collections import Counter

import pytest
from tests.rules.saber_skull.table import COLOURS, Table

from skulduggery.core.rng import Rng
from skulduggery.games.saber_skull.rules.events import PointsGiven


def test_T_SS1_a_free_island_and_a_full_one() -> None:
    table = Table(ring="1 2 5 K 3 B 4")
    table.place(2)
    assert (table.on(2), table.left()) == ({"red": 1}, [5, 6])
    table.cast(2)
    assert (table.on(2), table.held(1)) == ({}, {"red": 1, "green": 6})
    assert (table.turn(), table.asked()) == (0, [])


def test_T_SS2_beside_the_skull() -> None:
    table = Table(4)
    assert table.view(None).ring == ["1", "2", "K", "5", "3", "B", "4"]
    assert table.room() == [1, 2, 1, 1, 5, None]
    table.arrange({5: "red red green green yellow"}, turn=2)
    table.cast(5)
    assert table.on(5) == {}
    assert table.held(2) == {"red": 2, "green": 2, "blue": 6, "yellow": 1}
    assert table.turn() == 3


def test_T_SS2_the_fifth_token_is_placed() -> None:
    table = Table(4).arrange({5: "red red green green"}, turn=2)
    table.place(5)
    assert table.on(5) == {"red": 2, "green": 2, "blue": 1}
    assert table.choices(2) == ["roll", "stop"]


def test_T_SS3_beside_the_saber() -> None:
    table = Table(4, ring="4 B K 2 1 3 5")
    assert (table.saber(), table.room()) == ([4], [1, 2, 1, 1, 1, None])
    table.arrange({4: "red", 6: "red red green blue yellow"}, turn=2)
    table.cast(4)
    assert table.held(2) == {"red": 3, "blue": 5}
    assert table.on(6) == {"green": 1, "blue": 1, "yellow": 1}


def test_T_SS4_between_the_two() -> None:
    table = Table(4, ring="B 4 K 5 1 2 3")
    assert (table.saber(), table.room()[3]) == ([3, 4], 4)
    table.arrange({4: "red red green blue", 6: "red green green yellow blue"}, turn=3)
    assert table.left()[3] == 5
    table.cast(4)
    assert table.held(3) == {"red": 3, "green": 3, "blue": 2, "yellow": 5}
    assert table.left()[3] == 5 + 8
    assert (table.on(4), table.on(6)) == ({}, {"yellow": 1})


def test_T_SS5_a_second_roll_is_offered_from_round_2_on() -> None:
    table = Table()
    table.place(1)
    assert (table.choices(0), table.turn()) == ([], 1)
    table.place(3)
    assert (table.choices(1), table.turn()) == ([], 0)
    table.place(4)
    assert table.choices(0) == ["roll", "stop"]


def test_T_SS6_the_last_token_on_a_6_wins_instantly() -> None:
    table = Table(4).arrange_left(1, 3, 3, 3)
    table.place(6)
    assert table.match.is_over()
    assert (table.view(None).winners, table.asked()) == ([0], [])
    refusal = table.refused(1, "roll")
    assert refusal.details == {"seat": "1", "pending": "over"}


def test_T_SS7_two_sixes_win_inside_the_turn() -> None:
    table = Table(3).arrange_left(2, 3, 3)
    table.place(6)
    assert table.view(None).winners == []
    table.say("roll")
    table.place(6)
    assert (table.match.is_over(), table.view(None).winners) == (True, [0])


def test_T_SS8_island_1_beside_the_skull_still_bears_one() -> None:
    table = Table(ring="1 K 2 5 3 B 4").arrange({1: "green"})
    assert table.room()[0] == 1
    table.cast(1)
    assert (table.on(1), table.held(0)) == ({}, {"red": 6, "green": 1})
    assert table.turn() == 1


def test_T_SS9_without_the_saber_island_6_keeps_its_tokens() -> None:
    table = Table(ring="5 B 4 3 1 2 K").arrange({3: "red", 6: "red red"}, turn=1)
    assert (table.room()[2], table.saber()) == (1, [4, 5])
    table.cast(3)
    assert (table.held(1), table.on(6)) == ({"red": 1, "green": 6}, {"red": 2})


def test_T_SS10_a_supply_can_exceed_six() -> None:
    table = Table(3).arrange({5: "red red blue blue blue"}, turn=1)
    table.cast(5)
    assert table.left() == [4, 11, 3]


@pytest.mark.parametrize("players", [2, 3, 4, 5])
@pytest.mark.parametrize("seed", range(5))
def test_T_SS10_no_token_is_ever_lost_or_made(players: int, seed: int) -> None:
    table = Table(players, ring="random", first="random")
    rng = Rng(seed)
    all_tokens = Counter(dict.fromkeys(COLOURS[:players], 6))
    while not table.match.is_over():
        table.match.play(table.state.actor, table.state.draw(rng))
        assert table.all_tokens() == all_tokens
    assert table.left().count(0) == 1


def test_T_SS11_ones_own_colour_counts_like_any_other() -> None:
    table = Table()
    table.first_round(6, 1)
    assert table.left() == [5, 5]
    table.place(3)
    table.say("roll")
    table.cast(3)
    assert (table.held(0), table.left()) == ({"red": 6}, [6, 5])
    assert table.on(6) == {}


def test_T_SS12_stop_is_offered_only_after_a_token() -> None:
    table = Table()
    table.first_round(6, 6)
    assert (table.asked(), table.choices(0)) == ([], [])
    assert table.refused(0, "stop").details == {"seat": "0", "pending": "chance"}
    table.cast(6)
    assert table.choices(0) == ["place red"]
    assert table.refused(0, "stop").details == {"text": "stop", "legal": "place red"}
    table.decide(0, "place red")
    assert table.choices(0) == ["roll", "stop"]


@pytest.mark.parametrize(
    ("left", "points"),
    [([0, 2, 2, 4, 5], [3, 2, 2, 1, 0]), ([0, 4], [3, 2]), ([0, 3, 3, 3], [3, 2, 2, 2])],
)
def test_T_SS13_points_for_tokens_left(left: list[int], points: list[int]) -> None:
    table = Table(len(left), championship=True).arrange_left(1, *left[1:])
    table.place(6)
    assert table.told(PointsGiven) == [PointsGiven(points, points)]


def test_T_SS14_seven_beats_six() -> None:
    table = Table(3, championship=True).arrange_left(1, 2, 3, points=[4, 4, 4])
    table.place(6)
    assert table.view(None).scores == [7, 6, 5]
    assert table.view(None).winners == [0]


def six_all() -> Table:
    """Four players, a match played to totals of 6, 6, 3 and 3."""
    table = Table(4, championship=True).arrange_left(1, 2, 4, 3, points=[3, 4, 3, 2])
    table.place(6)
    assert table.view(None).scores == [6, 6, 3, 3]
    assert (table.match.is_over(), table.view(None).match) == (False, 2)
    return table


def test_T_SS14_six_all_plays_on_to_nine_and_eight() -> None:
    table = six_all().arrange_left(1, 2, 3, 4)
    table.place(6)
    assert table.view(None).scores == [9, 8, 4, 3]
    assert (table.match.is_over(), table.view(None).winners) == (True, [0])


def test_T_SS14_eight_all_plays_on_again() -> None:
    table = six_all().arrange({6: "yellow yellow yellow yellow yellow"}, turn=3)
    table.place(6)
    assert table.view(None).scores == [8, 8, 5, 6]
    assert (table.match.is_over(), table.view(None).winners) == (False, [])
    assert table.view(None).match == 3
