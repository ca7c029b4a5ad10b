"""What has just happened at a table, put into messages for everybody who listens.

Most of it is the same for all: it is looked at, put into words and encoded once, and only what a
player knows beyond the others is made for each.
"""

from collections.abc import Collection, Sequence
from operator import is_ as is_same

import msgspec

from skulduggery.core.events import Event, Public
from skulduggery.server.messages import News, Ready, ReadyPlay, Told
from skulduggery.table import facts
from skulduggery.table.sentences import by_whom, sentence
from skulduggery.table.table import Happening, Table
from skulduggery.table.view import clocks_left, own_view, public_view, table_view

PLAY = (facts.Decided, facts.Drawn)
TALK = (facts.Talked, facts.PhraseSaid, facts.Reacted)

encoder = msgspec.json.Encoder()


class Telling:
    """Some happenings in a row, and the table after them."""

    def __init__(
        self, table: Table, happenings: Sequence[Happening], now: float, *, whole: bool = False
    ) -> None:
        """`whole`: the whole table goes with it, though only moves were made."""
        self.table = table
        self.happenings = happenings
        self.now = now
        self.is_play = not whole and all(isinstance(h.fact, PLAY) for h in happenings)
        # Made when the first listener needs it: all of them get the same.
        self.shared: dict[str, list[Told]] = {}  # by language
        self.words: dict[str, msgspec.Raw] = {}
        self.view: msgspec.Raw | None = None

    def message(
        self, guest: str, language: str, blocked: Collection[str], done: int | None = None
    ) -> News | Ready:
        """For one guest, who does not want to hear those they have blocked."""
        table = self.table
        player = table.player_of(guest)
        told = self.told(player, language, blocked)
        if not self.is_play:
            return News(told, table_view(table, guest, self.now), done)
        if self.view is None:
            self.view = msgspec.Raw(encoder.encode(public_view(table)))
        play = ReadyPlay(
            table.length, clocks_left(table, self.now), self.view, own_view(table, player)
        )
        return Ready(self.encoded(language) if told is self.shared[language] else told, play, done)

    def encoded(self, language: str) -> msgspec.Raw:
        if language not in self.words:
            self.words[language] = msgspec.Raw(encoder.encode(self.shared[language]))
        return self.words[language]

    def told(self, player: int | None, language: str, blocked: Collection[str]) -> list[Told]:
        """The very list that all are told, where this player knows no more."""
        if language not in self.shared:
            self.shared[language] = [self.tell(h, None, language) for h in self.happenings]
        shared = self.shared[language]
        own = [
            self.own(happening, public, player, language, blocked)
            for happening, public in zip(self.happenings, shared, strict=True)
        ]
        return shared if all(map(is_same, own, shared)) else own

    def own(
        self,
        happening: Happening,
        public: Told,
        player: int | None,
        language: str,
        blocked: Collection[str],
    ) -> Told:
        """What everybody is told, if this player knows no more and wants to hear it."""
        fact = happening.fact
        if blocked and isinstance(fact, TALK) and fact.guest in blocked:
            return Told(happening.number, [], [])
        if player is None or all(isinstance(event, Public) for event in happening.events):
            return public
        if self.table.seen(happening.events, player) == public.events:
            return public
        return self.tell(happening, player, language)

    def tell(self, happening: Happening, player: int | None, language: str) -> Told:
        events = self.table.seen(happening.events, player)
        words = [self.in_words(event, language) for event in events]
        fact = happening.fact
        if isinstance(fact, facts.Decided) and fact.by != "person":
            words[:0] = by_whom(fact, self.table, language)
            return Told(happening.number, events, words, fact.by)
        return Told(happening.number, events, words)

    def in_words(self, event: Event, language: str) -> str:
        table = self.table
        if isinstance(event, facts.Fact):
            return sentence(event, table, language)
        seats = table.running().state.num_seats
        return table.game.sentence(event, table.names(), language, seats)
