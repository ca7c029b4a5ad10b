"""Skull for three and more, learned by playing against oneself.

Proximal policy optimisation with a bonus for keeping one's options open: what is rewarded is only
the win, everybody at the table is the same net, and the bonus, which fades, keeps them mixing as
bluffers must (Rudolph et al. 2025 find such plain methods as good as any for games like this).
"""

from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from skulduggery.games.skull.bots.features import NUM_POLICY_OUTPUTS
from skulduggery.games.skull.rules.actions import MAX_SEATS
from skulduggery.games.skull.training.opponents import OpponentPool
from skulduggery.games.skull.training.vector_env import SkullVectorEnv
from skulduggery.train.trainable_net import (
    Adam,
    Floats,
    TrainableNet,
    masked_softmax,
    sample_actions,
    sigmoid,
)

MIN_PROBABILITY = np.float32(1e-12)


class PpoConfig:
    """How to learn. What these numbers are has been found by trying."""

    steps = 64  # decisions at each table between lessons
    epochs = 2
    batch = 4096
    clip = 0.2
    gae_lambda = 0.95  # how far a result reaches back (lambda of GAE)
    learning_rate = (1e-3, 1e-4)  # of learning, at the beginning and at the end
    entropy_bonus = (0.03, 0.008)  # for entropy, likewise
    value_weight = 0.5  # how much a better forecast counts
    max_gradient_norm = 1.0  # gradient
    average_decay = 0.99  # how slowly the average of all that was learned forgets
    magnet_weight = (
        0.1  # how much it costs to play unlike that average: without it they chase in circles
    )


class PpoIterationReport(NamedTuple):
    """How a lesson went."""

    games: int
    decisions: int
    entropy: float  # of what is said: how much the student still mixes
    error: float  # of its forecasts, squared


class ExperienceBatch:
    """All decisions between two lessons, by step and table."""

    def __init__(self, steps: int, tables: int, width: int) -> None:
        self.inputs = np.zeros((steps, tables, width), np.float32)
        self.may = np.zeros((steps, tables, NUM_POLICY_OUTPUTS), np.bool_)
        self.said = np.zeros((steps, tables), np.int64)
        self.chance = np.zeros((steps, tables), np.float32)  # with which it was said
        self.forecast = np.zeros((steps, tables), np.float32)
        self.player = np.zeros((steps, tables), np.int64)
        self.learning = np.ones((steps, tables), np.bool_)  # whether it is the student's
        self.ended = np.zeros((steps, tables), np.bool_)  # whether a game has ended there
        # What those have won, player by player, whose game was over there; else below 0.
        self.shares = np.zeros((steps, tables, MAX_SEATS), np.float32)


def collect_experience(
    tables: SkullVectorEnv,
    net: TrainableNet,
    steps: int,
    rng: np.random.Generator,
    others: OpponentPool,
) -> ExperienceBatch:
    size, width = tables.size, tables.width
    lesson = ExperienceBatch(steps, size, width)
    rows = np.arange(size)
    for step in range(steps):
        x = (
            np.frombuffer(memoryview(tables.inputs), np.float64)
            .reshape(size, width)
            .astype(np.float32)
        )
        may = (
            np.frombuffer(memoryview(tables.legal_outputs), np.int64)
            .reshape(size, NUM_POLICY_OUTPUTS)
            .astype(np.bool_)
        )
        player = np.frombuffer(memoryview(tables.players), np.int64).copy()
        chances, forecast = net.evaluate_inputs(x, may)
        said = sample_actions(chances, rng)
        lesson.inputs[step], lesson.may[step], lesson.said[step] = x, may, said
        lesson.chance[step], lesson.forecast[step] = chances[rows, said], forecast
        lesson.player[step] = player
        lesson.learning[step] = others.learner_mask(player)
        others.decide(x, may, said, lesson.learning[step])
        tables.step_all(said.tolist())
        lesson.shares[step] = np.frombuffer(memoryview(tables.shares), np.float64).reshape(
            size, MAX_SEATS
        )
        lesson.ended[step] = np.frombuffer(memoryview(tables.ended), np.int64)
        others.finish_games(np.flatnonzero(lesson.ended[step]), lesson.shares[step])
    return lesson


def compute_advantages(
    lesson: ExperienceBatch, trace: float
) -> tuple[Floats, Floats, NDArray[np.bool_]]:
    """How much better each decision went than forecast, the better forecast, and where to learn.

    A player's next decision may lie beyond the lesson; the last of each such is left out.
    """
    steps, size = lesson.said.shape
    gain = np.zeros((steps, size), np.float32)
    known = np.zeros((steps, size), np.bool_)
    rows = np.arange(size)
    later = np.zeros((size, MAX_SEATS), np.float32)  # forecast at the player's next decision
    credit = np.zeros((size, MAX_SEATS), np.float32)
    sure = np.zeros((size, MAX_SEATS), np.bool_)
    for step in reversed(range(steps)):
        over = lesson.shares[step] >= 0
        later[over] = lesson.shares[step][over]
        credit[over] = 0
        sure |= over
        who = lesson.player[step]
        forecast = lesson.forecast[step]
        known[step] = sure[rows, who]
        gain[step] = later[rows, who] - forecast + trace * credit[rows, who]
        gain[step] *= known[step]
        later[rows, who] = forecast
        credit[rows, who] = gain[step]
        sure[rows, who] = True
    return gain, gain + lesson.forecast, known & lesson.learning


class PpoLearner:
    """A net that gets better."""

    def __init__(
        self, inputs: int, hidden: int, seed: int, recipe: type[PpoConfig] = PpoConfig
    ) -> None:
        self.rng = np.random.default_rng(seed)
        self.recipe = recipe
        self.net = TrainableNet(inputs, hidden, NUM_POLICY_OUTPUTS, self.rng)
        self.adam = Adam(self.net.weights)
        self.average_net = TrainableNet(
            inputs, hidden, NUM_POLICY_OUTPUTS, self.rng
        )  # a slow average of what it was
        self.average_net.weights = [w.copy() for w in self.net.weights]

    def train_iteration(
        self, tables: SkullVectorEnv, others: OpponentPool, done: float
    ) -> PpoIterationReport:
        """One lesson; `done` is how much of the training is over, from 0 to 1."""
        recipe = self.recipe
        rate = interpolate_geometric(recipe.learning_rate, done)
        bonus = interpolate_geometric(recipe.entropy_bonus, done)
        lesson = collect_experience(tables, self.net, recipe.steps, self.rng, others)
        gain, target, known = compute_advantages(lesson, recipe.gae_lambda)
        x, may = lesson.inputs[known], lesson.may[known]
        said, before = lesson.said[known], lesson.chance[known]
        gain, target = gain[known], target[known]
        gain = gain / (gain.std() + 1e-6)
        usual = np.log(np.maximum(self.average_net.evaluate_inputs(x, may)[0], MIN_PROBABILITY))
        entropy = 0.0
        batches = 0
        for _ in range(recipe.epochs):
            order = self.rng.permutation(len(said))
            for start in range(0, len(order), recipe.batch):
                some = order[start : start + recipe.batch]
                sample = x[some], may[some], said[some], before[some], usual[some]
                entropy += self.gradient_step(*sample, gain[some], target[some], rate, bonus)
                batches += 1
        keep = np.float32(recipe.average_decay)
        for k, now in enumerate(self.net.weights):
            self.average_net.weights[k] = keep * self.average_net.weights[k] + (1 - keep) * now
        error = float(np.mean((lesson.forecast[known] - target) ** 2))
        games = int(lesson.ended.sum())
        return PpoIterationReport(games, len(said), entropy / max(1, batches), error)

    def gradient_step(
        self,
        x: Floats,
        may: NDArray[np.bool_],
        said: NDArray[np.int64],
        before: Floats,
        usual: Floats,
        gain: Floats,
        target: Floats,
        rate: float,
        bonus: float,
    ) -> float:
        """One step of gradient; the entropy of what would be said."""
        recipe = self.recipe
        net = self.net
        size = len(said)
        rows = np.arange(size)
        first, second, out = net.forward(x)
        chances = masked_softmax(out[:, :NUM_POLICY_OUTPUTS], may)
        ratio = chances[rows, said] / before
        # Beyond the clip a step in the same direction is worth nothing.
        free = np.where(gain > 0, ratio < 1 + recipe.clip, ratio > 1 - recipe.clip)
        push = (gain * ratio * free).astype(np.float32)
        logs = np.log(np.maximum(chances, MIN_PROBABILITY))
        entropy = -(chances * logs).sum(1)
        slope = np.zeros_like(out)
        policy = push[:, None] * chances
        policy[rows, said] -= push
        policy += np.float32(bonus) * chances * (logs + entropy[:, None])
        unlike = logs - usual
        policy += (
            np.float32(recipe.magnet_weight)
            * chances
            * (unlike - (chances * unlike).sum(1, keepdims=True))
        )
        slope[:, :NUM_POLICY_OUTPUTS] = policy
        slope[:, NUM_POLICY_OUTPUTS] = np.float32(recipe.value_weight) * (
            sigmoid(out[:, NUM_POLICY_OUTPUTS]) - target
        )
        slope /= size
        self.adam.step(net.loss_gradients(x, first, second, slope), rate, recipe.max_gradient_norm)
        return float(entropy.mean())


def interpolate_geometric(ends: tuple[float, float], done: float) -> float:
    """From the first to the second, by equal factors."""
    return float(ends[0] * (ends[1] / ends[0]) ** done)
