"""What happens in Skull, and what one can do, in words for people."""

from collections.abc import Sequence

from skulduggery.core.events import Event
from skulduggery.core.sentences import (
    EventSentences,
    event_details,
    seat_names,
    yes_or_no,
)
from skulduggery.games.skull.rules.events import AttemptFailed, DiscFlipped, FirstDiscsDown
from skulduggery.words import translate

# By seat, in the order of the boxes.
TRIBE_NAMES = (
    "marigold",
    "lotus",
    "thistle",
    "dahlia",
    "hibiscus",
    "iris",
    "poppy",
    "protea",
    "foxglove",
    "lily",
    "peony",
    "orchid",
)
_ACTION_LABELS = {
    "flower": "action-skull-flower",
    "skull": "action-skull-skull",
    "last": "action-skull-last",
    "pass": "action-skull-pass",
    "lose flower": "action-skull-lose-flower",
    "lose skull": "action-skull-lose-skull",
}
_NUMBERED_ACTION_LABELS = {"bid": "action-skull-bid", "pick": "action-skull-pick"}
_SEAT_ACTION_LABELS = {
    "flip": "action-skull-flip",
    "start": "action-skull-start",
    "first": "action-skull-first",
}


def tribe_name(seat: int, language: str) -> str:
    return translate(f"tribe-{TRIBE_NAMES[seat]}", language)


def _sentence_details(
    event: Event, names: Sequence[str], language: str, seats: int | None
) -> dict[str, object]:
    called = seat_names(names, seats, language, tribe_name)
    details = event_details(event, names, called)
    if isinstance(event, DiscFlipped | AttemptFailed):
        details["own"] = yes_or_no(event.seat == event.owner)
    elif isinstance(event, FirstDiscsDown):
        details["open"] = yes_or_no(event.last is not None)
        details["last"] = "" if event.last is None else called[event.last]
    return details


EVENT_SENTENCES = EventSentences("skull", _sentence_details)


def action_label(text: str, names: Sequence[str], language: str, seats: int | None = None) -> str:
    """What a move is called in a list."""
    if text in _ACTION_LABELS:
        return translate(_ACTION_LABELS[text], language)
    word, number = text.split()
    if word in _SEAT_ACTION_LABELS:
        name = seat_names(names, seats, language, tribe_name)[int(number)]
        return translate(_SEAT_ACTION_LABELS[word], language, name=name)
    return translate(
        _NUMBERED_ACTION_LABELS[word],
        language,
        **{"bid" if word == "bid" else "place": int(number)},
    )
