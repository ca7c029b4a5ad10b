"""Two moves at once: one of them counts, and the other gets a clear answer."""

import asyncio
from collections.abc import Awaitable
from typing import Any

import pytest
from tests.server.live_server import GuestClient, running_server
from tests.server.test_crash_recovery import logged_decisions
from tests.server.test_tables import first_choice, open_tables

from skulduggery.server.tables import Tables
from skulduggery.table import requests
from skulduggery.table.requests import Refused

MOVE_REPETITIONS = 12  # often enough that each of the two is first now and then
DISC_TEXTS = ("flower", "skull")


def test_two_sockets_of_one_guest(database: str) -> None:
    """Both are told what was decided, and only one of them is told that it did it."""

    async def evening() -> None:
        file = database
        async with running_server(file) as address:
            here = await start_skull_game(address)
            there, answers = await decide_twice(here, address)
            decided = accepted_decision(answers)
            for client in (here, there):
                while client.table["decided"][0] == 0:
                    await client.receive_frame()
                own = client.table["own"]["hidden"]["tribes"]["0"]
                assert own["stack"] == [decided]
            table = here.table["table"]
            for client in (here, there):
                await client.disconnect()
        log = await logged_decisions(file, [table])
        assert [text for (_, seat, _), text in log.items() if seat == 0] == [decided]

    asyncio.run(evening())


async def start_skull_game(address: str) -> GuestClient:
    """Ada and two bots; all owe a first disc."""
    ada = GuestClient(address, "Ada")
    await ada.connect_to_table(await ada.open_table("skull", first=0))
    await ada.receive_frame()
    await ada.send_request("sit", chair=0)
    for chair in (1, 2):
        await ada.send_request("seatbot", chair=chair)
    assert (await ada.send_request("start"))["kind"] == "done"
    return ada


async def decide_twice(here: GuestClient, address: str) -> tuple[GuestClient, list[dict[str, Any]]]:
    """The same guest over another socket; what the two are told who decide otherwise at once."""
    there = GuestClient(address, "Ada")
    there.http.cookies.update(here.http.cookies)
    await there.connect_to_table(here.table["table"])
    await there.receive_frame()
    asking = [
        client.send_request("move", seat=0, nth=0, text=text)
        for client, text in zip((here, there), DISC_TEXTS, strict=True)
    ]
    return there, await asyncio.gather(*asking)


def accepted_decision(answers: list[dict[str, Any]]) -> str:
    """What was decided: one answer says that it is done, the other what it was instead."""
    refusals = [answer for answer in answers if answer["kind"] == "wrong"]
    assert len(refusals) == 1
    assert refusals[0]["mistake"] == "refused-decided"
    done = next(text for text, a in zip(DISC_TEXTS, answers, strict=True) if a["kind"] == "done")
    assert refusals[0]["details"] == {"text": done}
    return done


def test_two_servers_on_one_file(database: str) -> None:
    """Over real sockets, the same guest at both: the log is the only arbiter."""

    async def evening() -> None:
        file = database
        async with running_server(file) as one, running_server(file) as two:
            here = await start_skull_game(one)
            there, answers = await decide_twice(here, two)
            accepted_decision(answers)
            for client in (here, there):
                await client.send_request("say", text="that was close")
            for client in (here, there):
                numbers = [told["number"] for f in client.frames for told in f.get("told", [])]
                assert numbers == list(range(numbers[0], numbers[0] + len(numbers)))
                await client.disconnect()

    asyncio.run(evening())


def test_two_halls_on_one_file(database: str) -> None:
    """Often, and with as many who want the same at each."""

    async def evening() -> None:
        servers = [await open_tables(database, first_choice) for _ in range(2)]
        for number in range(MOVE_REPETITIONS):
            table = await start_three_player_game(servers[number % 2])
            for tables in servers:
                await tables.registry.live_table(table)
            asking = [
                servers[k % 2].writer.handle_request(
                    table, "ada", requests.Move(0, 0, 0, DISC_TEXTS[k // 2 % 2])
                )
                for k in range(8)
            ]
            answers = await asyncio.gather(*asking, return_exceptions=True)
            decisions = set()
            for tables in servers:
                await tables.writer.handle_request(table, "ada", requests.Say("that was close"))
            for tables in servers[::-1]:
                await tables.writer.handle_request(table, "ben", requests.Say("aye"))
                decisions.add(tuple((await tables.registry.live_table(table)).table.decisions[0]))
            ((decided,),) = decisions
            for k, answer in enumerate(answers):
                if DISC_TEXTS[k // 2 % 2] == decided:  # sent by another as well: as good as once
                    assert answer is None
                else:
                    assert isinstance(answer, Refused)
                    assert answer.sentence == "refused-decided"
                    assert answer.details == {"text": decided}
        for tables in servers:
            await tables.close()

    asyncio.run(evening())


async def start_three_player_game(tables: Tables) -> str:
    table = await tables.writer.create_table(
        "ada", "Ada", requests.ChooseOptions("skull", {"first": 0})
    )
    for chair, guest in enumerate(("ada", "ben", "cleo")):
        await tables.writer.handle_request(table, guest, requests.Join(guest))
        await tables.writer.handle_request(table, guest, requests.Sit(chair))
    await tables.writer.handle_request(table, "ada", requests.Start())
    return table


@pytest.mark.parametrize("chair", [0, 5])
def test_two_who_want_one_chair(chair: int, database: str) -> None:
    """Over real sockets: one sits, the other is told who does."""

    async def evening() -> None:
        async with running_server(database) as address:
            clients = [GuestClient(address, name) for name in ("Ada", "Ben")]
            table = await clients[0].open_table("skull")
            for client in clients:
                await client.connect_to_table(table)
                await client.send_request("join", name=client.name)
            sitting: list[Awaitable[dict[str, object]]] = [
                c.send_request("sit", chair=chair) for c in clients
            ]
            answers = await asyncio.gather(*sitting)
            [refusal] = [answer for answer in answers if answer["kind"] == "wrong"]
            sitter = clients[1 - answers.index(refusal)]
            assert (refusal["mistake"], refusal["details"]) == (
                "refused-chair-taken",
                {"name": sitter.name},
            )
            for client in clients:
                assert client.table["chairs"][chair]["name"] == sitter.name
                await client.disconnect()

    asyncio.run(evening())
