"""Names that differ from those already taken: Ada, Ada 2, Ada 3."""

from collections.abc import Collection


def numbered_name(name: str, taken: Collection[str], max_length: int | None = None) -> str:
    """The name, with the first free number where somebody else has it; case does not matter.

    With a `max_length` the name before the number is cut to fit.
    """
    folded = {other.casefold() for other in taken}
    found, number = name, 1
    while found.casefold() in folded:
        number += 1
        room = None if max_length is None else max_length - 1 - len(str(number))
        found = f"{name[:room].rstrip()} {number}"
    return found
