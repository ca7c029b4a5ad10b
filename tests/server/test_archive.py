"""Finished games are kept, once and for ever, whatever happens around them."""

import asyncio
from pathlib import Path
from typing import Any

import msgspec
import pytest
from sqlalchemy.ext.asyncio import AsyncConnection
from tests.server.shelf import THREE, archive_in, gathered, played, rows
from tests.table.evening import Evening

from skulduggery.bots.registry import usual_level
from skulduggery.games import GAMES
from skulduggery.server.database import GAMES_PLAYED, PLAYED, RATINGS
from skulduggery.server.log_store import Store
from skulduggery.server.records import archive as archives
from skulduggery.server.records.archive import Archive, NoRecord
from skulduggery.table import requests
from skulduggery.table.facts import AnyFact, Closed, Created


async def kept(archive: Archive, *evenings: Evening) -> None:
    for evening in evenings:
        await archive.finished(evening.table)


async def everything(archive: Archive) -> list[Any]:
    return [await rows(archive, table) for table in (GAMES_PLAYED, PLAYED, RATINGS)]


def resigns(evening: Evening, guest: str) -> Evening:
    evening.ask(guest, requests.Resign())
    return evening


@pytest.mark.parametrize("game", list(GAMES))
def test_a_game_is_found_as_it_was(game: str, tmp_path: Path) -> None:
    async def work() -> None:
        evening = played(game=game, listed=True)
        async with archive_in(tmp_path / "a.db") as archive:
            await kept(archive, evening)
            found = await archive.find(evening.table.record_id())
            assert found.record == evening.table.record()
            assert (found.listed, found.rated, found.uploaded) == (True, False, False)
            assert found.started_at < found.ended_at == evening.now
            seats = await rows(archive, PLAYED)
            assert [seat["who"] for seat in seats] == list(THREE)
            assert [seat["score"] for seat in seats] == found.record.result.scores
            winners = {seat["player"] for seat in seats if seat["place"] == 1}
            assert winners == set(found.record.result.winners)
            assert await rows(archive, RATINGS) == []
            with pytest.raises(NoRecord):
                await archive.find("nowhere")

    asyncio.run(work())


def test_kept_twice_is_as_good_as_once(tmp_path: Path) -> None:
    async def work() -> None:
        evening = played(rated=True)
        async with archive_in(tmp_path / "a.db") as archive:
            await kept(archive, evening)
            once = await everything(archive)
            await asyncio.gather(*(archive.finished(evening.table) for _ in range(5)))
            assert await everything(archive) == once
            assert [row["games"] for row in once[2]] == [1, 1, 1]

    asyncio.run(work())


def test_games_that_end_at_once_all_count(tmp_path: Path) -> None:
    async def work() -> None:
        evenings = [played(f"t{n}", seed=n, rated=True) for n in range(12)]
        async with archive_in(tmp_path / "a.db") as one, archive_in(tmp_path / "a.db") as other:
            await asyncio.gather(
                *(a.finished(evening.table) for evening in evenings for a in (one, other))
            )
            games, seats, ratings = await everything(one)
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


def test_a_game_nobody_has_ended_counts_for_nobody(tmp_path: Path) -> None:
    async def work() -> None:
        evening = gathered(rated=True).start().play_on(3)
        for guest in THREE:
            resigns(evening, guest)
        assert evening.table.abandoned
        async with archive_in(tmp_path / "a.db") as archive:
            await kept(archive, evening)
            found = await archive.find(evening.table.record_id())
            assert (found.ending, found.rated) == ("abandoned", False)
            assert found.ended_at == evening.now
            seats = await rows(archive, PLAYED)
            assert [(seat["place"], seat["after"]) for seat in seats] == [(None, None)] * 3
            assert await rows(archive, RATINGS) == []

    asyncio.run(work())


def test_whoever_resigned_is_last_also_where_the_bot_has_won(tmp_path: Path) -> None:
    async def work() -> None:
        for seed in range(50):
            evening = resigns(gathered(seed=seed, rated=True).start(), "Ben").play_on()
            if evening.table.record().result.winners == [1]:
                break
        assert evening.table.record().result.winners == [1]
        async with archive_in(tmp_path / "a.db") as archive:
            await kept(archive, evening)
            seats = await rows(archive, PLAYED)
            assert [seat["place"] for seat in seats] == [1, 3, 1]
            assert [seat["resigned"] for seat in seats] == [False, True, False]
            worth = {row["who"]: row["ordinal"] for row in await rows(archive, RATINGS)}
            assert worth["Ben"] < worth["Ada"] == pytest.approx(worth["Cleo"])

    asyncio.run(work())


def test_people_programs_and_bots_are_told_apart_also_when_they_have_left(tmp_path: Path) -> None:
    async def work() -> None:
        evening = gathered(guests=("Ada",), rated=True)
        evening.ask("Hal", requests.Join("Hal", program=True))
        evening.ask("Hal", requests.Sit(1))
        evening.seat("bot", "bot").start()
        evening.ask("Hal", requests.Leave())
        evening.play_on()
        level = usual_level("skull")
        async with archive_in(tmp_path / "a.db") as archive:
            await kept(archive, evening)
            seats = await rows(archive, PLAYED)
            assert [(seat["who"], seat["kind"]) for seat in seats] == [
                ("Ada", "person"),
                ("Hal", "program"),
                (f"bot:{level}", "bot"),
                (f"bot:{level}", "bot"),
            ]
            assert seats[1]["place"] == 4
            ratings = await rows(archive, RATINGS)
            assert {(row["who"], row["kind"], row["name"], row["games"]) for row in ratings} == {
                ("Ada", "person", "Ada", 1),
                ("Hal", "program", "Hal", 1),
                (f"bot:{level}", "bot", level, 1),
            }

    asyncio.run(work())


def test_a_rematch_right_after_the_end_takes_nothing_away(tmp_path: Path) -> None:
    async def work() -> None:
        evening = played(rated=True)
        async with archive_in(tmp_path / "a.db") as archive:
            first = evening.table.record()
            writing = archive.finished(evening.table)
            evening.ask("Ada", requests.Rematch())
            evening.start().play_on()
            await writing
            await kept(archive, evening)
            games = await rows(archive, GAMES_PLAYED)
            assert sorted(row["match"] for row in games) == [0, 1]
            assert (await archive.find(first.tags["link"])).record == first
            second = await archive.find(evening.table.record_id())
            assert second.record == evening.table.record() != first
            assert [row["games"] for row in await rows(archive, RATINGS)] == [2, 2, 2]

    asyncio.run(work())


def test_whoever_follows_the_link_too_early_waits(tmp_path: Path) -> None:
    async def work() -> None:
        evening = played()
        async with archive_in(tmp_path / "a.db") as archive:
            writing = archive.finished(evening.table)
            reading = asyncio.create_task(archive.find(evening.table.record_id()))
            await asyncio.sleep(0)
            assert not reading.done()
            await writing
            assert (await reading).record == evening.table.record()
            assert archive.under_way == {}

    asyncio.run(work())


def test_a_game_that_cannot_be_kept_is_kept_at_the_next_start(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    async def out_of_paper(connection: AsyncConnection, game: archives.Finished) -> bool:
        raise OSError("no space left")

    async def work() -> None:
        evening = played(rated=True)
        async with archive_in(tmp_path / "a.db") as archive:
            with monkeypatch.context() as patched:
                patched.setattr(archives, "was_new", out_of_paper)
                await kept(archive, evening)
            assert "could not be kept" in caplog.text and "t1" in caplog.text
            with pytest.raises(NoRecord):
                await archive.find(evening.table.record_id())
            await kept(archive, evening)
            assert len(await rows(archive, RATINGS)) == 3

    asyncio.run(work())


def test_half_a_game_is_never_kept(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def stumbles(connection: AsyncConnection, game: archives.Finished) -> dict[str, Any]:
        raise OSError("no space left")

    async def work() -> None:
        async with archive_in(tmp_path / "a.db") as archive:
            monkeypatch.setattr(archives, "rate", stumbles)
            await kept(archive, played(rated=True))
            assert await everything(archive) == [[], [], []]

    asyncio.run(work())


# A server that dies between the end of a game and the archive.


def relabelled(fact: AnyFact, table: str) -> AnyFact:
    assert isinstance(fact, Created)
    return msgspec.structs.replace(fact, table=table)


async def logged(store: Store, table: str, log: list[AnyFact]) -> None:
    for number, fact in enumerate(log):
        assert await store.append(table, number, [fact])


def test_what_a_dead_server_left_behind_is_found(tmp_path: Path) -> None:
    async def work() -> None:
        store = await Store.open(str(tmp_path / "a.db"))
        archive = Archive(store.engine)
        twice = played("t1", rated=True)
        first = twice.table.record_id()
        twice.ask("Ada", requests.Rematch())
        twice.start().play_on()
        on = gathered("t2").start().play_on(2)
        whole = played("t3")
        idle = gathered("t4")
        for evening in (twice, on, whole, idle):
            evening.log[0] = relabelled(evening.log[0], evening.table.id)
            await logged(store, evening.table.id, evening.log)
        await kept(archive, whole)
        assert await archive.missing() == ["t1"]

        await archive.catch_up(store)
        assert await archive.missing() == []
        for link in (first, twice.table.record_id(), whole.table.record_id()):
            await archive.find(link)
        games, _, ratings = await everything(archive)
        assert len(games) == 3
        assert [row["games"] for row in ratings] == [2, 2, 2]
        before = await everything(archive)
        await archive.catch_up(store)
        assert await everything(archive) == before
        await store.close()

    asyncio.run(work())


def test_a_table_that_was_closed_is_no_trouble(tmp_path: Path) -> None:
    async def work() -> None:
        store = await Store.open(str(tmp_path / "a.db"))
        archive = Archive(store.engine)
        idle = gathered()
        idle.write([Closed(at=idle.now)])
        await logged(store, "t1", idle.log)
        assert await archive.missing() == []
        after_one = played("t2")
        after_one.ask("Ada", requests.Rematch())
        after_one.write([Closed(at=after_one.now)])
        after_one.log[0] = relabelled(after_one.log[0], "t2")
        await logged(store, "t2", after_one.log)
        await archive.catch_up(store)
        assert len(await rows(archive, GAMES_PLAYED)) == 1
        await store.close()

    asyncio.run(work())


def test_a_log_that_cannot_be_read_stops_nobody(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    async def work() -> None:
        store = await Store.open(str(tmp_path / "a.db"))
        archive = Archive(store.engine)
        broken, sound = played("t1"), played("t2")
        del broken.log[len(broken.log) // 2]
        sound.log[0] = relabelled(sound.log[0], "t2")
        for evening in (broken, sound):
            await logged(store, evening.table.id, evening.log)
        await archive.catch_up(store)
        assert [row["table_id"] for row in await rows(archive, GAMES_PLAYED)] == ["t2"]
        assert "cannot be read" in caplog.text
        await store.close()

    asyncio.run(work())
