"""Who is how strong: the leaderboard of each game."""

from typing import Any, Literal

import msgspec
from sqlalchemy import Select, func, select
from sqlalchemy.ext.asyncio import AsyncEngine

from skulduggery.server.database import GUESTS, RATINGS
from skulduggery.server.people.discriminator import tag
from skulduggery.server.records.archive import Kind
from skulduggery.server.records.ratings import shown, uncertainty

OWNERS = GUESTS.alias("owners")  # of programs
LEAST_GAMES = 5  # rated ones, before anybody is ranked
KINDS: dict[str, tuple[Kind, ...]] = {
    "all": ("person", "program", "bot"),
    "people": ("person",),
    "bots": ("program", "bot"),
}

Group = Literal["all", "people", "bots"]


class Ranked(msgspec.Struct, frozen=True, kw_only=True):
    """A line of the leaderboard."""

    place: int  # from 1, shared by those who are level
    who: str
    tag: str | None
    name: str
    kind: Kind
    rating: int
    uncertainty: int
    games: int  # rated ones


def ranked(group: Group) -> Select[Any]:
    """Everybody who is ranked, game by game, with their place in it."""
    place = func.rank().over(partition_by=RATINGS.c.game, order_by=RATINGS.c.ordinal.desc())
    name = func.coalesce(GUESTS.c.name, RATINGS.c.name)
    return (
        select(RATINGS, name.label("called"), place.label("place"))
        .outerjoin(GUESTS, GUESTS.c.id == RATINGS.c.who)
        .outerjoin(OWNERS, OWNERS.c.id == GUESTS.c.owner)
        .where(RATINGS.c.games >= LEAST_GAMES, RATINGS.c.kind.in_(KINDS[group]))
        .where(GUESTS.c.banned_at.is_(None), OWNERS.c.banned_at.is_(None))
    )


async def leaderboard(
    engine: AsyncEngine, game: str, group: Group, start: int, count: int
) -> list[Ranked]:
    board = ranked(group).where(RATINGS.c.game == game)
    part = board.order_by(RATINGS.c.ordinal.desc(), RATINGS.c.who).offset(start).limit(count)
    async with engine.connect() as connection:
        return [
            Ranked(
                place=row.place,
                who=row.who,
                tag=None if row.kind == "bot" else tag(row.who),
                name=row.called,
                kind=row.kind,
                rating=shown(row.ordinal),
                uncertainty=uncertainty(row.sigma),
                games=row.games,
            )
            for row in await connection.execute(part)
        ]
