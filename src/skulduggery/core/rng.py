"""Randomness that plays the same game on every machine, compiled or plain.

sfc32 (Chris Doty-Humphrey's "small fast counter"): only sums, shifts and xors of 32-bit words, so
nothing ever leaves 64 bits and a compiled `i64` and a plain `int` agree to the last bit.
"""

from typing import Final

from mypy_extensions import i64

WORD: Final = 0xFFFFFFFF
WARM_UP: Final = 15
BYTE: Final = 0xFF
FEW: Final = 16  # choices that a byte serves well: it must be drawn again once in 16 times at most
END: Final = 1 << 32  # marks where the bits of a word end


class Rng:
    """A stream of random words: the same seed and stream give the same draws, for ever.

    Seeds and streams are whole numbers of 64 bits.
    """

    def __init__(self, seed: int, stream: int = 0) -> None:
        self.a: i64 = seed & WORD
        self.b: i64 = (seed >> 32) & WORD
        self.c: i64 = stream & WORD
        self.counter: i64 = (1 + (stream >> 32)) & WORD
        self.bytes: i64 = 1  # what is left of the last word for small draws, below an end mark
        for _ in range(WARM_UP):
            self.word()

    def word(self) -> i64:
        """The next 32 random bits."""
        b = self.b
        c = self.c
        out: i64 = (self.a + b + self.counter) & WORD
        self.counter = (self.counter + 1) & WORD
        self.a = b ^ (b >> 9)
        self.b = (c + (c << 3)) & WORD
        self.c = (((c << 21) & WORD) | (c >> 11)) + out & WORD
        return out

    def below(self, n: i64) -> i64:
        """A whole number from 0 to n - 1, every one exactly as likely (Lemire's method)."""
        if n == 1:
            return 0
        if n > FEW:
            return self.below_many(n)
        # Plain Python pays for every word: one serves four small draws.
        left = self.bytes
        if left <= BYTE:
            left = END | self.word()
        self.bytes = left >> 8
        product: i64 = (left & BYTE) * n
        if product & BYTE < n and product & BYTE < (BYTE + 1) % n:
            return self.below(n)
        return product >> 8

    def below_many(self, n: i64) -> i64:
        while True:
            product: i64 = self.word() * n
            low: i64 = product & WORD
            if low >= n or low >= (WORD + 1) % n:
                return product >> 32

    def clone(self) -> "Rng":
        twin = Rng(0)
        twin.a, twin.b, twin.c, twin.counter = self.a, self.b, self.c, self.counter
        twin.bytes = self.bytes
        return twin
