"""What HTTP answers with, for TypeScript; OpenAPI has it for all others."""

from typing import Any

import msgspec

from skulduggery.core.mistake_body import MistakeBody
from skulduggery.server.catalog import Offer
from skulduggery.server.lobby import LobbyTable
from skulduggery.server.puzzles import PuzzleList, PuzzleSheet
from skulduggery.server.records.leaderboard import LeaderboardLine
from skulduggery.server.records.profiles import PlayerProfile
from skulduggery.server.records.replay import RecordSteps
from skulduggery.server.records.reviews import RecordReview
from skulduggery.server.records.search import GameLine
from skulduggery.server.records.tutorial_steps import LessonScript
from skulduggery.server.web.codes import CodedTable, TableCode
from skulduggery.server.web.guests import (
    DeviceLink,
    Forgotten,
    MyBlocks,
    MyCompanions,
    MyPrograms,
    Myself,
)
from skulduggery.server.web.invitations import Invitation
from skulduggery.server.web.records import RecordAbout, Uploaded
from skulduggery.server.web.tables import Consequences, NewTable, TableAddress
from skulduggery.study.puzzles.check_answer import Verdict
from skulduggery.table.provable_random import FairnessProof

_ANSWER_TYPES = [
    CodedTable,
    Consequences,
    Forgotten,
    GameLine,
    Invitation,
    LessonScript,
    DeviceLink,
    LobbyTable,
    MistakeBody,
    MyBlocks,
    MyCompanions,
    MyPrograms,
    Myself,
    NewTable,
    Offer,
    PlayerProfile,
    FairnessProof,
    PuzzleList,
    PuzzleSheet,
    LeaderboardLine,
    RecordAbout,
    RecordReview,
    RecordSteps,
    TableAddress,
    TableCode,
    Uploaded,
    Verdict,
]
# What the socket sends as well has its type there, and a name for all games.
SHARED_TYPE_NAMES = {
    "View": "AnyView",
    "Hidden": "AnyHidden",
    "TableSettings": "TableSettings",
    "Clock": "Clock",
    "AdvisedChoice": "AdvisedChoice",
}
_EVENTS_SCHEMA = {"type": "array", "items": {"$ref": "#/$defs/AnyEvent"}}


def answer_schemas() -> dict[str, dict[str, Any]]:
    """The schemas of all answers by name, without what the socket defines."""
    _, found = msgspec.json.schema_components(_ANSWER_TYPES, ref_template="#/$defs/{name}")
    for name in ("RecordStep", "LessonStep"):
        found[name]["properties"]["events"] = _EVENTS_SCHEMA
    kept = {
        name: _rename_refs(part) for name, part in found.items() if name not in SHARED_TYPE_NAMES
    }
    for name, part in kept.items():
        if name != "NewTable":  # whoever asks may leave something out, whoever answers does not
            part["required"] = list(part.get("properties", ()))
    return dict(sorted(kept.items()))


def _rename_refs(part: Any) -> Any:
    if isinstance(part, list):
        return [_rename_refs(item) for item in part]
    if not isinstance(part, dict):
        return part
    if "$ref" in part:
        name = part["$ref"].removeprefix("#/$defs/")
        return {"$ref": f"#/$defs/{SHARED_TYPE_NAMES.get(name, name)}"}
    return {key: _rename_refs(value) for key, value in part.items()}
