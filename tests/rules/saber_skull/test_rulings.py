"""Where the book is silent or can be read in more than one way: F1 to F18."""

from fractions import Fraction
from itertools import permutations

import pytest
from tests.rules.saber_skull.saber_skull_driver import SEAT_COLOURS, SaberSkullDriver

from skulduggery.core.errors import IllegalAction, NotYourTurn
from skulduggery.games.saber_skull.rules.events import (
    ChampionshipWon,
    MatchBegan,
    PointsGiven,
    RolledOff,
    RollOffTied,
    TokensTaken,
)

ALL_RINGS = [" ".join(ring) for ring in permutations("12345KB") if ring[0] == "1"]


def test_F1_island_6_is_nobodys_neighbour() -> None:
    for ring in ALL_RINGS:
        table = SaberSkullDriver(ring=ring)
        assert table.island_rooms()[5] is None
        assert 6 not in table.saber_islands()


@pytest.mark.parametrize(
    ("ring", "room", "saber"),
    [
        ("K 2 1 B 4 3 5", [1, 2, 1, 1, 5], [1, 4]),
        ("5 2 1 B 4 3 K", [1, 1, 3, 1, 5], [1, 4]),
        ("B 2 1 K 4 3 5", [1, 1, 1, 4, 1], [2, 5]),
        ("5 2 1 K 4 3 B", [1, 1, 1, 4, 1], [3, 5]),
    ],
)
def test_F2_the_first_and_the_last_coaster_are_neighbours(
    ring: str, room: list[int], saber: list[int]
) -> None:
    table = SaberSkullDriver(ring=ring)
    assert (table.island_rooms(), table.saber_islands()) == ([*room, None], saber)


def test_F2_turning_the_ring_changes_nothing() -> None:
    ring = ["1", "2", "K", "5", "3", "B", "4"]
    islands = SaberSkullDriver(ring=" ".join(ring)).view_for(None).islands
    for turned in range(1, 7):
        again = " ".join(ring[turned:] + ring[:turned])
        assert SaberSkullDriver(ring=again).view_for(None).islands == islands


def test_F3_skull_and_saber_side_by_side_do_nothing_to_each_other() -> None:
    for ring in ALL_RINGS:
        side_by_side = "K B" in ring or "B K" in ring
        assert len(SaberSkullDriver(ring=ring).saber_islands()) == (1 if side_by_side else 2)


def test_F4_the_token_one_would_have_placed_stays() -> None:
    table = SaberSkullDriver().arrange_tokens({2: "red red"}, turn=1)
    assert table.island_rooms()[1] == 2
    table.cast_die(2)
    assert table.pending_seats() == []
    assert table.events_of_type(TokensTaken) == [
        TokensTaken(1, 2, taken={"red": 2}, pulled={}, left=8)
    ]
    assert (table.tokens_on(2), table.tokens_held(1)) == ({}, {"red": 2, "green": 6})


@pytest.mark.parametrize("die", [1, 3, 4, 6])
def test_F5_a_token_that_can_be_placed_must_be(die: int) -> None:
    table = SaberSkullDriver().arrange_tokens()
    table.cast_die(die)
    assert table.legal_choices(0) == ["place red"]
    for text in ("stop", "roll"):
        refusal = table.expect_refusal(0, text)
        assert isinstance(refusal, IllegalAction)
        assert refusal.details == {"text": text, "legal": "place red"}


def test_F6_the_player_chooses_which_colour_to_place() -> None:
    table = SaberSkullDriver(4).arrange_tokens(holds={1: "red yellow yellow"}, turn=1)
    table.cast_die(3)
    assert table.legal_choices(1) == ["place red", "place green", "place yellow"]
    refusal = table.expect_refusal(1, "place blue")
    assert isinstance(refusal, IllegalAction)
    assert refusal.details["legal"] == "place red, place green, place yellow"
    table.decide(1, "place yellow")
    assert table.tokens_on(3) == {"yellow": 1}
    assert table.tokens_held(1) == {"red": 1, "green": 6, "yellow": 1}


def test_F6_the_choice_matters_near_the_saber() -> None:
    pulled = []
    for colour in ("red", "green"):
        table = SaberSkullDriver().arrange_tokens({6: "red red"}, holds={1: "red"}, turn=1)
        table.cast_and_place(3, colour)
        table.roll_or_stop("stop")
        table.cast_die(3)
        pulled.append(table.events_of_type(TokensTaken)[-1].pulled)
    assert pulled == [{"red": 2}, {}]


def test_F7_a_6_always_places() -> None:
    table = SaberSkullDriver(ring="1 2 3 4 5 K B").arrange_tokens({6: " ".join(["red green"] * 5)})
    table.cast_die(6)
    assert table.legal_choices(0) == ["place red"]
    assert table.tokens_on(6) == {"red": 5, "green": 5}


def test_F8_the_first_roll_of_a_turn_is_a_must() -> None:
    table = SaberSkullDriver().arrange_tokens()
    assert (table.pending_seats(), table.view_for(None).phase) == ([], "cast")
    for text in ("stop", "roll", "place red"):
        refusal = table.expect_refusal(0, text)
        assert isinstance(refusal, NotYourTurn)
        assert refusal.details == {"seat": "0", "pending": "chance"}


def test_F9_only_those_who_share_the_highest_roll_again() -> None:
    table = SaberSkullDriver(4, first="random")
    table.play_chance(5, 2, 5, 5)
    assert table.last_events() == [RolledOff(3, 5), RollOffTied([0, 2, 3])]
    assert table.outcome_odds() == {str(n): Fraction(1, 6) for n in range(1, 7)}
    table.play_chance(1, 4, 4)
    assert table.last_events() == [RolledOff(3, 4), RollOffTied([2, 3])]
    table.play_chance(3, 2)
    assert [rolled.seat for rolled in table.events_of_type(RolledOff)] == [
        0,
        1,
        2,
        3,
        0,
        2,
        3,
        2,
        3,
    ]
    assert table.last_events() == [RolledOff(3, 2), MatchBegan(1, 2)]
    assert table.turn_seat() == 2


def test_F9_a_tie_below_the_highest_is_none() -> None:
    table = SaberSkullDriver(4, first="random")
    table.play_chance(3, 3, 6, 3)
    assert table.events_of_type(RollOffTied) == []
    assert table.turn_seat() == 2


def test_F10_a_pick_up_in_the_first_round_ends_the_turn_as_any_roll_does() -> None:
    table = SaberSkullDriver(3)
    table.cast_and_place(1)
    table.cast_die(1)
    assert (table.legal_choices(1), table.turn_seat()) == ([], 2)
    table.cast_and_place(6)
    assert (table.legal_choices(2), table.turn_seat()) == ([], 0)
    table.cast_and_place(6)
    assert table.legal_choices(0) == ["roll", "stop"]


def test_F11_there_is_no_limit_to_a_supply() -> None:
    everything = " ".join(["green blue yellow purple"] * 5)
    table = SaberSkullDriver(5, ring="B 4 K 5 1 2 3")
    table.arrange_tokens({4: "green blue yellow purple", 6: everything}, turn=0)
    table.cast_die(4)
    assert table.token_counts() == [6 + 4 + 20, 0, 0, 0, 0]


def test_F12_the_match_ends_in_the_middle_of_a_round() -> None:
    table = SaberSkullDriver(4).arrange_tokens({6: "green green green green green"}, turn=1)
    table.cast_and_place(1)
    assert table.match.is_over()
    assert table.token_counts() == [6, 0, 6, 6]
    assert table.view_for(None).winners == [1]


def test_F13_the_start_of_each_match_is_rolled_for() -> None:
    table = SaberSkullDriver(3, first="random", championship=True)
    table.play_chance(1, 6, 2)
    table.win_with_sixes()
    view = table.view_for(None)
    assert (view.match, view.phase, view.first) == (2, "roll off", None)
    assert (view.turn, view.turns) == (None, 0)
    table.play_chance(4, 4, 5)
    assert table.events_of_type(MatchBegan) == [MatchBegan(1, 1), MatchBegan(2, 2)]


def test_F13_a_named_seat_begins_every_match() -> None:
    table = SaberSkullDriver(2, first=1, championship=True)
    assert table.turn_seat() == 1
    table.win_with_sixes()
    assert table.events_of_type(MatchBegan) == [MatchBegan(2, 1)]
    assert (table.turn_seat(), table.view_for(None).first) == (1, 1)


def test_F14_each_match_has_a_new_ring() -> None:
    table = SaberSkullDriver(2, ring="random", championship=True)
    table.play_chance("4", "B", "K", "2", "1", "3", "5")
    table.win_with_sixes()
    view = table.view_for(None)
    assert (view.match, view.phase, view.ring) == (2, "lay", [])
    assert table.outcome_odds() == {c: Fraction(1, 7) for c in ("1", "2", "3", "4", "5", "K", "B")}
    table.play_chance("B", "1", "2", "5", "K", "4", "3")
    assert (table.island_rooms(), table.saber_islands()) == ([1, 1, 1, 4, 5, None], [1, 3])


def test_F14_a_given_ring_stays() -> None:
    table = SaberSkullDriver(2, ring="4 B K 2 1 3 5", championship=True)
    islands = table.view_for(None).islands
    table.win_with_sixes()
    view = table.view_for(None)
    assert (view.match, view.phase) == (2, "cast")
    assert (view.ring, view.islands) == (["4", "B", "K", "2", "1", "3", "5"], islands)


@pytest.mark.parametrize(
    ("left", "points"),
    [([0, 1, 1, 2, 2], [3, 2, 2, 1, 1]), ([0, 2, 1, 1, 1], [3, 1, 2, 2, 2])],
)
def test_F15_a_tie_does_not_use_up_the_next_rank(left: list[int], points: list[int]) -> None:
    table = SaberSkullDriver(5, championship=True).arrange_held_tokens(1, *left[1:])
    table.cast_and_place(6)
    assert table.events_of_type(PointsGiven) == [PointsGiven(points, points)]


def test_F16_of_several_with_six_the_highest_wins() -> None:
    table = SaberSkullDriver(4, championship=True).arrange_held_tokens(
        1, 2, 3, 3, points=[4, 6, 7, 5]
    )
    table.cast_and_place(6)
    assert table.view_for(None).scores == [7, 8, 8, 6]
    assert not table.match.is_over()
    table.arrange_held_tokens(1, 2, 3, 3)
    table.cast_and_place(6)
    assert table.view_for(None).scores == [10, 10, 9, 7]
    assert not table.match.is_over()
    table.arrange_held_tokens(1, 2, 3, 3)
    table.cast_and_place(6)
    assert table.events_of_type(ChampionshipWon) == [ChampionshipWon(0, [13, 12, 10, 8])]


def test_F16_after_a_shared_lead_everybody_plays_on() -> None:
    table = SaberSkullDriver(4, championship=True).arrange_held_tokens(
        1, 2, 4, 3, points=[3, 4, 3, 2]
    )
    table.cast_and_place(6)
    assert table.view_for(None).scores == [6, 6, 3, 3]
    assert [table.tokens_held(seat) for seat in range(4)] == [{c: 6} for c in SEAT_COLOURS[:4]]
    turns = []
    for _ in range(4):
        turns.append(table.turn_seat())
        table.cast_and_place(6)
    assert turns == [0, 1, 2, 3]


def test_F17_a_championship_match_is_won_like_any_other() -> None:
    single, match = SaberSkullDriver(3), SaberSkullDriver(3, championship=True)
    for table in (single, match):
        table.arrange_held_tokens(1, 2, 5)
        table.cast_and_place(4)
    assert single.view_for(None).winners == [0]
    assert match.view_for(None).table == single.view_for(None).table == [[0, 2, 5]]
    assert match.view_for(None).scores == [3, 2, 1]


def test_F18_of_two_players_the_loser_always_scores_2() -> None:
    for left in range(1, 7):
        table = SaberSkullDriver(2, championship=True).arrange_held_tokens(1, left)
        table.cast_and_place(6)
        assert table.view_for(None).scores == [3, 2]


def test_F18_a_championship_of_two_takes_three_matches_at_most() -> None:
    table = SaberSkullDriver(2, first="random", championship=True)
    for dice in ((6, 1), (1, 6), (6, 1)):
        assert not table.match.is_over()
        table.play_chance(*dice)
        table.win_with_sixes()
    assert [given.totals for given in table.events_of_type(PointsGiven)] == [[3, 2], [5, 5], [8, 7]]
    assert table.events_of_type(ChampionshipWon) == [ChampionshipWon(0, [8, 7])]
