"""Setting up, drawing and bidding: SD01 to SD05."""

from fractions import Fraction

import pytest
from tests.rules.skull_king.skull_king_driver import SkullKingDriver, deal_and_bid_zero, deal_table

from skulduggery.core.errors import NotYourTurn
from skulduggery.games.skull_king.rules.events import (
    BidSealed,
    BidsOpened,
    DieDealt,
    RoundBegan,
    StartPlayerDrawn,
)

DICE_IN_BAG = {"king": 1, "pirate": 3, "mermaid": 2, "black": 7, "blue": 7, "red": 8, "yellow": 8}
BAG_ODDS = {die: Fraction(count, 36) for die, count in DICE_IN_BAG.items()}
SPECIAL_FACES = ["skull"] * 4 + ["flag"] * 2
FACES_BY_DIE = {
    "king": SPECIAL_FACES,
    "pirate": SPECIAL_FACES,
    "mermaid": SPECIAL_FACES,
    "black": list("556677"),
    "blue": list("334455"),
    "red": list("112233"),
    "yellow": ["flag", "flag", "flag", "1", "1", "7"],
}
ROUNDS_BY_PLAYERS = [(3, 8), (4, 8), (5, 7), (6, 6)]


@pytest.mark.parametrize("players", [3, 4, 5, 6])
def test_SD01_three_to_six_players_sit_down(players: int) -> None:
    view = SkullKingDriver(players).view_for(None)
    assert (view.players, len(view.screens), view.scores) == (players, players, [0] * players)


def test_SD01_there_are_36_dice_in_the_bag() -> None:
    table = SkullKingDriver(6)
    assert table.outcome_odds() == BAG_ODDS
    table.play_to_round(until_round=6)
    drawn = []
    for _ in range(36):
        die = next(iter(table.outcome_odds()))
        table.play_chance(die)
        drawn.append(die)
    assert {die: drawn.count(die) for die in DICE_IN_BAG} == DICE_IN_BAG


@pytest.mark.parametrize("die", FACES_BY_DIE)
def test_SD01_each_die_has_its_six_faces(die: str) -> None:
    table = deal_and_bid_zero(die, "red", "red")
    table.decide(0, f"roll {die}")
    faces = FACES_BY_DIE[die]
    assert table.outcome_odds() == {face: Fraction(faces.count(face), 6) for face in set(faces)}


@pytest.mark.parametrize("seat", range(4))
def test_SD02_any_player_may_start_round_1(seat: int) -> None:
    table = SkullKingDriver(4, first=seat)
    assert table.view_for(None).start == seat
    table.deal_hands("red", "red", "red", "red")
    table.make_bids(0, 0, 0, 0)
    assert table.pending_seats() == [seat]


def test_SD02_a_drawn_start_player_is_told_to_all() -> None:
    table = SkullKingDriver(3, first="random")
    table.play_chance("first 2")
    assert table.events_seen_by(None) == [StartPlayerDrawn(2), RoundBegan(1, 2)]
    assert table.view_for(None).start == 2


@pytest.mark.parametrize("players", [3, 6])
def test_SD02_the_start_moves_on_clockwise_each_round(players: int) -> None:
    table = SkullKingDriver(players, first=1)
    for number in range(2, 7):
        table.play_to_round(until_round=number)
        assert table.view_for(None).start == number % players
        assert table.events_of_type(RoundBegan)[-1] == RoundBegan(number, number % players)


@pytest.mark.parametrize(("players", "rounds"), ROUNDS_BY_PLAYERS)
def test_SD03_the_number_of_rounds_depends_on_the_players(players: int, rounds: int) -> None:
    table = SkullKingDriver(players)
    assert table.view_for(0).rounds == rounds
    table.play_to_round(until_round=rounds)
    assert not table.match.is_over()
    table.play_to_round(until_round=99)
    assert table.match.is_over()
    assert len(table.view_for(None).pad) == rounds
    assert table.events_of_type(RoundBegan)[-1].round == rounds


@pytest.mark.parametrize(("players", "rounds", "dice"), [(3, 8, 24), (4, 8, 32), (5, 7, 35)])
def test_SD03_the_last_round_takes_so_many_dice(players: int, rounds: int, dice: int) -> None:
    table = SkullKingDriver(players)
    table.play_to_round(until_round=rounds)
    before = len(table.events_of_type(DieDealt))
    while table.match.awaits_chance():
        table.play_chance(next(iter(table.outcome_odds())))
    assert len(table.events_of_type(DieDealt)) - before == dice


def test_SD04_in_round_n_each_player_draws_n_dice() -> None:
    table = SkullKingDriver(4)
    for number in range(1, 9):
        table.play_to_round(until_round=number)
        while table.match.awaits_chance():
            table.play_chance(next(iter(table.outcome_odds())))
        assert [screen.dice for screen in table.view_for(None).screens] == [number] * 4


def test_SD04_the_bag_is_full_at_the_start_of_each_round() -> None:
    table = SkullKingDriver(4)
    for number in range(1, 9):
        table.play_to_round(until_round=number)
        assert table.outcome_odds() == BAG_ODDS


def test_SD04_dice_are_drawn_without_being_put_back() -> None:
    table = SkullKingDriver(3)
    table.play_chance("king")
    table.play_chance("mermaid")
    assert table.outcome_odds() == {
        die: Fraction(count - (die == "mermaid"), 34)
        for die, count in DICE_IN_BAG.items()
        if die != "king"
    }


def test_SD04_the_owner_alone_sees_the_dice() -> None:
    table = deal_table("king yellow", "black black", "red mermaid")
    shown = [[screen.own for screen in table.view_for(player).screens] for player in range(3)]
    assert shown == [
        [["king", "yellow"], None, None],
        [None, ["black", "black"], None],
        [None, None, ["mermaid", "red"]],
    ]
    assert [screen.own for screen in table.view_for(None).screens] == [None, None, None]


def test_SD04_others_hear_that_a_die_was_drawn_but_not_which() -> None:
    table = SkullKingDriver(3, first=1)
    table.deal_hands("king", "black", "red")
    assert table.events_seen_by(1) == [DieDealt(1, "black"), DieDealt(2, None), DieDealt(0, None)]
    assert table.events_seen_by(0) == [DieDealt(1, None), DieDealt(2, None), DieDealt(0, "king")]
    assert table.events_seen_by(None) == [DieDealt(1, None), DieDealt(2, None), DieDealt(0, None)]


def test_SD04_other_hands_and_the_bag_make_no_difference_to_what_one_sees() -> None:
    one = deal_table("blue red", "king pirate", "mermaid yellow")
    other = deal_table("blue red", "black yellow", "red red")
    for table in (one, other):
        table.make_bids(1, 1, 0)
    for player in (0, None):
        assert one.view_for(player) == other.view_for(player)
        assert one.events_seen_by(player) == other.events_seen_by(player)
    assert one.view_for(1) != other.view_for(1)


def test_SD05_everybody_is_asked_for_a_bid_at_once() -> None:
    table = deal_table("red red", "blue blue", "black black")
    assert table.view_for(None).phase == "announce"
    assert table.pending_seats() == [0, 1, 2]
    assert [table.legal_choices(seat) for seat in range(3)] == [["bid 0", "bid 1", "bid 2"]] * 3


def test_SD05_bids_are_sealed_in_any_order() -> None:
    orders = []
    for order in ([0, 1, 2], [2, 0, 1], [1, 2, 0]):
        table = deal_table("red red", "blue blue", "black black")
        for seat in order:
            table.decide(seat, f"bid {seat}")
        orders.append([table.view_for(player) for player in range(3)])
    assert orders[0] == orders[1] == orders[2]
    assert [screen.bid for screen in orders[0][0].screens] == [0, 1, 2]


def test_SD05_a_sealed_bid_is_known_to_its_owner_alone() -> None:
    table = deal_table("red red", "blue blue", "black black")
    table.decide(1, "bid 2")
    assert table.pending_seats() == [0, 2]
    assert [screen.has_bid for screen in table.view_for(0).screens] == [False, True, False]
    assert [table.view_for(player).screens[1].bid for player in (0, 1, 2, None)] == [
        None,
        2,
        None,
        None,
    ]
    [sealed] = table.last_events()
    assert sealed.seen_by([1]) == BidSealed(1, 2)
    assert sealed.seen_by([0]) == sealed.seen_by([2]) == sealed.seen_by([]) == BidSealed(1, None)


def test_SD05_two_sealed_bids_look_alike_to_the_others() -> None:
    low, high = (deal_table("red red", "blue blue", "black black") for _ in range(2))
    low.decide(1, "bid 0")
    high.decide(1, "bid 2")
    for player in (0, 2, None):
        assert low.view_for(player) == high.view_for(player)
        assert low.events_seen_by(player) == high.events_seen_by(player)


def test_SD05_the_last_bid_opens_all_of_them() -> None:
    table = deal_table("red red", "blue blue", "black black")
    table.make_bids(0, 2, 1)
    assert table.last_events() == [BidSealed(2, 1), BidsOpened([0, 2, 1])]
    assert table.events_seen_by(0)[-2:] == [BidSealed(2, None), BidsOpened([0, 2, 1])]
    for player in (0, 1, 2, None):
        assert [screen.bid for screen in table.view_for(player).screens] == [0, 2, 1]


def test_SD05_a_bid_once_made_stands() -> None:
    table = deal_table("red red", "blue blue", "black black")
    table.decide(0, "bid 1")
    refusal = table.expect_refusal(0, "bid 2")
    assert isinstance(refusal, NotYourTurn)
    assert refusal.details == {"seat": "0", "pending": "1, 2"}
    assert table.legal_choices(0) == []


def test_SD05_none_is_a_bid_too() -> None:
    table = deal_table("red", "blue", "black")
    table.make_bids(0, 0, 0)
    assert [screen.bid for screen in table.view_for(None).screens] == [0, 0, 0]
    assert [screen.has_bid for screen in table.view_for(None).screens] == [True, True, True]


def test_SD05_nobody_but_the_players_can_bid() -> None:
    table = deal_table("red", "blue", "black")
    for stranger in (-1, 3, 9):
        refusal = table.expect_refusal(stranger, "bid 0")
        assert isinstance(refusal, NotYourTurn)
        assert refusal.details == {"seat": str(stranger), "pending": "0, 1, 2"}
