"""Frames that are put together from encoded pieces say what the structs of the protocol say."""

import msgspec
import pytest
from tests.table.table_driver import EVERY_VARIANT, TableDriver, make_seated_table

from skulduggery.core.options import Options
from skulduggery.server.broadcast import Broadcast
from skulduggery.server.messages import Moved
from skulduggery.table.facts import PLY_FACTS
from skulduggery.table.settings import Clock
from skulduggery.table.view import PlayView
from skulduggery.table.view_builder import clocks_left, decisions_made, own_view, public_view
from skulduggery.words import SUPPORTED_LANGUAGES


def meant_frame(
    telling: Broadcast, guest: str, language: str, done: int | None
) -> dict[str, object]:
    """The message as the protocol defines it, made by way of its structs."""
    table = telling.table
    player = table.player_of(guest)
    view = PlayView(
        next=table.log_length,
        clocks=clocks_left(table, telling.now),
        decided=decisions_made(table),
        view=public_view(table),
        own=own_view(table, player),
    )
    told = telling.facts_for_player(player, language, ())
    message: dict[str, object] = msgspec.json.decode(msgspec.json.encode(Moved(told, view, done)))
    return message


def play_comparing(evening: TableDriver) -> int:
    """Play to the end; how many frames were compared."""
    compared = 0
    begun = len(evening.happenings)
    for nth, _ in enumerate(evening.random_decisions()):
        happened, begun = evening.happenings[begun:], len(evening.happenings)
        if not happened or not all(isinstance(one.fact, PLY_FACTS) for one in happened):
            continue
        telling = Broadcast(evening.table, happened, evening.now)
        for place, guest in enumerate(evening.table.guests):
            language = SUPPORTED_LANGUAGES[(nth + place) % len(SUPPORTED_LANGUAGES)]
            done = nth if place == 0 else None
            frame = msgspec.json.decode(telling.frame_for(guest, language, (), done))
            assert frame == meant_frame(telling, guest, language, done)
            compared += 1
    return compared


@pytest.mark.parametrize(("game", "options", "players"), EVERY_VARIANT)
def test_joined_pieces_are_the_message_of_the_protocol(
    game: str, options: Options, players: int
) -> None:
    """For every viewer, in all languages, whoever decides, with odds and whatever can be shown."""
    evening = make_seated_table(game, options, players, seed=players).start_game()
    assert play_comparing(evening)


def test_clocks_go_with_every_move() -> None:
    evening = TableDriver("skull").seat_guests("Ada", "Ben", "Cleo")
    evening.choose_settings(clock=Clock("bank", seconds=60, increment=1))
    assert play_comparing(evening.start_game())
