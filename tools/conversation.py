"""A whole game over the socket, as one client saw it: docs/protocol/conversation.md.

    python -m tools.conversation

starts a server on an empty database and lets three scripted clients play fixed moves. Ids, secrets
and times are the same every time, so that the page changes when the protocol does and only then.
"""

import asyncio
import hashlib
import json
import tempfile
import textwrap
from collections import Counter
from collections.abc import Callable
from pathlib import Path
from typing import Any
from unittest.mock import patch

from tools.drivers.live_server import GuestClient, running_server

FILE = Path(__file__).resolve().parents[1] / "docs" / "protocol" / "conversation.md"
WIDTH = 110
FENCE = "```\n"
GAP = "…"  # where something was left out
SHOWN_TABLE_FIELDS = ("next", "match", "status", "you", "decided", "view", "own")  # of the table
SHOWN_FINISHED_FIELDS = (*SHOWN_TABLE_FIELDS, "secret", "record")
SHOWN_VIEW_FIELDS = ("game", "phase", "pending")

Frame = dict[str, Any]


# The page.


class Page:
    """A Markdown page of sentences and frames; all frames are kept unshortened, too."""

    def __init__(self) -> None:
        self.text = "# A whole conversation\n"
        self.frames: list[tuple[str, Frame]] = []

    def say(self, text: str) -> None:
        filled = textwrap.fill(text, WIDTH, break_long_words=False, break_on_hyphens=False)
        self.text += f"\n{filled}\n"

    def show(self, text: str) -> None:
        """Add a line to the code block at the end of the page, or begin one."""
        before = self.text.removesuffix(FENCE)
        if before == self.text:
            before += "\n" + FENCE
        self.text = f"{before}{text}\n{FENCE}"

    def add(self, way: str, frame: Frame) -> None:
        known = {kind for _, earlier in self.frames if (kind := earlier.get("kind"))}
        self.frames.append((way, frame))
        shown = (
            frame if frame.get("kind") == "moved" and "moved" not in known else shorten_frame(frame)
        )
        self.show(f"{way} {json.dumps(shown, ensure_ascii=False)}")


def shorten_frame(frame: Frame) -> Frame:
    """A frame without long or unchanged fields."""
    table = frame.get("table")
    if table is None:
        return frame
    if frame["kind"] == "fresh":
        return {**frame, "table": {**table, "chairs": [table["chairs"][0], GAP]}}
    shown = select_fields(
        table, SHOWN_FINISHED_FIELDS if table.get("status") == "over" else SHOWN_TABLE_FIELDS
    )
    if table["view"] is not None:
        shown["view"] = select_fields(table["view"], SHOWN_VIEW_FIELDS)
    return {**frame, "table": shown}


def select_fields(whole: Frame, shown: tuple[str, ...]) -> Frame:
    return {**{key: value for key, value in whole.items() if key in shown}, GAP: GAP}


# Scripted clients with fixed randomness and clock.


class Clock:
    """A clock that advances with every request."""

    def __init__(self) -> None:
        self.now = 1_800_000_000.0

    def __call__(self) -> float:
        return self.now


class Player(GuestClient):
    def __init__(self, address: str, name: str, clock: Clock) -> None:
        super().__init__(address, name)
        self.clock = clock

    async def send_request(self, do: str, **fields: Any) -> Frame:
        self.clock.now += 2.5
        return await super().send_request(do, **fields)

    async def move(self, text: str, again: bool = False) -> None:
        """Send the next decision of this player; with `again`, the last one once more."""
        while self.table.get("you") is None:  # it has not received the start yet
            await self.receive_frame()
        seat = self.table["you"]
        nth = self.table["decided"][seat] - again
        await self.send_request("move", match=self.table["match"], seat=seat, nth=nth, text=text)


class DocumentedPlayer(Player):
    """The player whose frames are documented."""

    def __init__(self, address: str, name: str, clock: Clock, page: Page) -> None:
        super().__init__(address, name, clock)
        self.page = page

    async def send_request(self, do: str, **fields: Any) -> Frame:
        self.page.add("→", {"id": self.last_request_id + 1, "request": {"do": do, **fields}})
        return await super().send_request(do, **fields)

    async def receive_frame(self) -> Frame:
        frame = await super().receive_frame()
        self.page.add("←", frame)
        return frame


def fixed_token_bytes() -> Callable[[int], bytes]:
    """A reproducible `secrets.token_bytes`; counted by length, as sockets draw some as well."""
    given = Counter[int]()

    def token_bytes(length: int) -> bytes:
        given[length] += 1
        return hashlib.shake_256(f"{length} {given[length]}".encode()).digest(length)

    return token_bytes


async def conversation(folder: Path) -> Page:
    """Play the game on a new database in a folder."""
    page, clock = Page(), Clock()
    with patch("secrets.token_bytes", fixed_token_bytes()):
        async with running_server(
            folder / "skulduggery.db", clock=clock, monotonic=clock
        ) as address:
            ada = DocumentedPlayer(address, "Ada", clock, page)
            ben, cleo = Player(address, "Ben", clock), Player(address, "Cleo", clock)
            table = await opening(page, ada)
            await before_the_game(page, table, ada, ben, cleo)
            await first_round(page, table, ada, ben, cleo)
            await second_round(page, ada, ben, cleo)
            await third_round(page, ada, ben, cleo)
            await afterwards(page, ada)
            for player in (ada, ben, cleo):
                await player.disconnect()
    return page


# The game.


async def opening(page: Page, ada: DocumentedPlayer) -> str:
    page.say(
        "A game of Skull for three, as Ada's client saw it: what it sent (→) and what it got (←). "
        "`tools/conversation.py` had it played on a real server and wrote it down. "
        f"`{GAP}` marks what was left out: most of `table`, except in the first frame and in the "
        "first that is `moved`. [How to talk to the server](../protocol.md) explains all of it."
    )
    page.say(
        "Ada opens a table. The answer also sets the cookie that she sends with everything from "
        "now on."
    )
    asked = {"name": "Ada", "game": "skull", "options": {"first": 0}}
    answer = (await ada.http.post("/api/tables", json=asked)).json()
    page.show(f"POST /api/tables {json.dumps(asked)}")
    page.show(f"201 {json.dumps(answer)}")
    table = str(answer["table"])
    page.say(
        f"She connects to `/api/tables/{table}/play`. As the host she is at the table already, so "
        "that `join` changes nothing. She takes chair 0: the answer to that is the news it makes."
    )
    await ada.connect_to_table(table)
    await ada.receive_frame()
    return table


async def before_the_game(
    page: Page, table: str, ada: DocumentedPlayer, ben: Player, cleo: Player
) -> None:
    await ada.send_request("join", name="Ada")
    await ada.send_request("sit", chair=0, salt="3f9c1b")
    page.say("Ben and Cleo come and sit down.")
    for chair, other in enumerate((ben, cleo), 1):
        await other.connect_to_table(table)
        await other.send_request("join", name=other.name)
        await ada.receive_frame()
        await other.send_request("sit", chair=chair, salt=f"salt of {other.name}")
        await ada.receive_frame()
    page.say(
        "Ada, the host, starts. All three owe a first disc at once; `own` has what Ada holds, and "
        "what she may do. Ben wishes good luck."
    )
    await ada.send_request("start")
    await ben.send_request("phrase", phrase="good-luck")
    await ada.receive_frame()


async def first_round(
    page: Page, table: str, ada: DocumentedPlayer, ben: Player, cleo: Player
) -> None:
    page.say("The first disc. This frame is whole: the rest of the table is as it was.")
    await ada.move("flower")
    page.say(
        "The same move once more is as good as once; another one for the same decision is refused."
    )
    await ada.move("flower", again=True)
    await ada.move("skull", again=True)
    page.say("Ben and Cleo choose. Ada is told that they did, not what.")
    for other in (ben, cleo):
        await play_turn(other, "flower", ada)
    page.say("Something that cannot be, and then something that can.")
    await ada.move("bid 9")
    await ada.move("bid 1")
    known = ada.table["next"] - 1
    page.say(
        "Ada's line breaks. Ben passes meanwhile. She comes back to "
        f"`/api/tables/{table}/play?last={known}` and gets what she missed. Had she not seen that "
        "her bid was done, she would send it again, as she does here. And she says `join`, or a "
        "bot would soon play for her."
    )
    ada.clock.now += 1
    await ada.socket.close()
    while not ben.table["guests"][0]["away"]:
        await ben.receive_frame()
    await ben.move("pass")
    await ada.connect_to_table(table, last=known)
    await ada.receive_frame()
    await ada.move("bid 1", again=True)
    await ada.send_request("join", name="Ada")
    page.say("Cleo passes, and what follows by itself follows at once.")
    await play_turn(cleo, "pass", ada)


async def second_round(page: Page, ada: DocumentedPlayer, ben: Player, cleo: Player) -> None:
    page.say(
        "In the second round Ada lays her skull, bids, and lets Ben have it. He turns her disc and "
        "loses one of his own. Chance draws it: that is a happening of its own, told in the same "
        "frame. Only Ben knows which disc it was."
    )
    await ada.move("skull")
    for player, text in (
        (ben, "flower"),
        (cleo, "flower"),
        (ada, "bid 1"),
        (ben, "bid 2"),
        (cleo, "pass"),
        (ada, "pass"),
        (ben, "flip 0"),
    ):
        await play_turn(player, text, ada)


async def third_round(page: Page, ada: DocumentedPlayer, ben: Player, cleo: Player) -> None:
    page.say(
        "In the third round Ada turns two flowers. The game is over: the last frame is `news`, for "
        "more of the table has changed than a move can change."
    )
    for player, text in (
        (ada, "flower"),
        (ben, "flower"),
        (cleo, "flower"),
        (ben, "bid 1"),
        (cleo, "pass"),
        (ada, "bid 2"),
        (ben, "pass"),
        (ada, "flip 2"),
    ):
        await play_turn(player, text, ada)


async def play_turn(player: Player, text: str, ada: DocumentedPlayer) -> None:
    """A decision of a player, received by Ada."""
    await player.move(text)
    if player is not ada:
        await ada.receive_frame()


async def afterwards(page: Page, ada: DocumentedPlayer) -> None:
    record = ada.table["record"]
    page.say(
        "The SHA-256 of `secret` (of its 32 bytes, not of the text) is the `commitment` of the "
        "first frame. `record` is where the game is found from now on, with everything open. The "
        "server draws again what was drawn; [how to check it](../fairness.md) yourself is no "
        "secret."
    )
    proof = await ada.http.get(f"/api/records/{record}/proof")
    page.show(f"GET /api/records/{record}/proof")
    page.show(f"{proof.status_code} {json.dumps(proof.json())}")
    page.say(f"`GET /api/records/{record}/file` gives the record:")
    page.show((await ada.http.get(f"/api/records/{record}/file")).text.strip())


def main() -> None:
    with tempfile.TemporaryDirectory() as folder:
        FILE.write_text(asyncio.run(conversation(Path(folder))).text, encoding="utf-8")


if __name__ == "__main__":
    main()
