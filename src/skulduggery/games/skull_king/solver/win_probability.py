"""Win share of a player from the totals, with normally distributed points in the rounds to come.

These points are taken as independent, with the same distribution for everybody, so only their
spread matters, which was measured (`fitted_tables`). With no round to come the highest total wins,
and equal ones share the win.
"""

import math
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

_CDF_STEPS_PER_SIGMA: Final = 64.0  # of the table of the normal distribution
_MAX_CDF_SIGMAS: Final = 5.0
_NUM_LUCK_NODES: Final = 19  # of the quadrature over the own points, half a sigma apart
_NUM_CACHE_SLOTS: Final = 4096


def _build_normal_cdf() -> vec[float]:
    """The standard normal distribution from -MAX_CDF_SIGMAS to MAX_CDF_SIGMAS."""
    size = int(2 * _MAX_CDF_SIGMAS * _CDF_STEPS_PER_SIGMA) + 2
    return vec[float](
        [
            0.5 + 0.5 * math.erf((k / _CDF_STEPS_PER_SIGMA - _MAX_CDF_SIGMAS) / math.sqrt(2.0))
            for k in range(size)
        ]
    )


_NORMAL_CDF_TABLE: Final = _build_normal_cdf()


def normal_cdf(value: float) -> float:
    if value <= -_MAX_CDF_SIGMAS:
        return 0.0
    if value >= _MAX_CDF_SIGMAS:
        return 1.0
    place = (value + _MAX_CDF_SIGMAS) * _CDF_STEPS_PER_SIGMA
    k: i64 = int(place)
    low = _NORMAL_CDF_TABLE[k]
    return low + (_NORMAL_CDF_TABLE[k + 1] - low) * (place - float(k))


def _build_luck_weights() -> vec[float]:
    weights = [math.exp(-((k - _NUM_LUCK_NODES // 2) ** 2) / 8.0) for k in range(_NUM_LUCK_NODES)]
    return vec[float]([weight / sum(weights) for weight in weights])


_LUCK_WEIGHTS: Final = _build_luck_weights()


class WinShareCache:
    """Win shares of one player, in a cache by differences of totals."""

    def __init__(self, players: i64, player: i64, spread: float) -> None:
        self.players: i64 = players
        self.player: i64 = player
        self._spread: float = spread
        self._keys: vec[i64] = vec[i64]([-1] * _NUM_CACHE_SLOTS)
        self._shares: vec[float] = vec[float]([0.0] * _NUM_CACHE_SLOTS)

    def win_share(self, totals: vec[i64]) -> float:
        """Only how far others are behind matters."""
        mine = totals[self.player]
        key: i64 = 0
        seat: i64 = 0
        while seat < self.players:
            behind = (mine - totals[seat]) // 10
            key = (key << 10) + ((behind + 512) & 1023)
            seat += 1
        slot = (key ^ (key >> 11) ^ (key >> 22) ^ (key >> 33) ^ (key >> 44)) & (
            _NUM_CACHE_SLOTS - 1
        )
        if self._keys[slot] == key:
            return self._shares[slot]
        share = self._compute_share(totals, mine)
        self._keys[slot] = key
        self._shares[slot] = share
        return share

    def _compute_share(self, totals: vec[i64], mine: i64) -> float:
        if self._spread <= 0.0:
            equal: i64 = 0
            seat: i64 = 0
            while seat < self.players:
                if totals[seat] > mine:
                    return 0.0
                if totals[seat] == mine:
                    equal += 1
                seat += 1
            return 1.0 / float(equal)
        share = 0.0
        node: i64 = 0
        while node < _NUM_LUCK_NODES:
            luck = float(node - _NUM_LUCK_NODES // 2) * 0.5
            chance = _LUCK_WEIGHTS[node]
            seat = 0
            while seat < self.players:
                if seat != self.player:
                    chance *= normal_cdf(float(mine - totals[seat]) / self._spread + luck)
                seat += 1
            share += chance
            node += 1
        return share
