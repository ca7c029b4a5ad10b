"""A bot for a table of a server: takes a free chair and plays random legal moves to the end.

    python bot.py http://127.0.0.1:8642/api/tables/TABLE [NAME] [--token skd_…] [--retry SECONDS]

The token identifies the bot and its owner; it may be in SKULDUGGERY_TOKEN instead. Without one the
bot is a guest with a cookie, marked as a program.

If the connection drops or the server restarts, it reconnects with the number of the last fact it
knows, and sends again what was not acknowledged: a move sent twice counts once.

The exit code is 0 when the game is over, 1 when the server has refused the bot or does not come
back, and 2 when there is no such table.
"""

import asyncio
import json
import os
import random
import sys
import time
from argparse import ArgumentParser
from itertools import count
from typing import Any, NoReturn

import httpx
from websockets.asyncio.client import connect
from websockets.exceptions import InvalidStatus, WebSocketException

FINAL_CLOSE_CODES = (4401, 4403, 4404, 4410)  # reconnecting would change nothing
EXIT_CONNECTION_LOST, EXIT_BAD_LINK = 1, 2
OPEN_TIMEOUT_S, PING_S = 6, 3.5  # a server that was stopped does not hang up
EXAMPLE_LINK = "http://127.0.0.1:8642/api/tables/TABLE"


def next_request(table: dict[str, Any], me: str) -> dict[str, Any] | None:
    """The next request: a chair, yes to what the host changes, a move whenever one is due."""
    if table["status"] == "open":
        mine = [chair for chair in table["chairs"] if chair["guest"] == me]
        free = [n for n, chair in enumerate(table["chairs"]) if chair["kind"] == "open"]
        if mine:
            return None if mine[0]["agreed"] else {"do": "agree", "terms": table["terms"]}
        return {"do": "sit", "chair": random.choice(free)} if free else None
    for seat, texts in (table["own"] or {}).get("choices", {}).items():
        nth = table["decided"][int(seat)]  # which decision of the seat this is
        move = {"seat": int(seat), "nth": nth, "text": random.choice(texts)}
        return {"do": "move", "match": table["match"], **move}
    return None


def give_up(sentence: str, code: int) -> NoReturn:
    print(sentence, file=sys.stderr)
    sys.exit(code)


def fetch_json(method: str, url: str, needed: str, known: dict[str, str]) -> httpx.Response:
    """The answer, a JSON object with the key `needed`; anything else ends the program."""
    try:
        answer = httpx.request(method, url, headers=known)
        found = answer.json()
    except (httpx.InvalidURL, httpx.UnsupportedProtocol):
        give_up(
            f"{url} is no address; the link of a table looks like {EXAMPLE_LINK}", EXIT_BAD_LINK
        )
    except httpx.ConnectError as error:
        give_up(f"Nobody answers at {url} ({error}).", EXIT_BAD_LINK)
    except httpx.HTTPError as error:
        give_up(f"The connection to {url} broke ({error}).", EXIT_CONNECTION_LOST)
    except ValueError:
        found = None
    if not isinstance(found, dict) or needed not in found:
        text = found.get("text") if isinstance(found, dict) else None  # what Skulduggery says
        give_up(
            text or f"There is no Skulduggery at {url} (status {answer.status_code}).",
            EXIT_BAD_LINK,
        )
    return answer


def is_final(error: Exception) -> bool:
    """Whether reconnecting is pointless: refused, or there is no such table."""
    if isinstance(error, InvalidStatus):
        return 400 <= error.response.status_code < 500 and error.response.status_code != 429
    return getattr(getattr(error, "rcvd", None), "code", 0) in FINAL_CLOSE_CODES


def open_socket(url: str, known: dict[str, str]) -> connect:
    return connect(
        url,
        additional_headers=known,
        open_timeout=OPEN_TIMEOUT_S,
        ping_interval=PING_S,
        ping_timeout=PING_S,
    )


async def play_table(link: str, name: str, token: str, retry: float) -> None:
    if "/tables/" not in link:
        give_up(f"{link} is no table; the link of a table looks like {EXAMPLE_LINK}", EXIT_BAD_LINK)
    known = {"Authorization": f"Bearer {token}"} if token else {}
    guest = fetch_json("POST", link.rsplit("/tables/", 1)[0] + "/guest", "guest", known)
    me, cookie = guest.json()["guest"], guest.headers.get("set-cookie", "").split(";")[0]
    known = known or {"Cookie": cookie}
    join = {"id": 0, "request": {"do": "join", "name": name, "program": True}}
    table, asked, ids = fetch_json("GET", link, "status", known).json(), None, count(1)
    lost: float | None = None  # since when nothing was heard
    while table["status"] != "over":
        url = f"ws{link.removeprefix('http')}/play?last={table['next'] - 1}"
        try:
            async with open_socket(url, known) as socket:
                for ask in filter(None, [join, asked]):
                    await socket.send(json.dumps(ask))
                while table["status"] != "over":
                    frame = json.loads(await socket.recv())
                    lost = None
                    table |= frame.get("table", {})
                    if frame["kind"] == "wrong" and frame["id"] == 0:
                        sys.exit(frame["text"])  # not let in
                    if asked and asked["id"] in (frame.get("done"), frame.get("id")):
                        asked = None  # acknowledged, or refused
                    if not asked and (request := next_request(table, me)):
                        asked = {"id": next(ids), "request": request}
                        await socket.send(json.dumps(asked))
        except (OSError, WebSocketException) as error:
            if is_final(error):
                give_up(f"Sent away from {link} ({error}).", EXIT_CONNECTION_LOST)
            if lost is None:  # at once: another server may answer
                lost = time.monotonic()
                continue
            if time.monotonic() - lost >= retry:
                give_up(f"The connection to {link} is lost ({error}).", EXIT_CONNECTION_LOST)
            await asyncio.sleep(min(1, retry))


if __name__ == "__main__":
    words = ArgumentParser(description=__doc__.splitlines()[0])
    words.add_argument("link")
    words.add_argument("name", nargs="*")
    words.add_argument("--token", default=os.environ.get("SKULDUGGERY_TOKEN", ""))
    words.add_argument("--retry", type=float, default=60, help="seconds to try to come back (60)")
    given = words.parse_args()
    name = " ".join(given.name) or "Random bot"
    asyncio.run(play_table(given.link.rstrip("/"), name, given.token, given.retry))
