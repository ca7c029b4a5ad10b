"""Scripted games of Skull King, for the tests of its rules."""

from collections.abc import Sequence

from tests.rules.scripted_game import ScriptedGame

from skulduggery.core.errors import BadAction
from skulduggery.core.state import OVER
from skulduggery.games.skull_king.rules.events import TrickWon
from skulduggery.games.skull_king.rules.game import SkullKing
from skulduggery.games.skull_king.rules.options import SkullKingOptions
from skulduggery.games.skull_king.rules.state import SkullKingState
from skulduggery.games.skull_king.rules.view import SkullKingView

SKULL_KING_GAME = SkullKing()


class SkullKingDriver(ScriptedGame[SkullKingState, SkullKingOptions, SkullKingView]):
    def __init__(self, players: int, first: int | str = 0, scoring: str = "standard") -> None:
        super().__init__(SKULL_KING_GAME, players, {"first": first, "scoring": scoring})

    # Playing.

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
        """The error of a decision that is refused; it has changed nothing."""
        return self.refusal_of(lambda: self.decide(seat, text))

    # Asking.

    def trick_counts(self) -> list[int]:
        """Tricks by seat, as everybody sees them."""
        return [screen.tricks for screen in self.view_for(None).screens]

    def round_points(self) -> list[int]:
        """What the last finished round brought, by seat."""
        return [line.points for line in self.view_for(None).pad[-1]]


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
