"""What has just happened at a table, as messages for everybody who listens.

Most of it is the same for all: it is put into words and encoded once, and only what a player knows
beyond the others is made for each.
"""

from collections.abc import Collection, Iterable, Sequence
from functools import lru_cache

import msgspec
from mypy_extensions import mypyc_attr

from skulduggery.core.events import Event, OwnedEvent, PublicEvent
from skulduggery.core.game import AnyGame
from skulduggery.core.piece_memory import encode_json
from skulduggery.core.sentences import subject_player
from skulduggery.server.messages import News, VisibleFact, encoder
from skulduggery.table import facts
from skulduggery.table.facts import AppliedFact
from skulduggery.table.sentences import clock_move_sentences, fact_sentence
from skulduggery.table.table import Table
from skulduggery.table.view_builder import (
    clocks_left,
    decisions_made,
    encode_own_view,
    encode_public_view,
    table_view,
)

_decode_text = msgspec.json.Decoder(str).decode

_USUAL_EVENTS = (PublicEvent, OwnedEvent)
_CHAT_FACTS = (facts.Talked, facts.PhraseSaid, facts.Reacted)


@mypyc_attr(acyclic=True)
class Broadcast:
    """Some facts in a row, and the table after them."""

    def __init__(
        self, table: Table, applied_facts: Sequence[AppliedFact], now: float, *, whole: bool = False
    ) -> None:
        """`whole`: the whole table goes with it, though only moves were made."""
        self.table = table
        self.applied_facts = applied_facts
        self.now = now
        self.is_play = not whole
        # Players who know more of it than the others, or of whom it is told.
        self._insiders: set[int | None] = set()
        for applied in applied_facts:
            if not isinstance(applied.fact, facts.PLY_FACTS):
                self.is_play = False
            for event in applied.events:
                self._insiders.update(self._players_told_apart(event))
        # Made when the first listener needs it: all of them get the same, by language.
        self._shared_facts: dict[str, list[VisibleFact]] = {}
        self._shared_heads: dict[str, bytes] = {}
        self._encoded_play = b""

    def _players_told_apart(self, event: Event) -> Iterable[int]:
        """Players to whom an event is not told as to all others."""
        players = len(self.table.players)
        if not isinstance(event, _USUAL_EVENTS):
            return range(players)
        subject = None if isinstance(event, facts.Fact) else subject_player(event, players)
        return () if subject is None else (subject,)

    def frame_for(
        self, guest: str, language: str, blocked: Collection[str], done: int | None = None
    ) -> bytes:
        """For one guest, without the chat of those they have blocked."""
        table = self.table
        player = table.player_of(guest)
        if not self.is_play:
            visible = self.facts_for_player(player, language, blocked)
            return encoder.encode(News(visible, table_view(table, guest, self.now), done))
        if player in self._insiders:
            head = self._encode_head(player, language)
        else:
            head = self._shared_head(language)
        tail = b"}}" if done is None else b'},"done":%d}' % done
        return head + encode_own_view(table, player) + tail

    def _shared_head(self, language: str) -> bytes:
        head = self._shared_heads.get(language)
        if head is None:
            head = self._shared_heads[language] = self._encode_head(None, language)
        return head

    def _encode_head(self, player: int | None, language: str) -> bytes:
        """The message `Moved` as far as many get the same, up to what is a player's own."""
        told = [self._encode_fact(applied, player, language) for applied in self.applied_facts]
        if not self._encoded_play:
            table = self.table
            self._encoded_play = b'"next":%d,"clocks":%b,"decided":%b,"view":%b' % (
                table.log_length,
                encode_json(clocks_left(table, self.now)),
                encode_json(decisions_made(table)),
                encode_public_view(table),
            )
        return b'{"kind":"moved","told":[%b],"table":{%b,"own":' % (
            b",".join(told),
            self._encoded_play,
        )

    def _encode_fact(self, applied: AppliedFact, player: int | None, language: str) -> bytes:
        """The same as `_describe_fact` says of a ply."""
        fact = applied.fact
        if isinstance(fact, facts.Decided) and fact.by != "person":
            return encode_json(self._describe_fact(applied, player, language))
        events: list[bytes] = []
        words: list[bytes] = []
        for event in self.table.events_seen_by(applied.events, player):
            encoded = self._encode_event(event, player, language)
            events.append(encoded[0])
            words.append(encoded[1])
        return b'{"number":%d,"events":[%b],"sentences":[%b]}' % (
            applied.number,
            b",".join(events),
            b",".join(words),
        )

    def _encode_event(self, event: Event, player: int | None, language: str) -> tuple[bytes, bytes]:
        """The event of a game and its sentence; many were told before."""
        key = self._sentence_key(event, player, language)
        try:
            return _cached_encoding(*key)
        except TypeError:  # a list in it: such an event is rare
            return _new_encoding(*key)

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
        if isinstance(event, facts.Fact):
            return fact_sentence(event, self.table, language)
        return _decode_text(self._encode_event(event, player, language)[1])

    def _sentence_key(self, event: Event, player: int | None, language: str) -> "SentenceKey":
        """All that the sentence of a game's event depends on."""
        table = self.table
        names = table.player_names
        own = player is not None and subject_player(event, len(names)) == player
        return table.game, event, names, language, table.running_match().state.num_seats, own


# A game, its event, the players' names, a language, how many seats, whether to whom it is about.
SentenceKey = tuple[AnyGame, Event, tuple[str, ...], str, int, bool]


def _new_sentence(
    game: AnyGame, event: Event, names: tuple[str, ...], language: str, seats: int, own: bool
) -> str:
    to_subject = game.own_event_sentence(event, names, language, seats) if own else None
    return to_subject or game.event_sentence(event, names, language, seats)


def _new_encoding(
    game: AnyGame, event: Event, names: tuple[str, ...], language: str, seats: int, own: bool
) -> tuple[bytes, bytes]:
    sentence = _new_sentence(game, event, names, language, seats, own)
    return encode_json(event), encode_json(sentence)


@lru_cache(10_000)  # at a table the same things happen to the same people again and again
def _cached_encoding(
    game: AnyGame, event: Event, names: tuple[str, ...], language: str, seats: int, own: bool
) -> tuple[bytes, bytes]:
    return _new_encoding(game, event, names, language, seats, own)


def _is_blocked_chat(applied: AppliedFact, blocked: Collection[str]) -> bool:
    fact = applied.fact
    return isinstance(fact, _CHAT_FACTS) and fact.guest in blocked
