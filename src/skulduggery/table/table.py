"""A table as its log has made it. `apply` takes in facts; nothing else changes a table."""

import base64
import hashlib
from collections import deque
from collections.abc import Iterable
from typing import assert_never

from skulduggery.core.event_recorder import EventRecorder, redact_events
from skulduggery.core.events import Event
from skulduggery.core.game import AnyGame
from skulduggery.core.match import Match
from skulduggery.core.options import Options
from skulduggery.core.record import Note, Record, RecordedPlayer, make_record
from skulduggery.core.state import CHANCE
from skulduggery.games import game_named
from skulduggery.table import facts
from skulduggery.table.clocks import Clocks
from skulduggery.table.dry_run import DryRun, PlayedPly
from skulduggery.table.facts import AppliedFact
from skulduggery.table.provable_random import Draws, fairness_tags
from skulduggery.table.requests import TableStatus
from skulduggery.table.seats import Chair, Guest
from skulduggery.table.settings import TableSettings
from skulduggery.words import translate

RECORD_ID_BYTES = 12
MAX_RECENT_FACTS = 60  # happenings kept for those who come back; older ones get a fresh view


class Table:
    """Everything about one table that matters now."""

    def __init__(self) -> None:
        self.id = ""
        self.status: TableStatus = "open"
        self.settings = TableSettings()
        self.host = ""
        self.guests: dict[str, Guest] = {}
        self.removed: set[str] = set()
        self.muted: set[str] = set()  # stays with those who leave and come again
        self.chairs: list[Chair] = []
        self.secret = b""
        self.commitment = ""
        self.log_length = 0  # of the log
        self.match_number = 0  # of the match
        self.closed = False
        self.recent_facts: deque[AppliedFact] = deque(maxlen=MAX_RECENT_FACTS)
        self.game: AnyGame
        self.options: Options
        self.clear_game()

    def clear_game(self) -> None:
        self.players: list[int] = []  # the chair of each player
        self.player_by_guest: dict[str, int] = {}
        self.match: Match | None = None
        self.narrator: EventRecorder | None = None
        self.dry_run: DryRun | None = None  # the last decision, until it is written and taken in
        self.history: list[Event] = []  # of the match, with all secrets
        self.draws: Draws | None = None
        self.clocks: Clocks | None = None
        self.decisions: list[list[str]] = []  # of each seat, so that none is taken twice
        self.hinted_decisions: dict[int, int] = {}  # the last decision of a seat that had a hint
        self.notes: list[Note] = []
        self.revealable: dict[int, list[str]] = {}
        self.abandoned = False
        self.started_at = self.ended_at = 0.0
        self.seated_players: list[RecordedPlayer] = []
        self.player_names: tuple[str, ...] = ()
        self.salts: list[str] = []

    # Asking.

    def chair_of(self, guest: str) -> int | None:
        """Where a guest sits."""
        for number, chair in enumerate(self.chairs):
            if chair.kind == "person" and chair.guest == guest:
                return number
        return None

    def player_of(self, guest: str) -> int | None:
        """Which player a guest is in this game; nobody once they have left the table."""
        return self.player_by_guest.get(guest) if guest in self.guests else None

    def chair_at(self, seat: int) -> Chair:
        """Who plays a seat; with two tribes a player has two."""
        return self.chairs[self.players[seat % len(self.players)]]

    def running_match(self) -> Match:
        """The match that is being played."""
        assert self.match is not None
        return self.match

    def pending_players(self) -> list[int]:
        """The players who owe a decision."""
        return (
            self.players_of_seats(self.running_match().state.pending_seats())
            if self.status == "playing"
            else []
        )

    def players_of_seats(self, seats: Iterable[int]) -> list[int]:
        return sorted({seat % len(self.players) for seat in seats})

    def history_of(self, player: int) -> list[Event]:
        """All that a player was ever told of this match."""
        return redact_events(self.history, self.running_match().state, player)

    # Taking in facts.

    def apply(self, fact: facts.AnyFact) -> AppliedFact:
        """Take in the next entry of the log; what is to be told of it."""
        happening = AppliedFact(self.log_length, fact, self.dispatch_fact(fact))
        self.recent_facts.append(happening)
        self.log_length += 1
        return happening

    def dispatch_fact(self, fact: facts.AnyFact) -> list[Event]:
        """What it changes; it is told as the events of the game, or else as it stands."""
        match fact:
            case facts.Decided():
                return self.on_decided(fact)
            case facts.Drawn():
                return self.on_drawn(fact)
            case facts.Created():
                self.on_created(fact)
            case facts.Arrived():
                self.on_arrived(fact)
            case facts.Renamed():
                self.on_renamed(fact)
            case facts.Departed():
                self.on_departed(fact)
            case facts.Removed():
                self.on_removed(fact)
            case facts.Muted():
                self.on_muted(fact)
            case facts.HostPassed():
                self.on_host_passed(fact)
            case facts.Seated():
                self.on_seated(fact)
            case facts.Stood():
                self.on_stood(fact)
            case facts.BotSeated():
                self.on_bot_seated(fact)
            case facts.ChairSet():
                self.on_chair_set(fact)
            case facts.OptionsChosen():
                self.on_options_chosen(fact)
            case facts.SettingsChosen():
                self.on_settings_chosen(fact)
            case facts.Started():
                return self.on_started(fact)
            case facts.HintAsked():
                self.on_hint_asked(fact)
            case facts.WentAway():
                self.on_went_away(fact)
            case facts.CameBack():
                self.on_came_back(fact)
            case facts.StoodIn():
                self.on_stood_in(fact)
            case facts.Resigned():
                self.on_resigned(fact)
            case facts.Ended():
                self.on_ended(fact)
            case facts.Abandoned():
                self.on_abandoned(fact)
            case facts.Closed():
                self.on_closed(fact)
            case facts.Talked():
                self.on_talked(fact)
            case facts.PhraseSaid():
                self.on_phrase_said(fact)
            case facts.Reacted():
                self.on_reacted(fact)
            case facts.DiscsShown():
                self.on_discs_shown(fact)
            case facts.RematchCalled():
                self.on_rematch_called(fact)
            case _:
                assert_never(fact)
        return [fact]

    def on_created(self, fact: facts.Created) -> None:
        self.id = fact.table
        self.settings = fact.settings
        self.host = fact.host
        self.guests[fact.host] = Guest(fact.name)
        self.take_commitment(fact)
        self.set_options(fact.game, fact.options)

    def take_commitment(self, fact: facts.SecretFact) -> None:
        self.secret = bytes.fromhex(fact.secret)
        self.commitment = fact.commitment

    def set_options(self, game: str, options: dict[str, bool | int | str]) -> None:
        self.game = game_named(game)
        self.options = self.game.read_options(options)
        self.chairs = chairs_for_game(self.game, self.options, self.chairs)

    def on_arrived(self, fact: facts.Arrived) -> None:
        self.guests[fact.guest] = Guest(fact.name, fact.program, fact.guest in self.muted)

    def on_renamed(self, fact: facts.Renamed) -> None:
        self.guests[fact.guest].name = fact.name
        chair = self.chair_of(fact.guest)
        if chair is not None:
            self.chairs[chair].name = fact.name

    def on_departed(self, fact: facts.Departed) -> None:
        self.drop_guest(fact.guest)

    def on_removed(self, fact: facts.Removed) -> None:
        self.removed.add(fact.guest)
        self.drop_guest(fact.guest)

    def drop_guest(self, guest: str) -> None:
        """Gone for good. In a game a bot plays on, and the chair keeps the name."""
        chair = self.chair_of(guest)
        if chair is not None:
            if self.status == "playing" and chair in self.players:
                self.chairs[chair].resigned = True
            else:
                self.chairs[chair].clear()
        del self.guests[guest]

    def on_muted(self, fact: facts.Muted) -> None:
        self.guests[fact.guest].muted = fact.muted
        (self.muted.add if fact.muted else self.muted.discard)(fact.guest)

    def on_host_passed(self, fact: facts.HostPassed) -> None:
        self.host = fact.guest

    def on_seated(self, fact: facts.Seated) -> None:
        before = self.chair_of(fact.guest)
        if before is not None:
            self.chairs[before].clear()
        self.chairs[fact.chair].seat_guest(fact.guest, self.guests[fact.guest], fact.salt)

    def on_stood(self, fact: facts.Stood) -> None:
        self.chairs[fact.chair].clear()

    def on_bot_seated(self, fact: facts.BotSeated) -> None:
        self.chairs[fact.chair].seat_bot(fact.level, fact.name)

    def on_chair_set(self, fact: facts.ChairSet) -> None:
        self.chairs[fact.chair].clear("open" if fact.open else "nobody")

    def on_options_chosen(self, fact: facts.OptionsChosen) -> None:
        self.set_options(fact.game, fact.options)

    def on_settings_chosen(self, fact: facts.SettingsChosen) -> None:
        self.settings = fact.settings

    def on_started(self, fact: facts.Started) -> list[Event]:
        self.clear_game()
        self.status = "playing"
        self.started_at = fact.at
        self.players = fact.chairs
        self.player_by_guest = {
            self.chairs[chair].guest: player
            for player, chair in enumerate(fact.chairs)
            if self.chairs[chair].kind == "person"
        }
        self.salts = fact.salts
        self.seated_players = [
            RecordedPlayer(chair.name, chair.level)
            for chair in (self.chairs[n] for n in fact.chairs)
        ]
        self.player_names = tuple(player.name for player in self.seated_players)
        state = self.game.new_state(self.options, len(self.players))
        self.narrator = EventRecorder(self.game)
        self.match = Match(state, self.narrator)
        self.draws = Draws(self.secret, fact.salts)
        self.clocks = Clocks(self.settings.clock, len(self.players))
        self.decisions = [[] for _ in range(state.num_seats)]
        self.clocks.switch_to(self.pending_players(), fact.at)
        self.history = [*self.game.opening_events(state)]
        return [fact, *self.history]

    def on_decided(self, fact: facts.Decided) -> list[Event]:
        match = self.running_match()
        assert self.clocks is not None
        if fact.by != "person":
            self.notes.append(Note(len(match.plies), "by", fact.by))
        played = self.take_dry_run(fact)
        if played is None:
            match.play_decision(fact.seat, self.game.read_action(match.state, fact.seat, fact.text))
        self.decisions[fact.seat].append(fact.text)
        self.clocks.end_decision(fact.seat % len(self.players), fact.at)
        return self.after_ply(fact.at, played)

    def on_drawn(self, fact: facts.Drawn) -> list[Event]:
        played = self.take_dry_run(fact)
        if played is None:
            match = self.running_match()
            match.play_outcome(self.game.read_action(match.state, CHANCE, fact.text))
        assert self.draws is not None
        self.draws.number += 1
        return self.after_ply(fact.at, played)

    def take_dry_run(self, fact: facts.AnyFact) -> PlayedPly | None:
        """What was worked out before this fact was written down, if it was here and just now."""
        if self.dry_run is None:
            return None
        played = self.dry_run.take_over_ply(fact, self.running_match())
        if played is None or self.dry_run.is_used_up():
            self.dry_run = None
        return played

    def after_ply(self, now: float, played: PlayedPly | None) -> list[Event]:
        narrator = self.narrator
        assert narrator is not None and self.clocks is not None
        if played is None:
            shown = self.game.revealable(narrator.state_before, narrator.events)
            pending = self.running_match().state.pending_seats()
        else:
            narrator.state_before, narrator.events = played.before, played.events
            shown, pending = played.revealable, played.pending
        self.clocks.switch_to(self.players_of_seats(pending), now)
        if shown is not None:
            self.revealable = dict(shown)
        self.history += narrator.events
        return narrator.events

    def on_hint_asked(self, fact: facts.HintAsked) -> None:
        self.hinted_decisions[fact.seat] = len(self.decisions[fact.seat])

    def on_went_away(self, fact: facts.WentAway) -> None:
        self.guests[fact.guest].away_since = fact.at

    def on_came_back(self, fact: facts.CameBack) -> None:
        self.guests[fact.guest].away_since = None
        chair = self.chair_of(fact.guest)
        if chair is not None:
            self.chairs[chair].stand_in = False

    def on_stood_in(self, fact: facts.StoodIn) -> None:
        self.chairs[self.players[fact.player]].stand_in = True

    def on_resigned(self, fact: facts.Resigned) -> None:
        self.chairs[self.players[fact.player]].resigned = True

    def on_ended(self, fact: facts.Ended) -> None:
        self.status = "over"
        self.ended_at = fact.at

    def on_abandoned(self, fact: facts.Abandoned) -> None:
        self.status = "over"
        self.ended_at = fact.at
        self.abandoned = True

    def on_closed(self, fact: facts.Closed) -> None:
        self.status = "over"
        self.closed = True

    def on_talked(self, fact: facts.Talked) -> None:
        self.note_chat(fact.guest, fact.text)

    def on_phrase_said(self, fact: facts.PhraseSaid) -> None:
        self.note_chat(fact.guest, translate(f"phrase-{fact.phrase}"))

    def on_reacted(self, fact: facts.Reacted) -> None:
        pass

    def note_chat(self, guest: str, text: str) -> None:
        """Talk goes into the record only where the table said so."""
        if self.settings.keep_talk and self.match is not None and self.status == "playing":
            said = f"{self.guests[guest].name}: {text}"
            self.notes.append(Note(len(self.match.plies), "#", said))

    def on_discs_shown(self, fact: facts.DiscsShown) -> None:
        del self.revealable[fact.seat]

    def on_rematch_called(self, fact: facts.RematchCalled) -> None:
        """Everybody one place further, so that somebody else is first in the round.

        Who has left in the meantime leaves the chair open.
        """
        self.status = "open"
        self.match_number = fact.match
        self.take_commitment(fact)
        self.recent_facts.clear()  # they belong to seats that others hold now
        for chair in self.chairs:
            if chair.kind == "person" and chair.guest not in self.guests:
                chair.clear()
            chair.stand_in = chair.resigned = False
            if chair.kind == "person":
                chair.name = self.guests[chair.guest].name
            chair.salt = ""  # it was known before the new secret was: everybody gives another
        ring = [number for number, chair in enumerate(self.chairs) if chair.is_taken()]
        turned = dict(zip(ring[1:] + ring[:1], (self.chairs[n] for n in ring), strict=True))
        self.chairs = [turned.get(n, chair) for n, chair in enumerate(self.chairs)]
        self.clear_game()

    # Telling.

    def visible_events(self, happening: AppliedFact, guest: str | None) -> list[Event]:
        """What somebody at the table, or a stranger, may know of it."""
        return self.events_seen_by(
            happening.events, None if guest is None else self.player_of(guest)
        )

    def events_seen_by(self, events: Iterable[Event], player: int | None) -> list[Event]:
        if self.match is None:
            return [event.seen_by(()) for event in events]
        return redact_events(events, self.match.state, player)

    def facts_since(self, number: int) -> list[AppliedFact] | None:
        """All that came from entry `number` on, or None where that is too long ago."""
        if self.recent_facts and number < self.recent_facts[0].number:
            return None
        return [happening for happening in self.recent_facts if happening.number >= number]

    def record_id(self) -> str:
        """Under which the record is found for ever. It does not lead back to the table."""
        digest = hashlib.sha256(f"{self.id} {self.match_number}".encode()).digest()
        return base64.urlsafe_b64encode(digest[:RECORD_ID_BYTES]).decode()

    def game_record(self) -> Record:
        """The game as it was, with everything revealed: only for when it is over."""
        return make_record(
            self.game,
            self.options,
            self.seated_players,
            self.running_match(),
            tags={"link": self.record_id(), **fairness_tags(self.secret, self.salts)},
            notes=self.notes,
            abandoned=self.abandoned,
        )


def chairs_for_game(game: AnyGame, options: Options, before: list[Chair]) -> list[Chair]:
    """A chair for as many as can play; those who sit stay, if there is room."""
    most = game.player_range(options).stop - 1
    removed = [chair for chair in before[most:] if chair.is_taken()]
    chairs = [*before[:most], *(Chair() for _ in range(most - len(before)))]
    for number, chair in enumerate(chairs):
        if removed and chair.kind == "open":
            chairs[number] = removed.pop(0)
    return chairs


def table_from_log(log: Iterable[facts.AnyFact]) -> Table:
    """The table that a log tells."""
    table = Table()
    for fact in log:
        table.apply(fact)
    return table
