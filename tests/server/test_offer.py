"""What the house offers, and what one should know before leaving it."""

import asyncio
from pathlib import Path

import pytest
from tests.server.lounge import Client, served

from skulduggery.bots.registry import levels_of, usual_level
from skulduggery.games import GAMES
from skulduggery.server.catalog import offer
from skulduggery.words import LANGUAGES


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_game_is_offered_with_all_its_options_in_words(language: str) -> None:
    games = {game.game: game for game in offer(language).games}
    assert list(games) == list(GAMES)
    for name, game in GAMES.items():
        usual = game.read_options({}).texts()
        assert {option.option: option.default for option in games[name].options} == usual
        for option in games[name].options:
            assert option.about
            for choice in option.values:
                assert choice.name and choice.about
                game.read_options({option.option: choice.value})
        assert [preset.value for preset in games[name].presets] == list(game.presets)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_game_says_which_bots_play_it_and_what_they_are_like(language: str) -> None:
    offered = offer(language)
    told = {level.value: level for level in offered.levels}
    for game in offered.games:
        assert game.levels == list(levels_of(game.game))
        assert game.usual_level == usual_level(game.game)
        assert all(told[level].name and told[level].about for level in game.levels)
    assert set(told) == {level for game in offered.games for level in game.levels}


def test_languages_differ_and_can_be_asked_for_by_name(tmp_path: Path) -> None:
    async def evening() -> None:
        async with served(tmp_path / "a.db") as address:
            ada = Client(address, "Ada")
            english = (await ada.http.get("/api/offer")).json()
            german = (await ada.http.get("/api/offer", params={"language": "de"})).json()
            assert english["phrases"] != german["phrases"]
            assert len(english["reactions"]) == len(german["reactions"]) > 0
            assert english["levels"] != german["levels"]
            await ada.http.aclose()

    asyncio.run(evening())


def test_what_leaving_would_do_is_said_before_it_happens(tmp_path: Path) -> None:
    async def evening() -> None:
        async with served(tmp_path / "a.db") as address:
            ada = Client(address, "Ada")
            table = await ada.open_table("saber_skull")
            path = f"/api/tables/{table}/consequences"
            before = (await ada.http.get(path)).json()
            await ada.come(table)
            await ada.hear()
            await ada.ask("choosesettings", settings={"rated": True})
            await ada.ask("sit", chair=0)
            await ada.ask("seatbot", chair=1)
            await ada.ask("start")
            rated = (await ada.http.get(path)).json()
            assert rated["leave"] != before["leave"] and rated["resign"] != before["resign"]
            french = (await ada.http.get(path, params={"language": "fr"})).json()
            assert french["resign"] not in (rated["resign"], "")
            missing = await ada.http.get("/api/tables/nowhere/consequences")
            assert missing.json()["mistake"] == "no-table"
            await ada.go()

    asyncio.run(evening())
