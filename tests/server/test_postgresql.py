"""What only PostgreSQL does: it can die beneath a server, and tells other servers what is new."""

import asyncio
import signal
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

import asyncpg
import msgspec
import pytest
from sqlalchemy.exc import OperationalError
from tools.drivers.postgresql import PostgresServer, running_postgresql

from skulduggery.server.log_store import LogStore
from skulduggery.server.storage.journal import LogHead, NoticedEntry
from skulduggery.server.storage.notices import NOTICE_CHANNEL, read_notice
from skulduggery.server.storage.postgresql_reader import PostgresEntryReader, Wanted
from skulduggery.table.facts import AnyFact, Departed

MAX_TOLD_BYTES = 7843  # of an entry in a notice; PostgreSQL takes less than 8000 in all
DEADLINE_S = 60.0


def numbered_fact(number: int, name: str = "Ada") -> AnyFact:
    return Departed(at=float(number), guest="ada", name=name)


class LogAuthor:
    """Writes entries to one log, and remembers which were acknowledged."""

    def __init__(self, store: LogStore, table: str) -> None:
        self.store = store
        self.table = table
        self.head = LogHead()
        self.acknowledged: list[AnyFact] = []
        self.refusals: list[Exception | None] = []

    async def write(self, number: int, name: str = "Ada", is_followed: bool = False) -> None:
        fact, loop = numbered_fact(number, name), asyncio.get_running_loop()
        done: asyncio.Future[tuple[bool, Exception | None]] = loop.create_future()
        self.store.append(
            self.table,
            self.head,
            [fact],
            lambda first, bad: done.set_result((first, bad)),
            is_followed,
        )
        is_first, trouble = await done
        if is_first:
            self.acknowledged.append(fact)
        else:
            self.refusals.append(trouble)
            await self.read_on()

    async def read_on(self) -> None:
        while True:
            try:
                await self.store.read_on(self.table, self.head)
            except Exception:
                await asyncio.sleep(0.05)
            else:
                return

    async def logged_facts(self) -> list[AnyFact]:
        return [fact for entry in (await self.store.read_log(self.table))[1] for fact in entry]


@asynccontextmanager
async def opened_store(address: str) -> AsyncIterator[LogStore]:
    store = await LogStore.open(address)
    try:
        yield store
    finally:
        await store.close()


@pytest.fixture
def address(request: pytest.FixtureRequest) -> str:
    server: PostgresServer = request.getfixturevalue("postgresql")
    server.run_sql(f"CREATE DATABASE {request.node.name}")
    return server.address_of(request.node.name)


def test_what_was_acknowledged_survives_a_database_that_is_killed() -> None:
    async def write_on(author: LogAuthor, until: asyncio.Event) -> None:
        number = 0
        while not until.is_set():
            await author.write(number)
            number += 1

    async def work(server: PostgresServer) -> None:
        server.run_sql("CREATE DATABASE games")
        async with opened_store(server.address_of("games")) as store:
            authors = [LogAuthor(store, f"table {number}") for number in range(8)]
            until = asyncio.Event()
            writing = [asyncio.create_task(write_on(author, until)) for author in authors]
            for _ in range(3):
                written = [len(author.acknowledged) for author in authors]
                async with asyncio.timeout(DEADLINE_S):
                    while any(
                        len(author.acknowledged) < 5 + before
                        for author, before in zip(authors, written, strict=True)
                    ):
                        await asyncio.sleep(0.01)
                await asyncio.to_thread(server.stop, signal.SIGKILL)
                await asyncio.to_thread(server.start)
            until.set()
            await asyncio.gather(*writing)
            for author in authors:
                logged = await author.logged_facts()
                missing = [fact for fact in author.acknowledged if fact not in logged]
                assert missing == []
                assert len(logged) == len({fact.at for fact in logged})
                await author.write(1_000_000)  # and it goes on
                assert author.acknowledged[-1] == numbered_fact(1_000_000)

    with running_postgresql() as server:
        asyncio.run(work(server))


def test_of_two_servers_one_is_first_and_others_in_the_batch_lose_nothing(address: str) -> None:
    async def work() -> None:
        async with opened_store(address) as here, opened_store(address) as there:
            mine, other = LogAuthor(here, "both"), LogAuthor(here, "mine")
            theirs = LogAuthor(there, "both")
            await mine.write(0)
            await other.write(0)
            await theirs.read_on()
            await theirs.write(1)
            await asyncio.gather(mine.write(2), other.write(1))
            assert mine.refusals == [None] and other.refusals == []
            assert len(await other.logged_facts()) == 2
            await mine.write(2)
            assert [fact.at for fact in await mine.logged_facts()] == [0, 1, 2]

    asyncio.run(work())


@asynccontextmanager
async def heard_notices(address: str) -> AsyncIterator[list[tuple[str, list[NoticedEntry]]]]:
    """From whom which entries were told, notice by notice."""
    heard: list[tuple[str, list[NoticedEntry]]] = []

    def note(connection: object, process: int, channel: str, notice: object) -> None:
        heard.append(read_notice(str(notice)))

    listening = await asyncpg.connect(address)
    await listening.add_listener(NOTICE_CHANNEL, note)
    try:
        yield heard
    finally:
        await listening.close()


async def until_told(heard: list[tuple[str, list[NoticedEntry]]], count: int) -> list[NoticedEntry]:
    async with asyncio.timeout(DEADLINE_S):
        while sum(len(entries) for _, entries in heard) < count:
            await asyncio.sleep(0.01)
    return [entry for _, entries in heard for entry in entries]


def test_a_commit_sends_one_notice_with_table_and_number(address: str) -> None:
    """And with what is new, where people of the table are at other nodes."""

    async def work() -> None:
        async with opened_store(address) as store:
            authors = [LogAuthor(store, f"t{number:02}") for number in range(20)]
            for author in authors:
                await author.write(0)
            async with heard_notices(address) as heard:
                writing = (author.write(1, is_followed=n < 10) for n, author in enumerate(authors))
                await asyncio.gather(*writing)
                told = sorted(await until_told(heard, len(authors)))
            assert [sent_by for sent_by, _ in heard] == [store.database.node_id]
            assert [(one.table_id, one.number, one.row) for one in told] == [
                (author.table, 1, author.head.last) for author in authors
            ]
            said = msgspec.json.encode([numbered_fact(1)])
            assert [one.facts for one in told] == [said] * 10 + [b""] * 10

    asyncio.run(work())


def test_no_notice_is_longer_than_postgresql_takes(address: str) -> None:
    """It would refuse the whole commit. What is too long for any notice has to be read."""

    async def work() -> None:
        names = ["é" * (97 * number % 4500) for number in range(100)]
        async with opened_store(address) as store, heard_notices(address) as heard:
            authors = [LogAuthor(store, f"t{number:02}") for number in range(len(names))]
            for author in authors:
                await author.write(0)
            before = await until_told(heard, len(authors))
            writing = (
                author.write(1, name, is_followed=True)
                for author, name in zip(authors, names, strict=True)
            )
            await asyncio.gather(*writing)
            told = sorted((await until_told(heard, 2 * len(authors)))[len(before) :])
            assert [len(author.acknowledged) for author in authors] == [2] * len(authors)
        facts = [msgspec.json.encode([numbered_fact(1, name)]) for name in names]
        assert [one.facts or b"" for one in told] == [
            one if len(one) < MAX_TOLD_BYTES else b"" for one in facts
        ]
        assert {len(one.facts) == 0 for one in told} == {True, False}

    asyncio.run(work())


def test_of_several_logs_everything_is_read_that_is_new(address: str) -> None:
    async def work() -> None:
        async with opened_store(address) as here, opened_store(address) as there:
            authors = [LogAuthor(there, f"t{number}") for number in range(3)]
            for number in range(3):
                for author in authors:
                    await author.write(number)
            known = {authors[0].head.row: 1, authors[1].head.row: 2, authors[2].head.row: 3}
            both, again = await asyncio.gather(
                here.read_further(known), here.read_further({authors[0].head.row: 2})
            )
            assert both == again  # asked in one query
            found = {
                head: [(entry.number, entry.facts) for entry in entries]
                for head, entries in both.items()
            }
            assert found == {
                authors[0].head.row: [(1, [numbered_fact(1)]), (2, [numbered_fact(2)])],
                authors[1].head.row: [(2, [numbered_fact(2)])],
            }
            assert both[authors[0].head.row][-1].row == authors[0].head.last

    asyncio.run(work())


def test_reading_on_survives_the_loss_of_its_connection(address: str) -> None:
    async def work() -> None:
        async with opened_store(address) as here, opened_store(address) as there:
            author, reader = LogAuthor(there, "t"), LogAuthor(here, "t")
            await author.write(0)
            await reader.read_on()
            await author.write(1)
            assert len(await here.read_on("t", reader.head)) == 1
            killer = await asyncpg.connect(address)
            await killer.execute(
                "SELECT pg_terminate_backend(pid) FROM pg_stat_activity"
                " WHERE datname = current_database() AND pid != pg_backend_pid()"
            )
            await killer.close()
            await author.write(2)
            assert len(await here.read_on("t", reader.head)) == 1
            assert reader.head.entries == 3

    asyncio.run(work())


def test_reading_on_survives_a_query_that_is_cancelled_by_the_driver(
    address: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Whoever has asked meanwhile is answered, too, and is not cancelled."""
    fetch = PostgresEntryReader._fetch
    calls = 0

    async def cancelled_at_first(reader: PostgresEntryReader, wanted: Wanted) -> list[Any]:
        nonlocal calls
        calls += 1
        await asyncio.sleep(0)
        if calls == 1:
            raise asyncio.CancelledError
        return await fetch(reader, wanted)

    async def work() -> None:
        async with opened_store(address) as here:
            author = LogAuthor(here, "t")
            await author.write(0)
            monkeypatch.setattr(PostgresEntryReader, "_fetch", cancelled_at_first)
            wanted = {author.head.row: 0}
            first = asyncio.create_task(here.read_further(wanted))
            await asyncio.sleep(0)
            outcomes = await asyncio.gather(
                first, here.read_further(wanted), return_exceptions=True
            )
            assert [type(outcome) for outcome in outcomes] == [OperationalError] * 2
            assert list(await here.read_further(wanted)) == [author.head.row]

    asyncio.run(work())
