"""Several people at one browser: one cookie, and nobody sees what is another's."""

import asyncio
from pathlib import Path
from typing import Any

import pytest
from tests.server.lounge import NO_HURRY, PATIENCE, Client, served
from tests.server.test_forget import traces
from tests.server.test_guests import closed
from tests.server.test_programs import Robot, made, refused
from websockets.asyncio.client import connect

from skulduggery.games import GAMES
from skulduggery.server.hosting.settings import Limits, Settings
from skulduggery.server.people.guests import ID
from skulduggery.server.people.shared_device import MOST, BadCompanion, Companions

ADA, BEN = "a" * 16, "b" * 16
TOKEN = "the token of this house"
SECRET = {"DiscSealed": "disc", "DiscLaid": "disc", "DiscLost": "disc", "DieDealt": "die"}
SEALED = {**SECRET, "BidSealed": "bid"}


class Companion(Client):
    """Somebody who sits beside another client, and uses their cookie."""

    def __init__(self, owner: Client, name: str, number: object) -> None:
        super().__init__(owner.address, name)
        self.http.cookies = owner.http.cookies
        self.number = number

    async def come(self, table: str, last: int | None = None, **headers: str) -> None:
        cookie = f"skulduggery={self.http.cookies['skulduggery']}"
        url = f"ws://{self.address}/api/tables/{table}/play?companion={self.number}"
        if last is not None:
            url += f"&last={last}"
        # Some of them do not listen to a whole game; with a full queue they could not even leave.
        self.socket = await connect(
            url, additional_headers={"Cookie": cookie, **headers}, max_queue=None
        )
        self.sockets.append(self.socket)


async def gathered(
    address: str, game: str, people: int, **options: Any
) -> tuple[str, list[Client], Companion]:
    """Ada opens a table and sits down with her companions; another of them looks on."""
    ada = Client(address, "Ada")
    table = await ada.open_table(game, **options)
    beside = [Companion(ada, f"Companion {number}", number) for number in range(1, people)]
    for chair, client in enumerate([ada, *beside]):
        await client.come(table)
        await client.hear()
        await client.ask("join", name=client.name)
        assert (await client.ask("sit", chair=chair, salt=f"salt {chair}"))["kind"] == "done"
    watcher = Companion(ada, "Watcher", MOST)
    await watcher.come(table)
    await watcher.hear()
    return table, [ada, *beside], watcher


async def listed_as(owner: Client, names: list[str | None]) -> list[Any]:
    """The companions, once they are listed so: a name is kept after its giver was answered."""
    while True:
        listed: list[Any] = (await owner.http.get("/api/guest/companions")).json()["companions"]
        if [one["name"] for one in listed[: len(names)]] == names:
            return listed


async def go(*clients: Client) -> None:
    for client in clients:
        await client.go()


# Who they are.


def test_companions_are_always_the_same_and_nobody_elses() -> None:
    companions = Companions(b"a key")
    mine = companions.of(ADA)
    assert mine == Companions(b"a key").of(ADA)
    assert len({*mine, *companions.of(BEN), *Companions(b"another").of(ADA)}) == 3 * MOST
    assert all(ID.fullmatch(guest) for guest in mine)
    assert companions.called(ADA, "1") == mine[0]
    assert companions.called(ADA, str(MOST)) == mine[-1]


def test_a_companion_can_be_told_from_other_guests() -> None:
    companions = Companions(b"a key")
    assert all(companions.knows(guest) for guest in companions.of(ADA))
    others = [ADA, BEN, "", "é" * 16, *Companions(b"another").of(ADA)]
    assert not any(companions.knows(guest) for guest in others)


@pytest.mark.parametrize(
    "odd", ["", "0", str(MOST + 1), "-1", "1.0", " 1", "+1", "٣", "ben", "1" * 5000]
)
def test_there_are_no_other_companions(odd: str) -> None:
    with pytest.raises(BadCompanion):
        Companions(b"a key").called(ADA, odd)


def test_they_are_listed_with_the_names_they_had_also_after_a_restart(tmp_path: Path) -> None:
    async def evening() -> None:
        file = tmp_path / "a.db"
        async with served(file) as address:
            _, clients, watcher = await gathered(address, "skull", 3)
            names = ["Companion 1", "Companion 2", None]
            listed = await asyncio.wait_for(listed_as(clients[0], names), PATIENCE)
            assert [one["companion"] for one in listed] == list(range(1, MOST + 1))
            sitting = [chair["guest"] for chair in clients[2].table["chairs"][:3]]
            me = (await clients[0].http.get("/api/guest")).json()["guest"]
            assert sitting == [me, listed[0]["guest"], listed[1]["guest"]]
            cookies = dict(clients[0].http.cookies)
            await go(*clients, watcher)
        async with served(file) as address:
            again = Client(address, "Ada")
            again.http.cookies.update(cookies)
            assert (await again.http.get("/api/guest/companions")).json()["companions"] == listed
            stranger = Client(address, "Eve")
            answer = await stranger.http.get("/api/guest/companions")
            others = {one["guest"] for one in answer.json()["companions"]}
            assert not others & {one["guest"] for one in listed}
            assert "skulduggery" in stranger.http.cookies
            await go(again, stranger)

    asyncio.run(evening())


# Playing.


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
    game: str, people: int, options: dict[str, Any], tmp_path: Path
) -> None:
    async def evening() -> None:
        async with served(tmp_path / "a.db") as address:
            _, clients, watcher = await gathered(address, game, people, **options)
            assert (await clients[0].ask("start"))["kind"] == "done"
            plays = [asyncio.create_task(client.play()) for client in clients]
            while watcher.table["status"] != "over":
                await watcher.hear()
            await asyncio.gather(*plays)
            assert watcher.table["you"] is None
            for you, client in enumerate(clients):
                assert client.table["you"] == you
                check_secrets(client, you, people)
            check_secrets(watcher, None, people)
            await go(*clients, watcher)

    asyncio.run(evening())


def check_secrets(client: Client, you: int | None, people: int) -> None:
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
                field = SEALED.get(event["event"])
                if field is not None and event["seat"] % people != you:
                    assert event[field] is None


def test_coming_back_and_looking_over_http(tmp_path: Path) -> None:
    async def evening() -> None:
        async with served(tmp_path / "a.db") as address:
            options = {"first": 0, "placement": "simultaneous"}
            table, clients, watcher = await gathered(address, "skull", 3, **options)
            await clients[0].ask("start")
            ben = clients[1]
            await ben.hear()
            assert (await ben.ask("move", seat=1, nth=0, text="skull"))["kind"] == "done"
            last = ben.table["next"] - 1
            await ben.come(table, last)
            assert (await ben.hear())["table"]["own"]["hidden"]["tribes"]["1"]["stack"] == ["skull"]
            path = f"/api/tables/{table}"
            for companion, you in (("", 0), ("?companion=1", 1), (f"?companion={MOST}", None)):
                seen = (await ben.http.get(path + companion)).json()
                assert seen["you"] == you
                shown = (seen["own"] or {"hidden": {"tribes": {}}})["hidden"]["tribes"]
                assert list(shown) == ([] if you is None else [str(you)])
            # Somebody else with the same number is somebody else.
            eve = Client(address, "Eve")
            assert (await eve.http.get(f"{path}?companion=1")).json()["you"] is None
            await go(*clients, watcher, eve)

    asyncio.run(evening())


def test_numbers_that_cannot_be_are_refused_by_name(tmp_path: Path) -> None:
    async def evening() -> None:
        async with served(tmp_path / "a.db") as address:
            ada = Client(address, "Ada")
            table = await ada.open_table("skull")
            for odd in ("0", MOST + 1, "x", "", "%00"):
                answer = await ada.http.get(f"/api/tables/{table}?companion={odd}")
                assert refused(answer) == (400, "bad-companion")
                wrong = Companion(ada, "Ben", odd)
                await wrong.come(table)
                assert await closed(wrong) == (4403, "bad-companion")
                await wrong.go()
            await ada.go()

    asyncio.run(evening())


def test_programs_have_no_companions(tmp_path: Path) -> None:
    async def evening() -> None:
        async with served(tmp_path / "a.db") as address:
            ada = Client(address, "Ada")
            table = await ada.open_table("skull")
            _, token = await made(ada)
            robot = Robot(address, token)
            for path in ("/api/guest/companions", f"/api/tables/{table}?companion=1"):
                assert refused(await robot.http.get(path)) == (403, "not-for-programs")
            url = f"ws://{address}/api/tables/{table}/play?companion=1"
            robot.socket = await connect(url, additional_headers=robot.headers)
            assert await closed(robot) == (4403, "not-for-programs")
            await go(ada, robot)

    asyncio.run(evening())


# Ratings.


def test_companions_play_no_rated_games(tmp_path: Path) -> None:
    async def evening() -> None:
        async with served(tmp_path / "a.db") as address:
            table, clients, watcher = await gathered(address, "saber_skull", 3)
            ada, ben, cleo = clients
            settings = {**ada.table["settings"], "rated": True}
            assert (await ada.ask("choosesettings", settings=settings))["kind"] == "done"
            answer = await ada.ask("start")
            assert answer["mistake"] == "refused-with-companion"
            assert answer["details"]["name"] == "Companion 1"
            await ben.ask("stand")
            assert (await ben.ask("sit", chair=1))["mistake"] == "refused-companion"
            await cleo.ask("stand")
            # Others play on, and it counts; whoever watches may be anybody's companion.
            eve = Client(address, "Eve")
            await eve.come(table)
            await eve.ask("join", name="Eve")
            assert (await eve.ask("sit", chair=1))["kind"] == "done"
            assert (await ada.ask("start"))["kind"] == "done"
            await asyncio.gather(ada.play(), eve.play())
            about = (await ada.http.get(f"/api/records/{ada.table['record']}")).json()
            assert about["rated"]
            await go(*clients, watcher, eve)

    asyncio.run(evening())


# Who may not stay.


def test_an_owner_who_is_sent_away_takes_them_along(tmp_path: Path) -> None:
    async def evening() -> None:
        async with served(tmp_path / "a.db") as address:
            eve = Client(address, "Eve")
            table = await eve.open_table("skull")
            await eve.come(table)
            await eve.hear()
            ada = Client(address, "Ada")
            await ada.come(table)
            await ada.ask("join", name="Ada")
            ben, cleo = Companion(ada, "Ben", 1), Companion(ada, "Cleo", 2)
            for client in (ben, cleo):
                await client.come(table)
                await client.ask("join", name=client.name)
            # One of them alone is removed alone.
            guests = {guest["name"]: guest["guest"] for guest in cleo.table["guests"]}
            await eve.ask("remove", guest=guests["Cleo"])
            assert (await closed(cleo))[0] == 4403
            assert (await ben.ask("say", text="still here"))["kind"] == "done"
            await eve.ask("remove", guest=guests["Ada"])
            for sent_away in (ada, ben):
                assert (await closed(sent_away))[0] == 4403
            for turned_away in (ada, ben, cleo, Companion(ada, "Dora", 3)):
                await turned_away.come(table)
                assert await closed(turned_away) == (4403, "refused-removed")
                await turned_away.go()
            await eve.go()

    asyncio.run(evening())


def test_a_ban_is_for_all_of_them(tmp_path: Path) -> None:
    async def evening() -> None:
        settings = Settings(limits=NO_HURRY.limits, admin_token=TOKEN)
        async with served(tmp_path / "a.db", settings) as address:
            table, clients, watcher = await gathered(address, "skull", 2)
            me = (await clients[0].http.get("/api/guest")).json()["guest"]
            admin = Client(address, "Admin")
            admin.http.headers["Authorization"] = f"Bearer {TOKEN}"
            assert (await admin.http.put(f"/api/admin/bans/{me}")).status_code == 204
            for client in (*clients, watcher):
                assert (await closed(client))[0] == 4401
            await watcher.come(table)
            assert await closed(watcher) == (4403, "banned")
            answer = await watcher.http.get(f"/api/tables/{table}?companion=1")
            assert refused(answer) == (403, "banned")
            await go(*clients, watcher, admin)

    asyncio.run(evening())


def test_they_do_not_hear_whom_the_owner_has_blocked(tmp_path: Path) -> None:
    async def evening() -> None:
        async with served(tmp_path / "a.db") as address:
            table, clients, watcher = await gathered(address, "skull", 2)
            eve = Client(address, "Eve")
            await eve.come(table)
            await eve.ask("join", name="Eve")
            other = (await eve.http.get("/api/guest")).json()["guest"]
            await clients[0].http.put(f"/api/guest/blocks/{other}")
            await eve.ask("say", text="a word in your ear")
            await clients[1].ask("say", text="that is all")
            await watcher.hear()
            while "that is all" not in str(watcher.frames):
                await watcher.hear()
            for client in (clients[1], watcher):
                assert "a word in your ear" not in str(client.frames)
            await go(*clients, watcher, eve)

    asyncio.run(evening())


def test_their_sockets_count_as_the_owners(tmp_path: Path) -> None:
    async def evening() -> None:
        few = Settings(limits=Limits(requests=0, new_tables=0, asks=0, sockets_per_guest=2))
        async with served(tmp_path / "a.db", few) as address:
            ada = Client(address, "Ada")
            table = await ada.open_table("skull")
            await ada.come(table)
            ben, cleo = Companion(ada, "Ben", 1), Companion(ada, "Cleo", 2)
            await ben.come(table)
            await ben.hear()
            await cleo.come(table)
            assert await closed(cleo) == (4429, "too-many-sockets")
            await go(ada, ben, cleo)

    asyncio.run(evening())


def test_everybody_at_the_largest_table_and_one_who_looks_on_have_sockets() -> None:
    largest = max(GAMES["skull"].players(GAMES["skull"].read_options({"boxes": 2})))
    assert largest == MOST
    assert largest + 1 <= Limits().sockets_per_guest


def test_they_are_forgotten_together(tmp_path: Path) -> None:
    async def evening() -> None:
        file = tmp_path / "a.db"
        async with served(file) as address:
            table, (ada, ben), watcher = await gathered(address, "saber_skull", 2)
            await watcher.go()
            eve = Client(address, "Eve")
            await eve.come(table)
            await eve.ask("join", name="Eve")
            await eve.ask("sit", chair=2)
            await ben.ask("say", text="a most unusual sentence")
            await ada.ask("start")
            await asyncio.gather(*(client.play() for client in (ada, ben, eve)))
            guests = [chair["guest"] for chair in ada.table["chairs"][:2]]
            assert (await ada.http.delete("/api/guest")).json()["tables"] == 1
            seen = (await eve.http.get(f"/api/tables/{table}")).text
            for trace in (*guests, "Companion 1"):
                assert trace not in seen
            await go(ada, ben, eve)
        assert traces(file, *guests, "Companion 1", "a most unusual sentence") == set()

    asyncio.run(evening())
