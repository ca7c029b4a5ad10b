"""Tables that everybody may find."""

import asyncio
from pathlib import Path
from typing import Any

from tests.server.lounge import Client, served


class Time:
    """Moves on a little whenever somebody looks, so that nothing is remembered."""

    now = 1_700_000_000.0

    def __call__(self) -> float:
        self.now += 2.0
        return self.now


async def listed(client: Client) -> list[dict[str, Any]]:
    answer = await client.http.get("/api/tables")
    assert answer.status_code == 200
    found: list[dict[str, Any]] = answer.json()
    return found


async def host_of(address: str, name: str, game: str = "skull", **settings: Any) -> Client:
    client = Client(address, name)
    table = await client.open_table(game)
    await client.come(table)
    await client.hear()
    await client.ask("choosesettings", settings={"listed": True, **settings})
    return client


def test_only_listed_tables_are_found(tmp_path: Path) -> None:
    async def evening() -> None:
        async with served(tmp_path / "a.db", clock=Time()) as address:
            ada = await host_of(address, "Ada")
            ben = await host_of(address, "Ben", listed=False)
            found = await listed(ben)
            assert [line["host"] for line in found] == ["Ada"]
            [line] = found
            assert line["table"] == ada.table["table"]
            assert (line["players"], line["free"], line["watching"]) == ([], 6, 1)
            await ada.ask("sit", chair=0)
            await ada.ask("seatbot", chair=2)
            [line] = await listed(ben)
            assert (line["players"], line["free"], line["watching"]) == (["Ada", "Flint"], 4, 0)
            await ada.ask("choosesettings", settings={"listed": False})
            assert await listed(ben) == []
            for client in (ada, ben):
                await client.go()

    asyncio.run(evening())


def test_a_table_that_everybody_has_left_is_not_shown_unless_it_is_slow(tmp_path: Path) -> None:
    async def evening() -> None:
        async with served(tmp_path / "a.db", clock=Time()) as address:
            ada = await host_of(address, "Ada")
            slow = {"kind": "decision", "seconds": 86_400, "increment": 0}
            ben = await host_of(address, "Ben", clock=slow)
            eve = Client(address, "Eve")
            assert {line["host"] for line in await listed(eve)} == {"Ada", "Ben"}
            for client in (ada, ben):
                await client.socket.close()
            while {line["host"] for line in await listed(eve)} != {"Ben"}:
                await asyncio.sleep(0.01)
            for client in (ada, ben, eve):
                await client.http.aclose()

    asyncio.run(evening())


def test_a_game_that_is_over_is_gone_from_it(tmp_path: Path) -> None:
    async def evening() -> None:
        async with served(tmp_path / "a.db", clock=Time()) as address:
            ada = await host_of(address, "Ada", "saber_skull")
            await ada.ask("sit", chair=0)
            await ada.ask("seatbot", chair=1)
            await ada.ask("start")
            [line] = await listed(ada)
            assert line["status"] == "playing"
            await ada.ask("resign")
            assert ada.table["status"] == "over"
            while await listed(ada):
                await asyncio.sleep(0.01)
            await ada.go()

    asyncio.run(evening())
