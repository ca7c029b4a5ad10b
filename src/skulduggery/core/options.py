"""The options of a game: validated once, immutable, part of every record."""

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

from skulduggery.core.errors import BadOptions, shorten_text

_BOOLEAN_WORDS = {"true": True, "yes": True, "on": True, "false": False, "no": False, "off": False}


class Options(msgspec.Struct, frozen=True, kw_only=True):
    """The options that all games share; each game adds its own."""

    first: int | Literal["random"] = "random"

    @classmethod
    def from_values(cls, wishes: Mapping[str, object]) -> Self:
        """Options from texts or JSON values; defaults for the rest."""
        hints = get_type_hints(cls)
        for name in wishes:
            if name not in hints:
                raise BadOptions(
                    "unknown-option", name=shorten_text(name), options=", ".join(sorted(hints))
                )
        values: dict[str, Any] = {
            name: _parse_option(name, hints[name], wish) for name, wish in wishes.items()
        }
        return cls(**values)

    def option_texts(self) -> dict[str, str]:
        """Every option as text, defaults included, so that records survive changed defaults."""
        return {name: option_text(value) for name, value in msgspec.structs.asdict(self).items()}

    def first_seat(self, seats: int) -> int:
        """The seat that begins, or -1 where chance decides; checked against the number of seats."""
        if self.first == "random":
            return -1
        if not 0 <= self.first < seats:
            raise BadOptions("first-not-seated", first=str(self.first), last=str(seats - 1))
        return self.first


OptionsT = TypeVar("OptionsT", bound=Options)


class NeighbourOptions(NamedTuple, Generic[OptionsT]):
    """Options that differ in one setting, such as `boxes=2`."""

    setting: str
    options: OptionsT


def neighbour_options(options: OptionsT) -> Iterator[NeighbourOptions[OptionsT]]:
    """All valid options that differ in exactly one setting."""
    kind, texts = type(options), options.option_texts()
    for name, hint in get_type_hints(kind).items():
        for text in option_choices(hint):
            try:
                changed = kind.from_values({**texts, name: text})
            except BadOptions:  # excluded by the other options
                continue
            if changed != options:
                yield NeighbourOptions(f"{name}={text}", changed)


def option_choices(hint: Any) -> tuple[str, ...]:
    """The values of an option as texts, as far as they can be enumerated."""
    if hint is bool:
        return ("true", "false")
    if get_origin(hint) is Literal:
        return tuple(map(str, get_args(hint)))
    if hint is str:
        return ()
    return tuple(text for part in get_args(hint) for text in option_choices(part))


def _parse_option(name: str, hint: Any, wish: object) -> object:
    """The value of an option of type `hint`; BadOptions where `wish` is none."""
    text = option_text(wish).strip()
    if hint is str:
        return text
    if hint is bool and text in _BOOLEAN_WORDS:
        return _BOOLEAN_WORDS[text]
    if get_origin(hint) is Literal:
        for value in get_args(hint):
            if str(value) == text:
                return value
    elif int in get_args(hint):
        if text in option_choices(hint):
            return text
        if text.isascii() and text.isdigit() and len(text) < 4:
            return int(text)
    raise BadOptions(
        "bad-option",
        name=name,
        value=shorten_text(text),
        choices=", ".join(
            (*option_choices(hint), *(("0, 1, 2 …",) if int in get_args(hint) else ()))
        ),
    )


def option_text(value: object) -> str:
    return str(value).lower() if isinstance(value, bool) else str(value)
