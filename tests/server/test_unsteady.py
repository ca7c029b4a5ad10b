"""Whole games over bad lines: frames are lost, doubled, late and out of order, sockets break."""

import asyncio
import json
from collections import Counter
from pathlib import Path
from random import Random
from typing import Any

import pytest
from tests.server.lounge import Client, served
from websockets.exceptions import ConnectionClosed

from skulduggery.games import GAMES
from skulduggery.games.records import load_one
from skulduggery.server.log_store import Store
from skulduggery.table.facts import Decided
from skulduggery.table.provable_random import verify

FATES = ("fine", "fine", "fine", "lost", "twice", "held", "cut")
QUIET = 0.05  # seconds without a frame, after which something is sent again
PATIENT = 4  # frames that may come before it is, too
KEPT = 60  # happenings that the server keeps for those who come back
LONGEST = 60.0  # seconds; a game that hangs has failed

Decision = tuple[int, int]  # seat, and which of its decisions


class BadLine:
    """What becomes of frames: all fates come round, in an order nobody knows."""

    def __init__(self, rng: Random) -> None:
        self.rng = rng
        self.fates: list[str] = []
        self.held: list[str] = []  # also while the socket is another one: they come very late

    def through(self, frame: str) -> tuple[list[str], bool]:
        """What comes out at the other end, and whether the line breaks after it."""
        if not self.fates:
            self.fates = self.rng.sample(FATES, len(FATES))
        fate = self.fates.pop()
        if fate == "held":
            self.held.append(frame)
            return [], False
        copies = {"lost": 0, "twice": 2}.get(fate, 1)
        late, self.held = self.held, []
        return [frame] * copies + late, fate == "cut"


class Unsteady(Client):
    """Sends until it is acknowledged, and comes back until the game is over."""

    def __init__(self, address: str, name: str, rng: Random) -> None:
        super().__init__(address, name)
        self.rng = rng
        self.line = BadLine(rng)
        self.place = ""
        self.due: int | None = None  # the happening to be told next
        self.is_first = True  # no frame has come over this socket yet
        self.join: int | None = None  # the one that is not acknowledged
        self.meant: dict[int, tuple[Decision, str]] = {}  # moves, by the number of the request
        self.latest: dict[Decision, int] = {}
        self.acknowledged: dict[Decision, str] = {}
        self.unanswered: Counter[int] = Counter()  # how often each request went out

    # What it hears.

    async def come(self, table: str, last: int | None = None, **headers: str) -> None:
        await super().come(table, last, **headers)
        self.place = table
        self.is_first = True

    async def hear(self) -> dict[str, Any]:
        frame = await super().hear()
        if frame["kind"] == "fresh":
            self.begin(frame["table"]["next"])
        elif "told" in frame:
            self.follow([told["number"] for told in frame["told"]], frame["table"]["next"])
        self.is_first = False
        if frame["kind"] == "wrong":
            self.refused(frame)
        elif frame.get("done") is not None:
            self.done(frame["done"])
        return frame

    def begin(self, following: int) -> None:
        """The whole table: only at first, or where more was missed than the server keeps."""
        assert self.is_first
        assert self.due is None or following - self.due > KEPT
        self.due = following

    def follow(self, numbers: list[int], following: int) -> None:
        """Every happening once, in order, and the table right after the last."""
        assert numbers == list(range(self.due or 0, following)), f"{self.due} was due"
        self.due = following

    def done(self, number: int) -> None:
        self.answered(number)
        if number == self.join:
            self.join = None
        if number in self.meant:
            self.taken(*self.meant[number])

    def refused(self, frame: dict[str, Any]) -> None:
        """Nothing ever is, but another answer to what was decided already."""
        assert frame["mistake"] == "refused-decided", frame
        self.answered(frame["id"])
        decision, text = self.meant[frame["id"]]
        assert frame["details"]["text"] != text
        self.taken(decision, frame["details"]["text"])

    def answered(self, number: int) -> None:
        if number in self.meant or number == self.join:
            self.unanswered[number] -= 1
            assert self.unanswered[number] >= 0, "answered more often than it was asked"

    def taken(self, decision: Decision, text: str) -> None:
        assert text in self.texts(decision)
        assert self.acknowledged.setdefault(decision, text) == text
        seat, nth = decision
        assert self.table["decided"][seat] > nth, "acknowledged, but not shown"

    def texts(self, decision: Decision) -> set[str]:
        """All it has ever sent for a decision."""
        return {text for meant, text in self.meant.values() if meant == decision}

    # What it sends.

    async def send(self, number: int, **request: Any) -> None:
        """Give a frame to the bad line."""
        frames, breaks = self.line.through(json.dumps({"id": number, "request": request}))
        try:
            for frame in frames:
                self.unanswered[json.loads(frame)["id"]] += 1
                await self.socket.send(frame)
        except ConnectionClosed:
            breaks = True
        if breaks:
            # Nothing, a part or all of it may have been done meanwhile.
            await asyncio.sleep(self.rng.choice((0, 0.001, 0.005)))
            await self.come_back()

    async def come_back(self) -> None:
        """Break the socket, with all that was not read yet, and connect anew."""
        self.socket.transport.abort()
        await self.socket.wait_closed()
        assert self.due is not None
        await self.come(self.place, last=self.due - 1)
        await self.hear()
        self.asked += 1
        self.join = self.asked

    async def send_move(self) -> None:
        """The same again, or, as people are, another answer to the same question."""
        seat, texts = next(iter(self.choices().items()))
        decision = seat, self.table["decided"][seat]
        if decision not in self.latest or self.rng.random() < 0.2:
            self.asked += 1
            self.latest[decision] = self.asked
            self.meant[self.asked] = decision, self.rng.choice(texts)
        number = self.latest[decision]
        move = {"match": 0, "seat": seat, "nth": decision[1], "text": self.meant[number][1]}
        await self.send(number, do="move", **move)

    async def play(self) -> None:
        """Until the game is over, with a bad line; even the shortest game sees it break."""
        await self.come_back()
        while self.table["status"] != "over" or self.join is not None:
            if self.join is not None:
                await self.send(self.join, do="join", name=self.name)
            if self.choices():
                await self.send_move()
            await self.listen()
            if self.rng.random() < 0.03:
                await self.come_back()

    async def listen(self) -> None:
        """For as long as one waits before sending again; at once where there is more to do."""
        waits = self.owes()
        for _ in range(PATIENT):
            try:
                await asyncio.wait_for(self.hear(), QUIET)
            except TimeoutError:
                return
            if self.owes() != waits:
                return

    def owes(self) -> tuple[int | None, dict[int, int]]:
        return self.join, {seat: self.table["decided"][seat] for seat in self.choices()}

    async def go(self) -> None:
        """Without reading what is left."""
        self.socket.transport.abort()
        await self.socket.wait_closed()
        await self.http.aclose()


async def seated(address: str, game: str, seed: int) -> tuple[str, list[Unsteady]]:
    """Two or three people, and a bot; the game is on."""
    names = ("Ada", "Ben", "Cleo")[: 2 + seed % 2]
    clients = [Unsteady(address, name, Random(f"{game} {seed} {name}")) for name in names]
    table = await clients[0].open_table(game)
    for chair, client in enumerate(clients):
        await client.come(table)
        await client.hear()
        await client.ask("join", name=client.name)
        await client.ask("sit", chair=chair, salt=f"salt of {client.name}")
    await clients[0].ask("seatbot", chair=len(clients))
    await clients[0].ask("start")
    for client in clients:
        while client.table["status"] == "open":
            await client.hear()
    return table, clients


async def in_the_log(file: Path, table: str) -> dict[Decision, Decided]:
    store = await Store.open(str(file))
    log = await store.read(table)
    await store.close()
    counts: Counter[int] = Counter()
    found: dict[Decision, Decided] = {}
    for entry in log:
        for fact in entry:
            if isinstance(fact, Decided):
                found[fact.seat, counts[fact.seat]] = fact
                counts[fact.seat] += 1
    return found


def check_decisions(seat: int, client: Unsteady, log: dict[Decision, Decided]) -> None:
    """What is in the log is what the client was told, and nothing is there twice."""
    decisions = {decision for decision in log if decision[0] == seat}
    assert decisions == set(client.latest)
    assert len(decisions) == client.table["decided"][seat]
    for decision in decisions:
        assert log[decision].by == "person"
        assert log[decision].text in client.texts(decision)
    for decision, text in client.acknowledged.items():
        assert log[decision].text == text, f"{decision} was acknowledged as {text}"


@pytest.mark.parametrize("seed", [1, 2])
@pytest.mark.parametrize("game", list(GAMES))
def test_a_whole_game_over_bad_lines(game: str, seed: int, tmp_path: Path) -> None:
    async def evening() -> None:
        file = tmp_path / "skulduggery.db"
        async with served(file) as address:
            table, clients = await seated(address, game, seed)
            sleeper = Unsteady(address, "Wim", Random(seed))  # misses it all, and more than is kept
            await sleeper.come(table)
            await sleeper.hear()
            sleeper.socket.transport.abort()
            async with asyncio.timeout(LONGEST):
                await asyncio.gather(*(client.play() for client in clients))
            for client in (*clients, sleeper):
                await client.come_back()  # nothing is missing at the very end either
            answer = await clients[0].http.get(f"/api/tables/{table}/record")
            for client in (*clients, sleeper):
                await client.go()
        loaded = load_one(answer.content, 1)
        assert loaded.match.is_over()
        assert verify(loaded.record, loaded.game).draws > 0
        assert sleeper.table["view"] == clients[0].table["view"]
        log = await in_the_log(file, table)
        for seat, client in enumerate(clients):
            assert client.table["you"] == seat
            assert client.table["status"] == "over"
            assert client.table["view"] == clients[0].table["view"]
            assert client.table["view"]["winners"]
            assert client.table["secret"] == loaded.record.tags["fair.secret"]
            check_decisions(seat, client, log)

    asyncio.run(evening())
