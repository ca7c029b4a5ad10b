"""The schema and the pages are current, and what really goes over the socket is what they say."""

import asyncio
import re
from pathlib import Path
from typing import Any

import msgspec
import pytest
from tests.server.live_server import GuestClient, running_server
from tools import conversation

import skulduggery
from skulduggery.games import GAMES_BY_NAME
from skulduggery.server import connection, live_table, messages, schema
from skulduggery.server.web import table_socket
from skulduggery.table.chat import CHAT_PHRASES, CHAT_REACTIONS
from skulduggery.table.requests import AnyRequest

CHECKOUT = Path(__file__).parents[2]
PROTOCOL_TEXT = (CHECKOUT / "docs" / "protocol.md").read_text(encoding="utf-8")
HOSTING_TEXT = (CHECKOUT / "docs" / "hosting.md").read_text(encoding="utf-8")  # what is for admins
CONVERSATION_TEXT = conversation.FILE.read_text(encoding="utf-8")
WHOLE_SCHEMA = schema.protocol_schema()
TYPES_BY_NAME: dict[str, type | tuple[type, ...]] = {
    "string": str,
    "integer": int,
    "number": (int, float),
    "boolean": bool,
    "null": type(None),
}


def schema_mismatch(value: Any, part: dict[str, Any], where: str = "", gap: str = "") -> str | None:
    """Where a value is not what the schema says, fields it does not mention included.

    Fields and items may be missing where `gap` stands for them.
    """
    if "$ref" in part:
        return schema_mismatch(
            value, WHOLE_SCHEMA["$defs"][part["$ref"].removeprefix(schema.REF_PREFIX)], where, gap
        )
    if "anyOf" in part:
        found = [schema_mismatch(value, kind, where, gap) for kind in part["anyOf"]]
        return None if None in found else max(map(str, found), key=len)
    if "enum" in part:
        return None if value in part["enum"] else f"{where}: {value!r}"
    if part["type"] == "array" and isinstance(value, list):
        there = [(n, item) for n, item in enumerate(value) if not gap or item != gap]
        inner = [schema_mismatch(item, part["items"], f"{where}[{n}]", gap) for n, item in there]
    elif part["type"] == "object" and isinstance(value, dict):
        fields = part.get("properties", {})
        rest = part.get("additionalProperties") or {"enum": []}
        there_too = {k: v for k, v in value.items() if not gap or k != gap}
        inner = [
            schema_mismatch(v, fields.get(k, rest), f"{where}.{k}", gap)
            for k, v in there_too.items()
        ]
        if there_too.keys() == value.keys():
            inner += [f"{where}.{k} is missing" for k in part.get("required", []) if k not in value]
    else:
        kinds = TYPES_BY_NAME.get(part["type"], ())
        fits = isinstance(value, kinds) and (part["type"] == "boolean") == isinstance(value, bool)
        inner = [] if fits else [f"{where}: {value!r} is no {part['type']}"]
    return next((found for found in inner if found is not None), None)


@pytest.mark.parametrize("path", [schema.SCHEMA_FILE, schema.MESSAGES_FILE, schema.ANSWERS_FILE])
def test_the_documents_are_current(path: str) -> None:
    written = (CHECKOUT / path).read_text(encoding="utf-8")
    assert written == schema.schema_files()[path], f"run {schema.SCHEMA_COMMAND}"


def test_the_command_writes_them(tmp_path: Path) -> None:
    schema.main(tmp_path)
    files = [file for file in tmp_path.rglob("*") if file.is_file()]
    written = {file.relative_to(tmp_path).as_posix(): file.read_text("utf-8") for file in files}
    assert written == schema.schema_files()


@pytest.mark.parametrize(
    "ours",
    [schema.TableViewSchema, schema.VisibleFactSchema, schema.FreshSchema, schema.NewsSchema],
)
def test_what_the_schema_names_is_what_is_sent(ours: type[msgspec.Struct]) -> None:
    """The structs for the schema have the tag and the fields of those that are sent."""
    sent = ours.__mro__[1]
    assert issubclass(sent, msgspec.Struct)
    assert ours.__struct_fields__ == sent.__struct_fields__
    assert ours.__struct_config__.tag == sent.__struct_config__.tag


def test_every_game_is_in_it() -> None:
    views = {
        part["properties"]["game"]["enum"][0]
        for part in map(schema_definition, union_members("AnyView"))
    }
    assert views == set(GAMES_BY_NAME)
    assert len(union_members("AnyEvent")) == 1 + len(GAMES_BY_NAME)


def test_a_tag_says_which_event_it_is() -> None:
    """Within one game; two games may use the same word for things of their own."""
    facts = event_tags("AnyFact")
    for game in GAMES_BY_NAME:
        events = event_tags(f"{schema.camel_case(game)}Event")
        assert len(set(facts + events)) == len(facts + events)


def test_types_refer_only_to_types() -> None:
    text = schema.schema_files()[schema.MESSAGES_FILE]
    declared = re.findall(r"^export (?:type|interface) (\w+)", text, re.MULTILINE)
    assert sorted(set(declared)) == declared
    code = re.sub(r"/\*\*.*?\*/|//.*|'[^']*'", "", text)
    assert set(re.findall(r"\b[A-Z]\w*", code)) - {"Record"} == set(declared)


def union_members(union: str) -> list[str]:
    refs = [part["$ref"] for part in WHOLE_SCHEMA["$defs"][union]["anyOf"]]
    return [str(ref).removeprefix(schema.REF_PREFIX) for ref in refs]


def schema_definition(name: str) -> dict[str, Any]:
    part: dict[str, Any] = WHOLE_SCHEMA["$defs"][name]
    return part


def event_tags(union: str) -> list[str]:
    return [
        part["properties"]["event"]["enum"][0]
        for part in map(schema_definition, union_members(union))
    ]


SAMPLE_REQUESTS: list[dict[str, Any]] = [
    {"do": "join", "name": "Ada"},
    {"do": "say", "text": "Hello"},
    {"do": "phrase", "phrase": "good-luck"},
    {"do": "react", "reaction": "laugh"},
    {"do": "sit", "chair": 0, "salt": "pepper"},
    {"do": "rename", "name": "Adele"},
    {"do": "knock"},
    {"do": "stand"},
    {"do": "sit", "chair": 1},
    {"do": "seatbot", "chair": 0},
    {"do": "setchair", "chair": 2, "open": False},
    {"do": "setchair", "chair": 2, "open": True},
    {"do": "seatbot", "chair": 2, "level": "random"},
    {"do": "passhost", "guest": "nobody"},
    {"do": "remove", "guest": "nobody"},
    {"do": "mute", "guest": "nobody"},
    {"do": "show", "seat": 1},
    {"do": "rematch"},
    {"do": "proposerematch"},
    {"do": "agreerematch", "salt": "pepper"},
    {"do": "start"},
]


@pytest.mark.parametrize("game", list(GAMES_BY_NAME))
def test_real_frames_are_what_the_schema_says(game: str, tmp_path: Path) -> None:
    async def evening() -> None:
        async with running_server(tmp_path / "skulduggery.db") as address:
            ada, wim = GuestClient(address, "Ada"), GuestClient(address, "Wim")
            table = await ada.open_table(game)
            for client in (ada, wim):
                await client.connect_to_table(table)
                await client.receive_frame()
            settings = {**ada.table["settings"], "clock": BANK_CLOCK}
            asks: list[dict[str, Any]] = [
                {"do": "choosesettings", "settings": settings},
                *SAMPLE_REQUESTS,
            ]
            asks.insert(0, {"do": "chooseoptions", "game": game, "options": {"first": 0}})
            for request in asks:
                ask = {"id": 1, "request": request}
                assert schema_mismatch(ask, {"$ref": schema.REF_PREFIX + "Ask"}) is None
                msgspec.convert(ask, messages.Ask)
                await ada.send_request(
                    str(request["do"]), **{k: request[k] for k in request if k != "do"}
                )
            await ada.socket.send("nonsense")
            await ada.play_to_end()
            await wim.send_request("join", name="Wim")
            for do in ("resign", "proposerematch", "agreerematch", "rematch", "leave"):
                await ada.send_request(do)
            await wim.send_request("leave")
            frames = [*ada.frames, *wim.frames]
            assert {frame["kind"] for frame in frames} == {
                "fresh",
                "news",
                "moved",
                "done",
                "wrong",
            }
            for frame in frames:
                assert schema_mismatch(frame, {"$ref": schema.REF_PREFIX + "AnyMessage"}) is None
                # Of the table's own game, not just of any.
                events = {
                    "anyOf": [{"$ref": schema.REF_PREFIX + name} for name in event_unions(game)]
                }
                for told in frame.get("told", []):
                    for event in told["events"]:
                        assert schema_mismatch(event, events) is None
            for client in (ada, wim):
                await client.disconnect()

    asyncio.run(evening())


BANK_CLOCK = {"kind": "bank", "seconds": 600, "increment": 5}


def event_unions(game: str) -> list[str]:
    return ["AnyFact", f"{schema.camel_case(game)}Event"]


def test_the_check_itself_finds_what_is_wrong() -> None:
    ask: dict[str, Any] = {"id": 1, "request": {"do": "sit", "chair": 1}}
    where = {"$ref": schema.REF_PREFIX + "Ask"}
    assert schema_mismatch(ask, where) is None
    gap = {"id": 1, "request": {"do": "sit", "…": "…"}}
    assert schema_mismatch(gap, where, gap="…") is None
    for wrong in (
        {**ask, "id": True},
        {**ask, "more": 1},
        {"id": 1},
        {"id": 1, "request": {"do": "sit"}},
        {"id": 1, "request": {"do": "fly"}},
        {"id": 1, "request": []},
    ):
        assert schema_mismatch(wrong, where) is not None
        assert schema_mismatch(wrong, where, gap="…") is not None
    assert schema_mismatch(gap, where) is not None
    assert schema_mismatch({**gap, "more": 1}, where, gap="…") is not None


def test_every_request_can_be_asked() -> None:
    assert schema.SCHEMA_UNIONS["AnyRequest"] == AnyRequest


def test_the_page_names_every_request_and_refusal() -> None:
    for name in union_members("AnyRequest"):
        [do] = schema_definition(name)["properties"]["do"]["enum"]
        [row] = re.findall(rf"^\| `{do}` \| (.*)$", PROTOCOL_TEXT, re.MULTILINE)
        for field in schema_definition(name)["properties"]:
            assert field == "do" or f"`{field}`" in row
    # Compiled, it has no source to ask for.
    source = Path(skulduggery.__file__).parent / "table" / "commands.py"
    for refusal in re.findall(r'"(refused-[a-z-]+)"', source.read_text()):
        assert f"`{refusal}`" in PROTOCOL_TEXT


def test_the_page_names_everything_the_server_says() -> None:
    for name in union_members("AnyMessage"):
        [kind] = schema_definition(name)["properties"]["kind"]["enum"]
        [row] = re.findall(rf"^\| `{kind}` \| (.*)$", PROTOCOL_TEXT, re.MULTILINE)
        for field in schema_definition(name)["properties"]:
            assert field == "kind" or f"`{field}`" in row
    [about] = re.findall(r"^## The table\n(.*?)^##", PROTOCOL_TEXT, re.MULTILINE | re.DOTALL)
    for part in ("TableView", "OwnView"):
        for field in schema_definition(part)["properties"]:
            assert f"`{field}`" in about
    for word in (*CHAT_PHRASES, *CHAT_REACTIONS):
        assert f"`{word}`" in PROTOCOL_TEXT
    of_the_hall = (
        live_table.RECONNECT_CLOSE_CODE,
        live_table.DISMISSED_CLOSE_CODE,
        live_table.FORBIDDEN_CLOSE_CODE,
        live_table.TABLE_CLOSED_CLOSE_CODE,
    )
    for code in (
        *of_the_hall,
        *table_socket.MISTAKE_CLOSE_CODES.values(),
        connection.BAD_FRAME_CLOSE_CODE,
    ):
        assert f"\n| {code} |" in PROTOCOL_TEXT


def test_the_pages_name_every_address(tmp_path: Path) -> None:
    """With what may follow its question mark."""

    async def described() -> dict[str, Any]:
        async with running_server(tmp_path / "skulduggery.db") as address:
            client = GuestClient(address, "Ada")
            found: dict[str, Any] = (await client.http.get("/schema/openapi.json")).json()
            await client.http.aclose()
            return found

    rows = re.findall(
        r"^\| `([A-Z]+ /\S*?)(\?\S*)?`.*$", PROTOCOL_TEXT + HOSTING_TEXT, re.MULTILINE
    )
    told = {re.sub(r"\b[A-Z]{2,}$|\b[A-Z]{2,}(?=/)", "{}", where): query for where, query in rows}
    assert len(told) > 30
    for path, operations in asyncio.run(described())["paths"].items():
        for method, operation in operations.items():
            if path == "/":
                continue
            query = told.pop(f"{method.upper()} {re.sub('{.*?}', '{}', path)}")
            asked = {
                part["name"] for part in operation.get("parameters", []) if part["in"] == "query"
            }
            assert asked == set(re.findall(r"(\w+)=", query)), path
    assert set(told) == {"GET /schema/openapi.json"}


def test_the_conversation_is_current(tmp_path: Path) -> None:
    page = asyncio.run(conversation.conversation(tmp_path))
    assert page.text == CONVERSATION_TEXT, "run python -m tools.conversation"
    for way, frame in page.frames:
        kind = "Ask" if way == "→" else "AnyMessage"
        assert schema_mismatch(frame, {"$ref": schema.REF_PREFIX + kind}) is None


def test_the_conversation_is_what_the_schema_says() -> None:
    frames = re.findall(r"^([←→]) (.*)$", CONVERSATION_TEXT, re.MULTILINE)
    assert len(frames) > 50
    kinds = set()
    for way, text in frames:
        frame = msgspec.json.decode(text)
        if way == "→":
            assert schema_mismatch(frame, {"$ref": schema.REF_PREFIX + "Ask"}) is None
            continue
        kinds.add(frame["kind"])
        gap = conversation.GAP if conversation.GAP in text else ""
        assert schema_mismatch(frame, {"$ref": schema.REF_PREFIX + "AnyMessage"}, gap=gap) is None
        for told in frame.get("told", []):
            assert schema_mismatch(told, {"$ref": schema.REF_PREFIX + "VisibleFact"}) is None
    assert kinds == {"fresh", "news", "moved", "done", "wrong"}
