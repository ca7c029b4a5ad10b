"""What all answers of the server stand on, made once when it starts."""

import time
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from dataclasses import dataclass

from sqlalchemy.ext.asyncio import AsyncEngine

from skulduggery.server.bot_workers import Thinkers
from skulduggery.server.hall import Hall
from skulduggery.server.hosting.health import Pulse
from skulduggery.server.hosting.limits import Crowd
from skulduggery.server.hosting.metrics import Metrics
from skulduggery.server.hosting.settings import Settings
from skulduggery.server.lobby import Lobby
from skulduggery.server.log_store import Store
from skulduggery.server.people.api_tokens import Programs
from skulduggery.server.people.blocks import Blocks
from skulduggery.server.people.device_links import Links
from skulduggery.server.people.guests import Guests
from skulduggery.server.people.shared_device import Companions
from skulduggery.server.puzzles import Progress
from skulduggery.server.records.archive import Archive
from skulduggery.server.records.reviews import Reviews
from skulduggery.server.review_worker import reviewed


@dataclass(frozen=True)
class Services:
    engine: AsyncEngine
    store: Store
    hall: Hall
    lobby: Lobby
    guests: Guests
    companions: Companions
    programs: Programs
    links: Links
    blocks: Blocks
    archive: Archive
    reviews: Reviews
    puzzles: Progress
    clock: Callable[[], float]
    settings: Settings
    metrics: Metrics
    crowd: Crowd
    pulse: Pulse
    admin_token: str
    opened_at: float


@asynccontextmanager
async def services(
    database: str,
    clock: Callable[[], float] = time.time,
    settings: Settings = Settings(),  # noqa: B008 - frozen
) -> AsyncIterator[Services]:
    """Everything open; closed again in the other order, with all that was begun finished."""
    store = await Store.open(database)
    thinkers = Thinkers()
    metrics = Metrics()
    archive = Archive(store.engine)
    reviews = Reviews(store.engine, reviewed, clock, settings.limits.reviews_waiting)
    companions = Companions(await store.key("companions"))
    think = metrics.timed(thinkers.think)
    hall = Hall(
        store,
        think,
        clock,
        archive.finished,
        companions.check,
        advise=thinkers.advise,
        reckon=thinkers.reckon,
        allowed_bots=settings.allowed_bots,
    )
    crowd = Crowd(settings.limits)
    metrics.tables = lambda: [live.table.status for live in hall.tables.values()]
    metrics.sockets = lambda: crowd.total
    metrics.waiting = lambda: len(store.waiting)
    hall.written = metrics.written
    store.committed = metrics.committed
    try:
        await archive.catch_up(store)
        await hall.wake()
        yield Services(
            engine=store.engine,
            store=store,
            hall=hall,
            lobby=Lobby(hall),
            guests=await Guests.open(store.engine, await store.key("cookies"), clock),
            companions=companions,
            programs=Programs(store.engine, clock),
            links=Links(store.engine, await store.key("links"), clock),
            blocks=Blocks(store.engine),
            archive=archive,
            reviews=reviews,
            puzzles=Progress(store.engine),
            clock=clock,
            settings=settings,
            metrics=metrics,
            crowd=crowd,
            pulse=Pulse(store.engine, clock),
            admin_token=settings.admin_token or (await store.key("admin")).hex(),
            opened_at=clock(),
        )
    finally:
        await reviews.close()
        await hall.close()
        thinkers.close()
