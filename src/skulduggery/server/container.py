"""The services that requests use, built once when the server starts."""

import socket
import time
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager, nullcontext
from dataclasses import dataclass

from sqlalchemy.ext.asyncio import AsyncEngine

from skulduggery.server.admin_token import ADMIN_KEY_NAME
from skulduggery.server.awake_clock import AwakeClock
from skulduggery.server.awake_time_keeping import keeping_awake_time, load_awake_time
from skulduggery.server.bot_pace import BotPace
from skulduggery.server.bot_workers import BotWorkers
from skulduggery.server.database_upkeep import DatabaseHealth, compact_if_due
from skulduggery.server.erasure import Erasures
from skulduggery.server.hosting.limits import AddressLimiter, ConnectionLimiter
from skulduggery.server.hosting.metrics import Metrics
from skulduggery.server.hosting.settings import HOUR_S, MINUTE_S, ServerSettings
from skulduggery.server.lobby import Lobby
from skulduggery.server.log_store import LogStore
from skulduggery.server.node_life import NodeLife
from skulduggery.server.nodes.announcements import REVIEW_ASKED
from skulduggery.server.nodes.heartbeat import check_other_nodes
from skulduggery.server.nodes.node_directory import NodeDirectory
from skulduggery.server.people.address_bans import AddressBans
from skulduggery.server.people.api_tokens import Programs
from skulduggery.server.people.blocks import Blocks
from skulduggery.server.people.device_links import DeviceLinks
from skulduggery.server.people.guests import Guests
from skulduggery.server.people.origins import GuestOrigins
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
    code_guesses: AddressLimiter
    new_tables: AddressLimiter
    review_requests: AddressLimiter
    guests: Guests
    address_bans: AddressBans
    origins: GuestOrigins
    companions: Companions
    programs: Programs
    links: DeviceLinks
    blocks: Blocks
    erasures: Erasures
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
    leave: Callable[[], Awaitable[None]]  # before it stops: others go on with what is played here


async def _stay() -> None:
    """Where there is nobody else."""


@asynccontextmanager
async def open_services(
    database: str,
    clock: Callable[[], float] = time.time,
    settings: ServerSettings = ServerSettings(),  # noqa: B008 - frozen
    monotonic: Callable[[], float] = time.monotonic,
) -> AsyncIterator[Services]:
    """Everything open; closed again in the other order, with all that was begun finished."""
    limits = settings.limits
    store = await LogStore.open(database)
    bot_workers = BotWorkers(settings.bot_workers)
    node_name = settings.node_name or socket.gethostname()
    metrics = Metrics(node_name)
    archive = Archive(store)
    companions = Companions(await store.ensure_key("companions"))
    awake_until = await load_awake_time(store.engine)
    awake_clock = AwakeClock(awake_until, monotonic)
    tables = Tables(
        store,
        metrics.time_thinking(bot_workers.ask_bot),
        awake_clock,
        archive.archive_game,
        companions.check_request,
        ask_hint=metrics.time_advice(bot_workers.ask_hint),
        ask_odds=metrics.time_advice(bot_workers.ask_odds),
        allowed_bots=settings.allowed_bots,
        bot_pace=BotPace(settings.bot_pause_s),
        advice_waiting=limits.advice_waiting,
        wall_clock=clock,
        nodes=NodeDirectory(store.database.node_id, monotonic),
    )
    reviews = ReviewQueue(
        store.engine, review_in_process, clock, limits.reviews_waiting, tables.writer.nodes
    )
    connection_limiter = ConnectionLimiter(limits)
    guests = await Guests.open(store.engine, await store.ensure_key("cookies"), clock)
    blocks = Blocks(store.engine)
    erasures = Erasures(tables, guests, companions, blocks, archive)
    metrics.table_statuses = lambda: [live.table.status for live in tables.registry.tables.values()]
    metrics.socket_count = lambda: connection_limiter.total
    metrics.waiting_count = lambda: len(store.writer.waiting)
    metrics.evicted_count = lambda: tables.registry.evicted_count
    metrics.waiting_questions = lambda: {
        "bot": bot_workers.for_bots.waiting_count,
        "advice": bot_workers.for_advice.waiting_count,
        "review": reviews.waiting_count,
    }
    metrics.worker_counts = lambda: {
        "bot": bot_workers.for_bots.started_count,
        "advice": bot_workers.for_advice.started_count,
    }
    origins = GuestOrigins(await store.ensure_key("origins"))
    tables.writer.origins_of = origins.origins_of
    tables.writer.on_facts_written = lambda new, awake_time: metrics.count_moves(new, clock())
    store.writer.on_commit = metrics.observe_commit
    node_life = (
        NodeLife(
            tables,
            awake_clock,
            node_name,
            [archive.archive_missing, erasures.resume_erasures, reviews.begin_waiting],
        )
        if store.database.is_shared
        else None
    )
    try:
        if store.database.is_shared:
            await check_other_nodes(store.engine)
        await compact_if_due(store.database)
        await erasures.finish_open_logs()
        await archive.archive_missing()
        if node_life is None:  # else whatever the others do not is taken over
            await tables.resume_games(awake_clock.catch_up)
            await erasures.resume_erasures()
            await reviews.begin_waiting()
        elif awake_until is None:  # moved here from a version that did not note it
            await tables.read_awake_time(awake_clock.catch_up)
        awake_clock.begin_at(clock())
        services = Services(
            engine=store.engine,
            store=store,
            tables=tables,
            lobby=Lobby(tables.registry, store.engine, clock),
            codes=TableCodes(store.engine, tables.registry, clock),
            code_guesses=AddressLimiter(
                limits.wrong_codes_per_hour, HOUR_S, clock, "too-many-codes"
            ),
            new_tables=AddressLimiter(limits.new_tables_per_minute, MINUTE_S, clock),
            review_requests=AddressLimiter(limits.reviews_per_hour, HOUR_S, clock),
            guests=guests,
            address_bans=AddressBans(limits.ban_address_minutes * MINUTE_S, clock),
            origins=origins,
            companions=companions,
            programs=Programs(store.engine, clock),
            links=DeviceLinks(store.engine, await store.ensure_key("links"), clock),
            blocks=blocks,
            erasures=erasures,
            archive=archive,
            reviews=reviews,
            puzzle_progress=PuzzleProgress(store.engine),
            clock=clock,
            settings=settings,
            metrics=metrics,
            connection_limiter=connection_limiter,
            database_health=DatabaseHealth(store.database, clock),
            admin_token=settings.admin_token or (await store.ensure_key(ADMIN_KEY_NAME)).hex(),
            opened_at=clock(),
            leave=_stay if node_life is None else node_life.leave,
        )
        if node_life is not None:
            node_life.hear_about_people(
                guests, blocks, services.programs, services.address_bans, connection_limiter
            )
            node_life.hear_of(REVIEW_ASKED, reviews.begin_waiting)
        living = nullcontext() if node_life is None else node_life.alive()
        async with keeping_awake_time(awake_clock, store.engine, tables.is_game_on), living:
            yield services
    finally:
        await erasures.close()
        await reviews.close()
        await tables.close()
        await bot_workers.close()
