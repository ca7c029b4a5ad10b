"""Tables that everybody may find."""

import asyncio
from typing import Any

from tests.server.live_server import GuestClient, running_server


class SteppingClock:
    """Moves on a little whenever somebody looks, so that nothing is remembered."""

    now = 1_700_000_000.0

    def __call__(self) -> float:
        self.now += 2.0
        return self.now


async def fetch_lobby(client: GuestClient) -> list[dict[str, Any]]:
    answer = await client.http.get("/api/tables")
    assert answer.status_code == 200
    found: list[dict[str, Any]] = answer.json()
    return found


async def open_listed_table(
    address: str, name: str, game: str = "skull", **settings: Any
) -> GuestClient:
    client = GuestClient(address, name)
    table = await client.open_table(game)
    await client.connect_to_table(table)
    await client.receive_frame()
    await client.send_request("choosesettings", settings={"listed": True, **settings})
    return client


def test_only_listed_tables_are_found(database: str) -> None:
    async def evening() -> None:
        async with running_server(database, clock=SteppingClock()) as address:
            ada = await open_listed_table(address, "Ada")
            ben = await open_listed_table(address, "Ben", listed=False)
            found = await fetch_lobby(ben)
            assert [line["host"] for line in found] == ["Ada"]
            [line] = found
            assert line["table"] == ada.table["table"]
            assert (line["players"], line["free"], line["watching"]) == ([], 6, 1)
            await ada.send_request("sit", chair=0)
            await ada.send_request("seatbot", chair=2)
            [line] = await fetch_lobby(ben)
            assert (line["players"], line["free"], line["watching"]) == (["Ada", "Flint"], 4, 0)
            await ada.send_request("choosesettings", settings={"listed": False})
            assert await fetch_lobby(ben) == []
            for client in (ada, ben):
                await client.disconnect()

    asyncio.run(evening())


def test_a_table_that_everybody_has_left_is_not_shown_unless_it_is_slow(database: str) -> None:
    async def evening() -> None:
        async with running_server(database, clock=SteppingClock()) as address:
            ada = await open_listed_table(address, "Ada")
            slow = {"kind": "decision", "seconds": 86_400, "increment": 0}
            ben = await open_listed_table(address, "Ben", clock=slow)
            eve = GuestClient(address, "Eve")
            assert {line["host"] for line in await fetch_lobby(eve)} == {"Ada", "Ben"}
            for client in (ada, ben):
                await client.socket.close()
            while {line["host"] for line in await fetch_lobby(eve)} != {"Ben"}:
                await asyncio.sleep(0.01)
            for client in (ada, ben, eve):
                await client.http.aclose()

    asyncio.run(evening())


def test_a_game_that_is_over_is_gone_from_it(database: str) -> None:
    async def evening() -> None:
        async with running_server(database, clock=SteppingClock()) as address:
            ada = await open_listed_table(address, "Ada", "saber_skull")
            await ada.send_request("sit", chair=0)
            await ada.send_request("seatbot", chair=1)
            await ada.send_request("start")
            [line] = await fetch_lobby(ada)
            assert line["status"] == "playing"
            await ada.send_request("resign")
            assert ada.table["status"] == "over"
            while await fetch_lobby(ada):
                await asyncio.sleep(0.01)
            await ada.disconnect()

    asyncio.run(evening())
