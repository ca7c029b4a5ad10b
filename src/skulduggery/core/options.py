"""How a game is to be played: validated once, never changed, part of every record."""

from collections.abc import Iterator, Mapping
from typing import (
    Any,
    Generic,
    Literal,
    NamedTuple,
    Self,
    TypeVar,
    get_args,
    get_origin,
    get_type_hints,
)

import msgspec

from skulduggery.core.errors import BadOptions, shortened

TRUTHS = {"true": True, "yes": True, "on": True, "false": False, "no": False, "off": False}


class Options(msgspec.Struct, frozen=True, kw_only=True):
    """What all games have in common; each game adds its own."""

    first: int | Literal["random"] = "random"

    @classmethod
    def read(cls, wishes: Mapping[str, object]) -> Self:
        """Options from texts or JSON values, the defaults for what is not mentioned."""
        hints = get_type_hints(cls)
        for name in wishes:
            if name not in hints:
                raise BadOptions(
                    "unknown-option", name=shortened(name), options=", ".join(sorted(hints))
                )
        values: dict[str, Any] = {
            name: value_of(name, hints[name], wish) for name, wish in wishes.items()
        }
        return cls(**values)

    def texts(self) -> dict[str, str]:
        """Every option, defaults too, so that a record stands when defaults change."""
        return {name: text_of(value) for name, value in msgspec.structs.asdict(self).items()}

    def first_seat(self, seats: int) -> int:
        """The seat that begins, or -1 where chance is to say; checked against the table."""
        if self.first == "random":
            return -1
        if not 0 <= self.first < seats:
            raise BadOptions("first-not-seated", first=str(self.first), last=str(seats - 1))
        return self.first


OptionsT = TypeVar("OptionsT", bound=Options)


class Neighbour(NamedTuple, Generic[OptionsT]):
    """Options that differ in one setting, such as boxes=2."""

    setting: str
    options: OptionsT


def neighbours(options: OptionsT) -> Iterator[Neighbour[OptionsT]]:
    """All options that are one choice away."""
    kind, texts = type(options), options.texts()
    for name, hint in get_type_hints(kind).items():
        for text in choices_of(hint):
            try:
                changed = kind.read({**texts, name: text})
            except BadOptions:  # does not go together with the others
                continue
            if changed != options:
                yield Neighbour(f"{name}={text}", changed)


def choices_of(hint: Any) -> tuple[str, ...]:
    """The texts an option can be, as far as they can be listed."""
    if hint is bool:
        return ("true", "false")
    if get_origin(hint) is Literal:
        return tuple(map(str, get_args(hint)))
    if hint is str:
        return ()
    return tuple(text for part in get_args(hint) for text in choices_of(part))


def value_of(name: str, hint: Any, wish: object) -> object:
    """What `wish` means for an option of type `hint`."""
    text = text_of(wish).strip()
    if hint is str:
        return text
    if hint is bool and text in TRUTHS:
        return TRUTHS[text]
    if get_origin(hint) is Literal:
        for value in get_args(hint):
            if str(value) == text:
                return value
    elif int in get_args(hint):
        if text in choices_of(hint):
            return text
        if text.isascii() and text.isdigit() and len(text) < 4:
            return int(text)
    raise BadOptions(
        "bad-option",
        name=name,
        value=shortened(text),
        choices=", ".join((*choices_of(hint), *(("0, 1, 2 …",) if int in get_args(hint) else ()))),
    )


def text_of(value: object) -> str:
    return str(value).lower() if isinstance(value, bool) else str(value)
