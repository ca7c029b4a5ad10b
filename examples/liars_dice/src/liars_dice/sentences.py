"""Events and plies of Liar's Dice in words for people."""

from collections.abc import Sequence

from liars_dice.events import BidChallenged, DiceShown, DieRolled
from skulduggery.core.events import Event
from skulduggery.core.sentences import event_details, event_message_id, format_list, yes_or_no
from skulduggery.words import translate


def event_sentence(
    event: Event, names: Sequence[str], language: str, seats: int | None = None
) -> str:
    """The event, already redacted for whoever reads it; `names` go by player."""
    details = event_details(event, names, names)
    if isinstance(event, DieRolled):
        details["seen"] = yes_or_no(event.face is not None)
    elif isinstance(event, BidChallenged):
        details["bidder"] = names[event.bidder]
    elif isinstance(event, DiceShown):
        details["hands"] = describe_hands(event.hands, names, language)
    return translate(event_message_id("liars_dice", type(event)), language, **details)


def describe_hands(hands: Sequence[Sequence[int]], names: Sequence[str], language: str) -> str:
    """Such as "Ada 2 3 3 and Cleo 1 6", without players who are out."""
    return format_list(
        [
            translate("liars-dice-hand", language, name=name, dice=" ".join(map(str, hand)))
            for name, hand in zip(names, hands, strict=True)
            if hand
        ],
        language,
    )


def action_label(text: str, names: Sequence[str], language: str, seats: int | None = None) -> str:
    """What a ply is called in a list of choices."""
    word, _, rest = text.partition(" ")
    if word == "bid":
        quantity, _, face = rest.partition("x")
        return translate("action-liars-dice-bid", language, quantity=int(quantity), face=int(face))
    if word == "challenge":
        return translate("action-liars-dice-challenge", language)
    if word == "first":
        return translate("action-liars-dice-first", language, name=names[int(rest)])
    return translate("action-liars-dice-roll", language, face=int(text))
