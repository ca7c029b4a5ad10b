"""A finished game reviewed beside its board: asked for once, read at every move, by anybody."""

from typing import Any

import msgspec
import pytest
from playwright.sync_api import Locator, ViewportSize, expect
from tests.browser.conftest import MakePageDriver
from tests.browser.page_driver import PHONE_SIZE, PageDriver
from tests.browser.test_accessibility import SIZE_PARAMS, accessibility_findings
from tests.browser.test_replay import ReplayPage, upload_record
from tests.server.test_reviews import short_record

from skulduggery.core.record import with_checksum
from skulduggery.games.record_files import write_record_text

REVIEW_TIMEOUT_MS = 180_000  # milliseconds that a master may take for it


class ReviewPage(ReplayPage):
    """A replay, and the review beside it."""

    @property
    def graph(self) -> Locator:
        return self.visitor.page.get_by_role(
            "slider", name=self.visitor.translate("review-chances")
        )

    def open_review_tab(self) -> None:
        self.visitor.page.get_by_role("tab", name=self.visitor.translate("web-review")).click()

    def fetch_review(self) -> dict[str, Any]:
        record = self.address.removeprefix("/r/")
        query = f"language={self.visitor.language}"
        answer = self.visitor.page.request.get(f"/api/records/{record}/review?{query}")
        assert answer.ok, answer.text()
        told: dict[str, Any] = answer.json()
        return told

    def request_review(self) -> dict[str, Any]:
        """The review, which is asked for where nobody has yet."""
        self.open_review_tab()
        ask = self.visitor.find_button("web-review-ask")
        expect(ask.or_(self.graph)).to_be_visible()
        if ask.is_visible():
            ask.click()
            expect(self.visitor.page.get_by_role("progressbar").or_(self.graph)).to_be_visible()
        expect(self.graph).to_be_visible(timeout=REVIEW_TIMEOUT_MS)
        return self.fetch_review()


def open_review_page(visitor: PageDriver, event: str = "") -> ReviewPage:
    """A game that nobody has had reviewed at this event."""
    record = short_record()
    named = with_checksum(msgspec.structs.replace(record, tags={**record.tags, "event": event}))
    replay = ReviewPage(
        visitor, upload_record(visitor, write_record_text(named if event else record))
    )
    replay.open_page()
    replay.expect_step(0)
    return replay


@pytest.mark.parametrize("language", ["en", "de"])
def test_a_game_is_reviewed_and_every_decision_judged(language: str, visit: MakePageDriver) -> None:
    ada = visit(size=PHONE_SIZE, language=language)
    replay = open_review_page(ada)
    told = replay.request_review()
    decisions = told["review"]["decisions"]
    for decision in (decisions[0], decisions[-1]):
        replay.visitor.page.goto(f"{replay.address}?step={decision['ply']}")
        replay.open_review_tab()
        words = told["words"]["decisions"][str(decision["ply"])]
        expect(ada.page.get_by_text(words).first).to_be_visible()
        chosen = ada.page.get_by_role("listitem").filter(
            has_text=ada.translate("web-review-played")
        )
        expect(chosen).to_have_count(1)
    expect(ada.page.get_by_role("heading", name=ada.translate("review-accounts"))).to_be_visible()
    for name in ("Ada", "Ben", "Cleo"):
        expect(ada.page.get_by_role("table").get_by_text(name)).to_be_visible()


def test_the_graph_leads_to_its_moments(visit: MakePageDriver) -> None:
    ada = visit()
    replay = open_review_page(ada)
    plies = replay.request_review()["plies"]
    replay.graph.focus()
    replay.press_key("End")
    replay.expect_step(plies)
    expect(replay.graph).to_have_attribute("aria-valuenow", str(plies))
    replay.press_key("ArrowLeft")
    replay.expect_step(plies - 1)
    replay.graph.click(position={"x": 2, "y": 50})
    replay.expect_step(0)
    table = ada.page.get_by_text(ada.translate("web-review-table"))
    table.click()
    rows = ada.page.get_by_role("table").last.get_by_role("row")
    expect(rows.last).to_contain_text(str(plies))


@pytest.mark.parametrize("size", SIZE_PARAMS)
def test_everybody_can_use_a_review(size: ViewportSize, visit: MakePageDriver) -> None:
    ada = visit(size=size)
    replay = open_review_page(ada, event=f"{size['width']} wide")
    replay.open_review_tab()
    expect(ada.find_button("web-review-ask")).to_be_visible()
    assert accessibility_findings(ada) == []
    replay.request_review()
    replay.press_key("End")
    ada.page.get_by_text(ada.translate("web-review-table")).click()
    assert accessibility_findings(ada) == []
    wide = ada.page.evaluate("document.documentElement.scrollWidth")
    assert wide <= size["width"], "nothing stands out at the side"
