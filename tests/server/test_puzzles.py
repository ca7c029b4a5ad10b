"""Puzzles over HTTP: no answer before a try, and the first try is kept."""

import asyncio
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any

from sqlalchemy import func, select
from tests.server.live_server import GuestClient, running_server

from skulduggery.server.database import DB_PUZZLE_TRIES
from skulduggery.server.database_opening import open_database
from skulduggery.server.puzzles import FirstTry, PuzzleLine, PuzzleList, PuzzleSheet, solved_streak
from skulduggery.study.puzzles.puzzle_files import (
    DAY_LENGTH_S,
    all_puzzles,
    puzzle_of_day,
    puzzles_of_game,
)
from skulduggery.words import SUPPORTED_LANGUAGES

TODAY_NUMBER = 20_500
SAMPLE_PUZZLE = puzzles_of_game("saber_skull")[0]


def run_visit(database: Path | str, visit: Callable[[GuestClient], Awaitable[None]]) -> None:
    async def run() -> None:
        async with running_server(
            database, clock=lambda: (TODAY_NUMBER + 0.5) * DAY_LENGTH_S
        ) as address:
            ada = GuestClient(address, "Ada")
            await visit(ada)
            await ada.http.aclose()

    asyncio.run(run())


async def fetch_json(client: GuestClient, path: str, language: str = "en") -> dict[str, Any]:
    answer = await client.http.get(path, params={"language": language})
    assert answer.status_code == 200, answer.text
    found: dict[str, Any] = answer.json()
    return found


def test_puzzles_are_counted_from_one_in_each_game(database: str) -> None:
    async def visit(ada: GuestClient) -> None:
        puzzles = (await fetch_json(ada, "/api/puzzles"))["puzzles"]
        for game in {puzzle["game"] for puzzle in puzzles}:
            places = [puzzle["place"] for puzzle in puzzles if puzzle["game"] == game]
            assert places == list(range(1, len(places) + 1))
        sheet = await fetch_json(ada, f"/api/puzzles/{SAMPLE_PUZZLE.number}")
        assert sheet["place"] == 1

    run_visit(database, visit)


def test_a_puzzle_comes_without_its_answer_in_every_language(database: str) -> None:
    async def visit(ada: GuestClient) -> None:
        for puzzle in (
            puzzles_of_game("skull")[0],
            puzzles_of_game("skull_king")[0],
            SAMPLE_PUZZLE,
        ):
            sheets = [
                await fetch_json(ada, f"/api/puzzles/{puzzle.number}", w)
                for w in SUPPORTED_LANGUAGES
            ]
            assert len({str(sheet["choices"]) for sheet in sheets}) == len(SUPPORTED_LANGUAGES)
            sheet = sheets[0]
            assert set(sheet) == set(PuzzleSheet.__struct_fields__)
            assert sheet["verdict"] is None
            assert {choice["text"] for choice in sheet["choices"]} == set(puzzle.worths)
            assert set(sheet["step"]["hidden"]) <= {"0"}, "what others hide is theirs"
            assert "worth" not in str(sheet) and "theme" not in str(sheet)

    run_visit(database, visit)


def test_the_first_try_is_kept_and_later_ones_change_nothing(database: str) -> None:
    async def visit(ada: GuestClient) -> None:
        before = await fetch_json(ada, "/api/puzzles")
        assert set(before) == set(PuzzleList.__struct_fields__)
        assert set(before["puzzles"][0]) == set(PuzzleLine.__struct_fields__)
        assert before["today"] == puzzle_of_day(TODAY_NUMBER).number and before["solved"] == 0
        for text, right in ((SAMPLE_PUZZLE.best, True), (SAMPLE_PUZZLE.tempting, False)):
            path = f"/api/puzzles/{SAMPLE_PUZZLE.number}/try"
            answer = await ada.http.post(path, json={"text": text})
            assert answer.status_code == 200 and answer.json()["right"] is right
        after = await fetch_json(ada, "/api/puzzles")
        assert (after["solved"], after["streak"]) == (1, 1)
        assert [line["number"] for line in after["puzzles"] if line["tried"]] == [
            SAMPLE_PUZZLE.number
        ]
        sheet = await fetch_json(ada, f"/api/puzzles/{SAMPLE_PUZZLE.number}")
        assert sheet["verdict"]["tried"] == SAMPLE_PUZZLE.best
        assert sheet["next"] not in (SAMPLE_PUZZLE.number, None)

    run_visit(database, visit)


def test_nothing_is_known_of_others_and_nothing_left_of_who_is_forgotten(database: str) -> None:
    file = database

    async def visit(ada: GuestClient) -> None:
        ben = GuestClient(ada.address, "Ben")
        for client in (ada, ben):
            await client.http.post(
                f"/api/puzzles/{SAMPLE_PUZZLE.number}/try", json={"text": SAMPLE_PUZZLE.tempting}
            )
        assert (await ada.http.delete("/api/guest")).status_code == 200
        assert not any(line["tried"] for line in (await fetch_json(ada, "/api/puzzles"))["puzzles"])
        assert any(line["tried"] for line in (await fetch_json(ben, "/api/puzzles"))["puzzles"])
        await ben.http.aclose()

    run_visit(file, visit)

    async def counted() -> int:
        engine = (await open_database(str(file))).engine
        async with engine.connect() as connection:
            found = (
                await connection.execute(select(func.count()).select_from(DB_PUZZLE_TRIES))
            ).scalar()
        await engine.dispose()
        return int(found or 0)

    assert asyncio.run(counted()) == 1


def test_what_cannot_be_is_said(database: str) -> None:
    async def visit(ada: GuestClient) -> None:
        missing = await ada.http.get("/api/puzzles/9999")
        assert (missing.status_code, missing.json()["mistake"]) == (404, "no-puzzle")
        path = f"/api/puzzles/{SAMPLE_PUZZLE.number}/try"
        nonsense = await ada.http.post(path, json={"text": "jump"})
        assert (nonsense.status_code, nonsense.json()["mistake"]) == (400, "malformed-action")
        assert not any(line["tried"] for line in (await fetch_json(ada, "/api/puzzles"))["puzzles"])

    run_visit(database, visit)


def test_days_in_a_row_may_end_yesterday() -> None:
    def days(*solved: int) -> list[FirstTry]:
        return [FirstTry("roll", True, (TODAY_NUMBER - ago + 0.3) * DAY_LENGTH_S) for ago in solved]

    assert solved_streak(days(), TODAY_NUMBER) == 0
    assert solved_streak(days(0, 1, 2, 4), TODAY_NUMBER) == 3
    assert solved_streak(days(1, 2), TODAY_NUMBER) == 2
    assert solved_streak(days(2, 3), TODAY_NUMBER) == 0
    assert solved_streak([FirstTry("stop", False, TODAY_NUMBER * DAY_LENGTH_S)], TODAY_NUMBER) == 0


def test_all_puzzles_lead_on_to_one_that_was_not_tried(database: str) -> None:
    async def visit(ada: GuestClient) -> None:
        last = all_puzzles()[-1]
        sheet = await fetch_json(ada, f"/api/puzzles/{last.number}")
        assert sheet["next"] == all_puzzles()[0].number

    run_visit(database, visit)
