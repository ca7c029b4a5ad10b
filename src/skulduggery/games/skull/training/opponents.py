"""Opponents for training: bots of several levels, and nets with biased play."""

from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from skulduggery.bots.bot import Bot
from skulduggery.bots.registry import bot_named
from skulduggery.core.rng import Rng
from skulduggery.games import game_named
from skulduggery.games.skull.bots.features import (
    NUM_INPUTS,
    NUM_POLICY_OUTPUTS,
    OUTPUT_BID_ALL,
    OUTPUT_FLIP,
    OUTPUT_FLOWER,
    OUTPUT_PASS,
    OUTPUT_RAISE,
    OUTPUT_SKULL,
)
from skulduggery.games.skull.bots.policy import MIN_ACTION_PROBABILITY
from skulduggery.games.skull.rules.actions import MAX_SEATS
from skulduggery.games.skull.rules.options import SkullOptions
from skulduggery.games.skull.training.vector_env import SkullVectorEnv
from skulduggery.train.trainable_net import Floats, TrainableNet, masked_softmax, sample_actions

_SKULL_ON_MAT_INPUT = 19  # see SkullFeatures.read_own

SEAT_LEARNER, SEAT_MODEL, _SEAT_BIASED, _SEAT_NAMED_BOT = range(4)
_OPPONENT_BOT_NAMES = ("rule", "casual", "rule", "casual", "random")


class OpponentMix(NamedTuple):
    """Shares of the kinds of players; with `alone`, one seat of every table is the learner's."""

    learner: float  # the net being trained
    model: float  # a fixed net that plays as it is,
    biased: float  # or with random biases
    named: float  # bots of other levels
    alone: bool = False


class OpponentPool:
    """The players at the learner's tables: drawn anew for every game."""

    def __init__(
        self,
        tables: SkullVectorEnv,
        model: TrainableNet,
        mix: OpponentMix,
        options: list[SkullOptions],
        seed: int,
    ) -> None:
        self._tables = tables
        self.model = model
        self._mix = mix
        self.options = options  # table by table
        self.game = game_named("skull")
        self._rng = np.random.default_rng(seed)
        size = len(tables.kinds)
        self.seat_kinds = np.zeros((size, MAX_SEATS), np.int64)
        self._temperature = np.ones((size, MAX_SEATS), np.float32)
        self._logit_bias = np.zeros((size, MAX_SEATS, NUM_POLICY_OUTPUTS), np.float32)
        self._bluff_bias = np.zeros((size, MAX_SEATS), np.float32)
        self._bots = [
            [bot_named("skull", name, Rng(seed, n)) for name in _OPPONENT_BOT_NAMES]
            for n in range(MAX_SEATS)
        ]
        self._bot_numbers = np.zeros((size, MAX_SEATS), np.int64)
        self.won_shares: list[float] = []  # by the learner where it is alone, game after game
        self._seat_opponents(np.arange(size))

    def finish_games(self, tables: NDArray[np.int64], shares: Floats) -> None:
        """The games at these tables are over, with these shares of all players at all tables."""
        if self._mix.alone:
            seats = (self.seat_kinds[tables] == SEAT_LEARNER).argmax(1)
            self.won_shares += shares[tables, seats].tolist()
        self._seat_opponents(tables)

    def _seat_opponents(self, tables: NDArray[np.int64]) -> None:
        """Draw new opponents at these tables."""
        rng, n = self._rng, len(tables)
        kinds = rng.choice(4, (n, MAX_SEATS), p=self._mix[:4])
        if self._mix.alone:
            for row, table in enumerate(tables):
                kinds[row, rng.integers(self._tables.kinds[table][0])] = SEAT_LEARNER
        self.seat_kinds[tables] = kinds
        self._bot_numbers[tables] = rng.integers(0, len(_OPPONENT_BOT_NAMES), (n, MAX_SEATS))
        biased = (kinds == _SEAT_BIASED).astype(np.float32)
        self._temperature[tables] = np.exp(0.5 * rng.standard_normal((n, MAX_SEATS)) * biased)
        bias = np.zeros((n, MAX_SEATS, NUM_POLICY_OUTPUTS), np.float32)
        for outputs, spread in (
            ([OUTPUT_FLOWER], 1.0),
            ([OUTPUT_SKULL], 1.5),
            ([OUTPUT_PASS], 1.5),
            ([*range(OUTPUT_RAISE, OUTPUT_BID_ALL + 1)], 1.0),
            ([*range(OUTPUT_RAISE + 1, OUTPUT_BID_ALL + 1)], 1.0),
            ([OUTPUT_FLIP], 1.0),
        ):
            bias[:, :, outputs] += spread * rng.standard_normal((n, MAX_SEATS, 1))
        self._logit_bias[tables] = bias * biased[:, :, None]
        self._bluff_bias[tables] = 1.5 * rng.standard_normal((n, MAX_SEATS)) * biased

    def learner_mask(self, players: NDArray[np.int64]) -> NDArray[np.bool_]:
        """At which tables the learner decides."""
        mine: NDArray[np.bool_] = self.seat_kinds[np.arange(len(players)), players] == SEAT_LEARNER
        return mine

    def decide(
        self,
        x: Floats,
        legal: NDArray[np.bool_],
        outputs: NDArray[np.int64],
        learning: NDArray[np.bool_],
    ) -> None:
        """Write the decisions of the opponents into `outputs`; bots' actions as -1 - action."""
        rows = np.flatnonzero(~learning)
        who = np.frombuffer(memoryview(self._tables.players), np.int64)[rows]
        logits = self.model.forward(x[rows, :NUM_INPUTS])[2][:, :NUM_POLICY_OUTPUTS]
        logits = logits / self._temperature[rows, who][:, None] + self._logit_bias[rows, who]
        bids = slice(OUTPUT_RAISE, OUTPUT_BID_ALL + 1)
        logits[:, bids] += (x[rows, _SKULL_ON_MAT_INPUT] * self._bluff_bias[rows, who])[:, None]
        chances = masked_softmax(logits, legal[rows])
        as_it_is = self.seat_kinds[rows, who] == SEAT_MODEL
        chances[as_it_is] = drop_unlikely(chances[as_it_is])
        outputs[rows] = sample_actions(chances, self._rng)
        for row, player in zip(rows, who, strict=True):
            if self.seat_kinds[row, player] == _SEAT_NAMED_BOT:
                outputs[row] = -1 - self._ask_bot(int(row), int(player))

    def _ask_bot(self, table: int, player: int) -> int:
        """What a bot does, from its view."""
        state = self._tables.states[table]
        bot: Bot = self._bots[player][self._bot_numbers[table, player]]
        view = self.game.view_for(state, self.options[table], player)
        text = bot.decide(view, state.actor)
        return self.game.read_action(state, state.actor, text)


def drop_unlikely(chances: Floats) -> Floats:
    """Without the actions that a net policy drops (see bots.policy)."""
    kept = chances * (chances > MIN_ACTION_PROBABILITY)
    kept /= kept.sum(1, keepdims=True)
    return kept
