"""The parts of the tool: the judge, the networks that break, the figures that add up."""

import asyncio
import json
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

import msgspec
import pytest
from tests.table.table_driver import TableDriver
from tools.chaos.__main__ import main
from tools.chaos.byte_pump import HandleConnection, listening_proxy
from tools.chaos.figures import Figures
from tools.chaos.judge import (
    BROKEN_LOG,
    CHANGED_MOVE,
    DOUBLED_MOVE,
    LOST_MOVE,
    UNKNOWN_MOVE,
    judge_table,
)
from tools.chaos.memory_plot import draw_memory, slope_per_hour
from tools.chaos.notes import Decision, GuestNotes, TableNotes
from tools.chaos.proxies import DatabaseLine, LoadBalancer
from tools.chaos.run_state import StateFile
from tools.chaos.stored_log import StoredEntry, StoredLog

DEADLINE_S = 30.0
ADA, BEN = Decision(0, 0, 0), Decision(0, 1, 0)


@pytest.fixture
def notes() -> TableNotes:
    """Of two people who have each made a move."""
    ada = GuestNotes("Ada", "en", [], sent={ADA: ["flower"]}, acknowledged={ADA: "flower"})
    ben = GuestNotes("Ben", "de", [], sent={BEN: ["skull"]}, acknowledged={BEN: "skull"})
    return TableNotes("t1", "skull", "", [ada, ben])


@pytest.fixture
def log() -> StoredLog:
    driver = TableDriver(first=0).seat_guests("Ada", "Ben", "bot").start_game()
    driver.play_moves("Ada flower", "Ben skull")
    rows = [
        StoredEntry(10 + number, number, 9 + number if number else 0, msgspec.json.encode([fact]))
        for number, fact in enumerate(driver.log)
    ]
    return StoredLog(len(rows), rows[-1].row, rows, 0)


def kinds_of_failures(notes: TableNotes, log: StoredLog) -> set[str]:
    return {failure.kind for failure in judge_table(notes, log).failures}


def test_a_sound_table_is_found_sound(notes: TableNotes, log: StoredLog) -> None:
    figures = judge_table(notes, log)
    assert figures.failures == []
    assert figures.counts["acknowledged moves"] == figures.counts["moves in the log"] == 2


def test_what_is_not_in_the_log(notes: TableNotes, log: StoredLog) -> None:
    shorter = log._replace(entries=log.entries - 1, last=log.rows[-2].row, rows=list(log.rows[:-1]))
    assert kinds_of_failures(notes, shorter) == {LOST_MOVE}


def test_what_is_otherwise_in_the_log(notes: TableNotes, log: StoredLog) -> None:
    notes.guests[1].sent[BEN].append("flower")
    notes.guests[1].acknowledged[BEN] = "flower"
    assert kinds_of_failures(notes, log) == {CHANGED_MOVE}


def test_what_nobody_sent(notes: TableNotes, log: StoredLog) -> None:
    notes.guests[1].sent.clear()
    notes.guests[1].acknowledged.clear()
    assert kinds_of_failures(notes, log) == {UNKNOWN_MOVE}


def test_what_is_in_the_log_twice(notes: TableNotes, log: StoredLog) -> None:
    last = log.rows[-1]
    doubled = [*log.rows[:-1], last._replace(facts=b"[" + last.facts[1:-1] + b"," + last.facts[1:])]
    assert kinds_of_failures(notes, log._replace(rows=doubled)) == {DOUBLED_MOVE, BROKEN_LOG}


def test_a_log_with_a_gap(notes: TableNotes, log: StoredLog) -> None:
    gap = [row for row in log.rows if row.number != 1]
    assert BROKEN_LOG in kinds_of_failures(notes, log._replace(rows=gap))
    assert BROKEN_LOG in kinds_of_failures(notes, log._replace(entries=log.entries + 1))
    assert BROKEN_LOG in kinds_of_failures(notes, log._replace(last=1))


# The networks.


@asynccontextmanager
async def echo_server() -> AsyncIterator[int]:
    async def echo(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        while data := await reader.read(1000):
            writer.write(data)

    async with listening_proxy(echo) as port:
        yield port


@asynccontextmanager
async def connected(
    handle: HandleConnection,
) -> AsyncIterator[tuple[asyncio.StreamReader, asyncio.StreamWriter]]:
    async with listening_proxy(handle) as port:
        reader, writer = await asyncio.open_connection("127.0.0.1", port)
        try:
            yield reader, writer
        finally:
            writer.close()


def test_a_network_that_stalls_and_breaks() -> None:
    async def evening() -> None:
        async with echo_server() as port:
            line = DatabaseLine(port)
            async with connected(line.carry_node) as (reader, writer):
                writer.write(b"one")
                assert await reader.readexactly(3) == b"one"
                line.stall()
                writer.write(b"two")
                answer = asyncio.create_task(reader.readexactly(3))
                await asyncio.sleep(0.05)
                assert not answer.done()
                line.heal()
                assert await answer == b"two"
                line.break_off()
                with pytest.raises((ConnectionError, asyncio.IncompleteReadError)):
                    await reader.readexactly(1)

    asyncio.run(asyncio.wait_for(evening(), DEADLINE_S))


async def ask_through(balancer: LoadBalancer) -> bytes:
    async with connected(balancer.carry_client) as (reader, writer):
        writer.write(b"GET / HTTP/1.1\r\n\r\n")
        try:
            return await reader.read(100)
        except ConnectionError:
            return b""


def test_a_balancer_leaves_out_who_is_dead() -> None:
    def node(name: bytes) -> HandleConnection:
        async def answer(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
            await reader.readline()
            writer.write(b"HTTP/1.1 200 " + name)

        return answer

    async def evening() -> None:
        async with listening_proxy(node(b"one")) as one:
            async with listening_proxy(node(b"two")) as two:
                balancer = LoadBalancer([one, two])
                watching = asyncio.create_task(balancer.watch_forever())
                seen = set[bytes]()
                while len(seen - {b""}) < 2:
                    seen.add(await ask_through(balancer))
            while await ask_through(balancer) != b"HTTP/1.1 200 one":
                pass
            for _ in range(4):
                assert await ask_through(balancer) == b"HTTP/1.1 200 one"
            watching.cancel()

    asyncio.run(asyncio.wait_for(evening(), DEADLINE_S))


# Figures.


def test_figures_of_one_run_are_added_to_those_of_another(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = StateFile(tmp_path, "kills")
    for kills in (2, 3):
        state = file.load(seed=7)
        figures = Figures()
        figures.add("kills", kills)
        figures.note_time("recovery", kills / 2)
        state.take_in("sqlite", figures, began=0.0)
        file.save(state)
    assert main(["--folder", str(tmp_path), "--json", "report"]) == 0
    told = json.loads(capsys.readouterr().out)[0]
    assert (told["rounds"], told["seed"]) == (2, 7)
    assert told["figures"]["sqlite"]["counts"] == {"kills": 5}
    assert told["figures"]["sqlite"]["slowest"] == {"recovery": 1.5}
    state = file.load(seed=7)
    state.figures["sqlite"].fail("a move is lost", "t1", "why")
    file.save(state)
    assert main(["--folder", str(tmp_path), "report"]) == 1
    assert "a move is lost, t1: why" in capsys.readouterr().out


def test_memory_that_grows_and_memory_that_does_not(tmp_path: Path) -> None:
    warm_up = [(float(second), 100.0 + second) for second in range(100)]
    flat = [*warm_up, *((float(second), 200.0 + second % 2) for second in range(100, 400))]
    assert abs(slope_per_hour(flat)) < 1
    growing = [(float(second), 100 + second / 60) for second in range(600)]
    assert abs(slope_per_hour(growing) - 60) < 0.1
    draw_memory(flat, "memory of a node", tmp_path / "memory.svg")
    assert "<polyline" in (tmp_path / "memory.svg").read_text()
