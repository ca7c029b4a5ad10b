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
from skulduggery.core.event_recorder import Narrator
from skulduggery.core.events import Event
from skulduggery.core.game import Game
from skulduggery.core.match import Match
from skulduggery.core.options import Options
from skulduggery.core.rng import Rng
from skulduggery.core.state import State
from skulduggery.core.view import View
from skulduggery.games import GAMES, game_named
from skulduggery.table import commands, facts, requests, timers
from skulduggery.table.clocks import Clocks
from skulduggery.table.happening import Happening
from skulduggery.table.provable_random import Draws
from skulduggery.table.requests import AnyRequest
from skulduggery.table.settings import Settings
from skulduggery.table.table import Table
from skulduggery.table.trial import Trial
from skulduggery.testing import variants

DAY = 24 * 3600.0
GUESTS = ("Ada", "Ben", "Cleo", "Dario", "Emma", "Finn", "Gus", "Hana", "Ivo", "Jo", "Kim", "Lea")
SPECTATOR = "Zoe"


class Evening:
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
        self.happenings: list[Happening] = []
        wish = requests.ChooseOptions(game, options, preset)
        self.write([commands.created("t1", host, wish, host, self.now, self.secret())])

    def secret(self) -> bytes:
        """A new secret, another one every time."""
        self.secrets.append(hashlib.sha256(f"{self.seed}.{len(self.secrets)}".encode()).digest())
        return self.secrets[-1]

    def write(self, entries: list[facts.AnyFact]) -> list[facts.AnyFact]:
        """Write facts down and take them in."""
        for fact in entries:
            self.log.append(stored(fact))
            self.happenings.append(self.table.apply(fact))
        return entries

    # What people do.

    def ask(self, guest: str, request: AnyRequest) -> list[facts.AnyFact]:
        """A request that is granted, and the facts it brings."""
        return self.write(commands.answer(self.table, guest, request, self.now, self.secret))

    def refused(self, guest: str, request: AnyRequest, sentence: str) -> Mistake:
        """A request that is turned down in these words, and changes nothing."""
        before = self.portrait()
        with pytest.raises(Mistake) as caught:
            self.ask(guest, request)
        assert caught.value.sentence == sentence
        assert self.portrait() == before
        return caught.value

    def join(self, *guests: str) -> Self:
        for guest in guests:
            self.ask(guest, requests.Join(guest))
        return self

    def seat(self, *guests: str) -> Self:
        """Everybody on the next open chair, with a salt; "bot" is a bot the host puts there."""
        for guest in guests:
            chair = [chair.kind for chair in self.table.chairs].index("open")
            if guest == "bot":
                self.ask(self.table.host, requests.SeatBot(chair))
            else:
                self.join(guest)
                self.ask(guest, requests.Sit(chair, f"{guest}'s salt"))
        return self

    def settle(self, **settings: Any) -> Self:
        self.ask(self.table.host, requests.ChooseSettings(Settings(**settings)))
        return self

    def start(self) -> Self:
        self.ask(self.table.host, requests.Start())
        return self

    def move(self, guest: str, text: str) -> requests.Move:
        """The next decision of a guest, for the first of their seats that owes one."""
        seats = [seat for seat in self.pending if self.guest_at(seat) == guest]
        player = self.table.player_of(guest)
        assert player is not None
        seat = seats[0] if seats else player
        return requests.Move(self.table.number, seat, len(self.table.decisions[seat]), text)

    def play(self, *lines: str) -> Self:
        """Scripted moves: `Ada bid 3`."""
        for line in lines:
            guest, _, text = line.partition(" ")
            self.ask(guest, self.move(guest, text))
        return self

    # What happens without anybody asking.

    def wait(self, seconds: float) -> Self:
        self.now += seconds
        return self

    def tick(self) -> list[facts.AnyFact]:
        """All that time has brought about by now."""
        brought: list[facts.AnyFact] = []
        while entries := timers.tick(self.table, self.now):
            brought += self.write(entries)
            assert len(brought) < 10_000, "time never stops bringing something about"
        return brought

    def loses(self, *guests: str) -> Self:
        """Their connections are gone."""
        for guest in guests:
            self.write(timers.went_away(self.table, guest, self.now))
        return self

    def bots(self) -> Self:
        """The bots decide, until a person has to or the game is over."""
        while seats := timers.bot_seats(self.table):
            self.decide(seats[0])
        return self

    # Random play.

    def choice(self, seat: int) -> str:
        """Something legal, in whatever order the seats are asked."""
        asked: State = self.state.clone()
        asked.turn_to(seat)
        return asked.text(asked.draw(self.rng))

    def decide(self, seat: int) -> None:
        """A random decision of a seat, sent by its guest or made by its bot."""
        text = self.choice(seat)
        if seat in timers.bot_seats(self.table):
            self.write(timers.bot_moves(self.table, seat, text, self.now))
        else:
            nth = len(self.table.decisions[seat])
            self.ask(self.guest_at(seat), requests.Move(self.table.number, seat, nth, text))

    def playing(self, pause: float = 1.0) -> Iterator[int]:
        """Random play to the end, seats in any order; stops before every decision, at its seat."""
        while self.is_on():
            seat = self.pending[self.rng.below(len(self.pending))]
            yield seat
            if self.is_on() and self.state.is_pending(seat):
                self.wait(pause)
                self.decide(seat)

    def play_on(self, decisions: int = 100_000) -> Self:
        for _ in zip(self.playing(), range(decisions), strict=False):
            pass
        return self

    def play_until(self, event: type[Event]) -> Self:
        """Random play until something has happened that is told as `event`."""
        for _ in self.playing():
            if any(isinstance(told, event) for told in self.happenings[-1].events):
                return self
        raise AssertionError(f"{event.__name__} never came")

    # Asking.

    def is_on(self) -> bool:
        return self.table.status == "playing"

    @property
    def state(self) -> Any:
        return self.table.running().state

    @property
    def pending(self) -> list[int]:
        return list(self.state.pending())

    def guest_at(self, seat: int) -> str:
        return self.table.chair_at(seat).guest

    def view(self, guest: str | None) -> View:
        """What somebody sees of the game."""
        player = None if guest is None else self.table.player_of(guest)
        view: View = self.table.game.view(self.state, self.table.options, player)
        return view

    def chairs(self) -> list[str]:
        """Who sits where: a name, or what kind of chair it is."""
        return [chair.name or chair.kind for chair in self.table.chairs]

    def facts(self, kind: type[facts.Fact]) -> list[Any]:
        return [fact for fact in self.log if isinstance(fact, kind)]

    def marks(self) -> dict[int, str]:
        """Who made the plies that nobody made in person."""
        return {note.at: note.text for note in self.table.record().notes if note.key == "by"}

    def portrait(self) -> bytes:
        """The table and its log, to be compared."""
        return portrait(self.table) + msgspec.json.encode(self.log)


def stored(fact: facts.AnyFact) -> facts.AnyFact:
    """The fact as it comes back from where it was written down."""
    again: facts.AnyFact = msgspec.json.decode(msgspec.json.encode(fact), type=facts.AnyFact)
    return again


def portrait(table: Table) -> bytes:
    """Everything about a table, as it is at this moment: equal for equal tables."""
    seen: list[View] = []
    if table.match is not None:
        for player in (None, *range(len(table.players))):
            seen.append(table.game.view(table.match.state, table.options, player))
    everything = {
        name: sorted(part) if isinstance(part, set) else part
        for name, part in parts_of(table).items()
    }
    return msgspec.json.encode([everything, seen], enc_hook=spelled_out)


def parts_of(thing: object) -> dict[str, Any]:
    """What an object holds; one of a compiled class has no `vars`."""
    held = {name: getattr(thing, name, None) for name in dir(thing) if not name.startswith("_")}
    return {name: part for name, part in held.items() if not callable(part)}


def spelled_out(part: object) -> object:
    match part:
        case Game():
            return part.name
        case Match():
            return [part.plies, part.state.actor, part.state.phase]
        case Narrator():
            return part.events
        case Draws():
            return [part.key, part.number]
        case Clocks():
            return parts_of(part)
        case deque():
            return list(part)
        case Trial():  # only spares the table some work
            return None
    raise TypeError(f"a table holds something the tests do not know: {part!r}")


# Whole games.

VARIANTS = [
    (game.name, options, players) for game in GAMES.values() for options, players in variants(game)
]
EVERY_VARIANT = [
    pytest.param(*variant, id=f"{variant[0]}-{number}-for-{variant[2]}")
    for number, variant in enumerate(VARIANTS)
]
MIXED: list[tuple[str, dict[str, object], int]] = [
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
    pytest.param(game, GAMES[game].read_options(wishes), players, id=f"{game}-{number}")
    for number, (game, wishes, players) in enumerate(MIXED)
]


def gathered(game: str, options: Options, players: int, seed: int = 0) -> Evening:
    """People and bots around a table, one spectator beside it, about to begin."""
    evening = Evening(game, seed=seed, **msgspec.to_builtins(options))
    assert evening.table.game is game_named(game)
    evening.join(SPECTATOR)
    return evening.seat(*("bot" if n % 3 == 2 else GUESTS[n] for n in range(players)))


@cache
def finished(game: str, options: Options, players: int) -> Evening:
    """A random game to its end; shared by the tests, which only look at it."""
    return gathered(game, options, players, seed=players).start().play_on()
