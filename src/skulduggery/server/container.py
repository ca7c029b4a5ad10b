"""The services that requests use, built once when the server starts."""

import time
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from dataclasses import dataclass

from sqlalchemy.ext.asyncio import AsyncEngine

from skulduggery.server.bot_pace import BotPace
from skulduggery.server.bot_workers import BotWorkers
from skulduggery.server.database import DatabaseHealth
from skulduggery.server.hosting.limits import ConnectionLimiter, GuessLimiter
from skulduggery.server.hosting.metrics import Metrics
from skulduggery.server.hosting.settings import ServerSettings
from skulduggery.server.lobby import Lobby
from skulduggery.server.log_store import LogStore
from skulduggery.server.people.api_tokens import Programs
from skulduggery.server.people.blocks import Blocks
from skulduggery.server.people.device_links import DeviceLinks
from skulduggery.server.people.guests import Guests
from skulduggery.server.people.shared_device import Companions
from skulduggery.server.puzzles import PuzzleProgress
from skulduggery.server.records.archive import Archive
from skulduggery.server.records.reviews import ReviewQueue
from skulduggery.server.review_worker import review_in_process
from skulduggery.server.table_codes import TableCodes
from skulduggery.server.tables import Tables


@dataclass(frozen=True)
class Services:
    engine: AsyncEngine
    store: LogStore
    tables: Tables
    lobby: Lobby
    codes: TableCodes
    code_guesses: GuessLimiter
    guests: Guests
    companions: Companions
    programs: Programs
    links: DeviceLinks
    blocks: Blocks
    archive: Archive
    reviews: ReviewQueue
    puzzle_progress: PuzzleProgress
    clock: Callable[[], float]
    settings: ServerSettings
    metrics: Metrics
    connection_limiter: ConnectionLimiter
    database_health: DatabaseHealth
    admin_token: str
    opened_at: float


@asynccontextmanager
async def open_services(
    database: str,
    clock: Callable[[], float] = time.time,
    settings: ServerSettings = ServerSettings(),  # noqa: B008 - frozen
) -> AsyncIterator[Services]:
    """Everything open; closed again in the other order, with all that was begun finished."""
    store = await LogStore.open(database)
    bot_workers = BotWorkers()
    metrics = Metrics()
    archive = Archive(store.engine)
    reviews = ReviewQueue(store.engine, review_in_process, clock, settings.limits.reviews_waiting)
    companions = Companions(await store.ensure_key("companions"))
    tables = Tables(
        store,
        metrics.time_thinking(bot_workers.ask_bot),
        clock,
        archive.archive_game,
        companions.check_request,
        ask_hint=bot_workers.ask_hint,
        ask_odds=bot_workers.ask_odds,
        allowed_bots=settings.allowed_bots,
        bot_pace=BotPace(settings.bot_pause_s),
    )
    connection_limiter = ConnectionLimiter(settings.limits)
    metrics.table_statuses = lambda: [live.table.status for live in tables.registry.tables.values()]
    metrics.socket_count = lambda: connection_limiter.total
    metrics.waiting_count = lambda: len(store.waiting)
    tables.writer.on_facts_written = metrics.count_moves
    store.on_commit = metrics.observe_commit
    try:
        await archive.archive_missing(store)
        await tables.resume_games()
        yield Services(
            engine=store.engine,
            store=store,
            tables=tables,
            lobby=Lobby(tables.registry, store.engine, clock),
            codes=TableCodes(store.engine, tables.registry, clock),
            code_guesses=GuessLimiter(settings.limits.wrong_codes_per_hour, clock),
            guests=await Guests.open(store.engine, await store.ensure_key("cookies"), clock),
            companions=companions,
            programs=Programs(store.engine, clock),
            links=DeviceLinks(store.engine, await store.ensure_key("links"), clock),
            blocks=Blocks(store.engine),
            archive=archive,
            reviews=reviews,
            puzzle_progress=PuzzleProgress(store.engine),
            clock=clock,
            settings=settings,
            metrics=metrics,
            connection_limiter=connection_limiter,
            database_health=DatabaseHealth(store.engine, clock),
            admin_token=settings.admin_token or (await store.ensure_key("admin")).hex(),
            opened_at=clock(),
        )
    finally:
        await reviews.close()
        await tables.close()
        bot_workers.close()
