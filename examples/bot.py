"""A bot: takes a free chair and plays random legal moves, until the game is over.

    python bot.py http://127.0.0.1:8642/api/tables/TABLE [NAME] [--token skd_…]

The token says who answers for the bot; it may stand in SKULDUGGERY_TOKEN instead. Without one the
bot is a guest like any other, who says that it is a program.

If the connection drops or the server restarts, it comes back with the number of the last happening
it knows, and sends again what was not acknowledged: a move sent twice counts once.
"""

import asyncio
import json
import os
import random
import sys
from argparse import ArgumentParser
from itertools import count
from typing import Any

import httpx
from websockets.asyncio.client import connect
from websockets.exceptions import WebSocketException

SENT_AWAY = (4401, 4403, 4404, 4410)  # codes after which it is no use to come back


def wish(table: dict[str, Any], me: str) -> dict[str, Any] | None:
    """What to ask for next: a chair, then a move whenever one is due."""
    if table["status"] == "open" and all(chair["guest"] != me for chair in table["chairs"]):
        free = [n for n, chair in enumerate(table["chairs"]) if chair["kind"] == "open"]
        return {"do": "sit", "chair": random.choice(free)} if free else None
    for seat, texts in (table["own"] or {}).get("choices", {}).items():
        nth = table["decided"][int(seat)]  # which decision of the seat this is
        move = {"seat": int(seat), "nth": nth, "text": random.choice(texts)}
        return {"do": "move", "match": table["match"], **move}
    return None


async def play(link: str, name: str, token: str) -> None:
    known = {"Authorization": f"Bearer {token}"} if token else {}
    guest = httpx.post(link.rsplit("/tables/", 1)[0] + "/guest", headers=known).raise_for_status()
    me, cookie = guest.json()["guest"], guest.headers.get("set-cookie", "").split(";")[0]
    known = known or {"Cookie": cookie}
    join = {"id": 0, "request": {"do": "join", "name": name, "program": True}}
    table, asked, ids = httpx.get(link).raise_for_status().json(), None, count(1)
    while table["status"] != "over":
        url = f"ws{link.removeprefix('http')}/play?last={table['next'] - 1}"
        try:
            async with connect(url, additional_headers=known) as socket:
                for ask in filter(None, [join, asked]):
                    await socket.send(json.dumps(ask))
                while table["status"] != "over":
                    frame = json.loads(await socket.recv())
                    table |= frame.get("table", {})
                    if frame["kind"] == "wrong" and frame["id"] == 0:
                        sys.exit(frame["text"])  # not let in
                    if asked and asked["id"] in (frame.get("done"), frame.get("id")):
                        asked = None  # acknowledged, or refused
                    if not asked and (request := wish(table, me)):
                        asked = {"id": next(ids), "request": request}
                        await socket.send(json.dumps(asked))
        except (OSError, WebSocketException) as error:
            if getattr(getattr(error, "rcvd", None), "code", 0) in SENT_AWAY:
                sys.exit(str(error))
            await asyncio.sleep(1)


if __name__ == "__main__":
    words = ArgumentParser(description=__doc__.splitlines()[0])
    words.add_argument("link")
    words.add_argument("name", nargs="*")
    words.add_argument("--token", default=os.environ.get("SKULDUGGERY_TOKEN", ""))
    given = words.parse_args()
    asyncio.run(play(given.link, " ".join(given.name) or "Random bot", given.token))
