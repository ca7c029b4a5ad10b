"""What hands are worth: players who know little play each other, and learn from what they met.

From many games: how likely what lies on the table is beaten by the next die, and in which
situations dice are chosen. From these the chances of all hands follow (`Hands.solve`), and with
those the players play again. A few lessons are enough.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from skulduggery.core.packed_counts import size
from skulduggery.core.rng import Rng
from skulduggery.core.state import CHANCE, OVER
from skulduggery.games.skull_king.rules.actions import BID, FACE, ROLL
from skulduggery.games.skull_king.rules.state import ANNOUNCE, TUMBLE, SkullKingState, new_state
from skulduggery.games.skull_king.solver.die_values import rule_bid, rule_die
from skulduggery.games.skull_king.solver.hand_values import Hands
from skulduggery.games.skull_king.solver.rollout_policy import Player
from skulduggery.games.skull_king.solver.tricks import (
    MOST_DICE,
    STAYS,
    colour_number,
    level_of,
    stay_at,
)

LESSONS: Final = 4
SITUATIONS: Final = 120  # kept for each number of dice in hand
PRIOR: Final = 20.0  # dice that the first guess is worth


class School:
    """Lessons for a table of so many; some of the pupils keep to the rule of thumb."""

    def __init__(self, players: i64, rng: Rng) -> None:
        self.players: i64 = players
        self.rng: Rng = rng
        self.hands: Hands = Hands(players)
        self.tried: vec[float] = vec[float]([0.0] * STAYS)
        self.stayed: vec[float] = vec[float]([0.0] * STAYS)
        self.situations: list[list[tuple[int, int, int]]] = []
        self.met: vec[i64] = vec[i64]([0] * (MOST_DICE + 1))
        self.colour: i64 = 0  # to be followed by the die that is rolling

    def lesson(self, games: i64) -> None:
        """Play, and learn from it."""
        self.tried = vec[float]([0.0] * STAYS)
        self.stayed = vec[float]([0.0] * STAYS)
        self.situations = [[] for _ in range(MOST_DICE + 1)]
        self.met = vec[i64]([0] * (MOST_DICE + 1))
        for number in range(games):
            self.game(number % 2 == 1)
        beating = self.hands.beating
        for at in range(STAYS):
            guess = beating.stays[at] * PRIOR
            beating.stays[at] = (guess + self.stayed[at]) / (PRIOR + self.tried[at])
        for dice in range(1, MOST_DICE + 1):
            if not self.situations[dice]:
                self.situations[dice] = self.situations[dice - 1]
        self.hands.solve(self.situations)

    def game(self, landlubber: bool) -> None:
        state = new_state(self.players, landlubber, self.rng.below(self.players))
        player = Player(self.hands, landlubber)
        ruled = self.rng.below(1 << self.players) & self.rng.below(1 << self.players)
        while state.actor != OVER:
            actor = state.actor
            if actor == CHANCE:
                if state.phase == TUMBLE:
                    self.roll(state)
                else:
                    state.advance(state.draw(self.rng))
                continue
            screen = state.screens[actor]
            by_rule = (ruled >> actor) & 1 == 1
            if state.phase == ANNOUNCE:
                bid = rule_bid(screen.dice, self.players) if by_rule else player.bid(screen.dice)
                state.advance(BID + bid)
                continue
            self.meet(state)
            if by_rule:
                needs = screen.bid > screen.tricks
                state.advance(ROLL + rule_die(state.choices(), self.players, needs))
            else:
                state.advance(ROLL + player.die(state))

    def meet(self, state: SkullKingState) -> None:
        """Keep some of the situations, all as likely."""
        dice = size(state.screens[state.actor].dice)
        rivals = self.players - 1 - state.rolled
        self.colour = colour_number(state.colour)
        situation = (
            int(level_of(state.trick)),
            int(self.colour),
            int(rivals),
        )
        self.met[dice] = self.met[dice] + 1
        kept = self.situations[dice]
        if len(kept) < SITUATIONS:
            kept.append(situation)
            return
        at = self.rng.below_many(self.met[dice])
        if at < SITUATIONS:
            kept[at] = situation

    def roll(self, state: SkullKingState) -> None:
        """Whether what lies there is beaten by the next die."""
        rolled = state.rolled
        trick = state.trick.clone()
        level = level_of(trick)
        seat = state.roller()
        dice = size(state.screens[seat].dice) + 1
        ply = state.draw(self.rng)
        trick.add(seat, state.screens[seat].rolled, ply - FACE)
        state.advance(ply)
        if rolled == 0:
            return
        at = stay_at(level, self.colour, dice)
        self.tried[at] = self.tried[at] + 1.0
        if trick.winner() != seat:
            self.stayed[at] = self.stayed[at] + 1.0
