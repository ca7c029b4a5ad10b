"""A small net that learns in NumPy: two hidden layers, what to do, and the chance to win."""

from struct import calcsize, pack, unpack_from
from typing import TypeAlias

import numpy as np
from numpy.typing import NDArray

from skulduggery.bots.inference_net import NET_HEADER_FORMAT, NET_MAGIC

Floats: TypeAlias = NDArray[np.float32]

ILLEGAL_LOGIT = np.float32(-1e9)  # the logit of what may not be said


class TrainableNet:
    """inputs -> hidden -> hidden -> (logits, value), with rectified units."""

    def __init__(self, inputs: int, hidden: int, sayings: int, rng: np.random.Generator) -> None:
        def layer(rows: int, columns: int, scale: float) -> Floats:
            weights = rng.standard_normal((rows, columns), np.float32)
            return weights * np.float32(scale / np.sqrt(rows))

        self.policy_size = sayings
        self.weights = [
            layer(inputs, hidden, np.sqrt(2.0)),
            np.zeros(hidden, np.float32),
            layer(hidden, hidden, np.sqrt(2.0)),
            np.zeros(hidden, np.float32),
            layer(hidden, sayings + 1, 0.1),
            np.zeros(sayings + 1, np.float32),
        ]

    def forward(self, x: Floats) -> tuple[Floats, Floats, Floats]:
        """Both hidden layers and the outputs, the last of which is the logit of winning."""
        w1, b1, w2, b2, w3, b3 = self.weights
        first = x @ w1
        first += b1
        np.maximum(first, 0, out=first)
        second = first @ w2
        second += b2
        np.maximum(second, 0, out=second)
        return first, second, second @ w3 + b3

    def evaluate_inputs(self, x: Floats, may: NDArray[np.bool_]) -> tuple[Floats, Floats]:
        """Chances of all sayings, and the chance to win."""
        out = self.forward(x)[2]
        return masked_softmax(out[:, : self.policy_size], may), sigmoid(out[:, self.policy_size])

    def to_bytes(self) -> bytes:
        """As `bots/net.py` reads it."""
        inputs, hidden = self.weights[0].shape
        header = pack(NET_HEADER_FORMAT, NET_MAGIC, inputs, hidden, self.policy_size)
        return header + b"".join(w.astype("<f2").tobytes() for w in self.weights)

    @classmethod
    def from_bytes(cls, packed: bytes) -> "TrainableNet":
        """What `packed` has written, to the precision of its halves."""
        _, inputs, hidden, sayings = unpack_from(NET_HEADER_FORMAT, packed)
        net = cls(inputs, hidden, sayings, np.random.default_rng(0))
        halves = np.frombuffer(packed, "<f2", offset=calcsize(NET_HEADER_FORMAT)).astype(np.float32)
        ends = np.cumsum([weights.size for weights in net.weights])
        net.weights = [
            part.reshape(weights.shape)
            for part, weights in zip(np.split(halves, ends[:-1]), net.weights, strict=True)
        ]
        return net

    def loss_gradients(
        self, x: Floats, first: Floats, second: Floats, slope: Floats
    ) -> list[Floats]:
        """Of a loss that has `slope` in the outputs."""
        _, _, w2, _, w3, _ = self.weights
        back = slope @ w3.T
        back *= second > 0
        further = back @ w2.T
        further *= first > 0
        return [
            x.T @ further,
            further.sum(0),
            first.T @ back,
            back.sum(0),
            second.T @ slope,
            slope.sum(0),
        ]


def masked_softmax(logits: Floats, may: NDArray[np.bool_]) -> Floats:
    masked = np.where(may, logits, ILLEGAL_LOGIT)
    masked -= masked.max(1, keepdims=True)
    np.exp(masked, out=masked)
    masked /= masked.sum(1, keepdims=True)
    return masked


def sample_actions(chances: Floats, rng: np.random.Generator) -> NDArray[np.int64]:
    """One of the sayings in each row, by its chance."""
    sums = chances.cumsum(1)
    total = sums[:, -1:]
    edge = rng.random((len(chances), 1), np.float32) * total
    # Rounded up to the total, no sum would be above it, and what may not be said would be said.
    edge = np.minimum(edge, np.nextafter(total, np.float32(0)))
    said: NDArray[np.int64] = (sums > edge).argmax(1)
    return said


def sigmoid(x: Floats) -> Floats:
    return (1 / (1 + np.exp(-x))).astype(np.float32)


class Adam:
    """Kingma and Ba's steps; the weights are changed in place."""

    def __init__(self, weights: list[Floats]) -> None:
        self.weights = weights
        self.mean = [np.zeros_like(w) for w in weights]
        self.square = [np.zeros_like(w) for w in weights]
        self.steps = 0

    def step(self, gradients: list[Floats], rate: float, longest: float) -> None:
        norm = float(np.sqrt(sum(float((g * g).sum()) for g in gradients)))
        shrink = min(1.0, longest / (norm + 1e-8))
        self.steps += 1
        fix1 = 1 - 0.9**self.steps
        fix2 = 1 - 0.999**self.steps
        for k, gradient in enumerate(gradients):
            slope = gradient * np.float32(shrink)
            self.mean[k] += np.float32(0.1) * (slope - self.mean[k])
            self.square[k] += np.float32(0.001) * (slope * slope - self.square[k])
            width = np.sqrt(self.square[k] / np.float32(fix2)) + np.float32(1e-6)
            self.weights[k] -= np.float32(rate / fix1) * self.mean[k] / width
