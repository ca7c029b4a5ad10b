"""Two moves at once: one of them counts, and the other gets a clear answer."""

import asyncio
from collections.abc import Awaitable
from pathlib import Path
from typing import Any

import pytest
from tests.server.lounge import Client, served
from tests.server.test_hall import first_choice, opened
from tests.server.test_kill import in_the_log

from skulduggery.server.hall import Hall
from skulduggery.table import requests
from skulduggery.table.commands import Refused

TIMES = 12  # often enough that each of the two is first now and then
DISCS = ("flower", "skull")


def test_two_sockets_of_one_guest(tmp_path: Path) -> None:
    """Both are told what was decided, and only one of them is told that it did it."""

    async def evening() -> None:
        file = tmp_path / "skulduggery.db"
        async with served(file) as address:
            here = await about_to_play(address)
            there, answers = await both_decide(here, address)
            decided = one_winner(answers)
            for client in (here, there):
                while client.table["decided"][0] == 0:
                    await client.hear()
                own = client.table["own"]["hidden"]["tribes"]["0"]
                assert own["stack"] == [decided]
            table = here.table["table"]
            for client in (here, there):
                await client.go()
        log = await in_the_log(file, [table])
        assert [text for (_, seat, _), text in log.items() if seat == 0] == [decided]

    asyncio.run(evening())


async def about_to_play(address: str) -> Client:
    """Ada and two bots; all owe a first disc."""
    ada = Client(address, "Ada")
    await ada.come(await ada.open_table("skull", first=0))
    await ada.hear()
    await ada.ask("sit", chair=0)
    for chair in (1, 2):
        await ada.ask("seatbot", chair=chair)
    assert (await ada.ask("start"))["kind"] == "done"
    return ada


async def both_decide(here: Client, address: str) -> tuple[Client, list[dict[str, Any]]]:
    """The same guest over another socket; what the two are told who decide otherwise at once."""
    there = Client(address, "Ada")
    there.http.cookies.update(here.http.cookies)
    await there.come(here.table["table"])
    await there.hear()
    asking = [
        client.ask("move", seat=0, nth=0, text=text)
        for client, text in zip((here, there), DISCS, strict=True)
    ]
    return there, await asyncio.gather(*asking)


def one_winner(answers: list[dict[str, Any]]) -> str:
    """What was decided: one answer says that it is done, the other what it was instead."""
    refusals = [answer for answer in answers if answer["kind"] == "wrong"]
    assert len(refusals) == 1
    assert refusals[0]["mistake"] == "refused-decided"
    done = next(text for text, a in zip(DISCS, answers, strict=True) if a["kind"] == "done")
    assert refusals[0]["details"] == {"text": done}
    return done


def test_two_servers_on_one_file(tmp_path: Path) -> None:
    """Over real sockets, the same guest at both: the log is the only arbiter."""

    async def evening() -> None:
        file = tmp_path / "skulduggery.db"
        async with served(file) as one, served(file) as two:
            here = await about_to_play(one)
            there, answers = await both_decide(here, two)
            one_winner(answers)
            for client in (here, there):
                await client.ask("say", text="that was close")
            for client in (here, there):
                numbers = [told["number"] for f in client.frames for told in f.get("told", [])]
                assert numbers == list(range(numbers[0], numbers[0] + len(numbers)))
                await client.go()

    asyncio.run(evening())


def test_two_halls_on_one_file(tmp_path: Path) -> None:
    """Often, and with as many who want the same at each."""

    async def evening() -> None:
        halls = [await opened(tmp_path / "a.db", first_choice) for _ in range(2)]
        for number in range(TIMES):
            table = await three_seated(halls[number % 2])
            for hall in halls:
                await hall.live(table)
            asking = [
                halls[k % 2].ask(table, "ada", requests.Move(0, 0, 0, DISCS[k // 2 % 2]))
                for k in range(8)
            ]
            answers = await asyncio.gather(*asking, return_exceptions=True)
            decisions = set()
            for hall in halls:
                await hall.ask(table, "ada", requests.Say("that was close"))
            for hall in halls[::-1]:
                await hall.ask(table, "ben", requests.Say("aye"))
                decisions.add(tuple((await hall.live(table)).table.decisions[0]))
            ((decided,),) = decisions
            for k, answer in enumerate(answers):
                if DISCS[k // 2 % 2] == decided:  # sent by another as well: as good as once
                    assert answer is None
                else:
                    assert isinstance(answer, Refused)
                    assert answer.sentence == "refused-decided"
                    assert answer.details == {"text": decided}
        for hall in halls:
            await hall.close()

    asyncio.run(evening())


async def three_seated(hall: Hall) -> str:
    table = await hall.create("ada", "Ada", requests.ChooseOptions("skull", {"first": 0}))
    for chair, guest in enumerate(("ada", "ben", "cleo")):
        await hall.ask(table, guest, requests.Join(guest))
        await hall.ask(table, guest, requests.Sit(chair))
    await hall.ask(table, "ada", requests.Start())
    return table


@pytest.mark.parametrize("chair", [0, 5])
def test_two_who_want_one_chair(chair: int, tmp_path: Path) -> None:
    """Over real sockets: one sits, the other is told who does."""

    async def evening() -> None:
        async with served(tmp_path / "skulduggery.db") as address:
            clients = [Client(address, name) for name in ("Ada", "Ben")]
            table = await clients[0].open_table("skull")
            for client in clients:
                await client.come(table)
                await client.ask("join", name=client.name)
            sitting: list[Awaitable[dict[str, object]]] = [
                c.ask("sit", chair=chair) for c in clients
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
                await client.go()

    asyncio.run(evening())
