"""Clocks are charged with the time in which the server was awake and had asked, and no other."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

import pytest

from skulduggery.server.awake_clock import MAX_TICK_GAP_S, AwakeClock
from skulduggery.server.container import Services, open_services
from skulduggery.table import facts
from skulduggery.table.requests import ChooseOptions, Join, Move, Sit, Start
from skulduggery.table.settings import Clock, TableSettings
from skulduggery.table.table import Table

TWO_HOURS_S = 2 * 3600.0
HALF_A_MINUTE = TableSettings(clock=Clock("decision", 30))


class ManualClock:
    def __init__(self, now: float = 1_700_000_000.0) -> None:
        self.now = now

    def __call__(self) -> float:
        return self.now


class Machine:
    """Its two clocks, and the database of the server that runs on it now and then."""

    def __init__(self, folder: Path) -> None:
        self.wall, self.monotonic = ManualClock(), ManualClock(50.0)
        self.file = folder / "a.db"
        self.table_id = ""

    @asynccontextmanager
    async def run_server(self) -> AsyncIterator[Services]:
        async with open_services(str(self.file), self.wall, monotonic=self.monotonic) as services:
            await services.tables.tasks.finish_all()
            yield services

    async def start_game(self, services: Services, settings: TableSettings) -> None:
        writer = services.tables.writer
        self.table_id = await writer.create_table("ada", "Ada", ChooseOptions("skull"), settings)
        for number, guest in enumerate(("ada", "ben", "cleo")):
            await writer.handle_request(self.table_id, guest, Join(guest))
            await writer.handle_request(self.table_id, guest, Sit(number))
        await writer.handle_request(self.table_id, "ada", Start())

    def pass_time(self, services: Services, seconds: int) -> None:
        """While the server is awake, and looks at its clock."""
        for _ in range(seconds):
            self.monotonic.now += 1
            self.wall.now += 1
            services.tables.clock()

    async def ring_alarm(self, services: Services) -> list[str]:
        """What the clock decides, or the absence of somebody, by now."""
        table = await self.look_at_table(services)
        before = table.log_length
        services.tables.timers.run_timers(self.table_id)
        await services.tables.tasks.finish_all()
        return [
            type(applied.fact).__name__
            for applied in table.recent_facts
            if applied.number >= before
        ]

    async def look_at_table(self, services: Services) -> Table:
        return (await services.tables.registry.live_table(self.table_id)).table

    async def seconds_left(self, services: Services) -> list[float | None]:
        table = await self.look_at_table(services)
        assert table.clocks is not None
        left = table.clocks.all_seconds_left(services.tables.clock())
        return [None if one is None else round(one, 3) for one in left]


@pytest.mark.parametrize("jump", [TWO_HOURS_S, -TWO_HOURS_S])
def test_a_jump_of_the_wall_clock_loses_no_game(tmp_path: Path, jump: float) -> None:
    async def jump_in_the_middle() -> None:
        machine = Machine(tmp_path)
        async with machine.run_server() as services:
            await machine.start_game(services, HALF_A_MINUTE)
            machine.pass_time(services, 10)
            machine.wall.now += jump
            assert await machine.ring_alarm(services) == []
            assert await machine.seconds_left(services) == [20, 20, 20]
            move = Move(0, 0, 0, "flower")
            await services.tables.writer.handle_request(machine.table_id, "ada", move)
            machine.pass_time(services, 5)
            assert await machine.seconds_left(services) == [30, 15, 15]
            machine.pass_time(services, 15)
            assert (await machine.ring_alarm(services))[0] == "Decided"

    asyncio.run(jump_in_the_middle())


def test_facts_tell_the_time_that_people_read(tmp_path: Path) -> None:
    async def jump_and_look() -> None:
        machine = Machine(tmp_path)
        async with machine.run_server() as services:
            await machine.start_game(services, HALF_A_MINUTE)
            machine.wall.now += TWO_HOURS_S
            writer = services.tables.writer
            await writer.handle_request(machine.table_id, "ada", Move(0, 0, 0, "flower"))
            await writer.handle_request(machine.table_id, "ben", Move(0, 1, 0, "flower"))
            last = (await machine.look_at_table(services)).recent_facts[-1].fact
            assert isinstance(last, facts.Decided) and last.at == machine.wall.now
            again = await writer.create_table("ada", "Ada", ChooseOptions("skull"))
            new = (await services.tables.registry.live_table(again)).table
            # It begins with the right time: nothing has shifted since.
            assert [type(one.fact) for one in new.recent_facts] == [facts.Created]
            assert new.recent_facts[0].fact.at == machine.wall.now
            await writer.handle_request(again, "ada", Sit(0))
            assert new.recent_facts[-1].fact.at == machine.wall.now

    asyncio.run(jump_and_look())


def test_the_hours_between_two_servers_are_charged_to_nobody(tmp_path: Path) -> None:
    async def restart() -> None:
        machine = Machine(tmp_path)
        async with machine.run_server() as services:
            await machine.start_game(services, HALF_A_MINUTE)
            machine.pass_time(services, 10)
        machine.wall.now += TWO_HOURS_S
        machine.monotonic.now = 7.0  # another process, perhaps another boot
        async with machine.run_server() as services:
            assert await machine.ring_alarm(services) == []
            assert await machine.seconds_left(services) == [20, 20, 20]
            machine.pass_time(services, 4)
        async with machine.run_server() as services:  # and once more
            assert await machine.seconds_left(services) == [16, 16, 16]

    asyncio.run(restart())


def test_restarts_do_not_give_a_slow_player_for_ever(tmp_path: Path) -> None:
    async def restart_often() -> None:
        machine = Machine(tmp_path)
        async with machine.run_server() as services:
            await machine.start_game(services, HALF_A_MINUTE)
        for _ in range(3):
            async with machine.run_server() as services:
                assert await machine.ring_alarm(services) == []
                machine.pass_time(services, 10)
        async with machine.run_server() as services:
            await machine.ring_alarm(services)
            assert (await machine.look_at_table(services)).decisions[0] == ["flower"]

    asyncio.run(restart_often())


def test_a_database_of_before_goes_on_where_its_log_ends(tmp_path: Path) -> None:
    """Nobody had noted how long that server was awake: only its last fact proves anything."""

    async def upgrade() -> None:
        machine = Machine(tmp_path)
        async with machine.run_server() as services:
            await machine.start_game(services, HALF_A_MINUTE)
            machine.pass_time(services, 10)
            move = Move(0, 0, 0, "flower")
            await services.tables.writer.handle_request(machine.table_id, "ada", move)
        async with machine.run_server() as services, services.engine.begin() as connection:
            for newer in ("awake_time", "snapshots", "nodes", "announcements", "review_jobs"):
                await connection.exec_driver_sql(f"DROP TABLE {newer}")
            for newer in ("node", "tables"):
                await connection.exec_driver_sql(f"ALTER TABLE erasures DROP COLUMN {newer}")
            await connection.exec_driver_sql("UPDATE alembic_version SET version_num = '0007'")
        machine.wall.now += TWO_HOURS_S
        async with machine.run_server() as services:
            assert await machine.ring_alarm(services) == []
            assert await machine.seconds_left(services) == [30, 20, 20]

    asyncio.run(upgrade())


def test_absence_is_counted_while_the_server_is_awake(tmp_path: Path) -> None:
    async def be_away() -> None:
        machine = Machine(tmp_path)
        async with machine.run_server() as services:
            await machine.start_game(services, TableSettings(grace=60))
            await services.tables.writer.mark_away(machine.table_id, "ben")
            machine.pass_time(services, 30)
            machine.wall.now += TWO_HOURS_S
            assert await machine.ring_alarm(services) == []
            machine.pass_time(services, 30)
            assert "StoodIn" in await machine.ring_alarm(services)

    asyncio.run(be_away())


def test_time_asleep_is_no_awake_time() -> None:
    """A suspended laptop, or a stopped process: some systems count it, the server does not."""
    monotonic = ManualClock(0.0)
    clock = AwakeClock(1000.0, monotonic)
    monotonic.now = 3.0
    assert clock() == 1003.0
    monotonic.now += TWO_HOURS_S
    assert clock() == 1003.0 + MAX_TICK_GAP_S


def test_awake_time_never_runs_back() -> None:
    monotonic = ManualClock(100.0)
    clock = AwakeClock(1000.0, monotonic)
    clock.catch_up(900.0)
    monotonic.now = 90.0
    assert clock() == 1000.0
