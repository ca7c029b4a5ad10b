"""Looks at every frame somebody got, as text: is there anything in it they must not know?

What a reader may know is worked out once more from the log, by adding: the events with what is
hidden struck out by a list that is kept here, the sentences made from those events alone, the table
from the fields that are listed here, and the game from a twin: another truth that looks the same to
the reader, with everything hidden drawn anew. A frame has to be exactly that. Beside it the text
is searched for words that would tell, whatever field they are in. (What a view itself may hold,
such as what follows from all that was seen before, is the business of `skulduggery.testing`.)
"""

import json
import re
from collections.abc import Iterable
from functools import cache
from typing import Any

import msgspec

from skulduggery.core.events import Event
from skulduggery.core.rng import Rng
from skulduggery.core.sentences import subject_player
from skulduggery.core.state import State
from skulduggery.games.skull_king.rules.actions import KIND_TEXTS
from skulduggery.table import facts
from skulduggery.table.facts import AppliedFact
from skulduggery.table.rating_rules import is_counted
from skulduggery.table.sentences import clock_move_sentences, fact_sentence
from skulduggery.table.table import Table
from skulduggery.table.table_state import MAX_RECENT_FACTS
from skulduggery.words import SUPPORTED_LANGUAGES, translate

# What others do not see of an event. Everything that is not listed here is public.
HIDDEN_FIELD_BY_EVENT = {
    "Created": "secret",
    "RematchProposed": "secret",
    "RematchCalled": "secret",
    "DiscSealed": "disc",
    "DiscLaid": "disc",
    "DiscLost": "disc",
    "DieDealt": "die",
    "BidSealed": "bid",
}
REVEALING_EVENTS = {
    "BidsOpened",
    "DiscFlipped",
}  # what was hidden until then is told in the same breath
TABLE_FIELDS = {
    *("next", "clocks", "decided", "view", "own", "table", "match", "status", "settings", "game"),
    *("options", "host", "guests", "chairs", "commitment", "secret", "players", "you"),
    *("places", "abandoned", "closed", "record", "rematch", "terms", "agreed_to", "counts"),
}
HTTP_FRAME_KIND = "looked"  # not a frame, but the same over HTTP
PLAY_FIELDS = {"next", "clocks", "decided", "view", "own"}


class SecretLeak(AssertionError):
    """Somebody was told what they must not know, or something else than what happened."""


@cache
def revealing_words(field: str) -> re.Pattern[str]:
    """What would tell a disc or a die, in all languages; for a bid any number would."""
    if field == "disc":
        words = {"flower", "skull"}
        for language in SUPPORTED_LANGUAGES:
            for disc in ("flower", "skull"):
                words.add(translate("a-disc", language, disc=disc).split()[-1].casefold())
    elif field == "die":
        words = {*KIND_TEXTS}
        for language in SUPPORTED_LANGUAGES:
            words |= {translate("die", language, die=kind).casefold() for kind in KIND_TEXTS}
    else:
        return re.compile(r"\d")
    return re.compile("|".join(rf"\b{re.escape(word)}" for word in sorted(words)))


def as_json(value: Any) -> Any:
    """The value as it comes out of a frame."""
    return msgspec.json.decode(msgspec.json.encode(value))


def reject_duplicate_keys(pairs: list[tuple[str, Any]]) -> dict[str, Any]:
    if len({key for key, _ in pairs}) != len(pairs):
        raise SecretLeak("a key stands in a frame twice")
    return dict(pairs)


def assert_equal(told: Any, due: Any, what: str) -> None:
    if told != due:
        raise SecretLeak(f"{what}: told {told!r}, due {due!r}")


def leaked_field(told: list[dict[str, Any]], due: list[dict[str, Any]]) -> str | None:
    """A field that says something where it should be empty."""
    for event, due_event in zip(told, due, strict=False):
        for field, value in event.items():
            if value and field in due_event and due_event[field] in (None, ""):
                return f"the {field} of a {event.get('event')}"
    return None


class TableMoment:
    """The table after so many happenings, and nothing that was not there then."""

    def __init__(self, table: Table) -> None:
        over = table.status == "over"
        self.number = table.log_length
        self.state: State | None = None if table.match is None else table.match.state.clone()
        self.over = over
        self.players = {guest: table.player_of(guest) for guest in table.guests}
        self.showable = {seat: list(discs) for seat, discs in table.revealable.items()}
        self.outdated_terms = {
            chair.guest: as_json(chair.agreed_to)
            for chair in table.chairs
            if table.status == "open" and chair.guest and not table.has_agreed(chair)
        }
        self.clocks = (
            [] if table.clocks is None else [table.settings.clock.kind] * len(table.players)
        )
        self.decided = [list(taken) for taken in table.decisions]
        self.play_fields = {
            "next": table.log_length,
            "decided": [len(taken) for taken in table.decisions],
        }
        self.other_fields = {
            "table": table.id,
            "match": table.match_number,
            "status": table.status,
            "settings": as_json(table.settings),
            "game": table.game.name,
            "options": as_json(table.options),
            "terms": table.terms_number,
            "counts": is_counted(table),
            "host": table.host,
            "guests": [
                {
                    "guest": guest,
                    "name": who.name,
                    "program": who.program,
                    "muted": who.muted,
                    "away": who.away_since is not None,
                }
                for guest, who in table.guests.items()
            ],
            "chairs": [
                {
                    "kind": chair.kind,
                    "guest": chair.guest,
                    "name": chair.name,
                    "level": chair.level,
                    "stand_in": chair.stand_in,
                    "resigned": chair.resigned,
                    "agreed": table.has_agreed(chair),
                }
                for chair in table.chairs
            ],
            "commitment": table.commitment,
            "secret": table.secret.hex() if over else None,
            "players": list(table.players),
            "abandoned": table.abandoned,
            "closed": table.closed,
            "record": table.record_id() if over and table.match is not None else None,
        }


class LeakScanner:
    """The truth about one table, from its log."""

    def __init__(
        self, entries: Iterable[Iterable[facts.AnyFact]], tokens: Iterable[str] = ()
    ) -> None:
        """`tokens` are cookies and the like: never in any frame."""
        self.table = Table()
        self.happenings: list[AppliedFact] = []
        self.moments: list[TableMoment] = []
        self.secrets: list[tuple[int, str]] = []  # with the number that revealed them
        self.tokens = [token.casefold() for token in tokens]
        self.rng = Rng(5)
        self.frame_count = 0
        self.redacted_events = 0  # events that had something struck out
        self.indistinguishable_frames = 0  # frames that would have been the same in another truth
        committed = ""
        for entry in entries:
            for fact in entry:
                happening = self.table.apply(fact)
                self.happenings.append(happening)
                self.moments.append(TableMoment(self.table))
                if isinstance(fact, facts.SecretFact):
                    committed = fact.secret
                elif isinstance(fact, facts.Ended | facts.Abandoned):
                    self.secrets.append((happening.number, committed))
                    committed = ""
        if committed:
            self.secrets.append((len(self.happenings), committed))

    def is_rematch(self, number: int) -> bool:
        return isinstance(self.happenings[number].fact, facts.RematchCalled)

    def reader_for(self, guest: str, language: str) -> "FrameReader":
        return FrameReader(self, guest, language)


class FrameReader:
    """One guest, or a stranger, and what was sent to them."""

    def __init__(self, scanner: LeakScanner, guest: str, language: str) -> None:
        self.scanner = scanner
        self.guest = guest
        self.language = language
        self.last_known = -1  # the last happening they were told, or were shown the table after

    def scan_frames(self, frames: Iterable[str]) -> None:
        for raw in frames:
            self.scan_frame(raw)

    def scan_frame(self, raw: str) -> None:
        """One frame, as it came over the wire."""
        self.scanner.frame_count += 1
        frame = json.loads(raw, object_pairs_hook=reject_duplicate_keys)
        kind = frame["kind"]
        if kind in ("done", "wrong"):
            self.search_secrets(raw, self.last_known)
            (self.scan_done if kind == "done" else self.scan_refusal)(frame)
            return
        if kind in ("advised", "reckoned"):
            self.search_secrets(raw, self.last_known)
            self.scan_advice(frame)
            return
        number = frame["table"]["next"] - 1
        self.search_secrets(raw, number)
        expected = {"kind", "table"} if kind == HTTP_FRAME_KIND else {"kind", "told", "table"}
        assert_equal(set(frame) - {"done"}, expected, "the parts of a frame")
        if kind != HTTP_FRAME_KIND and number < self.last_known:
            raise SecretLeak(f"a table of before: {number} facts after {self.last_known} were told")
        if kind == "fresh":
            self.last_known = self.first_remembered(number) - 1
        if kind != HTTP_FRAME_KIND:
            self.scan_happenings(frame["told"], number)
        if kind == "moved":
            assert_equal(set(frame["table"]), PLAY_FIELDS, "the parts of a table")
        else:
            assert_equal(set(frame["table"]), TABLE_FIELDS, "the parts of a table")
        self.scan_table(frame["table"], self.scanner.moments[number])
        self.last_known = number

    def first_remembered(self, last: int) -> int:
        """How far back the server tells again: not across a rematch, for seats have changed."""
        matches = [n for n in range(last + 1) if self.scanner.is_rematch(n)]
        return max([0, last + 1 - MAX_RECENT_FACTS, *matches])

    # Words.

    def search_secrets(self, raw: str, number: int) -> None:
        """What stands in no frame at all, whoever reads it."""
        text = raw.casefold()
        for token in self.scanner.tokens:
            if token in text:
                raise SecretLeak("a cookie or token is in a frame")
        for revealed, secret in self.scanner.secrets:
            if number < revealed and secret.casefold() in text:
                raise SecretLeak("the secret is told before the end")

    def scan_happenings(self, told: list[dict[str, Any]], last: int) -> None:
        """All that has happened since the last frame, and nothing twice."""
        numbers = [one["number"] for one in told]
        assert_equal(numbers, list(range(self.last_known + 1, last + 1)), "the numbers told")
        for one in told:
            self.scan_happening(one)

    def scan_happening(self, told: dict[str, Any]) -> None:
        scanner = self.scanner
        happening = scanner.happenings[told["number"]]
        player = scanner.moments[happening.number].players.get(self.guest)
        due: list[Event] = []
        searched: set[str] = set()
        for event in happening.events:
            seen, field = self.redact_event(event, player)
            due.append(seen)
            if field:
                scanner.redacted_events += 1
                searched.add(field)
        events, words = told["events"], told["sentences"]
        due_events = [as_json(event) for event in due]
        if leaked := leaked_field(events, due_events):
            raise SecretLeak(f"{leaked} is told, which was hidden: happening {happening.number}")
        assert_equal(events, due_events, f"happening {happening.number}")
        if not REVEALING_EVENTS & {event["event"] for event in events}:
            for field in searched:
                self.search_hidden_words(field, events, words)
        due_words = [self.sentence_of(event, player) for event in due]
        by = "person"
        if isinstance(happening.fact, facts.Decided):
            by = happening.fact.by
            due_words[:0] = clock_move_sentences(happening.fact, scanner.table, self.language)
        assert_equal(words, due_words, f"sentences of {happening.number}")
        assert_equal(told.get("by", "person"), by, f"who decided in {happening.number}")
        assert_equal(
            set(told) - {"by"}, {"number", "events", "sentences"}, "the parts of a happening"
        )

    def redact_event(self, event: Event, player: int | None) -> tuple[Event, str]:
        """An event as it is due to a player, and what of it was struck out."""
        kind = type(event).__name__
        field = HIDDEN_FIELD_BY_EVENT.get(kind)
        if field is None:
            return event, ""
        if field == "secret":
            return msgspec.structs.replace(event, secret=""), field
        seat = event.seat  # type: ignore[attr-defined]
        if player is not None and seat % len(self.scanner.table.players) == player:
            return event, ""
        if kind == "DiscLaid" and getattr(event, field) == "last":  # it lies open
            return event, ""
        return msgspec.structs.replace(event, **{field: None}), field

    def search_hidden_words(self, field: str, events: list[Any], words: list[str]) -> None:
        """Nothing hidden by its name, in any language and in any field."""
        if field == "secret":
            return  # it is searched for everywhere
        text = " ".join(words).casefold()
        for name in self.scanner.table.player_names:  # which may hold a number, or anything
            text = text.replace(name.casefold(), "")
        if field == "bid":
            if any(event.get("bid") is not None for event in events):
                raise SecretLeak("a sealed bid is told")
        else:
            text += json.dumps(events).casefold()
        if found := revealing_words(field).search(text):
            raise SecretLeak(f"“{found[0]}” tells what is hidden: {text}")

    def sentence_of(self, event: Event, player: int | None) -> str:
        table = self.scanner.table
        if isinstance(event, facts.Fact):
            return fact_sentence(event, table, self.language)
        seats = table.running_match().state.num_seats
        told = table.player_names, self.language, seats
        if player is not None and subject_player(event, len(table.player_names)) == player:
            to_subject = table.game.own_event_sentence(event, *told)
            if to_subject is not None:
                return str(to_subject)
        return str(table.game.event_sentence(event, *told))

    # The table.

    def scan_table(self, told: dict[str, Any], moment: TableMoment) -> None:
        player = moment.players.get(self.guest)
        for field, value in moment.play_fields.items():
            assert_equal(told[field], value, field)
        self.scan_clocks(told["clocks"], moment)
        if "table" in told:
            assert_equal(told["you"], player, "who you are")
            outdated = moment.outdated_terms.get(self.guest)
            assert_equal(told["agreed_to"], outdated, "what you agreed to")
            for field, value in moment.other_fields.items():
                assert_equal(told[field], value, field)
        if moment.state is None:
            assert_equal((told["view"], told["own"]), (None, None), "a game that has not begun")
            return
        if player is None:
            assert_equal(told["own"], None, "what is a player's own")
        self.scan_game(told, moment, player)

    def scan_clocks(self, told: list[float | None], moment: TableMoment) -> None:
        """How much time is left nobody can work out later, but whether there is a clock at all."""
        are_running = [left is not None for left in told]
        assert_equal(are_running, [kind != "none" for kind in moment.clocks], "the clocks")

    def scan_game(self, told: dict[str, Any], moment: TableMoment, player: int | None) -> None:
        """The game as it would look if everything hidden were otherwise."""
        table, state = self.scanner.table, moment.state
        assert state is not None
        game = table.game
        truth = game.view_for(state, table.options, player)
        twin = game.sample_world(truth, self.scanner.rng)
        assert_equal(told["view"], as_json(game.public_view(twin, table.options)), "the game")
        if player is not None:
            own = dict(told["own"])
            shown = own.pop("showable", {})
            mine = {s: d for s, d in moment.showable.items() if s % state.num_players == player}
            assert_equal(shown, as_json(mine), "what may be shown")
            odds = game.view_odds(twin, player) if moment.other_fields["settings"]["odds"] else None
            assert_equal(own.pop("odds", None), as_json(odds), "the odds")
            choices = own.pop("choices", {})
            assert_equal(
                choices, as_json(game.view_for(twin, table.options, player).choices), "choices"
            )
            # Once it is over the own discs lie as they lay, also where the tribe has none left.
            hidden = game.hidden_info(state if moment.over else twin, player)
            assert_equal(
                own, {} if hidden is None else {"hidden": as_json(hidden)}, "what is one's own"
            )
        others = [p for p in range(state.num_players) if p != player]
        if any(game.hidden_info(state, other) != game.hidden_info(twin, other) for other in others):
            self.scanner.indistinguishable_frames += 1

    # Answers.

    def scan_done(self, frame: dict[str, Any]) -> None:
        assert_equal(set(frame), {"kind", "done"}, "the parts of an answer")

    def scan_advice(self, frame: dict[str, Any]) -> None:
        """Advice is about what the reader may do, and made from nothing but their view."""
        about = {"kind", "done", "match", "seat", "nth"}
        said = {"hint", "sentence"} if frame["kind"] == "advised" else {"odds"}
        assert_equal(set(frame), about | said, "the parts of advice")
        moment = self.scanner.moments[self.last_known]
        player = moment.players.get(self.guest)
        assert moment.state is not None and player is not None
        assert_equal(frame["seat"] % moment.state.num_players, player, "whose decision it is")
        if frame["kind"] == "advised":
            table = self.scanner.table
            choices = table.game.view_for(moment.state, table.options, player).choices
            told = {one["text"] for one in frame["hint"]["choices"]}
            assert_equal(told, set(choices[frame["seat"]]), "what a hint is about")

    def scan_refusal(self, frame: dict[str, Any]) -> None:
        """A refusal may list what the seat itself may do, and no more."""
        assert_equal(
            set(frame), {"kind", "id", "mistake", "text", "details"}, "the parts of a refusal"
        )
        moment = self.scanner.moments[self.last_known]
        player = moment.players.get(self.guest)
        words = json.dumps(frame["details"]).casefold().replace(self.scanner.table.game.name, "")
        if "legal" in frame["details"]:
            assert moment.state is not None
            table = self.scanner.table
            choices = table.game.view_for(moment.state, table.options, player).choices
            legal = {", ".join(texts) for texts in choices.values()} | {""}
            if frame["details"]["legal"] not in legal:
                raise SecretLeak(f"a refusal lists what is not the reader's: {frame}")
        elif frame["mistake"] == "refused-decided":
            own = [
                text
                for seat, texts in enumerate(moment.decided)
                if player is not None and seat % len(self.scanner.table.players) == player
                for text in texts
            ]
            if frame["details"]["text"] not in own:
                raise SecretLeak(f"a refusal tells what is not the reader's: {frame}")
        elif found := revealing_words("disc").search(words) or revealing_words("die").search(words):
            raise SecretLeak(f"“{found[0]}” in a refusal: {frame}")
