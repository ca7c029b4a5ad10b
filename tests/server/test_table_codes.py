"""A short code leads to a table while seats are open there: not longer, and not to who guesses."""

import asyncio
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from tests.server.live_server import GuestClient, running_server

from skulduggery.server.hosting.limits import AddressLimiter, LimitExceeded
from skulduggery.server.hosting.settings import HOUR_S, Limits, ServerSettings
from skulduggery.server.log_store import LogStore
from skulduggery.server.table_codes import (
    CODE_LENGTH,
    CODE_LETTERS,
    CODE_VALID_S,
    NoCode,
    TableCodes,
    random_code,
)
from skulduggery.server.tables import Tables
from skulduggery.table import requests

FREE_SETTINGS = ServerSettings(
    limits=Limits(
        requests_per_minute=0,
        new_tables_per_minute=0,
        socket_requests_per_second=0,
        wrong_codes_per_hour=3,
    )
)


class Clock:
    def __init__(self) -> None:
        self.now = 1_700_000_000.0

    def __call__(self) -> float:
        return self.now


async def never_asked(question: object, owner: str) -> str:
    raise AssertionError("no bot has to decide anything here")


async def open_tables(
    database: Path | str, clock: Clock, codes: Iterator[str] | None = None
) -> Any:
    store = await LogStore.open(str(database))
    tables = Tables(store, never_asked, clock)
    new_code: Callable[[], str] = random_code if codes is None else codes.__next__
    return tables, TableCodes(store.engine, tables.registry, clock, new_code)


async def open_skull(tables: Tables) -> str:
    return await tables.writer.create_table("ada", "Ada", requests.ChooseOptions("skull"))


async def given_code(codes: TableCodes, table: str) -> str:
    code = await codes.code_of(table)
    assert code is not None
    return code


def run(work: Any) -> None:
    asyncio.run(work())


def test_codes_are_of_letters_that_nobody_mixes_up() -> None:
    assert not set("AEIOULQ01") & set(CODE_LETTERS) - {"Q"}
    assert len(CODE_LETTERS) ** CODE_LENGTH > 3_000_000
    for _ in range(100):
        assert len(random_code()) == CODE_LENGTH and set(random_code()) <= set(CODE_LETTERS)


def test_a_code_is_the_same_for_everybody_who_asks_at_once(database: str) -> None:
    async def work() -> None:
        tables, codes = await open_tables(database, Clock())
        table = await open_skull(tables)
        made = await asyncio.gather(*(codes.code_of(table) for _ in range(10)))
        assert len(set(made)) == 1
        typed = f" {made[0][:2].lower()} {made[0][2:]} "
        assert await codes.find_table(typed) == table
        await tables.close()

    run(work)


def test_a_code_that_is_taken_is_not_given_twice(database: str) -> None:
    async def work() -> None:
        drawn = iter(["BCDFG", "BCDFG", "BCDFG", "ZZZZZ"])
        tables, codes = await open_tables(database, Clock(), drawn)
        one, other = await open_skull(tables), await open_skull(tables)
        found = await asyncio.gather(codes.code_of(one), codes.code_of(other))
        assert sorted(found) == ["BCDFG", "ZZZZZ"]
        assert {await codes.find_table(code) for code in found} == {one, other}
        await tables.close()

    run(work)


def test_it_survives_a_restart(database: str) -> None:
    async def work() -> None:
        tables, codes = await open_tables(database, Clock())
        table = await open_skull(tables)
        code = await given_code(codes, table)
        await tables.close()
        tables, codes = await open_tables(database, Clock())
        assert await codes.find_table(code) == table
        assert await codes.code_of(table) == code
        await tables.close()

    run(work)


def test_it_is_released_when_the_game_starts(database: str) -> None:
    async def work() -> None:
        tables, codes = await open_tables(database, Clock(), iter(["BCDFG", "BCDFG"]))
        table = await open_skull(tables)
        code = await given_code(codes, table)
        ask = tables.writer.handle_request
        await ask(table, "ada", requests.Sit(0))
        for chair in (1, 2, 3):
            await ask(table, f"guest{chair}", requests.Join(f"Guest {chair}"))
            await ask(table, f"guest{chair}", requests.Sit(chair))
        await ask(table, "ada", requests.Start())
        with pytest.raises(NoCode):
            await codes.find_table(code)
        assert await codes.code_of(table) is None
        other = await open_skull(tables)  # it may be another table's at once
        assert await codes.code_of(other) == code
        assert await codes.find_table(code) == other
        await tables.close()

    run(work)


def test_a_game_that_starts_at_the_same_moment_has_no_code_afterwards(database: str) -> None:
    async def work() -> None:
        tables, codes = await open_tables(database, Clock())
        table = await open_skull(tables)
        ask = tables.writer.handle_request
        await ask(table, "ada", requests.Sit(0))
        for chair in (1, 2):
            await ask(table, f"guest{chair}", requests.Join(f"Guest {chair}"))
            await ask(table, f"guest{chair}", requests.Sit(chair))
        results = await asyncio.gather(
            codes.code_of(table),
            ask(table, "ada", requests.Start()),
            codes.code_of(table),
            return_exceptions=True,
        )
        codes_given = {one for one in results if isinstance(one, str)}
        assert len(codes_given) <= 1
        for code in codes_given:
            with pytest.raises(NoCode):
                await codes.find_table(code)
        await tables.close()

    run(work)


def test_it_is_not_valid_while_all_seats_are_taken(database: str) -> None:
    async def work() -> None:
        tables, codes = await open_tables(database, Clock())
        table = await open_skull(tables)
        code = await given_code(codes, table)
        ask = tables.writer.handle_request
        for chair in range(6):
            await ask(table, "ada", requests.SeatBot(chair))
        with pytest.raises(NoCode):
            await codes.find_table(code)
        await ask(table, "ada", requests.SetChair(2, open=True))
        assert await codes.find_table(code) == table
        await tables.close()

    run(work)


def test_the_code_of_a_table_left_standing_expires(database: str) -> None:
    async def work() -> None:
        clock = Clock()
        tables, codes = await open_tables(database, clock)
        code = await given_code(codes, await open_skull(tables))
        clock.now += CODE_VALID_S + 1
        with pytest.raises(NoCode):
            await codes.find_table(code)
        await tables.close()

    run(work)


def test_wrong_guesses_are_limited_for_each_address_and_right_ones_are_not() -> None:
    clock = Clock()
    limiter = AddressLimiter(3, HOUR_S, clock, "too-many-codes")
    for _ in range(10):
        with limiter.count_failures("a"):
            pass
    for _ in range(3):
        with pytest.raises(NoCode), limiter.count_failures("a"):
            raise NoCode("BCDFG")
    with pytest.raises(LimitExceeded) as refused, limiter.count_failures("a"):
        raise AssertionError("the limit let it through")
    assert refused.value.after == HOUR_S // 3
    with limiter.count_failures("b"):
        pass
    clock.now += HOUR_S / 3
    with limiter.count_failures("a"):
        pass
    clock.now += HOUR_S
    with limiter.count_failures("c"):
        pass
    assert "a" not in limiter.buckets


def test_no_limit_is_no_limit() -> None:
    limiter = AddressLimiter(0, HOUR_S, Clock())
    for _ in range(100):
        with pytest.raises(NoCode), limiter.count_failures("a"):
            raise NoCode("BCDFG")


def test_many_guesses_at_once_are_not_more_than_many_in_a_row(database: str) -> None:
    async def evening() -> None:
        async with running_server(database, FREE_SETTINGS) as address:
            ada, eve = GuestClient(address, "Ada"), GuestClient(address, "Eve")
            table = await ada.open_table("skull")
            code = (await ada.http.post(f"/api/tables/{table}/code")).json()["code"]
            right = await eve.http.get(f"/api/codes/{code.lower()}")
            assert (right.status_code, right.json()) == (200, {"table": table})
            answers = await asyncio.gather(
                *(eve.http.get(f"/api/codes/WRON{letter}") for letter in "BCDFGHJKMN")
            )
            mistakes = [answer.json()["mistake"] for answer in answers]
            assert sorted(mistakes) == ["no-code"] * 3 + ["too-many-codes"] * 7
            late = next(answer for answer in answers if answer.status_code == 429)
            assert int(late.headers["retry-after"]) == HOUR_S // 3
            assert (await eve.http.get(f"/api/codes/{code}")).status_code == 429
            nothing = await ada.http.post("/api/tables/nothing/code")
            assert (nothing.status_code, nothing.json()["mistake"]) == (404, "no-table")
            for client in (ada, eve):
                await client.http.aclose()

    asyncio.run(evening())


def test_no_code_leads_to_a_game_that_runs(database: str) -> None:
    async def evening() -> None:
        async with running_server(database, FREE_SETTINGS) as address:
            ada = GuestClient(address, "Ada")
            body = {"name": "Ada", "game": "skull", "bots": 3}
            table = (await ada.http.post("/api/tables", json=body)).json()["table"]
            code = (await ada.http.post(f"/api/tables/{table}/code")).json()["code"]
            assert (await ada.http.get(f"/api/codes/{code}")).status_code == 200
            await ada.http.post(f"/api/tables/{table}/start", json={"salt": "pepper"})
            assert (await ada.http.get(f"/api/codes/{code}")).json()["mistake"] == "no-code"
            refused = await ada.http.post(f"/api/tables/{table}/code")
            assert (refused.status_code, refused.json()) == (200, {"code": None})
            await ada.http.aclose()

    asyncio.run(evening())
