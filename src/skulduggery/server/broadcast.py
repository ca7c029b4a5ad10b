"""What has just happened at a table, put into messages for everybody who listens.

Most of it is the same for all: it is looked at, put into words and encoded once, and only what a
player knows beyond the others is made for each.
"""

from collections.abc import Collection, Sequence
from functools import lru_cache

import msgspec

from skulduggery.core.events import Event, OwnedEvent, PublicEvent
from skulduggery.core.game import AnyGame
from skulduggery.server.messages import EncodedMoved, EncodedPlay, News, VisibleFact
from skulduggery.table import facts
from skulduggery.table.facts import AppliedFact
from skulduggery.table.sentences import clock_move_sentences, fact_sentence
from skulduggery.table.table import Table
from skulduggery.table.view_builder import (
    clocks_left,
    decisions_made,
    own_view,
    public_view,
    table_view,
)

PLY_FACTS = (facts.Decided, facts.Drawn)
CHAT_FACTS = (facts.Talked, facts.PhraseSaid, facts.Reacted)

encoder = msgspec.json.Encoder()


class Broadcast:
    """Some happenings in a row, and the table after them."""

    def __init__(
        self, table: Table, happenings: Sequence[AppliedFact], now: float, *, whole: bool = False
    ) -> None:
        """`whole`: the whole table goes with it, though only moves were made."""
        self.table = table
        self.happenings = happenings
        self.now = now
        self.is_play = not whole and all(isinstance(h.fact, PLY_FACTS) for h in happenings)
        self.insiders = set[int]()  # players who know more of it than the others
        for happening in happenings:
            for event in happening.events:
                if isinstance(event, OwnedEvent):
                    self.insiders.add(event.seat % len(table.players))
                elif not isinstance(event, PublicEvent):
                    self.insiders.update(range(len(table.players)))
        self.clocks = clocks_left(table, now)
        self.decided = decisions_made(table)
        # Made when the first listener needs it: all of them get the same.
        self.shared_facts: dict[str, list[VisibleFact]] = {}  # by language
        self.encoded_facts: dict[str, msgspec.Raw] = {}
        self.encoded_view: msgspec.Raw | None = None

    def message_for(
        self, guest: str, language: str, blocked: Collection[str], done: int | None = None
    ) -> News | EncodedMoved:
        """For one guest, who does not want to hear those they have blocked."""
        table = self.table
        player = table.player_of(guest)
        if not self.is_play:
            told = self.facts_for_player(player, language, blocked)
            return News(told, table_view(table, guest, self.now), done)
        if self.encoded_view is None:
            self.encoded_view = msgspec.Raw(encoder.encode(public_view(table)))
        own = own_view(table, player)
        play = EncodedPlay(table.log_length, self.clocks, self.decided, self.encoded_view, own)
        if player in self.insiders:
            return EncodedMoved(self.facts_for_player(player, language, blocked), play, done)
        return EncodedMoved(self.encoded_for_all(language), play, done)

    def encoded_for_all(self, language: str) -> msgspec.Raw:
        """What all are told, as it goes over the wire."""
        if language not in self.encoded_facts:
            self.encoded_facts[language] = msgspec.Raw(encoder.encode(self.facts_for_all(language)))
        return self.encoded_facts[language]

    def facts_for_all(self, language: str) -> list[VisibleFact]:
        if language not in self.shared_facts:
            self.shared_facts[language] = [
                self.describe_fact(h, None, language) for h in self.happenings
            ]
        return self.shared_facts[language]

    def facts_for_player(
        self, player: int | None, language: str, blocked: Collection[str]
    ) -> list[VisibleFact]:
        """What everybody is told, if this player knows no more and wants to hear it."""
        if player in self.insiders:
            known = [
                self.describe_fact(happening, player, language) for happening in self.happenings
            ]
        else:
            known = self.facts_for_all(language)
        return [
            VisibleFact(happening.number, [], []) if is_blocked_chat(happening, blocked) else told
            for happening, told in zip(self.happenings, known, strict=True)
        ]

    def describe_fact(
        self, happening: AppliedFact, player: int | None, language: str
    ) -> VisibleFact:
        events = self.table.events_seen_by(happening.events, player)
        words = [self.event_sentence(event, language) for event in events]
        fact = happening.fact
        if isinstance(fact, facts.Decided) and fact.by != "person":
            words[:0] = clock_move_sentences(fact, self.table, language)
            return VisibleFact(happening.number, events, words, fact.by)
        return VisibleFact(happening.number, events, words)

    def event_sentence(self, event: Event, language: str) -> str:
        table = self.table
        if isinstance(event, facts.Fact):
            return fact_sentence(event, table, language)
        seats = table.running_match().state.num_seats
        return game_event_sentence(table.game, event, table.player_names, language, seats)


def game_event_sentence(
    game: AnyGame, event: Event, names: tuple[str, ...], language: str, seats: int
) -> str:
    try:
        return cached_sentence(game, event, names, language, seats)
    except TypeError:  # a list in it: such an event is rare
        return game.event_sentence(event, names, language, seats)


@lru_cache(10_000)  # at a table the same things happen to the same people again and again
def cached_sentence(
    game: AnyGame, event: Event, names: tuple[str, ...], language: str, seats: int
) -> str:
    return game.event_sentence(event, names, language, seats)


def is_blocked_chat(happening: AppliedFact, blocked: Collection[str]) -> bool:
    fact = happening.fact
    return isinstance(fact, CHAT_FACTS) and fact.guest in blocked
