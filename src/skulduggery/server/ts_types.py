"""What HTTP answers with, for TypeScript; OpenAPI has it for all others."""

from typing import Any

import msgspec

from skulduggery.core.mistake_body import MistakeBody
from skulduggery.server.catalog import Offer
from skulduggery.server.lobby import Listed
from skulduggery.server.puzzles import PuzzleList, PuzzleSheet
from skulduggery.server.records.leaderboard import Ranked
from skulduggery.server.records.profiles import Portrait
from skulduggery.server.records.replay import Steps
from skulduggery.server.records.reviews import RecordReview
from skulduggery.server.records.search import GameLine
from skulduggery.server.records.tutorial_steps import LessonScript
from skulduggery.server.web.blocks import MyBlocks
from skulduggery.server.web.guests import Forgotten, MyCompanions, Myself
from skulduggery.server.web.invitations import Invitation
from skulduggery.server.web.links import Link
from skulduggery.server.web.programs import MyPrograms
from skulduggery.server.web.records import RecordAbout, Uploaded
from skulduggery.server.web.tables import Consequences, NewTable, TableAddress
from skulduggery.study.puzzles.check_answer import Verdict
from skulduggery.table.provable_random import Proof

ANSWERS = [
    Consequences,
    Forgotten,
    GameLine,
    Invitation,
    LessonScript,
    Link,
    Listed,
    MistakeBody,
    MyBlocks,
    MyCompanions,
    MyPrograms,
    Myself,
    NewTable,
    Offer,
    Portrait,
    Proof,
    PuzzleList,
    PuzzleSheet,
    Ranked,
    RecordAbout,
    RecordReview,
    Steps,
    TableAddress,
    Uploaded,
    Verdict,
]
# What the socket sends as well has its type there, and a name for all games.
SHARED = {
    "View": "AnyView",
    "Hidden": "AnyHidden",
    "Settings": "Settings",
    "Clock": "Clock",
    "Counselled": "Counselled",
}
EVENTS = {"type": "array", "items": {"$ref": "#/$defs/AnyEvent"}}


def parts() -> dict[str, dict[str, Any]]:
    """The schemas of all answers by name, without what the socket defines."""
    _, found = msgspec.json.schema_components(ANSWERS, ref_template="#/$defs/{name}")
    for name in ("Step", "LessonStep"):
        found[name]["properties"]["events"] = EVENTS
    kept = {name: renamed(part) for name, part in found.items() if name not in SHARED}
    for name, part in kept.items():
        if name != "NewTable":  # whoever asks may leave something out, whoever answers does not
            part["required"] = list(part.get("properties", ()))
    return dict(sorted(kept.items()))


def renamed(part: Any) -> Any:
    if isinstance(part, list):
        return [renamed(item) for item in part]
    if not isinstance(part, dict):
        return part
    if "$ref" in part:
        name = part["$ref"].removeprefix("#/$defs/")
        return {"$ref": f"#/$defs/{SHARED.get(name, name)}"}
    return {key: renamed(value) for key, value in part.items()}
