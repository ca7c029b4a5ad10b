"""Where to look in the log: which tables there are, how they stand, who has been there.

These rows only repeat what the facts say, and are written in the same transaction.
"""

from collections.abc import Iterable
from typing import Any

from skulduggery.table import facts

INDEXED_FACTS = (
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


def index_changes(new: Iterable[facts.AnyFact]) -> "TableIndexChanges | None":
    """Nothing for nearly all facts: that somebody has moved changes no row."""
    concerned = [fact for fact in new if isinstance(fact, INDEXED_FACTS)]
    return TableIndexChanges(concerned) if concerned else None


class TableIndexChanges:
    """What some new facts change in the rows about their table."""

    def __init__(self, new: Iterable[facts.AnyFact]) -> None:
        self.table: dict[str, Any] = {}
        self.arrived: list[str] = []
        self.is_new = False
        for fact in new:
            self.add_fact(fact)

    def add_fact(self, fact: facts.AnyFact) -> None:
        match fact:
            case facts.Created():
                self.is_new = True
                self.arrived.append(fact.host)
                self.set_columns(
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
                self.set_columns(fact, host=fact.guest)
            case facts.OptionsChosen():
                self.set_columns(fact, game=fact.game)
            case facts.SettingsChosen():
                self.set_columns(fact, listed=fact.settings.listed)
            case facts.Started():
                self.set_columns(fact, status="playing", rules=fact.rules)
            case facts.Ended() | facts.Abandoned():
                self.set_columns(fact, status="over")
            case facts.Closed():
                self.set_columns(fact, status="over", listed=False)
            case facts.RematchCalled():
                self.set_columns(fact, status="open", match=fact.match)

    def set_columns(self, fact: facts.AnyFact, **columns: Any) -> None:
        self.table.update(columns, changed_at=fact.at)
