"""A small net that has learned: from what is seen to what to say, and to the chance to win.

Two hidden layers of rectified units. It is read from halves of floats (`train/net.py` writes
them); most of what it looks at is zero, so zeros are stepped over.
"""

import math
from array import array
from struct import unpack_from

from librt.vecs import vec
from mypy_extensions import i64

NET_HEADER_FORMAT = "<4sHHH"  # the mark, inputs, hidden units, sayings
NET_MAGIC = b"net1"


class InferenceNet:
    def __init__(self, inputs: i64, hidden: i64, sayings: i64, weights: list[float]) -> None:
        self.inputs: i64 = inputs
        self.hidden: i64 = hidden
        self.policy_size: i64 = sayings
        self.weights: vec[float] = vec[float](weights)
        self.first: vec[float] = vec[float]([0.0] * hidden)
        self.second: vec[float] = vec[float]([0.0] * hidden)
        self.out: vec[float] = vec[float]([0.0] * (sayings + 1))
        self.policy: vec[float] = vec[float]([0.0] * sayings)
        self.win_probability: float = 0.0

    def evaluate_inputs(self, inputs: vec[float], may: vec[i64]) -> None:
        """Fill `chances`, of all that may be said, and `winning`."""
        hidden = self.hidden
        at = self.apply_layer(inputs, self.inputs, self.first, hidden, 0, True)
        at = self.apply_layer(self.first, hidden, self.second, hidden, at, True)
        self.apply_layer(self.second, hidden, self.out, self.policy_size + 1, at, False)
        out = self.out
        self.win_probability = 1.0 / (1.0 + math.exp(-out[self.policy_size]))
        most = -1e30
        k: i64 = 0
        while k < self.policy_size:
            if may[k] != 0 and out[k] > most:
                most = out[k]
            k += 1
        total = 0.0
        chances = self.policy
        k = 0
        while k < self.policy_size:
            chances[k] = math.exp(out[k] - most) if may[k] != 0 else 0.0
            total += chances[k]
            k += 1
        k = 0
        while k < self.policy_size:
            chances[k] = chances[k] / total
            k += 1

    def apply_layer(
        self, x: vec[float], rows: i64, y: vec[float], columns: i64, at: i64, rectified: bool
    ) -> i64:
        """y from x by the weights from `at` on, rows of them and then a bias; where they end."""
        weights = self.weights
        bias = at + rows * columns
        j: i64 = 0
        while j < columns:
            y[j] = weights[bias + j]
            j += 1
        i: i64 = 0
        while i < rows:
            value = x[i]
            if value != 0.0:
                j = 0
                while j < columns:
                    y[j] = y[j] + value * weights[at + j]
                    j += 1
            at += columns
            i += 1
        if rectified:
            j = 0
            while j < columns:
                y[j] = max(y[j], 0.0)
                j += 1
        return bias + columns


def read_net(packed: bytes) -> InferenceNet:
    """The net that was written down; `train/net.py` writes it."""
    mark, inputs, hidden, sayings = unpack_from(NET_HEADER_FORMAT, packed)
    assert mark == NET_MAGIC, mark
    count = (inputs + 1) * hidden + (hidden + 1) * hidden + (hidden + 1) * (sayings + 1)
    halves = unpack_from(f"<{count}e", packed, 10)
    return InferenceNet(inputs, hidden, sayings, list(array("d", halves)))
