"""A reproducible random generator: the same stream on every machine, compiled or plain.

sfc32 (Chris Doty-Humphrey's "small fast counter"): only sums, shifts and xors of 32-bit words, so
nothing exceeds 64 bits, and a compiled `i64` and a plain `int` agree to the last bit.
"""

from typing import Final

from mypy_extensions import i64

WORD_MASK: Final = 0xFFFFFFFF
_WARM_UP_WORDS: Final = 15
_BYTE_MASK: Final = 0xFF
# With more choices than this, a draw by byte would be rejected more than once in 16 times.
_MAX_BYTE_CHOICES: Final = 16
_WORD_END_BIT: Final = 1 << 32  # marks where the bits of a word end


class Rng:
    """A stream of random words: the same seed and stream give the same draws, for ever.

    Seeds and streams are whole numbers of 64 bits.

    >>> import skulduggery as sk
    >>> rng = sk.Rng(1)
    >>> [rng.below(6) for _ in range(5)]
    [0, 4, 5, 4, 0]
    """

    def __init__(self, seed: int, stream: int = 0) -> None:
        self._a: i64 = seed & WORD_MASK
        self._b: i64 = (seed >> 32) & WORD_MASK
        self._c: i64 = stream & WORD_MASK
        self._counter: i64 = (1 + (stream >> 32)) & WORD_MASK
        self._spare_bytes: i64 = 1  # of the last word, for small draws, below an end mark
        for _ in range(_WARM_UP_WORDS):
            self.next_word()

    def next_word(self) -> i64:
        """The next 32 random bits."""
        b = self._b
        c = self._c
        out: i64 = (self._a + b + self._counter) & WORD_MASK
        self._counter = (self._counter + 1) & WORD_MASK
        self._a = b ^ (b >> 9)
        self._b = (c + (c << 3)) & WORD_MASK
        self._c = (((c << 21) & WORD_MASK) | (c >> 11)) + out & WORD_MASK
        return out

    def below(self, n: i64) -> i64:
        """A uniform whole number from 0 to n - 1 (Lemire's method)."""
        if n == 1:
            return 0
        if n > _MAX_BYTE_CHOICES:
            return self.below_large(n)
        # Plain Python pays for every word: one serves four small draws.
        left = self._spare_bytes
        if left <= _BYTE_MASK:
            left = _WORD_END_BIT | self.next_word()
        self._spare_bytes = left >> 8
        product: i64 = (left & _BYTE_MASK) * n
        if product & _BYTE_MASK < n and product & _BYTE_MASK < (_BYTE_MASK + 1) % n:
            return self.below(n)
        return product >> 8

    def below_large(self, n: i64) -> i64:
        while True:
            product: i64 = self.next_word() * n
            low: i64 = product & WORD_MASK
            if low >= n or low >= (WORD_MASK + 1) % n:
                return product >> 32

    def clone(self) -> "Rng":
        twin = Rng(0)
        twin._a, twin._b, twin._c, twin._counter = self._a, self._b, self._c, self._counter
        twin._spare_bytes = self._spare_bytes
        return twin
