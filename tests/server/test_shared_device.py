"""Several people at one browser: one cookie, and nobody sees what is another's."""

import asyncio
from typing import Any

import pytest
from tests.server.conftest import ON_A_FILE
from tests.server.database_queries import find_traces
from tests.server.live_server import (
    FRAME_TIMEOUT_S,
    PROXIED_SETTINGS,
    UNLIMITED_SETTINGS,
    GuestClient,
    running_server,
)
from tests.server.test_api_tokens import TokenClient, error_of, make_program
from tests.server.test_guests import close_reason
from websockets.asyncio.client import connect

from skulduggery.games import GAMES_BY_NAME
from skulduggery.server.hosting.settings import Limits, ServerSettings
from skulduggery.server.people.guests import GUEST_ID_PATTERN
from skulduggery.server.people.shared_device import MAX_COMPANIONS, BadCompanion, Companions

ADA_ID, BEN_ID = "a" * 16, "b" * 16
ADMIN_TOKEN = "the token of this house"
HIDDEN_FIELD_BY_EVENT = {
    "DiscSealed": "disc",
    "DiscLaid": "disc",
    "DiscLost": "disc",
    "DieDealt": "die",
}
SEALED_FIELD_BY_EVENT = {**HIDDEN_FIELD_BY_EVENT, "BidSealed": "bid"}


class CompanionClient(GuestClient):
    """Somebody who sits beside another client, and uses their cookie."""

    def __init__(self, owner: GuestClient, name: str, number: object) -> None:
        super().__init__(owner.address, name)
        self.http.cookies = owner.http.cookies
        self.number = number

    async def connect_to_table(self, table: str, last: int | None = None, **headers: str) -> None:
        cookie = f"skulduggery={self.http.cookies['skulduggery']}"
        url = f"ws://{self.address}/api/tables/{table}/play?companion={self.number}"
        if last is not None:
            url += f"&last={last}"
        # Some of them do not listen to a whole game; with a full queue they could not even leave.
        self.socket = await connect(
            url, additional_headers={"Cookie": cookie, **headers}, max_queue=None
        )
        self.sockets.append(self.socket)


async def seat_companions(
    address: str, game: str, people: int, **options: Any
) -> tuple[str, list[GuestClient], CompanionClient]:
    """Ada opens a table and sits down with her companions; another of them looks on."""
    ada = GuestClient(address, "Ada")
    table = await ada.open_table(game, **options)
    beside = [CompanionClient(ada, f"Companion {number}", number) for number in range(1, people)]
    for chair, client in enumerate([ada, *beside]):
        await client.connect_to_table(table)
        await client.receive_frame()
        await client.send_request("join", name=client.name)
        assert (await client.send_request("sit", chair=chair, salt=f"salt {chair}"))[
            "kind"
        ] == "done"
    watcher = CompanionClient(ada, "Watcher", MAX_COMPANIONS)
    await watcher.connect_to_table(table)
    await watcher.receive_frame()
    return table, [ada, *beside], watcher


async def wait_for_companions(owner: GuestClient, names: list[str | None]) -> list[Any]:
    """The companions, once they are listed so: a name is kept after its giver was answered."""
    while True:
        listed: list[Any] = (await owner.http.get("/api/guest/companions")).json()["companions"]
        if [one["name"] for one in listed[: len(names)]] == names:
            return listed


async def disconnect_all(*clients: GuestClient) -> None:
    for client in clients:
        await client.disconnect()


# Who they are.


def test_companions_are_always_the_same_and_nobody_elses() -> None:
    companions = Companions(b"a key")
    mine = companions.companions_of(ADA_ID)
    assert mine == Companions(b"a key").companions_of(ADA_ID)
    assert (
        len(
            {
                *mine,
                *companions.companions_of(BEN_ID),
                *Companions(b"another").companions_of(ADA_ID),
            }
        )
        == 3 * MAX_COMPANIONS
    )
    assert all(GUEST_ID_PATTERN.fullmatch(guest) for guest in mine)
    assert companions.companion_numbered(ADA_ID, "1") == mine[0]
    assert companions.companion_numbered(ADA_ID, str(MAX_COMPANIONS)) == mine[-1]


def test_a_companion_can_be_told_from_other_guests() -> None:
    companions = Companions(b"a key")
    assert all(companions.is_companion(guest) for guest in companions.companions_of(ADA_ID))
    others = [ADA_ID, BEN_ID, "", "é" * 16, *Companions(b"another").companions_of(ADA_ID)]
    assert not any(companions.is_companion(guest) for guest in others)


@pytest.mark.parametrize(
    "odd", ["", "0", str(MAX_COMPANIONS + 1), "-1", "1.0", " 1", "+1", "٣", "ben", "1" * 5000]
)
def test_there_are_no_other_companions(odd: str) -> None:
    with pytest.raises(BadCompanion):
        Companions(b"a key").companion_numbered(ADA_ID, odd)


def test_they_are_listed_with_the_names_they_had_also_after_a_restart(database: str) -> None:
    async def evening() -> None:
        async with running_server(database) as address:
            _, clients, watcher = await seat_companions(address, "skull", 3)
            names = ["Companion 1", "Companion 2", None]
            listed = await asyncio.wait_for(wait_for_companions(clients[0], names), FRAME_TIMEOUT_S)
            assert [one["companion"] for one in listed] == list(range(1, MAX_COMPANIONS + 1))
            sitting = [chair["guest"] for chair in clients[2].table["chairs"][:3]]
            me = (await clients[0].http.get("/api/guest")).json()["guest"]
            assert sitting == [me, listed[0]["guest"], listed[1]["guest"]]
            cookies = dict(clients[0].http.cookies)
            await disconnect_all(*clients, watcher)
        async with running_server(database) as address:
            again = GuestClient(address, "Ada")
            again.http.cookies.update(cookies)
            assert (await again.http.get("/api/guest/companions")).json()["companions"] == listed
            stranger = GuestClient(address, "Eve")
            answer = await stranger.http.get("/api/guest/companions")
            others = {one["guest"] for one in answer.json()["companions"]}
            assert not others & {one["guest"] for one in listed}
            assert "skulduggery" in stranger.http.cookies
            await disconnect_all(again, stranger)

    asyncio.run(evening())


# Playing.


@ON_A_FILE
@pytest.mark.parametrize(
    ("game", "people", "options"),
    [
        ("skull", 3, {}),
        ("skull", 3, {"placement": "simultaneous"}),
        ("skull", 12, {"boxes": 2}),
        ("skull", 3, {"two_tribes": True}),
        ("skull_king", 6, {}),
        ("saber_skull", 5, {}),
    ],
)
def test_no_socket_ever_hears_what_is_anothers(
    game: str, people: int, options: dict[str, Any], database: str
) -> None:
    async def evening() -> None:
        async with running_server(database) as address:
            _, clients, watcher = await seat_companions(address, game, people, **options)
            assert (await clients[0].send_request("start"))["kind"] == "done"
            plays = [asyncio.create_task(client.play_to_end()) for client in clients]
            while watcher.table["status"] != "over":
                await watcher.receive_frame()
            await asyncio.gather(*plays)
            assert watcher.table["you"] is None
            for you, client in enumerate(clients):
                assert client.table["you"] == you
                check_secrets(client, you, people)
            check_secrets(watcher, None, people)
            await disconnect_all(*clients, watcher)

    asyncio.run(evening())


def check_secrets(client: GuestClient, you: int | None, people: int) -> None:
    """Whatever this socket was sent, it holds the secrets of one player, or of none."""
    for frame in client.frames:
        if frame["kind"] not in ("fresh", "news", "moved"):
            continue
        own = frame["table"].get("own")
        assert (own is None) or you is not None
        seats = {*(own or {}).get("choices", {}), *(own or {}).get("showable", {})}
        hidden = (own or {}).get("hidden") or {}
        seats |= set(hidden.get("tribes", {}))
        assert {int(seat) % people for seat in seats} <= {you}
        for told in frame["told"]:
            for event in told["events"]:
                field = SEALED_FIELD_BY_EVENT.get(event["event"])
                if field is not None and event["seat"] % people != you:
                    assert event[field] is None


def test_coming_back_and_looking_over_http(database: str) -> None:
    async def evening() -> None:
        async with running_server(database) as address:
            options = {"first": 0, "placement": "simultaneous"}
            table, clients, watcher = await seat_companions(address, "skull", 3, **options)
            await clients[0].send_request("start")
            ben = clients[1]
            await ben.receive_frame()
            assert (await ben.send_request("move", seat=1, nth=0, text="skull"))["kind"] == "done"
            last = ben.table["next"] - 1
            await ben.connect_to_table(table, last)
            assert (await ben.receive_frame())["table"]["own"]["hidden"]["tribes"]["1"][
                "stack"
            ] == ["skull"]
            path = f"/api/tables/{table}"
            for companion, you in (
                ("", 0),
                ("?companion=1", 1),
                (f"?companion={MAX_COMPANIONS}", None),
            ):
                seen = (await ben.http.get(path + companion)).json()
                assert seen["you"] == you
                shown = (seen["own"] or {"hidden": {"tribes": {}}})["hidden"]["tribes"]
                assert list(shown) == ([] if you is None else [str(you)])
            # Somebody else with the same number is somebody else.
            eve = GuestClient(address, "Eve")
            assert (await eve.http.get(f"{path}?companion=1")).json()["you"] is None
            await disconnect_all(*clients, watcher, eve)

    asyncio.run(evening())


@ON_A_FILE
def test_numbers_that_cannot_be_are_refused_by_name(database: str) -> None:
    async def evening() -> None:
        async with running_server(database) as address:
            ada = GuestClient(address, "Ada")
            table = await ada.open_table("skull")
            for odd in ("0", MAX_COMPANIONS + 1, "x", "", "%00"):
                answer = await ada.http.get(f"/api/tables/{table}?companion={odd}")
                assert error_of(answer) == (400, "bad-companion")
                wrong = CompanionClient(ada, "Ben", odd)
                await wrong.connect_to_table(table)
                assert await close_reason(wrong) == (4403, "bad-companion")
                await wrong.disconnect()
            await ada.disconnect()

    asyncio.run(evening())


def test_programs_have_no_companions(database: str) -> None:
    async def evening() -> None:
        async with running_server(database) as address:
            ada = GuestClient(address, "Ada")
            table = await ada.open_table("skull")
            _, token = await make_program(ada)
            robot = TokenClient(address, token)
            for path in ("/api/guest/companions", f"/api/tables/{table}?companion=1"):
                assert error_of(await robot.http.get(path)) == (403, "not-for-programs")
            url = f"ws://{address}/api/tables/{table}/play?companion=1"
            robot.socket = await connect(url, additional_headers=robot.headers)
            assert await close_reason(robot) == (4403, "not-for-programs")
            await disconnect_all(ada, robot)

    asyncio.run(evening())


# Ratings.


def test_companions_play_no_rated_games(database: str) -> None:
    async def evening() -> None:
        async with running_server(database, PROXIED_SETTINGS) as address:
            table, clients, watcher = await seat_companions(address, "saber_skull", 3)
            ada, ben, cleo = clients
            settings = {**ada.table["settings"], "rated": True}
            assert (await ada.send_request("choosesettings", settings=settings))["kind"] == "done"
            answer = await ada.send_request("start")
            assert answer["mistake"] == "refused-with-companion"
            assert answer["details"]["name"] == "Companion 1"
            await ben.send_request("stand")
            assert (await ben.send_request("sit", chair=1))["mistake"] == "refused-companion"
            await cleo.send_request("stand")
            # Others play on, and it counts; whoever watches may be anybody's companion.
            eve = GuestClient(address, "Eve", coming_from="198.51.100.7")
            await eve.connect_to_table(table)
            await eve.send_request("join", name="Eve")
            assert (await eve.send_request("sit", chair=1))["kind"] == "done"
            assert (await ada.send_request("start"))["kind"] == "done"
            await asyncio.gather(ada.play_to_end(), eve.play_to_end())
            about = (await ada.http.get(f"/api/records/{ada.table['record']}")).json()
            assert about["rated"]
            await disconnect_all(*clients, watcher, eve)

    asyncio.run(evening())


# Who may not stay.


def test_an_owner_who_is_sent_away_takes_them_along(database: str) -> None:
    async def evening() -> None:
        async with running_server(database) as address:
            eve = GuestClient(address, "Eve")
            table = await eve.open_table("skull")
            await eve.connect_to_table(table)
            await eve.receive_frame()
            ada = GuestClient(address, "Ada")
            await ada.connect_to_table(table)
            await ada.send_request("join", name="Ada")
            ben, cleo = CompanionClient(ada, "Ben", 1), CompanionClient(ada, "Cleo", 2)
            for client in (ben, cleo):
                await client.connect_to_table(table)
                await client.send_request("join", name=client.name)
            # One of them alone is removed alone.
            guests = {guest["name"]: guest["guest"] for guest in cleo.table["guests"]}
            await eve.send_request("remove", guest=guests["Cleo"])
            assert (await close_reason(cleo))[0] == 4403
            assert (await ben.send_request("say", text="still here"))["kind"] == "done"
            await eve.send_request("remove", guest=guests["Ada"])
            for sent_away in (ada, ben):
                assert (await close_reason(sent_away))[0] == 4403
            for turned_away in (ada, ben, cleo, CompanionClient(ada, "Dora", 3)):
                await turned_away.connect_to_table(table)
                assert await close_reason(turned_away) == (4403, "refused-removed")
                await turned_away.disconnect()
            await eve.disconnect()

    asyncio.run(evening())


def test_a_ban_is_for_all_of_them(database: str) -> None:
    async def evening() -> None:
        settings = ServerSettings(limits=UNLIMITED_SETTINGS.limits, admin_token=ADMIN_TOKEN)
        async with running_server(database, settings) as address:
            table, clients, watcher = await seat_companions(address, "skull", 2)
            me = (await clients[0].http.get("/api/guest")).json()["guest"]
            admin = GuestClient(address, "Admin")
            admin.http.headers["Authorization"] = f"Bearer {ADMIN_TOKEN}"
            assert (await admin.http.put(f"/api/admin/bans/{me}")).status_code == 204
            for client in (*clients, watcher):
                assert (await close_reason(client))[0] == 4401
            await watcher.connect_to_table(table)
            assert await close_reason(watcher) == (4403, "banned")
            answer = await watcher.http.get(f"/api/tables/{table}?companion=1")
            assert error_of(answer) == (403, "banned")
            await disconnect_all(*clients, watcher, admin)

    asyncio.run(evening())


def test_they_do_not_hear_whom_the_owner_has_blocked(database: str) -> None:
    async def evening() -> None:
        async with running_server(database) as address:
            table, clients, watcher = await seat_companions(address, "skull", 2)
            eve = GuestClient(address, "Eve")
            await eve.connect_to_table(table)
            await eve.send_request("join", name="Eve")
            other = (await eve.http.get("/api/guest")).json()["guest"]
            await clients[0].http.put(f"/api/guest/blocks/{other}")
            await eve.send_request("say", text="a word in your ear")
            await clients[1].send_request("say", text="that is all")
            await watcher.receive_frame()
            while "that is all" not in str(watcher.frames):
                await watcher.receive_frame()
            for client in (clients[1], watcher):
                assert "a word in your ear" not in str(client.frames)
            await disconnect_all(*clients, watcher, eve)

    asyncio.run(evening())


def test_their_sockets_count_as_the_owners(database: str) -> None:
    async def evening() -> None:
        few = ServerSettings(
            limits=Limits(
                requests_per_minute=0,
                new_tables_per_minute=0,
                socket_requests_per_second=0,
                sockets_per_guest=2,
            )
        )
        async with running_server(database, few) as address:
            ada = GuestClient(address, "Ada")
            table = await ada.open_table("skull")
            await ada.connect_to_table(table)
            ben, cleo = CompanionClient(ada, "Ben", 1), CompanionClient(ada, "Cleo", 2)
            await ben.connect_to_table(table)
            await ben.receive_frame()
            await cleo.connect_to_table(table)
            assert await close_reason(cleo) == (4429, "too-many-sockets")
            await disconnect_all(ada, ben, cleo)

    asyncio.run(evening())


def test_everybody_at_the_largest_table_and_one_who_looks_on_have_sockets() -> None:
    largest = max(
        GAMES_BY_NAME["skull"].player_range(GAMES_BY_NAME["skull"].read_options({"boxes": 2}))
    )
    assert largest == MAX_COMPANIONS
    assert largest + 1 <= Limits().sockets_per_guest


def test_they_are_forgotten_together(database: str) -> None:
    async def evening() -> None:
        async with running_server(database) as address:
            table, (ada, ben), watcher = await seat_companions(address, "saber_skull", 2)
            await watcher.disconnect()
            eve = GuestClient(address, "Eve")
            await eve.connect_to_table(table)
            await eve.send_request("join", name="Eve")
            await eve.send_request("sit", chair=2)
            await ben.send_request("say", text="a most unusual sentence")
            await ada.send_request("start")
            await asyncio.gather(*(client.play_to_end() for client in (ada, ben, eve)))
            guests = [chair["guest"] for chair in ada.table["chairs"][:2]]
            assert (await ada.http.delete("/api/guest")).json()["tables"] == 1
            seen = (await eve.http.get(f"/api/tables/{table}")).text
            for trace in (*guests, "Companion 1"):
                assert trace not in seen
            await disconnect_all(ada, ben, eve)
        assert find_traces(database, *guests, "Companion 1", "a most unusual sentence") == set()

    asyncio.run(evening())
