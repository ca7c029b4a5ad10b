"""Training of the value nets of Säbel & Schädel, one for each number of players from three on.

It can be stopped at any time and continues from its last checkpoint.
"""

from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple

import numpy as np

from skulduggery.bots.inference_net import read_net
from skulduggery.core.atomic_file import replace_file
from skulduggery.core.rng import Rng
from skulduggery.games.saber_skull.bots.features import num_inputs
from skulduggery.games.saber_skull.bots.value_net import NUM_POINT_RESULTS, ValueNet
from skulduggery.games.saber_skull.training.selfplay import SelfPlayMatches
from skulduggery.train.trainable_net import Adam, Floats, TrainableNet

PLAYER_COUNTS = (3, 4, 5)
NUM_ITERATIONS = 120
MATCHES_PER_ITERATION = 1000
HIDDEN_UNITS = 48
BATCH_SIZE = 256
EPOCHS_PER_ITERATION = 2
LEARNING_RATES = 2e-3, 5e-5  # at the beginning and at the end
EXPLORATION_PER_MILLE = 50, 10  # decisions to roll or stop at random, likewise
MAX_GRADIENT_NORM = 1.0
NUM_MEASURED_MATCHES = 5000  # for the frequencies of endings
ITERATIONS_PER_CHECKPOINT = 5


class ValueNetIteration(NamedTuple):
    rolls: int
    error: float  # cross entropy against the targets, per player


class ValueNetTrainer:
    """The training run for so many players."""

    def __init__(
        self, players: int, folder: Path, seed: int, iterations: int | None = None
    ) -> None:
        self.players = players
        self.num_iterations = iterations or NUM_ITERATIONS
        self.seed = seed
        self.checkpoint = folder / f"saber-{players}.npz"
        self.net_file = folder / f"{players}.net"
        self.iterations_done = 0
        self.net = TrainableNet(
            num_inputs(players),
            HIDDEN_UNITS,
            NUM_POINT_RESULTS * players - 1,
            np.random.default_rng(seed),
        )
        self.adam = Adam(self.net.weights)
        if self.checkpoint.exists():
            self.load_checkpoint()

    def run_iterations(self) -> Iterator[ValueNetIteration]:
        while self.iterations_done < self.num_iterations:
            yield self.run_iteration()
            self.iterations_done += 1
            if (
                self.iterations_done % ITERATIONS_PER_CHECKPOINT == 0
                or self.iterations_done == self.num_iterations
            ):
                self.save_checkpoint()

    def scheduled_value(self, ends: tuple[float, float]) -> float:
        """Between two values, the second of which is reached at the end of the training."""
        first, last = ends
        return float(
            first * (last / first) ** (self.iterations_done / max(1, self.num_iterations - 1))
        )

    def run_iteration(self) -> ValueNetIteration:
        value_net = ValueNet(read_net(self.net.to_bytes()), self.players)
        matches = SelfPlayMatches(value_net, round(self.scheduled_value(EXPLORATION_PER_MILLE)))
        rng = Rng(self.seed, self.players * 2**20 + self.iterations_done)
        for _ in range(MATCHES_PER_ITERATION):
            matches.play_match(rng)
        features = np.array(matches.features, np.float32).reshape(-1, num_inputs(self.players))
        targets = np.array(matches.targets, np.float32).reshape(
            len(features), self.players, NUM_POINT_RESULTS
        )
        order = np.random.default_rng((self.seed, self.iterations_done))
        error = 0.0
        for _ in range(EPOCHS_PER_ITERATION):
            for rows in np.array_split(
                order.permutation(len(features)), max(1, len(features) // BATCH_SIZE)
            ):
                error += self.train_batch(features[rows], targets[rows])
        return ValueNetIteration(
            len(features), error / (EPOCHS_PER_ITERATION * max(1, len(features) // BATCH_SIZE))
        )

    def train_batch(self, features: Floats, targets: Floats) -> float:
        first, second, out = self.net.forward(features)
        logits = out.reshape(targets.shape)
        logits = logits - logits.max(2, keepdims=True)
        chances = np.exp(logits)
        chances /= chances.sum(2, keepdims=True)
        slope = ((chances - targets) / len(features)).reshape(out.shape)
        gradients = self.net.loss_gradients(features, first, second, slope)
        self.adam.step(gradients, self.scheduled_value(LEARNING_RATES), MAX_GRADIENT_NORM)
        return float(-(targets * np.log(chances + 1e-9)).sum(2).mean())

    def save_checkpoint(self) -> None:
        kept = {
            f"{name}{k}": array
            for name, arrays in (
                ("weights", self.net.weights),
                ("mean", self.adam.mean),
                ("square", self.adam.square),
            )
            for k, array in enumerate(arrays)
        }
        with replace_file(self.checkpoint) as file:
            np.savez(file, done=self.iterations_done, steps=self.adam.steps, **kept)  # type: ignore[arg-type]
        self.net_file.write_bytes(self.net.to_bytes())

    def measure_endings(self) -> dict[str, float]:
        """How often matches of the net as it is now end with which points."""
        matches = SelfPlayMatches(ValueNet(read_net(self.net.to_bytes()), self.players), 0)
        rng = Rng(self.seed, self.players * 2**20 + 2**19)
        for _ in range(NUM_MEASURED_MATCHES):
            matches.play_match(rng)
        return {
            points: times / NUM_MEASURED_MATCHES
            for points, times in sorted(matches.endings.items())
        }

    def load_checkpoint(self) -> None:
        with np.load(self.checkpoint) as kept:
            self.iterations_done = int(kept["done"])
            self.adam.steps = int(kept["steps"])
            for k in range(len(self.net.weights)):
                self.net.weights[k][...] = kept[f"weights{k}"]
                self.adam.mean[k][...] = kept[f"mean{k}"]
                self.adam.square[k][...] = kept[f"square{k}"]
