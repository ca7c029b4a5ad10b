"""What happens in Skull King, and what one can do, in words for people."""

from collections.abc import Sequence

from skulduggery.core.events import Event
from skulduggery.core.sentences import (
    counts,
    event_message,
    joined,
    plain_details,
    scores,
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
from skulduggery.words import say


def sentence(event: Event, names: Sequence[str], language: str, seats: int | None = None) -> str:
    """The event, already redacted for whoever reads it; `names` go by player."""
    details = plain_details(event, names, names)
    if isinstance(event, DieDealt):
        details["seen"] = yes_or_no(event.die is not None)
    elif isinstance(event, BidSealed):
        details["seen"] = yes_or_no(event.bid is not None)
    elif isinstance(event, BidsOpened):
        details["bids"] = counts(names, event.bids, language)
    elif isinstance(event, RoundScored):
        details["scores"] = scores(names, event.points, event.totals, language)
    elif isinstance(event, GameEnded):
        details["winners"] = joined([names[player] for player in event.winners], language)
        details["shared"] = yes_or_no(len(event.winners) > 1)
        details["totals"] = counts(names, event.totals, language)
    return say(event_message("skull_king", type(event)), language, **details)


def label(text: str, names: Sequence[str], language: str, seats: int | None = None) -> str:
    """What a move is called in a list."""
    word, _, rest = text.partition(" ")
    if text in KIND_TEXTS:
        return say("action-skull-king-deal", language, die=text)
    if text in FACE_TEXTS:
        return say("action-skull-king-face", language, face=text)
    if word == "roll":
        return say("action-skull-king-roll", language, die=rest)
    if word == "bid":
        return say("action-skull-king-bid", language, bid=int(rest))
    name = seat_names(names, seats, language)[int(rest)]
    return say("action-skull-king-first", language, name=name)
