"""What the house offers, and what one should know before leaving it."""

import asyncio
from pathlib import Path

import pytest
from tests.server.live_server import GuestClient, running_server

from skulduggery.bots.registry import levels_of, usual_level
from skulduggery.games import GAMES_BY_NAME
from skulduggery.server.catalog import build_offer
from skulduggery.words import SUPPORTED_LANGUAGES


@pytest.mark.parametrize("language", SUPPORTED_LANGUAGES)
def test_every_game_is_offered_with_all_its_options_in_words(language: str) -> None:
    games = {game.game: game for game in build_offer(language).games}
    assert list(games) == list(GAMES_BY_NAME)
    for name, game in GAMES_BY_NAME.items():
        usual = game.read_options({}).option_texts()
        assert {option.option: option.default for option in games[name].options} == usual
        for option in games[name].options:
            assert option.about
            for choice in option.values:
                assert choice.name and choice.about
                game.read_options({option.option: choice.value})
        assert [preset.value for preset in games[name].presets] == list(game.presets)


@pytest.mark.parametrize("language", SUPPORTED_LANGUAGES)
def test_every_game_says_which_bots_play_it_and_what_they_are_like(language: str) -> None:
    offered = build_offer(language)
    told = {level.value: level for level in offered.levels}
    for game in offered.games:
        assert game.levels == list(levels_of(game.game))
        assert game.usual_level == usual_level(game.game)
        assert game.first_level == game.levels[1] != "random"
        assert all(told[level].name and told[level].about for level in game.levels)
    assert set(told) == {level for game in offered.games for level in game.levels}


def test_every_game_says_how_long_it_takes_with_how_many() -> None:
    for game in build_offer("en").games:
        assert len(game.minutes) == len(game.players)
        assert game.minutes == sorted(game.minutes) and 5 <= game.minutes[0] <= 60


def test_languages_differ_and_can_be_asked_for_by_name(tmp_path: Path) -> None:
    async def evening() -> None:
        async with running_server(tmp_path / "a.db") as address:
            ada = GuestClient(address, "Ada")
            english = (await ada.http.get("/api/offer")).json()
            german = (await ada.http.get("/api/offer", params={"language": "de"})).json()
            assert english["phrases"] != german["phrases"]
            assert len(english["reactions"]) == len(german["reactions"]) > 0
            assert english["levels"] != german["levels"]
            await ada.http.aclose()

    asyncio.run(evening())


def test_what_leaving_would_do_is_said_before_it_happens(tmp_path: Path) -> None:
    async def evening() -> None:
        async with running_server(tmp_path / "a.db") as address:
            ada = GuestClient(address, "Ada")
            table = await ada.open_table("saber_skull")
            path = f"/api/tables/{table}/consequences"
            before = (await ada.http.get(path)).json()
            await ada.connect_to_table(table)
            await ada.receive_frame()
            await ada.send_request("choosesettings", settings={"rated": True})
            await ada.send_request("sit", chair=0)
            await ada.send_request("seatbot", chair=1)
            await ada.send_request("start")
            rated = (await ada.http.get(path)).json()
            assert rated["leave"] != before["leave"] and rated["resign"] != before["resign"]
            french = (await ada.http.get(path, params={"language": "fr"})).json()
            assert french["resign"] not in (rated["resign"], "")
            missing = await ada.http.get("/api/tables/nowhere/consequences")
            assert missing.json()["mistake"] == "no-table"
            await ada.disconnect()

    asyncio.run(evening())
