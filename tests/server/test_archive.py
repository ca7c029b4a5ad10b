"""Finished games are kept, once and for ever, whatever happens around them."""

import asyncio
import sqlite3
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest
from tests.server.archive_fixtures import (
    GUEST_NAMES,
    append_log,
    archive_table,
    database_rows,
    open_archive,
    play_archive_game,
    seat_archive_table,
)
from tests.table.table_driver import TableDriver

from skulduggery.bots.registry import usual_level
from skulduggery.games import GAMES_BY_NAME
from skulduggery.server.database import DB_GAMES, DB_PLAYERS, DB_RATINGS
from skulduggery.server.hosting.logging_setup import short_id
from skulduggery.server.log_store import LogStore
from skulduggery.server.records import archive as archives
from skulduggery.server.records.archive import Archive, NoRecord
from skulduggery.table import requests, timers
from skulduggery.table.facts import BotSeated, Closed


async def archive_tables(archive: Archive, *evenings: TableDriver) -> None:
    for evening in evenings:
        await archive_table(archive, evening.table)


async def archive_rows(archive: Archive) -> list[Any]:
    return [await database_rows(archive, table) for table in (DB_GAMES, DB_PLAYERS, DB_RATINGS)]


def resign_guest(evening: TableDriver, guest: str) -> TableDriver:
    evening.send_request(guest, requests.Resign())
    return evening


@pytest.mark.parametrize("game", list(GAMES_BY_NAME))
def test_a_game_is_found_as_it_was(game: str, database: str) -> None:
    async def work() -> None:
        evening = play_archive_game(game=game, listed=True)
        async with open_archive(database) as archive:
            await archive_tables(archive, evening)
            found = await archive.find_game(evening.table.record_id())
            assert found.record == evening.table.game_record()
            assert (found.listed, found.rated, found.uploaded) == (True, False, False)
            assert found.started_at < found.ended_at == evening.now
            seats = await database_rows(archive, DB_PLAYERS)
            assert [seat["who"] for seat in seats] == list(GUEST_NAMES)
            assert [seat["score"] for seat in seats] == found.record.result.scores
            winners = {seat["player"] for seat in seats if seat["place"] == 1}
            assert winners == set(found.record.result.winners)
            assert await database_rows(archive, DB_RATINGS) == []
            with pytest.raises(NoRecord):
                await archive.find_game("nowhere")

    asyncio.run(work())


def test_kept_twice_is_as_good_as_once(database: str) -> None:
    async def work() -> None:
        evening = play_archive_game(rated=True)
        async with open_archive(database) as archive:
            await archive_tables(archive, evening)
            once = await archive_rows(archive)
            await asyncio.gather(*(archive_table(archive, evening.table) for _ in range(5)))
            assert await archive_rows(archive) == once
            assert [row["games"] for row in once[2]] == [1, 1, 1]

    asyncio.run(work())


def test_games_that_end_at_once_all_count(database: str) -> None:
    async def work() -> None:
        evenings = [play_archive_game(f"t{n}", seed=n, rated=True) for n in range(12)]
        async with open_archive(database) as one, open_archive(database) as other:
            await asyncio.gather(
                *(archive_table(a, evening.table) for evening in evenings for a in (one, other))
            )
            games, seats, ratings = await archive_rows(one)
            assert len(games) == 12 and len(seats) == 36
            assert [row["games"] for row in ratings] == [12, 12, 12]
            # Each began where another ended.
            for rating in ratings:
                told = [seat for seat in seats if seat["who"] == rating["who"]]
                before, after = (
                    {round(seat[at], 9) for seat in told} for at in ("before", "after")
                )
                assert before - after == {0.0}
                assert after - before == {round(rating["ordinal"], 9)}

    asyncio.run(work())


def test_a_game_that_was_closed_counts_for_nobody(database: str) -> None:
    async def work() -> None:
        evening = seat_archive_table(rated=True).start_game().play_randomly(3)
        evening.apply_facts(timers.closing_facts(evening.table, evening.now))
        assert evening.table.abandoned
        async with open_archive(database) as archive:
            await archive_tables(archive, evening)
            found = await archive.find_game(evening.table.record_id())
            assert (found.ending, found.rated) == ("abandoned", False)
            assert found.ended_at == evening.now
            seats = await database_rows(archive, DB_PLAYERS)
            assert [(seat["place"], seat["after"]) for seat in seats] == [(None, None)] * 3
            assert await database_rows(archive, DB_RATINGS) == []

    asyncio.run(work())


def test_whoever_resigned_is_last_also_where_the_bot_has_won(database: str) -> None:
    async def work() -> None:
        for seed in range(50):
            evening = resign_guest(
                seat_archive_table(seed=seed, rated=True).start_game(), "Ben"
            ).play_randomly()
            if evening.table.game_record().result.winners == [1]:
                break
        assert evening.table.game_record().result.winners == [1]
        async with open_archive(database) as archive:
            await archive_tables(archive, evening)
            seats = await database_rows(archive, DB_PLAYERS)
            assert [seat["place"] for seat in seats] == [1, 3, 1]
            assert [seat["resigned"] for seat in seats] == [False, True, False]
            worth = {row["who"]: row["ordinal"] for row in await database_rows(archive, DB_RATINGS)}
            assert worth["Ben"] < worth["Ada"] == pytest.approx(worth["Cleo"])

    asyncio.run(work())


def test_a_bot_of_ones_own_may_have_a_long_name(database: str) -> None:
    """PostgreSQL would refuse what is longer than a column; SQLite never does."""
    level = "a_package_of_bots.in_which_modules_have_long_names.and_more_so:AsTheClassesHave" * 2

    async def work() -> None:
        async with open_archive(database) as archive:
            evening = seat_archive_table(guests=("Ada", "Ben", "bot"), rated=True)
            evening.apply_facts([BotSeated(at=evening.now, chair=2, level=level, name="Bot")])
            await archive_table(archive, evening.start_game().play_randomly().table)
            _, players, ratings = await archive_rows(archive)
            assert f"bot:{level}" in [row["who"] for row in players]
            assert level in [row["name"] for row in ratings]

    asyncio.run(work())


def test_people_programs_and_bots_are_told_apart_also_when_they_have_left(database: str) -> None:
    async def work() -> None:
        evening = seat_archive_table(guests=("Ada",), rated=True)
        evening.send_request("Hal", requests.Join("Hal", program=True))
        evening.send_request("Hal", requests.Sit(1))
        evening.seat_guests("bot", "bot").start_game()
        evening.send_request("Hal", requests.Leave())
        evening.play_randomly()
        level = usual_level("skull")
        async with open_archive(database) as archive:
            await archive_tables(archive, evening)
            seats = await database_rows(archive, DB_PLAYERS)
            assert [(seat["who"], seat["kind"]) for seat in seats] == [
                ("Ada", "person"),
                ("Hal", "program"),
                (f"bot:{level}", "bot"),
                (f"bot:{level}", "bot"),
            ]
            assert seats[1]["place"] == 4
            ratings = await database_rows(archive, DB_RATINGS)
            assert {(row["who"], row["kind"], row["name"], row["games"]) for row in ratings} == {
                ("Ada", "person", "Ada", 1),
                ("Hal", "program", "Hal", 1),
                (f"bot:{level}", "bot", level, 1),
            }

    asyncio.run(work())


def test_a_rematch_right_after_the_end_takes_nothing_away(database: str) -> None:
    async def work() -> None:
        evening = play_archive_game(rated=True)
        async with open_archive(database) as archive:
            first = evening.table.game_record()
            archive.archive_game(evening.table)
            evening.send_request("Ada", requests.Rematch())
            evening.start_game().play_randomly()
            await archive_tables(archive, evening)
            games = await database_rows(archive, DB_GAMES)
            assert sorted(row["match"] for row in games) == [0, 1]
            assert (await archive.find_game(first.tags["link"])).record == first
            second = await archive.find_game(evening.table.record_id())
            assert second.record == evening.table.game_record() != first
            assert [row["games"] for row in await database_rows(archive, DB_RATINGS)] == [2, 2, 2]

    asyncio.run(work())


def test_whoever_follows_the_link_too_early_waits(database: str) -> None:
    async def work() -> None:
        evening = play_archive_game()
        async with open_archive(database) as archive:
            archive.archive_game(evening.table)
            reading = asyncio.create_task(archive.find_game(evening.table.record_id()))
            await asyncio.sleep(0)
            assert not reading.done()
            assert (await reading).record == evening.table.game_record()
            assert archive.pending_writes == {}

    asyncio.run(work())


def test_a_game_that_cannot_be_kept_is_tried_again(
    database: str, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    """Without a restart: who follows the link has to wait, and then the game is there, once."""
    monkeypatch.setattr(archives, "_RETRY_S", 0.01)

    async def work() -> None:
        evening = play_archive_game(rated=True)
        async with open_archive(database) as archive:
            with monkeypatch.context() as patched:
                patched.setattr(archives, "_update_ratings", out_of_paper)
                await archive_table(archive, evening.table)
                assert await archive_rows(archive) == [[], [], []]  # nor half a game
            assert "archiving failed" in caplog.text
            assert caplog.records[-1].__dict__["table"] == short_id("t1")
            await archive.find_game(evening.table.record_id())
            assert [row["games"] for row in await database_rows(archive, DB_RATINGS)] == [1, 1, 1]

    asyncio.run(work())


def out_of_paper(connection: sqlite3.Connection, game: archives.FinishedGame) -> dict[str, Any]:
    raise OSError("no space left")


def test_a_locked_database_delays_a_finished_game_and_loses_nothing(tmp_path: Path) -> None:
    """Somebody else, a backup say, holds the file at the moment in which the game ends."""

    async def work() -> None:
        evening = play_archive_game(rated=True)
        async with open_archive(tmp_path / "a.db") as archive:
            with closing(sqlite3.connect(tmp_path / "a.db", isolation_level=None)) as other:
                other.execute("BEGIN IMMEDIATE")
                archive.archive_game(evening.table)
                reading = asyncio.create_task(archive.find_game(evening.table.record_id()))
                for _ in range(10):
                    await asyncio.sleep(0)
                assert not reading.done()
                other.execute("COMMIT")
            assert (await reading).record == evening.table.game_record()

    asyncio.run(work())


# A server that dies between the end of a game and the archive.


def test_what_a_dead_server_left_behind_is_found(database: str) -> None:
    async def work() -> None:
        store = await LogStore.open(database)
        archive = Archive(store)
        twice = play_archive_game("t1", rated=True)
        first = twice.table.record_id()
        twice.send_request("Ada", requests.Rematch())
        twice.start_game().play_randomly()
        on = seat_archive_table("t2").start_game().play_randomly(2)
        whole = play_archive_game("t3")
        idle = seat_archive_table("t4")
        for evening in (twice, on, whole, idle):
            await append_log(store, evening)
        await archive_tables(archive, whole)
        assert await archive.unarchived_tables() == ["t1"]

        await archive.archive_missing()
        assert await archive.unarchived_tables() == []
        for link in (first, twice.table.record_id(), whole.table.record_id()):
            await archive.find_game(link)
        games, _, ratings = await archive_rows(archive)
        assert len(games) == 3
        assert [row["games"] for row in ratings] == [2, 2, 2]
        before = await archive_rows(archive)
        await archive.archive_missing()
        assert await archive_rows(archive) == before
        await store.close()

    asyncio.run(work())


def test_a_table_that_was_closed_is_no_trouble(database: str) -> None:
    async def work() -> None:
        store = await LogStore.open(database)
        archive = Archive(store)
        idle = seat_archive_table()
        idle.apply_facts([Closed(at=idle.now)])
        await append_log(store, idle)
        assert await archive.unarchived_tables() == []
        after_one = play_archive_game("t2")
        after_one.send_request("Ada", requests.Rematch())
        after_one.apply_facts([Closed(at=after_one.now)])
        await append_log(store, after_one)
        await archive.archive_missing()
        assert len(await database_rows(archive, DB_GAMES)) == 1
        await store.close()

    asyncio.run(work())


def test_a_log_that_cannot_be_read_stops_nobody(
    database: str, caplog: pytest.LogCaptureFixture
) -> None:
    async def work() -> None:
        store = await LogStore.open(database)
        archive = Archive(store)
        broken, sound = play_archive_game("t1"), play_archive_game("t2")
        del broken.log[len(broken.log) // 2]
        for evening in (broken, sound):
            await append_log(store, evening)
        await archive.archive_missing()
        assert [row["table_id"] for row in await database_rows(archive, DB_GAMES)] == ["t2"]
        assert "archive catch-up failed" in caplog.text
        await store.close()

    asyncio.run(work())
