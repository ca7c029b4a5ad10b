"""Drives a table without a server: guests by name, a clock of its own, all facts kept.

    driver = TableDriver(first=0).seat_guests("Ada", "Ben", "bot").start_game()
    driver.play_moves("Ada flower", "Ben skull").play_bots()
    driver.advance_clock(30).run_timers()

A guest is known by their name; a chair for a bot is called "bot". Every fact is encoded and decoded
as the log would store it before it is applied.
"""

import hashlib
from collections import deque
from collections.abc import Iterator
from typing import Any, Self

import msgspec

from skulduggery.core.errors import Mistake
from skulduggery.core.event_recorder import EventRecorder
from skulduggery.core.events import Event
from skulduggery.core.game import Game
from skulduggery.core.match import Match
from skulduggery.core.rng import Rng
from skulduggery.core.state import State
from skulduggery.core.view import View
from skulduggery.table import commands, facts, requests, timers
from skulduggery.table.clocks import Clocks
from skulduggery.table.dry_run import DryRun
from skulduggery.table.facts import AppliedFact
from skulduggery.table.provable_random import Draws
from skulduggery.table.requests import AnyRequest
from skulduggery.table.settings import TableSettings
from skulduggery.table.table import Table

DAY_S = 24 * 3600.0
GUEST_NAMES = (
    "Ada",
    "Ben",
    "Cleo",
    "Dario",
    "Emma",
    "Finn",
    "Gus",
    "Hana",
    "Ivo",
    "Jo",
    "Kim",
    "Lea",
)
SPECTATOR_NAME = "Zoe"


class TableDriver:
    def __init__(
        self,
        game: str = "skull",
        *,
        host: str = "Ada",
        preset: str | None = None,
        seed: int = 0,
        **options: Any,
    ) -> None:
        self.now = 1_700_000_000.0  # awake time
        self.seed = seed
        self.rng = Rng(seed)
        self.secrets: list[bytes] = []
        self.table = Table()
        self.log: list[facts.AnyFact] = []
        self.happenings: list[AppliedFact] = []
        wish = requests.ChooseOptions(game, options, preset)
        self.apply_facts(
            [commands.created_fact("t1", host, wish, host, self.now, self.new_secret())]
        )

    def new_secret(self) -> bytes:
        """A secret of the next match, different every time."""
        self.secrets.append(hashlib.sha256(f"{self.seed}.{len(self.secrets)}".encode()).digest())
        return self.secrets[-1]

    def apply_facts(self, entries: list[facts.AnyFact]) -> list[facts.AnyFact]:
        """Append facts to the log and apply them."""
        for fact in entries:
            self.log.append(round_trip_fact(fact))
            self.happenings.append(self.table.apply(fact))
        return entries

    # Requests of guests.

    def send_request(self, guest: str, request: AnyRequest) -> list[facts.AnyFact]:
        """A request that is accepted, and the facts it produces."""
        return self.apply_facts(
            commands.facts_for_request(self.table, guest, request, self.now, self.new_secret)
        )

    def expect_refusal(self, guest: str, request: AnyRequest, sentence: str) -> Mistake:
        """A request that is refused with this message id, and changes nothing."""
        before = self.snapshot_with_log()
        try:
            self.send_request(guest, request)
        except Mistake as refusal:
            assert refusal.sentence == sentence, refusal
            assert self.snapshot_with_log() == before
            return refusal
        raise AssertionError(f"{request} was not refused")

    def join(self, *guests: str) -> Self:
        for guest in guests:
            self.send_request(guest, requests.Join(guest))
        return self

    def seat_guests(self, *guests: str) -> Self:
        """Everybody on the next open chair, with a salt; "bot" is a bot the host puts there."""
        for guest in guests:
            chair = [chair.kind for chair in self.table.chairs].index("open")
            if guest == "bot":
                self.send_request(self.table.host, requests.SeatBot(chair))
            else:
                self.join(guest)
                self.send_request(guest, requests.Sit(chair, f"{guest}'s salt"))
        return self

    def choose_settings(self, **settings: Any) -> Self:
        self.send_request(self.table.host, requests.ChooseSettings(TableSettings(**settings)))
        return self

    def agree_all(self) -> Self:
        """Everybody on a chair agrees to what was changed."""
        for chair in self.table.chairs:
            if not self.table.has_agreed(chair) and chair.is_taken():
                self.send_request(chair.guest, requests.Agree(self.table.terms_number))
        return self

    def start_game(self) -> Self:
        self.agree_all().send_request(self.table.host, requests.Start())
        return self

    def next_move(self, guest: str, text: str) -> requests.Move:
        """The next decision of a guest, for the first of their seats that owes one."""
        seats = [seat for seat in self.pending_seats if self.guest_at(seat) == guest]
        player = self.table.player_of(guest)
        assert player is not None
        seat = seats[0] if seats else player
        return requests.Move(self.table.match_number, seat, len(self.table.decisions[seat]), text)

    def play_moves(self, *lines: str) -> Self:
        """Scripted moves: `Ada bid 3`."""
        for line in lines:
            guest, _, text = line.partition(" ")
            self.send_request(guest, self.next_move(guest, text))
        return self

    # Timers, connections and bots.

    def advance_clock(self, seconds: float) -> Self:
        self.now += seconds
        return self

    def shift_wall_clock(self, seconds: float) -> Self:
        """The wall clock runs ahead by so much in which the server was not awake."""
        wall_now = self.table.wall_time(self.now) + seconds
        self.apply_facts(timers.clock_shift_facts(self.table, self.now, wall_now))
        return self

    def run_timers(self) -> list[facts.AnyFact]:
        """Apply all facts that are due by now."""
        brought: list[facts.AnyFact] = []
        while entries := timers.due_facts(self.table, self.now):
            brought += self.apply_facts(entries)
            assert len(brought) < 10_000, "timers never come to an end"
        return brought

    def disconnect(self, *guests: str) -> Self:
        """Their connections are lost."""
        for guest in guests:
            self.apply_facts(timers.away_facts(self.table, guest, self.now))
        return self

    def play_bots(self) -> Self:
        """The bots decide, until a person has to or the game is over."""
        while seats := timers.pending_bot_seats(self.table):
            self.decide_randomly(seats[0])
        return self

    # Random play.

    def random_choice(self, seat: int) -> str:
        """Something legal, in whatever order the seats are asked."""
        asked: State = self.state.clone()
        asked.turn_to(seat)
        return asked.action_text(asked.draw_action(self.rng))

    def decide_randomly(self, seat: int) -> None:
        """A random decision of a seat, sent by its guest or made by its bot."""
        text = self.random_choice(seat)
        if seat in timers.pending_bot_seats(self.table):
            self.apply_facts(timers.bot_move_facts(self.table, seat, text, self.now))
        else:
            nth = len(self.table.decisions[seat])
            self.send_request(
                self.guest_at(seat), requests.Move(self.table.match_number, seat, nth, text)
            )

    def random_decisions(self, pause: float = 1.0) -> Iterator[int]:
        """Random play to the end, seats in any order; stops before every decision, at its seat."""
        while self.is_playing():
            seat = self.pending_seats[self.rng.below(len(self.pending_seats))]
            yield seat
            if self.is_playing() and self.state.is_pending(seat):
                self.advance_clock(pause)
                self.decide_randomly(seat)

    def play_randomly(self, decisions: int = 100_000) -> Self:
        for _ in zip(self.random_decisions(), range(decisions), strict=False):
            pass
        return self

    def play_until_event(self, event: type[Event]) -> Self:
        """Random play until an event of this type has happened."""
        for _ in self.random_decisions():
            if any(isinstance(one, event) for one in self.happenings[-1].events):
                return self
        raise AssertionError(f"{event.__name__} never came")

    # The state of the table.

    def is_playing(self) -> bool:
        return self.table.status == "playing"

    @property
    def state(self) -> Any:
        return self.table.running_match().state

    @property
    def pending_seats(self) -> list[int]:
        return list(self.state.pending_seats())

    def guest_at(self, seat: int) -> str:
        return self.table.chair_at(seat).guest

    def view_for(self, guest: str | None) -> View:
        """The view of a guest, or of a spectator."""
        player = None if guest is None else self.table.player_of(guest)
        view: View = self.table.game.view_for(self.state, self.table.options, player)
        return view

    def chair_names(self) -> list[str]:
        """Who sits where: a name, or what kind of chair it is."""
        return [chair.name or chair.kind for chair in self.table.chairs]

    def facts_of_type(self, kind: type[facts.Fact]) -> list[Any]:
        return [fact for fact in self.log if isinstance(fact, kind)]

    def automatic_plies(self) -> dict[int, str]:
        """By ply, who made those that no player made in person."""
        return {note.at: note.text for note in self.table.game_record().notes if note.key == "by"}

    def snapshot_with_log(self) -> bytes:
        """The table and its log, to be compared."""
        return snapshot_table(self.table) + msgspec.json.encode(self.log)


def round_trip_fact(fact: facts.AnyFact) -> facts.AnyFact:
    """The fact as it is read back from the log."""
    again: facts.AnyFact = msgspec.json.decode(msgspec.json.encode(fact), type=facts.AnyFact)
    return again


def snapshot_table(table: Table) -> bytes:
    """Everything about a table, as it is at this moment: equal for equal tables."""
    seen: list[View] = []
    if table.match is not None:
        for player in (None, *range(len(table.players))):
            seen.append(table.game.view_for(table.match.state, table.options, player))
    everything = {
        name: sorted(part) if isinstance(part, set) else part
        for name, part in public_attributes(table).items()
    }
    return msgspec.json.encode([everything, seen], enc_hook=encode_part)


def public_attributes(thing: object) -> dict[str, Any]:
    """What an object holds; one of a compiled class has no `vars`."""
    held = {name: getattr(thing, name, None) for name in dir(thing) if not name.startswith("_")}
    return {name: part for name, part in held.items() if not callable(part)}


def encode_part(part: object) -> object:
    match part:
        case Game():
            return part.name
        case Match():
            return [part.plies, part.state.actor, part.state.phase]
        case EventRecorder():
            return part.events
        case Draws():
            return [part.key, part.number]
        case Clocks():
            return public_attributes(part)
        case deque():
            return list(part)
        case DryRun():  # only spares the table some work
            return None
    raise TypeError(f"no encoding for this part of a table: {part!r}")
