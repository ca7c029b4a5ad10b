"""Reviews of finished games: asked for by anybody, made one after the other, and kept.

A review names nobody: players are numbers in it, and it goes when its game does.
"""

import asyncio
import logging
import time
from collections.abc import Awaitable, Callable
from typing import Any, Literal, NamedTuple

import msgspec
from sqlalchemy import delete, select, update
from sqlalchemy.dialects.postgresql import Insert
from sqlalchemy.exc import IntegrityError, SQLAlchemyError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from skulduggery.core.errors import Mistake
from skulduggery.core.record import Record
from skulduggery.server.database import DB_GAMES, DB_REVIEW_JOBS, DB_REVIEWS
from skulduggery.server.hosting.limits import LimitExceeded
from skulduggery.server.hosting.logging_setup import short_id
from skulduggery.server.nodes.announcements import REVIEW_ASKED, announce
from skulduggery.server.nodes.node_directory import NodeDirectory
from skulduggery.server.records.archive import ArchivedGame
from skulduggery.server.storage.statements import hold_name, insert
from skulduggery.study.hint import NoAdvisor, has_advisor
from skulduggery.study.reviews.review import Review
from skulduggery.study.reviews.reviewer import NotFinished
from skulduggery.study.reviews.sentences import ReviewSentences, review_sentences

# Raise when the adviser or the numbering changes; older reviews are recomputed.
REVIEW_VERSION = 2
MAX_WAITING_REVIEWS = 20
MAX_REVIEW_POSITIONS = 6_000  # plies times players; the longest games people play come to 5,000
_TELL_INTERVAL_S = 1.0
_REVIEW_DECIMALS = 4  # of a share that are kept

_MakeReview = Callable[[Record, Callable[[int], None]], Awaitable[Review]]

_log = logging.getLogger(__name__)


class ReviewTooLong(Mistake):
    def __init__(self) -> None:
        super().__init__("review-too-long")


class ReviewFailed(Mistake):
    def __init__(self) -> None:
        super().__init__("review-failed")


class RecordReview(msgspec.Struct, frozen=True, kw_only=True):
    """How far the review of a game has come, and the review once it is done."""

    status: Literal["none", "waiting", "working", "done"]
    before: int = 0  # other games that come first, where it waits
    reached: int = 0  # how many plies were looked at
    plies: int
    review: Review | None = None
    words: ReviewSentences | None = None  # what it says, in the language of whoever asks


class _Job(NamedTuple):
    """A review that was asked for and is not made yet."""

    game_id: str
    node: str | None  # that makes it
    reached: int


class ReviewQueue:
    """Of all finished games. What is asked for is made in turn, and not again.

    The database knows what was asked for, so any node may make it: each one review at a time.
    """

    def __init__(
        self,
        engine: AsyncEngine,
        make: _MakeReview,
        clock: Callable[[], float] = time.time,
        most: int = 0,
        nodes: NodeDirectory | None = None,
    ) -> None:
        """`most` is how many may be under way for one address; zero lifts the limit."""
        self._engine = engine
        self._make = make
        self._clock = clock
        self.most = most
        self._nodes = nodes or NodeDirectory()
        self._asked_from: dict[str, str] = {}  # by game: the addresses that have asked here
        self._is_busy = False
        self._game_id = ""  # whose review is made here
        self._reached = 0  # how many of its plies were looked at
        self.waiting_count = 0  # how many nobody had begun when it was last looked up
        self.work: asyncio.Task[None] | None = None

    async def request_review(self, game: ArchivedGame, address: str, quiet: bool = False) -> None:
        """Queue a review unless there is one. Mistakes say why there cannot be one.

        A `quiet` request, which no person has made, is for when there is nothing else to do.
        """
        _check_reviewable(game)
        if await self._find_review(game.id) is not None:
            return
        begins, self._is_busy = not self._is_busy, True
        was_added = False
        try:
            was_added = await self._add_job(game.id, address, quiet, begins)
        finally:
            if begins and not was_added:
                self._is_busy = False
        if begins and was_added:
            self.work = asyncio.create_task(self._make_all(game.id))

    async def _add_job(self, game_id: str, address: str, quiet: bool, begins: bool) -> bool:
        """False: somebody has asked for it already, or it is not wanted so much."""
        async with self._engine.begin() as connection:
            await hold_name(connection, "reviews")
            jobs = {job.game_id for job in await self._open_jobs(connection)}
            if game_id in jobs or (quiet and jobs):
                return False
            self._asked_from = {
                asked: whence for asked, whence in self._asked_from.items() if asked in jobs
            }
            if self.most and list(self._asked_from.values()).count(address) >= self.most:
                raise LimitExceeded("too-many-reviews-of-yours", most=self.most)
            if len(jobs) >= MAX_WAITING_REVIEWS:
                raise LimitExceeded("too-many-reviews")
            job = {
                "asked_at": self._clock(),
                "node": self._nodes.own_id if begins else None,
                "reached": 0,
                "failed": False,
            }
            added = insert(DB_REVIEW_JOBS).values(game_id=game_id, **job)
            await connection.execute(
                added.on_conflict_do_update(index_elements=["game_id"], set_=job)
            )
            await announce(connection, REVIEW_ASKED)
        self._asked_from[game_id] = address
        return True

    async def review_status(self, game: ArchivedGame, language: str) -> RecordReview:
        """How far it is; for those who have not asked as well."""
        plies = len(game.record.plies)
        async with self._engine.connect() as connection:
            jobs = await self._open_jobs(connection)
        for before, job in enumerate(jobs):
            if job.game_id == game.id:
                if job.node is None:
                    return RecordReview(status="waiting", before=before, plies=plies)
                reached = self._reached if game.id == self._game_id else job.reached
                return RecordReview(status="working", reached=reached, plies=plies)
        if await self._forget_failure(game.id):
            raise ReviewFailed
        review = await self._find_review(game.id)
        if review is None:
            return RecordReview(status="none", plies=plies)
        names = [seated.name for seated in game.record.players]
        words = await asyncio.to_thread(review_sentences, review, names, language)
        return RecordReview(
            status="done", reached=review.reached, plies=plies, review=review, words=words
        )

    async def begin_waiting(self) -> None:
        """Make what nobody makes, if there is anything, unless this node makes one already."""
        if not self._is_busy:
            self._is_busy = True
            self.work = asyncio.create_task(self._make_all())

    async def close(self) -> None:
        """What was not made yet is made by others, or after the next start."""
        if self.work is not None:
            self.work.cancel()
            await asyncio.gather(self.work, return_exceptions=True)

    # What the database says.

    async def _find_review(self, record_id: str) -> Review | None:
        query = select(DB_REVIEWS.c.review).where(
            DB_REVIEWS.c.game_id == record_id, DB_REVIEWS.c.version == REVIEW_VERSION
        )
        async with self._engine.connect() as connection:
            kept = (await connection.execute(query)).scalar()
        return None if kept is None else msgspec.json.decode(kept, type=Review)

    async def _open_jobs(self, connection: AsyncConnection) -> list[_Job]:
        """The first was asked for first."""
        columns = (DB_REVIEW_JOBS.c[name] for name in _Job._fields)
        query = select(*columns).where(~DB_REVIEW_JOBS.c.failed)
        query = query.order_by(DB_REVIEW_JOBS.c.asked_at, DB_REVIEW_JOBS.c.game_id)
        jobs = [_Job(*row) for row in await connection.execute(query)]
        self.waiting_count = sum(job.node is None for job in jobs)
        return jobs

    async def _forget_failure(self, game_id: str) -> bool:
        """Whether it has failed; it is told once."""
        failed = (DB_REVIEW_JOBS.c.game_id == game_id) & DB_REVIEW_JOBS.c.failed
        async with self._engine.connect() as connection:
            if (await connection.execute(select(DB_REVIEW_JOBS).where(failed))).first() is None:
                return False
        async with self._engine.begin() as connection:
            await connection.execute(delete(DB_REVIEW_JOBS).where(failed))
        return True

    async def _take_job(self) -> str | None:
        """The next one that no living node makes."""
        jobs = DB_REVIEW_JOBS.c
        free = ~jobs.failed & (jobs.node.is_(None) | jobs.node.not_in(self._nodes.living_others()))
        first = select(jobs.game_id).where(free).order_by(jobs.asked_at, jobs.game_id).limit(1)
        taken = (
            update(DB_REVIEW_JOBS)
            .where(jobs.game_id == first.with_for_update(skip_locked=True).scalar_subquery())
            .values(node=self._nodes.own_id, reached=0)
        )
        async with self._engine.begin() as connection:
            game_id: str | None = await connection.scalar(taken.returning(jobs.game_id))
            return game_id

    async def _change_job(self, game_id: str, **values: object) -> None:
        changed = update(DB_REVIEW_JOBS).where(DB_REVIEW_JOBS.c.game_id == game_id)
        async with self._engine.begin() as connection:
            await connection.execute(changed.values(values))

    # Making them.

    async def _make_all(self, game_id: str | None = None) -> None:
        """One after the other; the first may have been taken already."""
        try:
            while (game_id := game_id or await self._take_job()) is not None:
                await self._make_one(game_id)
                game_id = None
        except (SQLAlchemyError, OSError):  # those who look, or ask, begin again
            _log.exception("reviews interrupted")
        finally:
            self._is_busy = False

    async def _make_one(self, game_id: str) -> None:
        self._game_id, self._reached = game_id, 0
        telling = asyncio.create_task(self._tell_reached(game_id))
        try:
            await self._store_review(game_id, await self._make_of(game_id))
        except asyncio.CancelledError:  # this node stops
            await self._change_job(game_id, node=None)
            raise
        except (SQLAlchemyError, OSError):
            raise
        except Exception:  # others are waiting
            _log.exception("review failed", extra={"game": short_id(game_id)})
            await self._change_job(game_id, failed=True)
        finally:
            self._game_id = ""
            telling.cancel()

    async def _make_of(self, game_id: str) -> Review | None:
        """None: its game is gone."""
        async with self._engine.connect() as connection:
            query = select(DB_GAMES.c.record).where(DB_GAMES.c.id == game_id)
            written = (await connection.execute(query)).scalar()
        if written is None:
            return None
        return await self._make(msgspec.json.decode(written, type=Record), self._set_reached)

    def _set_reached(self, reached: int) -> None:
        self._reached = reached

    async def _tell_reached(self, game_id: str) -> None:
        """For those who ask another node."""
        told = 0
        while True:
            await asyncio.sleep(_TELL_INTERVAL_S)
            if self._reached != told and not self._nodes.is_alone():
                told = self._reached
                await self._change_job(game_id, reached=told)

    async def _store_review(self, game_id: str, review: Review | None) -> None:
        try:
            async with self._engine.begin() as connection:
                await connection.execute(
                    delete(DB_REVIEW_JOBS).where(DB_REVIEW_JOBS.c.game_id == game_id)
                )
                if review is not None:
                    await connection.execute(self._review_row(game_id, review))
                    return
        except IntegrityError:
            await self._store_review(game_id, None)
            return
        _log.info("review discarded", extra={"game": short_id(game_id)})  # with its game

    def _review_row(self, game_id: str, review: Review) -> Insert:
        row = insert(DB_REVIEWS).values(
            game_id=game_id,
            version=REVIEW_VERSION,
            made_at=self._clock(),
            review=msgspec.json.encode(round_floats(msgspec.to_builtins(review))),
        )
        changed = {name: row.excluded[name] for name in ("version", "made_at", "review")}
        return row.on_conflict_do_update(index_elements=["game_id"], set_=changed)


def _check_reviewable(game: ArchivedGame) -> None:
    if game.ending != "finished":
        raise NotFinished
    if not has_advisor(game.game):
        raise NoAdvisor
    if len(game.record.plies) * len(game.record.players) > MAX_REVIEW_POSITIONS:
        raise ReviewTooLong


def round_floats(part: Any) -> Any:
    """Without digits that nobody can see: they would be most of it."""
    if isinstance(part, float):
        return round(part, _REVIEW_DECIMALS)
    if isinstance(part, list):
        return [round_floats(item) for item in part]
    if isinstance(part, dict):
        return {key: round_floats(item) for key, item in part.items()}
    return part
