"""Ranges of whole numbers in requests, and how they are read and checked."""

from typing import NamedTuple

from skulduggery.core.errors import BadOptions, shorten_text

MAX_SEED = 2**64 - 1


class BadNumber(BadOptions):
    """Not a whole number, or one outside its range; names option, value and range."""

    def __init__(self, option: str, value: str, allowed: "NumberRange") -> None:
        super().__init__(
            "bad-number",
            option=option,
            value=shorten_text(value),
            least=str(allowed.least),
            most="none" if allowed.most is None else _format_range_end(allowed.most),
        )


class NumberRange(NamedTuple):
    """From `least` to `most`, both included; no upper bound where `most` is None."""

    least: int
    most: int | None = None

    def check_number(self, option: str, value: int) -> int:
        """The value, or a BadNumber that names the option."""
        if value < self.least or (self.most is not None and value > self.most):
            raise BadNumber(option, str(value), self)
        return value

    def read_number(self, option: str, text: str) -> int:
        """Parse and check a number, or raise BadNumber."""
        try:
            value = int(text)
        except ValueError:  # Python also refuses thousands of digits
            raise BadNumber(option, text, self) from None
        return self.check_number(option, value)


SEED_RANGE = NumberRange(0, MAX_SEED)
_SEED_BITS = 64


def seed_or_random(seed: int | None, bits: int = _SEED_BITS) -> int:
    """The seed, checked; a random one where there is none."""
    if seed is not None:
        return SEED_RANGE.check_number("seed", seed)
    import secrets  # noqa: PLC0415 - most commands start without it

    return secrets.randbits(bits)


def _format_range_end(number: int) -> str:
    return "2⁶⁴ \N{MINUS SIGN} 1" if number == MAX_SEED else str(number)


MAX_GAMES = 10**9
MAX_JOBS = 256
GAMES_RANGE = NumberRange(1, MAX_GAMES)
JOBS_RANGE = NumberRange(1, MAX_JOBS)
