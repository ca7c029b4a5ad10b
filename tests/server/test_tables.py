"""Tables: one request at a time, written down before it is shown, by whichever server."""

import asyncio
from collections.abc import Awaitable, Callable
from pathlib import Path

import pytest

from skulduggery.core.rng import Rng
from skulduggery.server.bot_workers import BotQuestion
from skulduggery.server.broadcast import Broadcast
from skulduggery.server.live_table import RECONNECT_CLOSE_CODE
from skulduggery.server.log_store import LogStore, PendingEntry
from skulduggery.server.table_registry import NoTable
from skulduggery.server.table_writer import NotSaved
from skulduggery.server.tables import Tables
from skulduggery.table import facts, requests
from skulduggery.table.facts import AppliedFact
from skulduggery.table.requests import Refused
from skulduggery.table.settings import Clock, TableSettings

AskBot = Callable[[BotQuestion], Awaitable[str]]


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


async def first_choice(question: BotQuestion) -> str:
    return question.view.choices[question.seat][0]


async def failing_bot(question: BotQuestion) -> str:
    raise RuntimeError("no idea")


async def open_tables(file: Path, think: AskBot = first_choice) -> Tables:
    return Tables(await LogStore.open(str(file)), think, ManualClock())


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
def test_bots_play_and_one_that_fails_does_no_harm(think: AskBot, tmp_path: Path) -> None:
    async def evening() -> None:
        tables = await open_tables(tmp_path / "a.db", think)
        table = await start_bot_table(tables)
        live = await tables.registry.live_table(table)
        await wait_until(lambda: live.table.running_match().state.pending_seats() == [0])
        assert live.table.decisions[1:] == [["flower"], ["flower"]]
        await tables.close()

    asyncio.run(evening())


def test_what_a_bot_says_is_written_with_its_move(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    talkative = next(seed for seed in range(100) if Rng(seed).below(1000) < 100)  # for anybody
    monkeypatch.setattr("skulduggery.server.bot_runner.secrets.randbits", lambda bits: talkative)

    async def evening() -> None:
        tables = await open_tables(tmp_path / "a.db")
        table = await start_bot_table(tables, TableSettings(bot_talk=True))
        live = await tables.registry.live_table(table)
        await wait_until(lambda: live.table.running_match().state.pending_seats() == [0])
        for nth in range(2):  # her first disc, and one more
            move = requests.Move(match=0, seat=0, nth=nth, text="flower")
            await tables.writer.handle_request(table, "ada", move)
            await wait_until(lambda: live.table.running_match().state.pending_seats() == [0])
        await tables.close()
        entries = await read_log(tmp_path / "a.db", table)
        spoken = [entry for entry in entries if isinstance(entry[0], facts.BotSaid)]
        assert [[type(fact) for fact in entry[:2]] for entry in spoken] == [
            [facts.BotSaid, facts.Decided]
        ]  # and nobody else so soon after it

    asyncio.run(evening())


async def read_log(file: Path, table: str) -> list[list[facts.AnyFact]]:
    store = await LogStore.open(str(file))
    try:
        return [list(entry) for entry in await store.read_entries(table)]
    finally:
        await store.close()


def test_two_servers_on_one_log_never_disagree(tmp_path: Path) -> None:
    """Whoever is first has written; the other reads on and works it out anew."""

    async def evening() -> None:
        one, two = await open_tables(tmp_path / "a.db"), await open_tables(tmp_path / "a.db")
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


def test_what_cannot_be_written_has_not_happened(tmp_path: Path) -> None:
    async def evening() -> None:
        tables = await open_tables(tmp_path / "a.db")
        table = await tables.writer.create_table("ada", "Ada", requests.ChooseOptions("skull"))
        live, ear = await tables.registry.live_table(table), FakeListener()
        live.listeners.add(ear)
        write = tables.store.write_batch

        def full_disk(batch: list[PendingEntry]) -> list[bool]:
            raise OSError("no space left")

        tables.store.write_batch = full_disk  # type: ignore[method-assign]
        with pytest.raises(NotSaved):
            await tables.writer.handle_request(table, "ada", requests.Sit(0))
        assert ear.was_lost and ear.received == []
        tables.store.write_batch = write  # type: ignore[method-assign]
        again = await tables.registry.live_table(table)
        assert again is not live
        assert again.table.chair_of("ada") is None
        await tables.writer.handle_request(table, "ada", requests.Sit(0))
        assert again.table.chair_of("ada") == 0
        await tables.close()

    asyncio.run(evening())


def test_whoever_hangs_up_has_still_asked(tmp_path: Path) -> None:
    """A request that was begun is finished, written and told, though nobody waits for it."""

    async def evening() -> None:
        tables = await open_tables(tmp_path / "a.db")
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
        assert len(await tables.store.read_entries(table)) == live.entry_count
        await tables.close()

    asyncio.run(evening())


def test_a_table_at_rest_leaves_the_memory_and_comes_back(tmp_path: Path) -> None:
    async def evening() -> None:
        tables = await open_tables(tmp_path / "a.db")
        table = await tables.writer.create_table("ada", "Ada", requests.ChooseOptions("skull"))
        before = (await tables.registry.live_table(table)).table.log_length
        tables.registry.evict_idle(table)
        assert tables.registry.tables == {}
        assert (await tables.registry.live_table(table)).table.log_length == before
        with pytest.raises(NoTable):
            await tables.registry.live_table("nowhere")
        await tables.close()

    asyncio.run(evening())


def test_the_clock_rings_by_itself(tmp_path: Path) -> None:
    """Nobody decides; when the time is over the default is played without anybody asking."""

    async def evening() -> None:
        tables = await open_tables(tmp_path / "a.db")
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
        assert live.alarm is not None
        time.now += 31
        tables.timers.run_timers(table)  # as the alarm does when its time has come
        await wait_until(lambda: live.table.decisions[0][:1] == ["flower"])
        assert [note.text for note in live.table.notes if note.key == "by"].count("clock") >= 1
        await tables.close()

    asyncio.run(evening())


def test_who_is_there_twice_is_not_away_when_one_connection_ends(tmp_path: Path) -> None:
    async def evening() -> None:
        tables = await open_tables(tmp_path / "a.db")
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
