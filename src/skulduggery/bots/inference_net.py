"""Inference of a small policy and value net: from features to a policy and a win probability.

Two hidden layers with ReLU. Weights are stored as float16 (`train/trainable_net.py` writes them);
most inputs are zero, so zeros are skipped.
"""

import math
from array import array
from struct import calcsize, unpack_from

from librt.vecs import vec
from mypy_extensions import i64

NET_HEADER_FORMAT = "<4sHHH"  # magic, inputs, hidden units, actions
NET_MAGIC = b"net1"


class InferenceNet:
    def __init__(self, inputs: i64, hidden: i64, num_actions: i64, weights: list[float]) -> None:
        self.inputs: i64 = inputs
        self.hidden: i64 = hidden
        self.policy_size: i64 = num_actions
        self.weights: vec[float] = vec[float](weights)
        self.first: vec[float] = vec[float]([0.0] * hidden)
        self.second: vec[float] = vec[float]([0.0] * hidden)
        self.out: vec[float] = vec[float]([0.0] * (num_actions + 1))
        self.policy: vec[float] = vec[float]([0.0] * num_actions)
        self.win_probability: float = 0.0

    def evaluate_inputs(self, inputs: vec[float], legal: vec[i64]) -> None:
        """Fill `policy`, over the legal actions, and `win_probability`."""
        hidden = self.hidden
        at = self.apply_layer(inputs, self.inputs, self.first, hidden, 0, True)
        at = self.apply_layer(self.first, hidden, self.second, hidden, at, True)
        self.apply_layer(self.second, hidden, self.out, self.policy_size + 1, at, False)
        out = self.out
        self.win_probability = 1.0 / (1.0 + math.exp(-out[self.policy_size]))
        most = -1e30
        k: i64 = 0
        while k < self.policy_size:
            if legal[k] != 0 and out[k] > most:
                most = out[k]
            k += 1
        total = 0.0
        policy = self.policy
        k = 0
        while k < self.policy_size:
            policy[k] = math.exp(out[k] - most) if legal[k] != 0 else 0.0
            total += policy[k]
            k += 1
        k = 0
        while k < self.policy_size:
            policy[k] = policy[k] / total
            k += 1

    def apply_layer(
        self, x: vec[float], rows: i64, y: vec[float], columns: i64, at: i64, rectified: bool
    ) -> i64:
        """y from x by the weights from `at` on: a matrix, then a bias. Returns where they end."""
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
    """Read a net in the format of `train/trainable_net.py`."""
    magic, inputs, hidden, num_actions = unpack_from(NET_HEADER_FORMAT, packed)
    assert magic == NET_MAGIC, magic
    count = (inputs + 1) * hidden + (hidden + 1) * hidden + (hidden + 1) * (num_actions + 1)
    weights = unpack_from(f"<{count}e", packed, calcsize(NET_HEADER_FORMAT))
    return InferenceNet(inputs, hidden, num_actions, list(array("d", weights)))
