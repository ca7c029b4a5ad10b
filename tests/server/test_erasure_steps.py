"""Being forgotten in short steps: others write in between, and what was interrupted goes on."""

import asyncio
import os
import signal
from multiprocessing import get_context
from pathlib import Path

import pytest
from tests.server.database_queries import find_traces, query_rows
from tests.server.live_server import GuestClient, running_server
from tests.server.test_erasure import UNIQUE_NAME, UNIQUE_SENTENCE

from skulduggery.server.container import Services, open_services
from skulduggery.server.erasure import ErasureProgress
from skulduggery.server.erasure_steps import MAX_STEP_ROWS
from skulduggery.server.hosting.database_address import is_postgresql
from skulduggery.server.people.guest_tables import tables_ever_joined
from skulduggery.server.people.guests import BeingErased
from skulduggery.table import facts, requests

DEADLINE_S = 60.0
ADA, BEN = "a" * 16, "b" * 16
MANY_TABLES, MANY_ENTRIES = 12, 350  # entries in each table's log: some steps for each


async def talk_much(services: Services) -> None:
    """Somebody who has said thousands of things, at many tables, with somebody else there."""
    writer, registry = services.tables.writer, services.tables.registry
    said = facts.Talked(at=1.0, guest=ADA, text=UNIQUE_SENTENCE)
    tables = {}
    for _ in range(MANY_TABLES):
        table = await writer.create_table(ADA, UNIQUE_NAME, requests.ChooseOptions("skull"))
        await writer.handle_request(table, BEN, requests.Join("Ben"))
        tables[table] = await registry.live_table(table)
    for _ in range(MANY_ENTRIES):  # at all tables in one commit
        for table, live in tables.items():
            services.store.append(table, live.head, [said], lambda is_first, trouble: None)
        await services.store.writer.wait_written()
    for table, live in tables.items():
        registry.drop_table(live, table)
    await services.guests.keep_name(ADA, UNIQUE_NAME)


def raw_traces(database: str, *texts: str) -> set[str]:
    """What can be read in the bytes of the files, also where SQLite has no rows; PostgreSQL gives
    its files to nobody."""
    if is_postgresql(database):
        return {text for _, text in find_traces(database, *texts)}
    file = Path(database)
    content = b"".join(part.read_bytes() for part in file.parent.glob(f"{file.name}*"))
    return {text for text in texts if text.encode() in content}


def test_others_write_between_the_steps(database: str) -> None:
    """Each step is a transaction of few rows, and before the next everybody has their turn."""

    async def evening() -> None:
        async with open_services(database) as services:
            await talk_much(services)
            writer = services.tables.writer
            mine = await writer.create_table(BEN, "Ben", requests.ChooseOptions("skull"))
            asked: list[asyncio.Future[None]] = []
            written_at_steps: list[int] = []

            def count_step() -> None:
                written_at_steps.append(sum(task.done() for task in asked))
                say = writer.handle_request(mine, BEN, requests.Say(f"{len(asked)}"))
                asked.append(asyncio.ensure_future(say))

            services.erasures.writer.on_step = count_step
            assert await services.erasures.erase_guest(ADA) == MANY_TABLES
            await asyncio.gather(*asked)
            # Where several nodes write, the log of a table is rewritten in one step.
            rows = MANY_ENTRIES if is_postgresql(database) else MAX_STEP_ROWS
            assert len(asked) > MANY_TABLES * MANY_ENTRIES / rows
            # What was asked for after one step is written before the next but one has ended.
            assert all(written >= step - 1 for step, written in enumerate(written_at_steps))
        async with open_services(database):
            pass  # the database is written anew when the server starts
        assert raw_traces(database, ADA, UNIQUE_NAME, UNIQUE_SENTENCE) == set()
        assert raw_traces(database, BEN, "Ben") == {BEN, "Ben"}

    asyncio.run(evening())


def test_only_one_table_is_held_at_a_time(database: str) -> None:
    async def evening() -> None:
        async with open_services(database) as services:
            await talk_much(services)
            registry, held = services.tables.registry, []
            async with services.engine.connect() as connection:
                tables = await tables_ever_joined(connection, [ADA])

            def count_held() -> None:
                held.append(sum(registry.table_lock(table).locked() for table in tables))

            services.erasures.writer.on_step = count_held
            await services.erasures.erase_guest(ADA)
            assert max(held) == 1 and len(held) > MANY_TABLES

    asyncio.run(evening())


def erase_and_be_killed(database: str, steps: int) -> None:
    """Runs in a process that is gone in the middle of it, as after kill -9."""

    async def evening() -> None:
        async with open_services(database) as services:
            reached = 0

            def count_step() -> None:
                nonlocal reached
                reached += 1
                if reached == steps:
                    os.kill(os.getpid(), signal.SIGKILL)

            services.erasures.writer.on_step = count_step
            await services.erasures.erase_guest(ADA)

    asyncio.run(evening())


async def until_done(services: Services, erasure: str) -> None:
    """Among several nodes, nobody goes on before it is certain that whoever began is dead."""
    async with asyncio.timeout(DEADLINE_S):
        while not (await services.erasures.progress_of(erasure)).done:
            await asyncio.sleep(0.01)


@pytest.mark.skipif(not hasattr(signal, "SIGKILL"), reason="Windows has no such signal")
@pytest.mark.parametrize("steps", [3, 20])  # in the middle of the first log, and of another
def test_what_a_crash_has_interrupted_goes_on_at_the_next_start(steps: int, database: str) -> None:

    async def talk() -> None:
        async with open_services(database) as services:
            await talk_much(services)

    async def go_on() -> None:
        async with open_services(database) as services:
            with pytest.raises(BeingErased):
                services.guests.check_allowed(ADA)
            async with services.engine.connect() as connection:
                everywhere = await tables_ever_joined(connection, [BEN])
            for table in everywhere:  # no log is half rewritten: each can be read
                assert BEN in (await services.tables.registry.live_table(table)).table.guests
            erasure = await services.erasures.begin_erasure(ADA)  # asked once more: the same one
            await until_done(services, erasure)
            services.guests.check_allowed(ADA)
            for table in everywhere:
                live = await services.tables.registry.live_table(table)
                assert live.table.guests.keys() == {BEN}

    asyncio.run(talk())
    worker = get_context("spawn").Process(target=erase_and_be_killed, args=(database, steps))
    worker.start()
    worker.join()
    assert worker.exitcode == -signal.SIGKILL
    [(position,)] = query_rows(database, f"SELECT position FROM erasures WHERE guest = '{ADA}'")
    assert position is not None or is_postgresql(database)  # see above
    asyncio.run(go_on())
    assert find_traces(database, ADA, UNIQUE_NAME, UNIQUE_SENTENCE) == set()
    assert query_rows(database, "SELECT * FROM erasures") == []


def fill_disk(database: str) -> list[str]:
    """No entry can be rewritten from now on."""
    if not is_postgresql(database):
        return [
            "CREATE TRIGGER no_room BEFORE UPDATE ON journal BEGIN SELECT RAISE(FAIL, 'full'); END"
        ]
    return [
        "CREATE FUNCTION refuse() RETURNS trigger LANGUAGE plpgsql AS "
        "$$ BEGIN RAISE EXCEPTION 'full' USING ERRCODE = 'disk_full'; END $$",
        "CREATE TRIGGER no_room BEFORE UPDATE ON journal EXECUTE FUNCTION refuse()",
    ]


def test_what_cannot_be_written_now_is_forgotten_later(database: str) -> None:
    """Whoever asked is told that it is not done yet, and can do nothing meanwhile."""

    async def evening() -> None:
        async with open_services(database) as services:
            table = await services.tables.writer.create_table(
                ADA, UNIQUE_NAME, requests.ChooseOptions("skull")
            )
            services.erasures.writer.retry_after_s = 0.01
            async with services.engine.begin() as connection:
                for statement in fill_disk(database):
                    await connection.exec_driver_sql(statement)
            erasure = await services.erasures.begin_erasure(ADA)
            hindered = await services.erasures.wait_for_erasure(erasure)
            assert hindered == ErasureProgress(False, 1, 1)
            with pytest.raises(BeingErased):
                services.guests.check_allowed(ADA)
            assert await services.erasures.begin_erasure(ADA) == erasure
            on_table = " ON journal" if is_postgresql(database) else ""
            async with services.engine.begin() as connection:
                await connection.exec_driver_sql(f"DROP TRIGGER no_room{on_table}")
            await until_done(services, erasure)
            services.guests.check_allowed(ADA)
            assert (await services.tables.registry.live_table(table)).table.guests == {}
        assert find_traces(database, ADA, UNIQUE_NAME) == set()

    asyncio.run(evening())


def test_whoever_does_not_wait_can_ask_how_far_it_is(database: str) -> None:
    async def evening() -> None:
        async with running_server(database) as address:
            gone = GuestClient(address, UNIQUE_NAME)
            await gone.open_table("skull")
            cookie = gone.http.cookies["skulduggery"]
            first = await gone.http.delete("/api/guest", params={"wait": "false"})
            assert first.status_code == 202 and "skulduggery" not in gone.http.cookies
            begun = first.json()
            assert (begun["done"], begun["tables"]) == (False, 1)
            old_cookie = {"cookie": f"skulduggery={cookie}"}
            again = await gone.http.delete("/api/guest", headers=old_cookie)
            assert (again.status_code, again.json()["done"]) == (200, True)
            progress = (await gone.http.get(f"/api/erasures/{begun['erasure']}")).json()
            assert (progress["done"], progress["tables_left"]) == (True, 0)
            await gone.http.aclose()

    asyncio.run(evening())
