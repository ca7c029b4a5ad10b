"""People who play at one table after the other, all games and variants, whatever happens."""

import asyncio
import time
from collections.abc import Callable, Coroutine
from functools import cache
from random import Random
from typing import Any

import msgspec
from tools.chaos.notes import TableNotes
from tools.chaos.player import Frame, Player, open_http, post_until_answered

from skulduggery.core.options import Options
from skulduggery.games import GAMES_BY_NAME
from skulduggery.testing import all_variants
from skulduggery.words import SUPPORTED_LANGUAGES

MAX_PEOPLE = 4
CLOCK_S = 5  # for a decision, at tables that have a clock
CLOCK_SHARE = 0.25  # of tables
START_PAUSE_S = 0.2
GOODBYE_TIMEOUT_S = 60.0  # in which all have seen that a game is over
BOT_LEVEL = "random"

OnPlayed = Callable[[TableNotes], None]


@cache
def _variants_of(game: str) -> list[tuple[Options, int]]:
    return list(all_variants(GAMES_BY_NAME[game]))


class TableGroup:
    def __init__(
        self, address: str, number: int, rng: Random, think_s: float, keeps_frames: bool
    ) -> None:
        self._http = open_http(address)
        self._keeps_frames = keeps_frames
        self._rng = rng
        languages = rng.sample(SUPPORTED_LANGUAGES, len(SUPPORTED_LANGUAGES))
        self._people = [
            Player(
                address,
                f"Guest {number}.{person}",
                languages[person % len(languages)],
                Random(rng.random()),
                think_s,
                self.note_progress,
            )
            for person in range(MAX_PEOPLE + 1)  # the last one watches
        ]
        self.last_progress = time.monotonic()
        self.is_active = False  # at a table at which something should happen
        self.table = ""
        self.patience_s = 0.0  # how long it may take by rights until something happens

    def note_progress(self) -> None:
        self.last_progress = time.monotonic()

    def describe(self) -> str:
        """Who waits for what."""
        return "; ".join(person.describe() for person in self._people)

    @property
    def moves(self) -> int:
        return sum(person.moves for person in self._people)

    def waits_since(self, moment: float) -> float:
        """How long nothing has happened, counted from a moment at the earliest."""
        return max(0.0, time.monotonic() - max(self.last_progress, moment) - self.patience_s)

    async def play_tables(
        self, ending: asyncio.Event, on_played: OnPlayed, begins_after_s: float = 0.0
    ) -> None:
        """One after the other until the end is called; a table may be left in the middle then."""
        try:
            await finish_unless(ending, asyncio.sleep(begins_after_s))
            await finish_unless(ending, self._arrive())
            while not ending.is_set():
                await self._play_table(ending, on_played)
        finally:
            self.is_active = False
            await self._http.aclose()

    async def _arrive(self) -> None:
        for person in self._people:
            await person.become_somebody(self._http)

    async def _play_table(self, ending: asyncio.Event, on_played: OnPlayed) -> None:
        game = self._rng.choice(list(GAMES_BY_NAME))
        options, seats = self._rng.choice(_variants_of(game))
        has_clock = self._rng.random() < CLOCK_SHARE
        self.patience_s = CLOCK_S + 1.0 if has_clock else 0.0
        self.is_active = True
        self.note_progress()
        if not await finish_unless(ending, self._open_table(game, options, has_clock)):
            return
        people = self._people[: self._rng.randint(1, min(seats, MAX_PEOPLE))]
        everybody = [*people, self._people[-1]]
        notes = TableNotes(
            self.table,
            game,
            f"{options.option_texts()}, {seats} seats",
            [person.come_to(self.table, self._keeps_frames) for person in everybody],
        )
        try:
            playing = self._play_game(people, everybody, seats)
            notes.is_over = await finish_unless(ending, playing)
        finally:
            self.is_active = False
            await asyncio.gather(*(person.go() for person in everybody))
        on_played(notes)

    async def _open_table(self, game: str, options: Options, has_clock: bool) -> None:
        host = self._people[0]
        clock = {"kind": "decision", "seconds": CLOCK_S} if has_clock else {"kind": "none"}
        body: dict[str, Any] = {
            "name": host.name,
            "game": game,
            "options": msgspec.to_builtins(options),
            "settings": {"clock": clock, "odds": self._rng.random() < 0.5},
        }
        answer = await post_until_answered(self._http, "/api/tables", body, host.cookie)
        assert answer.status_code == 201, answer.text
        self.table = str(answer.json()["table"])

    async def _play_game(self, people: list[Player], everybody: list[Player], seats: int) -> None:
        await asyncio.gather(*(self._sit_down(person, n) for n, person in enumerate(people)))
        host = people[0]
        for chair in range(len(people), seats):
            await ask_until_done(host, "seatbot", chair=chair, level=BOT_LEVEL)
        await ask_until_done(host, "start", accepted=("refused-already-started",))
        await asyncio.gather(*(person.play() for person in people))
        self.is_active = False
        for person in everybody:
            try:
                async with asyncio.timeout(GOODBYE_TIMEOUT_S):
                    await person.wait_for(person.is_over)
            except TimeoutError:
                person.notes.oddities.append("the game is over, and this guest was not told")

    async def _sit_down(self, person: Player, chair: int) -> None:
        await ask_until_done(person, "join", name=person.name)
        person.comes_back_joining()
        await ask_until_done(person, "sit", chair=chair, salt=f"salt {self._rng.random()}")


async def finish_unless(ending: asyncio.Event, work: Coroutine[Any, Any, None]) -> bool:
    """Whether some work was finished before the end was called; else it is given up."""
    working, ended = asyncio.create_task(work), asyncio.create_task(ending.wait())
    try:
        await asyncio.wait({working, ended}, return_when=asyncio.FIRST_COMPLETED)
    finally:
        is_finished = working.done()
        for task in (working, ended):
            task.cancel()
        await asyncio.gather(working, ended, return_exceptions=True)
    if is_finished:
        working.result()
    return is_finished


async def ask_until_done(
    person: Player, do: str, accepted: tuple[str, ...] = (), **fields: Any
) -> Frame:
    """A node may not have heard yet of what another one has acknowledged: then once more."""
    while True:
        answer = await person.ask(do, **fields)
        if answer["kind"] != "wrong" or answer["mistake"] in accepted:
            return answer
        await asyncio.sleep(START_PAUSE_S)
