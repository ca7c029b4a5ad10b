"""Being somebody: names, cookies, the way to another device, and who may not come in."""

import asyncio
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from tests.server.conftest import ON_A_FILE
from tests.server.database_queries import query_rows, run_statements
from tests.server.live_server import FRAME_TIMEOUT_S, GuestClient, running_server
from websockets.exceptions import ConnectionClosed

from skulduggery.server.container import open_services
from skulduggery.server.hosting.settings import Limits, ServerSettings
from skulduggery.server.log_store import LogStore
from skulduggery.server.people.address_bans import AddressBans, NoNewGuests
from skulduggery.server.people.device_links import LINK_VALID_S, BadLink, DeviceLinks
from skulduggery.server.people.guests import (
    COOKIE_MAX_AGE_S,
    COOKIE_RENEW_AFTER_S,
    Banned,
    Guests,
    NoGuest,
    name_tag,
)


class ManualClock:
    def __init__(self) -> None:
        self.now = 1_000_000.0

    def __call__(self) -> float:
        return self.now


def run_async(evening: Callable[[], Any]) -> None:
    asyncio.run(evening())


async def close_reason(client: GuestClient) -> tuple[int, str]:
    """How the socket of a client ends."""
    with pytest.raises(ConnectionClosed) as end:
        while True:
            await asyncio.wait_for(client.socket.recv(), FRAME_TIMEOUT_S)
    await client.socket.close()
    assert end.value.rcvd is not None
    return end.value.rcvd.code, end.value.rcvd.reason


# Names and places.


def test_a_name_is_offered_next_time(database: str) -> None:
    async def evening() -> None:
        async with running_server(database) as address:
            ada = GuestClient(address, "Ada")
            stranger = (await ada.http.get("/api/guest")).json()
            assert (stranger["name"], stranger["program"], stranger["tables"]) == (None, False, [])
            assert stranger["tag"] == name_tag(stranger["guest"])
            table = await ada.open_table("skull")
            me = (await ada.http.get("/api/guest")).json()
            assert me["guest"] == stranger["guest"]
            assert me["name"] == "Ada"
            assert me["tables"] == [{"table": table, "game": "skull", "status": "open"}]
            renamed = await ada.http.put("/api/guest", json={"name": "  Countess\tAda "})
            assert renamed.json()["name"] == "Countess Ada"
            cookies = dict(ada.http.cookies)
            await ada.http.aclose()
        async with running_server(database) as address:
            again = GuestClient(address, "Ada")
            again.http.cookies.update(cookies)
            assert (await again.http.get("/api/guest")).json()["name"] == "Countess Ada"
            await again.http.aclose()

    run_async(evening)


def test_only_tables_somebody_is_at_are_listed_the_newest_first(database: str) -> None:
    async def evening() -> None:
        now = ManualClock()
        async with running_server(database, clock=now) as address:
            ada = GuestClient(address, "Ada")
            tables = []
            for game in ("skull", "skull_king", "saber_skull"):
                tables.append(await ada.open_table(game))
                now.now += 1
            await ada.connect_to_table(tables[1])
            assert (await ada.send_request("leave"))["kind"] == "done"
            listed = (await ada.http.get("/api/guest")).json()["tables"]
            assert [place["table"] for place in listed] == [tables[2], tables[0]]
            await ada.send_request("join", name="Ada")
            listed = (await ada.http.get("/api/guest")).json()["tables"]
            assert [place["table"] for place in listed] == [tables[1], tables[2], tables[0]]
            await ada.disconnect()

    run_async(evening)


@ON_A_FILE
@pytest.mark.parametrize(
    ("body", "mistake"),
    [
        ({"name": ""}, "refused-name"),
        ({"name": " \u2800\u200b"}, "refused-name"),
        ({"name": 7}, "bad-request"),
        ({"name": None}, "bad-request"),
        ({}, "bad-request"),
        ({"name": "Ada", "guest": "x"}, "bad-request"),
        ([], "bad-request"),
    ],
)
def test_names_that_cannot_be(body: object, mistake: str, database: str) -> None:
    async def evening() -> None:
        async with running_server(database) as address:
            ada = GuestClient(address, "Ada")
            answer = await ada.http.put("/api/guest", json=body)
            assert (answer.status_code, answer.json()["mistake"]) == (400, mistake)
            assert (await ada.http.get("/api/guest")).json()["name"] is None
            huge = await ada.http.put("/api/guest", json={"name": "Ada" * 50_000})
            assert huge.json()["name"] == "Ada" * 8
            await ada.http.aclose()

    run_async(evening)


def test_keeping_a_name_never_fails(database: str) -> None:
    async def evening() -> None:
        store = await LogStore.open(database)
        guests = await Guests.open(store.engine, b"key", ManualClock())
        await guests.keep_name("ada", "Ada")
        assert await guests.name_of("ada") == "Ada"
        await guests.keep_name("ada", "\n")
        assert await guests.name_of("ada") == "Ada"
        async with store.engine.begin() as connection:
            await connection.exec_driver_sql("ALTER TABLE guests RENAME TO lost")
        await guests.keep_name("ada", "Ben")
        await store.close()

    run_async(evening)


# Cookies.


def test_no_cookie_can_be_made_up(tmp_path: Path) -> None:
    async def evening() -> None:
        async with (
            running_server(tmp_path / "a.db") as here,
            running_server(tmp_path / "b.db") as elsewhere,
        ):
            ada, eve, far = (
                GuestClient(here, "Ada"),
                GuestClient(here, "Eve"),
                GuestClient(elsewhere, "Far"),
            )
            me = (await ada.http.post("/api/guest")).json()["guest"]
            code = (await ada.http.post("/api/guest/link")).json()["code"]
            real = ada.http.cookies["skulduggery"]
            await far.http.post("/api/guest")
            forged = [
                me,
                real[:-2],
                ("A" if real[0] != "A" else "B") + real[1:],
                real.replace(".", ".AAAA", 1),
                f"{me}..",
                "." * 50,
                "%00%ff%d8",
                "a" * 3000,
                code,
                far.http.cookies["skulduggery"],
            ]
            for cookie in forged:
                sent = {"cookie": f"skulduggery={cookie}"}
                answer = await eve.http.get("/api/guest", headers=sent)
                assert answer.status_code == 200
                assert answer.json()["guest"] not in (me, "")
                eve.http.cookies.clear()
            for client in (ada, eve, far):
                await client.http.aclose()

    run_async(evening)


def test_a_cookie_lives_for_a_year_and_is_renewed_on_the_way(database: str) -> None:
    async def evening() -> None:
        now = ManualClock()
        async with running_server(database, clock=now) as address:
            ada = GuestClient(address, "Ada")
            me = (await ada.http.post("/api/guest")).json()["guest"]
            first = ada.http.cookies["skulduggery"]
            now.now -= 100  # a clock that was wrong makes nobody a stranger
            assert (await ada.http.get("/api/guest")).json()["guest"] == me
            now.now += 100 + COOKIE_RENEW_AFTER_S
            assert "set-cookie" not in (await ada.http.get("/api/guest")).headers
            now.now += 1
            renewed = await ada.http.get("/api/guest")
            assert renewed.json()["guest"] == me
            assert "set-cookie" in renewed.headers
            now.now += COOKIE_MAX_AGE_S
            assert (await ada.http.get("/api/guest")).json()["guest"] == me
            old = {"cookie": f"skulduggery={first}"}
            ada.http.cookies.clear()
            assert (await ada.http.get("/api/guest", headers=old)).json()["guest"] != me
            await ada.http.aclose()

    run_async(evening)


# To another device.


def test_a_link_takes_a_seat_to_another_device(database: str) -> None:
    async def evening() -> None:
        async with running_server(database) as address:
            desk, phone = GuestClient(address, "Ada"), GuestClient(address, "Ada")
            table = await desk.open_table("skull")
            await desk.connect_to_table(table)
            await desk.send_request("sit", chair=2)
            made = await desk.http.post("/api/guest/link")
            assert made.headers["cache-control"] == "no-store"
            link = made.json()
            assert link["path"] == f"/#move={link['code']}"
            assert link["invitation"]["link"] == f"http://{address}{link['path']}"
            assert link["invitation"]["path"].startswith("M")
            await phone.http.post("/api/guest")
            used = await phone.http.post("/api/guest/link/use", json={"code": link["code"]})
            me = (await desk.http.get("/api/guest")).json()
            assert used.json()["guest"] == me["guest"]
            cookie = used.headers["set-cookie"].lower()
            assert "httponly" in cookie and "samesite=lax" in cookie
            assert (await phone.http.get("/api/guest")).json() == me
            await phone.connect_to_table(table)
            await phone.receive_frame()
            assert phone.table["chairs"][2]["guest"] == me["guest"]
            assert (await phone.send_request("stand"))["kind"] == "done"
            assert (await desk.send_request("sit", chair=1))["kind"] == "done"
            await desk.disconnect()
            await phone.disconnect()

    run_async(evening)


def test_a_code_is_good_once_also_for_two_at_the_same_moment(database: str) -> None:
    async def evening() -> None:
        async with running_server(database) as address:
            ada = GuestClient(address, "Ada")
            me = (await ada.http.post("/api/guest")).json()["guest"]
            codes = [(await ada.http.post("/api/guest/link")).json()["code"] for _ in range(2)]
            others = [GuestClient(address, "Eve") for _ in range(8)]
            used = [c.http.post("/api/guest/link/use", json={"code": codes[0]}) for c in others]
            answers = await asyncio.gather(*used)
            assert sorted(answer.status_code for answer in answers) == [201] + [403] * 7
            for answer in answers:
                if answer.status_code == 403:
                    assert answer.json()["mistake"] == "link-used"
                    assert "set-cookie" not in answer.headers
            for client in (ada, *others):
                await client.http.aclose()
        async with running_server(database) as address:
            for code, status in ((codes[0], 403), (codes[1], 201), (codes[1], 403)):
                phone = GuestClient(address, "Ada")
                answer = await phone.http.post("/api/guest/link/use", json={"code": code})
                assert answer.status_code == status
                assert answer.json().get("guest", me) == me
                await phone.http.aclose()

    run_async(evening)


def test_codes_that_open_nothing(database: str) -> None:
    async def evening() -> None:
        now = ManualClock()
        async with running_server(database, clock=now) as address:
            ada, eve = GuestClient(address, "Ada"), GuestClient(address, "Eve")
            await ada.http.post("/api/guest")
            code = (await ada.http.post("/api/guest/link")).json()["code"]
            nonce, stamp, signature = code.split(".")
            forged = [
                "",
                ".",
                "é" * 20,
                "\x00",
                "a" * 100_000,
                nonce,
                f"{nonce}.{stamp}",
                f"{nonce}.AAAA.{signature}",
                f"{nonce[::-1]}.{stamp}.{signature}",
                ada.http.cookies["skulduggery"],
            ]
            for wrong in forged:
                answer = await eve.http.post("/api/guest/link/use", json={"code": wrong})
                assert (answer.status_code, answer.json()["mistake"]) == (403, "link-unreadable")
            for body in ({}, {"code": 1}, {"code": code, "x": 1}, [code]):
                answer = await eve.http.post("/api/guest/link/use", json=body)
                assert answer.status_code == 400
            page = {"origin": "http://elsewhere.example"}
            answer = await eve.http.post("/api/guest/link/use", json={"code": code}, headers=page)
            assert (answer.status_code, answer.json()["mistake"]) == (403, "foreign-page")
            now.now += LINK_VALID_S + 1
            answer = await eve.http.post("/api/guest/link/use", json={"code": code})
            assert (answer.status_code, answer.json()["mistake"]) == (403, "link-expired")
            await ada.http.aclose()
            await eve.http.aclose()

    run_async(evening)


def test_codes_that_nobody_used_are_not_kept(database: str) -> None:
    async def evening() -> None:
        now = ManualClock()
        store = await LogStore.open(database)
        links = DeviceLinks(store.engine, b"key", now)
        for _ in range(3):
            await links.make_code("ada")
        now.now += LINK_VALID_S + 1
        code = await links.make_code("ada")
        async with store.engine.connect() as connection:
            kept = await connection.exec_driver_sql("SELECT count(*) FROM links")
            assert kept.scalar_one() == 1
        other = DeviceLinks(store.engine, b"another key", now)
        with pytest.raises(BadLink):
            await other.use_code(code)
        assert await links.use_code(code) == "ada"
        await store.close()

    run_async(evening)


# Who may not come in.


def test_who_is_banned_is_refused_everywhere_also_after_a_restart(database: str) -> None:
    async def evening() -> None:
        async with running_server(database) as address:
            eve = GuestClient(address, "Eve")
            table = await eve.open_table("skull")
            me = (await eve.http.get("/api/guest")).json()["guest"]
            code = (await eve.http.post("/api/guest/link")).json()["code"]
            cookies = dict(eve.http.cookies)
            await eve.http.aclose()
        run_statements(database, f"UPDATE guests SET banned_at = 1 WHERE id = '{me}'")
        async with running_server(database) as address:
            eve = GuestClient(address, "Eve")
            fresh = await eve.http.post("/api/guest/link/use", json={"code": code})
            assert (fresh.status_code, fresh.json()["mistake"]) == (403, "banned")
            eve.http.cookies.update(cookies)
            body = {"name": "Eve", "game": "skull"}
            for answer in (
                await eve.http.get("/api/guest"),
                await eve.http.post("/api/guest"),
                await eve.http.put("/api/guest", json={"name": "Eve"}),
                await eve.http.delete("/api/guest"),
                await eve.http.post("/api/guest/link"),
                await eve.http.post("/api/guest/programs", json={"name": "Bot"}),
                await eve.http.get("/api/guest/blocks"),
                await eve.http.post("/api/tables", json=body),
                await eve.http.get(f"/api/tables/{table}"),
            ):
                assert (answer.status_code, answer.json()["mistake"]) == (403, "banned")
            await eve.connect_to_table(table)
            assert await close_reason(eve) == (4403, "banned")
            await eve.disconnect()

    run_async(evening)


def test_a_ban_counts_at_once_and_can_be_lifted(database: str) -> None:
    async def evening() -> None:
        eve = "e" * 16
        async with open_services(database) as house:
            house.guests.check_allowed(eve)
            await house.guests.ban(eve)
            with pytest.raises(Banned):
                house.guests.check_allowed(eve)
            assert await house.guests.name_of(eve) is None
            for odd in ("", "x", "é" * 16, "e" * 17, "e" * 15 + "\n"):
                with pytest.raises(NoGuest):
                    await house.guests.ban(odd)
        async with open_services(database) as house:
            with pytest.raises(Banned):
                house.guests.check_allowed(eve)
            await house.guests.unban(eve)
            house.guests.check_allowed(eve)
        async with open_services(database) as house:
            house.guests.check_allowed(eve)

    run_async(evening)


# Those who were sent away, and those who were forgotten.


def test_a_removed_guest_sees_nothing_of_the_table(database: str) -> None:
    async def evening() -> None:
        async with running_server(database) as address:
            ada, ben = GuestClient(address, "Ada"), GuestClient(address, "Ben")
            table = await ada.open_table("skull")
            await ada.connect_to_table(table)
            await ben.connect_to_table(table)
            await ben.send_request("join", name="Ben")
            me = (await ben.http.get("/api/guest")).json()["guest"]
            assert (await ben.http.get(f"/api/tables/{table}")).status_code == 200
            assert (await ada.send_request("remove", guest=me))["kind"] == "done"
            for method, path in (
                ("GET", ""),
                ("GET", "?companion=1"),
                ("GET", "/consequences"),
                ("GET", "/record"),
                ("POST", "/code"),
            ):
                answer = await ben.http.request(method, f"/api/tables/{table}{path}")
                assert (answer.status_code, answer.json()["mistake"]) == (403, "refused-removed")
            assert (await ada.http.get(f"/api/tables/{table}")).status_code == 200
            await ada.disconnect()
            await ben.disconnect()

    run_async(evening)


def test_an_old_cookie_is_nobody_after_being_forgotten(database: str) -> None:
    async def evening() -> None:
        now = ManualClock()
        async with running_server(database, clock=now) as address:
            ada = GuestClient(address, "Ada")
            await ada.open_table("skull")
            me = (await ada.http.get("/api/guest")).json()["guest"]
            old = {"cookie": f"skulduggery={ada.http.cookies['skulduggery']}"}
            code = (await ada.http.post("/api/guest/link")).json()["code"]
            assert (await ada.http.delete("/api/guest")).status_code == 200
            assert "skulduggery" not in ada.http.cookies
            await ada.http.aclose()
        for passed in (0.0, COOKIE_MAX_AGE_S - 1.0, 2.0):  # after restarts, until it has expired
            now.now += passed
            async with running_server(database, clock=now) as address:
                eve = GuestClient(address, "Eve")
                answer = await eve.http.get("/api/guest", headers=old)
                assert answer.json()["guest"] != me
                assert "set-cookie" in answer.headers
                used = await eve.http.post("/api/guest/link/use", json={"code": code})
                assert used.status_code == 403
                await eve.http.aclose()
        assert query_rows(database, "SELECT count(*) FROM erased_guests") == [(0,)]

    run_async(evening)


BAN_SETTINGS = ServerSettings(
    admin_token="the token of this house",
    trusted_proxies="127.0.0.1",
    limits=Limits(requests_per_minute=0, ban_address_minutes=60),
)
ADMIN_HEADERS = {"authorization": f"Bearer {BAN_SETTINGS.admin_token}"}


def test_a_banned_guest_does_not_come_back_as_somebody_new(database: str) -> None:
    async def evening() -> None:
        now = ManualClock()
        async with running_server(database, BAN_SETTINGS, now) as address:

            async def status_at(client: GuestClient, place: str) -> tuple[int, str]:
                headers = {"x-forwarded-for": place}
                answer = await client.http.post("/api/guest", headers=headers)
                return answer.status_code, answer.json().get("mistake", "")

            eve, classmate, elsewhere = (GuestClient(address, "Eve") for _ in range(3))
            for client, place in ((eve, "2001:db8::1"), (classmate, "2001:db8::2")):
                assert await status_at(client, place) == (201, "")
            guest = (await eve.http.get("/api/guest", headers={"x-forwarded-for": "::9"})).json()
            await status_at(eve, "2001:db8::1")  # where they were seen last
            ban = f"/api/admin/bans/{guest['guest']}"
            assert (await elsewhere.http.put(ban, headers=ADMIN_HEADERS)).status_code == 204
            cookies = dict(eve.http.cookies)
            eve.http.cookies.clear()
            refused = (403, "no-new-guests")
            assert await status_at(eve, "2001:db8::3") == refused
            assert await status_at(classmate, "2001:db8::2") == (201, "")  # a guest already
            assert await status_at(elsewhere, "198.51.100.1") == (201, "")
            eve.http.cookies.update(cookies)  # they try it elsewhere with the old one
            assert await status_at(eve, "198.51.100.2") == (403, "banned")
            eve.http.cookies.clear()
            assert await status_at(eve, "198.51.100.2") == refused
            now.now += 3600  # and it ends, however often they come
            assert await status_at(eve, "198.51.100.2") == (201, "")
            eve.http.cookies.clear()
            eve.http.cookies.update(cookies)
            assert await status_at(eve, "198.51.100.3") == (403, "banned")
            eve.http.cookies.clear()
            assert await status_at(eve, "198.51.100.3") == (201, "")
            for client in (eve, classmate, elsewhere):
                await client.http.aclose()

    run_async(evening)


def test_addresses_of_banned_guests() -> None:
    now = ManualClock()
    bans = AddressBans(3600, now)
    bans.ban_addresses("eve", ["a", "b"], now.now)
    for address in ("a", "b"):
        with pytest.raises(NoNewGuests):
            bans.check_new_guest(address)
    bans.check_new_guest("c")
    bans.lift("eve")
    bans.check_new_guest("a")
    bans.note_guest("eve", "c")
    now.now += 3601  # nobody remembers where they were
    bans.note_guest("ada", "d")
    bans.ban_addresses("eve", [], now.now)
    bans.check_new_guest("c")
    none = AddressBans(0, now)
    none.ban_addresses("eve", ["a"], now.now)
    none.check_new_guest("a")
