"""What happens in Säbel & Schädel, and what one can do, in words for people."""

from collections.abc import Mapping, Sequence

from skulduggery.core.events import Event
from skulduggery.core.sentences import (
    EventSentences,
    event_details,
    format_counts,
    format_list,
    format_scores,
    yes_or_no,
)
from skulduggery.games.saber_skull.rules.events import (
    ChampionshipWon,
    MatchWon,
    PointsGiven,
    RingLaid,
    RollOffTied,
    TokensTaken,
)
from skulduggery.words import translate

_ACTION_LABELS = {
    "roll": "action-saber-skull-roll",
    "stop": "action-saber-skull-stop",
    "K": "action-saber-skull-skull",
    "B": "action-saber-skull-saber",
}


def _sentence_details(
    event: Event, names: Sequence[str], language: str, seats: int | None
) -> dict[str, object]:
    details = event_details(event, names, names)
    if isinstance(event, RingLaid):
        details["ring"] = ring_in_words(event.ring, language)
    elif isinstance(event, RollOffTied):
        details["names"] = format_list([names[seat] for seat in event.seats], language)
    elif isinstance(event, TokensTaken):
        details["saber"] = yes_or_no(bool(event.pulled))
        details["taken"] = _tokens_in_words(event.taken, language)
        details["pulled"] = _tokens_in_words(event.pulled, language) if event.pulled else ""
    elif isinstance(event, MatchWon):
        others = [seat for seat in range(len(names)) if seat != event.seat]
        details["left"] = format_counts(
            [names[seat] for seat in others], [event.left[seat] for seat in others], language
        )
    elif isinstance(event, PointsGiven):
        details["scores"] = format_scores(names, event.points, event.totals, language)
    elif isinstance(event, ChampionshipWon):
        details["totals"] = format_counts(names, event.totals, language)
    return details


EVENT_SENTENCES = EventSentences("saber_skull", _sentence_details)


def ring_in_words(ring: Sequence[str], language: str) -> str:
    """1, 2, Skull, 5, 3, Saber, 4."""
    return ", ".join(translate("coaster", language, coaster=coaster) for coaster in ring)


def _tokens_in_words(tokens: Mapping[str, int], language: str) -> str:
    """2 red and 1 green."""
    return format_list(
        [
            translate("tokens-of-colour", language, colour=colour, count=count)
            for colour, count in tokens.items()
        ],
        language,
    )


def action_label(text: str, names: Sequence[str], language: str, seats: int | None = None) -> str:
    """What a move is called in a list."""
    word, _, colour = text.partition(" ")
    if word == "place":
        return translate("action-saber-skull-place", language, colour=colour)
    if text in _ACTION_LABELS:
        return translate(_ACTION_LABELS[text], language)
    return translate("action-saber-skull-number", language, number=text)
