"""Randomness that plays the same game on every machine, compiled or plain.

sfc32 (Chris Doty-Humphrey's "small fast counter"): only sums, shifts and xors of 32-bit words, so
nothing ever leaves 64 bits and a compiled `i64` and a plain `int` agree to the last bit.
"""

from typing import Final

from mypy_extensions import i64

WORD: Final = 0xFFFFFFFF
WARM_UP: Final = 15


class Rng:
    """A stream of random words: the same seed and stream give the same draws, for ever.

    Seeds and streams are whole numbers of 64 bits.
    """

    def __init__(self, seed: int, stream: int = 0) -> None:
        self.a: i64 = seed & WORD
        self.b: i64 = (seed >> 32) & WORD
        self.c: i64 = stream & WORD
        self.counter: i64 = (1 + (stream >> 32)) & WORD
        for _ in range(WARM_UP):
            self.word()

    def word(self) -> i64:
        """The next 32 random bits."""
        out: i64 = (self.a + self.b + self.counter) & WORD
        self.counter = (self.counter + 1) & WORD
        self.a = self.b ^ (self.b >> 9)
        self.b = (self.c + (self.c << 3)) & WORD
        self.c = (((self.c << 21) & WORD) | (self.c >> 11)) + out & WORD
        return out

    def below(self, n: i64) -> i64:
        """A whole number from 0 to n - 1, every one exactly as likely (Lemire's method)."""
        product: i64 = self.word() * n
        low: i64 = product & WORD
        if low < n:
            threshold: i64 = (WORD + 1 - n) % n
            while low < threshold:
                product = self.word() * n
                low = product & WORD
        return product >> 32

    def clone(self) -> "Rng":
        twin = Rng(0)
        twin.a, twin.b, twin.c, twin.counter = self.a, self.b, self.c, self.counter
        return twin
