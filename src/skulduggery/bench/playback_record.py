"""One recorded game of ours, as others play it back: who moved, and how much each seat was sent."""

import asyncio
import json
from pathlib import Path

from skulduggery.bench.load_clients import ClientCrowd, KeptMove, LoadCounts

_POLL_S = 0.02
# A view is sent as text within JSON: what JSON would escape makes it longer than it was.
_PLAIN_LETTERS = str.maketrans({'"': "'", "\\": "/"})


async def record_game(crowd: ClientCrowd) -> list[KeptMove]:
    """The moves of the game that the only table of `crowd` is about to play."""
    crowd.counts = counts = LoadCounts()
    counts.keep_moves = True
    crowd.pace.set_rate(None)
    while not counts.game_ends:
        await asyncio.sleep(_POLL_S)
    crowd.pace.set_rate(0.0)
    crowd.counts = LoadCounts()
    return counts.moves[: counts.game_ends[0]]


def write_record(moves: list[KeptMove], file: Path) -> None:
    """As the peers read it: a text as long as our frame for each seat after each move."""
    record = [
        {
            "seat": move.seat,
            "text": move.text,
            "views": [
                frame.decode("ascii", "replace").replace("\ufffd", "?").translate(_PLAIN_LETTERS)
                for frame in move.frames
            ],
        }
        for move in moves
    ]
    file.write_text(json.dumps(record), encoding="utf-8")
