"""What has just happened at a table, as messages for everybody who listens.

Most of it is the same for all: it is put into words and encoded once, and only what a player knows
beyond the others is made for each.
"""

from collections.abc import Collection, Iterable, Sequence
from functools import lru_cache

import msgspec

from skulduggery.core.events import Event, OwnedEvent, PublicEvent
from skulduggery.core.game import AnyGame
from skulduggery.core.sentences import subject_player
from skulduggery.server.messages import EncodedMoved, EncodedPlay, News, VisibleFact, encoder
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

_CHAT_FACTS = (facts.Talked, facts.PhraseSaid, facts.Reacted)


class Broadcast:
    """Some facts in a row, and the table after them."""

    def __init__(
        self, table: Table, applied_facts: Sequence[AppliedFact], now: float, *, whole: bool = False
    ) -> None:
        """`whole`: the whole table goes with it, though only moves were made."""
        self.table = table
        self.applied_facts = applied_facts
        self.now = now
        self.is_play = not whole and all(
            isinstance(one.fact, facts.PLY_FACTS) for one in applied_facts
        )
        # Players who know more of it than the others, or of whom it is told.
        self._insiders = {
            player
            for applied in applied_facts
            for event in applied.events
            for player in self._players_told_apart(event)
        }
        self._clocks = clocks_left(table, now)
        self._decided = decisions_made(table)
        # Made when the first listener needs it: all of them get the same.
        self._shared_facts: dict[str, list[VisibleFact]] = {}  # by language
        self._encoded_facts: dict[str, msgspec.Raw] = {}
        self._encoded_view: msgspec.Raw | None = None

    def _players_told_apart(self, event: Event) -> Iterable[int]:
        """Players to whom an event is not told as to all others."""
        players = len(self.table.players)
        if not isinstance(event, PublicEvent | OwnedEvent):
            return range(players)
        subject = None if isinstance(event, facts.Fact) else subject_player(event, players)
        return () if subject is None else (subject,)

    def message_for(
        self, guest: str, language: str, blocked: Collection[str], done: int | None = None
    ) -> News | EncodedMoved:
        """For one guest, without the chat of those they have blocked."""
        table = self.table
        player = table.player_of(guest)
        if not self.is_play:
            visible = self.facts_for_player(player, language, blocked)
            return News(visible, table_view(table, guest, self.now), done)
        if self._encoded_view is None:
            self._encoded_view = msgspec.Raw(encoder.encode(public_view(table)))
        own = own_view(table, player)
        play = EncodedPlay(table.log_length, self._clocks, self._decided, self._encoded_view, own)
        if player in self._insiders:
            return EncodedMoved(self.facts_for_player(player, language, blocked), play, done)
        return EncodedMoved(self._encoded_for_all(language), play, done)

    def _encoded_for_all(self, language: str) -> msgspec.Raw:
        """What everybody may see, as it goes over the wire."""
        if language not in self._encoded_facts:
            self._encoded_facts[language] = msgspec.Raw(
                encoder.encode(self._facts_for_all(language))
            )
        return self._encoded_facts[language]

    def _facts_for_all(self, language: str) -> list[VisibleFact]:
        if language not in self._shared_facts:
            self._shared_facts[language] = [
                self._describe_fact(applied, None, language) for applied in self.applied_facts
            ]
        return self._shared_facts[language]

    def facts_for_player(
        self, player: int | None, language: str, blocked: Collection[str]
    ) -> list[VisibleFact]:
        """What everybody may see, and what this player knows beyond it, without blocked chat."""
        if player in self._insiders:
            known = [
                self._describe_fact(applied, player, language) for applied in self.applied_facts
            ]
        else:
            known = self._facts_for_all(language)
        return [
            VisibleFact(applied.number, [], []) if _is_blocked_chat(applied, blocked) else visible
            for applied, visible in zip(self.applied_facts, known, strict=True)
        ]

    def _describe_fact(
        self, applied: AppliedFact, player: int | None, language: str
    ) -> VisibleFact:
        events = self.table.events_seen_by(applied.events, player)
        words = [self._event_sentence(event, player, language) for event in events]
        fact = applied.fact
        if isinstance(fact, facts.Decided) and fact.by != "person":
            words[:0] = clock_move_sentences(fact, self.table, language)
            return VisibleFact(applied.number, events, words, fact.by)
        return VisibleFact(applied.number, events, words)

    def _event_sentence(self, event: Event, player: int | None, language: str) -> str:
        table = self.table
        if isinstance(event, facts.Fact):
            return fact_sentence(event, table, language)
        seats = table.running_match().state.num_seats
        names = table.player_names
        own = player is not None and subject_player(event, len(names)) == player
        return _game_event_sentence(table.game, event, names, language, seats, own)


def _game_event_sentence(
    game: AnyGame, event: Event, names: tuple[str, ...], language: str, seats: int, own: bool
) -> str:
    try:
        return _cached_sentence(game, event, names, language, seats, own)
    except TypeError:  # a list in it: such an event is rare
        return _new_sentence(game, event, names, language, seats, own)


@lru_cache(10_000)  # at a table the same things happen to the same people again and again
def _cached_sentence(
    game: AnyGame, event: Event, names: tuple[str, ...], language: str, seats: int, own: bool
) -> str:
    return _new_sentence(game, event, names, language, seats, own)


def _new_sentence(
    game: AnyGame, event: Event, names: tuple[str, ...], language: str, seats: int, own: bool
) -> str:
    to_subject = game.own_event_sentence(event, names, language, seats) if own else None
    return to_subject or game.event_sentence(event, names, language, seats)


def _is_blocked_chat(applied: AppliedFact, blocked: Collection[str]) -> bool:
    fact = applied.fact
    return isinstance(fact, _CHAT_FACTS) and fact.guest in blocked
