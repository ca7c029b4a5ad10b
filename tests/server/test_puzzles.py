"""Puzzles over HTTP: no answer before a try, and the first try is kept."""

import asyncio
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any

from sqlalchemy import func, select
from tests.server.lounge import Client, served

from skulduggery.server.database import PUZZLES, open_database
from skulduggery.server.puzzles import PuzzleLine, PuzzleList, PuzzleSheet, Try, streak
from skulduggery.study.puzzles.daily import DAY, puzzle_of_day
from skulduggery.study.puzzles.puzzle_files import all_puzzles, shelf
from skulduggery.words import LANGUAGES

TODAY = 20_500
PUZZLE = shelf("saber_skull")[0]


def evening(file: Path, visit: Callable[[Client], Awaitable[None]]) -> None:
    async def run() -> None:
        async with served(file, clock=lambda: (TODAY + 0.5) * DAY) as address:
            ada = Client(address, "Ada")
            await visit(ada)
            await ada.http.aclose()

    asyncio.run(run())


async def fetched(client: Client, path: str, language: str = "en") -> dict[str, Any]:
    answer = await client.http.get(path, params={"language": language})
    assert answer.status_code == 200, answer.text
    found: dict[str, Any] = answer.json()
    return found


def test_a_puzzle_comes_without_its_answer_in_every_language(tmp_path: Path) -> None:
    async def visit(ada: Client) -> None:
        for puzzle in (shelf("skull")[0], shelf("skull_king")[0], PUZZLE):
            sheets = [await fetched(ada, f"/api/puzzles/{puzzle.number}", w) for w in LANGUAGES]
            assert len({str(sheet["choices"]) for sheet in sheets}) == len(LANGUAGES)
            sheet = sheets[0]
            assert set(sheet) == set(PuzzleSheet.__struct_fields__)
            assert sheet["verdict"] is None
            assert {choice["text"] for choice in sheet["choices"]} == set(puzzle.worths)
            assert set(sheet["step"]["hidden"]) <= {"0"}, "what others hide is theirs"
            assert "worth" not in str(sheet) and "theme" not in str(sheet)

    evening(tmp_path / "a.db", visit)


def test_the_first_try_is_kept_and_later_ones_change_nothing(tmp_path: Path) -> None:
    async def visit(ada: Client) -> None:
        before = await fetched(ada, "/api/puzzles")
        assert set(before) == set(PuzzleList.__struct_fields__)
        assert set(before["puzzles"][0]) == set(PuzzleLine.__struct_fields__)
        assert before["today"] == puzzle_of_day(TODAY).number and before["solved"] == 0
        for text, right in ((PUZZLE.best, True), (PUZZLE.tempting, False)):
            path = f"/api/puzzles/{PUZZLE.number}/try"
            answer = await ada.http.post(path, json={"text": text})
            assert answer.status_code == 200 and answer.json()["right"] is right
        after = await fetched(ada, "/api/puzzles")
        assert (after["solved"], after["streak"]) == (1, 1)
        assert [line["number"] for line in after["puzzles"] if line["tried"]] == [PUZZLE.number]
        sheet = await fetched(ada, f"/api/puzzles/{PUZZLE.number}")
        assert sheet["verdict"]["tried"] == PUZZLE.best
        assert sheet["next"] not in (PUZZLE.number, None)

    evening(tmp_path / "a.db", visit)


def test_nothing_is_known_of_others_and_nothing_left_of_who_is_forgotten(tmp_path: Path) -> None:
    file = tmp_path / "a.db"

    async def visit(ada: Client) -> None:
        ben = Client(ada.address, "Ben")
        for client in (ada, ben):
            await client.http.post(
                f"/api/puzzles/{PUZZLE.number}/try", json={"text": PUZZLE.tempting}
            )
        assert (await ada.http.delete("/api/guest")).status_code == 200
        assert not any(line["tried"] for line in (await fetched(ada, "/api/puzzles"))["puzzles"])
        assert any(line["tried"] for line in (await fetched(ben, "/api/puzzles"))["puzzles"])
        await ben.http.aclose()

    evening(file, visit)

    async def counted() -> int:
        engine = await open_database(str(file))
        async with engine.connect() as connection:
            found = (await connection.execute(select(func.count()).select_from(PUZZLES))).scalar()
        await engine.dispose()
        return int(found or 0)

    assert asyncio.run(counted()) == 1


def test_what_cannot_be_is_said(tmp_path: Path) -> None:
    async def visit(ada: Client) -> None:
        missing = await ada.http.get("/api/puzzles/9999")
        assert (missing.status_code, missing.json()["mistake"]) == (404, "no-puzzle")
        path = f"/api/puzzles/{PUZZLE.number}/try"
        nonsense = await ada.http.post(path, json={"text": "jump"})
        assert (nonsense.status_code, nonsense.json()["mistake"]) == (400, "malformed-action")
        assert not any(line["tried"] for line in (await fetched(ada, "/api/puzzles"))["puzzles"])

    evening(tmp_path / "a.db", visit)


def test_days_in_a_row_may_end_yesterday() -> None:
    def days(*solved: int) -> list[Try]:
        return [Try("roll", True, (TODAY - ago + 0.3) * DAY) for ago in solved]

    assert streak(days(), TODAY) == 0
    assert streak(days(0, 1, 2, 4), TODAY) == 3
    assert streak(days(1, 2), TODAY) == 2
    assert streak(days(2, 3), TODAY) == 0
    assert streak([Try("stop", False, TODAY * DAY)], TODAY) == 0


def test_all_puzzles_lead_on_to_one_that_was_not_tried(tmp_path: Path) -> None:
    async def visit(ada: Client) -> None:
        last = all_puzzles()[-1]
        sheet = await fetched(ada, f"/api/puzzles/{last.number}")
        assert sheet["next"] == all_puzzles()[0].number

    evening(tmp_path / "a.db", visit)
