"""What is told of a fact."""

import msgspec

from skulduggery.core.events import Event
from skulduggery.table import facts


class AppliedFact(msgspec.Struct, frozen=True, gc=False):
    """What one fact is told as, with all its secrets."""

    number: int
    fact: facts.AnyFact
    events: list[Event]
