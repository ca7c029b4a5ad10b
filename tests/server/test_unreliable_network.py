"""Whole games over bad lines: frames are lost, doubled, late and out of order, sockets break."""

import asyncio
import json
from collections import Counter
from pathlib import Path
from random import Random
from typing import Any

import pytest
from tests.server.live_server import GuestClient, running_server
from websockets.exceptions import ConnectionClosed

from skulduggery.games import GAMES_BY_NAME
from skulduggery.games.record_files import load_record
from skulduggery.server.log_store import LogStore
from skulduggery.table.facts import Decided
from skulduggery.table.provable_random import verify_draws

FRAME_FATES = ("fine", "fine", "fine", "lost", "twice", "held", "cut")
RESEND_AFTER_S = 0.05  # seconds without a frame, after which something is sent again
MAX_FRAMES_BEFORE_RESEND = 4  # frames that may come before it is, too
KEPT_HAPPENINGS = 60  # happenings that the server keeps for those who come back
GAME_TIMEOUT_S = 60.0  # seconds; a game that hangs has failed

Decision = tuple[int, int]  # seat, and which of its decisions


class UnreliableLink:
    """What becomes of frames: all fates come round, in an order nobody knows."""

    def __init__(self, rng: Random) -> None:
        self.rng = rng
        self.fates: list[str] = []
        self.held_frames: list[
            str
        ] = []  # also while the socket is another one: they come very late

    def transmit_frame(self, frame: str) -> tuple[list[str], bool]:
        """What comes out at the other end, and whether the line breaks after it."""
        if not self.fates:
            self.fates = self.rng.sample(FRAME_FATES, len(FRAME_FATES))
        fate = self.fates.pop()
        if fate == "held":
            self.held_frames.append(frame)
            return [], False
        copies = {"lost": 0, "twice": 2}.get(fate, 1)
        late, self.held_frames = self.held_frames, []
        return [frame] * copies + late, fate == "cut"


class UnreliableClient(GuestClient):
    """Sends until it is acknowledged, and comes back until the game is over."""

    def __init__(self, address: str, name: str, rng: Random) -> None:
        super().__init__(address, name)
        self.rng = rng
        self.link = UnreliableLink(rng)
        self.place = ""
        self.next_due: int | None = None  # the happening to be told next
        self.is_first = True  # no frame has come over this socket yet
        self.pending_join: int | None = None  # the one that is not acknowledged
        self.sent_moves: dict[int, tuple[Decision, str]] = {}  # moves, by the number of the request
        self.latest_request: dict[Decision, int] = {}
        self.acknowledged: dict[Decision, str] = {}
        self.unanswered: Counter[int] = Counter()  # how often each request went out

    # What it hears.

    async def connect_to_table(self, table: str, last: int | None = None, **headers: str) -> None:
        await super().connect_to_table(table, last, **headers)
        self.place = table
        self.is_first = True

    async def receive_frame(self) -> dict[str, Any]:
        frame = await super().receive_frame()
        if frame["kind"] == "fresh":
            self.check_full_table(frame["table"]["next"])
        elif "told" in frame:
            self.check_numbers([told["number"] for told in frame["told"]], frame["table"]["next"])
        self.is_first = False
        if frame["kind"] == "wrong":
            self.handle_refusal(frame)
        elif frame.get("done") is not None:
            self.handle_done(frame["done"])
        return frame

    def check_full_table(self, following: int) -> None:
        """The whole table: only at first, or where more was missed than the server keeps."""
        assert self.is_first
        assert self.next_due is None or following - self.next_due > KEPT_HAPPENINGS
        self.next_due = following

    def check_numbers(self, numbers: list[int], following: int) -> None:
        """Every happening once, in order, and the table right after the last."""
        assert numbers == list(range(self.next_due or 0, following)), f"{self.next_due} was due"
        self.next_due = following

    def handle_done(self, number: int) -> None:
        self.count_answer(number)
        if number == self.pending_join:
            self.pending_join = None
        if number in self.sent_moves:
            self.check_acknowledged(*self.sent_moves[number])

    def handle_refusal(self, frame: dict[str, Any]) -> None:
        """Nothing ever is, but another answer to what was decided already."""
        assert frame["mistake"] == "refused-decided", frame
        self.count_answer(frame["id"])
        decision, text = self.sent_moves[frame["id"]]
        assert frame["details"]["text"] != text
        self.check_acknowledged(decision, frame["details"]["text"])

    def count_answer(self, number: int) -> None:
        if number in self.sent_moves or number == self.pending_join:
            self.unanswered[number] -= 1
            assert self.unanswered[number] >= 0, "answered more often than it was asked"

    def check_acknowledged(self, decision: Decision, text: str) -> None:
        assert text in self.sent_texts(decision)
        assert self.acknowledged.setdefault(decision, text) == text
        seat, nth = decision
        assert self.table["decided"][seat] > nth, "acknowledged, but not shown"

    def sent_texts(self, decision: Decision) -> set[str]:
        """All it has ever sent for a decision."""
        return {text for meant, text in self.sent_moves.values() if meant == decision}

    # What it sends.

    async def send_unreliably(self, number: int, **request: Any) -> None:
        """Give a frame to the bad line."""
        frames, breaks = self.link.transmit_frame(json.dumps({"id": number, "request": request}))
        try:
            for frame in frames:
                self.unanswered[json.loads(frame)["id"]] += 1
                await self.socket.send(frame)
        except ConnectionClosed:
            breaks = True
        if breaks:
            # Nothing, a part or all of it may have been done meanwhile.
            await asyncio.sleep(self.rng.choice((0, 0.001, 0.005)))
            await self.reconnect()

    async def reconnect(self) -> None:
        """Break the socket, with all that was not read yet, and connect anew."""
        self.socket.transport.abort()
        await self.socket.wait_closed()
        assert self.next_due is not None
        await self.connect_to_table(self.place, last=self.next_due - 1)
        await self.receive_frame()
        self.last_request_id += 1
        self.pending_join = self.last_request_id

    async def send_move(self) -> None:
        """The same again, or, as people are, another answer to the same question."""
        seat, texts = next(iter(self.legal_choices().items()))
        decision = seat, self.table["decided"][seat]
        if decision not in self.latest_request or self.rng.random() < 0.2:
            self.last_request_id += 1
            self.latest_request[decision] = self.last_request_id
            self.sent_moves[self.last_request_id] = decision, self.rng.choice(texts)
        number = self.latest_request[decision]
        move = {"match": 0, "seat": seat, "nth": decision[1], "text": self.sent_moves[number][1]}
        await self.send_unreliably(number, do="move", **move)

    async def play_to_end(self) -> None:
        """Until the game is over, with a bad line; even the shortest game sees it break."""
        await self.reconnect()
        while self.table["status"] != "over" or self.pending_join is not None:
            if self.pending_join is not None:
                await self.send_unreliably(self.pending_join, do="join", name=self.name)
            if self.legal_choices():
                await self.send_move()
            await self.listen_briefly()
            if self.rng.random() < 0.03:
                await self.reconnect()

    async def listen_briefly(self) -> None:
        """For as long as one waits before sending again; at once where there is more to do."""
        waits = self.open_requests()
        for _ in range(MAX_FRAMES_BEFORE_RESEND):
            try:
                await asyncio.wait_for(self.receive_frame(), RESEND_AFTER_S)
            except TimeoutError:
                return
            if self.open_requests() != waits:
                return

    def open_requests(self) -> tuple[int | None, dict[int, int]]:
        return self.pending_join, {
            seat: self.table["decided"][seat] for seat in self.legal_choices()
        }

    async def disconnect(self) -> None:
        """Without reading what is left."""
        self.socket.transport.abort()
        await self.socket.wait_closed()
        await self.http.aclose()


async def seat_clients(address: str, game: str, seed: int) -> tuple[str, list[UnreliableClient]]:
    """Two or three people, and a bot; the game is on."""
    names = ("Ada", "Ben", "Cleo")[: 2 + seed % 2]
    clients = [UnreliableClient(address, name, Random(f"{game} {seed} {name}")) for name in names]
    table = await clients[0].open_table(game)
    for chair, client in enumerate(clients):
        await client.connect_to_table(table)
        await client.receive_frame()
        await client.send_request("join", name=client.name)
        await client.send_request("sit", chair=chair, salt=f"salt of {client.name}")
    await clients[0].send_request("seatbot", chair=len(clients))
    await clients[0].send_request("start")
    for client in clients:
        while client.table["status"] == "open":
            await client.receive_frame()
    return table, clients


async def logged_decisions(database: Path | str, table: str) -> dict[Decision, Decided]:
    store = await LogStore.open(str(database))
    log = (await store.read_log(table))[1]
    await store.close()
    counts: Counter[int] = Counter()
    found: dict[Decision, Decided] = {}
    for entry in log:
        for fact in entry:
            if isinstance(fact, Decided):
                found[fact.seat, counts[fact.seat]] = fact
                counts[fact.seat] += 1
    return found


def check_decisions(seat: int, client: UnreliableClient, log: dict[Decision, Decided]) -> None:
    """What is in the log is what the client was told, and nothing is there twice."""
    decisions = {decision for decision in log if decision[0] == seat}
    assert decisions == set(client.latest_request)
    assert len(decisions) == client.table["decided"][seat]
    for decision in decisions:
        assert log[decision].by == "person"
        assert log[decision].text in client.sent_texts(decision)
    for decision, text in client.acknowledged.items():
        assert log[decision].text == text, f"{decision} was acknowledged as {text}"


@pytest.mark.parametrize("seed", [1, 2])
@pytest.mark.parametrize("game", list(GAMES_BY_NAME))
def test_a_whole_game_over_bad_lines(game: str, seed: int, database: str) -> None:
    async def evening() -> None:
        file = database
        async with running_server(file) as address:
            table, clients = await seat_clients(address, game, seed)
            sleeper = UnreliableClient(
                address, "Wim", Random(seed)
            )  # misses it all, and more than is kept
            await sleeper.connect_to_table(table)
            await sleeper.receive_frame()
            sleeper.socket.transport.abort()
            async with asyncio.timeout(GAME_TIMEOUT_S):
                await asyncio.gather(*(client.play_to_end() for client in clients))
            for client in (*clients, sleeper):
                await client.reconnect()  # nothing is missing at the very end either
            answer = await clients[0].http.get(f"/api/tables/{table}/record")
            for client in (*clients, sleeper):
                await client.disconnect()
        loaded = load_record(answer.content, 1)
        assert loaded.match.is_over()
        assert verify_draws(loaded.record, loaded.game).draws > 0
        assert sleeper.table["view"] == clients[0].table["view"]
        log = await logged_decisions(file, table)
        for seat, client in enumerate(clients):
            assert client.table["you"] == seat
            assert client.table["status"] == "over"
            assert client.table["view"] == clients[0].table["view"]
            assert client.table["view"]["winners"]
            assert client.table["secret"] == loaded.record.tags["fair.secret"]
            check_decisions(seat, client, log)

    asyncio.run(evening())
