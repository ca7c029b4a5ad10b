"""Hints and odds at the keyboard."""

import pytest
from rich.cells import cell_len
from tests.patch_packages import replace_parts
from tests.study.fake_advisor import install_fake_advisor
from tests.terminal.typed_input import (
    AnswerPrompt,
    TypedInput,
    limit_answers,
    random_answers,
    scripted_answers,
)

from skulduggery.core.errors import Mistake
from skulduggery.games import GAMES_BY_NAME
from skulduggery.games.skull_king.study import bid_odds
from skulduggery.terminal.play import PlayInterrupted
from skulduggery.words import SUPPORTED_LANGUAGES, translate


@pytest.fixture(autouse=True)
def fake_advisor(monkeypatch: pytest.MonkeyPatch) -> None:
    install_fake_advisor(monkeypatch, *GAMES_BY_NAME)
    monkeypatch.setattr(bid_odds, "BID_ODDS_TIME_S", 0.0)


def ask_before_answers(command: str) -> AnswerPrompt:
    """Asks before every answer."""
    answers = random_answers(2)
    asked = False

    def answer(prompt: str, printed: str) -> str:
        nonlocal asked
        if not prompt.endswith("> "):
            return ""
        asked = not asked
        return command if asked else answers(prompt, printed)

    return answer


def play_with_command(
    game: str, command: str, times: int, language: str = "en", players: int = 3
) -> TypedInput:
    keyboard = TypedInput(
        limit_answers(ask_before_answers(translate(f"command-{command}", language)), times)
    )
    with pytest.raises(PlayInterrupted):
        keyboard.play_game(game, players, language=language, first="0")
    return keyboard


@pytest.mark.parametrize("language", SUPPORTED_LANGUAGES)
@pytest.mark.parametrize("game", GAMES_BY_NAME)
def test_a_hint_says_what_a_master_would_do(game: str, language: str) -> None:
    printed = play_with_command(game, "hint", 5, language).printed
    told = " ".join(translate("hint-chance", language, chance="").rstrip("\xa0 %.").split())
    assert told in " ".join(printed.split())
    assert "█" in printed
    assert max(map(cell_len, printed.splitlines())) <= 80


ODDS_MESSAGES = {
    "skull": "chance-skull-clean",
    "skull_king": "chance-skull-king-takes",
    "saber_skull": "chance-saber-skull-good",
}


@pytest.mark.parametrize("language", SUPPORTED_LANGUAGES)
@pytest.mark.parametrize("game", GAMES_BY_NAME)
def test_the_odds_are_told_where_there_are_any(game: str, language: str) -> None:
    printed = play_with_command(game, "odds", 9, language).printed
    told = translate(ODDS_MESSAGES[game], language, good=6)
    assert told.split()[-1] in printed
    assert max(map(cell_len, printed.splitlines())) <= 80


def test_before_a_bid_they_are_reckoned() -> None:
    printed = play_with_command("skull_king", "odds", 2).printed
    assert translate("chance-skull-king-made") in printed
    assert translate("action-skull-king-bid", bid=0) in printed


def test_where_there_is_nothing_to_tell_it_says_so(monkeypatch: pytest.MonkeyPatch) -> None:
    assert translate("chance-nothing") in play_with_command("skull", "odds", 2).printed
    replace_parts(monkeypatch, "skull", advisor=None)
    assert str(Mistake("no-hints")) in play_with_command("skull", "hint", 2).printed


def test_asking_changes_nothing() -> None:
    plain = TypedInput(scripted_answers(["f", "quit"])).play_game("skull", 3, first="0")
    asked = TypedInput(scripted_answers(["hint", "odds", "f", "hint", "odds", "quit"]))
    assert asked.play_game("skull", 3, first="0").plies == plain.plies
