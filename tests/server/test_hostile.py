"""Whoever means no good gets a typed refusal or a clean close, and everybody else plays on."""

import asyncio
import json
import logging
import socket as sockets
from collections.abc import AsyncIterator, Coroutine
from contextlib import asynccontextmanager, suppress
from pathlib import Path
from typing import Any
from urllib.parse import quote

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from tests.server.lounge import PATIENCE, Client, served
from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed, InvalidStatus
from websockets.frames import Frame, Opcode

from skulduggery.server.hosting.settings import Limits, Settings
from skulduggery.table.chat import LONGEST_NAME, LONGEST_TEXT, composed, tidy

TOKEN = "the token of this house"
ADMIN = {"authorization": f"Bearer {TOKEN}"}
OURS = Settings(
    admin_token=TOKEN, limits=Limits(requests=0, new_tables=0, tables=0, asks=0, talk=0)
)
KINDS = {"fresh", "news", "moved", "done", "wrong"}
BOUNDED = settings(
    max_examples=60,
    derandomize=True,
    deadline=None,
    database=None,
    suppress_health_check=[HealthCheck.too_slow],
)


@asynccontextmanager
async def besieged(
    file: Path, caplog: pytest.LogCaptureFixture, how: Settings = OURS
) -> AsyncIterator[str]:
    """A server that is as good as new after whatever is done to it."""
    async with served(file, how) as address:
        yield address
        await whole_game(address)
    assert_calm(caplog)


def assert_calm(caplog: pytest.LogCaptureFixture) -> None:
    """Nothing that clients do is an error of ours."""
    errors = [r for r in caplog.records if r.levelno >= logging.ERROR]
    assert [r.getMessage() for r in errors if not r.name.startswith("uvicorn")] == []


async def whole_game(address: str) -> None:
    zoe, _ = await host(address, "Zoe", "saber_skull")
    await zoe.ask("sit", chair=0)
    await zoe.ask("seatbot", chair=1)
    assert (await zoe.ask("start"))["kind"] == "done"
    await zoe.play()
    assert zoe.table["status"] == "over"
    await zoe.go()


async def host(address: str, name: str = "Ada", game: str = "skull") -> tuple[Client, str]:
    """Somebody with a table of their own."""
    client = Client(address, name)
    table = await client.open_table(game)
    await client.come(table)
    assert (await client.hear())["kind"] == "fresh"
    return client, table


async def visitor(address: str, table: str, name: str = "") -> Client:
    """Somebody at a table; without a name they only watch."""
    client = Client(address, name)
    await client.come(table)
    assert (await client.hear())["kind"] == "fresh"
    if name:
        assert (await client.ask("join", name=name))["kind"] == "done"
    return client


async def verdict(client: Client) -> str | int | None:
    """What becomes of what was sent: the mistake, `done`, or the code of the close."""
    try:
        while True:
            frame = await client.hear()
            if frame["kind"] == "wrong":
                assert set(frame) >= {"id", "mistake", "text", "details"} and frame["text"]
                return str(frame["mistake"])
            if frame.get("done") is not None:
                return "done"
    except ConnectionClosed as closed:
        return closed.rcvd.code if closed.rcvd else None


def write(client: Client, *frames: bytes) -> None:
    """Past everything that keeps a client from sending nonsense."""
    for frame in frames:
        client.socket.transport.write(frame)


def framed(opcode: Opcode, data: bytes, *, fin: bool = True, mask: bool = True) -> bytes:
    return Frame(opcode, data, fin).serialize(mask=mask)


def asking(do: str, number: object = 1, **fields: object) -> str:
    return json.dumps({"id": number, "request": {"do": do, **fields}})


def deep(opening: str, closing: str, times: int) -> str:
    return opening * times + closing * times


UNREADABLE = [
    asking("say", number=None, text="a"),
    asking("say", number="1", text="a"),
    asking("say", number=1.5, text="a"),
    asking("say", number=True, text="a"),
    asking("say", number=float("nan"), text="a"),
    asking("sit", chair=float("inf")),
    asking("sit", chair=None),
    asking("sit", chair=[0]),
    asking("sit", chair="0"),
    asking("sit", chair=0.5),
    asking("say", text=1),
    asking("say", text={"text": "a"}),
    asking("say", text="\ud800"),
    asking("say", text="\udc00\ud800"),
    asking("join", name="\udfff"),
    asking("say", text="a", more="b"),
    asking("__init__"),
    asking("as_host"),
    asking("Say", text="a"),
    asking("join", name="Eve", guest="somebody else"),
    asking("chooseoptions", game="skull", options={"first": [1]}),
    asking("chooseoptions", game="skull", options={"first": 1.5}),
    '{"id": 1, "request": {"do": "say", "do": "leave", "text": "a"}}',
    '{"id": 1, "id": "2", "request": {"do": "stand"}}',
    '{"id": 1, "request": {"do": "say", "text": "a\x00b"}}',
    '{"id": 1, "request": {"do": "sit", "chair": 1e400}}',
    '{"id": 1, "request": {"do": "sit", "chair": ' + "9" * 7000 + "}}",
    '{"id": ' + "9" * 7000 + ', "request": {"do": "stand"}}',
    '{"id": 1, "request": {"do": "stand"}} {}',
    '{"id": 1, "request": {"do": "stand"}',
    "\ufeff" + asking("stand"),
    deep("[", "]", 3900),
    deep('{"id":', "}", 1000),
    '{"id": 1, "request": ' + deep("[", "]", 3900) + "}",
    '{"id": 1, "request": {"do": "choosesettings", "settings": ' + deep("[", "]", 3900) + "}}",
    '{"id": 1, "x": ' + deep('{"a":[', "]}", 900) + "}",
    "null",
    "7999",
    "NaN",
    " " * 8000,
    "\u202e\u200b\U0001f480",
]


def test_what_cannot_be_read_is_told_so(tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    async def evening() -> None:
        async with besieged(tmp_path / "a.db", caplog) as address:
            ada, _ = await host(address)
            for frame in UNREADABLE:
                await ada.socket.send(frame)
                assert await verdict(ada) == "bad-frame", frame[:200]
            for data in (b"", b"\x00\xff", asking("stand").encode()):
                await ada.socket.send(data)
                assert await verdict(ada) == "bad-frame", data
            assert (await ada.ask("say", text="still here"))["kind"] == "done"
            await ada.go()

    asyncio.run(evening())


def test_what_is_odd_but_sound_is_answered(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    async def evening() -> None:
        async with besieged(tmp_path / "a.db", caplog) as address:
            ada, _ = await host(address)
            for number in (0, -1, 2**63, -(2**63) - 1, 2**64, 10**300):
                await ada.socket.send(asking("stand", number))
                assert (await ada.hear())["done"] == number
            for do, huge in (("sit", {}), ("seatbot", {}), ("setchair", {"open": True})):
                for chair in (-1, 99, 2**31, 2**64, 10**4000):
                    await ada.socket.send(asking(do, chair=chair, **huge))
                    assert await verdict(ada) == "refused-no-chair"
            for value in (2**64, 10**3000, -1, "x" * 7000, "\u202e<b>", True):
                options = {"first": value}
                await ada.socket.send(asking("chooseoptions", game="skull", options=options))
                assert await verdict(ada) in ("bad-option", "done", "first-not-seated")
            # The last of two keys counts, as it does for browsers.
            await ada.socket.send('{"id": 1, "id": 5, "request": {"do": "stand"}}')
            assert (await ada.hear())["done"] == 5
            # In pieces, with a ping between them, even within a letter.
            data = asking("say", 6, text="grüezi \U0001f480").encode()
            ping = framed(Opcode.PING, b"?")
            pieces = [framed(Opcode.CONT, data[n : n + 1], fin=False) for n in range(1, len(data))]
            write(ada, framed(Opcode.TEXT, data[:1], fin=False), ping, *pieces)
            write(ada, framed(Opcode.CONT, b""))
            assert await verdict(ada) == "done"
            await ada.go()

    asyncio.run(evening())


# Only the beginning of frames that are too long: it is enough, and nothing is left on the line.
TOO_LONG = framed(Opcode.TEXT, b"x" * 70_000)[:20]
BROKEN = [
    ([framed(Opcode.TEXT, b"\xff\xfe")], 1007),
    ([framed(Opcode.TEXT, b'"\xed\xa0\x80"')], 1007),
    ([framed(Opcode.TEXT, b"\xc3", fin=False), framed(Opcode.CONT, b"\x28")], 1007),
    ([framed(Opcode.TEXT, b"x" * 8001)], 4001),
    ([framed(Opcode.TEXT, "\U0001f480".encode() * 8001)], 4001),
    ([framed(Opcode.TEXT, b"x" * 64 * 1024)], 4001),
    ([framed(Opcode.TEXT, b"x", fin=False), framed(Opcode.CONT, b"x" * 8000)], 4001),
    ([framed(Opcode.TEXT, asking("join", name="x" * 10_000).encode())], 4001),
    ([TOO_LONG], 1009),
    ([framed(Opcode.TEXT, b"x" * 40_000, fin=False), TOO_LONG.replace(b"\x81", b"\x80", 1)], 1009),
    ([framed(Opcode.CONT, b"x")], 1002),
    ([framed(Opcode.TEXT, b"x", fin=False), framed(Opcode.TEXT, b"x")], 1002),
    ([framed(Opcode.TEXT, b"x", mask=False)], 1002),
    ([b"\xc1" + framed(Opcode.TEXT, b"x")[1:]], 1002),
    ([b"\x83" + framed(Opcode.TEXT, b"x")[1:]], 1002),
    ([b"GET / HTTP/1.1\r\n\r\n"], 1002),
]


def test_what_breaks_the_protocol_closes_the_socket(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    async def evening() -> None:
        async with besieged(tmp_path / "a.db", caplog) as address:
            ada, table = await host(address)
            for frames, code in BROKEN:
                eve = await visitor(address, table)
                write(eve, *frames)
                assert await verdict(eve) == code, frames[0][:60]
                await eve.go()
            eve = await visitor(address, table)
            with suppress(ConnectionClosed):
                await eve.socket.send(asking("join", name="x" * 10**5))
            assert await verdict(eve) in (1009, None)  # what is still on the line may break it
            await eve.go()
            assert (await ada.ask("say", text="still here"))["kind"] == "done"
            assert {guest["name"] for guest in ada.table["guests"]} == {"Ada"}
            await ada.go()

    asyncio.run(evening())


HOSTILE = [
    "<script>alert(1)</script>",
    "<b>Eve</b>",
    "<img src=x onerror=alert(1)>",
    "&lt;Eve&gt; &amp; Eve",
    "'; DROP TABLE tables; --",
    '" OR ""="',
    "{ $name } {{7*7}} ${7*7}",
    '{"kind": "wrong"}',
    "%s %(name)s {0} {name!r}",
    "\\u0041\\n\\x00",
    "../../etc/passwd",
    "a\x00b\x01c\x7fd\x85e",
    "a\r\nb\tc\x1b[31md",
    "\u202eadA\u202c \u2066x\u2069",
    "E\u200bv\u200de\u2060\ufeff",
    "Z" + "\u0301" * 400,
    "\U0001f480\U0001f3f4\u200d\u2620\ufe0f" * 60,
    "\U0001f468\u200d\U0001f469\u200d\U0001f467",
    "شرير Evil רע",
    "\u115f\u3164\u2800 visible",
    "\ufffe\uffff\U0010ffff.",
    "x" * 7000,
    "a b " * 1000,
]
NOTHING = ["", " ", "\x00", "\u200b\u202e", "\u3164\u2800", "\n\t", "\U000e0041"]


def talked(frame: dict[str, Any]) -> list[tuple[str, str]]:
    """What is said in a frame: the text, and the sentence about it."""
    return [
        (event["text"], " ".join(told["sentences"]))
        for told in frame.get("told", [])
        for event in told["events"]
        if event["event"] == "Talked"
    ]


async def hear_said(client: Client) -> tuple[str, str]:
    while True:
        said = talked(await client.hear())
        if said:
            return said[0]


@pytest.mark.parametrize("language", ["en", "de"])
def test_names_and_talk_are_shown_as_they_are(
    language: str, tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    async def evening() -> None:
        async with besieged(tmp_path / "a.db", caplog) as address:
            ada, table = await host(address)
            watcher = Client(address, "")
            await watcher.come(table, None, **{"Accept-Language": language})
            await ada.go()  # nobody is at the table who does not read
            eve = await visitor(address, table)
            for text in HOSTILE:
                assert (await eve.ask("join", name=text))["kind"] == "done"
                assert (await eve.ask("say", text=text))["kind"] == "done"
                said, sentence = await hear_said(watcher)
                name = tidy(composed(text), LONGEST_NAME)
                wanted = tidy(text, LONGEST_TEXT)
                assert said == wanted and wanted in sentence and name in sentence
                assert name in {guest["name"] for guest in watcher.table["guests"]}
                assert (await eve.ask("leave"))["kind"] == "done"
            for text in NOTHING:
                assert (await eve.ask("join", name=text))["mistake"] == "refused-name"
                await eve.ask("join", name="Eve")
                before = eve.table["next"]
                await eve.socket.send(asking("say", 77, text=text))
                assert (await eve.hear()) == {"kind": "done", "done": 77}
                assert eve.table["next"] == before
                await eve.ask("leave")
            for client in (eve, watcher):
                await client.go()

    asyncio.run(evening())


def test_well_known_texts_survive_letter_by_letter(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    """Said in so many words, without `tidy` to tell what is right."""

    async def evening() -> None:
        async with besieged(tmp_path / "a.db", caplog) as address:
            ada, table = await host(address, "x" * 10**5)
            assert [guest["name"] for guest in ada.table["guests"]] == ["x" * 24]
            eve = await visitor(address, table, "<i>Eve</i> & 'co'")
            for text, shown in (
                ("<script>alert('&amp;')</script>", "<script>alert('&amp;')</script>"),
                ("a\x00b \u202ec\u200b", "a b c"),
                ("\U0001f480 e\u0301", "\U0001f480 e\u0301"),
            ):
                await eve.ask("say", text=text)
                assert (await hear_said(ada))[0] == shown
            assert "<i>Eve</i> & 'co'" in {guest["name"] for guest in ada.table["guests"]}
            long = await eve.http.put("/api/guest", json={"name": "y" * 10**5})
            assert (long.status_code, long.json()["name"]) == (200, "y" * 24)
            for client in (ada, eve):
                await client.go()

    asyncio.run(evening())


def test_what_is_not_ones_own(tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    async def evening() -> None:
        async with besieged(tmp_path / "a.db", caplog) as address:
            ada, table = await host(address)
            ben = await visitor(address, table, "Ben")
            wim = await visitor(address, table)
            guest = ada.table["host"]

            async def refused(client: Client, mistake: str, do: str, **fields: Any) -> None:
                answer = await client.ask(do, **fields)
                assert answer.get("mistake") == mistake, (do, fields, answer)

            await ada.ask("sit", chair=0)
            await ada.ask("seatbot", chair=2)
            for chair in (0, 2):
                await refused(ben, "refused-chair-taken", "sit", chair=chair)
            await ben.ask("sit", chair=1)
            await refused(ada, "refused-chair-taken", "seatbot", chair=1)
            await refused(ben, "refused-not-playing", "move", seat=0, nth=0, text="flower")
            assert (await ada.ask("start"))["kind"] == "done"
            await ben.ask("join", name="Ben")
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
                answer = await ben.ask("show", seat=seat)
                assert answer["mistake"] in ("refused-nothing-to-show", "refused-not-your-seat")
            for match in (1, -1, 2**64, 10**4000):
                move = {"match": match, "seat": 1, "nth": 0, "text": "flower"}
                await refused(ben, "refused-other-match", "move", **move)
            for nth in (99, -1, 2**64, 10**4000):
                await refused(ben, "refused-too-early", "move", seat=1, nth=nth, text="flower")
            await refused(wim, "refused-not-here", "move", match=0, seat=1, nth=0, text="flower")
            await wim.ask("join", name="Wim")
            await refused(wim, "refused-not-playing", "move", seat=1, nth=0, text="flower")
            await refused(wim, "refused-not-playing", "resign")
            mover = ada if 0 in ada.choices() else ben
            (seat,) = mover.choices() or (1,)
            for text in ("", "\x00", "draw 3", "<b>", "x" * 7000, "flower skull", "bid 99"):
                answer = await mover.ask("move", seat=seat, nth=0, text=text)
                assert answer["mistake"] in ("malformed-action", "illegal-action", "not-your-turn")
            for client in (ada, ben, wim):
                await client.go()

    asyncio.run(evening())


def test_too_late(tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    """After leaving, after being sent away, and after the table was closed."""

    async def evening() -> None:
        async with besieged(tmp_path / "a.db", caplog) as address:
            ada, table = await host(address)
            ben = await visitor(address, table, "Ben")
            assert (await ben.ask("leave"))["kind"] == "done"
            for do, fields in (("say", {"text": "a"}), ("sit", {"chair": 0}), ("leave", {})):
                assert (await ben.ask(do, **fields))["mistake"] == "refused-not-here"
            assert (await ben.ask("join", name="Ben"))["kind"] == "done"
            ben_is = next(g["guest"] for g in ben.table["guests"] if g["name"] == "Ben")
            removing = asyncio.create_task(ada.ask("remove", guest=ben_is))
            with suppress(ConnectionClosed):  # at any moment
                for number in range(300):
                    await ben.socket.send(asking("stand", number))
                    await asyncio.sleep(0)
            assert (await removing)["kind"] == "done"
            while isinstance(code := await verdict(ben), str):
                assert code in ("done", "refused-not-here")
            assert code in (4403, None)  # frames still on the line may break it
            await ben.come(table)
            assert await verdict(ben) == 4403
            assert (await ada.http.delete(f"/api/admin/tables/{table}", headers=ADMIN)).is_success
            assert await verdict(ada) == 4410
            with pytest.raises(ConnectionClosed):
                await ada.socket.send(asking("stand"))
            cleo = await visitor(address, table)
            await ada.come(table)
            for client in (ada, cleo):
                for do, fields in (("join", {"name": "A"}), ("start", {}), ("say", {"text": "a"})):
                    assert (await client.ask(do, **fields))["mistake"] == "refused-closed"
            for client in (ada, ben, cleo):
                await client.go()

    asyncio.run(evening())


STRANGE_TABLES = [
    "nope",
    "-",
    "null",
    "..%2F..",
    "%00",
    "%FF%FE",
    "%ED%A0%80",
    quote("'; DROP TABLE tables; --", safe=""),
    quote("<script>", safe=""),
    quote("\u202e\U0001f480", safe=""),
    "a" * 6000,
]


def test_tables_that_are_not_there(tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    async def evening() -> None:
        async with besieged(tmp_path / "a.db", caplog) as address:
            ada, table = await host(address)
            for place in STRANGE_TABLES:
                eve = Client(address, "Eve")
                try:
                    await eve.come(place)
                    assert await verdict(eve) == 4404, place
                    await eve.socket.close()
                except InvalidStatus as refused:  # such an address cannot even be asked for
                    assert refused.response.status_code in (400, 403, 404), place
                await eve.http.aclose()
            await ada.socket.close()
            for last in ("x", "1.5", "", "NaN", "9" * 5000, "%00"):
                try:
                    await ada.come(f"{table}/play?last={last}&x=")  # the rest goes to x
                    assert (await ada.hear())["kind"] == "fresh"
                    await ada.socket.close()
                except InvalidStatus as refused:
                    assert refused.response.status_code == 403
            for known in (-1, -(10**30), 99, 2**63, 10**300):
                await ada.come(table, last=known)
                assert (await ada.hear())["kind"] in ("fresh", "news"), known
                await ada.socket.close()
            await ada.go()

    asyncio.run(evening())


def test_a_flood_is_answered_or_cut_off(tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    now = [1000.0]
    limits = Limits(requests=0, new_tables=0, asks=20, talk=0)

    async def evening() -> None:
        async with served(tmp_path / "a.db", Settings(limits=limits), lambda: now[0]) as address:
            ada, table = await host(address)
            eve = await visitor(address, table)

            async def flood(frame: str) -> list[str | int | None]:
                """Thousands sent while what comes back is read."""

                async def pour() -> None:
                    with suppress(ConnectionClosed):
                        for _ in range(3000):
                            await eve.socket.send(frame)

                pouring = asyncio.create_task(pour())
                heard: list[str | int | None] = []
                while len(heard) < 3000 and (not heard or isinstance(heard[-1], str)):
                    heard.append(await verdict(eve))
                await pouring
                return heard

            for frame, wanted in (
                (asking("join", name="Eve"), ["done"] * 60 + ["too-fast"] * 2940),
                (asking("say", text="spam"), ["too-fast"] * 3000),
                ("spam", ["too-fast"] * 3000),
            ):
                heard = await flood(frame)
                if not isinstance(heard[-1], str):  # they read too slowly
                    assert heard.pop() in (4000, None)
                    await eve.come(table)
                assert heard == wanted[: len(heard)]
            # Nothing is read at all while it is sent.
            with suppress(ConnectionClosed):
                for _ in range(3000):
                    await eve.socket.send("spam")
            last: str | int | None = "too-fast"
            for _ in range(3000):
                last = await verdict(eve)
                if not isinstance(last, str):
                    break
            assert last in ("too-fast", 4000, None)
            await eve.go()
            now[0] += 1000
            assert (await ada.ask("say", text="still here"))["kind"] == "done"
            await ada.go()
            lifted = asyncio.create_task(hurry(now))
            await whole_game(address)
            lifted.cancel()

    asyncio.run(evening())
    assert_calm(caplog)


async def hurry(now: list[float]) -> None:
    """Time flies, so that a fast player is not too fast."""
    while True:
        now[0] += 1
        await asyncio.sleep(0)


def test_nobody_waits_for_who_does_not_read(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    async def evening() -> None:
        async with besieged(tmp_path / "a.db", caplog) as address:
            ada, table = await host(address)
            ben = await visitor(address, table, "Ben")
            sleepy = Client(address, "Sleepy")
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
                await client.ask("sit", chair=chair)
            await ada.ask("seatbot", chair=2)
            assert (await ada.ask("start"))["kind"] == "done"
            await asyncio.gather(ada.play(), ben.play())
            await ben.go()
            for _ in range(2500):  # more than most systems hold back for a reader
                assert (await ada.ask("say", text="hello? " * 40))["kind"] == "done"
            sleepy.socket.transport.resume_reading()
            with suppress(ConnectionClosed):
                await sleepy.socket.send(asking("leave"))
            assert await verdict(sleepy) in ("refused-not-here", 4000, None)
            for client in (ada, sleepy):
                await client.go()

    asyncio.run(evening())


# Frames that nearly are what they should be.

VALID: list[dict[str, Any]] = [
    {"do": "join", "name": "Eve", "program": False},
    {"do": "leave"},
    {"do": "sit", "chair": 0, "salt": "salt"},
    {"do": "stand"},
    {"do": "seatbot", "chair": 1, "level": "random"},
    {"do": "setchair", "chair": 1, "open": True},
    {"do": "chooseoptions", "game": "skull", "options": {"first": 0}, "preset": None},
    {"do": "choosesettings", "settings": {"grace": 60, "clock": {"kind": "none"}, "talk": "free"}},
    {"do": "passhost", "guest": "nobody"},
    {"do": "remove", "guest": "nobody"},
    {"do": "mute", "guest": "nobody", "muted": True},
    {"do": "start"},
    {"do": "move", "match": 0, "seat": 0, "nth": 0, "text": "flower"},
    {"do": "resign"},
    {"do": "say", "text": "hello"},
    {"do": "phrase", "phrase": "ouch"},
    {"do": "react", "reaction": "laugh"},
    {"do": "show", "seat": 0},
    {"do": "rematch"},
]
LEAVES = (
    st.none()
    | st.booleans()
    | st.integers()
    | st.sampled_from([2**31, 2**63, 2**64, -(10**30), 10**400])
    | st.floats()
    | st.text(max_size=40)
    | st.sampled_from(["\ud800", "\x00", "skull_king", "decision", "off"])
)
VALUES = st.recursive(
    LEAVES,
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(st.text(max_size=5), inner),
    max_leaves=6,
)


@st.composite
def mutated(draw: st.DrawFn) -> str:
    """A valid frame with a field changed, lost, added or swapped, or a hole in its text."""
    frame: dict[str, Any] = json.loads(
        json.dumps({"id": 1, "request": draw(st.sampled_from(VALID))})
    )
    for _ in range(draw(st.integers(1, 3))):
        part = draw(st.sampled_from([frame, frame["request"]]))
        if not isinstance(part, dict):
            break
        keys = sorted(part)
        change = draw(st.sampled_from(["value", "value", "lose", "add", "other"]))
        if change == "add" or not keys:
            part[draw(st.sampled_from(["id", "do", "guest", "chair", "text", "", "x"]))] = draw(
                VALUES
            )
        elif change == "other":
            part.update(draw(st.sampled_from(VALID)))
        elif change == "lose":
            part.pop(draw(st.sampled_from(keys)))
        else:
            part[draw(st.sampled_from(keys))] = draw(VALUES)
        if "request" not in frame:
            break
    text = json.dumps(frame, ensure_ascii=draw(st.booleans()))
    text = text.encode("utf-8", "replace").decode()  # what remains of surrogates is escaped
    if draw(st.integers(0, 4)) == 0:
        at = draw(st.integers(0, len(text)))
        text = text[:at] + draw(st.text(max_size=3)) + text[at + draw(st.integers(0, 3)) :]
        text = text.encode("utf-8", "replace").decode()
    return text


def waited_for(loop: asyncio.AbstractEventLoop, work: Coroutine[Any, Any, None]) -> None:
    """From the thread of Hypothesis, which knows no event loops."""
    asyncio.run_coroutine_threadsafe(work, loop).result(2 * PATIENCE)


def test_what_is_nearly_right(tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    async def evening() -> None:
        async with besieged(tmp_path / "a.db", caplog) as address:
            loop = asyncio.get_running_loop()

            eve = Client(address, "Eve")
            eve.asked = 10**6  # numbers that no mutation hits upon

            async def attack(frames: list[str]) -> None:
                await eve.come(await eve.open_table("skull"))
                await eve.hear()
                for frame in frames:
                    await eve.socket.send(frame)
                    before = len(eve.frames)
                    # What is asked next is answered next: the connection stays, nothing is owed.
                    await eve.ask("join", name="Eve")
                    heard = eve.frames[before:]
                    assert all(f["kind"] in KINDS for f in heard)
                    answers = [f for f in heard if f["kind"] == "wrong" or "done" in f]
                    assert len(answers) == 2, (frame, answers)
                await eve.socket.close()

            @BOUNDED
            @given(st.lists(mutated(), min_size=4, max_size=12))
            def attacked(frames: list[str]) -> None:
                waited_for(loop, attack(frames))

            await asyncio.to_thread(attacked)
            await eve.http.aclose()

    asyncio.run(evening())


def test_any_name_and_any_talk(tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    async def evening() -> None:
        async with besieged(tmp_path / "a.db", caplog) as address:
            loop = asyncio.get_running_loop()
            ada, table = await host(address)
            eve = await visitor(address, table)

            async def attack(name: str, text: str) -> None:
                answer = await eve.ask("join", name=name)
                shown, said = tidy(composed(name), LONGEST_NAME), tidy(text, LONGEST_TEXT)
                if not shown:
                    assert answer["mistake"] == "refused-name"
                else:
                    assert answer["kind"] == "done"
                    assert (await eve.ask("say", text=text))["kind"] == "done"
                    if said:
                        assert (await hear_said(ada))[0] == said
                        names = [guest["name"] for guest in ada.table["guests"]]
                        assert shown in names or shown.casefold() == "ada"
                    await eve.ask("leave")

            @BOUNDED
            @given(st.text(max_size=80), st.text(max_size=500))
            def attacked(name: str, text: str) -> None:
                waited_for(loop, attack(name, text))

            await asyncio.to_thread(attacked)
            for client in (ada, eve):
                await client.go()

    asyncio.run(evening())
