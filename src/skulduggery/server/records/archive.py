"""Finished games, kept for ever: the record, who played it, and what it did to their ratings.

A table is handed over the moment its game ends. All of it is written in one transaction, and once:
a game that is already there is left alone, so that nothing counts twice.
"""

import asyncio
import logging
from collections.abc import Coroutine, Iterable, Sequence
from typing import Any, Literal

import msgspec
from sqlalchemy import Integer, func, select
from sqlalchemy.dialects.sqlite import insert
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from skulduggery.core.errors import Mistake, shorten_text
from skulduggery.core.record import Ending, Record
from skulduggery.games import game_named
from skulduggery.games.record_files import write_record_json
from skulduggery.server.database import DB_GAMES, DB_PLAYERS, DB_RATINGS, DB_TABLES
from skulduggery.server.hosting.logging_setup import short_id
from skulduggery.server.log_store import LogStore
from skulduggery.server.records.ratings import PlayerRating, rate_players
from skulduggery.table import facts
from skulduggery.table.seats import Chair
from skulduggery.table.table import Table

BOT_ID_PREFIX = "bot:"  # before the level of a bot, where others have the id of a guest

PlayerKind = Literal["person", "program", "bot"]

log = logging.getLogger(__name__)


class NoRecord(Mistake):
    def __init__(self, record_id: str) -> None:
        super().__init__("no-record", record=shorten_text(record_id))


class PlayerResult(msgspec.Struct, frozen=True, kw_only=True):
    """Somebody who has played a game."""

    player: int
    who: str
    kind: PlayerKind
    name: str
    score: int
    place: int | None
    resigned: bool


class FinishedGame(msgspec.Struct, frozen=True, kw_only=True):
    """All that is archived of a game. It does not refer to the table, which may go on."""

    id: str
    table_id: str
    match: int
    listed: bool
    rated: bool
    started_at: float
    ended_at: float
    record: Record
    players: list[PlayerResult]


class ArchivedGame(msgspec.Struct, frozen=True, kw_only=True):
    """A game in the archive, played here or uploaded."""

    id: str
    game: str
    listed: bool
    rated: bool
    uploaded: bool
    ending: Ending
    started_at: float
    ended_at: float
    record: Record


class Archive:
    """All finished games of a database."""

    def __init__(self, engine: AsyncEngine) -> None:
        self.engine = engine
        self.pending_writes: dict[str, asyncio.Event] = {}  # games that are being written

    def archive_game(self, table: Table) -> Coroutine[Any, Any, None]:
        """Take everything from the table at once, then write: a rematch may follow at any time."""
        game = _finished_game(table)
        self.pending_writes.setdefault(game.id, asyncio.Event())
        return self._write_game(game)

    async def _write_game(self, game: FinishedGame) -> None:
        try:
            async with self.engine.begin() as connection:
                await _insert_game(connection, game)
        except Exception:  # the log still has the game, and the next start finds it missing
            log.exception("archiving failed", extra={"table": short_id(game.table_id)})
        finally:
            written = self.pending_writes.pop(game.id, None)
            if written is not None:
                written.set()

    async def find_game(self, record_id: str) -> ArchivedGame:
        """A game by its link; whoever follows it while the game is being written has to wait."""
        if record_id in self.pending_writes:
            await self.pending_writes[record_id].wait()
        query = select(DB_GAMES).where(DB_GAMES.c.id == record_id)
        async with self.engine.connect() as connection:
            row = (await connection.execute(query)).first()
        if row is None:
            raise NoRecord(record_id)
        return ArchivedGame(
            id=row.id,
            game=row.game,
            listed=row.listed,
            rated=row.rated,
            uploaded=row.table_id is None,
            ending=row.ending,
            started_at=row.started_at,
            ended_at=row.ended_at,
            record=msgspec.json.decode(row.record, type=Record),
        )

    async def unarchived_tables(self) -> list[str]:
        """The tables at which more games have ended than were kept; a closed one may seem so."""
        ended = DB_TABLES.c.match + (DB_TABLES.c.status == "over").cast(Integer)
        kept = select(func.count()).where(DB_GAMES.c.table_id == DB_TABLES.c.id)
        query = select(DB_TABLES.c.id).where(DB_TABLES.c.rules > 0, kept.scalar_subquery() < ended)
        async with self.engine.connect() as connection:
            return list(await connection.scalars(query))

    async def archive_missing(self, store: LogStore) -> None:
        """Archive what a server that crashed between the last move and this did not."""
        for table_id in await self.unarchived_tables():
            try:
                await self._archive_log(await store.read_entries(table_id))
            except Exception:  # one log that cannot be read must not keep the server from starting
                log.exception("archive catch-up failed", extra={"table": short_id(table_id)})

    async def _archive_log(self, entries: Iterable[Iterable[facts.AnyFact]]) -> None:
        """Every finished game in a log."""
        table = Table()
        for entry in entries:
            for fact in entry:
                table.apply(fact)
                if isinstance(fact, facts.GAME_END_FACTS):
                    await self.archive_game(table)


# What is kept of a table.


def _finished_game(table: Table) -> FinishedGame:
    record = table.game_record()
    chairs = [table.chairs[number] for number in table.players]
    ranking = recorded_places(record)
    places: Sequence[int | None] = [None] * len(chairs)
    if ranking is not None:
        places = with_resigned_last(ranking, [chair.resigned for chair in chairs])
    return FinishedGame(
        id=table.record_id(),
        table_id=table.id,
        match=table.match_number,
        listed=table.settings.listed,
        rated=table.settings.rated and ranking is not None,
        started_at=table.started_at,
        ended_at=table.ended_at,
        record=record,
        players=[
            PlayerResult(
                player=player,
                who=_player_id(chair),
                kind=_player_kind(chair),
                name=table.seated_players[player].name,
                score=record.result.scores[player],
                place=places[player],
                resigned=chair.resigned,
            )
            for player, chair in enumerate(chairs)
        ],
    )


def recorded_places(record: Record) -> Sequence[int] | None:
    """The place of each player; None where the game was not finished."""
    result, game = record.result, game_named(record.game)
    if result.ending != "finished":
        return None
    return game.final_places(game.read_options(record.options), result.winners, result.scores)


def with_resigned_last(places: Sequence[int], resigned: Sequence[bool]) -> list[int]:
    """Whoever resigned comes last, whatever a bot has made of the seat; the others move up."""
    standing = [(gone, 0 if gone else place) for place, gone in zip(places, resigned, strict=True)]
    return [1 + sum(other < own for other in standing) for own in standing]


def _player_id(chair: Chair) -> str:
    return BOT_ID_PREFIX + chair.level if chair.kind == "bot" else chair.guest


def _player_kind(chair: Chair) -> PlayerKind:
    if chair.kind == "bot":
        return "bot"
    return "program" if chair.program else "person"


# How it is written.


async def _insert_game(connection: AsyncConnection, game: FinishedGame) -> None:
    """Everything, unless it is there already."""
    # Written before anything is read: from here on nobody else changes a rating.
    if not await insert_if_new(connection, game):
        return
    ratings = await update_ratings(connection, game) if game.rated else {}
    rows = []
    for player in game.players:
        before, after = ratings.get(player.who, (None, None))
        rows.append({**msgspec.structs.asdict(player), "before": before, "after": after})
    await connection.execute(insert(DB_PLAYERS), [{"game_id": game.id, **row} for row in rows])


async def insert_if_new(connection: AsyncConnection, game: FinishedGame) -> bool:
    query = insert(DB_GAMES).values(
        id=game.id,
        table_id=game.table_id,
        match=game.match,
        game=game.record.game,
        listed=game.listed,
        rated=game.rated,
        ending=game.record.result.ending,
        started_at=game.started_at,
        ended_at=game.ended_at,
        record=write_record_json(game.record),
    )
    new = query.on_conflict_do_nothing().returning(DB_GAMES.c.id)
    return (await connection.execute(new)).first() is not None


async def update_ratings(
    connection: AsyncConnection, game: FinishedGame
) -> dict[str, tuple[float, float]]:
    """Write everybody's new rating; the ordinal of each before and after."""
    players = [player.who for player in game.players]
    places = [player.place for player in game.players if player.place is not None]
    before = {who: PlayerRating() for who in players}
    query = select(DB_RATINGS).where(
        DB_RATINGS.c.game == game.record.game, DB_RATINGS.c.who.in_(players)
    )
    for row in await connection.execute(query):
        before[row.who] = PlayerRating(row.mu, row.sigma, row.games)
    after = rate_players(players, places, before)
    rows = {player.who: _rating_row(game, player, after[player.who]) for player in game.players}
    query_all = insert(DB_RATINGS).values(list(rows.values()))
    changed = {name: query_all.excluded[name] for name in next(iter(rows.values()))}
    await connection.execute(
        query_all.on_conflict_do_update(index_elements=["who", "game"], set_=changed)
    )
    return {who: (before[who].ordinal, after[who].ordinal) for who in before}


def _rating_row(game: FinishedGame, player: PlayerResult, rating: PlayerRating) -> dict[str, Any]:
    return {
        "who": player.who,
        "game": game.record.game,
        "kind": player.kind,
        "name": player.who.removeprefix(BOT_ID_PREFIX) if player.kind == "bot" else player.name,
        "mu": rating.mu,
        "sigma": rating.sigma,
        "ordinal": rating.ordinal,
        "games": rating.games,
        "changed_at": game.ended_at,
    }
