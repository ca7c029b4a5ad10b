"""The worked examples of the rulebook, and the digest's further scenarios: T-SS1 to T-SS14."""

from collections import Counter

import pytest
from tests.rules.saber_skull.saber_skull_driver import SEAT_COLOURS, SaberSkullDriver

from skulduggery.core.rng import Rng
from skulduggery.games.saber_skull.rules.events import PointsGiven


def test_T_SS1_a_free_island_and_a_full_one() -> None:
    table = SaberSkullDriver(ring="1 2 5 K 3 B 4")
    table.cast_and_place(2)
    assert (table.tokens_on(2), table.token_counts()) == ({"red": 1}, [5, 6])
    table.cast_die(2)
    assert (table.tokens_on(2), table.tokens_held(1)) == ({}, {"red": 1, "green": 6})
    assert (table.turn_seat(), table.pending_seats()) == (0, [])


def test_T_SS2_beside_the_skull() -> None:
    table = SaberSkullDriver(4)
    assert table.view_for(None).ring == ["1", "2", "K", "5", "3", "B", "4"]
    assert table.island_rooms() == [1, 2, 1, 1, 5, None]
    table.arrange_tokens({5: "red red green green yellow"}, turn=2)
    table.cast_die(5)
    assert table.tokens_on(5) == {}
    assert table.tokens_held(2) == {"red": 2, "green": 2, "blue": 6, "yellow": 1}
    assert table.turn_seat() == 3


def test_T_SS2_the_fifth_token_is_placed() -> None:
    table = SaberSkullDriver(4).arrange_tokens({5: "red red green green"}, turn=2)
    table.cast_and_place(5)
    assert table.tokens_on(5) == {"red": 2, "green": 2, "blue": 1}
    assert table.legal_choices(2) == ["roll", "stop"]


def test_T_SS3_beside_the_saber() -> None:
    table = SaberSkullDriver(4, ring="4 B K 2 1 3 5")
    assert (table.saber_islands(), table.island_rooms()) == ([4], [1, 2, 1, 1, 1, None])
    table.arrange_tokens({4: "red", 6: "red red green blue yellow"}, turn=2)
    table.cast_die(4)
    assert table.tokens_held(2) == {"red": 3, "blue": 5}
    assert table.tokens_on(6) == {"green": 1, "blue": 1, "yellow": 1}


def test_T_SS4_between_the_two() -> None:
    table = SaberSkullDriver(4, ring="B 4 K 5 1 2 3")
    assert (table.saber_islands(), table.island_rooms()[3]) == ([3, 4], 4)
    table.arrange_tokens({4: "red red green blue", 6: "red green green yellow blue"}, turn=3)
    assert table.token_counts()[3] == 5
    table.cast_die(4)
    assert table.tokens_held(3) == {"red": 3, "green": 3, "blue": 2, "yellow": 5}
    assert table.token_counts()[3] == 5 + 8
    assert (table.tokens_on(4), table.tokens_on(6)) == ({}, {"yellow": 1})


def test_T_SS5_a_second_roll_is_offered_from_round_2_on() -> None:
    table = SaberSkullDriver()
    table.cast_and_place(1)
    assert (table.legal_choices(0), table.turn_seat()) == ([], 1)
    table.cast_and_place(3)
    assert (table.legal_choices(1), table.turn_seat()) == ([], 0)
    table.cast_and_place(4)
    assert table.legal_choices(0) == ["roll", "stop"]


def test_T_SS6_the_last_token_on_a_6_wins_instantly() -> None:
    table = SaberSkullDriver(4).arrange_held_tokens(1, 3, 3, 3)
    table.cast_and_place(6)
    assert table.match.is_over()
    assert (table.view_for(None).winners, table.pending_seats()) == ([0], [])
    refusal = table.expect_refusal(1, "roll")
    assert refusal.details == {"seat": "1", "pending": "over"}


def test_T_SS7_two_sixes_win_inside_the_turn() -> None:
    table = SaberSkullDriver(3).arrange_held_tokens(2, 3, 3)
    table.cast_and_place(6)
    assert table.view_for(None).winners == []
    table.roll_or_stop("roll")
    table.cast_and_place(6)
    assert (table.match.is_over(), table.view_for(None).winners) == (True, [0])


def test_T_SS8_island_1_beside_the_skull_still_bears_one() -> None:
    table = SaberSkullDriver(ring="1 K 2 5 3 B 4").arrange_tokens({1: "green"})
    assert table.island_rooms()[0] == 1
    table.cast_die(1)
    assert (table.tokens_on(1), table.tokens_held(0)) == ({}, {"red": 6, "green": 1})
    assert table.turn_seat() == 1


def test_T_SS9_without_the_saber_island_6_keeps_its_tokens() -> None:
    table = SaberSkullDriver(ring="5 B 4 3 1 2 K").arrange_tokens({3: "red", 6: "red red"}, turn=1)
    assert (table.island_rooms()[2], table.saber_islands()) == (1, [4, 5])
    table.cast_die(3)
    assert (table.tokens_held(1), table.tokens_on(6)) == ({"red": 1, "green": 6}, {"red": 2})


def test_T_SS10_a_supply_can_exceed_six() -> None:
    table = SaberSkullDriver(3).arrange_tokens({5: "red red blue blue blue"}, turn=1)
    table.cast_die(5)
    assert table.token_counts() == [4, 11, 3]


@pytest.mark.parametrize("players", [2, 3, 4, 5])
@pytest.mark.parametrize("seed", range(5))
def test_T_SS10_no_token_is_ever_lost_or_made(players: int, seed: int) -> None:
    table = SaberSkullDriver(players, ring="random", first="random")
    rng = Rng(seed)
    all_tokens = Counter(dict.fromkeys(SEAT_COLOURS[:players], 6))
    while not table.match.is_over():
        table.match.play_action(table.state.actor, table.state.draw_action(rng))
        assert table.all_tokens() == all_tokens
    assert table.token_counts().count(0) == 1


def test_T_SS11_ones_own_colour_counts_like_any_other() -> None:
    table = SaberSkullDriver()
    table.play_first_round(6, 1)
    assert table.token_counts() == [5, 5]
    table.cast_and_place(3)
    table.roll_or_stop("roll")
    table.cast_die(3)
    assert (table.tokens_held(0), table.token_counts()) == ({"red": 6}, [6, 5])
    assert table.tokens_on(6) == {}


def test_T_SS12_stop_is_offered_only_after_a_token() -> None:
    table = SaberSkullDriver()
    table.play_first_round(6, 6)
    assert (table.pending_seats(), table.legal_choices(0)) == ([], [])
    assert table.expect_refusal(0, "stop").details == {"seat": "0", "pending": "chance"}
    table.cast_die(6)
    assert table.legal_choices(0) == ["place red"]
    assert table.expect_refusal(0, "stop").details == {"text": "stop", "legal": "place red"}
    table.decide(0, "place red")
    assert table.legal_choices(0) == ["roll", "stop"]


@pytest.mark.parametrize(
    ("left", "points"),
    [([0, 2, 2, 4, 5], [3, 2, 2, 1, 0]), ([0, 4], [3, 2]), ([0, 3, 3, 3], [3, 2, 2, 2])],
)
def test_T_SS13_points_for_tokens_left(left: list[int], points: list[int]) -> None:
    table = SaberSkullDriver(len(left), championship=True).arrange_held_tokens(1, *left[1:])
    table.cast_and_place(6)
    assert table.events_of_type(PointsGiven) == [PointsGiven(points, points)]


def test_T_SS14_seven_beats_six() -> None:
    table = SaberSkullDriver(3, championship=True).arrange_held_tokens(1, 2, 3, points=[4, 4, 4])
    table.cast_and_place(6)
    assert table.view_for(None).scores == [7, 6, 5]
    assert table.view_for(None).winners == [0]


def tied_championship() -> SaberSkullDriver:
    """Four players, a match played to totals of 6, 6, 3 and 3."""
    table = SaberSkullDriver(4, championship=True).arrange_held_tokens(
        1, 2, 4, 3, points=[3, 4, 3, 2]
    )
    table.cast_and_place(6)
    assert table.view_for(None).scores == [6, 6, 3, 3]
    assert (table.match.is_over(), table.view_for(None).match) == (False, 2)
    return table


def test_T_SS14_six_all_plays_on_to_nine_and_eight() -> None:
    table = tied_championship().arrange_held_tokens(1, 2, 3, 4)
    table.cast_and_place(6)
    assert table.view_for(None).scores == [9, 8, 4, 3]
    assert (table.match.is_over(), table.view_for(None).winners) == (True, [0])


def test_T_SS14_eight_all_plays_on_again() -> None:
    table = tied_championship().arrange_tokens({6: "yellow yellow yellow yellow yellow"}, turn=3)
    table.cast_and_place(6)
    assert table.view_for(None).scores == [8, 8, 5, 6]
    assert (table.match.is_over(), table.view_for(None).winners) == (False, [])
    assert table.view_for(None).match == 3
