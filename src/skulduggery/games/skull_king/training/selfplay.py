"""Self-play that fits the probabilities of hands.

Counted over many games: how likely the die that leads a trick is beaten by the next one, and in
which situations dice are chosen. From these the probabilities of all hands are computed
(`HandValues.solve_hands`), and with those the players play again. A few iterations are enough.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from skulduggery.core.packed_counts import total_count
from skulduggery.core.rng import Rng
from skulduggery.core.state import CHANCE, OVER
from skulduggery.games.skull_king.rules.actions import BID_OFFSET, FACE_OFFSET, ROLL_OFFSET
from skulduggery.games.skull_king.rules.state import (
    PHASE_ANNOUNCE,
    PHASE_TUMBLE,
    SkullKingState,
    new_state,
)
from skulduggery.games.skull_king.solver.beat_table import (
    MAX_HAND_DICE,
    NUM_STAY_ENTRIES,
    follow_colour_index,
    stay_index,
    trick_level,
)
from skulduggery.games.skull_king.solver.die_values import rule_bid, rule_die
from skulduggery.games.skull_king.solver.hand_values import HandValues
from skulduggery.games.skull_king.solver.rollout_policy import RolloutPolicy

NUM_ITERATIONS: Final = 4
_MAX_KEPT_SITUATIONS: Final = 120  # kept for each number of dice in hand
_PRIOR_NUM_DICE: Final = 20.0  # weight of the first guess, in dice


class HandValueTrainer:
    """Iterations of self-play with so many players; some of them keep to the rule of thumb."""

    def __init__(self, players: i64, rng: Rng) -> None:
        self.players: i64 = players
        self._rng: Rng = rng
        self.hands: HandValues = HandValues(players)
        self.num_challenged: vec[float] = vec[float]([0.0] * NUM_STAY_ENTRIES)
        self._num_unbeaten: vec[float] = vec[float]([0.0] * NUM_STAY_ENTRIES)
        self.situations: list[list[tuple[int, int, int]]] = []
        self._num_met: vec[i64] = vec[i64]([0] * (MAX_HAND_DICE + 1))
        self._follow_colour: i64 = 0  # to be followed by the die that is rolling

    def run_iteration(self, games: i64) -> None:
        """Play, then compute new probabilities."""
        self.num_challenged = vec[float]([0.0] * NUM_STAY_ENTRIES)
        self._num_unbeaten = vec[float]([0.0] * NUM_STAY_ENTRIES)
        self.situations = [[] for _ in range(MAX_HAND_DICE + 1)]
        self._num_met = vec[i64]([0] * (MAX_HAND_DICE + 1))
        for number in range(games):
            self.play_game(number % 2 == 1)
        beat_table = self.hands.beat_table
        for at in range(NUM_STAY_ENTRIES):
            guess = beat_table.stay_probabilities[at] * _PRIOR_NUM_DICE
            beat_table.stay_probabilities[at] = (guess + self._num_unbeaten[at]) / (
                _PRIOR_NUM_DICE + self.num_challenged[at]
            )
        for dice in range(1, MAX_HAND_DICE + 1):
            if not self.situations[dice]:
                self.situations[dice] = self.situations[dice - 1]
        self.hands.solve_hands(self.situations)

    def play_game(self, landlubber: bool) -> None:
        state = new_state(self.players, landlubber, self._rng.below(self.players))
        policy = RolloutPolicy(self.hands, landlubber)
        rule_seats = self._rng.below(1 << self.players) & self._rng.below(1 << self.players)
        while state.actor != OVER:
            actor = state.actor
            if actor == CHANCE:
                if state.phase == PHASE_TUMBLE:
                    self._record_roll(state)
                else:
                    state.advance(state.draw_action(self._rng))
                continue
            screen = state.screens[actor]
            by_rule = (rule_seats >> actor) & 1 == 1
            if state.phase == PHASE_ANNOUNCE:
                bid = (
                    rule_bid(screen.dice, self.players)
                    if by_rule
                    else policy.choose_bid(screen.dice)
                )
                state.advance(BID_OFFSET + bid)
                continue
            self._keep_situation(state)
            if by_rule:
                needs = screen.bid > screen.tricks
                state.advance(ROLL_OFFSET + rule_die(state.rollable_dice(), self.players, needs))
            else:
                state.advance(ROLL_OFFSET + policy.choose_die(state))

    def _keep_situation(self, state: SkullKingState) -> None:
        """Keep some of the situations, all as likely."""
        dice = total_count(state.screens[state.actor].dice)
        rivals = self.players - 1 - state.rolled
        self._follow_colour = follow_colour_index(state.colour)
        situation = (
            int(trick_level(state.trick)),
            int(self._follow_colour),
            int(rivals),
        )
        self._num_met[dice] = self._num_met[dice] + 1
        kept = self.situations[dice]
        if len(kept) < _MAX_KEPT_SITUATIONS:
            kept.append(situation)
            return
        at = self._rng.below_large(self._num_met[dice])
        if at < _MAX_KEPT_SITUATIONS:
            kept[at] = situation

    def _record_roll(self, state: SkullKingState) -> None:
        """Whether what lies there is beaten by the next die."""
        rolled = state.rolled
        trick = state.trick.clone()
        level = trick_level(trick)
        seat = state.current_roller()
        dice = total_count(state.screens[seat].dice) + 1
        ply = state.draw_action(self._rng)
        trick.add_die(seat, state.screens[seat].rolled, ply - FACE_OFFSET)
        state.advance(ply)
        if rolled == 0:
            return
        at = stay_index(level, self._follow_colour, dice)
        self.num_challenged[at] = self.num_challenged[at] + 1.0
        if trick.winning_seat() != seat:
            self._num_unbeaten[at] = self._num_unbeaten[at] + 1.0
