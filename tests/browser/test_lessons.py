"""Lessons: whoever does what is asked comes to their end, and what is not asked is answered."""

from typing import Any

import pytest
from playwright.sync_api import Locator, expect
from tests.browser.conftest import Visit
from tests.browser.test_accessible import found
from tests.browser.visitor import PHONE, Visitor, whole

from skulduggery.core.sentences import dashed
from skulduggery.games import GAMES, game_named
from skulduggery.words import LANGUAGES

SPOKEN = dict(zip(GAMES, LANGUAGES[1:], strict=False))  # each in another language


class Classroom:
    """A lesson as it stands in the browser, beside its script."""

    def __init__(self, visitor: Visitor, game: str) -> None:
        self.visitor = visitor
        self.game = game
        self.script = self.read()

    def read(self) -> dict[str, Any]:
        address = f"/api/lessons/{self.game}?language={self.visitor.language}"
        script: dict[str, Any] = self.visitor.page.request.get(address).json()
        return script

    def opened(self) -> "Classroom":
        self.visitor.page.goto(f"/learn/{self.game}")
        return self

    def pages(self) -> list[tuple[str, dict[str, Any] | None]]:
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
    def speech(self) -> Locator:
        name = self.visitor.say("web-learn-speech")
        return self.visitor.page.get_by_role("group", name=name)

    def says(self, text: str) -> None:
        expect(self.speech).to_have_text(" ".join(text.split()))

    def choose(self, text: str) -> None:
        names = self.script["players"]
        label = game_named(self.game).label(text, names, self.visitor.language, len(names))
        button = self.visitor.page.get_by_role("button", name=whole(label), disabled=False)
        button.first.click()

    def next(self) -> None:
        self.visitor.button("web-learn-next").click()


@pytest.mark.parametrize("game", GAMES)
def test_a_lesson_to_its_end(game: str, visit: Visit) -> None:
    ada = visit(language=SPOKEN[game])
    lesson = Classroom(ada, game).opened()
    *pages, (last, _) = lesson.pages()
    wrongs = 0
    for text, task in pages:
        lesson.says(text)
        if task is None:
            lesson.next()
        elif task["otherwise"] and wrongs < 3:
            wrong, answer = next(iter(task["otherwise"].items()))
            lesson.choose(wrong)
            lesson.says(answer)
            expect(ada.page.get_by_text(ada.say("web-learn-not-this"))).to_be_visible()
            wrongs += 1
            if wrongs == 2:  # once it is not known, and shown
                ada.button("web-learn-show-me").click()
            else:
                lesson.choose(task["expected"])
        else:
            lesson.choose(task["expected"])
    assert wrongs >= 2
    lesson.says(last)
    ada.button("web-learn-play").click()
    ada.wait_for("playing")
    assert ada.table["game"] == game
    ada.page.goto("/learn")
    row = ada.page.get_by_role("listitem").filter(has_text=ada.say(f"web-{dashed(game)}"))
    expect(row.first).to_contain_text(ada.say("web-learn-done"))
    lesson.opened()  # and from its beginning once more
    lesson.says(pages[0][0])


def test_it_goes_on_where_it_was_also_in_another_language(visit: Visit) -> None:
    ada = visit(language="de")
    lesson = Classroom(ada, "skull").opened()
    for text, _ in lesson.pages()[:2]:
        lesson.says(text)
        lesson.next()
    lesson.says(lesson.pages()[2][0])
    ada.button("web-learn-back").click()
    lesson.says(lesson.pages()[1][0])
    ada.page.keyboard.press("ArrowRight")
    lesson.says(lesson.pages()[2][0])
    ada.page.goto("/settings")
    ada.page.get_by_text("Italiano", exact=True).click()
    ada.language = "it"
    expect(ada.page.get_by_role("heading", level=1)).to_have_text(ada.say("web-settings"))
    lesson.script = lesson.read()
    lesson.opened()
    lesson.says(lesson.pages()[2][0])
    ada.button("web-learn-again").click()
    lesson.says(lesson.pages()[0][0])


@pytest.mark.parametrize("game", GAMES)
def test_everybody_can_use_a_lesson(game: str, visit: Visit) -> None:
    ada = visit(size=PHONE)
    lesson = Classroom(ada, game).opened()
    for text, task in lesson.pages():
        lesson.says(text)
        if task is not None:
            break
        lesson.next()
    assert found(ada) == []
