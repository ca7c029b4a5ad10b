"""Self-play training of nets for Skull with three and more players.

Proximal policy optimisation (PPO) with an entropy bonus and a magnet. The reward is the win alone,
and all seats may be the same net. The bonus, which decreases, keeps strategies mixed, as bluffing
needs (Rudolph et al. 2025 find such policy gradient methods as good as any for games like this).
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

_MIN_PROBABILITY = np.float32(1e-12)


class PpoConfig:
    """Hyperparameters of PPO, found by trial and error."""

    steps = 64  # decisions at each table for an iteration
    epochs = 2
    batch = 4096
    clip = 0.2
    gae_lambda = 0.95  # of generalised advantage estimation
    learning_rate = (1e-3, 1e-4)  # at the beginning and at the end
    entropy_bonus = (0.03, 0.008)  # likewise
    value_weight = 0.5  # of the value loss
    max_gradient_norm = 1.0
    average_decay = 0.99  # of the averaged net, per iteration
    magnet_weight = 0.1  # of the KL divergence to the averaged policy: without it, play cycles


class PpoIterationReport(NamedTuple):
    """Figures of one training iteration."""

    games: int
    decisions: int
    entropy: float  # of the policy
    error: float  # mean square error of the forecasts


class ExperienceBatch:
    """All decisions of an iteration, by step and table."""

    def __init__(self, steps: int, tables: int, width: int) -> None:
        self.inputs = np.zeros((steps, tables, width), np.float32)
        self.legal = np.zeros((steps, tables, NUM_POLICY_OUTPUTS), np.bool_)
        self.outputs = np.zeros((steps, tables), np.int64)
        self.probability = np.zeros((steps, tables), np.float32)  # of the output that was chosen
        self.forecast = np.zeros((steps, tables), np.float32)
        self.player = np.zeros((steps, tables), np.int64)
        self.learning = np.ones(
            (steps, tables), np.bool_
        )  # whether it is a decision of the learner
        self.ended = np.zeros((steps, tables), np.bool_)  # whether a game has ended there
        # What those have won, player by player, whose game was over there; else below 0.
        self.shares = np.zeros((steps, tables, MAX_SEATS), np.float32)


def collect_experience(
    tables: SkullVectorEnv,
    net: TrainableNet,
    steps: int,
    rng: np.random.Generator,
    opponents: OpponentPool,
) -> ExperienceBatch:
    size, width = tables.size, tables.width
    experience = ExperienceBatch(steps, size, width)
    rows = np.arange(size)
    for step in range(steps):
        x = (
            np.frombuffer(memoryview(tables.inputs), np.float64)
            .reshape(size, width)
            .astype(np.float32)
        )
        legal = (
            np.frombuffer(memoryview(tables.legal_outputs), np.int64)
            .reshape(size, NUM_POLICY_OUTPUTS)
            .astype(np.bool_)
        )
        player = np.frombuffer(memoryview(tables.players), np.int64).copy()
        chances, forecast = net.evaluate_inputs(x, legal)
        outputs = sample_actions(chances, rng)
        experience.inputs[step], experience.legal[step], experience.outputs[step] = (
            x,
            legal,
            outputs,
        )
        experience.probability[step], experience.forecast[step] = chances[rows, outputs], forecast
        experience.player[step] = player
        experience.learning[step] = opponents.learner_mask(player)
        opponents.decide(x, legal, outputs, experience.learning[step])
        tables.step_all(outputs.tolist())
        experience.shares[step] = np.frombuffer(memoryview(tables.shares), np.float64).reshape(
            size, MAX_SEATS
        )
        experience.ended[step] = np.frombuffer(memoryview(tables.ended), np.int64)
        opponents.finish_games(np.flatnonzero(experience.ended[step]), experience.shares[step])
    return experience


def compute_advantages(
    experience: ExperienceBatch, trace: float
) -> tuple[Floats, Floats, NDArray[np.bool_]]:
    """Advantages, value targets, and a mask of the decisions to learn from (GAE).

    A player's next decision may lie beyond this batch; then the last one is left out.
    """
    steps, size = experience.outputs.shape
    advantages = np.zeros((steps, size), np.float32)
    known = np.zeros((steps, size), np.bool_)
    rows = np.arange(size)
    later = np.zeros((size, MAX_SEATS), np.float32)  # forecast at the player's next decision
    credit = np.zeros((size, MAX_SEATS), np.float32)
    sure = np.zeros((size, MAX_SEATS), np.bool_)
    for step in reversed(range(steps)):
        over = experience.shares[step] >= 0
        later[over] = experience.shares[step][over]
        credit[over] = 0
        sure |= over
        players = experience.player[step]
        forecast = experience.forecast[step]
        known[step] = sure[rows, players]
        advantages[step] = later[rows, players] - forecast + trace * credit[rows, players]
        advantages[step] *= known[step]
        later[rows, players] = forecast
        credit[rows, players] = advantages[step]
        sure[rows, players] = True
    return advantages, advantages + experience.forecast, known & experience.learning


class PpoLearner:
    """A net with its optimiser, and the average of its weights over iterations."""

    def __init__(
        self, inputs: int, hidden: int, seed: int, config: type[PpoConfig] = PpoConfig
    ) -> None:
        self.rng = np.random.default_rng(seed)
        self._config = config
        self.net = TrainableNet(inputs, hidden, NUM_POLICY_OUTPUTS, self.rng)
        self.adam = Adam(self.net.weights)
        self.average_net = TrainableNet(inputs, hidden, NUM_POLICY_OUTPUTS, self.rng)
        self.average_net.weights = [w.copy() for w in self.net.weights]

    def train_iteration(
        self, tables: SkullVectorEnv, opponents: OpponentPool, done: float
    ) -> PpoIterationReport:
        """One iteration; `done` is the part of the training that is over, from 0 to 1."""
        config = self._config
        rate = _interpolate_geometric(config.learning_rate, done)
        bonus = _interpolate_geometric(config.entropy_bonus, done)
        experience = collect_experience(tables, self.net, config.steps, self.rng, opponents)
        advantages, target, known = compute_advantages(experience, config.gae_lambda)
        x, legal = experience.inputs[known], experience.legal[known]
        outputs, before = experience.outputs[known], experience.probability[known]
        advantages, target = advantages[known], target[known]
        advantages = advantages / (advantages.std() + 1e-6)
        average_logs = np.log(
            np.maximum(self.average_net.evaluate_inputs(x, legal)[0], _MIN_PROBABILITY)
        )
        entropy = 0.0
        batches = 0
        for _ in range(config.epochs):
            order = self.rng.permutation(len(outputs))
            for start in range(0, len(order), config.batch):
                some = order[start : start + config.batch]
                sample = x[some], legal[some], outputs[some], before[some], average_logs[some]
                entropy += self._gradient_step(*sample, advantages[some], target[some], rate, bonus)
                batches += 1
        keep = np.float32(config.average_decay)
        for k, now in enumerate(self.net.weights):
            self.average_net.weights[k] = keep * self.average_net.weights[k] + (1 - keep) * now
        error = float(np.mean((experience.forecast[known] - target) ** 2))
        games = int(experience.ended.sum())
        return PpoIterationReport(games, len(outputs), entropy / max(1, batches), error)

    def _gradient_step(
        self,
        x: Floats,
        legal: NDArray[np.bool_],
        outputs: NDArray[np.int64],
        before: Floats,
        average_logs: Floats,
        advantages: Floats,
        target: Floats,
        rate: float,
        bonus: float,
    ) -> float:
        """One gradient step; returns the mean entropy of the policy."""
        config = self._config
        net = self.net
        size = len(outputs)
        rows = np.arange(size)
        first, second, out = net.forward(x)
        chances = masked_softmax(out[:, :NUM_POLICY_OUTPUTS], legal)
        ratio = chances[rows, outputs] / before
        # Beyond the clip there is no gradient in the same direction.
        free = np.where(advantages > 0, ratio < 1 + config.clip, ratio > 1 - config.clip)
        push = (advantages * ratio * free).astype(np.float32)
        logs = np.log(np.maximum(chances, _MIN_PROBABILITY))
        entropy = -(chances * logs).sum(1)
        slope = np.zeros_like(out)
        policy = push[:, None] * chances
        policy[rows, outputs] -= push
        policy += np.float32(bonus) * chances * (logs + entropy[:, None])
        unlike = logs - average_logs
        policy += (
            np.float32(config.magnet_weight)
            * chances
            * (unlike - (chances * unlike).sum(1, keepdims=True))
        )
        slope[:, :NUM_POLICY_OUTPUTS] = policy
        slope[:, NUM_POLICY_OUTPUTS] = np.float32(config.value_weight) * (
            sigmoid(out[:, NUM_POLICY_OUTPUTS]) - target
        )
        slope /= size
        self.adam.step(net.loss_gradients(x, first, second, slope), rate, config.max_gradient_norm)
        return float(entropy.mean())


def _interpolate_geometric(ends: tuple[float, float], done: float) -> float:
    """From the first to the second, by equal factors."""
    return float(ends[0] * (ends[1] / ends[0]) ** done)
