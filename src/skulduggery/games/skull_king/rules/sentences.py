"""What happens in Skull King, and what one can do, in words for people."""

from collections.abc import Sequence

from skulduggery.core.events import Event
from skulduggery.core.sentences import (
    EventSentences,
    event_details,
    format_counts,
    format_list,
    format_scores,
    seat_names,
    yes_or_no,
)
from skulduggery.games.skull_king.rules.actions import FACE_TEXTS, KIND_TEXTS
from skulduggery.games.skull_king.rules.events import (
    BidSealed,
    BidsOpened,
    DieDealt,
    GameEnded,
    RoundScored,
)
from skulduggery.words import translate


def _sentence_details(
    event: Event, names: Sequence[str], language: str, seats: int | None
) -> dict[str, object]:
    details = event_details(event, names, names)
    if isinstance(event, DieDealt):
        details["seen"] = yes_or_no(event.die is not None)
    elif isinstance(event, BidSealed):
        details["seen"] = yes_or_no(event.bid is not None)
    elif isinstance(event, BidsOpened):
        details["bids"] = format_counts(names, event.bids, language)
    elif isinstance(event, RoundScored):
        details["scores"] = format_scores(names, event.points, event.totals, language)
    elif isinstance(event, GameEnded):
        details["winners"] = format_list([names[player] for player in event.winners], language)
        details["shared"] = yes_or_no(len(event.winners) > 1)
        details["totals"] = format_counts(names, event.totals, language)
    return details


EVENT_SENTENCES = EventSentences("skull_king", _sentence_details)


def action_label(text: str, names: Sequence[str], language: str, seats: int | None = None) -> str:
    """What a move is called in a list."""
    word, _, rest = text.partition(" ")
    if text in KIND_TEXTS:
        return translate("action-skull-king-deal", language, die=text)
    if text in FACE_TEXTS:
        return translate("action-skull-king-face", language, face=text)
    if word == "roll":
        return translate("action-skull-king-roll", language, die=rest)
    if word == "bid":
        return translate("action-skull-king-bid", language, bid=int(rest))
    name = seat_names(names, seats, language)[int(rest)]
    return translate("action-skull-king-first", language, name=name)
