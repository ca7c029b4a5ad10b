"""Is all well? And what people are told where it is not."""

import asyncio
import logging
from pathlib import Path

import pytest
from sqlalchemy.ext.asyncio import create_async_engine
from tests.server.live_server import GuestClient, running_server

from skulduggery.server.database_opening import connect_database, open_database
from skulduggery.server.database_upkeep import FAILURE_CACHE_S, HEALTH_CACHE_S, DatabaseHealth
from skulduggery.server.people.guests import Guests
from skulduggery.server.storage.sqlite import OneWriterEngine, SqliteDatabase


def test_a_pulse_is_felt_anew_after_a_while(tmp_path: Path) -> None:
    async def work() -> None:
        now = 100.0
        database = await open_database(str(tmp_path / "a.db"))
        assert isinstance(database, SqliteDatabase)
        pulse = DatabaseHealth(database, lambda: now)
        assert await pulse.is_writable()
        writable = database.engine
        await writable.dispose()
        database.engine = OneWriterEngine(
            create_async_engine(f"sqlite+aiosqlite:///file:{tmp_path}/a.db?mode=ro&uri=true")
        )
        now += HEALTH_CACHE_S - 1
        assert await pulse.is_writable()
        now += 1
        assert not await pulse.is_writable()
        await database.engine.dispose()
        database.engine = writable
        assert not await pulse.is_writable()
        now += FAILURE_CACHE_S
        assert await pulse.is_writable()
        await database.engine.dispose()

    asyncio.run(work())


def test_a_database_out_of_reach_cannot_be_written() -> None:
    async def work() -> None:
        gone = connect_database("postgresql://nobody@127.0.0.1:1/games")
        assert not await DatabaseHealth(gone, lambda: 0.0).is_writable()
        await gone.engine.dispose()

    asyncio.run(work())


def test_health_says_whether_anything_can_be_written(
    database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def flat(pulse: DatabaseHealth) -> bool:
        return False

    async def evening() -> None:
        async with running_server(database) as address:
            ada = GuestClient(address, "Ada")
            answer = await ada.http.get("/health")
            assert (answer.status_code, answer.json()["writable"]) == (200, True)
            monkeypatch.setattr(DatabaseHealth, "is_writable", flat)
            answer = await ada.http.get("/health")
            assert (answer.status_code, answer.json()["writable"]) == (503, False)
            await ada.http.aclose()

    asyncio.run(evening())


def test_what_the_framework_refuses_is_a_mistake_like_any_other(database: str) -> None:
    async def evening() -> None:
        async with running_server(database) as address:
            ada = GuestClient(address, "Ada")
            for method, path, body, status, mistake, text in (
                ("GET", "/nowhere", None, 404, "nothing-here", "nichts"),
                ("DELETE", "/health", None, 405, "wrong-method", "DELETE"),
                ("POST", "/api/tables", b"\xff", 400, "bad-request", "Anfrage ist ungültig"),
                ("POST", "/api/tables", b'{"game": 1}', 400, "bad-request", "Anfrage ist ungültig"),
            ):
                german = {"accept-language": "de", "content-type": "application/json"}
                answer = await ada.http.request(method, path, content=body, headers=german)
                assert answer.status_code == status
                assert answer.headers["content-type"].startswith("application/json")
                found = answer.json()
                assert (found["mistake"], set(found)) == (mistake, {"mistake", "text", "details"})
                assert text in found["text"]
            await ada.http.aclose()

    asyncio.run(evening())


def test_a_failure_is_in_the_log_and_not_in_the_answer(
    database: str, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    def trip(guests: Guests) -> str:
        raise RuntimeError("over the carpet")

    async def evening() -> None:
        async with running_server(database) as address:
            ada = GuestClient(address, "Ada")
            monkeypatch.setattr(Guests, "new_guest_id", trip)
            answer = await ada.http.post("/api/guest", headers={"accept-language": "fr"})
            assert (answer.status_code, answer.json()["mistake"]) == (500, "failed")
            assert "carpet" not in answer.text
            assert "pas chez toi" in answer.json()["text"]
            await ada.http.aclose()

    with caplog.at_level(logging.ERROR):
        asyncio.run(evening())
    assert "over the carpet" in caplog.text
    assert "Traceback" in caplog.text
