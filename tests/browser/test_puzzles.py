"""Puzzles: solved on the board of the game, by touch, in any language."""

import pytest
from playwright.sync_api import ViewportSize, expect
from tests.browser.conftest import Visit
from tests.browser.test_accessible import SIZES, found
from tests.browser.visitor import PHONE, whole

from skulduggery.games import GAMES
from skulduggery.study.puzzles.puzzle import label
from skulduggery.study.puzzles.puzzle_files import all_puzzles, shelf
from skulduggery.words import LANGUAGES

SPOKEN = dict(zip(GAMES, LANGUAGES[1:], strict=False))  # each in another language


@pytest.mark.parametrize("game", GAMES)
def test_a_puzzle_is_tried_on_the_board_and_answered(game: str, visit: Visit) -> None:
    puzzle = next(p for p in shelf(game) if p.theme != "certain" and not p.best.startswith("bid"))
    ada = visit(size=PHONE, language=SPOKEN[game])
    ada.page.goto(f"/puzzles/{puzzle.number}")
    best = label(puzzle, puzzle.best, ada.language)
    ada.page.get_by_role("button", name=whole(best), disabled=False).first.click()
    heading = ada.page.get_by_role("heading", name=ada.say("web-puzzles-right", play=best))
    expect(heading).to_be_visible()
    bars = ada.page.get_by_role("list", name=ada.say("web-puzzles-worths"))
    expect(bars.get_by_role("listitem")).to_have_count(len(puzzle.worths))
    ada.page.get_by_role("link", name=ada.say("web-puzzles-all")).click()
    score = ada.say("web-puzzles-score", solved=1, all=len(all_puzzles()))
    expect(ada.page.get_by_text(score)).to_be_visible()


@pytest.mark.parametrize("size", SIZES)
def test_everybody_can_use_a_puzzle_and_its_answer(size: ViewportSize, visit: Visit) -> None:
    puzzle = shelf("saber_skull")[0]
    ada = visit(size=size)
    ada.page.goto(f"/puzzles/{puzzle.number}")
    tempting = ada.page.get_by_role("button", name=whole(label(puzzle, puzzle.tempting, "en")))
    expect(tempting.first).to_be_visible()
    assert found(ada) == []
    tempting.first.click()
    best = label(puzzle, puzzle.best, "en")
    answer = ada.say("web-puzzles-wrong", play=best)
    expect(ada.page.get_by_role("heading", name=answer)).to_be_visible()
    assert found(ada) == []
