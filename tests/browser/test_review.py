"""A finished game reviewed beside its board: asked for once, read at every move, by anybody."""

from typing import Any

import msgspec
import pytest
from playwright.sync_api import Locator, ViewportSize, expect
from tests.browser.conftest import Visit
from tests.browser.test_accessible import SIZES, found
from tests.browser.test_replay import Replay, brought
from tests.browser.visitor import PHONE, Visitor
from tests.server.test_reviews import short_record

from skulduggery.core.record import sealed
from skulduggery.games.records import write_text

PATIENCE = 180_000  # milliseconds that a master may take for it


class Reviewed(Replay):
    """A replay, and the review beside it."""

    @property
    def graph(self) -> Locator:
        return self.visitor.page.get_by_role("slider", name=self.visitor.say("review-chances"))

    def turn_to_review(self) -> None:
        self.visitor.page.get_by_role("tab", name=self.visitor.say("web-review")).click()

    def review(self) -> dict[str, Any]:
        record = self.address.removeprefix("/r/")
        query = f"language={self.visitor.language}"
        answer = self.visitor.page.request.get(f"/api/records/{record}/review?{query}")
        assert answer.ok, answer.text()
        told: dict[str, Any] = answer.json()
        return told

    def had(self) -> dict[str, Any]:
        """The review, which is asked for where nobody has yet."""
        self.turn_to_review()
        ask = self.visitor.button("web-review-ask")
        expect(ask.or_(self.graph)).to_be_visible()
        if ask.is_visible():
            ask.click()
            expect(self.visitor.page.get_by_role("progressbar").or_(self.graph)).to_be_visible()
        expect(self.graph).to_be_visible(timeout=PATIENCE)
        return self.review()


def opened(visitor: Visitor, event: str = "") -> Reviewed:
    """A game that nobody has had reviewed at this event."""
    record = short_record()
    named = sealed(msgspec.structs.replace(record, tags={**record.tags, "event": event}))
    replay = Reviewed(visitor, brought(visitor, write_text(named if event else record)))
    replay.opened()
    replay.at(0)
    return replay


@pytest.mark.parametrize("language", ["en", "de"])
def test_a_game_is_reviewed_and_every_decision_judged(language: str, visit: Visit) -> None:
    ada = visit(size=PHONE, language=language)
    replay = opened(ada)
    told = replay.had()
    decisions = told["review"]["decisions"]
    for decision in (decisions[0], decisions[-1]):
        replay.visitor.page.goto(f"{replay.address}?step={decision['ply']}")
        replay.turn_to_review()
        words = told["words"]["decisions"][str(decision["ply"])]
        expect(ada.page.get_by_text(words).first).to_be_visible()
        chosen = ada.page.get_by_role("listitem").filter(has_text=ada.say("web-review-played"))
        expect(chosen).to_have_count(1)
    expect(ada.page.get_by_role("heading", name=ada.say("review-accounts"))).to_be_visible()
    for name in ("Ada", "Ben", "Cleo"):
        expect(ada.page.get_by_role("table").get_by_text(name)).to_be_visible()


def test_the_graph_leads_to_its_moments(visit: Visit) -> None:
    ada = visit()
    replay = opened(ada)
    plies = replay.had()["plies"]
    replay.graph.focus()
    replay.key("End")
    replay.at(plies)
    expect(replay.graph).to_have_attribute("aria-valuenow", str(plies))
    replay.key("ArrowLeft")
    replay.at(plies - 1)
    replay.graph.click(position={"x": 2, "y": 50})
    replay.at(0)
    table = ada.page.get_by_text(ada.say("web-review-table"))
    table.click()
    rows = ada.page.get_by_role("table").last.get_by_role("row")
    expect(rows.last).to_contain_text(str(plies))


@pytest.mark.parametrize("size", SIZES)
def test_everybody_can_use_a_review(size: ViewportSize, visit: Visit) -> None:
    ada = visit(size=size)
    replay = opened(ada, event=f"{size['width']} wide")
    replay.turn_to_review()
    expect(ada.button("web-review-ask")).to_be_visible()
    assert found(ada) == []
    replay.had()
    replay.key("End")
    ada.page.get_by_text(ada.say("web-review-table")).click()
    assert found(ada) == []
    wide = ada.page.evaluate("document.documentElement.scrollWidth")
    assert wide <= size["width"], "nothing stands out at the side"
