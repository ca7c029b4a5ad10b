"""The hall: one request at a time, written down before it is shown, by whichever server."""

import asyncio
from collections.abc import Awaitable, Callable
from pathlib import Path

import pytest

from skulduggery.server.bot_workers import Question
from skulduggery.server.broadcast import Telling
from skulduggery.server.hall import COME_AGAIN, Hall, NoTable, NotSaved
from skulduggery.server.log_store import Append, Store
from skulduggery.table import requests
from skulduggery.table.commands import Refused
from skulduggery.table.happening import Happening
from skulduggery.table.settings import Clock, Settings

Think = Callable[[Question], Awaitable[str]]


class Time:
    def __init__(self) -> None:
        self.now = 1000.0

    def __call__(self) -> float:
        return self.now


class Ear:
    """Listens, and notes what was already durable when it heard."""

    def __init__(self) -> None:
        self.heard: list[Happening] = []
        self.was_lost = False
        self.guest = "ada"
        self.owner: str | None = None

    def told(self, telling: Telling, mine: bool = False) -> None:
        self.heard += telling.happenings

    def end(self, code: int = COME_AGAIN) -> None:
        self.was_lost = code == COME_AGAIN


async def first_choice(question: Question) -> str:
    return question.view.choices[question.seat][0]


async def broken(question: Question) -> str:
    raise RuntimeError("no idea")


async def opened(file: Path, think: Think = first_choice) -> Hall:
    return Hall(await Store.open(str(file)), think, Time())


async def with_bots(hall: Hall) -> str:
    table = await hall.create("ada", "Ada", requests.ChooseOptions("skull", {"first": 0}))
    await hall.ask(table, "ada", requests.Sit(0))
    for chair in (1, 2):
        await hall.ask(table, "ada", requests.SeatBot(chair))
    await hall.ask(table, "ada", requests.Start())
    return table


async def until(true: Callable[[], bool]) -> None:
    async with asyncio.timeout(20):
        while not true():
            await asyncio.sleep(0)


@pytest.mark.parametrize("think", [first_choice, broken])
def test_bots_play_and_one_that_fails_does_no_harm(think: Think, tmp_path: Path) -> None:
    async def evening() -> None:
        hall = await opened(tmp_path / "a.db", think)
        table = await with_bots(hall)
        live = await hall.live(table)
        await until(lambda: live.table.running().state.pending() == [0])
        assert live.table.decisions[1:] == [["flower"], ["flower"]]
        await hall.close()

    asyncio.run(evening())


def test_two_servers_on_one_log_never_disagree(tmp_path: Path) -> None:
    """Whoever is first has written; the other reads on and works it out anew."""

    async def evening() -> None:
        one, two = await opened(tmp_path / "a.db"), await opened(tmp_path / "a.db")
        table = await one.create("ada", "Ada", requests.ChooseOptions("skull"))
        await two.live(table)
        await asyncio.gather(
            *(one.ask(table, f"one{n}", requests.Join(f"One {n}")) for n in range(5)),
            *(two.ask(table, f"two{n}", requests.Join(f"Two {n}")) for n in range(5)),
        )
        await one.ask(table, "ada", requests.Say("hello"))
        await two.ask(table, "ada", requests.Say("hello again"))
        left, right = await one.live(table), await two.live(table)
        assert len(right.table.guests) == 11
        assert set(left.table.guests) == set(right.table.guests)
        taken = await asyncio.gather(
            one.ask(table, "one1", requests.Sit(2)),
            two.ask(table, "two1", requests.Sit(2)),
            return_exceptions=True,
        )
        refused = [answer for answer in taken if isinstance(answer, Refused)]
        assert [answer.sentence for answer in refused] == ["refused-chair-taken"]
        await one.close()
        await two.close()

    asyncio.run(evening())


def test_what_cannot_be_written_has_not_happened(tmp_path: Path) -> None:
    async def evening() -> None:
        hall = await opened(tmp_path / "a.db")
        table = await hall.create("ada", "Ada", requests.ChooseOptions("skull"))
        live, ear = await hall.live(table), Ear()
        live.listeners.add(ear)
        write = hall.store.write

        def full_disk(batch: list[Append]) -> list[bool]:
            raise OSError("no space left")

        hall.store.write = full_disk  # type: ignore[method-assign]
        with pytest.raises(NotSaved):
            await hall.ask(table, "ada", requests.Sit(0))
        assert ear.was_lost and ear.heard == []
        hall.store.write = write  # type: ignore[method-assign]
        again = await hall.live(table)
        assert again is not live
        assert again.table.chair_of("ada") is None
        await hall.ask(table, "ada", requests.Sit(0))
        assert again.table.chair_of("ada") == 0
        await hall.close()

    asyncio.run(evening())


def test_whoever_hangs_up_has_still_asked(tmp_path: Path) -> None:
    """A request that was begun is finished, written and told, though nobody waits for it."""

    async def evening() -> None:
        hall = await opened(tmp_path / "a.db")
        table = await hall.create("ada", "Ada", requests.ChooseOptions("skull"))
        live, ear = await hall.live(table), Ear()
        live.listeners.add(ear)
        asking = asyncio.create_task(hall.ask(table, "ada", requests.Sit(3)))
        await asyncio.sleep(0)
        await asyncio.sleep(0)
        asking.cancel()
        await asyncio.gather(asking, return_exceptions=True)
        await until(lambda: bool(ear.heard))
        assert live.table.chair_of("ada") == 3
        assert len(await hall.store.read(table)) == live.entries
        await hall.close()

    asyncio.run(evening())


def test_a_table_at_rest_leaves_the_memory_and_comes_back(tmp_path: Path) -> None:
    async def evening() -> None:
        hall = await opened(tmp_path / "a.db")
        table = await hall.create("ada", "Ada", requests.ChooseOptions("skull"))
        before = (await hall.live(table)).table.length
        hall.rest(table)
        assert hall.tables == {}
        assert (await hall.live(table)).table.length == before
        with pytest.raises(NoTable):
            await hall.live("nowhere")
        await hall.close()

    asyncio.run(evening())


def test_the_clock_rings_by_itself(tmp_path: Path) -> None:
    """Nobody decides; when the time is over the default is played without anybody asking."""

    async def evening() -> None:
        hall = await opened(tmp_path / "a.db")
        time = hall.clock
        assert isinstance(time, Time)
        table = await hall.create("ada", "Ada", requests.ChooseOptions("skull", {"first": 0}))
        settings = Settings(clock=Clock("decision", 30))
        await hall.ask(table, "ada", requests.ChooseSettings(settings))
        await hall.ask(table, "ada", requests.Sit(0))
        for chair in (1, 2):
            await hall.ask(table, "ada", requests.SeatBot(chair))
        await hall.ask(table, "ada", requests.Start())
        live = await hall.live(table)
        await until(lambda: live.table.running().state.pending() == [0])
        assert live.alarm is not None
        time.now += 31
        hall.ring(table)  # as the alarm does when its time has come
        await until(lambda: live.table.decisions[0][:1] == ["flower"])
        assert [note.text for note in live.table.notes if note.key == "by"].count("clock") >= 1
        await hall.close()

    asyncio.run(evening())


def test_who_is_there_twice_is_not_away_when_one_connection_ends(tmp_path: Path) -> None:
    async def evening() -> None:
        hall = await opened(tmp_path / "a.db")
        table = await hall.create("ada", "Ada", requests.ChooseOptions("skull"))
        live, ear = await hall.live(table), Ear()
        live.listeners.add(ear)
        await hall.gone(table, "ada")
        assert live.table.guests["ada"].away_since is None
        live.listeners.discard(ear)
        await hall.gone(table, "ada")
        assert live.table.guests["ada"].away_since == 1000.0
        await hall.close()

    asyncio.run(evening())
