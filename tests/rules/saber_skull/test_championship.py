"""Several matches, one winner: SS17 to SS19."""

import pytest
from tests.rules.saber_skull.saber_skull_driver import SEAT_COLOURS, SaberSkullDriver

from skulduggery.games.saber_skull.rules.events import (
    ChampionshipWon,
    MatchBegan,
    MatchWon,
    PointsGiven,
    TokenPlaced,
)


@pytest.mark.parametrize(
    ("left", "points"),
    [
        ([0, 2], [3, 2]),
        ([0, 1, 2, 3, 4], [3, 2, 1, 0, 0]),
        ([0, 6, 1, 6], [3, 1, 2, 1]),
        ([0, 5, 5, 5, 5], [3, 2, 2, 2, 2]),
        ([0, 5, 5, 2, 2], [3, 1, 1, 2, 2]),
    ],
)
def test_SS17_the_fewest_tokens_score_3_2_and_1(left: list[int], points: list[int]) -> None:
    table = SaberSkullDriver(len(left), championship=True).arrange_held_tokens(1, *left[1:])
    table.cast_and_place(6)
    assert table.events_of_type(PointsGiven) == [PointsGiven(points, points)]
    assert table.events_of_type(MatchWon) == [MatchWon(0, left)]


def test_SS17_every_token_counts_whatever_its_colour() -> None:
    table = SaberSkullDriver(3, championship=True).arrange_tokens(
        {6: "red red red red red green green green blue"}, holds={1: "blue blue blue"}
    )
    assert (table.tokens_held(1), table.tokens_held(2)) == ({"green": 3, "blue": 3}, {"blue": 2})
    table.cast_and_place(6)
    assert table.events_of_type(PointsGiven) == [PointsGiven([3, 1, 2], [3, 1, 2])]


def test_SS17_a_single_match_has_no_points() -> None:
    table = SaberSkullDriver(3).arrange_held_tokens(1, 4, 2)
    table.cast_and_place(6)
    assert table.events_of_type(PointsGiven) == []
    assert [crew.points for crew in table.view_for(None).crews] == [0, 0, 0]


def test_SS18_below_six_points_another_match_follows() -> None:
    table = SaberSkullDriver(3, championship=True).arrange_held_tokens(1, 2, 3, points=[2, 3, 3])
    table.cast_and_place(6)
    assert table.view_for(None).scores == [5, 5, 4]
    assert (table.match.is_over(), table.view_for(None).match) == (False, 2)
    assert table.view_for(None).winners == []


def test_SS18_six_points_and_a_lead_win() -> None:
    table = SaberSkullDriver(3, championship=True).arrange_held_tokens(1, 2, 3, points=[3, 2, 1])
    table.cast_and_place(6)
    assert table.match.is_over()
    assert table.last_events() == [
        TokenPlaced(0, "red", 6, left=0),
        MatchWon(0, [0, 2, 3]),
        PointsGiven([3, 2, 1], [6, 4, 2]),
        ChampionshipWon(0, [6, 4, 2]),
    ]
    assert (table.view_for(1).winners, table.view_for(1).scores) == ([0], [6, 4, 2])


def test_SS18_the_winner_of_the_last_match_need_not_win_the_championship() -> None:
    table = SaberSkullDriver(3, championship=True).arrange_held_tokens(1, 2, 3, points=[1, 6, 5])
    table.cast_and_place(6)
    assert table.view_for(None).scores == [4, 8, 6]
    assert table.view_for(None).winners == [1]
    assert table.events_of_type(ChampionshipWon) == [ChampionshipWon(1, [4, 8, 6])]


def test_SS18_a_shared_lead_means_another_match() -> None:
    table = SaberSkullDriver(3, championship=True).arrange_held_tokens(1, 2, 3, points=[3, 4, 1])
    table.cast_and_place(6)
    assert table.view_for(None).scores == [6, 6, 2]
    assert (table.match.is_over(), table.view_for(None).winners) == (False, [])
    assert table.events_of_type(ChampionshipWon) == []


def test_SS18_a_championship_played_from_the_start() -> None:
    table = SaberSkullDriver(2, championship=True)
    table.win_with_sixes()
    assert (table.match.is_over(), table.view_for(None).scores) == (False, [3, 2])
    table.win_with_sixes()
    assert table.match.is_over()
    assert table.events_of_type(PointsGiven) == [
        PointsGiven([3, 2], [3, 2]),
        PointsGiven([3, 2], [6, 4]),
    ]
    assert table.events_of_type(ChampionshipWon) == [ChampionshipWon(0, [6, 4])]
    assert table.view_for(None).table == [[0, 5], [0, 5]]


def test_SS19_points_are_kept_from_match_to_match() -> None:
    table = SaberSkullDriver(3, first="random", championship=True)
    totals = []
    for winner in (2, 1):
        table.play_chance(*[6 if seat == winner else 1 for seat in range(3)])
        table.win_with_sixes()
        totals.append([crew.points for crew in table.view_for(0).crews])
    assert totals == [[2, 2, 3], [4, 5, 5]]
    assert [given.totals for given in table.events_of_type(PointsGiven)] == totals
    assert table.view_for(None).scores == [4, 5, 5]


def test_SS19_a_new_match_begins_with_all_tokens_and_empty_islands() -> None:
    table = SaberSkullDriver(2, championship=True)
    table.win_with_sixes()
    assert table.last_events()[-1] == MatchBegan(2, 0)
    assert [table.tokens_held(seat) for seat in range(2)] == [{c: 6} for c in SEAT_COLOURS[:2]]
    assert [table.tokens_on(island) for island in range(1, 7)] == [{}] * 6
    assert table.view_for(None).table == [[0, 5]]
