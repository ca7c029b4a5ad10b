"""Who is how strong: the leaderboard of each game."""

from typing import Any, Literal

import msgspec
from sqlalchemy import Select, func, select
from sqlalchemy.ext.asyncio import AsyncEngine

from skulduggery.server.database import DB_GUESTS, DB_RATINGS
from skulduggery.server.people.guests import name_tag
from skulduggery.server.records.archive import PlayerKind
from skulduggery.server.records.ratings import display_rating, display_uncertainty

_PROGRAM_OWNERS = DB_GUESTS.alias("owners")  # of programs
MIN_RATED_GAMES = 5  # rated ones, before anybody is ranked
_GROUP_KINDS: dict[str, tuple[PlayerKind, ...]] = {
    "all": ("person", "program", "bot"),
    "people": ("person",),
    "bots": ("program", "bot"),
}

PlayerGroup = Literal["all", "people", "bots"]


class LeaderboardLine(msgspec.Struct, frozen=True, kw_only=True):
    """A line of the leaderboard."""

    place: int  # from 1, shared by those who are level
    who: str
    tag: str | None
    name: str
    kind: PlayerKind
    rating: int
    uncertainty: int
    games: int  # rated ones


def ranked_players(group: PlayerGroup) -> Select[Any]:
    """Everybody who is ranked, game by game, with their place in it."""
    place = func.rank().over(partition_by=DB_RATINGS.c.game, order_by=DB_RATINGS.c.ordinal.desc())
    name = func.coalesce(DB_GUESTS.c.name, DB_RATINGS.c.name)
    return (
        select(DB_RATINGS, name.label("called"), place.label("place"))
        .outerjoin(DB_GUESTS, DB_GUESTS.c.id == DB_RATINGS.c.who)
        .outerjoin(_PROGRAM_OWNERS, _PROGRAM_OWNERS.c.id == DB_GUESTS.c.owner)
        .where(DB_RATINGS.c.games >= MIN_RATED_GAMES, DB_RATINGS.c.kind.in_(_GROUP_KINDS[group]))
        .where(DB_GUESTS.c.banned_at.is_(None), _PROGRAM_OWNERS.c.banned_at.is_(None))
    )


async def leaderboard_page(
    engine: AsyncEngine, game: str, group: PlayerGroup, start: int, count: int
) -> list[LeaderboardLine]:
    board = ranked_players(group).where(DB_RATINGS.c.game == game)
    part = board.order_by(DB_RATINGS.c.ordinal.desc(), DB_RATINGS.c.who).offset(start).limit(count)
    async with engine.connect() as connection:
        return [
            LeaderboardLine(
                place=row.place,
                who=row.who,
                tag=None if row.kind == "bot" else name_tag(row.who),
                name=row.called,
                kind=row.kind,
                rating=display_rating(row.ordinal),
                uncertainty=display_uncertainty(row.sigma),
                games=row.games,
            )
            for row in await connection.execute(part)
        ]
