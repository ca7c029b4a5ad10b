"""What one node does with people, all others know soon."""

import asyncio

import asyncpg
import msgspec
import pytest
from tests.server.live_server import UNLIMITED_SETTINGS, GuestClient
from tests.server.several_nodes import client_elsewhere, running_nodes, until
from tests.server.test_api_tokens import TokenClient, error_of, make_program
from tests.server.test_erasure import UNIQUE_NAME, UNIQUE_SENTENCE
from tests.server.test_erasure_steps import ADA, MANY_TABLES, talk_much
from tests.server.test_guests import close_reason

from skulduggery.server.container import open_services
from skulduggery.server.people.anonymize import ERASED_NAME

ADMIN_TOKEN = "the token of this house"
ADMIN_HEADERS = {"authorization": f"Bearer {ADMIN_TOKEN}"}
ADMIN_SETTINGS = msgspec.structs.replace(UNLIMITED_SETTINGS, admin_token=ADMIN_TOKEN)


async def guest_id(client: GuestClient) -> str:
    return str((await client.http.get("/api/guest")).json()["guest"])


async def join_table(client: GuestClient, table: str) -> None:
    await client.connect_to_table(table)
    await client.receive_frame()
    await client.send_request("join", name=client.name)


def test_who_is_banned_at_one_node_is_banned_at_all(shared_database: str) -> None:
    async def evening() -> None:
        async with running_nodes(shared_database, 2, ADMIN_SETTINGS) as (here, there):
            ada, eve = GuestClient(here, "Ada"), GuestClient(there, "Eve")
            table = await ada.open_table("skull")
            await join_table(eve, table)
            ban = f"/api/admin/bans/{await guest_id(eve)}"
            assert (await ada.http.put(ban, headers=ADMIN_HEADERS)).status_code == 204
            assert await close_reason(eve) == (4401, "")
            assert error_of(await eve.http.get("/api/guest")) == (403, "banned")
            newcomer = GuestClient(there, "Eve again")  # from the address she was connected from
            assert error_of(await newcomer.http.post("/api/guest")) == (403, "no-new-guests")

            lift = await ada.http.delete(ban, headers=ADMIN_HEADERS)
            assert lift.status_code == 204

            async def is_let_in() -> bool:
                return (await eve.http.get("/api/guest")).status_code == 200

            await until(is_let_in)
            assert (await newcomer.http.post("/api/guest")).status_code == 201
            for client in (ada, eve, newcomer):
                await client.http.aclose()

    asyncio.run(evening())


def test_who_is_blocked_on_one_device_is_silent_on_the_other(shared_database: str) -> None:
    async def evening() -> None:
        async with running_nodes(shared_database, 2) as (here, there):
            ada, eve = GuestClient(here, "Ada"), GuestClient(there, "Eve")
            table = await ada.open_table("skull")
            await join_table(eve, table)
            tablet = client_elsewhere(ada, there)
            await join_table(tablet, table)
            blocks = f"/api/guest/blocks/{await guest_id(eve)}"
            assert (await ada.http.put(blocks)).status_code == 204

            async def is_silent() -> bool:
                await eve.send_request("say", text="boo")
                before = len(tablet.frames)
                while tablet.table["next"] < eve.table["next"]:
                    await tablet.receive_frame()
                return "boo" not in str(tablet.frames[before:])

            await until(is_silent)
            for client in (ada, eve, tablet):
                await client.disconnect()

    asyncio.run(evening())


def test_a_token_that_is_revoked_is_refused_everywhere(shared_database: str) -> None:
    async def evening() -> None:
        async with running_nodes(shared_database, 2) as (here, there):
            ada = GuestClient(here, "Ada")
            table = await ada.open_table("skull")
            program, token = await make_program(ada)
            robot = TokenClient(there, token)
            await join_table(robot, table)
            assert (await ada.http.delete(f"/api/guest/programs/{program}")).status_code == 204
            assert (await close_reason(robot))[0] == 4401
            assert error_of(await robot.http.get("/api/guest")) == (401, "bad-token")
            for client in (ada, robot):
                await client.http.aclose()

    asyncio.run(evening())


async def find_in_database(address: str, *texts: str) -> set[tuple[str, str]]:
    """Where these texts stand: tables and texts."""
    connection = await asyncpg.connect(address)
    found = set()
    names = await connection.fetch("SELECT tablename FROM pg_tables WHERE schemaname = 'public'")
    for (table,) in names:
        for row in await connection.fetch(f"SELECT * FROM {table}"):
            cells = b"|".join(
                cell if isinstance(cell, bytes) else str(cell).encode() for cell in row
            )
            found |= {(table, text) for text in texts if text.encode() in cells}
    await connection.close()
    return found


def test_who_is_erased_at_one_node_is_nobody_at_all(shared_database: str) -> None:
    """In the middle of a game that another node has in memory, too."""

    async def evening() -> None:
        async with running_nodes(shared_database, 2) as (here, there):
            gone, ben = GuestClient(here, UNIQUE_NAME), GuestClient(there, "Ben")
            table = await gone.open_table("skull", first=0)
            for chair, client in enumerate((gone, ben)):
                await join_table(client, table)
                assert (await client.send_request("sit", chair=chair))["kind"] == "done"
            assert (await gone.send_request("seatbot", chair=2))["kind"] == "done"
            await until(lambda: is_done(gone, "start"))
            await gone.send_request("say", text=UNIQUE_SENTENCE)
            phone = client_elsewhere(gone, there)
            me = await guest_id(gone)

            answer = await gone.http.delete("/api/guest")
            assert answer.status_code == 200, answer.text
            assert answer.json()["tables"] == 1
            assert (await close_reason(ben))[0] == 4000
            await ben.connect_to_table(table)
            await ben.receive_frame()
            assert ben.table["chairs"][0]["name"] == ERASED_NAME
            await ben.play_to_end()  # a bot has taken the chair

            async def is_a_stranger() -> bool:
                answer = await phone.http.get("/api/guest")
                return answer.status_code == 200 and answer.json()["guest"] != me

            await until(is_a_stranger)
            for client in (gone, ben, phone):
                await client.http.aclose()
            await ben.socket.close()
        assert await find_in_database(shared_database, me, UNIQUE_NAME, UNIQUE_SENTENCE) == set()
        assert await find_in_database(shared_database, "Ben")

    asyncio.run(evening())


def test_an_erasure_goes_on_at_another_node(shared_database: str) -> None:
    """The one that had begun it stops before it is done."""

    async def evening() -> None:
        async with open_services(shared_database) as staying:
            async with open_services(shared_database) as leaving:
                await talk_much(leaving)
                erasure = await leaving.erasures.begin_erasure(ADA)

                async def is_refused() -> bool:
                    return staying.guests.is_refused(ADA)

                await until(is_refused)
                progress = await staying.erasures.progress_of(erasure)
                assert not progress.done and progress.tables == MANY_TABLES

            async def is_erased() -> bool:
                return (await staying.erasures.progress_of(erasure)).done

            await until(is_erased)
        assert await find_in_database(shared_database, ADA, UNIQUE_NAME, UNIQUE_SENTENCE) == set()

    asyncio.run(evening())


async def is_done(client: GuestClient, do: str) -> bool:
    return bool((await client.send_request(do))["kind"] == "done")


def test_nobody_has_more_tables_at_two_nodes_than_at_one(shared_database: str) -> None:
    limits = msgspec.structs.replace(UNLIMITED_SETTINGS.limits, tables_per_guest=2)
    settings = msgspec.structs.replace(UNLIMITED_SETTINGS, limits=limits)

    async def evening() -> None:
        async with running_nodes(shared_database, 2, settings) as (here, there):
            ada = GuestClient(here, "Ada")
            await ada.open_table("skull")
            also_ada = client_elsewhere(ada, there)
            await also_ada.open_table("skull")
            body = {"name": "Ada", "game": "skull"}
            refused = await ada.http.post("/api/tables", json=body)
            assert error_of(refused) == (429, "too-many-tables")
            for client in (ada, also_ada):
                await client.http.aclose()

    asyncio.run(evening())


@pytest.mark.parametrize("listed", [True, False])
def test_the_lobby_is_the_same_everywhere(shared_database: str, listed: bool) -> None:
    async def evening() -> None:
        async with running_nodes(shared_database, 2) as (here, there):
            ada, ben = GuestClient(here, "Ada"), GuestClient(there, "Ben")
            table = await ada.open_table("skull")
            await join_table(ada, table)
            settings = {"listed": listed}
            assert (await ada.send_request("choosesettings", settings=settings))["kind"] == "done"

            async def shown_there() -> list[str]:
                return [one["table"] for one in (await ben.http.get("/api/tables")).json()]

            if listed:

                async def is_shown() -> bool:
                    return await shown_there() == [table]

                await until(is_shown)
                await ada.send_request("choosesettings", settings={"listed": False})

            async def is_hidden() -> bool:
                return await shown_there() == []

            await until(is_hidden)
            await ada.disconnect()
            await ben.http.aclose()

    asyncio.run(evening())
