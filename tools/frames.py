"""A game as a browser hears it, for the tests of the boards: frames as player 0 gets them.

    python -m tools.frames skull
    python -m tools.frames skull --players 2 --seed 5 two_tribes=true lost_disc=pick

plays a random game at a table and prints a JSON list of `{told, view, own}`, first what stands
there when it has just begun, then a frame for every decision with what followed from it. The same
arguments always give the same frames. Sentences are left out unless a language is asked for.

With `--changes`, for games that are to be kept, a view or an own is told as what has changed in it
since the frame before: `{"~": {key: change}}`, in lists by index; anything else is new as a whole.
"""

import argparse
from collections.abc import Iterator
from itertools import pairwise
from typing import Any

import msgspec
from tests.table.evening import GUESTS, Evening

from skulduggery.games import GAMES
from skulduggery.server.broadcast import Telling
from skulduggery.server.messages import Told
from skulduggery.table.happening import Happening
from skulduggery.table.view import OwnView
from skulduggery.table.view_builder import own_view, public_view

PLAYERS = 3
LOOKING = 0  # the player whose frames they are


class Frame(msgspec.Struct):
    """What the director of a page is handed."""

    told: list[Told]
    view: Any
    own: OwnView | None


def frames(
    game: str, players: int, seed: int, language: str | None, options: dict[str, Any]
) -> Iterator[Frame]:
    """A game of people who decide at random, from the moment it starts."""
    evening = Evening(game, seed=seed, **options).seat(*GUESTS[:players])
    known = len(evening.happenings)
    evening.start()
    yield frame(evening, known, language)
    while evening.is_on():
        known = len(evening.happenings)
        evening.decide(evening.pending[evening.rng.below(len(evening.pending))])
        yield frame(evening, known, language)


def frame(evening: Evening, known: int, language: str | None) -> Frame:
    """What has happened since `known`, and the table after it."""
    table = evening.table
    happenings = evening.happenings[known:]
    return Frame(told(evening, happenings, language), public_view(table), own_view(table, LOOKING))


def told(evening: Evening, happenings: list[Happening], language: str | None) -> list[Told]:
    known = Telling(evening.table, happenings, evening.now).told(LOOKING, language or "en", ())
    if language is not None:
        return known
    return [Told(one.number, one.events, [], one.by) for one in known]


def changes(before: Any, after: Any) -> Any:
    """What has to be changed in `before` to have `after`."""
    if isinstance(before, list) and isinstance(after, list):
        was, now = dict(enumerate(before)), dict(enumerate(after))
    elif isinstance(before, dict) and isinstance(after, dict):
        was, now = before, after
    else:
        return after
    if was.keys() != now.keys():
        return after
    return {"~": {key: changes(was[key], now[key]) for key in now if now[key] != was[key]}}


def abridged(game: list[Any]) -> list[Any]:
    """The first frame, and the changes in every other."""
    pairs = pairwise(game)
    return game[:1] + [
        {"told": now["told"]} | {part: changes(was[part], now[part]) for part in ("view", "own")}
        for was, now in pairs
    ]


def value(text: str) -> bool | int | str:
    """The value of an option as JSON would have it: true, 2, or a word."""
    if text in ("true", "false"):
        return text == "true"
    return int(text) if text.isdecimal() else text


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m tools.frames", description=__doc__)
    parser.add_argument("game", choices=[*GAMES])
    parser.add_argument("options", nargs="*", metavar="option=value")
    parser.add_argument("--players", type=int, default=PLAYERS)
    parser.add_argument("--seed", type=int, default=0)
    parser.add_argument("--changes", action="store_true", help="views as changes")
    parser.add_argument("--language", help="with sentences in it")
    wish = parser.parse_intermixed_args()
    options = {name: value(text) for name, _, text in (o.partition("=") for o in wish.options)}
    played = frames(wish.game, wish.players, wish.seed, wish.language, options)
    game = msgspec.to_builtins(list(played), str_keys=True)
    print(msgspec.json.encode(abridged(game) if wish.changes else game).decode())


if __name__ == "__main__":
    main()
