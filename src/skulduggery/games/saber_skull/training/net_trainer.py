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
_NUM_ITERATIONS = 120
_MATCHES_PER_ITERATION = 1000
_HIDDEN_UNITS = 48
_BATCH_SIZE = 256
_EPOCHS_PER_ITERATION = 2
_LEARNING_RATES = 2e-3, 5e-5  # at the beginning and at the end
_EXPLORATION_PER_MILLE = 50, 10  # decisions to roll or stop at random, likewise
_MAX_GRADIENT_NORM = 1.0
_NUM_MEASURED_MATCHES = 5000  # for the frequencies of endings
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
        self.num_iterations = iterations or _NUM_ITERATIONS
        self.seed = seed
        self._checkpoint = folder / f"saber-{players}.npz"
        self.net_file = folder / f"{players}.net"
        self.iterations_done = 0
        self._net = TrainableNet(
            num_inputs(players),
            _HIDDEN_UNITS,
            NUM_POINT_RESULTS * players - 1,
            np.random.default_rng(seed),
        )
        self._adam = Adam(self._net.weights)
        if self._checkpoint.exists():
            self._load_checkpoint()

    def run_iterations(self) -> Iterator[ValueNetIteration]:
        while self.iterations_done < self.num_iterations:
            yield self._run_iteration()
            self.iterations_done += 1
            if (
                self.iterations_done % ITERATIONS_PER_CHECKPOINT == 0
                or self.iterations_done == self.num_iterations
            ):
                self._save_checkpoint()

    def _scheduled_value(self, ends: tuple[float, float]) -> float:
        """Between two values, the second of which is reached at the end of the training."""
        first, last = ends
        return float(
            first * (last / first) ** (self.iterations_done / max(1, self.num_iterations - 1))
        )

    def _run_iteration(self) -> ValueNetIteration:
        value_net = ValueNet(read_net(self._net.to_bytes()), self.players)
        matches = SelfPlayMatches(value_net, round(self._scheduled_value(_EXPLORATION_PER_MILLE)))
        rng = Rng(self.seed, self.players * 2**20 + self.iterations_done)
        for _ in range(_MATCHES_PER_ITERATION):
            matches.play_match(rng)
        features = np.array(matches.features, np.float32).reshape(-1, num_inputs(self.players))
        targets = np.array(matches.targets, np.float32).reshape(
            len(features), self.players, NUM_POINT_RESULTS
        )
        order = np.random.default_rng((self.seed, self.iterations_done))
        error = 0.0
        for _ in range(_EPOCHS_PER_ITERATION):
            for rows in np.array_split(
                order.permutation(len(features)), max(1, len(features) // _BATCH_SIZE)
            ):
                error += self._train_batch(features[rows], targets[rows])
        return ValueNetIteration(
            len(features), error / (_EPOCHS_PER_ITERATION * max(1, len(features) // _BATCH_SIZE))
        )

    def _train_batch(self, features: Floats, targets: Floats) -> float:
        first, second, out = self._net.forward(features)
        logits = out.reshape(targets.shape)
        logits = logits - logits.max(2, keepdims=True)
        chances = np.exp(logits)
        chances /= chances.sum(2, keepdims=True)
        slope = ((chances - targets) / len(features)).reshape(out.shape)
        gradients = self._net.loss_gradients(features, first, second, slope)
        self._adam.step(gradients, self._scheduled_value(_LEARNING_RATES), _MAX_GRADIENT_NORM)
        return float(-(targets * np.log(chances + 1e-9)).sum(2).mean())

    def _save_checkpoint(self) -> None:
        kept = {
            f"{name}{k}": array
            for name, arrays in (
                ("weights", self._net.weights),
                ("mean", self._adam.mean),
                ("square", self._adam.square),
            )
            for k, array in enumerate(arrays)
        }
        with replace_file(self._checkpoint) as file:
            np.savez(file, done=self.iterations_done, steps=self._adam.steps, **kept)  # type: ignore[arg-type]
        self.net_file.write_bytes(self._net.to_bytes())

    def measure_endings(self) -> dict[str, float]:
        """How often matches of the net as it is now end with which points."""
        matches = SelfPlayMatches(ValueNet(read_net(self._net.to_bytes()), self.players), 0)
        rng = Rng(self.seed, self.players * 2**20 + 2**19)
        for _ in range(_NUM_MEASURED_MATCHES):
            matches.play_match(rng)
        return {
            points: times / _NUM_MEASURED_MATCHES
            for points, times in sorted(matches.endings.items())
        }

    def _load_checkpoint(self) -> None:
        with np.load(self._checkpoint) as kept:
            self.iterations_done = int(kept["done"])
            self._adam.steps = int(kept["steps"])
            for k in range(len(self._net.weights)):
                self._net.weights[k][...] = kept[f"weights{k}"]
                self._adam.mean[k][...] = kept[f"mean{k}"]
                self._adam.square[k][...] = kept[f"square{k}"]
