"""Tables: one request at a time, written down before it is shown, by whichever server."""

import asyncio
import gc
import weakref
from collections.abc import Awaitable, Callable
from pathlib import Path

import pytest

from skulduggery.core.rng import Rng
from skulduggery.server.bot_workers import BotQuestion
from skulduggery.server.broadcast import Broadcast
from skulduggery.server.live_table import RECONNECT_CLOSE_CODE
from skulduggery.server.log_store import LogStore
from skulduggery.server.storage.group_commit import Batch, OnBatchEnd
from skulduggery.server.storage.journal import BatchConnection
from skulduggery.server.table_change import NotSaved
from skulduggery.server.table_registry import NoTable
from skulduggery.server.tables import Tables
from skulduggery.table import facts, requests
from skulduggery.table.facts import AppliedFact
from skulduggery.table.requests import Refused
from skulduggery.table.settings import Clock, TableSettings

AskBot = Callable[[BotQuestion, str], Awaitable[str]]


class ManualClock:
    def __init__(self) -> None:
        self.now = 1000.0

    def __call__(self) -> float:
        return self.now


class FakeListener:
    """Listens, and notes what was already durable when it heard."""

    def __init__(self) -> None:
        self.received: list[AppliedFact] = []
        self.was_lost = False
        self.guest = "ada"
        self.owner: str | None = None

    def deliver_broadcast(self, broadcast: Broadcast, mine: bool = False) -> None:
        self.received += broadcast.applied_facts

    def request_close(self, code: int = RECONNECT_CLOSE_CODE) -> None:
        self.was_lost = code == RECONNECT_CLOSE_CODE


async def first_choice(question: BotQuestion, owner: str) -> str:
    return question.view.choices[question.seat][0]


async def failing_bot(question: BotQuestion, owner: str) -> str:
    raise RuntimeError("no idea")


async def open_tables(database: Path | str, think: AskBot = first_choice) -> Tables:
    return Tables(await LogStore.open(str(database)), think, ManualClock())


async def start_bot_table(tables: Tables, settings: TableSettings | None = None) -> str:
    table = await tables.writer.create_table(
        "ada", "Ada", requests.ChooseOptions("skull", {"first": 0})
    )
    if settings is not None:
        await tables.writer.handle_request(table, "ada", requests.ChooseSettings(settings))
    await tables.writer.handle_request(table, "ada", requests.Sit(0))
    for chair in (1, 2):
        await tables.writer.handle_request(table, "ada", requests.SeatBot(chair))
    await tables.writer.handle_request(table, "ada", requests.Start())
    return table


async def wait_until(true: Callable[[], bool]) -> None:
    async with asyncio.timeout(20):
        while not true():
            await asyncio.sleep(0)


@pytest.mark.parametrize("think", [first_choice, failing_bot])
def test_bots_play_and_one_that_fails_does_no_harm(think: AskBot, database: str) -> None:
    async def evening() -> None:
        tables = await open_tables(database, think)
        table = await start_bot_table(tables)
        live = await tables.registry.live_table(table)
        await wait_until(lambda: live.table.running_match().state.pending_seats() == [0])
        assert live.table.decisions[1:] == [["flower"], ["flower"]]
        await tables.close()

    asyncio.run(evening())


def test_a_bot_whose_decision_nobody_needs_is_called_off(database: str) -> None:
    """It would keep others waiting in the queue."""

    async def evening() -> None:
        called_off: list[str] = []

        async def endless_bot(question: BotQuestion, owner: str) -> str:
            try:
                await asyncio.Event().wait()
            finally:
                called_off.append(owner)
            raise AssertionError

        tables = await open_tables(database, endless_bot)
        table = await start_bot_table(tables)
        live = await tables.registry.live_table(table)
        await wait_until(lambda: len(live.choosing) == 2)
        await tables.writer.handle_request(table, "ada", requests.Leave())
        await wait_until(lambda: called_off == ["ada", "ada"])
        await wait_until(lambda: not live.deciding)
        async with asyncio.timeout(20):
            await tables.close()

    asyncio.run(evening())


def test_what_a_bot_says_is_written_with_its_move(
    database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    talkative = next(seed for seed in range(100) if Rng(seed).below(1000) < 100)  # for anybody
    monkeypatch.setattr("skulduggery.server.bot_runner.secrets.randbits", lambda bits: talkative)

    async def evening() -> None:
        tables = await open_tables(database)
        table = await start_bot_table(tables, TableSettings(bot_talk=True))
        live = await tables.registry.live_table(table)
        await wait_until(lambda: live.table.running_match().state.pending_seats() == [0])
        for nth in range(2):  # her first disc, and one more
            move = requests.Move(match=0, seat=0, nth=nth, text="flower")
            await tables.writer.handle_request(table, "ada", move)
            await wait_until(lambda: live.table.running_match().state.pending_seats() == [0])
        await tables.close()
        entries = await read_log(database, table)
        spoken = [entry for entry in entries if isinstance(entry[0], facts.BotSaid)]
        assert [[type(fact) for fact in entry[:2]] for entry in spoken] == [
            [facts.BotSaid, facts.Decided]
        ]  # and nobody else so soon after it

    asyncio.run(evening())


async def read_log(database: Path | str, table: str) -> list[list[facts.AnyFact]]:
    store = await LogStore.open(str(database))
    try:
        return [list(entry) for entry in (await store.read_log(table))[1]]
    finally:
        await store.close()


def test_two_servers_on_one_log_never_disagree(database: str) -> None:
    """Whoever is first has written; the other reads on and works it out anew."""

    async def evening() -> None:
        one, two = await open_tables(database), await open_tables(database)
        table = await one.writer.create_table("ada", "Ada", requests.ChooseOptions("skull"))
        await two.registry.live_table(table)
        await asyncio.gather(
            *(
                one.writer.handle_request(table, f"one{n}", requests.Join(f"One {n}"))
                for n in range(5)
            ),
            *(
                two.writer.handle_request(table, f"two{n}", requests.Join(f"Two {n}"))
                for n in range(5)
            ),
        )
        await one.writer.handle_request(table, "ada", requests.Say("hello"))
        await two.writer.handle_request(table, "ada", requests.Say("hello again"))
        left, right = await one.registry.live_table(table), await two.registry.live_table(table)
        assert len(right.table.guests) == 11
        assert set(left.table.guests) == set(right.table.guests)
        taken = await asyncio.gather(
            one.writer.handle_request(table, "one1", requests.Sit(2)),
            two.writer.handle_request(table, "two1", requests.Sit(2)),
            return_exceptions=True,
        )
        refused = [answer for answer in taken if isinstance(answer, Refused)]
        assert [answer.sentence for answer in refused] == ["refused-chair-taken"]
        await one.close()
        await two.close()

    asyncio.run(evening())


class NotedWrite:
    """Writes nothing; whoever asks is told when it was written."""

    def __init__(self, written: "asyncio.Future[None]") -> None:
        self._written = written

    async def write_rows(self, connection: BatchConnection) -> None:
        pass

    def finish(self, trouble: Exception | None) -> None:
        self._written.set_result(None)


def test_what_was_written_leaves_nothing_to_the_garbage_collector(database: str) -> None:
    """A search for garbage keeps everybody waiting, and every move would be some."""

    async def work() -> None:
        store = await LogStore.open(database)
        written: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        write = NotedWrite(written)
        kept = weakref.ref(write)
        store.writer.add_write(write)
        del write
        await written
        await wait_until(lambda: kept() is None)  # the thread that commits may still hold it
        await store.close()

    gc.collect()
    gc.disable()
    try:
        asyncio.run(work())
    finally:
        gc.enable()


class FullDisk:
    """Before whoever writes to the database: nothing can be written while it is full."""

    def __init__(self, store: LogStore) -> None:
        self._writer = store.writer._writer
        self.is_full = True
        self.tries = 0
        store.writer._writer = self

    def write_next(self, take: Callable[[], Batch], on_end: OnBatchEnd) -> None:
        self.tries += 1
        if self.is_full:
            on_end(take(), OSError("no space left on device"), {})
        else:
            self._writer.write_next(take, on_end)

    async def close(self) -> None:
        await self._writer.close()


def test_what_cannot_be_written_has_not_happened(database: str) -> None:
    async def evening() -> None:
        tables = await open_tables(database)
        table = await tables.writer.create_table("ada", "Ada", requests.ChooseOptions("skull"))
        live, ear = await tables.registry.live_table(table), FakeListener()
        live.listeners.add(ear)
        disk = FullDisk(tables.store)
        with pytest.raises(NotSaved):
            await tables.writer.handle_request(table, "ada", requests.Sit(0))
        assert ear.received == [] and live.table.chair_of("ada") is None
        disk.is_full = False
        await tables.writer.handle_request(table, "ada", requests.Sit(0))
        assert live.table.chair_of("ada") == 0 and len(ear.received) == 1
        await tables.close()
        assert len(await read_log(database, table)) == 2

    asyncio.run(evening())


def test_a_full_disk_keeps_nobody_busy_and_games_go_on_after_it(database: str) -> None:
    """Bots and clocks try again after a while, not at once, and end with the server."""

    async def evening() -> None:
        tables = await open_tables(database)
        table = await start_bot_table(tables, TableSettings(clock=Clock("decision", 30)))
        live = await tables.registry.live_table(table)
        await wait_until(lambda: live.table.running_match().state.pending_seats() == [0])
        await wait_until(lambda: not live.deciding)
        disk = FullDisk(tables.store)
        assert isinstance(tables.clock, ManualClock)
        tables.clock.now += 31
        tables.timers.run_timers(table)
        await wait_until(lambda: disk.tries > 0 and tables.timers.has_alarm(table))
        for _ in range(200):  # the same things would be tried again and again by now
            await asyncio.sleep(0)
        assert disk.tries == 1 and live.table.decisions[0] == []
        disk.is_full = False
        tables.timers.run_timers(table)  # as the alarm does when its time has come
        await wait_until(lambda: live.table.decisions[0][:1] == ["flower"])
        disk.is_full = True
        tables.clock.now += 31
        tables.timers.run_timers(table)
        await asyncio.wait_for(tables.close(), 20)

    asyncio.run(evening())


def test_whoever_hangs_up_has_still_asked(database: str) -> None:
    """A request that was begun is finished, written and told, though nobody waits for it."""

    async def evening() -> None:
        tables = await open_tables(database)
        table = await tables.writer.create_table("ada", "Ada", requests.ChooseOptions("skull"))
        live, ear = await tables.registry.live_table(table), FakeListener()
        live.listeners.add(ear)
        asking = asyncio.create_task(tables.writer.handle_request(table, "ada", requests.Sit(3)))
        await asyncio.sleep(0)
        await asyncio.sleep(0)
        asking.cancel()
        await asyncio.gather(asking, return_exceptions=True)
        await wait_until(lambda: bool(ear.received))
        assert live.table.chair_of("ada") == 3
        assert len((await tables.store.read_log(table))[1]) == live.head.entries
        await tables.close()

    asyncio.run(evening())


def test_a_table_at_rest_leaves_the_memory_and_comes_back(database: str) -> None:
    async def evening() -> None:
        tables = await open_tables(database)
        table = await tables.writer.create_table("ada", "Ada", requests.ChooseOptions("skull"))
        before = (await tables.registry.live_table(table)).table.log_length
        tables.registry.evict_idle(table)
        assert tables.registry.tables == {}
        assert (await tables.registry.live_table(table)).table.log_length == before
        with pytest.raises(NoTable):
            await tables.registry.live_table("nowhere")
        await tables.close()

    asyncio.run(evening())


def test_tables_nobody_needs_are_swept_out_of_the_memory(database: str) -> None:
    """Two leave together; a table was opened and never visited; a game is left standing."""

    async def evening() -> None:
        tables = await open_tables(database)
        left = await tables.writer.create_table("ada", "Ada", requests.ChooseOptions("skull"))
        await tables.writer.handle_request(left, "ben", requests.Join("Ben"))
        live, ears = await tables.registry.live_table(left), [FakeListener(), FakeListener()]
        live.listeners.update(ears)
        for guest, ear in zip(("ada", "ben"), ears, strict=True):
            live.listeners.discard(ear)
            leaving = asyncio.create_task(tables.writer.mark_away(left, guest))
            await asyncio.sleep(0)
            tables.registry.evict_idle(left)  # as both do, while the other is being written
            await leaving
        unvisited = await tables.writer.create_table("cleo", "C", requests.ChooseOptions("skull"))
        playing = await start_bot_table(tables, TableSettings(clock=Clock("decision", 30)))
        heard = FakeListener()
        (await tables.registry.live_table(playing)).listeners.add(heard)
        await wait_until(lambda: not tables.registry.tables[playing].deciding)
        assert set(tables.registry.tables) == {left, unvisited, playing}
        tables.registry.sweep_tables()
        assert set(tables.registry.tables) == {playing}
        tables.registry.tables[playing].listeners.clear()
        tables.registry.sweep_tables()
        assert tables.registry.tables == {} and tables.registry.evicted_count == 3
        assert tables.timers.has_alarm(playing)  # and its clock goes on
        await tables.close()

    asyncio.run(evening())


def test_of_a_long_log_only_the_end_is_read(database: str) -> None:
    async def evening() -> None:
        tables = await open_tables(database)
        table = await tables.writer.create_table("ada", "Ada", requests.ChooseOptions("skull"))
        for number in range(230):
            await tables.writer.handle_request(table, "ada", requests.Say(f"{number}"))
        before = (await tables.registry.live_table(table)).table
        tables.registry.evict_idle(table)
        kept = await tables.store.read_snapshot(table)
        assert kept is not None and kept[0].entries == 200
        after = await tables.registry.live_table(table)
        assert (after.head.entries, after.table.log_length) == (231, before.log_length)
        assert len(after.table.recent_facts) == 31 < len(before.recent_facts)
        await tables.writer.handle_request(table, "ada", requests.Sit(0))
        assert after.table.chair_of("ada") == 0
        async with tables.store.engine.begin() as connection:
            await connection.exec_driver_sql("UPDATE snapshots SET state = '{}'")
        tables.registry.evict_idle(table)
        again = (await tables.registry.live_table(table)).table
        assert again.log_length == after.table.log_length and again.chair_of("ada") == 0
        await tables.close()

    asyncio.run(evening())


def test_the_clock_rings_by_itself(database: str) -> None:
    """Nobody decides; when the time is over the default is played without anybody asking."""

    async def evening() -> None:
        tables = await open_tables(database)
        time = tables.clock
        assert isinstance(time, ManualClock)
        table = await tables.writer.create_table(
            "ada", "Ada", requests.ChooseOptions("skull", {"first": 0})
        )
        settings = TableSettings(clock=Clock("decision", 30))
        await tables.writer.handle_request(table, "ada", requests.ChooseSettings(settings))
        await tables.writer.handle_request(table, "ada", requests.Sit(0))
        for chair in (1, 2):
            await tables.writer.handle_request(table, "ada", requests.SeatBot(chair))
        await tables.writer.handle_request(table, "ada", requests.Start())
        live = await tables.registry.live_table(table)
        await wait_until(lambda: live.table.running_match().state.pending_seats() == [0])
        assert tables.timers.has_alarm(table)
        time.now += 31
        tables.timers.run_timers(table)  # as the alarm does when its time has come
        await wait_until(lambda: live.table.decisions[0][:1] == ["flower"])
        assert [note.text for note in live.table.notes if note.key == "by"].count("clock") >= 1
        await tables.close()

    asyncio.run(evening())


def test_who_is_there_twice_is_not_away_when_one_connection_ends(database: str) -> None:
    async def evening() -> None:
        tables = await open_tables(database)
        table = await tables.writer.create_table("ada", "Ada", requests.ChooseOptions("skull"))
        live, ear = await tables.registry.live_table(table), FakeListener()
        live.listeners.add(ear)
        await tables.writer.mark_away(table, "ada")
        assert live.table.guests["ada"].away_since is None
        live.listeners.discard(ear)
        await tables.writer.mark_away(table, "ada")
        assert live.table.guests["ada"].away_since == 1000.0
        await tables.close()

    asyncio.run(evening())
