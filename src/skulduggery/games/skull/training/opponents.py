"""All sorts of people to learn from: players of every level, and good ones with bad habits."""

from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from skulduggery.bots.bot import Bot
from skulduggery.bots.registry import bot_named
from skulduggery.core.rng import Rng
from skulduggery.games import game_named
from skulduggery.games.skull.bots.features import (
    INPUTS,
    SAY_ALL,
    SAY_FLIP,
    SAY_FLOWER,
    SAY_MORE,
    SAY_PASS,
    SAY_SKULL,
    SAYINGS,
)
from skulduggery.games.skull.bots.policy import FAINT
from skulduggery.games.skull.rules.actions import MAX_SEATS
from skulduggery.games.skull.rules.options import SkullOptions
from skulduggery.games.skull.training.vector_env import Tables
from skulduggery.train.net import Floats, Net, drawn, softmax

SKULL_ON_MAT = 19  # the input that says so (see Senses.read_own)

STUDENT, MODEL, CROOKED, NAMED = range(4)
NAMES = ("rule", "casual", "rule", "casual", "random")


class Mix(NamedTuple):
    """How often a chair is taken by whom; with `alone`, one at every table is the student."""

    student: float  # who learns
    model: float  # a net that plays as it is,
    crooked: float  # or with habits of all kinds
    named: float  # bots of other levels
    alone: bool = False


class Others:
    """Who sits with the student: drawn anew for every game."""

    def __init__(
        self, tables: Tables, model: Net, mix: Mix, options: list[SkullOptions], seed: int
    ) -> None:
        self.tables = tables
        self.model = model
        self.mix = mix
        self.options = options  # table by table
        self.game = game_named("skull")
        self.rng = np.random.default_rng(seed)
        size = len(tables.kinds)
        self.sorts = np.zeros((size, MAX_SEATS), np.int64)
        self.heat = np.ones((size, MAX_SEATS), np.float32)
        self.tilt = np.zeros((size, MAX_SEATS, SAYINGS), np.float32)
        self.lies = np.zeros((size, MAX_SEATS), np.float32)
        self.bots = [
            [bot_named("skull", name, Rng(seed, n)) for name in NAMES] for n in range(MAX_SEATS)
        ]
        self.called = np.zeros((size, MAX_SEATS), np.int64)
        self.won: list[float] = []  # by students who were alone, game after game
        self.sit_down(np.arange(size))

    def get_up(self, tables: NDArray[np.int64], shares: Floats) -> None:
        """The games at these tables are over, with these shares of all players at all tables."""
        if self.mix.alone:
            seats = (self.sorts[tables] == STUDENT).argmax(1)
            self.won += shares[tables, seats].tolist()
        self.sit_down(tables)

    def sit_down(self, tables: NDArray[np.int64]) -> None:
        """New people at these tables."""
        rng, n = self.rng, len(tables)
        sorts = rng.choice(4, (n, MAX_SEATS), p=self.mix[:4])
        if self.mix.alone:
            for row, table in enumerate(tables):
                sorts[row, rng.integers(self.tables.kinds[table][0])] = STUDENT
        self.sorts[tables] = sorts
        self.called[tables] = rng.integers(0, len(NAMES), (n, MAX_SEATS))
        crooked = (sorts == CROOKED).astype(np.float32)
        self.heat[tables] = np.exp(0.5 * rng.standard_normal((n, MAX_SEATS)) * crooked)
        tilt = np.zeros((n, MAX_SEATS, SAYINGS), np.float32)
        for sayings, spread in (
            ([SAY_FLOWER], 1.0),
            ([SAY_SKULL], 1.5),
            ([SAY_PASS], 1.5),
            ([*range(SAY_MORE, SAY_ALL + 1)], 1.0),
            ([*range(SAY_MORE + 1, SAY_ALL + 1)], 1.0),
            ([SAY_FLIP], 1.0),
        ):
            tilt[:, :, sayings] += spread * rng.standard_normal((n, MAX_SEATS, 1))
        self.tilt[tables] = tilt * crooked[:, :, None]
        self.lies[tables] = 1.5 * rng.standard_normal((n, MAX_SEATS)) * crooked

    def learning(self, players: NDArray[np.int64]) -> NDArray[np.bool_]:
        """At which tables it is the student who decides."""
        mine: NDArray[np.bool_] = self.sorts[np.arange(len(players)), players] == STUDENT
        return mine

    def decide(
        self,
        x: Floats,
        may: NDArray[np.bool_],
        said: NDArray[np.int64],
        learning: NDArray[np.bool_],
    ) -> None:
        """Put into `said` what the others do."""
        rows = np.flatnonzero(~learning)
        who = np.frombuffer(memoryview(self.tables.players), np.int64)[rows]
        logits = self.model.forward(x[rows, :INPUTS])[2][:, :SAYINGS]
        logits = logits / self.heat[rows, who][:, None] + self.tilt[rows, who]
        bids = slice(SAY_MORE, SAY_ALL + 1)
        logits[:, bids] += (x[rows, SKULL_ON_MAT] * self.lies[rows, who])[:, None]
        chances = softmax(logits, may[rows])
        as_it_is = self.sorts[rows, who] == MODEL
        chances[as_it_is] = clear(chances[as_it_is])
        said[rows] = drawn(chances, self.rng)
        for row, player in zip(rows, who, strict=True):
            if self.sorts[row, player] == NAMED:
                said[row] = -1 - self.asked(int(row), int(player))

    def asked(self, table: int, player: int) -> int:
        """What a bot does, from its view."""
        state = self.tables.states[table]
        bot: Bot = self.bots[player][self.called[table, player]]
        view = self.game.view(state, self.options[table], player)
        text = bot.decide(view, state.actor)
        return self.game.read_action(state, state.actor, text)


def clear(chances: Floats) -> Floats:
    """Without what a bot with such chances leaves out."""
    kept = chances * (chances > FAINT)
    kept /= kept.sum(1, keepdims=True)
    return kept
