"""Requests of sockets and of HTTP that nearly are what they should be, drawn at random."""

import json
from random import Random
from typing import Any

from tools.drivers.hostile_inputs import HOSTILE_TEXTS, VALID_REQUESTS

_STRANGE_NUMBERS = (0, -1, 2**31, 2**53 + 1, 2**63, 2**64, -(10**30), 10**400, 1e308, 0.1)
_STRANGE_VALUES: tuple[Any, ...] = (
    None,
    True,
    False,
    "",
    "\x00",
    "\ud800",
    "skull_king",
    "decision",
    [],
    {},
)
_METHODS = ("GET", "POST", "PUT", "DELETE", "HEAD", "OPTIONS", "PATCH", "TRACE", "CONNECT", "X")
_PATHS = (
    "/api/tables",
    "/api/tables/{table}",
    "/api/tables/{table}/start",
    "/api/tables/{table}/record?form={word}",
    "/api/tables/{table}/code",
    "/api/tables/{table}/consequences",
    "/api/codes/{word}",
    "/api/guest",
    "/api/guest/companions",
    "/api/guest/blocks/{word}",
    "/api/guest/link/use",
    "/api/guest/programs/{word}",
    "/api/erasures/{word}",
    "/api/games?before={word}&count={word}&game={word}",
    "/api/records",
    "/api/records/{word}",
    "/api/records/{word}/steps?start={word}&count={word}",
    "/api/players/{word}",
    "/api/players/{word}/games?game={word}",
    "/api/leaderboard?game={word}&kind={word}&start={word}",
    "/api/lessons/{word}",
    "/api/puzzles/{word}",
    "/api/puzzles/{word}/try",
    "/api/invitation?page={word}",
    "/api/offer?language={word}",
    "/api/admin/tables/{word}",
    "/health",
    "/metrics",
    "/schema/openapi.json",
    "/{word}",
    "//{word}/../..//%2e%2e/etc/passwd",
)
_HEADERS = (
    b"Content-Length: -1",
    b"Content-Length: 99999999999999999999",
    b"Content-Length: 5\r\nContent-Length: 6",
    b"Transfer-Encoding: chunked",
    b"Transfer-Encoding: chunked, identity\r\nContent-Length: 4",
    b"Authorization: Bearer skd_x",
    b"Authorization: \xff\xfe",
    b"Cookie: skulduggery=a.b.c; skulduggery=\x80",
    b"Accept-Language: " + b"de;q=9," * 500,
    b"Origin: null",
    b"Sec-Fetch-Site: cross-site",
    b"X-Forwarded-For: 1.2.3.4, ::1, x",
    b"Upgrade: websocket\r\nConnection: upgrade\r\nSec-WebSocket-Version: 99",
    b"Expect: 100-continue",
    b"Range: bytes=9-1",
    b"A" * 9000 + b": b",
    b" folded: x",
    b": empty",
)
_BODY_TYPES = (b"application/json", b"text/plain", b"application/x-www-form-urlencoded", b"x")


def random_text(rng: Random, length: int) -> str:
    """Of any letters there are, without halves of pairs."""
    tops = rng.choices((0x7F, 0xFF, 0xD7FF, 0x10FFFF), (6, 1, 2, 1), k=rng.randrange(length))
    text = "".join(chr(rng.randrange(top)) for top in tops)
    return text.encode("utf-8", "replace").decode()


def random_json(rng: Random, depth: int = 0) -> Any:
    kind = rng.randrange(8 if depth < 4 else 5)
    if kind == 0:
        return rng.choice(_STRANGE_NUMBERS)
    if kind == 1:
        return rng.choice(_STRANGE_VALUES)
    if kind == 2:
        return rng.choice(HOSTILE_TEXTS)[:200]
    if kind in (3, 4):
        return rng.choice((rng.randrange(-3, 15), random_text(rng, 20), rng.uniform(-9, 9)))
    if kind in (5, 6):
        return [random_json(rng, depth + 1) for _ in range(rng.randrange(4))]
    keys = ("id", "do", "kind", "seconds", "first", "a", "", "\x00")
    return {rng.choice(keys): random_json(rng, depth + 1) for _ in range(rng.randrange(4))}


def mutated_request(rng: Random) -> str:
    """A sound request with parts changed, lost, added or swapped, perhaps with a hole in it."""
    request = dict(rng.choice(VALID_REQUESTS))
    frame: dict[str, Any] = {"id": rng.randrange(10**6), "request": request}
    for _ in range(rng.randrange(4)):
        part = rng.choice((frame, request, request))
        key = rng.choice(sorted(part) or ["x"])
        change = rng.randrange(5)
        if change == 0:
            part.pop(key, None)
        elif change == 1:
            part[rng.choice(("id", "do", "guest", "chair", "text", "", "x"))] = random_json(rng)
        elif change == 2:
            part.update(rng.choice(VALID_REQUESTS))
        else:
            part[key] = random_json(rng)
    text = json.dumps(frame, ensure_ascii=rng.random() < 0.5)
    if rng.random() < 0.1:
        at = rng.randrange(len(text))
        text = text[:at] + random_text(rng, 4) + text[at + rng.randrange(3) :]
    return text.encode("utf-8", "replace").decode()[:7_900]


def http_request(rng: Random, cookie: str, table: str) -> bytes:
    """A request that is nearly one, to addresses that nearly are there."""
    words = (table, "-1", "9" * 30, "%00", "%FF", "skull", "a" * 3000, "'--", "%F0%9F%92%80")
    path = rng.choice(_PATHS)
    while "{word}" in path or "{table}" in path:
        path = path.replace("{word}", rng.choice(words), 1).replace("{table}", table, 1)
    body = json.dumps(random_json(rng)).encode()
    if rng.random() < 0.2:
        body = rng.randbytes(rng.randrange(500))
    lines = [f"{rng.choice(_METHODS)} {path} HTTP/1.1".encode(), b"Host: chaos"]
    if rng.random() < 0.7:
        lines.append(f"Cookie: {cookie}".encode())
    if rng.random() < 0.7:
        lines += [b"Content-Length: %d" % len(body), b"Content-Type: " + rng.choice(_BODY_TYPES)]
    if rng.random() < 0.5:
        lines.append(rng.choice(_HEADERS))
    if rng.random() < 0.1:
        lines[0] = lines[0][: rng.randrange(len(lines[0]))]
    if rng.random() < 0.05:
        lines.insert(rng.randrange(len(lines)), rng.randbytes(30))
    return b"\r\n".join([*lines, b"Connection: close", b"", body])
