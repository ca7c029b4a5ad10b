"""One device, passed round: before every hand a curtain, and on no line more than one hand."""

import json
from random import Random
from urllib.parse import urlsplit

from playwright.sync_api import expect
from tests.browser.conftest import Visit
from tests.browser.lines import ONLOOKER, Lines
from tests.browser.scan import scanned_lines
from tests.browser.test_accessible import found
from tests.browser.visitor import PHONE, Visitor, boldness
from tests.server.process import House

WILD = 30  # frames in which anything may be chosen; then whatever ends the game
NAMES = ["Ada", "Ben", "Cleo"]


def gather(visitor: Visitor, game: str, names: list[str], bots: int = 0) -> None:
    """Names, bots, and the game is on."""
    visitor.page.goto(f"/here?game={game}")
    for number, name in enumerate(names, 1):
        field = visitor.page.get_by_label(visitor.say("web-here-name", number=number))
        if number > 2:
            visitor.button("web-here-add").click()
            expect(field).to_be_focused()
        field.fill(name)
    for _ in range(bots):
        visitor.button("web-here-more-bots").click()
    visitor.button("web-here-start").click()


class Device:
    """What lies on the table between them."""

    def __init__(self, visitor: Visitor) -> None:
        self.visitor = visitor
        self.page = visitor.page
        self.lines = Lines(visitor.page)
        self.curtain = self.page.get_by_role("dialog")
        self.over = self.page.get_by_role("button", name=visitor.say("web-here-again"))
        hand = visitor.say("web-skull-hand")
        self.hand = self.page.get_by_role("group", name=hand, include_hidden=True)

    def called(self) -> str | None:
        """Whom the curtain calls, or nobody once the game is over."""
        expect(self.curtain.or_(self.over).first).to_be_visible()
        if self.over.is_visible():
            return None
        words = self.curtain.get_by_role("heading").inner_text()
        return next(one for one in NAMES if words == self.visitor.say("web-here-give", name=one))

    def knows_no_hand(self) -> None:
        """Not even behind the curtain does the page know anybody's discs."""
        expect(self.hand).to_have_count(0)
        known = [
            self.visitor.say(f"web-skull-known-{where}", faces="").strip()
            for where in ("mat", "hand")
        ]
        text = self.page.locator("body").text_content() or ""
        assert not [words for words in known if words in text]

    def companion(self, name: str) -> int:
        return next(
            number
            for number, table in self.lines.tables.items()
            if table.get("you") is not None
            and table["chairs"][table["players"][table["you"]]]["name"] == name
        )

    def show(self, name: str) -> None:
        self.visitor.button("web-here-show", name=name).click()
        whose = self.visitor.say("web-here-hand-of", name=name)
        expect(self.page.get_by_role("heading", level=1, name=whose)).to_be_visible()
        expect(self.curtain).to_have_count(0)

    def choices(self, name: str) -> list[tuple[int, str]]:
        own = self.lines.table(self.companion(name))["own"]
        found = own.get("choices", {})
        return [(int(seat), text) for seat, texts in found.items() for text in texts]

    def decide(self, name: str, seat: int, text: str) -> None:
        table = self.lines.table(self.companion(name))
        nth = table["decided"][seat]
        self.visitor.offer(text).click()
        self.visitor.wait_until(
            lambda: table["status"] == "over" or table["decided"][seat] != nth, "the answer"
        )


def test_a_whole_game_and_nobody_sees_the_hand_of_another(visit: Visit, server: House) -> None:
    ada = visit(size=PHONE)
    device = Device(ada)
    gather(ada, "skull", NAMES)
    rng = Random(1)
    asked: set[str] = set()
    while name := device.called():
        device.knows_no_hand()
        asked.add(name)
        device.show(name)
        while choices := device.choices(name):  # whoever is asked again keeps the device
            wild = len(device.lines.frames[ONLOOKER]) < WILD
            device.decide(name, *(rng.choice(choices) if wild else max(choices, key=boldness)))
    assert asked == {*NAMES}
    device.knows_no_hand()
    table = device.lines.table(ONLOOKER)
    names = [table["chairs"][table["players"][one]]["name"] for one in table["view"]["winners"]]
    won = ada.say("web-here-won", names=" and ".join(names), count=len(names))
    expect(ada.page.get_by_role("heading", name=won)).to_be_visible()

    assert set(device.lines.frames) == {0, 1, 2, ONLOOKER}
    for companion, frames in device.lines.frames.items():
        yous = {json.loads(frame).get("table", {}).get("you") for frame in frames} - {None}
        assert len(yous) == (companion != ONLOOKER), "a line is one player's, or nobody's"
    assert all('"hidden"' not in frame for frame in device.lines.frames[ONLOOKER])
    scanner = scanned_lines(server, ada, device.lines)
    assert scanner.table.status == "over"
    assert scanner.hidden >= 20
    assert scanner.otherwise > 0

    device.over.click()  # once more, and again behind the curtain
    expect(device.over).to_have_count(0)
    assert device.called() in NAMES
    device.knows_no_hand()


def test_whoever_comes_back_finds_the_curtain_down(visit: Visit) -> None:
    ada = visit()
    device = Device(ada)
    gather(ada, "skull", NAMES[:2], bots=1)
    name = device.called()
    assert name
    device.show(name)
    expect(device.hand).to_be_visible()
    table = ada.table["table"]
    ada.page.reload()
    assert device.called() == name
    device.knows_no_hand()
    ada.page.goto(f"/t/{table}")  # the table as one of them alone would show a hand
    assert device.called() == name
    assert urlsplit(ada.page.url).path == f"/t/{table}/here"
    device.knows_no_hand()
    device.show(name)
    ada.button("web-here-hide").click()
    assert device.called() == name
    device.knows_no_hand()


def test_a_game_without_secrets_needs_no_curtain(visit: Visit) -> None:
    ada = visit(language="de")
    device = Device(ada)
    gather(ada, "saber_skull", NAMES[:2])
    for _ in range(4):
        ada.wait_until(lambda: any(map(device.choices, asked(device))), "somebody to decide")
        name = next(filter(device.choices, asked(device)))
        device.decide(name, *device.choices(name)[0])
        expect(device.curtain).to_have_count(0)


def asked(device: Device) -> list[str]:
    """Those who have a hand, as far as their lines have told."""
    sitting = sum(table.get("you") is not None for table in device.lines.tables.values())
    return NAMES[:sitting]


def test_too_many_are_told_so(visit: Visit) -> None:
    ada = visit(language="fr")
    gather(ada, "skull", NAMES, bots=4)
    expect(ada.page.get_by_role("alert")).to_have_text(ada.say("web-here-too-many", most=6))


def test_everybody_can_use_it(visit: Visit) -> None:
    ada = visit(size=PHONE)
    device = Device(ada)
    ada.page.goto("/here")
    expect(ada.button("web-here-start")).to_be_visible()
    assert found(ada) == []
    gather(ada, "skull", NAMES)
    name = device.called()
    assert name
    assert found(ada) == []
    device.show(name)
    assert found(ada) == []
