"""Hints and odds at the keyboard."""

import pytest
from rich.cells import cell_len
from tests.game_packages import change_package
from tests.study.counsellor import seat_counsellor
from tests.terminal.keyboard import Answer, Keyboard, anything_offered, stop_after, typed

from skulduggery.core.errors import Mistake
from skulduggery.games import GAMES
from skulduggery.games.skull_king.study import bid_odds
from skulduggery.terminal.play import Interrupted
from skulduggery.words import LANGUAGES, say


@pytest.fixture(autouse=True)
def counsellor(monkeypatch: pytest.MonkeyPatch) -> None:
    seat_counsellor(monkeypatch, *GAMES)
    monkeypatch.setattr(bid_odds, "WAIT_S", 0.0)


def asking(command: str) -> Answer:
    """Asks before every answer."""
    answers = anything_offered(2)
    asked = False

    def answer(prompt: str, printed: str) -> str:
        nonlocal asked
        if not prompt.endswith("> "):
            return ""
        asked = not asked
        return command if asked else answers(prompt, printed)

    return answer


def spent(game: str, command: str, times: int, language: str = "en", players: int = 3) -> Keyboard:
    keyboard = Keyboard(stop_after(asking(say(f"command-{command}", language)), times))
    with pytest.raises(Interrupted):
        keyboard.play(game, players, language=language, first="0")
    return keyboard


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_a_hint_says_what_a_master_would_do(game: str, language: str) -> None:
    printed = spent(game, "hint", 5, language).printed
    assert say("hint-chance", language, chance="").rstrip(" %.") in " ".join(printed.split())
    assert "█" in printed
    assert max(map(cell_len, printed.splitlines())) <= 80


TOLD = {
    "skull": "chance-skull-clean",
    "skull_king": "chance-skull-king-takes",
    "saber_skull": "chance-saber-skull-good",
}


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_the_odds_are_told_where_there_are_any(game: str, language: str) -> None:
    printed = spent(game, "odds", 9, language).printed
    told = say(TOLD[game], language, good=6)
    assert told.split()[-1] in printed
    assert max(map(cell_len, printed.splitlines())) <= 80


def test_before_a_bid_they_are_reckoned() -> None:
    printed = spent("skull_king", "odds", 2).printed
    assert say("chance-skull-king-made") in printed
    assert say("action-skull-king-bid", bid=0) in printed


def test_where_there_is_nothing_to_tell_it_says_so(monkeypatch: pytest.MonkeyPatch) -> None:
    assert say("chance-nothing") in spent("skull", "odds", 2).printed
    change_package(monkeypatch, "skull", advisor=None)
    assert str(Mistake("no-hints")) in spent("skull", "hint", 2).printed


def test_asking_changes_nothing() -> None:
    plain = Keyboard(typed(["f", "quit"])).play("skull", 3, first="0")
    asked = Keyboard(typed(["hint", "odds", "f", "hint", "odds", "quit"]))
    assert asked.play("skull", 3, first="0").plies == plain.plies
