"""What was counted and what went wrong, in a form that adds up over runs."""

from collections import Counter

import msgspec


class Failure(msgspec.Struct):
    """Something that must not be."""

    kind: str  # what was broken
    where: str  # a table, a node
    what: str


class Figures(msgspec.Struct):
    counts: dict[str, int] = {}
    slowest: dict[str, float] = {}  # seconds, the highest of each kind
    failures: list[Failure] = []

    def add(self, name: str, number: int = 1) -> None:
        self.counts[name] = self.counts.get(name, 0) + number

    def note_time(self, name: str, seconds: float) -> None:
        self.slowest[name] = round(max(self.slowest.get(name, 0.0), seconds), 3)

    def fail(self, kind: str, where: str, what: str) -> None:
        self.failures.append(Failure(kind, where, what[:2000]))

    def take_in(self, other: "Figures") -> None:
        for name, number in other.counts.items():
            self.add(name, number)
        for name, seconds in other.slowest.items():
            self.note_time(name, seconds)
        self.failures += other.failures

    def failures_by_kind(self) -> dict[str, int]:
        return dict(Counter(failure.kind for failure in self.failures))
