"""The frames of a random game as player 0 gets them, for the tests of the boards.

    python -m tools.frames skull
    python -m tools.frames skull --players 2 --seed 5 two_tribes=true lost_disc=pick

plays a random game at a table and prints a JSON list of `{told, view, own}`: first the table when
the game has just begun, then a frame for every decision with what followed from it. The same
arguments always give the same frames. Sentences are left out unless a language is given.

With `--changes`, for games that are stored, `view` and `own` are given as changes since the frame
before: `{"~": {key: change}}`, in lists by index; any other value replaces the whole.
"""

import argparse
from collections.abc import Iterator
from itertools import pairwise
from typing import Any

import msgspec
from tools.drivers.table_driver import GUEST_NAMES, TableDriver

from skulduggery.games import GAMES_BY_NAME
from skulduggery.server.broadcast import Broadcast
from skulduggery.server.messages import VisibleFact
from skulduggery.table.facts import AppliedFact
from skulduggery.table.view import OwnView
from skulduggery.table.view_builder import own_view, public_view

PLAYERS = 3
VIEWING_PLAYER = 0  # the player whose frames they are


class Frame(msgspec.Struct):
    """One frame as the browser's animator gets it."""

    told: list[VisibleFact]
    view: Any
    own: OwnView | None


def play_frames(
    game: str, players: int, seed: int, language: str | None, options: dict[str, Any]
) -> Iterator[Frame]:
    """A game of random decisions, from its start."""
    driver = TableDriver(game, seed=seed, **options).seat_guests(*GUEST_NAMES[:players])
    known = len(driver.happenings)
    driver.start_game()
    yield frame_since(driver, known, language)
    while driver.is_playing():
        known = len(driver.happenings)
        driver.decide_randomly(driver.pending_seats[driver.rng.below(len(driver.pending_seats))])
        yield frame_since(driver, known, language)


def frame_since(driver: TableDriver, known: int, language: str | None) -> Frame:
    """The facts since number `known`, and the table after them."""
    table = driver.table
    happenings = driver.happenings[known:]
    return Frame(
        told_messages(driver, happenings, language),
        public_view(table),
        own_view(table, VIEWING_PLAYER),
    )


def told_messages(
    driver: TableDriver, happenings: list[AppliedFact], language: str | None
) -> list[VisibleFact]:
    known = Broadcast(driver.table, happenings, driver.now).facts_for_player(
        VIEWING_PLAYER, language or "en", ()
    )
    if language is not None:
        return known
    return [VisibleFact(one.number, one.events, [], one.by) for one in known]


def changes_between(before: Any, after: Any) -> Any:
    """The changes that turn `before` into `after`."""
    if isinstance(before, list) and isinstance(after, list):
        was, now = dict(enumerate(before)), dict(enumerate(after))
    elif isinstance(before, dict) and isinstance(after, dict):
        was, now = before, after
    else:
        return after
    if was.keys() != now.keys():
        return after
    return {"~": {key: changes_between(was[key], now[key]) for key in now if now[key] != was[key]}}


def frames_as_changes(game: list[Any]) -> list[Any]:
    """The first frame, and the changes in every other."""
    pairs = pairwise(game)
    return game[:1] + [
        {"told": now["told"]}
        | {part: changes_between(was[part], now[part]) for part in ("view", "own")}
        for was, now in pairs
    ]


def read_option_value(text: str) -> bool | int | str:
    """The value of an option as in JSON: true, 2, or a text."""
    if text in ("true", "false"):
        return text == "true"
    return int(text) if text.isdecimal() else text


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m tools.frames", description=__doc__)
    parser.add_argument("game", choices=[*GAMES_BY_NAME])
    parser.add_argument("options", nargs="*", metavar="option=value")
    parser.add_argument("--players", type=int, default=PLAYERS)
    parser.add_argument("--seed", type=int, default=0)
    parser.add_argument("--changes", action="store_true", help="views as changes")
    parser.add_argument("--language", help="with sentences in it")
    wish = parser.parse_intermixed_args()
    options = {
        name: read_option_value(text) for name, _, text in (o.partition("=") for o in wish.options)
    }
    played = play_frames(wish.game, wish.players, wish.seed, wish.language, options)
    game = msgspec.to_builtins(list(played), str_keys=True)
    print(msgspec.json.encode(frames_as_changes(game) if wish.changes else game).decode())


if __name__ == "__main__":
    main()
