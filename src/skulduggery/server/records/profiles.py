"""What is known of one player: a name, ratings, and how many games."""

import msgspec
from sqlalchemy import func, select
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from skulduggery.core.errors import Mistake, shortened
from skulduggery.server.database import GAMES_PLAYED, GUESTS, PLAYED, RATINGS
from skulduggery.server.people.discriminator import tag
from skulduggery.server.records.archive import BOT, Kind
from skulduggery.server.records.leaderboard import ranked
from skulduggery.server.records.ratings import shown, uncertainty
from skulduggery.server.records.search import played_by


class NoPlayer(Mistake):
    def __init__(self, who: str) -> None:
        super().__init__("no-player", who=shortened(who))


class Strength(msgspec.Struct, frozen=True, kw_only=True):
    """What a player is worth in one game."""

    game: str
    rating: int
    uncertainty: int
    games: int  # rated ones
    place: int | None  # on the leaderboard of all, if they are on it


class Count(msgspec.Struct, frozen=True, kw_only=True):
    """What a player has played of one game, as far as the one who asks may know."""

    game: str
    games: int
    won: int
    resigned: int
    abandoned: int


class Portrait(msgspec.Struct, frozen=True, kw_only=True):
    """What is known of a player."""

    who: str
    tag: str | None
    name: str
    kind: Kind
    ratings: list[Strength]
    counts: list[Count]


async def portrait(engine: AsyncEngine, who: str, asking: str) -> Portrait:
    async with engine.connect() as connection:
        name, kind = await identity(connection, who)
        return Portrait(
            who=who,
            tag=None if kind == "bot" else tag(who),
            name=name,
            kind=kind,
            ratings=await strengths(connection, who),
            counts=await counts(connection, who, asking),
        )


async def check_known(engine: AsyncEngine, who: str) -> None:
    async with engine.connect() as connection:
        await identity(connection, who)


async def identity(connection: AsyncConnection, who: str) -> tuple[str, Kind]:
    """What somebody is called, by themselves or else in their last game, and what they are."""
    known = select(GUESTS.c.name, GUESTS.c.owner).where(GUESTS.c.id == who)
    guest = (await connection.execute(known)).first()
    games = select(PLAYED.c.name, PLAYED.c.kind).join(GAMES_PLAYED).where(PLAYED.c.who == who)
    newest = games.order_by(GAMES_PLAYED.c.ended_at.desc()).limit(1)
    last = (await connection.execute(newest)).first()
    if last is not None and last.kind == "bot":
        return who.removeprefix(BOT), "bot"
    if last is not None:
        return (guest and guest.name) or last.name, last.kind
    if guest is not None:
        return guest.name, "program" if guest.owner else "person"
    raise NoPlayer(who)


async def strengths(connection: AsyncConnection, who: str) -> list[Strength]:
    board = ranked("all").subquery()
    places = select(board.c.game, board.c.place).where(board.c.who == who)
    place_in = {row.game: row.place for row in await connection.execute(places)}
    ratings = select(RATINGS).where(RATINGS.c.who == who).order_by(RATINGS.c.game)
    return [
        Strength(
            game=row.game,
            rating=shown(row.ordinal),
            uncertainty=uncertainty(row.sigma),
            games=row.games,
            place=place_in.get(row.game),
        )
        for row in await connection.execute(ratings)
    ]


async def counts(connection: AsyncConnection, who: str, asking: str) -> list[Count]:
    games = func.count(GAMES_PLAYED.c.id.distinct())  # a bot may sit at a table more than once
    columns = (
        GAMES_PLAYED.c.game,
        games.label("games"),
        games.filter(PLAYED.c.place == 1).label("won"),
        games.filter(PLAYED.c.resigned).label("resigned"),
        games.filter(GAMES_PLAYED.c.ending == "abandoned").label("abandoned"),
    )
    query = played_by(who, asking, *columns).group_by(GAMES_PLAYED.c.game)
    rows = await connection.execute(query.order_by(GAMES_PLAYED.c.game))
    return [Count(**row._asdict()) for row in rows]
