"""Whole games over lines that lose, delay, repeat and mix up what is sent, and break in between.

The rule for a client is: send a move until it is acknowledged; twice is as good as once. Whoever
comes back says which happening was the last they know. With that alone nothing is lost.
"""

import asyncio
import json
from collections.abc import Sequence
from pathlib import Path
from random import Random
from typing import Any

import pytest
from tests.server.lounge import Client, served
from tests.server.scanner import Scanner
from websockets.exceptions import ConnectionClosed

from skulduggery.games import GAMES
from skulduggery.games.records import load_one
from skulduggery.server.store import Store
from skulduggery.table.facts import AnyFact, Decided, RematchCalled
from skulduggery.table.fair import verify

SILENCE = 0.05  # seconds until one asks once more; how many of them is nobody's concern
PEOPLE = 3
FAR_AHEAD = 30  # happenings; whoever is back sooner gets the rest and not a fresh table
NOW_AND_THEN = 0.08  # how often each of the misfortunes comes
BREAKS_AFTER = 9  # messages

Frame = dict[str, Any]

# What a request may be refused with because it came before, or from the game before.
STALE = {"refused-already-started", "refused-other-match", "refused-not-over"}
STALE |= {"refused-chair-taken", "refused-decided"}


class Missed(Exception):
    """Something was told after what we do not know yet."""


class Line:
    """What goes over it may be lost, come twice, or come after what was sent later."""

    def __init__(self, rng: Random) -> None:
        self.rng = rng
        self.held: list[str] = []
        self.misfortunes = 0

    def passes(self, frame: str) -> list[str]:
        """What comes out at the other end when `frame` is put in."""
        fate = self.rng.random() / NOW_AND_THEN
        if fate < 3:
            self.misfortunes += 1
        if fate < 1:
            return []
        if fate < 2:
            return [frame, frame]
        if fate < 3:
            self.held.append(frame)
            return []
        if self.held and fate < 6:
            return [frame, self.held.pop(self.rng.randrange(len(self.held)))]
        return [frame]


class Unsteady(Client):
    """A guest with a bad line, who does not give up."""

    def __init__(self, address: str, name: str, rng: Random) -> None:
        super().__init__(address, name)
        self.rng = rng
        self.out, self.back = Line(rng), Line(rng)  # what is held out outlives a connection
        self.company: Sequence[Unsteady] = ()
        self.place = ""
        self.told: dict[int, Frame] = {}
        self.known = -1
        self.done: set[int] = set()
        self.refused: dict[int, str] = {}
        self.decided: dict[tuple[int, int, int], str] = {}  # match, seat, which: what
        self.sent = rng.randrange(BREAKS_AFTER)
        self.breaks = 0

    # The line.

    async def arrive(self) -> None:
        """Come, or come back, and be there again."""
        self.back = Line(self.rng)
        await self.come(self.place, self.known)
        await self.until_done("join", name=self.name)

    async def break_off(self) -> None:
        """Without a goodbye; whatever was on its way to us is lost."""
        self.breaks += 1
        self.socket.transport.abort()
        await self.socket.wait_closed()

    async def send(self, message: Frame, steady: bool) -> None:
        frame = json.dumps(message)
        for one in [frame] if steady else self.out.passes(frame):
            await self.socket.send(one)
        self.sent += 1
        if self.sent % BREAKS_AFTER == 0:
            await self.break_off()

    async def listen(self) -> bool:
        """Take in what comes next; whether anything came."""
        try:
            raw = await asyncio.wait_for(self.socket.recv(), SILENCE)
        except TimeoutError:
            return False
        assert isinstance(raw, str)
        for frame in self.back.passes(raw):
            self.take_in(json.loads(frame))
        return True

    def take_in(self, frame: Frame) -> None:
        if frame["kind"] == "wrong":
            self.refused[frame["id"]] = frame["mistake"]
            return
        if "done" in frame:
            self.done.add(frame["done"])
        assert frame["kind"] != "fresh", "what was missed is told, not skipped"
        for told in frame.get("told", []):
            number = told["number"]
            if number > self.known + 1:
                raise Missed
            if number <= self.known:  # once more
                assert told == self.told[number]
                continue
            self.told[number] = told
            self.known = number
        if "table" in frame and frame["table"]["next"] >= self.table.get("next", 0):
            if frame["table"]["next"] > self.known + 1:
                raise Missed
            self.table = {**self.table, **frame["table"]}

    async def look_up(self) -> None:
        """After a silence: has something happened that we were not told?"""
        table = (await self.http.get(f"/api/tables/{self.place}")).json()
        if table["next"] - 1 > self.known:
            raise Missed

    # Requests.

    async def until_done(self, do: str, steady: bool = False, **fields: Any) -> None:
        """Send it until it is acknowledged, over however many connections."""
        self.asked += 1
        asked = self.asked
        message = {"id": asked, "request": {"do": do, **fields}}
        while asked not in self.done:
            try:
                await self.send(message, steady)
                while await self.listen():
                    if asked in self.done:
                        return
                    if asked in self.refused:
                        assert self.refused[asked] in STALE - {"refused-decided"}, self.refused
                        return
            except (Missed, ConnectionClosed, OSError):
                if do == "join":
                    await self.socket.close()
                    await self.come(self.place, self.known)
                else:
                    await self.come_back()

    async def come_back(self) -> None:
        await self.socket.close()
        await self.arrive()

    # Play.

    async def play(self, match: int) -> None:
        """To the end of a match."""
        while self.table.get("match") != match or self.table["status"] != "over":
            choices = self.choices() if self.table.get("match") == match else {}
            if choices and self.table["status"] == "playing":
                await self.wait_for_others()
                seat, texts = self.rng.choice(list(choices.items()))
                nth, text = self.table["decided"][seat], self.rng.choice(texts)
                assert (match, seat, nth) not in self.decided, "asked for a decision twice"
                self.decided[match, seat, nth] = text
                await self.until_done("move", match=match, seat=seat, nth=nth, text=text)
                await self.caught_up(seat, nth)
                continue
            try:
                if not await self.listen():
                    await self.look_up()
            except (Missed, ConnectionClosed, OSError):
                await self.come_back()

    async def caught_up(self, seat: int, nth: int) -> None:
        """What has been acknowledged is also seen: the answer may have overtaken the news."""
        while self.table["status"] == "playing" and self.table["decided"][seat] <= nth:
            try:
                if not await self.listen():
                    await self.look_up()
            except (Missed, ConnectionClosed, OSError):
                await self.come_back()

    async def knows_all(self) -> bool:
        """Whether there is nothing to be told any more."""
        try:
            while await self.listen():
                pass
            await self.look_up()
        except (Missed, ConnectionClosed, OSError):
            await self.come_back()
            return False
        return True

    async def wait_for_others(self) -> None:
        while self.known - min(other.known for other in self.company) > FAR_AHEAD:
            await asyncio.sleep(0)


async def gathered(address: str, game: str, rng: Random) -> list[Unsteady]:
    company = [Unsteady(address, name, rng) for name in ("Ada", "Ben", "Cleo")[:PEOPLE]]
    table = await company[0].open_table(game)
    for chair, client in enumerate(company):
        client.place, client.company = table, company
        await client.arrive()
        await client.until_done("sit", chair=chair, salt=f"salt of {client.name}")
    return company


async def one_match(company: list[Unsteady], number: int) -> None:
    await company[0].until_done("start", steady=True)
    await asyncio.gather(*(client.play(number) for client in company))
    host = company[0]
    answer = await host.http.get(f"/api/tables/{host.place}/record")
    loaded = load_one(answer.content, 1)
    assert loaded.match.is_over()
    assert verify(loaded.record, loaded.game).draws > 0
    winners = loaded.match.state.winners()
    assert winners
    for client in company:
        assert client.table["view"]["winners"] == winners


def decisions_in(log: list[list[AnyFact]]) -> dict[tuple[int, int, int], str]:
    """By match, seat and number; in person, all of them."""
    found: dict[tuple[int, int, int], str] = {}
    counts: dict[tuple[int, int], int] = {}
    match = 0
    for fact in (fact for entry in log for fact in entry):
        if isinstance(fact, RematchCalled):
            match = fact.match
        elif isinstance(fact, Decided):
            nth = counts.get((match, fact.seat), 0)
            counts[match, fact.seat] = nth + 1
            found[match, fact.seat, nth] = fact.text
            assert fact.by == "person"
    return found


@pytest.mark.parametrize("seed", range(2))
@pytest.mark.parametrize("game", list(GAMES))
def test_nothing_is_lost_and_nothing_comes_twice(game: str, seed: int, tmp_path: Path) -> None:
    async def evening() -> None:
        rng = Random(seed)
        file = tmp_path / "skulduggery.db"
        matches = 2 if game == "skull" else 1  # late moves of the first come into the second
        async with served(file) as address:
            company = await gathered(address, game, rng)
            for match in range(matches):
                if match > 0:
                    # What came before a rematch is not told after it: now is the time.
                    while not all([await client.knows_all() for client in company]):
                        pass
                    await company[0].until_done("rematch", steady=True)
                await one_match(company, match)
            guests = [(await client.http.get("/api/guest")).json()["guest"] for client in company]
            for client in company:
                await client.go()
        store = await Store.open(str(file))
        log = await store.read(company[0].place)
        await store.close()

        taken = decisions_in(log)
        assert taken == {key: text for client in company for key, text in client.decided.items()}
        scanner = Scanner(log)
        ends = [n for n, happening in enumerate(scanner.happenings) if is_end(happening.fact)]
        for client, guest in zip(company, guests, strict=True):
            assert list(client.told) == list(range(client.known + 1)), "a gap, or out of order"
            assert client.known >= ends[-1]
            if matches == 1:
                for told in client.told.values():
                    scanner.reader(guest, "en").scan_happening(told)
        # Otherwise it was a fine evening, and nothing was tried.
        assert sum(client.breaks for client in company) > 0
        assert sum(client.out.misfortunes for client in company) > 0

    asyncio.run(evening())


def is_end(fact: AnyFact) -> bool:
    return type(fact).__name__ == "Ended"
