"""Finding finished games: those of listed tables by everybody, the others by who played them.

What was uploaded, and games of tables that are not listed, are otherwise found by their link only.
"""

from collections.abc import Sequence
from typing import Any

import msgspec
from sqlalchemy import Row, Select, select, tuple_
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from skulduggery.core.record import Ending
from skulduggery.games import game_named
from skulduggery.server.database import DB_GAMES, DB_PLAYERS
from skulduggery.server.people.guests import name_tag
from skulduggery.server.records.archive import (
    ArchivedGame,
    NoRecord,
    PlayerKind,
    recorded_places,
)
from skulduggery.server.records.ratings import display_rating

_GAME_COLUMNS = DB_GAMES.c
_LINE_COLUMNS = (
    _GAME_COLUMNS.id,
    _GAME_COLUMNS.game,
    _GAME_COLUMNS.ending,
    _GAME_COLUMNS.rated,
    _GAME_COLUMNS.listed,
    _GAME_COLUMNS.started_at,
    _GAME_COLUMNS.ended_at,
)


class Participant(msgspec.Struct, frozen=True, kw_only=True):
    """A player of a finished game. In an upload nobody knows `who` it was."""

    player: int
    who: str | None
    tag: str | None  # tells people of one name apart
    name: str
    kind: PlayerKind
    score: int
    place: int | None  # from 1, shared by those who are level; none in a game that never ended
    resigned: bool
    rating: int | None  # after the game, where it was rated
    change: int | None


class GameLine(msgspec.Struct, frozen=True, kw_only=True):
    """A finished game in a list; times are in seconds since 1970."""

    id: str
    game: str
    ending: Ending
    rated: bool
    listed: bool
    started_at: float
    ended_at: float
    players: list[Participant]


class GameQuery(msgspec.Struct, frozen=True):
    """Which part of a list: at most `count` games of one kind or any, older than one of them."""

    count: int
    before: str | None = None
    game: str | None = None


async def recent_games(engine: AsyncEngine, wish: GameQuery) -> list[GameLine]:
    """The newest games of listed tables."""
    async with engine.connect() as connection:
        return await _newest_games(
            connection, select(*_LINE_COLUMNS).where(_GAME_COLUMNS.listed), wish
        )


async def games_of_player(
    engine: AsyncEngine, who: str, asking: str, wish: GameQuery
) -> list[GameLine]:
    """The newest games of a player that the guest who asks may see."""
    async with engine.connect() as connection:
        return await _newest_games(connection, select_played_by(who, asking, *_LINE_COLUMNS), wish)


def select_played_by(who: str, asking: str, *columns: Any) -> Select[Any]:
    """The games of a player: all for the player, those of listed tables for everybody else."""
    games = (
        select(*columns)
        .join(DB_PLAYERS, DB_PLAYERS.c.game_id == _GAME_COLUMNS.id)
        .where(DB_PLAYERS.c.who == who)
    )
    return games if asking == who else games.where(_GAME_COLUMNS.listed)


async def _newest_games(
    connection: AsyncConnection, games: Select[Any], wish: GameQuery
) -> list[GameLine]:
    if wish.game is not None:
        games = games.where(_GAME_COLUMNS.game == game_named(wish.game).name)
    if wish.before is not None:
        known = select(_GAME_COLUMNS.ended_at).where(_GAME_COLUMNS.id == wish.before)
        ended_at = (await connection.execute(known)).scalar()
        if ended_at is None:
            raise NoRecord(wish.before)
        games = games.where(
            tuple_(_GAME_COLUMNS.ended_at, _GAME_COLUMNS.id) < (ended_at, wish.before)
        )
    # A bot may sit at a table more than once.
    ordered = (
        games.distinct()
        .order_by(_GAME_COLUMNS.ended_at.desc(), _GAME_COLUMNS.id.desc())
        .limit(wish.count)
    )
    found = (await connection.execute(ordered)).all()
    players = await _load_participants(connection, [row.id for row in found])
    return [GameLine(**row._asdict(), players=players[row.id]) for row in found]


async def participants_of(engine: AsyncEngine, game: ArchivedGame) -> list[Participant]:
    """Who played a game; of an upload only the record can tell."""
    if game.uploaded:
        return _participants_in_record(game)
    async with engine.connect() as connection:
        return (await _load_participants(connection, [game.id]))[game.id]


async def _load_participants(
    connection: AsyncConnection, games: Sequence[str]
) -> dict[str, list[Participant]]:
    query = select(DB_PLAYERS).where(DB_PLAYERS.c.game_id.in_(games)).order_by(DB_PLAYERS.c.player)
    found: dict[str, list[Participant]] = {game: [] for game in games}
    for row in await connection.execute(query):
        found[row.game_id].append(_participant_from_row(row))
    return found


def _participant_from_row(row: Row[Any]) -> Participant:
    rating = change = None
    if row.after is not None:
        rating, change = (
            display_rating(row.after),
            display_rating(row.after) - display_rating(row.before),
        )
    return Participant(
        player=row.player,
        who=row.who,
        tag=None if row.kind == "bot" else name_tag(row.who),
        name=row.name,
        kind=row.kind,
        score=row.score,
        place=row.place,
        resigned=row.resigned,
        rating=rating,
        change=change,
    )


def _participants_in_record(game: ArchivedGame) -> list[Participant]:
    record = game.record
    places: Sequence[int | None] = recorded_places(record) or [None] * len(record.players)
    return [
        Participant(
            player=player,
            who=None,
            tag=None,
            name=seated.name,
            kind="bot" if seated.bot else "person",
            score=record.result.scores[player],
            place=places[player],
            resigned=False,
            rating=None,
            change=None,
        )
        for player, seated in enumerate(record.players)
    ]
