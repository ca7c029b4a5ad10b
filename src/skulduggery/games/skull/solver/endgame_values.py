"""Win probabilities of all duels on grids of beliefs: of both players, with and without a skull."""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

NUM_DUELS: Final = 64
MAX_STORED_VALUE: Final = 0xFFFF  # a chance of 1, in two bytes
VALUES_PER_POINT: Final = 4  # the starter's without and with a skull, then the other's


class EndgameValues:
    """The values of all duels solved so far. A belief is the chance that somebody has a skull."""

    def __init__(self) -> None:
        self.value: vec[float] = vec[float]()
        self.start: vec[i64] = vec[i64]([-1] * NUM_DUELS)
        self.rows: vec[i64] = vec[i64]([0] * NUM_DUELS)  # beliefs about the starter
        self.columns: vec[i64] = vec[i64]([0] * NUM_DUELS)  # about the other
        # What `look_up` has found: the starter's chances without and with a skull, the other's.
        self.starter_none: float = 0.0
        self.starter_skull: float = 0.0
        self.other_none: float = 0.0
        self.other_skull: float = 0.0

    def has_duel(self, duel: i64) -> bool:
        return self.start[duel] >= 0

    def add_duel(self, duel: i64, rows: i64, columns: i64, values: list[float]) -> None:
        self.start[duel] = len(self.value)
        self.rows[duel] = rows
        self.columns[duel] = columns
        for value in values:
            # As exact as it is kept, so that work that was stopped goes on as if it had not been.
            number = round(min(1.0, max(0.0, value)) * MAX_STORED_VALUE)
            self.value = append(self.value, number / MAX_STORED_VALUE)

    def look_up(self, duel: i64, starter: float, other: float) -> None:
        """The chances at two beliefs.

        A player's two chances at a point of the grid are a tangent: what all they do there would
        bring at other beliefs about them, and never too little. So between two points the lower of
        their tangents holds, which keeps the kinks; between beliefs about the other it is a mean.
        A grid of one row or column is for what is certain.
        """
        value = self.value
        rows = self.rows[duel]
        columns = self.columns[duel]
        row: i64 = 0
        column: i64 = 0
        down: i64 = 0
        right: i64 = 0
        x: float = 0.0
        y: float = 0.0
        if rows > 1:
            x = starter * float(rows - 1)
            row = i64(x)
            row = min(row, rows - 2)
            x -= float(row)
            down = columns * VALUES_PER_POINT
        if columns > 1:
            y = other * float(columns - 1)
            column = i64(y)
            column = min(column, columns - 2)
            y -= float(column)
            right = VALUES_PER_POINT
        at = self.start[duel] + (row * columns + column) * VALUES_PER_POINT
        not_starter = 1.0 - starter
        not_other = 1.0 - other

        a = at
        b = at + down
        if (
            not_starter * value[b] + starter * value[b + 1]
            < not_starter * value[a] + starter * value[a + 1]
        ):
            a = b
        c = at + right
        d = c + down
        if (
            not_starter * value[d] + starter * value[d + 1]
            < not_starter * value[c] + starter * value[c + 1]
        ):
            c = d
        starter_none = (1.0 - y) * value[a] + y * value[c]
        starter_skull = (1.0 - y) * value[a + 1] + y * value[c + 1]

        a = at + 2
        b = a + right
        if (
            not_other * value[b] + other * value[b + 1]
            < not_other * value[a] + other * value[a + 1]
        ):
            a = b
        c = at + 2 + down
        d = c + right
        if (
            not_other * value[d] + other * value[d + 1]
            < not_other * value[c] + other * value[c + 1]
        ):
            c = d
        other_none = (1.0 - x) * value[a] + x * value[c]
        other_skull = (1.0 - x) * value[a + 1] + x * value[c + 1]

        # One of the two wins: what both have too much or too little is shared.
        excess = (
            not_starter * starter_none
            + starter * starter_skull
            + not_other * other_none
            + other * other_skull
            - 1.0
        ) * 0.5
        self.starter_none = starter_none - excess
        self.starter_skull = starter_skull - excess
        self.other_none = other_none - excess
        self.other_skull = other_skull - excess
