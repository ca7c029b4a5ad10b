"""What totals are worth: a player's share of the win with some rounds still to come.

What a player will score in the rounds to come is taken as normal, the same for everybody and apart
from the others; only its spread matters then, which was measured (`fitted`). With no round to
come the highest total wins, and equal ones share.
"""

import math
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

STEP: Final = 64.0  # of the table of the normal distribution, in parts of one spread
FAR: Final = 5.0
NODES: Final = 19  # places at which luck is looked at, half a spread apart
SLOTS: Final = 4096


def below_table() -> vec[float]:
    """How likely a normal value is below -FAR to FAR."""
    size = int(2 * FAR * STEP) + 2
    return vec[float](
        [0.5 + 0.5 * math.erf((k / STEP - FAR) / math.sqrt(2.0)) for k in range(size)]
    )


BELOW: Final = below_table()


def below(value: float) -> float:
    if value <= -FAR:
        return 0.0
    if value >= FAR:
        return 1.0
    place = (value + FAR) * STEP
    k: i64 = int(place)
    low = BELOW[k]
    return low + (BELOW[k + 1] - low) * (place - float(k))


def luck_table() -> vec[float]:
    weights = [math.exp(-((k - NODES // 2) ** 2) / 8.0) for k in range(NODES)]
    return vec[float]([weight / sum(weights) for weight in weights])


LUCK: Final = luck_table()


class Standings:
    """Shares of one player, each worked out once."""

    def __init__(self, players: i64, player: i64, spread: float) -> None:
        self.players: i64 = players
        self.player: i64 = player
        self.spread: float = spread
        self.keys: vec[i64] = vec[i64]([-1] * SLOTS)
        self.shares: vec[float] = vec[float]([0.0] * SLOTS)

    def share(self, totals: vec[i64]) -> float:
        """Only how far others are behind matters."""
        mine = totals[self.player]
        key: i64 = 0
        seat: i64 = 0
        while seat < self.players:
            behind = (mine - totals[seat]) // 10
            key = (key << 10) + ((behind + 512) & 1023)
            seat += 1
        slot = (key ^ (key >> 11) ^ (key >> 22) ^ (key >> 33) ^ (key >> 44)) & (SLOTS - 1)
        if self.keys[slot] == key:
            return self.shares[slot]
        share = self.worked_out(totals, mine)
        self.keys[slot] = key
        self.shares[slot] = share
        return share

    def worked_out(self, totals: vec[i64], mine: i64) -> float:
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
        while node < NODES:
            luck = float(node - NODES // 2) * 0.5
            chance = LUCK[node]
            seat = 0
            while seat < self.players:
                if seat != self.player:
                    chance *= below(float(mine - totals[seat]) / self.spread + luck)
                seat += 1
            share += chance
            node += 1
        return share
