"""Whole numbers that somebody asks for, and how small and large they may be."""

from typing import NamedTuple

from skulduggery.core.errors import BadOptions, shorten_text

MAX_SEED = 2**64 - 1


class BadNumber(BadOptions):
    """No whole number, or one outside its range; says which option, which value, which range."""

    def __init__(self, option: str, value: str, allowed: "NumberRange") -> None:
        super().__init__(
            "bad-number",
            option=option,
            value=shorten_text(value),
            least=str(allowed.least),
            most="none" if allowed.most is None else format_range_end(allowed.most),
        )


class NumberRange(NamedTuple):
    """From `least` to `most`, both included; None is no end."""

    least: int
    most: int | None = None

    def check_number(self, option: str, value: int) -> int:
        """The value, or a BadNumber that names the option."""
        if value < self.least or (self.most is not None and value > self.most):
            raise BadNumber(option, str(value), self)
        return value

    def read_number(self, option: str, text: str) -> int:
        """The number that somebody typed, or a BadNumber."""
        try:
            value = int(text)
        except ValueError:  # also where Python refuses thousands of digits
            raise BadNumber(option, text, self) from None
        return self.check_number(option, value)


SEED_RANGE = NumberRange(0, MAX_SEED)


def format_range_end(number: int) -> str:
    return "2⁶⁴ \N{MINUS SIGN} 1" if number == MAX_SEED else str(number)


MAX_GAMES = 10**9
MAX_JOBS = 256
GAMES_RANGE = NumberRange(1, MAX_GAMES)
JOBS_RANGE = NumberRange(1, MAX_JOBS)
