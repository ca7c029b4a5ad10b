"""Finished games, kept for ever: the record, who played it, and what it did to their ratings.

A table is handed over the moment its game ends. All of it is written in one transaction, and once:
a game that is already there is left alone, so that nothing counts twice. What cannot be written is
tried again until it can.
"""

import asyncio
import logging
from collections.abc import Callable, Iterable, Sequence
from typing import Any, Literal

import msgspec
from sqlalchemy import Integer, bindparam, func, select

from skulduggery.core.errors import Mistake, shorten_text
from skulduggery.core.record import Ending, Record
from skulduggery.games import game_named
from skulduggery.games.record_files import write_record_json
from skulduggery.server.database import (
    DB_GAMES,
    DB_PLAYERS,
    DB_RATINGS,
    DB_TABLES,
)
from skulduggery.server.hosting.logging_setup import short_id
from skulduggery.server.log_store import LogStore
from skulduggery.server.records.ratings import PlayerRating, rate_players
from skulduggery.server.storage.journal import BatchConnection
from skulduggery.server.storage.statements import DriverStatement, insert
from skulduggery.table import facts
from skulduggery.table.rating_rules import abandoned_places, is_counted
from skulduggery.table.seats import Chair
from skulduggery.table.table import Table

BOT_ID_PREFIX = "bot:"  # before the level of a bot, where others have the id of a guest

PlayerKind = Literal["person", "program", "bot"]

_RETRY_S = 5.0

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
    rated_places: Sequence[int] | None  # by player; None where the game does not count
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

    def __init__(self, store: LogStore) -> None:
        self.engine = store.engine
        self.store = store
        self.pending_writes: dict[str, asyncio.Event] = {}  # games that are being written

    def archive_game(self, table: Table) -> None:
        """Take everything from the table at once: a rematch may follow at any time."""
        game = _finished_game(table)
        self.pending_writes.setdefault(game.id, asyncio.Event())
        self._queue_write(game)

    def _queue_write(self, game: FinishedGame) -> None:
        self.store.writer.add_write(_PendingGame(game, self._on_written))

    def _on_written(self, game: FinishedGame, trouble: Exception | None) -> None:
        if trouble is None:
            written = self.pending_writes.pop(game.id, None)
            if written is not None:
                written.set()
        else:  # the log still has the game: should the server stop, the next start finds it missing
            log.warning(
                "archiving failed", extra={"table": short_id(game.table_id), "reason": str(trouble)}
            )
            asyncio.get_running_loop().call_later(_RETRY_S, self._queue_write, game)

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

    async def unarchived_tables(self, *among: str) -> list[str]:
        """The tables at which more games have ended than were kept; a closed one may seem so."""
        ended = DB_TABLES.c.match + (DB_TABLES.c.status == "over").cast(Integer)
        kept = select(func.count()).where(DB_GAMES.c.table_id == DB_TABLES.c.id)
        query = select(DB_TABLES.c.id).where(DB_TABLES.c.rules > 0, kept.scalar_subquery() < ended)
        if among:
            query = query.where(DB_TABLES.c.id.in_(among))
        async with self.engine.connect() as connection:
            return list(await connection.scalars(query))

    async def archive_missing(self, *among: str) -> None:
        """Archive what a server that crashed between the last move and this did not."""
        for table_id in await self.unarchived_tables(*among):
            try:
                _, entries = await self.store.read_log(table_id)
                self._archive_log(entries)
            except Exception:  # one log that cannot be read must not keep the server from starting
                log.exception("archive catch-up failed", extra={"table": short_id(table_id)})
        await self.store.writer.wait_written()

    def _archive_log(self, entries: Iterable[Iterable[facts.AnyFact]]) -> None:
        """Every finished game in a log."""
        table = Table()
        for entry in entries:
            for fact in entry:
                table.apply(fact)
                if isinstance(fact, facts.GAME_END_FACTS):
                    self.archive_game(table)


# What is kept of a table.


def _finished_game(table: Table) -> FinishedGame:
    record = table.game_record()
    chairs = [table.chairs[number] for number in table.players]
    ranking = recorded_places(record)
    places: Sequence[int | None] = [None] * len(chairs)
    rated_places: Sequence[int] | None
    if ranking is not None:
        rated_places = places = with_resigned_last(ranking, [chair.resigned for chair in chairs])
    else:
        rated_places = abandoned_places(chairs, table.resigned_players)
    return FinishedGame(
        id=table.record_id(),
        table_id=table.id,
        match=table.match_number,
        listed=table.settings.listed,
        rated_places=rated_places if is_counted(table) else None,
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

_INSERT_GAME = DriverStatement(insert(DB_GAMES).on_conflict_do_nothing())
_INSERT_PLAYER = DriverStatement(insert(DB_PLAYERS))
_FIND_RATING = DriverStatement(
    select(DB_RATINGS.c.mu, DB_RATINGS.c.sigma, DB_RATINGS.c.games).where(
        DB_RATINGS.c.who == bindparam("who"), DB_RATINGS.c.game == bindparam("game")
    )
)
_new_rating = insert(DB_RATINGS)
_SET_RATING = DriverStatement(
    _new_rating.on_conflict_do_update(
        index_elements=["who", "game"],
        set_={column.name: _new_rating.excluded[column.name] for column in DB_RATINGS.columns},
    )
)


class _PendingGame:
    """A finished game on its way to the disk."""

    def __init__(
        self, game: FinishedGame, on_written: Callable[[FinishedGame, Exception | None], None]
    ) -> None:
        self._game = game
        self._on_written = on_written

    async def write_rows(self, connection: BatchConnection) -> None:
        """Everything, unless it is there already."""
        if await connection.execute(_INSERT_GAME, _game_row(self._game)) == 0:
            return
        places = self._game.rated_places
        ratings = await _update_ratings(connection, self._game, places) if places else {}
        for player in self._game.players:
            before, after = ratings.get(player.who, (None, None))
            row = {"game_id": self._game.id, **msgspec.structs.asdict(player)}
            await connection.execute(_INSERT_PLAYER, {**row, "before": before, "after": after})

    def finish(self, trouble: Exception | None) -> None:
        self._on_written(self._game, trouble)


def _game_row(game: FinishedGame) -> dict[str, Any]:
    return {
        "id": game.id,
        "table_id": game.table_id,
        "match": game.match,
        "game": game.record.game,
        "listed": game.listed,
        "rated": game.rated_places is not None,
        "ending": game.record.result.ending,
        "uploaded_by": None,
        "started_at": game.started_at,
        "ended_at": game.ended_at,
        "record": write_record_json(game.record),
    }


async def _update_ratings(
    connection: BatchConnection, game: FinishedGame, places: Sequence[int]
) -> dict[str, tuple[float, float]]:
    """Write everybody's new rating; the ordinal of each before and after."""
    await connection.lock_ratings()
    players = [player.who for player in game.players]
    before = {who: await _current_rating(connection, who, game.record.game) for who in players}
    after = rate_players(players, places, before)
    for player in game.players:
        await connection.execute(_SET_RATING, _rating_row(game, player, after[player.who]))
    return {who: (before[who].ordinal, after[who].ordinal) for who in before}


async def _current_rating(connection: BatchConnection, who: str, game: str) -> PlayerRating:
    found = await connection.fetch_row(_FIND_RATING, {"who": who, "game": game})
    return PlayerRating() if found is None else PlayerRating(*found)


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
