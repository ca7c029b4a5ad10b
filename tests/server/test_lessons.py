"""Lessons over HTTP."""

import asyncio
from pathlib import Path
from typing import Any

import msgspec
from tests.server.live_server import GuestClient, running_server

from skulduggery.games import GAMES_BY_NAME
from skulduggery.server.records.tutorial_steps import LessonScript
from skulduggery.words import SUPPORTED_LANGUAGES


def test_every_lesson_is_there_in_every_language(tmp_path: Path) -> None:
    async def evening() -> None:
        async with running_server(tmp_path / "a.db") as address:
            ada = GuestClient(address, "Ada")
            for game in GAMES_BY_NAME:
                scripts = [
                    await fetch_lesson(ada, game, language) for language in SUPPORTED_LANGUAGES
                ]
                check_script(game, scripts[0])
                assert len({str(script_texts(script)) for script in scripts}) == len(
                    SUPPORTED_LANGUAGES
                )
                assert len({str(script_positions(script)) for script in scripts}) == 1
            await ada.http.aclose()

    asyncio.run(evening())


async def fetch_lesson(client: GuestClient, game: str, language: str) -> dict[str, Any]:
    answer = await client.http.get(f"/api/lessons/{game}", params={"language": language})
    assert answer.status_code == 200, answer.text
    found: dict[str, Any] = answer.json()
    return found


def check_script(game: str, script: dict[str, Any]) -> None:
    assert script["game"] == game and set(script) == set(LessonScript.__struct_fields__)
    assert len(script["players"]) == script["steps"][0]["view"]["players"]
    for number, step in enumerate(script["steps"]):
        assert step["number"] == number
        assert set(step["hidden"]) <= {"0"}, "what others hide is theirs"
        task = step["task"]
        if task is not None:
            assert task["seat"] in step["view"]["pending"]
            assert script["steps"][number + 1]["text"] == f"0 {task['expected']}"
    assert script["steps"][-1]["texts"] and script["steps"][-1]["task"] is None


def script_texts(script: dict[str, Any]) -> list[Any]:
    return [(step["texts"], step["sentences"]) for step in script["steps"]]


def script_positions(script: dict[str, Any]) -> list[bytes]:
    return [msgspec.json.encode((step["view"], step["hidden"])) for step in script["steps"]]


def test_there_is_no_lesson_of_a_game_nobody_knows(tmp_path: Path) -> None:
    async def evening() -> None:
        async with running_server(tmp_path / "a.db") as address:
            ada = GuestClient(address, "Ada")
            answer = await ada.http.get("/api/lessons/chess")
            assert answer.status_code == 400
            assert answer.json()["mistake"] == "unknown-game"
            await ada.http.aclose()

    asyncio.run(evening())
