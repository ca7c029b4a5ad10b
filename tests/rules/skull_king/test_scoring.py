"""Points, totals and the end: SD24 to SD33."""

import pytest
from tests.rules.skull_king.skull_king_driver import (
    SkullKingDriver,
    bid_points,
    deal_table,
    play_single_trick,
)

from skulduggery.games.skull_king.rules.events import GameEnded, RoundScored, TrickWon
from skulduggery.games.skull_king.rules.view import Line


@pytest.mark.parametrize("bid", [1, 2, 3, 4])
def test_SD24_a_bid_met_scores_20_for_each_trick(bid: int) -> None:
    assert bid_points(4, bid, bid) == 20 * bid
    assert bid_points(5, bid, bid) == 20 * bid


def test_SD24_a_bid_met_scores_its_bonus_too() -> None:
    met = play_single_trick("pirate skull", "king skull", "red 1", bids=[0, 1, 0])
    assert met.round_points() == [10, 50, 10]


@pytest.mark.parametrize(
    ("bid", "tricks", "points"), [(1, 0, -10), (1, 2, -10), (1, 4, -30), (4, 0, -40), (4, 3, -10)]
)
def test_SD25_each_trick_too_many_or_too_few_costs_10(bid: int, tricks: int, points: int) -> None:
    assert bid_points(4, bid, tricks) == points


def test_SD25_a_bid_missed_loses_its_bonus() -> None:
    table = deal_table("king red", "pirate red", "pirate red")
    table.make_bids(2, 0, 0)
    table.play_trick("king skull", "pirate skull", "pirate skull", "red 1", "red 1", "red 1")
    assert table.events_of_type(TrickWon)[-2].bonus == 60
    assert table.round_points() == [-10, 20, -20]


@pytest.mark.parametrize("number", range(1, 8))
def test_SD26_none_bid_and_none_won_scores_10_times_the_round(number: int) -> None:
    assert bid_points(number, 0, 0) == 10 * number


@pytest.mark.parametrize("number", range(1, 8))
def test_SD27_none_bid_and_any_won_costs_10_times_the_round(number: int) -> None:
    assert [bid_points(number, 0, tricks) for tricks in (1, number)] == [-10 * number] * 2


def test_SD28_the_skull_king_gets_30_for_each_pirates_skull() -> None:
    pirates = ("pirate skull", "pirate skull", "pirate skull")
    for caught in range(4):
        rolls = ("king skull", *pirates[:caught], *["red 1"] * (3 - caught))
        table = play_single_trick(*rolls, bids=[1, 0, 0, 0])
        assert table.events_of_type(TrickWon)[-1].bonus == 30 * caught
        assert table.round_points() == [20 + 30 * caught, 10, 10, 10]


def test_SD28_the_order_of_the_dice_makes_no_difference() -> None:
    table = play_single_trick("pirate skull", "king skull", "pirate skull", bids=[0, 1, 0])
    assert table.round_points() == [10, 80, 10]


def test_SD28_only_the_skull_king_is_paid_for_pirates() -> None:
    assert (
        play_single_trick("pirate skull", "pirate skull", "red 1", bids=[0, 1, 0]).round_points()[1]
        == 20
    )
    assert (
        play_single_trick("king flag", "pirate skull", "red 1", bids=[0, 1, 0]).round_points()[1]
        == 20
    )


def test_SD29_a_mermaid_gets_50_for_the_skull_king() -> None:
    for rolls in (
        ("king skull", "mermaid skull", "red 1"),
        ("red 1", "mermaid skull", "king skull"),
    ):
        table = play_single_trick(*rolls, bids=[0, 1, 0])
        assert table.events_of_type(TrickWon) == [
            TrickWon(1, "mermaid", "skull", tricks=1, bid=1, bonus=50)
        ]
        assert table.round_points() == [10, 70, 10]


def test_SD29_a_mermaid_gets_nothing_for_anybody_else() -> None:
    assert (
        play_single_trick("mermaid skull", "red 1", "black 7", bids=[1, 0, 0]).round_points()[0]
        == 20
    )
    assert (
        play_single_trick("mermaid skull", "mermaid skull", "red 1", bids=[0, 1, 0]).round_points()[
            1
        ]
        == 20
    )


def test_SD30_bonuses_need_the_exact_bid() -> None:
    rolls = ("king skull", "mermaid skull", "red 1")
    assert play_single_trick(*rolls, bids=[0, 1, 0]).round_points() == [10, 70, 10]
    assert play_single_trick(*rolls, bids=[0, 0, 0]).round_points() == [10, -10, 10]


def test_SD30_all_bonuses_of_a_round_count_together() -> None:
    table = deal_table("king mermaid red", "pirate mermaid red", "pirate blue red")
    table.make_bids(2, 0, 1)
    table.play_trick("king skull", "pirate skull", "pirate skull")
    table.play_trick("mermaid skull", "mermaid flag", "blue 3")
    table.play_trick("red 1", "red 2", "red 3")
    assert table.round_points() == [100, 30, 20]


def test_SD30_the_bonus_that_waits_for_the_bid_is_public() -> None:
    table = deal_table("king red", "pirate red", "pirate red")
    table.make_bids(1, 0, 1)
    table.play_trick("king skull", "pirate skull", "pirate skull")
    for player in (0, 1, 2, None):
        assert [screen.bonus for screen in table.view_for(player).screens] == [60, 0, 0]
    table.play_trick("red 1", "red 1", "red 1")
    assert table.round_points() == [80, 20, 20]
    assert [screen.bonus for screen in table.view_for(None).screens] == [0, 0, 0]


def test_SD31_points_are_added_to_a_running_total_at_once() -> None:
    table = play_single_trick("red 1", "blue 3", "black 5", bids=[0, 1, 1])
    assert table.last_events()[1:3] == [
        TrickWon(2, "black", "5", tricks=1, bid=1, bonus=0),
        RoundScored(1, [0, 1, 1], [0, 0, 1], [10, -10, 20], [10, -10, 20]),
    ]
    table.deal_hands("red red", "blue blue", "black black")
    table.make_bids(0, 1, 1)
    table.play_trick("blue 3", "black 5", "red 1", "black 5", "red 1", "blue 5")
    assert table.events_of_type(RoundScored)[-1] == RoundScored(
        2, [0, 1, 1], [0, 1, 1], [20, 20, 20], [30, 10, 40]
    )
    for player in (0, 1, 2, None):
        view = table.view_for(player)
        assert view.scores == [30, 10, 40]
        assert [screen.score for screen in view.screens] == [30, 10, 40]
        assert view.pad == [
            [Line(0, 0, 10), Line(1, 0, -10), Line(1, 1, 20)],
            [Line(0, 0, 20), Line(1, 1, 20), Line(1, 1, 20)],
        ]


def test_SD31_nothing_of_a_round_is_left_for_the_next() -> None:
    table = deal_table("red blue", "black yellow", "red red")
    table.make_bids(0, 2, 0)
    table.play_trick("red 1", "black 5", "red 1", "yellow 7", "red 1", "blue 3")
    view = table.view_for(1)
    assert view.gone == []
    for screen in view.screens:
        assert (screen.dice, screen.has_bid, screen.bid) == (0, False, None)
        assert (screen.tricks, screen.bonus, screen.out_of) == (0, 0, [])


def test_SD32_the_highest_total_wins_after_the_last_round() -> None:
    table = SkullKingDriver(6)
    table.play_to_round(until_round=6)
    assert table.view_for(None).winners == []
    table.play_to_round(until_round=99)
    totals = [
        sum(points)
        for points in zip(*[r.points for r in table.events_of_type(RoundScored)], strict=True)
    ]
    ended = table.events_of_type(GameEnded)
    assert ended == [GameEnded([s for s in range(6) if totals[s] == max(totals)], totals)]
    assert (table.view_for(0).winners, table.view_for(0).scores) == (ended[0].winners, totals)
    assert table.view_for(0).phase == "ended"
    assert table.pending_seats() == []


def table_with_totals(*totals: int) -> SkullKingDriver:
    """A game that is over, with these totals written into it."""
    table = SkullKingDriver(len(totals))
    table.play_to_round(until_round=99)
    for screen, total in zip(table.state.screens, totals, strict=True):
        screen.score = total
    return table


def test_SD32_one_player_has_the_highest_total() -> None:
    assert table_with_totals(40, 250, 90).view_for(None).winners == [1]


def test_SD32_a_negative_total_may_win() -> None:
    assert table_with_totals(-30, -80, -10, -20).view_for(None).winners == [2]
    assert table_with_totals(-30, -80, 0).view_for(None).winners == [2]


@pytest.mark.parametrize(
    ("number", "bid", "tricks", "points"),
    [(4, 1, 1, 20), (4, 3, 3, 60), (4, 1, 2, 0), (4, 3, 0, 0), (5, 0, 0, 50), (5, 0, 2, -50)],
)
def test_SD33_landlubbers_lose_nothing_by_a_bid_of_one_or_more(
    number: int, bid: int, tricks: int, points: int
) -> None:
    assert bid_points(number, bid, tricks, scoring="landlubber") == points


def test_SD33_landlubbers_get_no_bonus() -> None:
    king = ("king skull", "pirate skull", "pirate skull")
    assert play_single_trick(*king, bids=[1, 0, 0], scoring="landlubber").round_points() == [
        20,
        10,
        10,
    ]
    mermaid = ("king skull", "mermaid skull", "red 1")
    assert play_single_trick(*mermaid, bids=[0, 1, 0], scoring="landlubber").round_points() == [
        10,
        20,
        10,
    ]


def test_SD33_landlubbers_are_promised_no_bonus() -> None:
    table = deal_table("king red", "mermaid red", "pirate red", scoring="landlubber")
    table.make_bids(0, 1, 0)
    table.play_trick("king skull", "mermaid skull", "pirate skull")
    assert table.events_of_type(TrickWon)[-1].bonus == 0
    assert [screen.bonus for screen in table.view_for(None).screens] == [0, 0, 0]
