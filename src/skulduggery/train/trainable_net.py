"""A small policy and value net with two hidden layers, trained in NumPy."""

from struct import calcsize, pack, unpack_from
from typing import TypeAlias

import numpy as np
from numpy.typing import NDArray

from skulduggery.bots.inference_net import NET_HEADER_FORMAT, NET_MAGIC

Floats: TypeAlias = NDArray[np.float32]

_ILLEGAL_LOGIT = np.float32(-1e9)  # masks illegal actions


class TrainableNet:
    """inputs -> hidden -> hidden -> (logits, value), with ReLU."""

    def __init__(
        self, inputs: int, hidden: int, num_actions: int, rng: np.random.Generator
    ) -> None:
        def layer(rows: int, columns: int, scale: float) -> Floats:
            weights = rng.standard_normal((rows, columns), np.float32)
            return weights * np.float32(scale / np.sqrt(rows))

        self.policy_size = num_actions
        self.weights = [
            layer(inputs, hidden, np.sqrt(2.0)),
            np.zeros(hidden, np.float32),
            layer(hidden, hidden, np.sqrt(2.0)),
            np.zeros(hidden, np.float32),
            layer(hidden, num_actions + 1, 0.1),
            np.zeros(num_actions + 1, np.float32),
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

    def evaluate_inputs(self, x: Floats, legal: NDArray[np.bool_]) -> tuple[Floats, Floats]:
        """The policy over the legal actions, and the win probability."""
        out = self.forward(x)[2]
        return masked_softmax(out[:, : self.policy_size], legal), sigmoid(out[:, self.policy_size])

    def to_bytes(self) -> bytes:
        """As `bots/inference_net.py` reads it, weights as float16."""
        inputs, hidden = self.weights[0].shape
        header = pack(NET_HEADER_FORMAT, NET_MAGIC, inputs, hidden, self.policy_size)
        return header + b"".join(w.astype("<f2").tobytes() for w in self.weights)

    @classmethod
    def from_bytes(cls, packed: bytes) -> "TrainableNet":
        """Read what `to_bytes` wrote, to the precision of float16."""
        _, inputs, hidden, num_actions = unpack_from(NET_HEADER_FORMAT, packed)
        net = cls(inputs, hidden, num_actions, np.random.default_rng(0))
        packed_weights = np.frombuffer(packed, "<f2", offset=calcsize(NET_HEADER_FORMAT)).astype(
            np.float32
        )
        ends = np.cumsum([weights.size for weights in net.weights])
        net.weights = [
            part.reshape(weights.shape)
            for part, weights in zip(np.split(packed_weights, ends[:-1]), net.weights, strict=True)
        ]
        return net

    def loss_gradients(
        self, x: Floats, first: Floats, second: Floats, slope: Floats
    ) -> list[Floats]:
        """The gradients of a loss whose gradient in the outputs is `slope`."""
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


def masked_softmax(logits: Floats, legal: NDArray[np.bool_]) -> Floats:
    masked = np.where(legal, logits, _ILLEGAL_LOGIT)
    masked -= masked.max(1, keepdims=True)
    np.exp(masked, out=masked)
    masked /= masked.sum(1, keepdims=True)
    return masked


def sample_actions(policy: Floats, rng: np.random.Generator) -> NDArray[np.int64]:
    """Sample one action in each row."""
    sums = policy.cumsum(1)
    total = sums[:, -1:]
    edge = rng.random((len(policy), 1), np.float32) * total
    # Rounded up to the total, no sum would be above it, and argmax would give an illegal action.
    edge = np.minimum(edge, np.nextafter(total, np.float32(0)))
    actions: NDArray[np.int64] = (sums > edge).argmax(1)
    return actions


def sigmoid(x: Floats) -> Floats:
    return (1 / (1 + np.exp(-x))).astype(np.float32)


class Adam:
    """Adam (Kingma and Ba 2015); changes the weights in place."""

    def __init__(self, weights: list[Floats]) -> None:
        self._weights = weights
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
            self._weights[k] -= np.float32(rate / fix1) * self.mean[k] / width
