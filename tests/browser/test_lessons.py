"""Lessons: whoever does what is asked comes to their end, and what is not asked is answered."""

from typing import Any

import pytest
from playwright.sync_api import Locator, expect
from tests.browser.conftest import MakePageDriver
from tests.browser.page_driver import PHONE_SIZE, PageDriver, whole_words
from tests.browser.test_accessibility import accessibility_findings

from skulduggery.core.sentences import kebab_case
from skulduggery.games import GAMES_BY_NAME, game_named
from skulduggery.words import SUPPORTED_LANGUAGES

LANGUAGE_BY_GAME = dict(
    zip(GAMES_BY_NAME, SUPPORTED_LANGUAGES[1:], strict=False)
)  # each in another language


class LessonPage:
    """A lesson as it stands in the browser, beside its script."""

    def __init__(self, visitor: PageDriver, game: str) -> None:
        self.visitor = visitor
        self.game = game
        self.script = self.fetch_script()

    def fetch_script(self) -> dict[str, Any]:
        address = f"/api/lessons/{self.game}?language={self.visitor.language}"
        script: dict[str, Any] = self.visitor.page.request.get(address).json()
        return script

    def open_page(self) -> "LessonPage":
        self.visitor.page.goto(f"/learn/{self.game}")
        return self

    def script_pages(self) -> list[tuple[str, dict[str, Any] | None]]:
        """What is said one after the other, and the task if it is one."""
        return [
            page
            for step in self.script["steps"]
            for page in (
                *((text, None) for text in step["texts"]),
                *([(step["task"]["ask"], step["task"])] if step["task"] else []),
            )
        ]

    @property
    def speech_group(self) -> Locator:
        name = self.visitor.translate("web-learn-speech")
        return self.visitor.page.get_by_role("group", name=name)

    def expect_speech(self, text: str) -> None:
        expect(self.speech_group).to_have_text(" ".join(text.split()))

    def click_choice(self, text: str) -> None:
        names = self.script["players"]
        label = game_named(self.game).action_label(text, names, self.visitor.language, len(names))
        button = self.visitor.page.get_by_role("button", name=whole_words(label), disabled=False)
        button.first.click()

    def click_next(self) -> None:
        self.visitor.find_button("web-learn-next").click()


@pytest.mark.parametrize("game", GAMES_BY_NAME)
def test_a_lesson_to_its_end(game: str, visit: MakePageDriver) -> None:
    ada = visit(language=LANGUAGE_BY_GAME[game])
    lesson = LessonPage(ada, game).open_page()
    *pages, (last, _) = lesson.script_pages()
    wrongs = 0
    for text, task in pages:
        lesson.expect_speech(text)
        if task is None:
            lesson.click_next()
        elif task["otherwise"] and wrongs < 3:
            wrong, answer = next(iter(task["otherwise"].items()))
            lesson.click_choice(wrong)
            lesson.expect_speech(answer)
            expect(ada.page.get_by_text(ada.translate("web-learn-not-this"))).to_be_visible()
            wrongs += 1
            if wrongs == 2:  # once it is not known, and shown
                ada.find_button("web-learn-show-me").click()
            else:
                lesson.click_choice(task["expected"])
        else:
            lesson.click_choice(task["expected"])
    assert wrongs >= 2
    lesson.expect_speech(last)
    ada.find_button("web-learn-play").click()
    ada.wait_for_status("playing")
    assert ada.table["game"] == game
    ada.page.goto("/learn")
    row = ada.page.get_by_role("listitem").filter(has_text=ada.translate(f"web-{kebab_case(game)}"))
    expect(row.first).to_contain_text(ada.translate("web-learn-done"))
    lesson.open_page()  # and from its beginning once more
    lesson.expect_speech(pages[0][0])


def test_it_goes_on_where_it_was_also_in_another_language(visit: MakePageDriver) -> None:
    ada = visit(language="de")
    lesson = LessonPage(ada, "skull").open_page()
    for text, _ in lesson.script_pages()[:2]:
        lesson.expect_speech(text)
        lesson.click_next()
    lesson.expect_speech(lesson.script_pages()[2][0])
    ada.find_button("web-learn-back").click()
    lesson.expect_speech(lesson.script_pages()[1][0])
    ada.page.keyboard.press("ArrowRight")
    lesson.expect_speech(lesson.script_pages()[2][0])
    ada.page.goto("/settings")
    ada.page.get_by_text("Italiano", exact=True).click()
    ada.language = "it"
    expect(ada.page.get_by_role("heading", level=1)).to_have_text(ada.translate("web-settings"))
    lesson.script = lesson.fetch_script()
    lesson.open_page()
    lesson.expect_speech(lesson.script_pages()[2][0])
    ada.find_button("web-learn-again").click()
    lesson.expect_speech(lesson.script_pages()[0][0])


@pytest.mark.parametrize("game", GAMES_BY_NAME)
def test_everybody_can_use_a_lesson(game: str, visit: MakePageDriver) -> None:
    ada = visit(size=PHONE_SIZE)
    lesson = LessonPage(ada, game).open_page()
    for text, task in lesson.script_pages():
        lesson.expect_speech(text)
        if task is not None:
            break
        lesson.click_next()
    assert accessibility_findings(ada) == []
