"""An evening at a table, as the tests spend it: guests by name, time in our hand, the log kept.

    evening = Evening(first=0).seat("Ada", "Ben", "bot").start()
    evening.play("Ada flower", "Ben skull").bots()
    evening.wait(30).tick()

A guest is known by their name; a chair that is to be a bot's is called "bot". A fact is written
down as the bytes it would be stored as, and only then taken in.
"""

import hashlib
from collections import deque
from collections.abc import Iterator
from functools import cache
from typing import Any, Self

import msgspec
import pytest

from skulduggery.core.errors import Mistake
from skulduggery.core.event_recorder import EventRecorder
from skulduggery.core.events import Event
from skulduggery.core.game import Game
from skulduggery.core.match import Match
from skulduggery.core.options import Options
from skulduggery.core.rng import Rng
from skulduggery.core.state import State
from skulduggery.core.view import View
from skulduggery.games import GAMES_BY_NAME, game_named
from skulduggery.table import commands, facts, requests, timers
from skulduggery.table.clocks import Clocks
from skulduggery.table.dry_run import DryRun
from skulduggery.table.facts import AppliedFact
from skulduggery.table.provable_random import Draws
from skulduggery.table.requests import AnyRequest
from skulduggery.table.settings import TableSettings
from skulduggery.table.table import Table
from skulduggery.testing import all_variants

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
        self.now = 1_700_000_000.0
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
        """A new secret, another one every time."""
        self.secrets.append(hashlib.sha256(f"{self.seed}.{len(self.secrets)}".encode()).digest())
        return self.secrets[-1]

    def apply_facts(self, entries: list[facts.AnyFact]) -> list[facts.AnyFact]:
        """Write facts down and take them in."""
        for fact in entries:
            self.log.append(round_trip_fact(fact))
            self.happenings.append(self.table.apply(fact))
        return entries

    # What people do.

    def send_request(self, guest: str, request: AnyRequest) -> list[facts.AnyFact]:
        """A request that is granted, and the facts it brings."""
        return self.apply_facts(
            commands.facts_for_request(self.table, guest, request, self.now, self.new_secret)
        )

    def expect_refusal(self, guest: str, request: AnyRequest, sentence: str) -> Mistake:
        """A request that is turned down in these words, and changes nothing."""
        before = self.snapshot_with_log()
        with pytest.raises(Mistake) as caught:
            self.send_request(guest, request)
        assert caught.value.sentence == sentence
        assert self.snapshot_with_log() == before
        return caught.value

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

    def start_game(self) -> Self:
        self.send_request(self.table.host, requests.Start())
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

    # What happens without anybody asking.

    def advance_clock(self, seconds: float) -> Self:
        self.now += seconds
        return self

    def run_timers(self) -> list[facts.AnyFact]:
        """All that time has brought about by now."""
        brought: list[facts.AnyFact] = []
        while entries := timers.due_facts(self.table, self.now):
            brought += self.apply_facts(entries)
            assert len(brought) < 10_000, "time never stops bringing something about"
        return brought

    def disconnect(self, *guests: str) -> Self:
        """Their connections are gone."""
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
        """Random play until something has happened that is told as `event`."""
        for _ in self.random_decisions():
            if any(isinstance(told, event) for told in self.happenings[-1].events):
                return self
        raise AssertionError(f"{event.__name__} never came")

    # Asking.

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
        """What somebody sees of the game."""
        player = None if guest is None else self.table.player_of(guest)
        view: View = self.table.game.view_for(self.state, self.table.options, player)
        return view

    def chair_names(self) -> list[str]:
        """Who sits where: a name, or what kind of chair it is."""
        return [chair.name or chair.kind for chair in self.table.chairs]

    def facts_of_type(self, kind: type[facts.Fact]) -> list[Any]:
        return [fact for fact in self.log if isinstance(fact, kind)]

    def automatic_plies(self) -> dict[int, str]:
        """Who made the plies that nobody made in person."""
        return {note.at: note.text for note in self.table.game_record().notes if note.key == "by"}

    def snapshot_with_log(self) -> bytes:
        """The table and its log, to be compared."""
        return snapshot_table(self.table) + msgspec.json.encode(self.log)


def round_trip_fact(fact: facts.AnyFact) -> facts.AnyFact:
    """The fact as it comes back from where it was written down."""
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
    raise TypeError(f"a table holds something the tests do not know: {part!r}")


# Whole games.

ALL_VARIANTS = [
    (game.name, options, players)
    for game in GAMES_BY_NAME.values()
    for options, players in all_variants(game)
]
EVERY_VARIANT = [
    pytest.param(*variant, id=f"{variant[0]}-{number}-for-{variant[2]}")
    for number, variant in enumerate(ALL_VARIANTS)
]
MIXED_VARIANTS: list[tuple[str, dict[str, object], int]] = [
    ("skull", {}, 3),
    ("skull", {"last_chance": True, "placement": "first_player_last"}, 4),
    ("skull", {"two_tribes": True, "lost_disc": "pick"}, 2),
    ("skull", {"two_tribes": True, "failed_starter": "skull_owner", "boxes": 2}, 4),
    ("skull_king", {}, 3),
    ("skull_king", {"scoring": "landlubber"}, 5),
    ("saber_skull", {}, 3),
    ("saber_skull", {"championship": True}, 2),
]
SOME_VARIANTS = [
    pytest.param(game, GAMES_BY_NAME[game].read_options(wishes), players, id=f"{game}-{number}")
    for number, (game, wishes, players) in enumerate(MIXED_VARIANTS)
]


def make_seated_table(game: str, options: Options, players: int, seed: int = 0) -> TableDriver:
    """People and bots around a table, one spectator beside it, about to begin."""
    evening = TableDriver(game, seed=seed, **msgspec.to_builtins(options))
    assert evening.table.game is game_named(game)
    evening.join(SPECTATOR_NAME)
    return evening.seat_guests(*("bot" if n % 3 == 2 else GUEST_NAMES[n] for n in range(players)))


@cache
def make_finished_table(game: str, options: Options, players: int) -> TableDriver:
    """A random game to its end; shared by the tests, which only look at it."""
    return make_seated_table(game, options, players, seed=players).start_game().play_randomly()
