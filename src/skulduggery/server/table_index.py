"""Where to look in the log: which tables there are, how they stand, who has been there.

These rows only repeat what the facts say, and are written in the same transaction.
"""

from collections.abc import Iterable
from typing import Any

from skulduggery.table import facts

CONCERNED = (
    facts.Created,
    facts.Arrived,
    facts.HostPassed,
    facts.OptionsChosen,
    facts.SettingsChosen,
    facts.Started,
    facts.Ended,
    facts.Abandoned,
    facts.Closed,
    facts.RematchCalled,
)


def listing_of(new: Iterable[facts.AnyFact]) -> "Listing | None":
    """Nothing for nearly all facts: that somebody has moved changes no row."""
    concerned = [fact for fact in new if isinstance(fact, CONCERNED)]
    return Listing(concerned) if concerned else None


class Listing:
    """What some new facts change in the rows about their table."""

    def __init__(self, new: Iterable[facts.AnyFact]) -> None:
        self.table: dict[str, Any] = {}
        self.arrived: list[str] = []
        self.is_new = False
        for fact in new:
            self.take(fact)

    def take(self, fact: facts.AnyFact) -> None:
        match fact:
            case facts.Created():
                self.is_new = True
                self.arrived.append(fact.host)
                self.change(
                    fact,
                    game=fact.game,
                    rules=0,
                    match=0,
                    status="open",
                    listed=fact.settings.listed,
                    host=fact.host,
                    made_at=fact.at,
                )
            case facts.Arrived():
                self.arrived.append(fact.guest)
            case facts.HostPassed():
                self.change(fact, host=fact.guest)
            case facts.OptionsChosen():
                self.change(fact, game=fact.game)
            case facts.SettingsChosen():
                self.change(fact, listed=fact.settings.listed)
            case facts.Started():
                self.change(fact, status="playing", rules=fact.rules)
            case facts.Ended() | facts.Abandoned():
                self.change(fact, status="over")
            case facts.Closed():
                self.change(fact, status="over", listed=False)
            case facts.RematchCalled():
                self.change(fact, status="open", match=fact.match)

    def change(self, fact: facts.AnyFact, **columns: Any) -> None:
        self.table.update(columns, changed_at=fact.at)
