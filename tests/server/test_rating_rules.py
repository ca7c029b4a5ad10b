"""Nobody wins ratings by removing others, by leaving, or against themselves."""

import asyncio
from typing import Any

import pytest
from tests.server.archive_fixtures import (
    archive_table,
    database_rows,
    open_archive,
    seat_archive_table,
)
from tests.server.conftest import ON_A_FILE
from tests.server.database_queries import find_traces, query_rows
from tests.server.live_server import PROXIED_SETTINGS, GuestClient, running_server
from tests.server.test_api_tokens import TokenClient, make_program
from tests.table.table_driver import TableDriver

from skulduggery.games import GAMES_BY_NAME
from skulduggery.server.database import DB_RATINGS
from skulduggery.server.people.origins import GuestOrigins
from skulduggery.table import facts, timers
from skulduggery.table.requests import (
    AgreeRematch,
    Leave,
    PassHost,
    ProposeRematch,
    Remove,
    Resign,
)
from skulduggery.table.table import table_from_log

DAY_S = 24 * 3600.0
ONE_ADDRESS, OTHER_ADDRESS = "198.51.100.7", "203.0.113.9"
NEIGHBOUR_ADDRESSES = [
    (ONE_ADDRESS, ONE_ADDRESS),
    ("2001:db8:0:1::5", "2001:db8:0:1:ffff::9"),
    ("::ffff:198.51.100.7", ONE_ADDRESS),
]
STRANGER_ADDRESSES = [(ONE_ADDRESS, OTHER_ADDRESS), ("2001:db8:0:1::5", "2001:db8:0:2::5")]


def rate_game(database: str, evening: TableDriver) -> dict[str, float]:
    """The ratings after this one game; empty where it does not count."""

    async def archive_game() -> dict[str, float]:
        async with open_archive(database) as archive:
            await archive_table(archive, evening.table)
            found = await archive.find_game(evening.table.record_id())
            rows = {row["who"]: row["ordinal"] for row in await database_rows(archive, DB_RATINGS)}
            assert found.rated == bool(rows)
            return rows

    return asyncio.run(archive_game())


def rated_game(*guests: str, game: str = "skull", seed: int = 0) -> TableDriver:
    evening = seat_archive_table(game=game, guests=guests, seed=seed, rated=True)
    return evening.start_game().play_randomly(5)


# Removing.


@pytest.mark.parametrize("game", GAMES_BY_NAME)
@pytest.mark.parametrize("people", [2, 3, 4])
def test_nobody_who_plays_is_removed_from_a_game_that_counts(game: str, people: int) -> None:
    guests = ("Ada", "Ben", "Cleo", "Dario")[:people]
    evening = rated_game(*guests, "bot", game=game)
    for guest in guests[1:]:
        refusal = evening.expect_refusal("Ada", Remove(guest), "refused-rated-player")
        assert refusal.details["name"] == guest


def test_a_friend_made_host_removes_nobody_either() -> None:
    evening = rated_game("Ada", "Ben", "Cleo").join("Zoe")
    for host, friend in (("Ada", "Zoe"), ("Zoe", "Cleo")):
        evening.send_request(host, PassHost(friend))
        evening.expect_refusal(friend, Remove("Ben"), "refused-rated-player")
    evening.send_request("Cleo", Leave())  # and the role passes on
    assert evening.table.host == "Ada"
    evening.expect_refusal("Ada", Remove("Ben"), "refused-rated-player")


def test_those_who_watch_or_have_resigned_can_be_removed() -> None:
    evening = rated_game("Ada", "Ben", "Cleo").join("Zoe")
    evening.send_request("Ada", Remove("Zoe"))
    evening.send_request("Ben", Resign())
    evening.send_request("Ada", Remove("Ben"))
    evening.play_randomly()


def test_whose_program_plays_is_not_removed_with_it() -> None:
    evening = rated_game("Ada", "Ben", "Cleo").join("Zoe", "Yves")
    for guest, origins in (("Ben", ["o1", "a1"]), ("Zoe", ["o1", "a2"]), ("Yves", ["o2", "a1"])):
        evening.apply_facts([facts.OriginSeen(at=evening.now, guest=guest, origins=origins)])
    evening.expect_refusal("Ada", Remove("Zoe"), "refused-rated-player")
    evening.send_request("Ada", Remove("Yves"))  # a neighbour only


def test_from_a_game_that_does_not_count_the_host_removes_whom_they_like() -> None:
    evening = seat_archive_table().start_game().play_randomly(5)
    evening.send_request("Ada", Remove("Ben"))


# Leaving.


@pytest.mark.parametrize("game", GAMES_BY_NAME)
@pytest.mark.parametrize("how", [Leave(), Resign()], ids=["leave", "resign"])
def test_leaving_bots_is_no_way_out_of_a_defeat(
    database: str, game: str, how: Leave | Resign
) -> None:
    evening = rated_game("Ada", "bot", "bot", game=game)
    evening.send_request("Ada", how)
    assert evening.table.abandoned
    ratings = rate_game(database, evening)
    assert ratings.pop("Ada") < 0.0 < min(ratings.values())


def test_staying_away_from_bots_is_no_way_out_either(database: str) -> None:
    evening = rated_game("Ada", "bot", "bot").disconnect("Ada").advance_clock(DAY_S)
    evening.run_timers()
    assert evening.table.abandoned
    assert rate_game(database, evening)["Ada"] < 0.0


def test_whoever_gives_up_first_comes_last_though_the_winner_leaves_too(database: str) -> None:
    evening = rated_game("Ada", "Ben", "Cleo")
    for guest in ("Ben", "Ada", "Cleo"):
        evening.send_request(guest, Leave())
    ratings = rate_game(database, evening)
    assert ratings["Ben"] < ratings["Ada"] < ratings["Cleo"]


def test_where_all_stay_away_alike_it_counts_for_nobody(database: str) -> None:
    evening = rated_game("Ada", "Ben", "Cleo").disconnect("Ada", "Ben", "Cleo")
    evening.advance_clock(DAY_S).run_timers()
    assert rate_game(database, evening) == {}


def test_a_closed_table_counts_for_nobody(database: str) -> None:
    evening = rated_game("Ada", "Ben", "bot")
    evening.send_request("Ben", Resign())
    evening.apply_facts(timers.closing_facts(evening.table, evening.now))
    assert rate_game(database, evening) == {}


def test_an_abandoned_game_in_a_log_of_before_counts_for_nobody(database: str) -> None:
    evening = rated_game("Ada", "bot", "bot")
    evening.send_request("Ada", Leave())
    *log, last = evening.log
    assert isinstance(last, facts.Abandoned) and last.counts
    evening.table = table_from_log([*log, facts.Abandoned(at=last.at, secret=last.secret)])
    assert rate_game(database, evening) == {}


# Against oneself.


def test_tokens_tell_neighbours_at_one_table_and_nothing_else() -> None:
    origins = GuestOrigins(b"key")
    with origins.note_connection("ada", "ada", ONE_ADDRESS):
        with origins.note_connection("ben", "ben", ONE_ADDRESS):
            ada, ben = origins.origins_of("t1", "ada"), origins.origins_of("t1", "ben")
            assert len(set(ada) & set(ben)) == 1
            assert not set(ada) & set(origins.origins_of("t2", "ada"))
            assert all(len(token) <= 6 and ONE_ADDRESS not in token for token in ada)
        assert origins.origins_of("t1", "ben") == []
        assert origins.origins_of("t1", "ada") == ada
    assert GuestOrigins(b"key").origins_of("t1", "ada") == []


async def sit_down(client: GuestClient, table: str, chair: int) -> None:
    await client.connect_to_table(table)
    await client.send_request("join", name=client.name)
    assert (await client.send_request("sit", chair=chair))["kind"] == "done"


async def open_rated_table(ada: GuestClient) -> str:
    table = await ada.open_table("saber_skull")
    await ada.connect_to_table(table)
    await ada.receive_frame()
    settings = {**ada.table["settings"], "rated": True}
    assert (await ada.send_request("choosesettings", settings=settings))["kind"] == "done"
    return table


async def see_counts(client: GuestClient, table: str) -> bool:
    return bool((await client.http.get(f"/api/tables/{table}")).json()["counts"])


async def play_to_record(*clients: GuestClient) -> dict[str, Any]:
    assert (await clients[0].send_request("start"))["kind"] == "done"
    await asyncio.gather(*(client.play_to_end() for client in clients))
    record = clients[0].table["record"]
    about: dict[str, Any] = (await clients[0].http.get(f"/api/records/{record}")).json()
    for client in clients:
        await client.disconnect()
    return about


@ON_A_FILE
@pytest.mark.parametrize("addresses", [*NEIGHBOUR_ADDRESSES, *STRANGER_ADDRESSES], ids=str)
def test_a_game_of_one_address_says_so_and_does_not_count(
    database: str, addresses: tuple[str, str]
) -> None:
    counts = addresses in STRANGER_ADDRESSES

    async def play() -> None:
        async with running_server(database, PROXIED_SETTINGS) as server:
            ada, ben = (
                GuestClient(server, name, coming_from=address)
                for name, address in zip(("Ada", "Ben"), addresses, strict=True)
            )
            table = await open_rated_table(ada)
            await sit_down(ada, table, 0)
            assert await see_counts(ada, table)
            await sit_down(ben, table, 1)
            assert await see_counts(ben, table) is ben.table["counts"] is counts
            about = await play_to_record(ada, ben)
            assert about["rated"] is counts
            assert all((seat["change"] is None) is not counts for seat in about["players"])
            told = str([*ada.frames, *ben.frames])
            assert not any(address in told for address in addresses)
            assert "OriginSeen" not in told

    asyncio.run(play())
    assert find_traces(database, *addresses) == set()


def test_neighbours_are_known_after_a_restart_and_without_a_connection(database: str) -> None:
    async def play() -> None:
        async with running_server(database, PROXIED_SETTINGS) as server:
            ada, ben = (GuestClient(server, name, ONE_ADDRESS) for name in ("Ada", "Ben"))
            table = await open_rated_table(ada)
            await sit_down(ada, table, 0)
            await sit_down(ben, table, 1)
            await ben.disconnect()
            await ada.disconnect()
        async with running_server(database, PROXIED_SETTINGS) as server:
            cleo = GuestClient(server, "Cleo")
            assert not await see_counts(cleo, table)
            await cleo.disconnect()

    asyncio.run(play())


def test_a_host_who_never_joins_is_known_as_well(database: str) -> None:
    """By the addresses of their requests over HTTP."""

    async def play() -> None:
        async with running_server(database, PROXIED_SETTINGS) as server:
            ada, ben = (GuestClient(server, name, ONE_ADDRESS) for name in ("Ada", "Ben"))
            body = {"name": "Ada", "game": "saber_skull", "settings": {"rated": True}, "bots": 1}
            table = (await ada.http.post("/api/tables", json=body)).json()["table"]
            await sit_down(ben, table, 2)
            assert not ben.table["counts"]
            await ada.disconnect()
            await ben.disconnect()

    asyncio.run(play())


def test_a_program_does_not_play_its_owner_for_rating(database: str) -> None:
    async def play() -> None:
        async with running_server(database, PROXIED_SETTINGS) as server:
            ada = GuestClient(server, "Ada", ONE_ADDRESS)
            table = await open_rated_table(ada)
            await sit_down(ada, table, 0)
            _, token = await make_program(ada, "Hal")
            hal = TokenClient(server, token)  # from another address
            await sit_down(hal, table, 1)
            assert not hal.table["counts"]
            assert not (await play_to_record(ada, hal))["rated"]

    asyncio.run(play())


def test_two_programs_of_one_owner_do_not_play_each_other_for_rating(database: str) -> None:
    async def play() -> None:
        async with running_server(database, PROXIED_SETTINGS) as server:
            host = GuestClient(server, "Ada", ONE_ADDRESS)
            owner = GuestClient(server, "Eve", OTHER_ADDRESS)
            table = await open_rated_table(host)
            programs = []
            for number, address in enumerate(("192.0.2.1", "192.0.2.2")):
                _, token = await make_program(owner, f"Hal {number}")
                programs.append(TokenClient(server, token))
                programs[-1].forwarded = {"X-Forwarded-For": address}
                await sit_down(programs[-1], table, number)
            assert not programs[-1].table["counts"]
            for client in (host, owner, *programs):
                await client.disconnect()

    asyncio.run(play())


def test_erasure_takes_the_tokens_along(database: str) -> None:

    async def play() -> None:
        async with running_server(database, PROXIED_SETTINGS) as server:
            ada, ben = (GuestClient(server, name, ONE_ADDRESS) for name in ("Ada", "Ben"))
            table = await open_rated_table(ada)
            await sit_down(ada, table, 0)
            await sit_down(ben, table, 1)
            assert (await ben.http.delete("/api/guest")).status_code == 200
            await ada.disconnect()
            await ben.disconnect()

    asyncio.run(play())
    log = b"".join(facts for (facts,) in query_rows(database, "SELECT facts FROM journal"))
    assert log.count(b'"OriginSeen"') == 2 and log.count(b'"origins":[]') == 1


def test_a_rematch_of_neighbours_does_not_count_either() -> None:
    evening = TableDriver().choose_settings(rated=True).seat_guests("Ada", "Ben", "Cleo")
    evening.start_game()
    assert evening.table.counts
    evening.play_randomly()
    for guest in ("Ada", "Ben"):
        evening.apply_facts([facts.OriginSeen(at=evening.now, guest=guest, origins=["a12345"])])
    evening.send_request("Ada", ProposeRematch())
    evening.send_request("Ada", AgreeRematch())
    evening.send_request("Ben", AgreeRematch())
    evening.send_request("Cleo", AgreeRematch())
    evening.run_timers()
    assert evening.is_playing() and not evening.table.counts
