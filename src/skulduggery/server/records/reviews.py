"""Reviews of finished games: asked for by anybody, made one after the other, and kept.

A review names nobody: players are numbers in it, and it goes when its game does.
"""

import asyncio
import logging
import time
from collections.abc import Awaitable, Callable
from typing import Any, Literal

import msgspec
from sqlalchemy import select
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncEngine

from skulduggery.core.errors import Mistake
from skulduggery.core.record import Record
from skulduggery.server.database import DB_REVIEWS
from skulduggery.server.hosting.limits import LimitExceeded
from skulduggery.server.hosting.logging_setup import short_id
from skulduggery.server.records.archive import ArchivedGame
from skulduggery.server.storage.statements import insert
from skulduggery.study.hint import NoAdvisor, has_advisor
from skulduggery.study.reviews.review import Review
from skulduggery.study.reviews.reviewer import NotFinished
from skulduggery.study.reviews.sentences import ReviewSentences, review_sentences

# Raise when the adviser or the numbering changes; older reviews are recomputed.
REVIEW_VERSION = 2
MAX_WAITING_REVIEWS = 20
MAX_REVIEW_POSITIONS = 6_000  # plies times players; the longest games people play come to 5,000
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


class _ReviewJob:
    """A review that was asked for."""

    def __init__(self, record: Record, address: str) -> None:
        self.record = record
        self.address = address  # where it was asked from
        self.reached = 0

    def set_reached(self, reached: int) -> None:
        self.reached = reached


class ReviewQueue:
    """Of all finished games. What is asked for is made in turn, and not again."""

    def __init__(
        self,
        engine: AsyncEngine,
        make: _MakeReview,
        clock: Callable[[], float] = time.time,
        most: int = 0,
    ) -> None:
        """`most` is how many may be under way for one address; zero lifts the limit."""
        self._engine = engine
        self._make = make
        self._clock = clock
        self.most = most
        self.jobs: dict[str, _ReviewJob] = {}  # by game; the first is being made
        self.failed: set[str] = set()  # that nobody was told of yet
        self.work: asyncio.Task[None] | None = None

    @property
    def waiting_count(self) -> int:
        """How many have not been begun."""
        return max(0, len(self.jobs) - 1)

    async def request_review(self, game: ArchivedGame, address: str, quiet: bool = False) -> None:
        """Queue a review unless there is one. Mistakes say why there cannot be one.

        A `quiet` request, which no person has made, is for when there is nothing else to do.
        """
        _check_reviewable(game)
        if (
            game.id in self.jobs
            or await self._find_review(game.id) is not None
            or game.id in self.jobs
        ):
            return
        if quiet and self.jobs:
            return
        theirs = sum(job.address == address for job in self.jobs.values())
        if self.most and theirs >= self.most:
            raise LimitExceeded("too-many-reviews-of-yours", most=self.most)
        if len(self.jobs) >= MAX_WAITING_REVIEWS:
            raise LimitExceeded("too-many-reviews")
        self.failed.discard(game.id)
        self.jobs[game.id] = _ReviewJob(game.record, address)
        if self.work is None or self.work.done():
            self.work = asyncio.create_task(self._make_waiting())

    async def review_status(self, game: ArchivedGame, language: str) -> RecordReview:
        """How far it is; for those who have not asked as well."""
        plies = len(game.record.plies)
        if game.id in self.jobs:
            before = list(self.jobs).index(game.id)
            status: Literal["waiting", "working"] = "waiting" if before else "working"
            reached = self.jobs[game.id].reached
            return RecordReview(status=status, before=before, reached=reached, plies=plies)
        if game.id in self.failed:
            self.failed.discard(game.id)
            raise ReviewFailed
        review = await self._find_review(game.id)
        if review is None:
            return RecordReview(status="none", plies=plies)
        names = [seated.name for seated in game.record.players]
        words = await asyncio.to_thread(review_sentences, review, names, language)
        return RecordReview(
            status="done", reached=review.reached, plies=plies, review=review, words=words
        )

    async def _find_review(self, record_id: str) -> Review | None:
        query = select(DB_REVIEWS.c.review).where(
            DB_REVIEWS.c.game_id == record_id, DB_REVIEWS.c.version == REVIEW_VERSION
        )
        async with self._engine.connect() as connection:
            kept = (await connection.execute(query)).scalar()
        return None if kept is None else msgspec.json.decode(kept, type=Review)

    async def _make_waiting(self) -> None:
        while self.jobs:
            record_id, job = next(iter(self.jobs.items()))
            try:
                await self._store_review(record_id, await self._make(job.record, job.set_reached))
            except Exception:  # others are waiting
                _log.exception("review failed", extra={"game": short_id(record_id)})
                self.failed.add(record_id)
            finally:
                del self.jobs[record_id]

    async def _store_review(self, record_id: str, review: Review) -> None:
        row = insert(DB_REVIEWS).values(
            game_id=record_id,
            version=REVIEW_VERSION,
            made_at=self._clock(),
            review=msgspec.json.encode(round_floats(msgspec.to_builtins(review))),
        )
        changed = {name: row.excluded[name] for name in ("version", "made_at", "review")}
        try:
            async with self._engine.begin() as connection:
                await connection.execute(
                    row.on_conflict_do_update(index_elements=["game_id"], set_=changed)
                )
        except IntegrityError:
            # Its game was erased meanwhile.
            _log.info("review discarded", extra={"game": short_id(record_id)})

    async def close(self) -> None:
        """What was not made yet can be asked for again."""
        if self.work is not None:
            self.work.cancel()
            await asyncio.gather(self.work, return_exceptions=True)


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
