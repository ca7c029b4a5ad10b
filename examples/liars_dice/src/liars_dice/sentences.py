"""What happens in Liar's Dice, and what one can do, in words for people."""

from collections.abc import Sequence

from liars_dice.events import BidChallenged, DiceShown, DieRolled
from skulduggery.core.events import Event
from skulduggery.core.sentences import event_message, joined, plain_details, yes_or_no
from skulduggery.words import say


def sentence(event: Event, names: Sequence[str], language: str, seats: int | None = None) -> str:
    """The event as its reader may know it; `names` go by player."""
    details = plain_details(event, names, names)
    if isinstance(event, DieRolled):
        details["seen"] = yes_or_no(event.face is not None)
    elif isinstance(event, BidChallenged):
        details["bidder"] = names[event.bidder]
    elif isinstance(event, DiceShown):
        details["hands"] = hands_in_words(event.hands, names, language)
    return say(event_message("liars_dice", type(event)), language, **details)


def hands_in_words(hands: Sequence[Sequence[int]], names: Sequence[str], language: str) -> str:
    """Ada 2 3 3 and Cleo 1 6, without those who are out."""
    return joined(
        [
            say("liars-dice-hand", language, name=name, dice=" ".join(map(str, hand)))
            for name, hand in zip(names, hands, strict=True)
            if hand
        ],
        language,
    )


def label(text: str, names: Sequence[str], language: str, seats: int | None = None) -> str:
    """What a ply is called in a list of choices."""
    word, _, rest = text.partition(" ")
    if word == "bid":
        quantity, _, face = rest.partition("x")
        return say("action-liars-dice-bid", language, quantity=int(quantity), face=int(face))
    if word == "challenge":
        return say("action-liars-dice-challenge", language)
    if word == "first":
        return say("action-liars-dice-first", language, name=names[int(rest)])
    return say("action-liars-dice-roll", language, face=int(text))
