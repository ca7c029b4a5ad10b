"""What is known of one player: a name, ratings, and how many games."""

import msgspec
from sqlalchemy import func, select
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from skulduggery.core.errors import Mistake, shorten_text
from skulduggery.server.database import DB_GAMES, DB_GUESTS, DB_PLAYERS, DB_RATINGS
from skulduggery.server.people.guests import name_tag
from skulduggery.server.records.archive import BOT_ID_PREFIX, PlayerKind
from skulduggery.server.records.leaderboard import ranked_players
from skulduggery.server.records.ratings import display_rating, display_uncertainty
from skulduggery.server.records.search import select_played_by


class NoPlayer(Mistake):
    def __init__(self, who: str) -> None:
        super().__init__("no-player", who=shorten_text(who))


class GameRating(msgspec.Struct, frozen=True, kw_only=True):
    """The rating of a player in one game."""

    game: str
    rating: int
    uncertainty: int
    games: int  # rated ones
    place: int | None  # on the leaderboard of all, if they are on it


class GameCounts(msgspec.Struct, frozen=True, kw_only=True):
    """What a player has played of one game, as far as the one who asks may know."""

    game: str
    games: int
    won: int
    resigned: int
    abandoned: int


class PlayerProfile(msgspec.Struct, frozen=True, kw_only=True):
    """What is known of a player."""

    who: str
    tag: str | None
    name: str
    kind: PlayerKind
    ratings: list[GameRating]
    counts: list[GameCounts]


async def player_profile(engine: AsyncEngine, who: str, asking: str) -> PlayerProfile:
    async with engine.connect() as connection:
        name, kind = await _name_and_kind(connection, who)
        return PlayerProfile(
            who=who,
            tag=None if kind == "bot" else name_tag(who),
            name=name,
            kind=kind,
            ratings=await _game_ratings(connection, who),
            counts=await _game_counts(connection, who, asking),
        )


async def check_player_known(engine: AsyncEngine, who: str) -> None:
    async with engine.connect() as connection:
        await _name_and_kind(connection, who)


async def _name_and_kind(connection: AsyncConnection, who: str) -> tuple[str, PlayerKind]:
    """What somebody is called, by themselves or else in their last game, and what they are."""
    known = select(DB_GUESTS.c.name, DB_GUESTS.c.owner).where(DB_GUESTS.c.id == who)
    guest = (await connection.execute(known)).first()
    games = (
        select(DB_PLAYERS.c.name, DB_PLAYERS.c.kind).join(DB_GAMES).where(DB_PLAYERS.c.who == who)
    )
    newest = games.order_by(DB_GAMES.c.ended_at.desc()).limit(1)
    last = (await connection.execute(newest)).first()
    if last is not None and last.kind == "bot":
        return who.removeprefix(BOT_ID_PREFIX), "bot"
    if last is not None:
        return (guest and guest.name) or last.name, last.kind
    if guest is not None:
        return guest.name, "program" if guest.owner else "person"
    raise NoPlayer(who)


async def _game_ratings(connection: AsyncConnection, who: str) -> list[GameRating]:
    board = ranked_players("all").subquery()
    places = select(board.c.game, board.c.place).where(board.c.who == who)
    place_in = {row.game: row.place for row in await connection.execute(places)}
    ratings = select(DB_RATINGS).where(DB_RATINGS.c.who == who).order_by(DB_RATINGS.c.game)
    return [
        GameRating(
            game=row.game,
            rating=display_rating(row.ordinal),
            uncertainty=display_uncertainty(row.sigma),
            games=row.games,
            place=place_in.get(row.game),
        )
        for row in await connection.execute(ratings)
    ]


async def _game_counts(connection: AsyncConnection, who: str, asking: str) -> list[GameCounts]:
    games = func.count(DB_GAMES.c.id.distinct())  # a bot may sit at a table more than once
    columns = (
        DB_GAMES.c.game,
        games.label("games"),
        games.filter(DB_PLAYERS.c.place == 1).label("won"),
        games.filter(DB_PLAYERS.c.resigned).label("resigned"),
        games.filter(DB_GAMES.c.ending == "abandoned").label("abandoned"),
    )
    query = select_played_by(who, asking, *columns).group_by(DB_GAMES.c.game)
    rows = await connection.execute(query.order_by(DB_GAMES.c.game))
    return [GameCounts(**row._asdict()) for row in rows]
