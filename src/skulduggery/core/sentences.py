"""Sentences for events, moves and options, as far as all games form them alike.

The id of a message is made from what it describes: `skull-disc-flipped` from the event,
`action-skull-bid` from the move, `option-skull-placement-simultaneous` from option and value.
"""

import re
from collections.abc import Callable, Iterable, Mapping, Sequence
from functools import cache, reduce

from skulduggery.core.events import Event
from skulduggery.core.options import Options
from skulduggery.words import translate

_MINUS_SIGN = "\N{MINUS SIGN}"
_SEAT_FIELD_DETAILS = {
    "seat": "name",
    "owner": "owner",
    "starter": "starter",
}  # fields that hold a seat


@cache
def event_message_id(game: str, event: type[Event]) -> str:
    """The message id for events of this type."""
    words = re.sub(r"(?<=[a-z])(?=[A-Z])", "-", event.__name__).lower()
    return f"{kebab_case(game)}-{words}"


@cache
def own_event_message_id(game: str, event: type[Event]) -> str:
    """The message id for events of this type, to the player they are about."""
    return f"{event_message_id(game, event)}-you"


def subject_player(event: Event, players: int) -> int | None:
    """Whom an event is about, where it is about one player."""
    player: int | None = getattr(event, "player", None)
    seat: int | None = getattr(event, "seat", None)
    return seat % players if player is None and seat is not None else player


def kebab_case(name: str) -> str:
    return name.replace("_", "-")


SeatTitle = Callable[[int, str], str]  # of a seat, in a language


def seat_number(seat: int, language: str) -> str:
    """The default title that distinguishes the seats of one player: a number."""
    return str(seat + 1)


def seat_names(
    names: Sequence[str], seats: int | None, language: str, title: SeatTitle = seat_number
) -> list[str]:
    """The name of each seat: its player, with a title where players have several seats."""
    if seats is None or seats <= len(names):
        return list(names)
    return [
        translate(
            "seat-with-title",
            language,
            name=names[seat % len(names)],
            title=title(seat, language),
        )
        for seat in range(seats)
    ]


def event_details(event: Event, names: Sequence[str], called: Sequence[str]) -> dict[str, object]:
    """The fields of an event as message arguments; lists are left to each game."""
    details: dict[str, object] = {}
    for field in event.__struct_fields__:
        value = getattr(event, field)
        if field in _SEAT_FIELD_DETAILS:
            details[_SEAT_FIELD_DETAILS[field]] = called[value]
        elif field == "player":
            details["name"] = names[value]
        elif value is None:
            details[field] = "hidden"
        elif isinstance(value, bool):
            details[field] = yes_or_no(value)
        elif isinstance(value, int | str):
            details[field] = value
    return details


# Of an event, from the names of the players, the language and the number of seats.
DetailsOfEvent = Callable[[Event, Sequence[str], str, int | None], dict[str, object]]


class EventSentences:
    """The sentences of a game for its events, which are already redacted for whoever reads them;
    `names` go by player."""

    def __init__(self, game: str, details_of_event: DetailsOfEvent) -> None:
        self._game = game
        self._details_of_event = details_of_event

    def event_sentence(
        self, event: Event, names: Sequence[str], language: str, seats: int | None = None
    ) -> str:
        """The event, to everybody."""
        details = self._details_of_event(event, names, language, seats)
        return translate(event_message_id(self._game, type(event)), language, **details)

    def own_event_sentence(
        self, event: Event, names: Sequence[str], language: str, seats: int | None = None
    ) -> str | None:
        """The event to the player it is about, who is called “you” in it; whoever has several
        seats is told which of them it is, as everybody else."""
        if subject_player(event, len(names)) is None or len(names) < (seats or 0):
            return None
        details = self._details_of_event(event, names, language, seats)
        return translate(own_event_message_id(self._game, type(event)), language, **details)


def yes_or_no(value: bool) -> str:
    return "yes" if value else "no"


def format_list(parts: Iterable[str], language: str) -> str:
    """Ada, Ben and Cleo."""
    *most, last = parts
    return translate("list-and", language, most=", ".join(most), last=last) if most else last


def format_counts(names: Sequence[str], numbers: Sequence[int], language: str) -> str:
    """Ada 2, Ben 0, Cleo 1."""
    return ", ".join(
        translate("list-count", language, name=name, count=format_number(number))
        for name, number in zip(names, numbers, strict=True)
    )


def format_scores(
    names: Sequence[str], points: Sequence[int], totals: Sequence[int], language: str
) -> str:
    """Ada +20, now 50; Ben 0, now 10."""
    lines = [
        translate(
            "list-score", language, name=name, points=format_signed(won), total=format_number(total)
        )
        for name, won, total in zip(names, points, totals, strict=True)
    ]
    return reduce(
        lambda before, line: translate("list-then", language, before=before, after=line), lines
    )


def format_number(number: int) -> str:
    return str(number).replace("-", _MINUS_SIGN)


def format_signed(number: int) -> str:
    return f"+{number}" if number > 0 else format_number(number)


# Games and options.


def game_name(game: str, language: str) -> str:
    return translate(f"game-{kebab_case(game)}", language)


def game_about(game: str, language: str) -> str:
    return translate(f"game-{kebab_case(game)}-about", language)


def preset_name(game: str, preset: str, language: str) -> str:
    return translate(f"preset-{kebab_case(game)}-{preset}", language)


def preset_about(game: str, preset: str, language: str) -> str:
    return translate(f"preset-{kebab_case(game)}-{preset}-about", language)


def option_message_id(game: str, option: str) -> str:
    """The message id of an option; options that all games share have one id."""
    shared = option in Options.__struct_fields__
    return f"option-{option}" if shared else f"option-{kebab_case(game)}-{kebab_case(option)}"


def option_name(game: str, option: str, language: str) -> str:
    return translate(option_message_id(game, option), language)


def option_about(game: str, option: str, language: str) -> str:
    return translate(f"{option_message_id(game, option)}-about", language)


def value_name(game: str, option: str, value: str, language: str, **details: object) -> str:
    """The name of a value; a seat needs a `name` among the details, a ring a `ring`."""
    return translate(_value_message_id(game, option, value, details), language, **details)


def value_about(game: str, option: str, value: str, language: str, **details: object) -> str:
    return translate(
        f"{_value_message_id(game, option, value, details)}-about", language, **details
    )


def _value_message_id(game: str, option: str, value: str, details: Mapping[str, object]) -> str:
    """Values that cannot be enumerated come with details, and share a message."""
    if details:
        value = "seat" if "name" in details else "fixed"
    return f"{option_message_id(game, option)}-{kebab_case(value)}"
