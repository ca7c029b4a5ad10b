"""Win share of a player from the totals, with normally distributed points in the rounds to come.

These points are taken as independent, with the same distribution for everybody, so only their
spread matters, which was measured (`fitted_tables`). With no round to come the highest total wins,
and equal ones share the win.
"""

import math
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

CDF_STEPS_PER_SIGMA: Final = 64.0  # of the table of the normal distribution
MAX_CDF_SIGMAS: Final = 5.0
NUM_LUCK_NODES: Final = 19  # of the quadrature over the own points, half a sigma apart
NUM_CACHE_SLOTS: Final = 4096


def build_normal_cdf() -> vec[float]:
    """The standard normal distribution from -MAX_CDF_SIGMAS to MAX_CDF_SIGMAS."""
    size = int(2 * MAX_CDF_SIGMAS * CDF_STEPS_PER_SIGMA) + 2
    return vec[float](
        [
            0.5 + 0.5 * math.erf((k / CDF_STEPS_PER_SIGMA - MAX_CDF_SIGMAS) / math.sqrt(2.0))
            for k in range(size)
        ]
    )


NORMAL_CDF_TABLE: Final = build_normal_cdf()


def normal_cdf(value: float) -> float:
    if value <= -MAX_CDF_SIGMAS:
        return 0.0
    if value >= MAX_CDF_SIGMAS:
        return 1.0
    place = (value + MAX_CDF_SIGMAS) * CDF_STEPS_PER_SIGMA
    k: i64 = int(place)
    low = NORMAL_CDF_TABLE[k]
    return low + (NORMAL_CDF_TABLE[k + 1] - low) * (place - float(k))


def build_luck_weights() -> vec[float]:
    weights = [math.exp(-((k - NUM_LUCK_NODES // 2) ** 2) / 8.0) for k in range(NUM_LUCK_NODES)]
    return vec[float]([weight / sum(weights) for weight in weights])


LUCK_WEIGHTS: Final = build_luck_weights()


class WinShareCache:
    """Win shares of one player, in a cache by differences of totals."""

    def __init__(self, players: i64, player: i64, spread: float) -> None:
        self.players: i64 = players
        self.player: i64 = player
        self.spread: float = spread
        self.keys: vec[i64] = vec[i64]([-1] * NUM_CACHE_SLOTS)
        self.shares: vec[float] = vec[float]([0.0] * NUM_CACHE_SLOTS)

    def win_share(self, totals: vec[i64]) -> float:
        """Only how far others are behind matters."""
        mine = totals[self.player]
        key: i64 = 0
        seat: i64 = 0
        while seat < self.players:
            behind = (mine - totals[seat]) // 10
            key = (key << 10) + ((behind + 512) & 1023)
            seat += 1
        slot = (key ^ (key >> 11) ^ (key >> 22) ^ (key >> 33) ^ (key >> 44)) & (NUM_CACHE_SLOTS - 1)
        if self.keys[slot] == key:
            return self.shares[slot]
        share = self.compute_share(totals, mine)
        self.keys[slot] = key
        self.shares[slot] = share
        return share

    def compute_share(self, totals: vec[i64], mine: i64) -> float:
        if self.spread <= 0.0:
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
        while node < NUM_LUCK_NODES:
            luck = float(node - NUM_LUCK_NODES // 2) * 0.5
            chance = LUCK_WEIGHTS[node]
            seat = 0
            while seat < self.players:
                if seat != self.player:
                    chance *= normal_cdf(float(mine - totals[seat]) / self.spread + luck)
                seat += 1
            share += chance
            node += 1
        return share
