"""Multisets packed into one int, four bits for each kind: hands of dice, piles of tokens.

They add and subtract like numbers, are cheap to copy, and hold up to 15 of each kind.
"""

from typing import Final

from mypy_extensions import i64

_BITS_PER_KIND: Final = 4
_COUNT_MASK: Final = 15


def one_of(kind: i64) -> i64:
    single: i64 = 1
    return single << (_BITS_PER_KIND * kind)


def kind_mask(kind: i64) -> i64:
    """The bit mask of a kind."""
    return one_of(kind) * _COUNT_MASK


def number_of(things: i64, kind: i64) -> i64:
    return (things >> (_BITS_PER_KIND * kind)) & _COUNT_MASK


def total_count(things: i64) -> i64:
    """The number of things of all kinds."""
    total: i64 = 0
    while things > 0:
        total += things & _COUNT_MASK
        things >>= _BITS_PER_KIND
    return total


def num_kinds(things: i64) -> i64:
    kinds: i64 = 0
    while things > 0:
        if things & _COUNT_MASK:
            kinds += 1
        things >>= _BITS_PER_KIND
    return kinds


def nth_kind(things: i64, k: i64) -> i64:
    """The k-th kind with a count above 0."""
    kind: i64 = 0
    while True:
        if things & _COUNT_MASK:
            if k == 0:
                return kind
            k -= 1
        things >>= _BITS_PER_KIND
        kind += 1


def kind_of_nth(things: i64, k: i64) -> i64:
    """The kind of the k-th single thing."""
    kind: i64 = 0
    while k >= things & _COUNT_MASK:
        k -= things & _COUNT_MASK
        things >>= _BITS_PER_KIND
        kind += 1
    return kind


def unpack_counts(things: i64, kinds: i64) -> list[int]:
    """The number of each kind, as a list."""
    return [number_of(things, kind) for kind in range(kinds)]
