"""Liar's Dice, rule by rule as they stand at the top of `liars_dice.state`, and its worlds."""

from collections import Counter
from itertools import product

import pytest
from liars_dice.actions import ACTION_TEXTS, BID, bid_action, bid_face, bid_quantity
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
from tests.rules.ply_recorder import PlyRecorder

from skulduggery.core.errors import BadOptions, IllegalAction, NotYourTurn
from skulduggery.core.event_recorder import redact_events
from skulduggery.core.events import Event
from skulduggery.core.match import Match
from skulduggery.core.playout import perft
from skulduggery.core.rng import Rng
from skulduggery.core.state import CHANCE, OVER
from skulduggery.testing import check_game


class LiarsDiceDriver:
    """A game in which every decision and every outcome of chance is named by its text."""

    def __init__(self, players: int, **wishes: object) -> None:
        self.options = GAME.read_options({"first": 0, **wishes})
        self.state: LiarsDiceState = GAME.new_state(self.options, players)
        self.recorder = PlyRecorder(GAME)
        self.match = Match(self.state, self.recorder)

    def set_dice_counts(self, *dice: int) -> None:
        """Go on with so many dice, by seat; only before any is rolled."""
        self.state.dice = list(dice)

    def play_chance(self, *texts: str) -> None:
        for text in texts:
            self.match.play_outcome(GAME.read_action(self.state, CHANCE, text))

    def roll_hands(self, *hands: str) -> None:
        """What everybody rolls, by seat, such as `11346`."""
        self.play_chance(*"".join(hands))

    def make_decisions(self, *texts: str) -> None:
        """Decisions, each by whose turn it is."""
        for text in texts:
            seat = int(self.state.actor)
            self.match.play_decision(seat, GAME.read_action(self.state, seat, text))

    def legal_texts(self) -> list[str]:
        return [self.state.action_text(action) for action in self.state.legal_actions()]

    def last_events(self, player: int | None = None) -> list[Event]:
        """What the last ply brought about, as somebody is told it."""
        return redact_events(self.recorder.events_by_ply[-1], self.state, player)

    def view_for(self, player: int | None) -> LiarsDiceView:
        return GAME.view_for(self.state, self.options, player)


# The rules.


@pytest.mark.parametrize("players", range(2, 7))
def test_LD1_two_to_six_players_have_five_dice_each(players: int) -> None:
    assert LiarsDiceDriver(players).view_for(None).scores == [5] * players


@pytest.mark.parametrize("players", [1, 7])
def test_LD1_nobody_plays_alone_or_with_more_than_six(players: int) -> None:
    with pytest.raises(BadOptions):
        LiarsDiceDriver(players)


def test_LD1_an_option_says_who_starts() -> None:
    table = LiarsDiceDriver(3, first=1)
    assert list(GAME.opening_events(table.state)) == [RoundBegan(1, 1, 15)]
    table.roll_hands("11111", "22222", "33333")
    assert table.state.actor == 1


def test_LD1_chance_says_who_starts() -> None:
    table = LiarsDiceDriver(3, first="random")
    assert list(GAME.opening_events(table.state)) == []
    assert table.legal_texts() == ["first 0", "first 1", "first 2"]
    table.play_chance("first 2")
    assert table.last_events() == [StarterDrawn(2), RoundBegan(1, 2, 15)]
    table.roll_hands("11111", "22222", "33333")
    assert table.state.actor == 2


def test_LD2_all_faces_are_equally_likely() -> None:
    table = LiarsDiceDriver(2)
    assert table.legal_texts() == ["1", "2", "3", "4", "5", "6"]
    assert {table.state.outcome_weight(k) for k in range(6)} == {1}


def test_LD2_everybody_rolls_all_their_dice() -> None:
    table = LiarsDiceDriver(3)
    table.set_dice_counts(1, 0, 2)
    table.roll_hands("4", "", "25")
    assert table.state.hands == [[4], [], [2, 5]]
    assert table.state.actor == 0


def test_LD2_only_the_owner_sees_what_a_die_shows() -> None:
    table = LiarsDiceDriver(2)
    table.set_dice_counts(2, 2)
    table.roll_hands("63", "4")
    assert table.last_events(1) == [DieRolled(1, 4)]
    assert table.last_events(0) == table.last_events(None) == [DieRolled(1, None)]
    nobodys = [HandView(dice=2, rolled=2), HandView(dice=2, rolled=1)]
    assert table.view_for(None).hands == nobodys
    assert table.view_for(0).hands == [HandView(dice=2, rolled=2, own=[3, 6]), nobodys[1]]
    assert table.view_for(1).hands == [nobodys[0], HandView(dice=2, rolled=1, own=[4])]


def test_LD3_the_starter_makes_any_bid_on_the_dice_there_are() -> None:
    table = LiarsDiceDriver(2)
    table.set_dice_counts(1, 1)
    table.roll_hands("3", "5")
    assert table.legal_texts() == [f"bid {n}x{face}" for n in (1, 2) for face in range(1, 7)]
    with pytest.raises(IllegalAction):
        table.make_decisions("bid 3x1")
    with pytest.raises(IllegalAction):
        table.make_decisions("challenge")


def test_LD4_turns_go_clockwise_past_those_who_are_out() -> None:
    table = LiarsDiceDriver(4, first=2)
    table.set_dice_counts(1, 0, 1, 1)
    table.roll_hands("1", "", "1", "1")
    seats = []
    for bid in ("bid 1x1", "bid 1x2", "bid 1x3", "bid 1x4"):
        seats.append(int(table.state.actor))
        table.make_decisions(bid)
    assert seats == [2, 3, 0, 2]
    with pytest.raises(NotYourTurn):
        table.match.play_decision(1, table.state.nth_action(0))


def test_LD4_a_higher_bid_names_more_dice_or_a_higher_face() -> None:
    table = LiarsDiceDriver(2)
    table.set_dice_counts(2, 1)
    table.roll_hands("12", "3")
    table.make_decisions("bid 2x4")
    assert table.last_events() == [BidMade(0, 2, 4)]
    assert table.view_for(None).bid == LastBid(0, 2, 4)
    higher = ["bid 2x5", "bid 2x6", *(f"bid 3x{face}" for face in range(1, 7))]
    assert table.legal_texts() == ["challenge", *higher]


def test_LD4_the_highest_bid_can_only_be_challenged() -> None:
    table = LiarsDiceDriver(2)
    table.roll_hands("11111", "22222")
    table.make_decisions("bid 10x6")
    assert table.legal_texts() == ["challenge"]


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
    table = LiarsDiceDriver(2, ones_wild=wild)
    table.set_dice_counts(4, 4)
    table.roll_hands("4134", "4421")
    table.make_decisions(bid, "challenge")
    quantity, face = map(int, bid.removeprefix("bid ").split("x"))
    assert table.last_events() == [
        BidChallenged(1, 0, quantity, face),
        DiceShown([[1, 3, 4, 4], [1, 2, 4, 4]], matching),
        DieLost(loser, 3),
        RoundBegan(2, loser, 7),
    ]
    assert table.view_for(None).scores == [4 - (loser == 0), 4 - (loser == 1)]


def test_LD7_who_lost_a_die_starts_the_next_round() -> None:
    table = LiarsDiceDriver(3)
    table.roll_hands("11111", "22222", "33333")
    table.make_decisions("bid 5x2", "bid 6x2", "challenge")  # the second player lied
    table.roll_hands("11111", "2222", "33333")
    assert (table.state.round, table.state.actor, table.legal_texts()[0]) == (2, 1, "bid 1x1")


def test_LD7_if_it_was_their_last_die_the_next_player_still_in_starts() -> None:
    table = LiarsDiceDriver(4)
    table.set_dice_counts(1, 1, 0, 2)
    table.roll_hands("1", "2", "", "33")
    table.make_decisions("bid 1x1", "bid 4x2", "challenge")
    assert table.last_events()[2:] == [DieLost(1, 0), RoundBegan(2, 3, 3)]


def test_LD8_the_last_player_with_dice_wins() -> None:
    table = LiarsDiceDriver(3)
    table.set_dice_counts(1, 0, 3)
    table.roll_hands("4", "", "555")
    table.make_decisions("bid 2x4", "challenge")
    assert table.last_events()[2:] == [DieLost(0, 0), GameWon(2)]
    assert (table.state.actor, table.state.winners(), table.legal_texts()) == (OVER, [2], [])


def test_when_time_runs_out_the_lowest_bid_is_made_or_the_last_one_challenged() -> None:
    table = LiarsDiceDriver(2)
    table.roll_hands("11111", "22222")
    assert table.state.action_text(GAME.default_action(table.state, 0)) == "bid 1x1"
    table.make_decisions("bid 3x4")
    assert table.state.action_text(GAME.default_action(table.state, 1)) == "challenge"


# What programs rely on.


def test_all_texts_are_different_and_higher_bids_come_later() -> None:
    assert len(set(ACTION_TEXTS)) == len(ACTION_TEXTS) == 6 + 6 + 1 + 30 * 6
    for action in range(BID, len(ACTION_TEXTS)):
        quantity, face = bid_quantity(action), bid_face(action)
        assert (ACTION_TEXTS[action], bid_action(quantity, face)) == (
            f"bid {quantity}x{face}",
            action,
        )


def test_it_conforms() -> None:
    check_game(GAME)


def test_every_challenge_that_shows_something_else_has_a_number_of_64_bits_of_its_own() -> None:
    numbers = set()
    for last in product("123456", repeat=2):
        table = LiarsDiceDriver(6)
        table.roll_hands(*["66666"] * 5, "666", *last)
        table.make_decisions("bid 1x1")
        numbers.add(table.state.observation_code(table.state.nth_action(0), 0))
    assert len(numbers) == 21  # two dice, the order of which nobody sees
    assert all(len(ACTION_TEXTS) <= number < 2**63 for number in numbers)


def test_the_dice_of_others_are_drawn_uniformly() -> None:
    table = LiarsDiceDriver(3)
    table.set_dice_counts(2, 1, 1)
    table.roll_hands("26", "3", "5")
    table.make_decisions("bid 2x6")
    rng, draws = Rng(1), 3600
    worlds = [GAME.sample_world(table.view_for(0), rng).hands for _ in range(draws)]
    assert all(own == [2, 6] for own, _, _ in worlds)
    found = Counter((left[0], right[0]) for _, left, right in worlds)
    assert set(found) == set(product(range(1, 7), repeat=2))
    share = 1 / 36
    error = (share * (1 - share) / draws) ** 0.5
    assert all(abs(count / draws - share) < 4 * error for count in found.values())


def test_lines_of_play_are_counted_as_by_hand() -> None:
    drawn = GAME.new_state(GAME.read_options({}), 3)
    # Who starts, then one of six faces, die after die.
    assert [perft(drawn, depth) for depth in range(1, 5)] == [3, 3 * 6, 3 * 6**2, 3 * 6**3]


def test_lines_of_the_last_round_are_counted_as_by_hand() -> None:
    table = LiarsDiceDriver(2)
    table.set_dice_counts(1, 1)
    table.roll_hands("3", "5")
    # There are 12 bids. After bid number n come a challenge, which ends the game, and the 12 - n
    # bids above it: 12 + (11 + 10 + … + 0). Of the lines that go on, each choice of two bids is
    # followed by a challenge or any bid above: 66 and 220, the ways to choose two and three of 12.
    counts = [perft(table.state, depth) for depth in range(1, 4)]
    assert counts == [12, 12 + 66, 66 + 220]


def test_lines_after_a_challenge_go_on_with_one_die_less() -> None:
    table = LiarsDiceDriver(2)
    table.set_dice_counts(1, 2)
    table.roll_hands("3", "55")
    table.make_decisions("bid 3x6")
    # The only ply is a challenge; the bid was a lie and cost its bidder the last die.
    assert [perft(table.state, depth) for depth in (1, 2)] == [1, 0]
    table = LiarsDiceDriver(2)
    table.set_dice_counts(2, 2)
    table.roll_hands("33", "55")
    table.make_decisions("bid 4x6")
    # A challenge, three dice to roll, and 18 bids on three dice.
    assert [perft(table.state, depth) for depth in range(1, 6)] == [1, 6, 36, 216, 216 * 18]
