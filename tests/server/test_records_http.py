"""Finished games over HTTP: by their link, told again, proved, and brought along."""

import asyncio
import re
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any, get_args

import httpx
import msgspec
import pytest
from tests.server.archive_fixtures import archive_table, open_archive, play_archive_game
from tests.server.live_server import GuestClient, running_server
from tests.server.test_socket import start_game_with_bots
from tests.table.table_driver import TableDriver

from skulduggery.core.record import Record, with_checksum
from skulduggery.games import GAMES_BY_NAME
from skulduggery.games.record_files import (
    load_record,
    write_record_json,
    write_record_pretty_json,
    write_record_text,
)
from skulduggery.server.records import uploads
from skulduggery.server.records.archive import Archive
from skulduggery.server.records.uploads import MAX_UPLOAD_BYTES
from skulduggery.server.web.records import MAX_REPLAY_STEPS
from skulduggery.table.facts import AnyFact
from skulduggery.table.table import Table

RECORD_FOLDER = Path(__file__).parents[2] / "docs" / "records"
TABLE_EVENT_NAMES = {kind.__name__ for kind in get_args(AnyFact)}  # events that are not of the game


@asynccontextmanager
async def server_with_archive(
    database: Path | str,
) -> AsyncIterator[tuple[Archive, httpx.AsyncClient]]:
    """A server, the archive behind it, and somebody with a cookie at the door."""
    async with (
        running_server(database) as address,
        open_archive(database) as archive,
        httpx.AsyncClient(base_url=f"http://{address}") as http,
    ):
        await http.post("/api/guest")
        yield archive, http


async def archive_tables(archive: Archive, *evenings: TableDriver) -> None:
    for evening in evenings:
        await archive_table(archive, evening.table)


async def fetch_all_steps(
    http: httpx.AsyncClient, link: str, viewer: str, **headers: str
) -> list[Any]:
    """Every step of a record, page by page."""
    steps: list[Any] = []
    while True:
        params = {"as": viewer, "start": str(len(steps)), "count": str(MAX_REPLAY_STEPS)}
        answer = await http.get(f"/api/records/{link}/steps", params=params, headers=headers)
        assert answer.status_code == 200, answer.text
        part = answer.json()
        steps += part["steps"]
        if len(steps) == part["total"]:
            return steps


# Told live, told again.


@pytest.mark.parametrize("game", list(GAMES_BY_NAME))
def test_a_replay_tells_what_was_told_live(game: str, database: str) -> None:
    async def work() -> None:
        async with running_server(database) as address:
            table, clients = await start_game_with_bots(address, game)
            watcher = GuestClient(address, "Wim")
            await watcher.connect_to_table(table)
            await watcher.receive_frame()
            link = record_link(table)
            early = await watcher.http.get(f"/api/records/{link}")
            assert (early.status_code, early.json()["mistake"]) == (404, "no-record")

            plays = [asyncio.create_task(client.play_to_end()) for client in clients]
            while watcher.table["status"] != "over":
                await watcher.receive_frame()
            await asyncio.gather(*plays)
            assert watcher.table["record"] == link
            public = await fetch_all_steps(watcher.http, link, "table")
            for viewer, client in (("0", clients[0]), ("1", clients[1]), ("table", watcher)):
                steps = await fetch_all_steps(client.http, link, viewer)
                retold = [
                    (event, sentence)
                    for step in steps
                    for event, sentence in zip(step["events"], step["sentences"], strict=True)
                ]
                live = [told for frame in client.frames for told in game_events_in(frame)]
                if client is watcher:  # who came when the game had begun
                    assert live == retold[-len(live) :]
                else:
                    assert [event for event, _ in live] == [event for event, _ in retold]
                    for (_, said), (_, again) in zip(live, retold, strict=True):
                        assert said == again or re.search(r"\b[Yy]ou", said)  # to them alone
                assert [step["view"] for step in steps] == [step["view"] for step in public]
                positions = [(step["view"], list(step["hidden"].values())) for step in steps]
                seen = [
                    (frame["table"]["view"], hidden_parts(frame["table"]["own"]))
                    for frame in client.frames
                    if frame.get("table", {}).get("view")
                ]
                assert all(position in positions for position in seen)
                assert seen[-1] == positions[-1]
                await client.disconnect()

    asyncio.run(work())


def hidden_parts(own: dict[str, Any] | None) -> list[Any]:
    return [own["hidden"]] if own and "hidden" in own else []


def record_link(table_id: str) -> str:
    """Whoever is at a table could work out where its record will be."""
    table = Table()
    table.id = table_id
    return table.record_id()


def game_events_in(frame: dict[str, Any]) -> list[tuple[Any, str]]:
    return [
        (event, sentence)
        for told in frame.get("told", [])
        for event, sentence in zip(told["events"], told["sentences"], strict=True)
        if event["event"] not in TABLE_EVENT_NAMES
    ]


def test_with_everything_open_all_views_are_there(database: str) -> None:
    async def work() -> None:
        evening = play_archive_game(guests=("Ada", "Ben", "bot"))
        async with server_with_archive(database) as (archive, http):
            await archive_tables(archive, evening)
            link = evening.table.record_id()
            record = evening.table.game_record()
            open_steps = await fetch_all_steps(http, link, "all")
            assert [step["text"] for step in open_steps] == [None, *record.plies]
            assert [step["number"] for step in open_steps] == list(range(len(record.plies) + 1))
            for viewer in ("table", "0", "1", "2"):
                steps = await fetch_all_steps(http, link, viewer)
                assert [step["hidden"] for step in steps] == [
                    {own: hand for own, hand in step["hidden"].items() if own == viewer}
                    for step in open_steps
                ]
                assert all(len(step["hidden"]) == (viewer != "table") for step in steps)
                hidden = [step for step in steps[1:] if step["text"] is None]
                assert hidden, "a player knows everything"
            notes = [note for step in open_steps for note in step["notes"]]
            assert notes == [msgspec.to_builtins(note) for note in record.notes] != []
            german = await fetch_all_steps(http, link, "table", **{"accept-language": "de"})
            assert german[-1]["events"] == open_steps[-1]["events"]
            assert german[-1]["sentences"] != open_steps[-1]["sentences"]

    asyncio.run(work())


def test_rounds_can_be_jumped_to(database: str) -> None:
    async def work() -> None:
        evening = play_archive_game(game="skull_king")
        async with server_with_archive(database) as (archive, http):
            await archive_tables(archive, evening)
            link = evening.table.record_id()
            first = (await http.get(f"/api/records/{link}/steps", params={"count": 1})).json()
            assert first["total"] == len(evening.table.game_record().plies) + 1
            assert first["chapters"][0] == 0 and len(first["chapters"]) == 8
            assert len(first["steps"]) == 1
            for number, start in enumerate(first["chapters"][1:], 2):
                params = {"start": start, "count": 1}
                part = (await http.get(f"/api/records/{link}/steps", params=params)).json()
                assert part["steps"][0]["view"]["round"] == number
            beyond = {"start": first["total"]}
            answer = await http.get(f"/api/records/{link}/steps", params=beyond)
            assert answer.json()["steps"] == []

    asyncio.run(work())


# What a record is of.


def test_what_a_record_is_of(database: str) -> None:
    async def work() -> None:
        evening = play_archive_game(guests=("Ada", "Ben", "bot"), rated=True)
        async with server_with_archive(database) as (archive, http):
            await archive_tables(archive, evening)
            record = evening.table.game_record()
            link = evening.table.record_id()
            answer = await http.get(f"/api/records/{link}")
            about = answer.json()
            assert "t1" not in answer.text.split('"'), "it leads back to the table"
            assert about["game"] == "skull" and about["options"] == record.options
            assert (about["ending"], about["rated"], about["uploaded"]) == ("finished", True, False)
            assert about["plies"] == len(record.plies)
            assert about["winners"] == record.result.winners
            assert [player["name"] for player in about["players"]] == ["Ada", "Ben", "Flint"]
            assert [player["kind"] for player in about["players"]] == ["person", "person", "bot"]
            assert [len(player["tag"] or "") for player in about["players"]] == [4, 4, 0]
            assert about["players"][0]["tag"] != about["players"][1]["tag"]
            for player in about["players"]:
                assert player["rating"] == 1000 + player["change"]
                assert (player["change"] > 0) == (player["player"] in record.result.winners)

            text = await http.get(f"/api/records/{link}/file")
            assert text.text == write_record_text(record)
            assert text.headers["content-type"].startswith("text/plain")
            assert "content-disposition" not in text.headers
            saved = await http.get(f"/api/records/{link}/file?form=json&download=1")
            assert load_record(saved.content, 1).record == record
            assert saved.headers["content-type"].startswith("application/json")
            name = f'attachment; filename="skulduggery-skull-{link}.json"'
            assert saved.headers["content-disposition"] == name

            proof = (await http.get(f"/api/records/{link}/proof")).json()
            assert proof["commitment"] == record.tags["fair.commitment"]
            assert proof["draws"] == sum(ply.startswith("*") for ply in record.plies)

    asyncio.run(work())


@pytest.mark.parametrize(
    ("path", "status", "mistake"),
    [
        ("/api/records/nope", 404, "no-record"),
        ("/api/records/nope/file", 404, "no-record"),
        ("/api/records/nope/steps", 404, "no-record"),
        ("/api/records/nope/proof", 404, "no-record"),
        ("/api/records/%00%ff", 404, "no-record"),
        ("/api/records/" + "x" * 3000, 404, "no-record"),
        ("/api/records/LINK/file?form=pdf", 400, "bad-request"),
        ("/api/records/LINK/steps?as=3", 400, "bad-viewer"),
        ("/api/records/LINK/steps?as=everybody", 400, "bad-viewer"),
        ("/api/records/LINK/steps?as=%C2%B2", 400, "bad-viewer"),
        ("/api/records/LINK/steps?start=-1", 400, "bad-request"),
        ("/api/records/LINK/steps?count=0", 400, "bad-request"),
        (f"/api/records/LINK/steps?count={MAX_REPLAY_STEPS + 1}", 400, "bad-request"),
        ("/api/records/LINK/steps?start=99999999999999999999999", 400, "bad-request"),
        ("/api/games?count=0", 400, "bad-request"),
        ("/api/games?count=many", 400, "bad-request"),
        ("/api/games?game=chess", 400, "unknown-game"),
        ("/api/games?game=", 400, "no-game"),
        ("/api/games?before=nope", 404, "no-record"),
        ("/api/players/nobody", 404, "no-player"),
        ("/api/players/nobody/games", 404, "no-player"),
        ("/api/players/Ada/games?before=nope", 404, "no-record"),
        ("/api/players/Ada/games?game=chess", 400, "unknown-game"),
        ("/api/leaderboard", 400, "bad-request"),
        ("/api/leaderboard?game=chess", 400, "unknown-game"),
        ("/api/leaderboard?game=skull&kind=cats", 400, "bad-request"),
        ("/api/leaderboard?game=skull&start=-1", 400, "bad-request"),
    ],
)
def test_what_cannot_be_is_refused_in_words(
    path: str, status: int, mistake: str, database: str
) -> None:
    async def work() -> None:
        evening = play_archive_game()
        async with server_with_archive(database) as (archive, http):
            await archive_tables(archive, evening)
            answer = await http.get(path.replace("LINK", evening.table.record_id()))
            assert (answer.status_code, answer.json()["mistake"]) == (status, mistake)
            assert answer.json()["text"]

    asyncio.run(work())


# Who finds what.


def test_private_games_are_found_by_who_played_them(database: str) -> None:
    async def work() -> None:
        async with server_with_archive(database) as (archive, http):
            me = (await http.post("/api/guest")).json()["guest"]
            listed = play_archive_game("t1", guests=(me, "Ben", "Cleo"), listed=True)
            private = play_archive_game("t2", guests=(me, "Ben", "Cleo"), rated=True)
            await archive_tables(archive, listed, private)
            links = {evening.table.record_id() for evening in (listed, private)}

            async def found(path: str, client: httpx.AsyncClient) -> set[str]:
                return {game["id"] for game in (await client.get(path)).json()}

            public = {listed.table.record_id()}
            async with httpx.AsyncClient(base_url=http.base_url) as stranger:
                assert await found(f"/api/players/{me}/games", http) == links
                assert await found(f"/api/players/{me}/games", stranger) == public
                assert await found("/api/players/Ben/games", http) == public
                for client in (http, stranger):
                    assert await found("/api/games", client) == public
                mine = (await http.get(f"/api/players/{me}")).json()
                theirs = (await stranger.get(f"/api/players/{me}")).json()
                assert (mine["counts"][0]["games"], theirs["counts"][0]["games"]) == (2, 1)
                # The link is all it takes.
                for link in links:
                    assert (await stranger.get(f"/api/records/{link}")).status_code == 200

    asyncio.run(work())


def test_lists_come_newest_first_and_in_parts(database: str) -> None:
    async def work() -> None:
        async with server_with_archive(database) as (archive, http):
            games = ["skull", "skull_king", "saber_skull", "skull", "skull"]
            evenings = [
                play_archive_game(f"t{n}", game=g, listed=True) for n, g in enumerate(games)
            ]
            same_time = [
                play_archive_game(f"s{n}", game="saber_skull", listed=True) for n in range(3)
            ]
            await archive_tables(archive, *evenings, *same_time)
            for path in ("/api/games", "/api/players/Ada/games"):
                whole = (await http.get(path)).json()
                order = [(game["ended_at"], game["id"]) for game in whole]
                assert order == sorted(order, reverse=True) and len(order) == 8
                parts: list[Any] = []
                while part := (
                    await http.get(
                        path, params={"count": 3} | ({"before": parts[-1]["id"]} if parts else {})
                    )
                ).json():
                    parts += part
                assert parts == whole
                skull = (await http.get(path, params={"game": "skull"})).json()
                assert [game["game"] for game in skull] == ["skull"] * 3
                assert "record" not in whole[0]

    asyncio.run(work())


# Bringing records along.


@pytest.mark.parametrize("game", list(GAMES_BY_NAME))
def test_a_record_that_is_brought_along(game: str, database: str) -> None:
    async def work() -> None:
        text = (RECORD_FOLDER / f"{game}.txt").read_bytes()
        record = load_record(text, 1).record
        bare = msgspec.structs.replace(record, check="")
        sloppy = [ply.replace(" ", "  ", 1).upper() for ply in bare.plies]
        forms = (
            text,
            text.replace(b"\n", b"\r\n"),
            write_record_json(record) + b"\n",
            write_record_pretty_json(record),
            write_record_json(bare),
            write_record_json(msgspec.structs.replace(bare, plies=sloppy)),
        )
        async with server_with_archive(database) as (_, http):
            links = set()
            for form in forms:
                answer = await http.post("/api/records", content=form)
                assert answer.status_code == 201, answer.text
                links.add(answer.json()["id"])
            (link,) = links
            about = (await http.get(f"/api/records/{link}")).json()
            assert (about["uploaded"], about["rated"], about["listed"]) == (True, False, False)
            assert [player["name"] for player in about["players"]] == [
                player.name for player in record.players
            ]
            assert all(player["who"] is None for player in about["players"])
            file = await http.get(f"/api/records/{link}/file")
            assert load_record(file.content, 1).record == with_checksum(record)
            steps = await fetch_all_steps(http, link, "all")
            assert len(steps) == len(record.plies) + 1
            assert (await http.get("/api/games")).json() == []
            proof = await http.get(f"/api/records/{link}/proof")
            assert (proof.status_code, proof.json()["mistake"]) == (409, "unfair-no-evidence")

    asyncio.run(work())


def test_the_record_of_a_game_played_here_keeps_its_link(database: str) -> None:
    async def work() -> None:
        evening = play_archive_game()
        record = evening.table.game_record()
        async with server_with_archive(database) as (archive, http):
            await archive_tables(archive, evening)
            same = await http.post("/api/records", content=write_record_text(record))
            assert same.json()["id"] == evening.table.record_id()
            forged = record.players[::-1]
            other = with_checksum(msgspec.structs.replace(record, players=forged))
            answer = await http.post("/api/records", content=write_record_json(other))
            assert answer.json()["id"] != evening.table.record_id()
            kept_now = await archive.find_game(evening.table.record_id())
            assert kept_now.record == record and not kept_now.uploaded

    asyncio.run(work())


def bad_uploads() -> list[Any]:
    text = (RECORD_FOLDER / "skull.txt").read_bytes()
    record = load_record(text, 1).record
    line = write_record_json(record)
    tampered = write_record_json(msgspec.structs.replace(record, plies=record.plies[:-1]))
    stuffed = text.replace(b"player 0:", b"# " + b"x" * MAX_UPLOAD_BYTES + b"\nplayer 0:")
    return [
        pytest.param(b"", 400, "bad-record", id="nothing"),
        pytest.param(b"\xff\xfe", 400, "bad-record", id="no text"),
        pytest.param(b"hello", 400, "bad-record", id="no record"),
        pytest.param(b"{}", 400, "bad-record", id="no fields"),
        pytest.param(b"[" * 5000, 400, "bad-record", id="too deep"),
        pytest.param(b"{" * 5000, 400, "bad-record", id="too deep for JSON"),
        pytest.param(text[:-40], 400, "bad-record", id="cut off"),
        pytest.param(tampered, 400, "bad-record", id="tampered with"),
        pytest.param(text.replace(b"skull\n", b"chess\n"), 400, "bad-record", id="other game"),
        pytest.param(line + b"\n" + line, 400, "upload-several", id="two lines"),
        pytest.param(text + b"\n" + text, 400, "upload-several", id="two texts"),
        pytest.param(stuffed, 413, "upload-too-large", id="too large"),
    ]


@pytest.mark.parametrize(("body", "status", "mistake"), bad_uploads())
def test_what_cannot_be_kept(body: bytes, status: int, mistake: str, database: str) -> None:
    async def work() -> None:
        async with server_with_archive(database) as (_, http):
            answer = await http.post("/api/records", content=body)
            assert (answer.status_code, answer.json()["mistake"]) == (status, mistake)
            assert answer.json()["text"]

    asyncio.run(work())


def test_nobody_can_fill_the_disk(database: str, monkeypatch: pytest.MonkeyPatch) -> None:
    def titled(record: Record, title: str) -> bytes:
        tags = {**record.tags, "title": title}
        return write_record_json(with_checksum(msgspec.structs.replace(record, tags=tags)))

    async def work() -> None:
        monkeypatch.setattr(uploads, "MAX_GUEST_UPLOADS", 3)
        record = load_record((RECORD_FOLDER / "skull.txt").read_bytes(), 1).record
        async with server_with_archive(database) as (_, http):
            for title in "abc":
                answer = await http.post("/api/records", content=titled(record, title))
                assert answer.status_code == 201
            refused = await http.post("/api/records", content=titled(record, "d"))
            assert refused.json()["mistake"] == "too-many-uploads"
            # What is there already takes no room, and others have room of their own.
            again = await http.post("/api/records", content=titled(record, "a"))
            assert again.status_code == 201
            async with httpx.AsyncClient(base_url=http.base_url) as other:
                answer = await other.post("/api/records", content=titled(record, "d"))
                assert answer.status_code == 201
                assert "skulduggery" in other.cookies

    asyncio.run(work())


def test_the_description_says_what_to_send(database: str) -> None:
    async def work() -> None:
        async with server_with_archive(database) as (_, http):
            paths = (await http.get("/schema/openapi.json")).json()["paths"]
            body = paths["/api/records"]["post"]["requestBody"]
            assert set(body["content"]) == {"text/plain", "application/json"}
            steps = paths["/api/records/{record_id}/steps"]["get"]["parameters"]
            assert {p["name"] for p in steps} == {"record_id", "as", "start", "count"}
            count = next(p["schema"] for p in steps if p["name"] == "count")
            assert (count["minimum"], count["maximum"]) == (1, MAX_REPLAY_STEPS)

    asyncio.run(work())
