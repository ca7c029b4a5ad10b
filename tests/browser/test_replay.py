"""A finished game once more: step by step, through anybody's eyes, and to take along."""

import re
from pathlib import Path
from typing import Any
from urllib.parse import urlsplit

import pytest
from playwright.sync_api import Locator, ViewportSize, expect
from tests.browser.conftest import MakePageDriver
from tests.browser.page_driver import PageDriver
from tests.browser.test_accessibility import SIZE_PARAMS, accessibility_findings
from tests.server.archive_fixtures import play_archive_game

from skulduggery.games import GAMES_BY_NAME
from skulduggery.games.record_files import load_record, write_record_text
from skulduggery.table.provable_random import COMMITMENT_TAG
from skulduggery.words import SUPPORTED_LANGUAGES

RECORD_FOLDER = Path(__file__).parents[2] / "docs" / "records"
EXAMPLE_RECORD = RECORD_FOLDER / "skull.txt"  # Ada, Ben and Cleo
BEN_SEALS_SKULL_STEP = 3  # the step of it


def upload_record(visitor: PageDriver, text: str = "") -> str:
    """The address of a record that was uploaded: of the example, or of `text`."""
    assert visitor.guest_id
    body = text or EXAMPLE_RECORD.read_text(encoding="utf-8")
    answer = visitor.page.request.post(
        "/api/records", data=body.encode(), headers={"content-type": "text/plain"}
    )
    assert answer.ok, answer.text()
    return f"/r/{answer.json()['id']}"


def fetch_steps(visitor: PageDriver, address: str, viewer: str = "table") -> dict[str, Any]:
    """All steps, as the server tells them."""
    record = urlsplit(address).path.removeprefix("/r/")
    query = f"as={viewer}&language={visitor.language}"
    answer = visitor.page.request.get(f"/api/records/{record}/steps?{query}&start=0&count=100")
    steps: dict[str, Any] = answer.json()
    return steps


class ReplayPage:
    """The page as somebody looks at it."""

    def __init__(self, visitor: PageDriver, address: str) -> None:
        self.visitor = visitor
        self.address = address
        self.viewer = "table"
        self.timeline = visitor.page.get_by_role(
            "slider", name=visitor.translate("web-pages-replay-timeline")
        )
        self.chapters = fetch_steps(visitor, address)["chapters"]

    def open_page(self) -> "ReplayPage":
        self.visitor.page.goto(self.address)
        return self

    def expect_step(self, step: int) -> None:
        """Whether it has come to a step, and tells what the viewer may know of it."""
        steps = fetch_steps(self.visitor, self.address, self.viewer)["steps"]
        words = (
            steps[step]["sentences"]
            if step
            else [self.visitor.translate("web-pages-replay-opening")]
        )
        place = self.visitor.translate("web-pages-replay-step", step=step, last=len(steps) - 1)
        expect(self.timeline).to_have_attribute("aria-valuetext", " ".join([place, *words]))
        expect(self.timeline).to_have_value(str(step))

    def view_as(self, viewer: str) -> None:
        self.viewer = viewer
        self.find_combobox("eyes").select_option(viewer)

    def find_combobox(self, what: str) -> Locator:
        name = self.visitor.translate(f"web-pages-replay-{what}")
        return self.visitor.page.get_by_role("combobox", name=name)

    def click_button(self, what: str) -> None:
        self.visitor.find_button(f"web-pages-replay-{what}").click()

    def press_key(self, key: str) -> None:
        self.visitor.page.keyboard.press(key)

    def open_tab(self, tab: str) -> None:
        name = self.visitor.translate(f"web-pages-replay-{tab}")
        self.visitor.page.get_by_role("tab", name=name).click()

    def seat_item(self, player: int) -> Locator:
        table = self.visitor.page.get_by_role(
            "list", name=self.visitor.translate("web-skull-table")
        )
        return table.get_by_role("listitem").nth(player)


@pytest.mark.parametrize("language", SUPPORTED_LANGUAGES[:2])
def test_forwards_and_back_by_buttons_and_by_keys(language: str, visit: MakePageDriver) -> None:
    ada = visit(language=language)
    replay = ReplayPage(ada, upload_record(ada)).open_page()
    replay.expect_step(0)
    for name in ("first", "back"):
        expect(ada.find_button(f"web-pages-replay-{name}")).to_be_disabled()
    replay.click_button("forward")
    replay.expect_step(1)
    replay.click_button("forward")
    replay.expect_step(2)
    replay.click_button("back")
    replay.expect_step(1)
    replay.press_key("ArrowRight")
    replay.expect_step(2)
    replay.press_key("ArrowLeft")
    replay.expect_step(1)
    replay.press_key("Shift+ArrowRight")
    replay.expect_step(replay.chapters[1])
    replay.press_key("Shift+ArrowLeft")
    replay.expect_step(0)
    replay.press_key("End")
    last = int(replay.timeline.get_attribute("max") or 0)
    replay.expect_step(last)
    for name in ("last", "forward"):
        expect(ada.find_button(f"web-pages-replay-{name}")).to_be_disabled()
    replay.press_key("Home")
    replay.expect_step(0)
    replay.click_button("last")
    replay.expect_step(last)
    replay.click_button("first")
    replay.expect_step(0)


def test_it_goes_on_by_itself(visit: MakePageDriver) -> None:
    ada = visit()
    address = upload_record(ada)
    last = len(fetch_steps(ada, address)["steps"]) - 1
    replay = ReplayPage(ada, f"{address}?step={last - 3}").open_page()
    replay.expect_step(last - 3)
    replay.find_combobox("speed").select_option("4")
    replay.click_button("play")
    replay.expect_step(last)
    expect(ada.find_button("web-pages-replay-pause")).to_have_count(0)
    replay.find_combobox("speed").select_option("0.5")
    replay.click_button("play")  # from the beginning
    replay.expect_step(1)
    replay.click_button("pause")
    expect(ada.find_button("web-pages-replay-play")).to_be_visible()
    expect(ada.find_button("web-pages-replay-last")).to_be_enabled()


def test_to_a_round_or_a_move(visit: MakePageDriver) -> None:
    ada = visit()
    replay = ReplayPage(ada, upload_record(ada)).open_page()
    replay.expect_step(0)
    replay.find_combobox("jump").select_option(ada.translate("web-pages-replay-round", number=3))
    replay.expect_step(replay.chapters[2])
    steps = fetch_steps(ada, replay.address)["steps"]
    ada.page.get_by_role("button", name=steps[9]["sentences"][0]).first.click()
    replay.expect_step(9)


def test_who_sees_which_discs(visit: MakePageDriver) -> None:
    ada = visit()
    replay = ReplayPage(ada, f"{upload_record(ada)}?step={BEN_SEALS_SKULL_STEP}").open_page()
    hand = ada.page.get_by_role("group", name=ada.translate("web-skull-hand"))
    lying = ada.translate("web-skull-known-mat", faces=ada.translate("web-skull-face-skull"))
    for viewer, knows in {"table": False, "0": False, "1": True, "2": False, "all": True}.items():
        replay.view_as(viewer)
        replay.expect_step(BEN_SEALS_SKULL_STEP)
        ben = replay.seat_item(
            {"0": 1, "1": 0, "2": 2}.get(viewer, 1)
        )  # a player sits at the front
        expect(ben).to_contain_text("Ben")
        if knows:
            expect(ben).to_contain_text(lying)
        else:
            expect(ben).not_to_contain_text(lying)
        expect(hand).to_have_count(int(viewer in "012"))


def test_the_link_to_a_moment_leads_there(visit: MakePageDriver) -> None:
    ada, ben = visit(), visit(language="de")
    ada.context.grant_permissions(["clipboard-read", "clipboard-write"])
    replay = ReplayPage(ada, upload_record(ada)).open_page()
    replay.view_as("1")
    replay.press_key("End")
    for _ in range(4):
        replay.click_button("back")
    replay.open_tab("about")
    ada.find_button("web-pages-copy-moment").click()
    expect(ada.find_button("web-pages-copied")).to_be_visible()
    link = urlsplit(ada.page.evaluate("navigator.clipboard.readText()"))
    step = int(replay.timeline.input_value())
    expect(ada.page).to_have_url(re.compile(rf"{re.escape(link.query)}$"))  # reloading stays here
    seen = ReplayPage(ben, f"{link.path}?{link.query}").open_page()
    seen.viewer = "1"
    seen.expect_step(step)
    expect(seen.find_combobox("eyes")).to_have_value("1")


def test_a_record_to_take_along(visit: MakePageDriver) -> None:
    ada = visit()
    replay = ReplayPage(ada, upload_record(ada)).open_page()
    replay.open_tab("about")
    record = load_record(EXAMPLE_RECORD.read_bytes(), 1).record
    for form, ending in (("text", ".txt"), ("json", ".json")):
        with ada.page.expect_download() as download:
            ada.find_link(f"web-pages-save-{form}").click()
        assert download.value.suggested_filename.endswith(ending)
        assert load_record(Path(download.value.path()).read_bytes(), 1).record == record


def test_one_click_proves_the_draws(visit: MakePageDriver) -> None:
    ada = visit(language="it")
    record = play_archive_game(guests=("Ada", "Ben", "bot")).table.game_record()
    draws = sum(ply.startswith("*") for ply in record.plies)
    replay = ReplayPage(ada, upload_record(ada, write_record_text(record))).open_page()
    replay.open_tab("about")
    ada.find_button("web-pages-fair-check").click()
    fits = ada.translate("web-pages-fair-fits", draws=draws)
    expect(ada.page.get_by_role("status").filter(has_text=fits)).to_be_visible()
    expect(ada.page.get_by_text(record.tags["fair.commitment"])).to_be_visible()


def test_without_evidence_it_says_so(visit: MakePageDriver) -> None:
    ada = visit(language="fr")
    replay = ReplayPage(ada, upload_record(ada)).open_page()
    replay.open_tab("about")
    ada.find_button("web-pages-fair-check").click()
    words = ada.translate("error-unfair-no-evidence", tag=COMMITMENT_TAG)
    expect(ada.page.get_by_role("alert")).to_contain_text(words)
    ada.expect_complaint("409")


@pytest.mark.parametrize("game", GAMES_BY_NAME)
def test_a_file_that_is_chosen_is_shown(game: str, visit: MakePageDriver) -> None:
    ada = visit()
    ada.page.goto("/games")
    with ada.page.expect_file_chooser() as chooser:
        ada.find_button("web-pages-bring-choose").click()
    chooser.value.set_files(RECORD_FOLDER / f"{game}.txt")
    board = ada.page.get_by_role("group", name=ada.translate("web-pages-replay-board"))
    expect(board).to_be_visible()
    assert urlsplit(ada.page.url).path.startswith("/r/")
    ada.find_button("web-pages-replay-last").click()
    expect(ada.find_button("web-pages-replay-last")).to_be_disabled()


def drop_file(visitor: PageDriver, name: str, text: str) -> None:
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


def test_a_file_that_is_dropped_is_shown_or_refused_in_words(visit: MakePageDriver) -> None:
    ada = visit()
    ada.page.goto("/games")
    expect(ada.find_button("web-pages-bring-choose")).to_be_visible()
    drop_file(ada, "diary.txt", "Dear diary")
    wrong = ada.translate("web-pages-bring-wrong", name="diary.txt")
    expect(ada.page.get_by_text(wrong)).to_be_visible()
    expect(ada.page.get_by_role("alert")).not_to_be_empty()
    ada.expect_complaint("400")
    drop_file(ada, "skull.txt", EXAMPLE_RECORD.read_text(encoding="utf-8"))
    expect(ada.page.get_by_role("slider")).to_be_visible()
    assert urlsplit(ada.page.url).path.startswith("/r/")


@pytest.mark.parametrize("size", SIZE_PARAMS)
def test_everybody_can_use_a_replay(size: ViewportSize, visit: MakePageDriver) -> None:
    ada = visit(size=size)
    replay = ReplayPage(ada, upload_record(ada)).open_page()
    replay.view_as("all")
    replay.expect_step(0)
    replay.click_button("last")
    assert accessibility_findings(ada) == []
    replay.open_tab("about")
    expect(ada.find_button("web-pages-fair-check")).to_be_visible()
    assert accessibility_findings(ada) == []
