"""A bot: takes a free chair and plays random legal moves, until the game is over.

    python bot.py http://127.0.0.1:8642/api/tables/TABLE [NAME]

If the connection drops or the server restarts, it comes back with the number of the last happening
it knows, and sends again what was not acknowledged: a move sent twice counts once.
"""

import asyncio
import json
import random
import sys
from itertools import count
from typing import Any

import httpx
from websockets.asyncio.client import connect
from websockets.exceptions import WebSocketException


def wish(table: dict[str, Any], me: str) -> dict[str, Any] | None:
    """What to ask for next: a chair, then a move whenever one is due."""
    if table["status"] == "open" and all(chair["guest"] != me for chair in table["chairs"]):
        free = [n for n, chair in enumerate(table["chairs"]) if chair["kind"] == "open"]
        return {"do": "sit", "chair": random.choice(free)} if free else None
    for seat, texts in table["view"]["choices"].items() if table["view"] else ():
        nth = table["decided"][seat]  # which decision of the seat this is
        return {"do": "move", "seat": int(seat), "nth": nth, "text": random.choice(texts)}
    return None


async def play(link: str, name: str) -> None:
    guest = httpx.post(link.rsplit("/tables/", 1)[0] + "/guest")
    me, cookie = guest.json()["guest"], guest.headers["set-cookie"].split(";")[0]
    join = {"id": 0, "request": {"do": "join", "name": name, "program": True}}
    table, asked, ids = httpx.get(link).raise_for_status().json(), None, count(1)
    while table["status"] != "over":
        url = f"ws{link.removeprefix('http')}/play?last={table['next'] - 1}"
        try:
            async with connect(url, additional_headers={"Cookie": cookie}) as socket:
                for ask in filter(None, [join, asked]):
                    await socket.send(json.dumps(ask))
                while table["status"] != "over":
                    frame = json.loads(await socket.recv())
                    table = frame.get("table", table)
                    if frame["kind"] == "wrong" and frame["id"] == 0:
                        sys.exit(frame["text"])  # not let in
                    if asked and frame.get("id") == asked["id"]:  # acknowledged, or refused
                        asked = None
                    if not asked and (request := wish(table, me)):
                        asked = {"id": next(ids), "request": request}
                        await socket.send(json.dumps(asked))
        except (OSError, WebSocketException):
            await asyncio.sleep(1)


if __name__ == "__main__":
    asyncio.run(play(sys.argv[1], " ".join(sys.argv[2:]) or "Random bot"))
