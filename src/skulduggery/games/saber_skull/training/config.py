"""The course that makes the nets of Säbel & Schädel, one for each number of players from three on.

A course can be stopped at any time and goes on from its last checkpoint.
"""

from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple

import numpy as np

from skulduggery.bots.net import read_net
from skulduggery.core.rng import Rng
from skulduggery.games.saber_skull.bots.features import num_inputs
from skulduggery.games.saber_skull.bots.value_net import POINTS, Outlook
from skulduggery.games.saber_skull.training.selfplay import Voyages
from skulduggery.train.net import Adam, Floats, Net

PLAYERS = (3, 4, 5)
LESSONS = 120
MATCHES = 1000  # in a lesson
HIDDEN = 48
BATCH = 256
PASSES = 2
RATES = 2e-3, 5e-5  # of learning, at the beginning and at the end
WHIMS = 50, 10  # of a thousand decisions, the same
LONGEST = 1.0  # step
MEASURED = 5000  # matches, for how they end
OFTEN = 5  # lessons between two checkpoints


class Report(NamedTuple):
    rolls: int
    error: float  # cross entropy against the aims, a player


class Session:
    """A course for so many players, as far as it has come."""

    def __init__(self, players: int, folder: Path, seed: int, lessons: int | None = None) -> None:
        self.players = players
        self.lessons = lessons or LESSONS
        self.seed = seed
        self.checkpoint = folder / f"saber-{players}.npz"
        self.product = folder / f"{players}.net"
        self.done = 0
        self.net = Net(
            num_inputs(players), HIDDEN, POINTS * players - 1, np.random.default_rng(seed)
        )
        self.adam = Adam(self.net.weights)
        if self.checkpoint.exists():
            self.load()

    def attend(self) -> Iterator[Report]:
        while self.done < self.lessons:
            yield self.lesson()
            self.done += 1
            if self.done % OFTEN == 0 or self.done == self.lessons:
                self.save()

    def so_far(self, ends: tuple[float, float]) -> float:
        """Between two values, the second of which is reached at the end of the course."""
        first, last = ends
        return float(first * (last / first) ** (self.done / max(1, self.lessons - 1)))

    def lesson(self) -> Report:
        outlook = Outlook(read_net(self.net.packed()), self.players)
        voyages = Voyages(outlook, round(self.so_far(WHIMS)))
        rng = Rng(self.seed, self.players * 2**20 + self.done)
        for _ in range(MATCHES):
            voyages.play(rng)
        seen = np.array(voyages.seen, np.float32).reshape(-1, num_inputs(self.players))
        aims = np.array(voyages.aims, np.float32).reshape(len(seen), self.players, POINTS)
        order = np.random.default_rng((self.seed, self.done))
        error = 0.0
        for _ in range(PASSES):
            for rows in np.array_split(order.permutation(len(seen)), max(1, len(seen) // BATCH)):
                error += self.learn(seen[rows], aims[rows])
        return Report(len(seen), error / (PASSES * max(1, len(seen) // BATCH)))

    def learn(self, seen: Floats, aims: Floats) -> float:
        first, second, out = self.net.forward(seen)
        logits = out.reshape(aims.shape)
        logits = logits - logits.max(2, keepdims=True)
        chances = np.exp(logits)
        chances /= chances.sum(2, keepdims=True)
        slope = ((chances - aims) / len(seen)).reshape(out.shape)
        gradients = self.net.gradients(seen, first, second, slope)
        self.adam.step(gradients, self.so_far(RATES), LONGEST)
        return float(-(aims * np.log(chances + 1e-9)).sum(2).mean())

    def save(self) -> None:
        young = self.checkpoint.with_suffix(".tmp.npz")
        kept = {
            f"{name}{k}": array
            for name, arrays in (
                ("weights", self.net.weights),
                ("mean", self.adam.mean),
                ("square", self.adam.square),
            )
            for k, array in enumerate(arrays)
        }
        np.savez(young, done=self.done, steps=self.adam.steps, **kept)  # type: ignore[arg-type]
        young.replace(self.checkpoint)
        self.product.write_bytes(self.net.packed())

    def endings(self) -> dict[str, float]:
        """How often matches of the net as it is now end with which points."""
        voyages = Voyages(Outlook(read_net(self.net.packed()), self.players), 0)
        rng = Rng(self.seed, self.players * 2**20 + 2**19)
        for _ in range(MEASURED):
            voyages.play(rng)
        return {points: times / MEASURED for points, times in sorted(voyages.endings.items())}

    def load(self) -> None:
        with np.load(self.checkpoint) as kept:
            self.done = int(kept["done"])
            self.adam.steps = int(kept["steps"])
            for k in range(len(self.net.weights)):
                self.net.weights[k][...] = kept[f"weights{k}"]
                self.adam.mean[k][...] = kept[f"mean{k}"]
                self.adam.square[k][...] = kept[f"square{k}"]
