"""Enough is enough: each limit holds, says so in a typed way, and can be lifted."""

import asyncio
from contextlib import suppress

import pytest
from tests.server.archive_fixtures import append_entry
from tests.server.live_server import FRAME_TIMEOUT_S, GuestClient, running_server
from websockets.exceptions import ConnectionClosed

from skulduggery.server.hosting.limits import (
    ConnectionLimiter,
    LimitExceeded,
    address_group,
    chat_bucket,
    request_bucket,
)
from skulduggery.server.hosting.settings import DAY_S, Limits, ServerSettings
from skulduggery.server.hosting.token_bucket import TokenBucket
from skulduggery.server.lobby import check_table_limit
from skulduggery.server.log_store import LogStore
from skulduggery.server.storage.journal import LogHead
from skulduggery.table import requests
from skulduggery.table.commands import created_fact


def test_a_bucket_gives_what_it_has_and_gains_with_time() -> None:
    bucket = TokenBucket(per_second=2, most=3)
    assert [bucket.take_token(100.0) for _ in range(4)] == [True, True, True, False]
    assert not bucket.take_token(100.4)
    assert bucket.take_token(100.5)
    assert [bucket.take_token(1000.0) for _ in range(4)] == [True, True, True, False]


def test_a_clock_that_is_put_back_gives_nothing_away() -> None:
    bucket = TokenBucket(per_second=1, most=1)
    assert bucket.take_token(100.0)
    assert not bucket.take_token(50.0)
    assert bucket.take_token(51.0)


def test_buckets_for_sockets() -> None:
    asks, talk, free = (
        request_bucket(Limits()),
        chat_bucket(Limits()),
        request_bucket(Limits(socket_requests_per_second=0)),
    )
    assert sum(asks.take_token(0.0) for _ in range(100)) == 30
    assert sum(talk.take_token(0.0) for _ in range(100)) == 5
    assert all(free.take_token(0.0) for _ in range(1000))


def test_a_crowd_is_counted_by_guest_by_address_and_in_all() -> None:
    crowd = ConnectionLimiter(Limits(sockets=4, sockets_per_address=3, sockets_per_guest=2))
    with crowd.admit_socket("a", "ada"), crowd.admit_socket("a", "ada"):
        with pytest.raises(LimitExceeded), crowd.admit_socket("b", "ada"):
            pass
        with crowd.admit_socket("a", "ben"):
            with pytest.raises(LimitExceeded), crowd.admit_socket("a", "cleo"):
                pass
            with (
                crowd.admit_socket("b", "cleo"),
                pytest.raises(LimitExceeded),
                crowd.admit_socket("c", "dora"),
            ):
                pass
    assert (crowd.total, crowd.by_address, crowd.by_guest) == (0, {}, {})


def test_zero_lifts_a_limit() -> None:
    crowd = ConnectionLimiter(Limits(sockets=0, sockets_per_address=0, sockets_per_guest=0))
    with crowd.admit_socket("a", "ada"), crowd.admit_socket("a", "ada"):
        assert crowd.total == 2


@pytest.mark.parametrize(
    ("address", "who"),
    [
        ("192.0.2.7", "192.0.2.7"),
        ("::ffff:192.0.2.7", "192.0.2.7"),
        ("2001:db8:1:2:3:4:5:6", "2001:db8:1:2::/64"),
        ("2001:db8:1:2::1", "2001:db8:1:2::/64"),
        ("fe80::1%eth0", "fe80::/64"),
        ("", ""),
        ("testclient", "testclient"),
    ],
)
def test_who_is_meant_by_an_address(address: str, who: str) -> None:
    assert address_group(address) == who


def test_tables_of_one_guest_are_counted_while_they_are_alive(database: str) -> None:
    async def work() -> None:
        store = await LogStore.open(database)
        choice = requests.ChooseOptions("skull")
        for number in range(3):
            fact = created_fact(f"t{number}", "ada", choice, "Ada", 1000.0 + number, b"secret")
            await append_entry(store, f"t{number}", LogHead(), [fact])
        limits = Limits(tables_per_guest=3)
        with pytest.raises(LimitExceeded) as refused:
            await check_table_limit(store.engine, "ada", limits, 1010.0)
        assert refused.value.sentence == "too-many-tables"
        await check_table_limit(store.engine, "ben", limits, 1010.0)
        await check_table_limit(store.engine, "ada", Limits(tables_per_guest=4), 1010.0)
        await check_table_limit(store.engine, "ada", Limits(tables_per_guest=0), 1010.0)
        await check_table_limit(store.engine, "ada", limits, 1000.5 + DAY_S)
        await store.close()

    asyncio.run(work())


def test_too_many_requests_are_told_in_words_with_a_time(database: str) -> None:
    async def evening() -> None:
        settings = ServerSettings(limits=Limits(requests_per_minute=3))
        async with running_server(database, settings) as address:
            ada = GuestClient(address, "Ada")
            for _ in range(3):
                assert (await ada.http.post("/api/guest")).status_code == 201
            answer = await ada.http.post("/api/guest", headers={"accept-language": "it"})
            assert answer.status_code == 429
            assert answer.json()["mistake"] == "too-many-requests"
            assert answer.json()["text"].startswith("Troppe richieste")
            assert 1 <= int(answer.headers["retry-after"]) <= 60
            assert (await ada.http.get("/health")).status_code == 200
            await ada.http.aclose()

    asyncio.run(evening())


def test_tables_are_limited_by_guest_and_by_address(database: str) -> None:
    async def evening() -> None:
        settings = ServerSettings(limits=Limits(tables_per_guest=1, new_tables_per_minute=3))
        body = {"name": "Ada", "game": "skull"}
        async with running_server(database, settings) as address:
            ada, ben = GuestClient(address, "Ada"), GuestClient(address, "Ben")
            await ada.open_table("skull")
            answer = await ada.http.post("/api/tables", json=body)
            assert (answer.status_code, answer.json()["mistake"]) == (429, "too-many-tables")
            assert answer.json()["details"]["most"] == "1"
            await ben.open_table("skull")
            cleo = GuestClient(address, "Cleo")
            stranger = await cleo.http.post("/api/tables", json=body)
            assert (stranger.status_code, stranger.json()["mistake"]) == (429, "too-many-requests")
            assert (await ben.http.post("/api/guest")).status_code == 201
            for client in (ada, ben, cleo):
                await client.http.aclose()

    asyncio.run(evening())


def test_too_many_sockets_are_closed_with_a_reason(database: str) -> None:
    async def evening() -> None:
        settings = ServerSettings(limits=Limits(sockets_per_guest=1))
        async with running_server(database, settings) as address:
            ada = GuestClient(address, "Ada")
            table = await ada.open_table("skull")
            await ada.connect_to_table(table)
            await ada.receive_frame()
            first = ada.socket
            await ada.connect_to_table(table)
            with pytest.raises(ConnectionClosed) as closed:
                await ada.receive_frame()
            assert closed.value.rcvd is not None
            assert (closed.value.rcvd.code, closed.value.rcvd.reason) == (4429, "too-many-sockets")
            await first.close()
            async with asyncio.timeout(FRAME_TIMEOUT_S):
                while len(ada.frames) < 2:  # until the server has noticed, too
                    await ada.connect_to_table(table)
                    with suppress(ConnectionClosed):
                        await ada.receive_frame()
            assert ada.frames[-1]["kind"] == "fresh"
            await ada.disconnect()

    asyncio.run(evening())


def test_a_request_that_is_too_large_is_refused(database: str) -> None:
    async def evening() -> None:
        settings = ServerSettings(limits=Limits(max_request_bytes=1000))
        async with running_server(database, settings) as address:
            ada = GuestClient(address, "Ada")
            answer = await ada.http.post("/api/tables", json={"name": "x" * 2000, "game": "skull"})
            assert (answer.status_code, answer.json()["mistake"]) == (413, "too-large")
            await ada.http.aclose()

    asyncio.run(evening())
