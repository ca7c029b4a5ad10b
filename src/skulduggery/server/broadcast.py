"""What has just happened at a table, put into messages for everybody who listens.

Most of it is the same for all: it is looked at, put into words and encoded once, and only what a
player knows beyond the others is made for each.
"""

from collections.abc import Collection, Sequence
from functools import lru_cache

import msgspec

from skulduggery.core.events import Event, Owned, Public
from skulduggery.core.game import AnyGame
from skulduggery.server.messages import News, Ready, ReadyPlay, Told
from skulduggery.table import facts
from skulduggery.table.happening import Happening
from skulduggery.table.sentences import by_whom, sentence
from skulduggery.table.table import Table
from skulduggery.table.view_builder import (
    clocks_left,
    decisions_made,
    own_view,
    public_view,
    table_view,
)

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
        self.insiders = set[int]()  # players who know more of it than the others
        for happening in happenings:
            for event in happening.events:
                if isinstance(event, Owned):
                    self.insiders.add(event.seat % len(table.players))
                elif not isinstance(event, Public):
                    self.insiders.update(range(len(table.players)))
        self.clocks = clocks_left(table, now)
        self.decided = decisions_made(table)
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
        if not self.is_play:
            told = self.told(player, language, blocked)
            return News(told, table_view(table, guest, self.now), done)
        if self.view is None:
            self.view = msgspec.Raw(encoder.encode(public_view(table)))
        own = own_view(table, player)
        play = ReadyPlay(table.length, self.clocks, self.decided, self.view, own)
        if player in self.insiders:
            return Ready(self.told(player, language, blocked), play, done)
        return Ready(self.in_common(language), play, done)

    def in_common(self, language: str) -> msgspec.Raw:
        """What all are told, as it goes over the wire."""
        if language not in self.words:
            self.words[language] = msgspec.Raw(encoder.encode(self.common(language)))
        return self.words[language]

    def common(self, language: str) -> list[Told]:
        if language not in self.shared:
            self.shared[language] = [self.tell(h, None, language) for h in self.happenings]
        return self.shared[language]

    def told(self, player: int | None, language: str, blocked: Collection[str]) -> list[Told]:
        """What everybody is told, if this player knows no more and wants to hear it."""
        if player in self.insiders:
            known = [self.tell(happening, player, language) for happening in self.happenings]
        else:
            known = self.common(language)
        return [
            Told(happening.number, [], []) if is_talk_of(happening, blocked) else told
            for happening, told in zip(self.happenings, known, strict=True)
        ]

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
        return in_words(table.game, event, table.names, language, seats)


def in_words(game: AnyGame, event: Event, names: tuple[str, ...], language: str, seats: int) -> str:
    try:
        return said_before(game, event, names, language, seats)
    except TypeError:  # a list in it: such an event is rare
        return game.sentence(event, names, language, seats)


@lru_cache(10_000)  # at a table the same things happen to the same people again and again
def said_before(
    game: AnyGame, event: Event, names: tuple[str, ...], language: str, seats: int
) -> str:
    return game.sentence(event, names, language, seats)


def is_talk_of(happening: Happening, blocked: Collection[str]) -> bool:
    fact = happening.fact
    return isinstance(fact, TALK) and fact.guest in blocked
