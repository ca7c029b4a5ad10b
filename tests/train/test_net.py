"""A net that learns is the net that ships."""

from typing import Any

import numpy as np
from librt.vecs import vec
from mypy_extensions import i64

from skulduggery.bots.inference_net import read_net
from skulduggery.train.trainable_net import Adam, TrainableNet, masked_softmax, sample_actions


def test_what_is_written_down_plays_as_what_was_learned() -> None:
    rng = np.random.default_rng(1)
    net = TrainableNet(7, 16, 5, rng)
    net.weights = [w.astype(np.float16).astype(np.float32) for w in net.weights]
    shipped = read_net(net.to_bytes())
    for _ in range(10):
        x = rng.random(7, np.float32) * (rng.random(7) < 0.5)
        may = rng.random(5) < 0.6
        may[rng.integers(5)] = True
        chances, winning = net.evaluate_inputs(x[None].astype(np.float32), may[None])
        shipped.evaluate_inputs(vec[float](list(map(float, x))), vec[i64](list(map(int, may))))
        assert np.allclose(list(shipped.policy), chances[0], atol=1e-5)
        assert abs(shipped.win_probability - winning[0]) < 1e-5
        assert all(
            chance == 0 for chance, open_ in zip(shipped.policy, may, strict=True) if not open_
        )


def test_gradients_are_slopes() -> None:
    """Against differences, for a loss that is a sum of outputs."""
    rng = np.random.default_rng(2)
    net = TrainableNet(4, 6, 3, rng)
    fine: Any = np.float64  # differences want more digits than learning does
    net.weights = [w.astype(fine) for w in net.weights]
    x, slope = rng.standard_normal((2, 5, 4), fine)
    first, second, _ = net.forward(x)
    found = net.loss_gradients(x, first, second, slope)
    tiny = 1e-6
    for weights, gradient in zip(net.weights, found, strict=True):
        spot = tuple(rng.integers(size) for size in weights.shape)
        weights[spot] += tiny
        above = (net.forward(x)[2] * slope).sum()
        weights[spot] -= 2 * tiny
        below = (net.forward(x)[2] * slope).sum()
        weights[spot] += tiny
        assert abs((above - below) / (2 * tiny) - gradient[spot]) < 1e-4


def test_adam_goes_downhill() -> None:
    weights = [np.array([3.0, -2.0], np.float32)]
    adam = Adam(weights)
    for _ in range(500):
        adam.step([2 * weights[0]], 0.02, 10.0)
    assert np.abs(weights[0]).max() < 0.05


class MaxRandomGenerator(np.random.Generator):
    """Draws the largest number below one, every time."""

    def random(self, size: object, dtype: object = None) -> object:  # type: ignore[override]
        return np.full(size, np.nextafter(np.float32(1), np.float32(0)), np.float32)  # type: ignore[call-overload]


def test_what_may_not_be_said_is_not_drawn_by_rounding_either() -> None:
    rng = np.random.default_rng(3)
    may = rng.random((20_000, 9)) < 0.6
    may[:, 0] = False  # what is taken where nothing is found
    may[:, 4] = True
    chances = masked_softmax(rng.standard_normal(may.shape).astype(np.float32), may)
    said = sample_actions(chances, MaxRandomGenerator(np.random.PCG64(1)))
    assert may[np.arange(len(may)), said].all()


def test_only_what_may_be_said_is_drawn() -> None:
    rng = np.random.default_rng(3)
    may = rng.random((200, 6)) < 0.4
    may[:, 2] = True
    said = sample_actions(
        masked_softmax(rng.standard_normal((200, 6)).astype(np.float32), may), rng
    )
    assert may[np.arange(200), said].all()
    assert len(set(said.tolist())) == 6


def test_what_was_packed_is_unpacked_again() -> None:
    net = TrainableNet(5, 4, 3, np.random.default_rng(2))
    again = TrainableNet.from_bytes(net.to_bytes())
    assert again.policy_size == 3
    for mine, theirs in zip(net.weights, again.weights, strict=True):
        assert mine.shape == theirs.shape
        assert np.allclose(mine, theirs, atol=1e-3)
    assert again.to_bytes() == net.to_bytes()
