"""What clients send who mean no good: broken frames, odd texts, requests that nearly are sound."""

import json
from typing import Any
from urllib.parse import quote

from websockets.frames import Frame, Opcode


def encode_websocket_frame(
    opcode: Opcode, data: bytes, *, fin: bool = True, mask: bool = True
) -> bytes:
    return Frame(opcode, data, fin).serialize(mask=mask)


def request_text(do: str, number: object = 1, **fields: object) -> str:
    return json.dumps({"id": number, "request": {"do": do, **fields}})


def nested_text(opening: str, closing: str, times: int) -> str:
    return opening * times + closing * times


UNREADABLE_FRAMES = [
    request_text("say", number=None, text="a"),
    request_text("say", number="1", text="a"),
    request_text("say", number=1.5, text="a"),
    request_text("say", number=True, text="a"),
    request_text("say", number=float("nan"), text="a"),
    request_text("sit", chair=float("inf")),
    request_text("sit", chair=None),
    request_text("sit", chair=[0]),
    request_text("sit", chair="0"),
    request_text("sit", chair=0.5),
    request_text("say", text=1),
    request_text("say", text={"text": "a"}),
    request_text("say", text="\ud800"),
    request_text("say", text="\udc00\ud800"),
    request_text("join", name="\udfff"),
    request_text("say", text="a", more="b"),
    request_text("__init__"),
    request_text("as_host"),
    request_text("Say", text="a"),
    request_text("join", name="Eve", guest="somebody else"),
    request_text("chooseoptions", game="skull", options={"first": [1]}),
    request_text("chooseoptions", game="skull", options={"first": 1.5}),
    '{"id": 1, "request": {"do": "say", "do": "leave", "text": "a"}}',
    '{"id": 1, "id": "2", "request": {"do": "stand"}}',
    '{"id": 1, "request": {"do": "say", "text": "a\x00b"}}',
    '{"id": 1, "request": {"do": "sit", "chair": 1e400}}',
    '{"id": 1, "request": {"do": "sit", "chair": ' + "9" * 7000 + "}}",
    '{"id": ' + "9" * 7000 + ', "request": {"do": "stand"}}',
    '{"id": 1, "request": {"do": "stand"}} {}',
    '{"id": 1, "request": {"do": "stand"}',
    "\ufeff" + request_text("stand"),
    nested_text("[", "]", 3900),
    nested_text('{"id":', "}", 1000),
    '{"id": 1, "request": ' + nested_text("[", "]", 3900) + "}",
    '{"id": 1, "request": {"do": "choosesettings", "settings": '
    + nested_text("[", "]", 3900)
    + "}}",
    '{"id": 1, "x": ' + nested_text('{"a":[', "]}", 900) + "}",
    "null",
    "7999",
    "NaN",
    " " * 8000,
    "\u202e\u200b\U0001f480",
]


# Only the beginning of frames that are too long: it is enough, and nothing is left on the line.
TOO_LONG_FRAME = encode_websocket_frame(Opcode.TEXT, b"x" * 70_000)[:20]
BROKEN_FRAMES = [
    ([encode_websocket_frame(Opcode.TEXT, b"\xff\xfe")], 1007),
    ([encode_websocket_frame(Opcode.TEXT, b'"\xed\xa0\x80"')], 1007),
    (
        [
            encode_websocket_frame(Opcode.TEXT, b"\xc3", fin=False),
            encode_websocket_frame(Opcode.CONT, b"\x28"),
        ],
        1007,
    ),
    ([encode_websocket_frame(Opcode.TEXT, b"x" * 8001)], 4001),
    ([encode_websocket_frame(Opcode.TEXT, "\U0001f480".encode() * 8001)], 4001),
    ([encode_websocket_frame(Opcode.TEXT, b"x" * 64 * 1024)], 4001),
    (
        [
            encode_websocket_frame(Opcode.TEXT, b"x", fin=False),
            encode_websocket_frame(Opcode.CONT, b"x" * 8000),
        ],
        4001,
    ),
    ([encode_websocket_frame(Opcode.TEXT, request_text("join", name="x" * 10_000).encode())], 4001),
    ([TOO_LONG_FRAME], 1009),
    (
        [
            encode_websocket_frame(Opcode.TEXT, b"x" * 40_000, fin=False),
            TOO_LONG_FRAME.replace(b"\x81", b"\x80", 1),
        ],
        1009,
    ),
    ([encode_websocket_frame(Opcode.CONT, b"x")], 1002),
    (
        [
            encode_websocket_frame(Opcode.TEXT, b"x", fin=False),
            encode_websocket_frame(Opcode.TEXT, b"x"),
        ],
        1002,
    ),
    ([encode_websocket_frame(Opcode.TEXT, b"x", mask=False)], 1002),
    ([b"\xc1" + encode_websocket_frame(Opcode.TEXT, b"x")[1:]], 1002),
    ([b"\x83" + encode_websocket_frame(Opcode.TEXT, b"x")[1:]], 1002),
    ([b"GET / HTTP/1.1\r\n\r\n"], 1002),
]


HOSTILE_TEXTS = [
    "<script>alert(1)</script>",
    "<b>Eve</b>",
    "<img src=x onerror=alert(1)>",
    "&lt;Eve&gt; &amp; Eve",
    "'; DROP TABLE tables; --",
    '" OR ""="',
    "{ $name } {{7*7}} ${7*7}",
    '{"kind": "wrong"}',
    "%s %(name)s {0} {name!r}",
    "\\u0041\\n\\x00",
    "../../etc/passwd",
    "a\x00b\x01c\x7fd\x85e",
    "a\r\nb\tc\x1b[31md",
    "\u202eadA\u202c \u2066x\u2069",
    "E\u200bv\u200de\u2060\ufeff",
    "Z" + "\u0301" * 400,
    "\U0001f480\U0001f3f4\u200d\u2620\ufe0f" * 60,
    "\U0001f468\u200d\U0001f469\u200d\U0001f467",
    "شرير Evil רע",
    "\u115f\u3164\u2800 visible",
    "\ufffe\uffff\U0010ffff.",
    "x" * 7000,
    "a b " * 1000,
]
EMPTY_TEXTS = ["", " ", "\x00", "\u200b\u202e", "\u3164\u2800", "\n\t", "\U000e0041"]


STRANGE_TABLE_IDS = [
    "nope",
    "-",
    "null",
    "..%2F..",
    "%00",
    "%FF%FE",
    "%ED%A0%80",
    quote("'; DROP TABLE tables; --", safe=""),
    quote("<script>", safe=""),
    quote("\u202e\U0001f480", safe=""),
    "a" * 6000,
]


VALID_REQUESTS: list[dict[str, Any]] = [
    {"do": "join", "name": "Eve", "program": False},
    {"do": "leave"},
    {"do": "sit", "chair": 0, "salt": "salt"},
    {"do": "stand"},
    {"do": "seatbot", "chair": 1, "level": "random"},
    {"do": "setchair", "chair": 1, "open": True},
    {"do": "chooseoptions", "game": "skull", "options": {"first": 0}, "preset": None},
    {"do": "choosesettings", "settings": {"grace": 60, "clock": {"kind": "none"}, "talk": "free"}},
    {"do": "passhost", "guest": "nobody"},
    {"do": "remove", "guest": "nobody"},
    {"do": "mute", "guest": "nobody", "muted": True},
    {"do": "start"},
    {"do": "move", "match": 0, "seat": 0, "nth": 0, "text": "flower"},
    {"do": "resign"},
    {"do": "say", "text": "hello"},
    {"do": "phrase", "phrase": "ouch"},
    {"do": "react", "reaction": "laugh"},
    {"do": "show", "seat": 0},
    {"do": "rematch"},
    {"do": "proposerematch"},
    {"do": "agreerematch", "salt": "pepper"},
]
