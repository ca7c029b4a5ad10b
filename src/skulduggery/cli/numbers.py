"""Options that are whole numbers: each declares its range, which is checked as it is read."""

from collections.abc import Sequence

from cyclopts import Parameter, Token

from skulduggery.core.number_range import NumberRange


def whole_number(
    help_text: str, least: int, most: int | None = None, *, placeholder: str = ""
) -> Parameter:
    """An option from `least` to `most`; the `placeholder` names one that is told by its place."""
    allowed = NumberRange(least, most)

    def read(_: object, tokens: Sequence[Token]) -> int:
        (token,) = tokens
        return allowed.read_number(token.keyword or placeholder, token.value)

    return Parameter(help=help_text, converter=read)
