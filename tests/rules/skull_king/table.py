"""A table of Skull King for tests: hands are dealt and dice come to rest as they are told."""

from collections.abc import Sequence
from fractions import Fraction
from typing import TypeVar

import pytest
from tests.rules.chronicle import Chronicle

from skulduggery.core.errors import BadAction
from skulduggery.core.events import Event
from skulduggery.core.match import Match
from skulduggery.core.state import CHANCE, OVER
from skulduggery.games.skull_king.rules.events import TrickWon
from skulduggery.games.skull_king.rules.game import SkullKing
from skulduggery.games.skull_king.rules.state import SkullKingState
from skulduggery.games.skull_king.rules.view import SkullKingView

GAME = SkullKing()

E = TypeVar("E", bound=Event)


class Table:
    """A game in which every decision and every outcome of chance is named by its text."""

    def __init__(self, players: int, first: int | str = 0, scoring: str = "standard") -> None:
        self.options = GAME.read_options({"first": first, "scoring": scoring})
        self.players = players
        self.state = GAME.new(self.options, players)
        self.chronicle = Chronicle(GAME)
        self.match = Match(self.state, self.chronicle)

    # What is done.

    def chance(self, text: str) -> None:
        self.match.outcome(GAME.read_action(self.state, CHANCE, text))

    def decide(self, seat: int, text: str) -> None:
        self.match.decide(seat, GAME.read_action(self.state, seat, text))

    def deal(self, *hands: str) -> None:
        """Hands by seat, such as `king black`; the bag goes round from the start player."""
        for k in range(self.players):
            for die in hands[(self.state.start + k) % self.players].split():
                self.chance(die)

    def bid(self, *bids: int) -> None:
        """All bids, by seat."""
        for seat, tricks in enumerate(bids):
            self.decide(seat, f"bid {tricks}")

    def roll(self, seat: int, roll: str) -> None:
        """A die and what it shows, such as `black 6` or `king skull`."""
        die, face = roll.split()
        self.decide(seat, f"roll {die}")
        self.chance(face)

    def trick(self, *rolls: str) -> None:
        """Dice rolled one after another, clockwise from whose turn it is."""
        for roll in rolls:
            [seat] = self.asked()
            self.roll(seat, roll)

    def play_anyhow(self, until_round: int) -> None:
        """Always the first possible ply, until a round begins, or the game has ended."""
        while self.state.actor != OVER and self.state.round < until_round:
            self.match.play(self.state.actor, self.state.nth(0))

    def refused(self, seat: int, text: str) -> BadAction:
        """What is said to a decision that cannot be; it has changed nothing."""
        before = self.truth()
        with pytest.raises(BadAction) as caught:
            self.decide(seat, text)
        assert self.truth() == before
        return caught.value

    # What is so.

    def truth(self) -> tuple[int, list[tuple[int, int]], list[SkullKingView]]:
        """Everything there is to know: all views together hold every secret."""
        everyone = [self.view(player) for player in range(self.players)]
        return int(self.state.actor), list(self.match.plies), everyone

    def asked(self) -> list[int]:
        """The seats that owe a decision."""
        return self.state.pending()

    def view(self, player: int | None) -> SkullKingView:
        return GAME.view(self.state, self.options, player)

    def choices(self, seat: int) -> list[str]:
        """What a seat is offered, as its own view says."""
        return self.view(seat).choices.get(seat, [])

    def outcomes(self) -> dict[str, Fraction]:
        """What chance can bring next, with exact probabilities."""
        return outcomes(self.state)

    def news(self) -> list[Event]:
        """What the last ply brought about, with its secrets."""
        return self.chronicle.plies[-1]

    def heard(self, seats: Sequence[int]) -> list[Event]:
        """All that happened, as somebody who holds `seats` was told it."""
        return [event.seen_by(seats) for news in self.chronicle.plies for event in news]

    def told(self, kind: type[E]) -> list[E]:
        """All events of a kind so far."""
        return [event for event in self.heard([]) if isinstance(event, kind)]

    def tricks(self) -> list[int]:
        """Tricks by seat, as everybody sees them."""
        return [screen.tricks for screen in self.view(None).screens]

    def points(self) -> list[int]:
        """What the last finished round brought, by seat."""
        return [line.points for line in self.view(None).pad[-1]]


def outcomes(state: SkullKingState) -> dict[str, Fraction]:
    assert state.actor == CHANCE
    total = state.total_weight()
    return {
        state.text(state.nth(k)): Fraction(state.weight(k), total) for k in range(state.count())
    }


def dealt(*hands: str, start: int = 0, scoring: str = "standard") -> Table:
    """A table about to bid, in the round that has so many dice; `start` leads its first trick."""
    players = len(hands)
    number = len(hands[0].split())
    table = Table(players, (start - number + 1) % players, scoring)
    table.play_anyhow(until_round=number)
    table.deal(*hands)
    return table


def led(*hands: str, start: int = 0, scoring: str = "standard") -> Table:
    """A table about to roll, where everybody has bid 0."""
    table = dealt(*hands, start=start, scoring=scoring)
    table.bid(*[0] * table.players)
    return table


def single_trick(*rolls: str, bids: Sequence[int] = (), scoring: str = "standard") -> Table:
    """Round 1 with these dice, from seat 0 clockwise, played and scored."""
    table = dealt(*[roll.split()[0] for roll in rolls], scoring=scoring)
    table.bid(*bids or [0] * len(rolls))
    table.trick(*rolls)
    return table


def winner(*rolls: str) -> int:
    """Which of these dice takes the trick, counted from 0 in the order of rolling."""
    [won] = single_trick(*rolls).told(TrickWon)
    return won.seat


def result(number: int, bid: int, tricks: int, scoring: str = "standard") -> int:
    """What seat 0 gets for a bid and so many tricks in round `number`, played die by die."""
    hands = [" ".join([colour] * number) for colour in ("black", "yellow", "red")]
    table = dealt(*hands, scoring=scoring)
    table.bid(bid, 0, 0)
    for k in range(number):
        faces = {0: "black 7", 1: "yellow flag", 2: "red 1"}
        if k >= tricks:
            faces |= {0: "black 5", 1: "yellow 7"}
        [leader] = table.asked()
        for turn in range(3):
            seat = (leader + turn) % 3
            table.roll(seat, faces[seat])
    line = table.view(None).pad[-1][0]
    assert (line.bid, line.tricks) == (bid, tricks)
    return line.points
