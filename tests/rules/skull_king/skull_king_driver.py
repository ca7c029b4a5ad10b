"""A table of Skull King for tests: hands are dealt and dice come to rest as they are told."""

from collections.abc import Sequence
from fractions import Fraction
from typing import TypeVar

import pytest
from tests.rules.ply_recorder import PlyRecorder

from skulduggery.core.errors import BadAction
from skulduggery.core.events import Event
from skulduggery.core.match import Match
from skulduggery.core.state import CHANCE, OVER
from skulduggery.games.skull_king.rules.events import TrickWon
from skulduggery.games.skull_king.rules.game import SkullKing
from skulduggery.games.skull_king.rules.state import SkullKingState
from skulduggery.games.skull_king.rules.view import SkullKingView

SKULL_KING_GAME = SkullKing()

E = TypeVar("E", bound=Event)


class SkullKingDriver:
    """A game in which every decision and every outcome of chance is named by its text."""

    def __init__(self, players: int, first: int | str = 0, scoring: str = "standard") -> None:
        self.options = SKULL_KING_GAME.read_options({"first": first, "scoring": scoring})
        self.players = players
        self.state = SKULL_KING_GAME.new_state(self.options, players)
        self.recorder = PlyRecorder(SKULL_KING_GAME)
        self.match = Match(self.state, self.recorder)

    # What is done.

    def play_chance(self, text: str) -> None:
        self.match.play_outcome(SKULL_KING_GAME.read_action(self.state, CHANCE, text))

    def decide(self, seat: int, text: str) -> None:
        self.match.play_decision(seat, SKULL_KING_GAME.read_action(self.state, seat, text))

    def deal_hands(self, *hands: str) -> None:
        """Hands by seat, such as `king black`; the bag goes round from the start player."""
        for k in range(self.players):
            for die in hands[(self.state.start + k) % self.players].split():
                self.play_chance(die)

    def make_bids(self, *bids: int) -> None:
        """All bids, by seat."""
        for seat, tricks in enumerate(bids):
            self.decide(seat, f"bid {tricks}")

    def roll_die(self, seat: int, roll: str) -> None:
        """A die and what it shows, such as `black 6` or `king skull`."""
        die, face = roll.split()
        self.decide(seat, f"roll {die}")
        self.play_chance(face)

    def play_trick(self, *rolls: str) -> None:
        """Dice rolled one after another, clockwise from whose turn it is."""
        for roll in rolls:
            [seat] = self.pending_seats()
            self.roll_die(seat, roll)

    def play_to_round(self, until_round: int) -> None:
        """Always the first possible ply, until a round begins, or the game has ended."""
        while self.state.actor != OVER and self.state.round < until_round:
            self.match.play_action(self.state.actor, self.state.nth_action(0))

    def expect_refusal(self, seat: int, text: str) -> BadAction:
        """What is said to a decision that cannot be; it has changed nothing."""
        before = self.full_snapshot()
        with pytest.raises(BadAction) as caught:
            self.decide(seat, text)
        assert self.full_snapshot() == before
        return caught.value

    # What is so.

    def full_snapshot(self) -> tuple[int, list[tuple[int, int]], list[SkullKingView]]:
        """Everything there is to know: all views together hold every secret."""
        everyone = [self.view_for(player) for player in range(self.players)]
        return int(self.state.actor), list(self.match.plies), everyone

    def pending_seats(self) -> list[int]:
        """The seats that owe a decision."""
        return self.state.pending_seats()

    def view_for(self, player: int | None) -> SkullKingView:
        return SKULL_KING_GAME.view_for(self.state, self.options, player)

    def legal_choices(self, seat: int) -> list[str]:
        """What a seat is offered, as its own view says."""
        return self.view_for(seat).choices.get(seat, [])

    def outcome_odds(self) -> dict[str, Fraction]:
        """What chance can bring next, with exact probabilities."""
        return chance_odds(self.state)

    def last_events(self) -> list[Event]:
        """What the last ply brought about, with its secrets."""
        return self.recorder.events_by_ply[-1]

    def events_seen_by(self, seats: Sequence[int]) -> list[Event]:
        """All that happened, as somebody who holds `seats` was told it."""
        return [event.seen_by(seats) for news in self.recorder.events_by_ply for event in news]

    def events_of_type(self, kind: type[E]) -> list[E]:
        """All events of a kind so far."""
        return [event for event in self.events_seen_by([]) if isinstance(event, kind)]

    def trick_counts(self) -> list[int]:
        """Tricks by seat, as everybody sees them."""
        return [screen.tricks for screen in self.view_for(None).screens]

    def round_points(self) -> list[int]:
        """What the last finished round brought, by seat."""
        return [line.points for line in self.view_for(None).pad[-1]]


def chance_odds(state: SkullKingState) -> dict[str, Fraction]:
    assert state.actor == CHANCE
    total = state.total_weight()
    return {
        state.action_text(state.nth_action(k)): Fraction(state.outcome_weight(k), total)
        for k in range(state.count_actions())
    }


def deal_table(*hands: str, start: int = 0, scoring: str = "standard") -> SkullKingDriver:
    """A table about to bid, in the round that has so many dice; `start` leads its first trick."""
    players = len(hands)
    number = len(hands[0].split())
    table = SkullKingDriver(players, (start - number + 1) % players, scoring)
    table.play_to_round(until_round=number)
    table.deal_hands(*hands)
    return table


def deal_and_bid_zero(*hands: str, start: int = 0, scoring: str = "standard") -> SkullKingDriver:
    """A table about to roll, where everybody has bid 0."""
    table = deal_table(*hands, start=start, scoring=scoring)
    table.make_bids(*[0] * table.players)
    return table


def play_single_trick(
    *rolls: str, bids: Sequence[int] = (), scoring: str = "standard"
) -> SkullKingDriver:
    """Round 1 with these dice, from seat 0 clockwise, played and scored."""
    table = deal_table(*[roll.split()[0] for roll in rolls], scoring=scoring)
    table.make_bids(*bids or [0] * len(rolls))
    table.play_trick(*rolls)
    return table


def trick_winner(*rolls: str) -> int:
    """Which of these dice takes the trick, counted from 0 in the order of rolling."""
    [won] = play_single_trick(*rolls).events_of_type(TrickWon)
    return won.seat


def bid_points(number: int, bid: int, tricks: int, scoring: str = "standard") -> int:
    """What seat 0 gets for a bid and so many tricks in round `number`, played die by die."""
    hands = [" ".join([colour] * number) for colour in ("black", "yellow", "red")]
    table = deal_table(*hands, scoring=scoring)
    table.make_bids(bid, 0, 0)
    for k in range(number):
        faces = {0: "black 7", 1: "yellow flag", 2: "red 1"}
        if k >= tricks:
            faces |= {0: "black 5", 1: "yellow 7"}
        [leader] = table.pending_seats()
        for turn in range(3):
            seat = (leader + turn) % 3
            table.roll_die(seat, faces[seat])
    line = table.view_for(None).pad[-1][0]
    assert (line.bid, line.tricks) == (bid, tricks)
    return line.points
