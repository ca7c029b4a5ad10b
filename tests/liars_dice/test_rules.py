"""Liar's Dice, rule by rule as they stand at the top of `liars_dice.state`, and its worlds."""

from collections import Counter
from itertools import product

import pytest
from liars_dice.actions import BID, TEXTS, bid_face, bid_of, bid_quantity
from liars_dice.events import (
    BidChallenged,
    BidMade,
    DiceShown,
    DieLost,
    DieRolled,
    GameWon,
    RoundBegan,
    StarterDrawn,
)
from liars_dice.game import LIARS_DICE as GAME
from liars_dice.state import LiarsDiceState
from liars_dice.view import HandView, LastBid, LiarsDiceView
from tests.rules.chronicle import Chronicle

from skulduggery.core.errors import BadOptions, IllegalAction, NotYourTurn
from skulduggery.core.event_recorder import as_seen
from skulduggery.core.events import Event
from skulduggery.core.match import Match
from skulduggery.core.playout import perft
from skulduggery.core.rng import Rng
from skulduggery.core.state import CHANCE, OVER
from skulduggery.testing import check_game


class Table:
    """A game in which every decision and every outcome of chance is named by its text."""

    def __init__(self, players: int, **wishes: object) -> None:
        self.options = GAME.read_options({"first": 0, **wishes})
        self.state: LiarsDiceState = GAME.new(self.options, players)
        self.chronicle = Chronicle(GAME)
        self.match = Match(self.state, self.chronicle)

    def leave(self, *dice: int) -> None:
        """Go on with so many dice, by seat; only before any is rolled."""
        self.state.dice = list(dice)

    def chance(self, *texts: str) -> None:
        for text in texts:
            self.match.outcome(GAME.read_action(self.state, CHANCE, text))

    def roll(self, *hands: str) -> None:
        """What everybody rolls, by seat, such as `11346`."""
        self.chance(*"".join(hands))

    def say(self, *texts: str) -> None:
        """Decisions, each by whose turn it is."""
        for text in texts:
            seat = int(self.state.actor)
            self.match.decide(seat, GAME.read_action(self.state, seat, text))

    def possible(self) -> list[str]:
        return [self.state.text(action) for action in self.state.actions()]

    def happened(self, player: int | None = None) -> list[Event]:
        """What the last ply brought about, as somebody is told it."""
        return as_seen(self.chronicle.plies[-1], self.state, player)

    def view(self, player: int | None) -> LiarsDiceView:
        return GAME.view(self.state, self.options, player)


# The rules.


@pytest.mark.parametrize("players", range(2, 7))
def test_LD1_two_to_six_players_have_five_dice_each(players: int) -> None:
    assert Table(players).view(None).scores == [5] * players


@pytest.mark.parametrize("players", [1, 7])
def test_LD1_nobody_plays_alone_or_with_more_than_six(players: int) -> None:
    with pytest.raises(BadOptions):
        Table(players)


def test_LD1_an_option_says_who_starts() -> None:
    table = Table(3, first=1)
    assert list(GAME.opening(table.state)) == [RoundBegan(1, 1, 15)]
    table.roll("11111", "22222", "33333")
    assert table.state.actor == 1


def test_LD1_chance_says_who_starts() -> None:
    table = Table(3, first="random")
    assert list(GAME.opening(table.state)) == []
    assert table.possible() == ["first 0", "first 1", "first 2"]
    table.chance("first 2")
    assert table.happened() == [StarterDrawn(2), RoundBegan(1, 2, 15)]
    table.roll("11111", "22222", "33333")
    assert table.state.actor == 2


def test_LD2_all_faces_are_equally_likely() -> None:
    table = Table(2)
    assert table.possible() == ["1", "2", "3", "4", "5", "6"]
    assert {table.state.weight(k) for k in range(6)} == {1}


def test_LD2_everybody_rolls_all_their_dice() -> None:
    table = Table(3)
    table.leave(1, 0, 2)
    table.roll("4", "", "25")
    assert table.state.hands == [[4], [], [2, 5]]
    assert table.state.actor == 0


def test_LD2_only_the_owner_sees_what_a_die_shows() -> None:
    table = Table(2)
    table.leave(2, 2)
    table.roll("63", "4")
    assert table.happened(1) == [DieRolled(1, 4)]
    assert table.happened(0) == table.happened(None) == [DieRolled(1, None)]
    nobodys = [HandView(dice=2, rolled=2), HandView(dice=2, rolled=1)]
    assert table.view(None).hands == nobodys
    assert table.view(0).hands == [HandView(dice=2, rolled=2, own=[3, 6]), nobodys[1]]
    assert table.view(1).hands == [nobodys[0], HandView(dice=2, rolled=1, own=[4])]


def test_LD3_the_starter_makes_any_bid_on_the_dice_there_are() -> None:
    table = Table(2)
    table.leave(1, 1)
    table.roll("3", "5")
    assert table.possible() == [f"bid {n}x{face}" for n in (1, 2) for face in range(1, 7)]
    with pytest.raises(IllegalAction):
        table.say("bid 3x1")
    with pytest.raises(IllegalAction):
        table.say("challenge")


def test_LD4_turns_go_clockwise_past_those_who_are_out() -> None:
    table = Table(4, first=2)
    table.leave(1, 0, 1, 1)
    table.roll("1", "", "1", "1")
    seats = []
    for bid in ("bid 1x1", "bid 1x2", "bid 1x3", "bid 1x4"):
        seats.append(int(table.state.actor))
        table.say(bid)
    assert seats == [2, 3, 0, 2]
    with pytest.raises(NotYourTurn):
        table.match.decide(1, table.state.nth(0))


def test_LD4_a_higher_bid_names_more_dice_or_a_higher_face() -> None:
    table = Table(2)
    table.leave(2, 1)
    table.roll("12", "3")
    table.say("bid 2x4")
    assert table.happened() == [BidMade(0, 2, 4)]
    assert table.view(None).bid == LastBid(0, 2, 4)
    higher = ["bid 2x5", "bid 2x6", *(f"bid 3x{face}" for face in range(1, 7))]
    assert table.possible() == ["challenge", *higher]


def test_LD4_the_highest_bid_can_only_be_challenged() -> None:
    table = Table(2)
    table.roll("11111", "22222")
    table.say("bid 10x6")
    assert table.possible() == ["challenge"]


# Eight dice on the table: two ones, four fours.
@pytest.mark.parametrize(
    ("bid", "wild", "matching", "loser"),
    [
        ("bid 3x4", False, 4, 1),
        ("bid 4x4", False, 4, 1),  # just enough
        ("bid 5x4", False, 4, 0),
        ("bid 6x4", True, 6, 1),  # LD6: the ones count
        ("bid 7x4", True, 6, 0),
        ("bid 2x1", True, 2, 1),  # nothing is wild in a bid of ones
        ("bid 3x1", True, 2, 0),
        ("bid 1x6", False, 0, 0),
        ("bid 1x6", True, 2, 1),
    ],
)
def test_LD5_LD6_a_true_bid_costs_the_challenger_a_die_and_a_lie_the_bidder(
    bid: str, wild: bool, matching: int, loser: int
) -> None:
    table = Table(2, ones_wild=wild)
    table.leave(4, 4)
    table.roll("4134", "4421")
    table.say(bid, "challenge")
    quantity, face = map(int, bid.removeprefix("bid ").split("x"))
    assert table.happened() == [
        BidChallenged(1, 0, quantity, face),
        DiceShown([[1, 3, 4, 4], [1, 2, 4, 4]], matching),
        DieLost(loser, 3),
        RoundBegan(2, loser, 7),
    ]
    assert table.view(None).scores == [4 - (loser == 0), 4 - (loser == 1)]


def test_LD7_who_lost_a_die_starts_the_next_round() -> None:
    table = Table(3)
    table.roll("11111", "22222", "33333")
    table.say("bid 5x2", "bid 6x2", "challenge")  # the second player lied
    table.roll("11111", "2222", "33333")
    assert (table.state.round, table.state.actor, table.possible()[0]) == (2, 1, "bid 1x1")


def test_LD7_if_it_was_their_last_die_the_next_player_still_in_starts() -> None:
    table = Table(4)
    table.leave(1, 1, 0, 2)
    table.roll("1", "2", "", "33")
    table.say("bid 1x1", "bid 4x2", "challenge")
    assert table.happened()[2:] == [DieLost(1, 0), RoundBegan(2, 3, 3)]


def test_LD8_the_last_player_with_dice_wins() -> None:
    table = Table(3)
    table.leave(1, 0, 3)
    table.roll("4", "", "555")
    table.say("bid 2x4", "challenge")
    assert table.happened()[2:] == [DieLost(0, 0), GameWon(2)]
    assert (table.state.actor, table.state.winners(), table.possible()) == (OVER, [2], [])


def test_when_time_runs_out_the_lowest_bid_is_made_or_the_last_one_challenged() -> None:
    table = Table(2)
    table.roll("11111", "22222")
    assert table.state.text(GAME.default(table.state, 0)) == "bid 1x1"
    table.say("bid 3x4")
    assert table.state.text(GAME.default(table.state, 1)) == "challenge"


# What programs rely on.


def test_all_texts_are_different_and_higher_bids_come_later() -> None:
    assert len(set(TEXTS)) == len(TEXTS) == 6 + 6 + 1 + 30 * 6
    for action in range(BID, len(TEXTS)):
        quantity, face = bid_quantity(action), bid_face(action)
        assert (TEXTS[action], bid_of(quantity, face)) == (f"bid {quantity}x{face}", action)


def test_it_conforms() -> None:
    check_game(GAME)


def test_every_challenge_that_shows_something_else_has_a_number_of_64_bits_of_its_own() -> None:
    numbers = set()
    for last in product("123456", repeat=2):
        table = Table(6)
        table.roll(*["66666"] * 5, "666", *last)
        table.say("bid 1x1")
        numbers.add(table.state.seen(table.state.nth(0), 0))
    assert len(numbers) == 21  # two dice, the order of which nobody sees
    assert all(len(TEXTS) <= number < 2**63 for number in numbers)


def test_the_dice_of_others_are_drawn_uniformly() -> None:
    table = Table(3)
    table.leave(2, 1, 1)
    table.roll("26", "3", "5")
    table.say("bid 2x6")
    rng, draws = Rng(1), 3600
    worlds = [GAME.sample_world(table.view(0), rng).hands for _ in range(draws)]
    assert all(own == [2, 6] for own, _, _ in worlds)
    found = Counter((left[0], right[0]) for _, left, right in worlds)
    assert set(found) == set(product(range(1, 7), repeat=2))
    share = 1 / 36
    error = (share * (1 - share) / draws) ** 0.5
    assert all(abs(count / draws - share) < 4 * error for count in found.values())


def test_lines_of_play_are_counted_as_by_hand() -> None:
    drawn = GAME.new(GAME.read_options({}), 3)
    # Who starts, then one of six faces, die after die.
    assert [perft(drawn, depth) for depth in range(1, 5)] == [3, 3 * 6, 3 * 6**2, 3 * 6**3]


def test_lines_of_the_last_round_are_counted_as_by_hand() -> None:
    table = Table(2)
    table.leave(1, 1)
    table.roll("3", "5")
    # There are 12 bids. After bid number n come a challenge, which ends the game, and the 12 - n
    # bids above it: 12 + (11 + 10 + … + 0). Of the lines that go on, each choice of two bids is
    # followed by a challenge or any bid above: 66 and 220, the ways to choose two and three of 12.
    counts = [perft(table.state, depth) for depth in range(1, 4)]
    assert counts == [12, 12 + 66, 66 + 220]


def test_lines_after_a_challenge_go_on_with_one_die_less() -> None:
    table = Table(2)
    table.leave(1, 2)
    table.roll("3", "55")
    table.say("bid 3x6")
    # The only ply is a challenge; the bid was a lie and cost its bidder the last die.
    assert [perft(table.state, depth) for depth in (1, 2)] == [1, 0]
    table = Table(2)
    table.leave(2, 2)
    table.roll("33", "55")
    table.say("bid 4x6")
    # A challenge, three dice to roll, and 18 bids on three dice.
    assert [perft(table.state, depth) for depth in range(1, 6)] == [1, 6, 36, 216, 216 * 18]
