"""A finished game once more: step by step, through anybody's eyes, and to take along."""

import re
from pathlib import Path
from typing import Any
from urllib.parse import urlsplit

import pytest
from playwright.sync_api import Locator, ViewportSize, expect
from tests.browser.conftest import Visit
from tests.browser.test_accessible import SIZES, found
from tests.browser.visitor import Visitor
from tests.server.shelf import played

from skulduggery.games import GAMES
from skulduggery.games.records import load_one, write_text
from skulduggery.table.provable_random import COMMITMENT
from skulduggery.words import LANGUAGES

EXAMPLES = Path(__file__).parents[2] / "docs" / "records"
EXAMPLE = EXAMPLES / "skull.txt"  # Ada, Ben and Cleo
BEN_SEALS_A_SKULL = 3  # the step of it


def brought(visitor: Visitor, text: str = "") -> str:
    """The address of a record that was uploaded: of the example, or of `text`."""
    assert visitor.guest
    body = text or EXAMPLE.read_text(encoding="utf-8")
    answer = visitor.page.request.post(
        "/api/records", data=body.encode(), headers={"content-type": "text/plain"}
    )
    assert answer.ok, answer.text()
    return f"/r/{answer.json()['id']}"


def retold(visitor: Visitor, address: str, viewer: str = "table") -> dict[str, Any]:
    """All steps, as the server tells them."""
    record = urlsplit(address).path.removeprefix("/r/")
    query = f"as={viewer}&language={visitor.language}"
    answer = visitor.page.request.get(f"/api/records/{record}/steps?{query}&start=0&count=100")
    steps: dict[str, Any] = answer.json()
    return steps


class Replay:
    """The page as somebody looks at it."""

    def __init__(self, visitor: Visitor, address: str) -> None:
        self.visitor = visitor
        self.address = address
        self.viewer = "table"
        self.timeline = visitor.page.get_by_role(
            "slider", name=visitor.say("web-pages-replay-timeline")
        )
        self.chapters = retold(visitor, address)["chapters"]

    def opened(self) -> "Replay":
        self.visitor.page.goto(self.address)
        return self

    def at(self, step: int) -> None:
        """Whether it has come to a step, and tells what the viewer may know of it."""
        steps = retold(self.visitor, self.address, self.viewer)["steps"]
        words = steps[step]["sentences"] if step else [self.visitor.say("web-pages-replay-opening")]
        place = self.visitor.say("web-pages-replay-step", step=step, last=len(steps) - 1)
        expect(self.timeline).to_have_attribute("aria-valuetext", " ".join([place, *words]))
        expect(self.timeline).to_have_value(str(step))

    def see(self, viewer: str) -> None:
        self.viewer = viewer
        self.choice("eyes").select_option(viewer)

    def choice(self, what: str) -> Locator:
        name = self.visitor.say(f"web-pages-replay-{what}")
        return self.visitor.page.get_by_role("combobox", name=name)

    def press(self, what: str) -> None:
        self.visitor.button(f"web-pages-replay-{what}").click()

    def key(self, key: str) -> None:
        self.visitor.page.keyboard.press(key)

    def turn_to(self, tab: str) -> None:
        name = self.visitor.say(f"web-pages-replay-{tab}")
        self.visitor.page.get_by_role("tab", name=name).click()

    def seat(self, player: int) -> Locator:
        table = self.visitor.page.get_by_role("list", name=self.visitor.say("web-skull-table"))
        return table.get_by_role("listitem").nth(player)


@pytest.mark.parametrize("language", LANGUAGES[:2])
def test_forwards_and_back_by_buttons_and_by_keys(language: str, visit: Visit) -> None:
    ada = visit(language=language)
    replay = Replay(ada, brought(ada)).opened()
    replay.at(0)
    for name in ("first", "back"):
        expect(ada.button(f"web-pages-replay-{name}")).to_be_disabled()
    replay.press("forward")
    replay.at(1)
    replay.press("forward")
    replay.at(2)
    replay.press("back")
    replay.at(1)
    replay.key("ArrowRight")
    replay.at(2)
    replay.key("ArrowLeft")
    replay.at(1)
    replay.key("Shift+ArrowRight")
    replay.at(replay.chapters[1])
    replay.key("Shift+ArrowLeft")
    replay.at(0)
    replay.key("End")
    last = int(replay.timeline.get_attribute("max") or 0)
    replay.at(last)
    for name in ("last", "forward"):
        expect(ada.button(f"web-pages-replay-{name}")).to_be_disabled()
    replay.key("Home")
    replay.at(0)
    replay.press("last")
    replay.at(last)
    replay.press("first")
    replay.at(0)


def test_it_goes_on_by_itself(visit: Visit) -> None:
    ada = visit()
    address = brought(ada)
    last = len(retold(ada, address)["steps"]) - 1
    replay = Replay(ada, f"{address}?step={last - 3}").opened()
    replay.at(last - 3)
    replay.choice("speed").select_option("4")
    replay.press("play")
    replay.at(last)
    expect(ada.button("web-pages-replay-pause")).to_have_count(0)
    replay.choice("speed").select_option("0.5")
    replay.press("play")  # from the beginning
    replay.at(1)
    replay.press("pause")
    expect(ada.button("web-pages-replay-play")).to_be_visible()
    expect(ada.button("web-pages-replay-last")).to_be_enabled()


def test_to_a_round_or_a_move(visit: Visit) -> None:
    ada = visit()
    replay = Replay(ada, brought(ada)).opened()
    replay.at(0)
    replay.choice("jump").select_option(ada.say("web-pages-replay-round", number=3))
    replay.at(replay.chapters[2])
    steps = retold(ada, replay.address)["steps"]
    ada.page.get_by_role("button", name=steps[9]["sentences"][0]).first.click()
    replay.at(9)


def test_who_sees_which_discs(visit: Visit) -> None:
    ada = visit()
    replay = Replay(ada, f"{brought(ada)}?step={BEN_SEALS_A_SKULL}").opened()
    hand = ada.page.get_by_role("group", name=ada.say("web-skull-hand"))
    lying = ada.say("web-skull-known-mat", faces=ada.say("web-skull-face-skull"))
    for viewer, knows in {"table": False, "0": False, "1": True, "2": False, "all": True}.items():
        replay.see(viewer)
        replay.at(BEN_SEALS_A_SKULL)
        ben = replay.seat({"0": 1, "1": 0, "2": 2}.get(viewer, 1))  # a player sits at the front
        expect(ben).to_contain_text("Ben")
        if knows:
            expect(ben).to_contain_text(lying)
        else:
            expect(ben).not_to_contain_text(lying)
        expect(hand).to_have_count(int(viewer in "012"))


def test_the_link_to_a_moment_leads_there(visit: Visit) -> None:
    ada, ben = visit(), visit(language="de")
    ada.context.grant_permissions(["clipboard-read", "clipboard-write"])
    replay = Replay(ada, brought(ada)).opened()
    replay.see("1")
    replay.key("End")
    for _ in range(4):
        replay.press("back")
    replay.turn_to("about")
    ada.button("web-pages-copy-moment").click()
    expect(ada.button("web-pages-copied")).to_be_visible()
    link = urlsplit(ada.page.evaluate("navigator.clipboard.readText()"))
    step = int(replay.timeline.input_value())
    expect(ada.page).to_have_url(re.compile(rf"{re.escape(link.query)}$"))  # reloading stays here
    seen = Replay(ben, f"{link.path}?{link.query}").opened()
    seen.viewer = "1"
    seen.at(step)
    expect(seen.choice("eyes")).to_have_value("1")


def test_a_record_to_take_along(visit: Visit) -> None:
    ada = visit()
    replay = Replay(ada, brought(ada)).opened()
    replay.turn_to("about")
    record = load_one(EXAMPLE.read_bytes(), 1).record
    for form, ending in (("text", ".txt"), ("json", ".json")):
        with ada.page.expect_download() as download:
            ada.link(f"web-pages-save-{form}").click()
        assert download.value.suggested_filename.endswith(ending)
        assert load_one(Path(download.value.path()).read_bytes(), 1).record == record


def test_one_click_proves_the_draws(visit: Visit) -> None:
    ada = visit(language="it")
    record = played(guests=("Ada", "Ben", "bot")).table.record()
    draws = sum(ply.startswith("*") for ply in record.plies)
    replay = Replay(ada, brought(ada, write_text(record))).opened()
    replay.turn_to("about")
    ada.button("web-pages-fair-check").click()
    fits = ada.say("web-pages-fair-fits", draws=draws)
    expect(ada.page.get_by_role("status").filter(has_text=fits)).to_be_visible()
    expect(ada.page.get_by_text(record.tags["fair.commitment"])).to_be_visible()


def test_without_evidence_it_says_so(visit: Visit) -> None:
    ada = visit(language="fr")
    replay = Replay(ada, brought(ada)).opened()
    replay.turn_to("about")
    ada.button("web-pages-fair-check").click()
    words = ada.say("error-unfair-no-evidence", tag=COMMITMENT)
    expect(ada.page.get_by_role("alert")).to_contain_text(words)
    ada.forgive("409")


@pytest.mark.parametrize("game", GAMES)
def test_a_file_that_is_chosen_is_shown(game: str, visit: Visit) -> None:
    ada = visit()
    ada.page.goto("/games")
    with ada.page.expect_file_chooser() as chooser:
        ada.button("web-pages-bring-choose").click()
    chooser.value.set_files(EXAMPLES / f"{game}.txt")
    board = ada.page.get_by_role("group", name=ada.say("web-pages-replay-board"))
    expect(board).to_be_visible()
    assert urlsplit(ada.page.url).path.startswith("/r/")
    ada.button("web-pages-replay-last").click()
    expect(ada.button("web-pages-replay-last")).to_be_disabled()


def dropped(visitor: Visitor, name: str, text: str) -> None:
    """A file on the page, as a desktop lets one fall."""
    data = visitor.page.evaluate_handle(
        """([name, text]) => {
          const data = new DataTransfer()
          data.items.add(new File([text], name, { type: 'text/plain' }))
          return data
        }""",
        [name, text],
    )
    for event in ("dragover", "drop"):
        visitor.page.dispatch_event("main", event, {"dataTransfer": data})


def test_a_file_that_is_dropped_is_shown_or_refused_in_words(visit: Visit) -> None:
    ada = visit()
    ada.page.goto("/games")
    expect(ada.button("web-pages-bring-choose")).to_be_visible()
    dropped(ada, "diary.txt", "Dear diary")
    wrong = ada.say("web-pages-bring-wrong", name="diary.txt")
    expect(ada.page.get_by_text(wrong)).to_be_visible()
    expect(ada.page.get_by_role("alert")).not_to_be_empty()
    ada.forgive("400")
    dropped(ada, "skull.txt", EXAMPLE.read_text(encoding="utf-8"))
    expect(ada.page.get_by_role("slider")).to_be_visible()
    assert urlsplit(ada.page.url).path.startswith("/r/")


@pytest.mark.parametrize("size", SIZES)
def test_everybody_can_use_a_replay(size: ViewportSize, visit: Visit) -> None:
    ada = visit(size=size)
    replay = Replay(ada, brought(ada)).opened()
    replay.see("all")
    replay.at(0)
    replay.press("last")
    assert found(ada) == []
    replay.turn_to("about")
    expect(ada.button("web-pages-fair-check")).to_be_visible()
    assert found(ada) == []
