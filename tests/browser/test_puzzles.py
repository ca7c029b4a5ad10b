"""Puzzles: solved on the board of the game, by touch, in any language."""

import pytest
from playwright.sync_api import ViewportSize, expect
from tests.browser.conftest import MakePageDriver
from tests.browser.page_driver import PHONE_SIZE, whole_words
from tests.browser.test_accessibility import SIZE_PARAMS, accessibility_findings

from skulduggery.games import GAMES_BY_NAME
from skulduggery.study.puzzles.puzzle import choice_label
from skulduggery.study.puzzles.puzzle_files import all_puzzles, puzzles_of_game
from skulduggery.words import SUPPORTED_LANGUAGES

LANGUAGE_BY_GAME = dict(
    zip(GAMES_BY_NAME, SUPPORTED_LANGUAGES[1:], strict=False)
)  # each in another language


@pytest.mark.parametrize("game", GAMES_BY_NAME)
def test_a_puzzle_is_tried_on_the_board_and_answered(game: str, visit: MakePageDriver) -> None:
    puzzle = next(
        p for p in puzzles_of_game(game) if p.theme != "certain" and not p.best.startswith("bid")
    )
    ada = visit(size=PHONE_SIZE, language=LANGUAGE_BY_GAME[game])
    ada.page.goto(f"/puzzles/{puzzle.number}")
    best = choice_label(puzzle, puzzle.best, ada.language)
    ada.page.get_by_role("button", name=whole_words(best), disabled=False).first.click()
    heading = ada.page.get_by_role("heading", name=ada.translate("web-puzzles-right", play=best))
    expect(heading).to_be_visible()
    bars = ada.page.get_by_role("list", name=ada.translate("web-puzzles-worths"))
    expect(bars.get_by_role("listitem")).to_have_count(len(puzzle.worths))
    ada.page.get_by_role("link", name=ada.translate("web-puzzles-all")).click()
    score = ada.translate("web-puzzles-score", solved=1, all=len(all_puzzles()))
    expect(ada.page.get_by_text(score)).to_be_visible()


@pytest.mark.parametrize("size", SIZE_PARAMS)
def test_everybody_can_use_a_puzzle_and_its_answer(
    size: ViewportSize, visit: MakePageDriver
) -> None:
    puzzle = puzzles_of_game("saber_skull")[0]
    ada = visit(size=size)
    ada.page.goto(f"/puzzles/{puzzle.number}")
    tempting = ada.page.get_by_role(
        "button", name=whole_words(choice_label(puzzle, puzzle.tempting, "en"))
    )
    expect(tempting.first).to_be_visible()
    assert accessibility_findings(ada) == []
    tempting.first.click()
    best = choice_label(puzzle, puzzle.best, "en")
    answer = ada.translate("web-puzzles-wrong", play=best)
    expect(ada.page.get_by_role("heading", name=answer)).to_be_visible()
    assert accessibility_findings(ada) == []
