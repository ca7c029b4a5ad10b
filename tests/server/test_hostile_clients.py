"""Whoever means no good gets a typed refusal or a clean close, and everybody else plays on."""

import asyncio
import json
import logging
import socket as sockets
from collections.abc import AsyncIterator, Coroutine
from contextlib import asynccontextmanager, suppress
from pathlib import Path
from typing import Any

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from tests.server.live_server import FRAME_TIMEOUT_S, GuestClient, running_server
from tools.drivers.hostile_inputs import (
    BROKEN_FRAMES,
    EMPTY_TEXTS,
    HOSTILE_TEXTS,
    STRANGE_TABLE_IDS,
    UNREADABLE_FRAMES,
    VALID_REQUESTS,
    encode_websocket_frame,
    request_text,
)
from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed, InvalidStatus
from websockets.frames import Opcode

from skulduggery.server.hosting.settings import Limits, ServerSettings
from skulduggery.table.chat import MAX_CHAT_LENGTH, tidy_name, tidy_text

ADMIN_TOKEN = "the token of this house"
ADMIN_HEADERS = {"authorization": f"Bearer {ADMIN_TOKEN}"}
UNLIMITED_SETTINGS = ServerSettings(
    admin_token=ADMIN_TOKEN,
    limits=Limits(
        requests_per_minute=0,
        new_tables_per_minute=0,
        tables_per_guest=0,
        socket_requests_per_second=0,
        chat_messages_per_second=0,
    ),
)
FRAME_KINDS = {"fresh", "news", "moved", "done", "wrong"}
HYPOTHESIS_SETTINGS = settings(
    max_examples=60,
    derandomize=True,
    deadline=None,
    database=None,
    suppress_health_check=[HealthCheck.too_slow],
)


@asynccontextmanager
async def attacked_server(
    database: Path | str, caplog: pytest.LogCaptureFixture, how: ServerSettings = UNLIMITED_SETTINGS
) -> AsyncIterator[str]:
    """A server that is as good as new after whatever is done to it."""
    async with running_server(database, how) as address:
        yield address
        await play_whole_game(address)
    assert_no_errors(caplog)


def assert_no_errors(caplog: pytest.LogCaptureFixture) -> None:
    """Nothing that clients do is an error of ours."""
    errors = [r for r in caplog.records if r.levelno >= logging.ERROR]
    assert [r.getMessage() for r in errors if not r.name.startswith("uvicorn")] == []


async def play_whole_game(address: str) -> None:
    zoe, _ = await connect_host(address, "Zoe", "saber_skull")
    await zoe.send_request("sit", chair=0)
    await zoe.send_request("seatbot", chair=1)
    assert (await zoe.send_request("start"))["kind"] == "done"
    await zoe.play_to_end()
    assert zoe.table["status"] == "over"
    await zoe.disconnect()


async def connect_host(
    address: str, name: str = "Ada", game: str = "skull"
) -> tuple[GuestClient, str]:
    """Somebody with a table of their own."""
    client = GuestClient(address, name)
    table = await client.open_table(game)
    await client.connect_to_table(table)
    assert (await client.receive_frame())["kind"] == "fresh"
    return client, table


async def connect_guest(address: str, table: str, name: str = "") -> GuestClient:
    """Somebody at a table; without a name they only watch."""
    client = GuestClient(address, name)
    await client.connect_to_table(table)
    assert (await client.receive_frame())["kind"] == "fresh"
    if name:
        assert (await client.send_request("join", name=name))["kind"] == "done"
    return client


async def read_verdict(client: GuestClient) -> str | int | None:
    """What becomes of what was sent: the mistake, `done`, or the code of the close."""
    try:
        while True:
            frame = await client.receive_frame()
            if frame["kind"] == "wrong":
                assert set(frame) >= {"id", "mistake", "text", "details"} and frame["text"]
                return str(frame["mistake"])
            if frame.get("done") is not None:
                return "done"
    except ConnectionClosed as closed:
        return closed.rcvd.code if closed.rcvd else None


def write_raw(client: GuestClient, *frames: bytes) -> None:
    """Past everything that keeps a client from sending nonsense."""
    for frame in frames:
        client.socket.transport.write(frame)


def test_what_cannot_be_read_is_told_so(tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    async def evening() -> None:
        async with attacked_server(tmp_path / "a.db", caplog) as address:
            ada, _ = await connect_host(address)
            for frame in UNREADABLE_FRAMES:
                await ada.socket.send(frame)
                assert await read_verdict(ada) == "bad-frame", frame[:200]
            for data in (b"", b"\x00\xff", request_text("stand").encode()):
                await ada.socket.send(data)
                assert await read_verdict(ada) == "bad-frame", data
            assert (await ada.send_request("say", text="still here"))["kind"] == "done"
            await ada.disconnect()

    asyncio.run(evening())


def test_what_is_odd_but_sound_is_answered(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    async def evening() -> None:
        async with attacked_server(tmp_path / "a.db", caplog) as address:
            ada, _ = await connect_host(address)
            for number in (0, -1, 2**63, -(2**63) - 1, 2**64, 10**300):
                await ada.socket.send(request_text("stand", number))
                assert (await ada.receive_frame())["done"] == number
            for do, huge in (("sit", {}), ("seatbot", {}), ("setchair", {"open": True})):
                for chair in (-1, 99, 2**31, 2**64, 10**4000):
                    await ada.socket.send(request_text(do, chair=chair, **huge))
                    assert await read_verdict(ada) == "refused-no-chair"
            for value in (2**64, 10**3000, -1, "x" * 7000, "\u202e<b>", True):
                options = {"first": value}
                await ada.socket.send(request_text("chooseoptions", game="skull", options=options))
                assert await read_verdict(ada) in ("bad-option", "done", "first-not-seated")
            # The last of two keys counts, as it does for browsers.
            await ada.socket.send('{"id": 1, "id": 5, "request": {"do": "stand"}}')
            assert (await ada.receive_frame())["done"] == 5
            # In pieces, with a ping between them, even within a letter.
            data = request_text("say", 6, text="grüezi \U0001f480").encode()
            ping = encode_websocket_frame(Opcode.PING, b"?")
            pieces = [
                encode_websocket_frame(Opcode.CONT, data[n : n + 1], fin=False)
                for n in range(1, len(data))
            ]
            write_raw(ada, encode_websocket_frame(Opcode.TEXT, data[:1], fin=False), ping, *pieces)
            write_raw(ada, encode_websocket_frame(Opcode.CONT, b""))
            assert await read_verdict(ada) == "done"
            await ada.disconnect()

    asyncio.run(evening())


def test_what_breaks_the_protocol_closes_the_socket(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    async def evening() -> None:
        async with attacked_server(tmp_path / "a.db", caplog) as address:
            ada, table = await connect_host(address)
            for frames, code in BROKEN_FRAMES:
                eve = await connect_guest(address, table)
                write_raw(eve, *frames)
                assert await read_verdict(eve) == code, frames[0][:60]
                await eve.disconnect()
            eve = await connect_guest(address, table)
            with suppress(ConnectionClosed):
                await eve.socket.send(request_text("join", name="x" * 10**5))
            assert await read_verdict(eve) in (1009, None)  # what is still on the line may break it
            await eve.disconnect()
            assert (await ada.send_request("say", text="still here"))["kind"] == "done"
            assert {guest["name"] for guest in ada.table["guests"]} == {"Ada"}
            await ada.disconnect()

    asyncio.run(evening())


def chat_in_frame(frame: dict[str, Any]) -> list[tuple[str, str]]:
    """What is said in a frame: the text, and the sentence about it."""
    return [
        (event["text"], " ".join(told["sentences"]))
        for told in frame.get("told", [])
        for event in told["events"]
        if event["event"] == "Talked"
    ]


async def receive_chat(client: GuestClient) -> tuple[str, str]:
    while True:
        said = chat_in_frame(await client.receive_frame())
        if said:
            return said[0]


@pytest.mark.parametrize("language", ["en", "de"])
def test_names_and_talk_are_shown_as_they_are(
    language: str, tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    async def evening() -> None:
        async with attacked_server(tmp_path / "a.db", caplog) as address:
            ada, table = await connect_host(address)
            watcher = GuestClient(address, "")
            await watcher.connect_to_table(table, None, **{"Accept-Language": language})
            await ada.disconnect()  # nobody is at the table who does not read
            eve = await connect_guest(address, table)
            for text in HOSTILE_TEXTS:
                assert (await eve.send_request("join", name=text))["kind"] == "done"
                assert (await eve.send_request("say", text=text))["kind"] == "done"
                said, sentence = await receive_chat(watcher)
                name = tidy_name(text)
                wanted = tidy_text(text, MAX_CHAT_LENGTH)
                assert said == wanted and wanted in sentence and name in sentence
                assert name in {guest["name"] for guest in watcher.table["guests"]}
                assert (await eve.send_request("leave"))["kind"] == "done"
            for text in EMPTY_TEXTS:
                assert (await eve.send_request("join", name=text))["mistake"] == "refused-name"
                await eve.send_request("join", name="Eve")
                before = eve.table["next"]
                await eve.socket.send(request_text("say", 77, text=text))
                assert (await eve.receive_frame()) == {"kind": "done", "done": 77}
                assert eve.table["next"] == before
                await eve.send_request("leave")
            for client in (eve, watcher):
                await client.disconnect()

    asyncio.run(evening())


def test_well_known_texts_survive_letter_by_letter(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    """Said in so many words, without `tidy` to tell what is right."""

    async def evening() -> None:
        async with attacked_server(tmp_path / "a.db", caplog) as address:
            ada, table = await connect_host(address, "x" * 10**5)
            assert [guest["name"] for guest in ada.table["guests"]] == ["x" * 24]
            eve = await connect_guest(address, table, "<i>Eve</i> & 'co'")
            for text, shown in (
                ("<script>alert('&amp;')</script>", "<script>alert('&amp;')</script>"),
                ("a\x00b \u202ec\u200b", "a b c"),
                ("\U0001f480 e\u0301", "\U0001f480 é"),
                ("Z" + "\u0301" * 23, "Ź" + "\u0301" * 4),
            ):
                await eve.send_request("say", text=text)
                assert (await receive_chat(ada))[0] == shown
            assert "<i>Eve</i> & 'co'" in {guest["name"] for guest in ada.table["guests"]}
            long = await eve.http.put("/api/guest", json={"name": "y" * 10**5})
            assert (long.status_code, long.json()["name"]) == (200, "y" * 24)
            for client in (ada, eve):
                await client.disconnect()

    asyncio.run(evening())


def test_what_is_not_ones_own(tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    async def evening() -> None:
        async with attacked_server(tmp_path / "a.db", caplog) as address:
            ada, table = await connect_host(address)
            ben = await connect_guest(address, table, "Ben")
            wim = await connect_guest(address, table)
            guest = ada.table["host"]

            async def refused(client: GuestClient, mistake: str, do: str, **fields: Any) -> None:
                answer = await client.send_request(do, **fields)
                assert answer.get("mistake") == mistake, (do, fields, answer)

            await ada.send_request("sit", chair=0)
            await ada.send_request("seatbot", chair=2)
            for chair in (0, 2):
                await refused(ben, "refused-chair-taken", "sit", chair=chair)
            await ben.send_request("sit", chair=1)
            await refused(ada, "refused-chair-taken", "seatbot", chair=1)
            await refused(ben, "refused-not-playing", "move", seat=0, nth=0, text="flower")
            assert (await ada.send_request("start"))["kind"] == "done"
            await ben.send_request("join", name="Ben")
            for do, fields in (
                ("start", {}),
                ("rematch", {}),
                ("remove", {"guest": guest}),
                ("mute", {"guest": guest}),
                ("passhost", {"guest": guest}),
                ("seatbot", {"chair": 0}),
                ("setchair", {"chair": 0, "open": False}),
                ("chooseoptions", {"game": "skull"}),
                ("choosesettings", {"settings": {}}),
            ):
                await refused(ben, "refused-not-host", do, **fields)
                await refused(wim, "refused-not-here", do, **fields)
            for who in ("", "nobody", "'; --", "x" * 5000, "\U0001f480"):
                for do in ("remove", "mute", "passhost"):
                    await refused(ada, "refused-nobody", do, guest=who)
            await refused(ada, "refused-yourself", "remove", guest=guest)
            for seat in (0, 2, 3, -1, -2, 99, 2**64, 10**4000):
                await refused(ben, "refused-not-your-seat", "move", seat=seat, nth=0, text="flower")
            for seat in (0, 2):
                await refused(ben, "refused-not-your-seat", "show", seat=seat)
            for seat in (1, -2, 4, 10**3000 + 1):
                answer = await ben.send_request("show", seat=seat)
                assert answer["mistake"] in ("refused-nothing-to-show", "refused-not-your-seat")
            for match in (1, -1, 2**64, 10**4000):
                move = {"match": match, "seat": 1, "nth": 0, "text": "flower"}
                await refused(ben, "refused-other-match", "move", **move)
            for nth in (99, -1, 2**64, 10**4000):
                await refused(ben, "refused-too-early", "move", seat=1, nth=nth, text="flower")
            await refused(wim, "refused-not-here", "move", match=0, seat=1, nth=0, text="flower")
            await wim.send_request("join", name="Wim")
            await refused(wim, "refused-not-playing", "move", seat=1, nth=0, text="flower")
            await refused(wim, "refused-not-playing", "resign")
            mover = ada if 0 in ada.legal_choices() else ben
            (seat,) = mover.legal_choices() or (1,)
            for text in ("", "\x00", "draw 3", "<b>", "x" * 7000, "flower skull", "bid 99"):
                answer = await mover.send_request("move", seat=seat, nth=0, text=text)
                assert answer["mistake"] in ("malformed-action", "illegal-action", "not-your-turn")
            for client in (ada, ben, wim):
                await client.disconnect()

    asyncio.run(evening())


def test_too_late(tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    """After leaving, after being sent away, and after the table was closed."""

    async def evening() -> None:
        async with attacked_server(tmp_path / "a.db", caplog) as address:
            ada, table = await connect_host(address)
            ben = await connect_guest(address, table, "Ben")
            assert (await ben.send_request("leave"))["kind"] == "done"
            for do, fields in (("say", {"text": "a"}), ("sit", {"chair": 0}), ("leave", {})):
                assert (await ben.send_request(do, **fields))["mistake"] == "refused-not-here"
            assert (await ben.send_request("join", name="Ben"))["kind"] == "done"
            ben_is = next(g["guest"] for g in ben.table["guests"] if g["name"] == "Ben")
            removing = asyncio.create_task(ada.send_request("remove", guest=ben_is))
            with suppress(ConnectionClosed):  # at any moment
                for number in range(300):
                    await ben.socket.send(request_text("stand", number))
                    await asyncio.sleep(0)
            assert (await removing)["kind"] == "done"
            while isinstance(code := await read_verdict(ben), str):
                assert code in ("done", "refused-not-here")
            assert code in (4403, None)  # frames still on the line may break it
            await ben.connect_to_table(table)
            assert await read_verdict(ben) == 4403
            assert (
                await ada.http.delete(f"/api/admin/tables/{table}", headers=ADMIN_HEADERS)
            ).is_success
            assert await read_verdict(ada) == 4410
            with pytest.raises(ConnectionClosed):
                await ada.socket.send(request_text("stand"))
            cleo = await connect_guest(address, table)
            await ada.connect_to_table(table)
            for client in (ada, cleo):
                for do, fields in (("join", {"name": "A"}), ("start", {}), ("say", {"text": "a"})):
                    assert (await client.send_request(do, **fields))["mistake"] == "refused-closed"
            for client in (ada, ben, cleo):
                await client.disconnect()

    asyncio.run(evening())


def test_tables_that_are_not_there(tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    async def evening() -> None:
        async with attacked_server(tmp_path / "a.db", caplog) as address:
            ada, table = await connect_host(address)
            for place in STRANGE_TABLE_IDS:
                eve = GuestClient(address, "Eve")
                try:
                    await eve.connect_to_table(place)
                    assert await read_verdict(eve) == 4404, place
                    await eve.socket.close()
                except InvalidStatus as refused:  # such an address cannot even be asked for
                    assert refused.response.status_code in (400, 403, 404), place
                await eve.http.aclose()
            await ada.socket.close()
            for last in ("x", "1.5", "", "NaN", "9" * 5000, "%00"):
                try:
                    await ada.connect_to_table(f"{table}/play?last={last}&x=")  # the rest goes to x
                    assert (await ada.receive_frame())["kind"] == "fresh"
                    await ada.socket.close()
                except InvalidStatus as refused:
                    assert refused.response.status_code == 403
            for known in (-1, -(10**30), 99, 2**63, 10**300):
                await ada.connect_to_table(table, last=known)
                assert (await ada.receive_frame())["kind"] in ("fresh", "news"), known
                await ada.socket.close()
            await ada.disconnect()

    asyncio.run(evening())


def test_a_flood_is_answered_or_cut_off(tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    now = [1000.0]
    limits = Limits(
        requests_per_minute=0,
        new_tables_per_minute=0,
        socket_requests_per_second=20,
        chat_messages_per_second=0,
    )

    async def evening() -> None:
        async with running_server(
            tmp_path / "a.db", ServerSettings(limits=limits), lambda: now[0]
        ) as address:
            ada, table = await connect_host(address)
            eve = await connect_guest(address, table)

            async def flood(frame: str) -> list[str | int | None]:
                """Thousands sent while what comes back is read."""

                async def pour() -> None:
                    with suppress(ConnectionClosed):
                        for _ in range(3000):
                            await eve.socket.send(frame)

                pouring = asyncio.create_task(pour())
                heard: list[str | int | None] = []
                while len(heard) < 3000 and (not heard or isinstance(heard[-1], str)):
                    heard.append(await read_verdict(eve))
                await pouring
                return heard

            for frame, wanted in (
                (request_text("join", name="Eve"), ["done"] * 60 + ["too-fast"] * 2940),
                (request_text("say", text="spam"), ["too-fast"] * 3000),
                ("spam", ["too-fast"] * 3000),
            ):
                heard = await flood(frame)
                if not isinstance(heard[-1], str):  # they read too slowly
                    assert heard.pop() in (4000, None)
                    await eve.connect_to_table(table)
                assert heard == wanted[: len(heard)]
            # Nothing is read at all while it is sent.
            with suppress(ConnectionClosed):
                for _ in range(3000):
                    await eve.socket.send("spam")
            last: str | int | None = "too-fast"
            for _ in range(3000):
                last = await read_verdict(eve)
                if not isinstance(last, str):
                    break
            assert last in ("too-fast", 4000, None)
            await eve.disconnect()
            now[0] += 1000
            assert (await ada.send_request("say", text="still here"))["kind"] == "done"
            await ada.disconnect()
            lifted = asyncio.create_task(speed_up_clock(now))
            await play_whole_game(address)
            lifted.cancel()

    asyncio.run(evening())
    assert_no_errors(caplog)


@pytest.mark.parametrize(
    "frame",
    [
        encode_websocket_frame(Opcode.PING, b"x" * 125),
        encode_websocket_frame(Opcode.PONG, b""),
        encode_websocket_frame(Opcode.TEXT, b"", fin=False),
    ],
    ids=["pings", "pongs", "fragments"],  # their masks are random
)
def test_a_flood_that_says_nothing_is_cut_off(
    frame: bytes, tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    """Pongs, fragments, pings whose answers nobody reads: no request, so no limit of requests."""
    rest = frame
    if frame[0] == Opcode.TEXT:
        rest = encode_websocket_frame(Opcode.CONT, b"", fin=False)

    async def evening() -> None:
        async with attacked_server(tmp_path / "a.db", caplog) as address:
            ada, table = await connect_host(address)
            eve = await connect_guest(address, table)
            write_raw(eve, frame, rest * 1000)
            write_raw(eve, encode_websocket_frame(Opcode.TEXT, request_text("knock").encode()))
            assert await read_verdict(eve) is None
            assert (await ada.send_request("say", text="still here"))["kind"] == "done"
            for client in (ada, eve):
                await client.disconnect()

    asyncio.run(evening())


async def speed_up_clock(now: list[float]) -> None:
    """Time flies, so that a fast player is not too fast."""
    while True:
        now[0] += 1
        await asyncio.sleep(0)


def test_nobody_waits_for_who_does_not_read(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    async def evening() -> None:
        async with attacked_server(tmp_path / "a.db", caplog) as address:
            ada, table = await connect_host(address)
            ben = await connect_guest(address, table, "Ben")
            sleepy = GuestClient(address, "Sleepy")
            await sleepy.http.post("/api/guest")
            line = sockets.socket()
            line.setsockopt(sockets.SOL_SOCKET, sockets.SO_RCVBUF, 4096)  # soon full
            where, port = address.split(":")
            line.connect((where, int(port)))
            line.setblocking(False)
            cookie = f"skulduggery={sleepy.http.cookies['skulduggery']}"
            url = f"ws://{address}/api/tables/{table}/play"
            sleepy.socket = await connect(url, sock=line, additional_headers={"Cookie": cookie})
            sleepy.sockets.append(sleepy.socket)
            sleepy.socket.transport.pause_reading()
            for chair, client in enumerate((ada, ben)):
                await client.send_request("sit", chair=chair)
            await ada.send_request("seatbot", chair=2)
            assert (await ada.send_request("start"))["kind"] == "done"
            await asyncio.gather(ada.play_to_end(), ben.play_to_end())
            await ben.disconnect()
            for _ in range(2500):  # more than most systems hold back for a reader
                assert (await ada.send_request("say", text="hello? " * 40))["kind"] == "done"
            sleepy.socket.transport.resume_reading()
            with suppress(ConnectionClosed):
                await sleepy.socket.send(request_text("leave"))
            assert await read_verdict(sleepy) in ("refused-not-here", 4000, None)
            for client in (ada, sleepy):
                await client.disconnect()

    asyncio.run(evening())


# Frames that nearly are what they should be.

JSON_LEAVES = (
    st.none()
    | st.booleans()
    | st.integers()
    | st.sampled_from([2**31, 2**63, 2**64, -(10**30), 10**400])
    | st.floats()
    | st.text(max_size=40)
    | st.sampled_from(["\ud800", "\x00", "skull_king", "decision", "off"])
)
JSON_VALUES = st.recursive(
    JSON_LEAVES,
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(st.text(max_size=5), inner),
    max_leaves=6,
)


@st.composite
def mutated_frames(draw: st.DrawFn) -> str:
    """A valid frame with a field changed, lost, added or swapped, or a hole in its text."""
    frame: dict[str, Any] = json.loads(
        json.dumps({"id": 1, "request": draw(st.sampled_from(VALID_REQUESTS))})
    )
    for _ in range(draw(st.integers(1, 3))):
        part = draw(st.sampled_from([frame, frame["request"]]))
        if not isinstance(part, dict):
            break
        keys = sorted(part)
        change = draw(st.sampled_from(["value", "value", "lose", "add", "other"]))
        if change == "add" or not keys:
            part[draw(st.sampled_from(["id", "do", "guest", "chair", "text", "", "x"]))] = draw(
                JSON_VALUES
            )
        elif change == "other":
            part.update(draw(st.sampled_from(VALID_REQUESTS)))
        elif change == "lose":
            part.pop(draw(st.sampled_from(keys)))
        else:
            part[draw(st.sampled_from(keys))] = draw(JSON_VALUES)
        if "request" not in frame:
            break
    text = json.dumps(frame, ensure_ascii=draw(st.booleans()))
    text = text.encode("utf-8", "replace").decode()  # what remains of surrogates is escaped
    if draw(st.integers(0, 4)) == 0:
        at = draw(st.integers(0, len(text)))
        text = text[:at] + draw(st.text(max_size=3)) + text[at + draw(st.integers(0, 3)) :]
        text = text.encode("utf-8", "replace").decode()
    return text


def run_in_loop(loop: asyncio.AbstractEventLoop, work: Coroutine[Any, Any, None]) -> None:
    """From the thread of Hypothesis, which knows no event loops."""
    asyncio.run_coroutine_threadsafe(work, loop).result(2 * FRAME_TIMEOUT_S)


def test_what_is_nearly_right(tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    async def evening() -> None:
        async with attacked_server(tmp_path / "a.db", caplog) as address:
            loop = asyncio.get_running_loop()

            eve = GuestClient(address, "Eve")
            eve.last_request_id = 10**6  # numbers that no mutation hits upon

            async def attack(frames: list[str]) -> None:
                await eve.connect_to_table(await eve.open_table("skull"))
                await eve.receive_frame()
                for frame in frames:
                    await eve.socket.send(frame)
                    before = len(eve.frames)
                    # What is asked next is answered next: the connection stays, nothing is owed.
                    await eve.send_request("join", name="Eve")
                    heard = eve.frames[before:]
                    assert all(f["kind"] in FRAME_KINDS for f in heard)
                    answers = [f for f in heard if f["kind"] == "wrong" or "done" in f]
                    assert len(answers) == 2, (frame, answers)
                await eve.socket.close()

            @HYPOTHESIS_SETTINGS
            @given(st.lists(mutated_frames(), min_size=4, max_size=12))
            def attacked(frames: list[str]) -> None:
                run_in_loop(loop, attack(frames))

            await asyncio.to_thread(attacked)
            await eve.http.aclose()

    asyncio.run(evening())


def test_any_name_and_any_talk(tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    async def evening() -> None:
        async with attacked_server(tmp_path / "a.db", caplog) as address:
            loop = asyncio.get_running_loop()
            ada, table = await connect_host(address)
            eve = await connect_guest(address, table)

            async def attack(name: str, text: str) -> None:
                answer = await eve.send_request("join", name=name)
                shown, said = (
                    tidy_name(name),
                    tidy_text(text, MAX_CHAT_LENGTH),
                )
                if not shown:
                    assert answer["mistake"] == "refused-name"
                else:
                    assert answer["kind"] == "done"
                    assert (await eve.send_request("say", text=text))["kind"] == "done"
                    if said:
                        assert (await receive_chat(ada))[0] == said
                        names = [guest["name"] for guest in ada.table["guests"]]
                        assert shown in names or shown.casefold() == "ada"
                    await eve.send_request("leave")

            @HYPOTHESIS_SETTINGS
            @given(st.text(max_size=80), st.text(max_size=500))
            def attacked(name: str, text: str) -> None:
                run_in_loop(loop, attack(name, text))

            await asyncio.to_thread(attacked)
            for client in (ada, eve):
                await client.disconnect()

    asyncio.run(evening())
