"""One device, passed round: before every hand a curtain, and on no line more than one hand."""

import json
from random import Random
from urllib.parse import urlsplit

from playwright.sync_api import expect
from tests.browser.companion_frames import SPECTATOR_COMPANION, CompanionFrames
from tests.browser.conftest import MakePageDriver
from tests.browser.page_driver import PHONE_SIZE, PageDriver, choice_boldness
from tests.browser.scan_frames import scan_companions
from tests.browser.test_accessibility import accessibility_findings
from tests.server.server_process import ServerProcess

RANDOM_FRAMES = 30  # frames in which anything may be chosen; then whatever ends the game
PLAYER_NAMES = ["Ada", "Ben", "Cleo"]


def start_shared_game(visitor: PageDriver, game: str, names: list[str], bots: int = 0) -> None:
    """Names, bots, and the game is on."""
    visitor.page.goto(f"/here?game={game}")
    for number, name in enumerate(names, 1):
        field = visitor.page.get_by_label(visitor.translate("web-here-name", number=number))
        if number > 2:
            visitor.find_button("web-here-add").click()
            expect(field).to_be_focused()
        field.fill(name)
    for _ in range(bots):
        visitor.find_button("web-here-more-bots").click()
    visitor.find_button("web-here-start").click()


class SharedDevicePage:
    """What lies on the table between them."""

    def __init__(self, visitor: PageDriver) -> None:
        self.visitor = visitor
        self.page = visitor.page
        self.frames = CompanionFrames(visitor.page)
        self.curtain = self.page.get_by_role("dialog")
        self.over = self.page.get_by_role("button", name=visitor.translate("web-here-again"))
        hand = visitor.translate("web-skull-hand")
        self.hand = self.page.get_by_role("group", name=hand, include_hidden=True)

    def called_player(self) -> str | None:
        """Whom the curtain calls, or nobody once the game is over."""
        expect(self.curtain.or_(self.over).first).to_be_visible()
        if self.over.is_visible():
            return None
        words = self.curtain.get_by_role("heading").inner_text()
        return next(
            one
            for one in PLAYER_NAMES
            if words == self.visitor.translate("web-here-give", name=one)
        )

    def expect_no_hand(self) -> None:
        """Not even behind the curtain does the page know anybody's discs."""
        expect(self.hand).to_have_count(0)
        known = [
            self.visitor.translate(f"web-skull-known-{where}", faces="").strip()
            for where in ("mat", "hand")
        ]
        text = self.page.locator("body").text_content() or ""
        assert not [words for words in known if words in text]

    def companion_of(self, name: str) -> int:
        return next(
            number
            for number, table in self.frames.tables.items()
            if table.get("you") is not None
            and table["chairs"][table["players"][table["you"]]]["name"] == name
        )

    def lift_curtain(self, name: str) -> None:
        self.visitor.find_button("web-here-show", name=name).click()
        whose = self.visitor.translate("web-here-hand-of", name=name)
        expect(self.page.get_by_role("heading", level=1, name=whose)).to_be_visible()
        expect(self.curtain).to_have_count(0)

    def legal_choices(self, name: str) -> list[tuple[int, str]]:
        own = self.frames.table_of(self.companion_of(name))["own"]
        found = own.get("choices", {})
        return [(int(seat), text) for seat, texts in found.items() for text in texts]

    def make_choice(self, name: str, seat: int, text: str) -> None:
        table = self.frames.table_of(self.companion_of(name))
        nth = table["decided"][seat]
        self.visitor.choice_button(text).click()
        self.visitor.wait_until(
            lambda: table["status"] == "over" or table["decided"][seat] != nth, "the answer"
        )


def test_a_whole_game_and_nobody_sees_the_hand_of_another(
    visit: MakePageDriver, server: ServerProcess
) -> None:
    ada = visit(size=PHONE_SIZE)
    device = SharedDevicePage(ada)
    start_shared_game(ada, "skull", PLAYER_NAMES)
    rng = Random(1)
    asked: set[str] = set()
    while name := device.called_player():
        device.expect_no_hand()
        asked.add(name)
        device.lift_curtain(name)
        while choices := device.legal_choices(name):  # whoever is asked again keeps the device
            wild = len(device.frames.frames[SPECTATOR_COMPANION]) < RANDOM_FRAMES
            device.make_choice(
                name, *(rng.choice(choices) if wild else max(choices, key=choice_boldness))
            )
    assert asked == {*PLAYER_NAMES}
    device.expect_no_hand()
    table = device.frames.table_of(SPECTATOR_COMPANION)
    names = [table["chairs"][table["players"][one]]["name"] for one in table["view"]["winners"]]
    won = ada.translate("web-here-won", names=" and ".join(names), count=len(names))
    expect(ada.page.get_by_role("heading", name=won)).to_be_visible()

    assert set(device.frames.frames) == {0, 1, 2, SPECTATOR_COMPANION}
    for companion, frames in device.frames.frames.items():
        yous = {json.loads(frame).get("table", {}).get("you") for frame in frames} - {None}
        assert len(yous) == (companion != SPECTATOR_COMPANION), (
            "a line is one player's, or nobody's"
        )
    assert all('"hidden"' not in frame for frame in device.frames.frames[SPECTATOR_COMPANION])
    scanner = scan_companions(server, ada, device.frames)
    assert scanner.table.status == "over"
    assert scanner.redacted_events >= 20
    assert scanner.indistinguishable_frames > 0

    device.over.click()  # once more, and again behind the curtain
    expect(device.over).to_have_count(0)
    assert device.called_player() in PLAYER_NAMES
    device.expect_no_hand()


def test_whoever_comes_back_finds_the_curtain_down(visit: MakePageDriver) -> None:
    ada = visit()
    device = SharedDevicePage(ada)
    start_shared_game(ada, "skull", PLAYER_NAMES[:2], bots=1)
    name = device.called_player()
    assert name
    device.lift_curtain(name)
    expect(device.hand).to_be_visible()
    table = ada.table["table"]
    ada.page.reload()
    assert device.called_player() == name
    device.expect_no_hand()
    ada.page.goto(f"/t/{table}")  # the table as one of them alone would show a hand
    assert device.called_player() == name
    assert urlsplit(ada.page.url).path == f"/t/{table}/here"
    device.expect_no_hand()
    device.lift_curtain(name)
    ada.find_button("web-here-hide").click()
    assert device.called_player() == name
    device.expect_no_hand()


def test_a_game_without_secrets_needs_no_curtain(visit: MakePageDriver) -> None:
    ada = visit(language="de")
    device = SharedDevicePage(ada)
    start_shared_game(ada, "saber_skull", PLAYER_NAMES[:2])
    for _ in range(4):
        ada.wait_until(
            lambda: any(map(device.legal_choices, seated_names(device))), "somebody to decide"
        )
        name = next(filter(device.legal_choices, seated_names(device)))
        device.make_choice(name, *device.legal_choices(name)[0])
        expect(device.curtain).to_have_count(0)


def seated_names(device: SharedDevicePage) -> list[str]:
    """Those who have a hand, as far as their lines have told."""
    sitting = sum(table.get("you") is not None for table in device.frames.tables.values())
    return PLAYER_NAMES[:sitting]


def test_too_many_are_told_so(visit: MakePageDriver) -> None:
    ada = visit(language="fr")
    start_shared_game(ada, "skull", PLAYER_NAMES, bots=4)
    expect(ada.page.get_by_role("alert")).to_have_text(ada.translate("web-here-too-many", most=6))


def test_everybody_can_use_it(visit: MakePageDriver) -> None:
    ada = visit(size=PHONE_SIZE)
    device = SharedDevicePage(ada)
    ada.page.goto("/here")
    expect(ada.find_button("web-here-start")).to_be_visible()
    assert accessibility_findings(ada) == []
    start_shared_game(ada, "skull", PLAYER_NAMES)
    name = device.called_player()
    assert name
    assert accessibility_findings(ada) == []
    device.lift_curtain(name)
    assert accessibility_findings(ada) == []
