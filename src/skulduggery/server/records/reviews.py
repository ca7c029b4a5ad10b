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
from sqlalchemy.dialects.sqlite import insert
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncEngine

from skulduggery.core.errors import Mistake
from skulduggery.core.record import Record
from skulduggery.server.database import REVIEWS
from skulduggery.server.hosting.limits import TooMuch
from skulduggery.server.hosting.log import brief
from skulduggery.server.records.archive import Kept
from skulduggery.study.hint import NoAdviser, has_adviser
from skulduggery.study.reviews.review import Review
from skulduggery.study.reviews.reviewer import NotFinished
from skulduggery.study.reviews.sentences import Sentences, sentences

VERSION = 2  # raised when masters judge, or plies count, otherwise: older ones are made again
MOST_WAITING = 20
MOST_QUESTIONS = 6_000  # plies times players; the longest games people play come to 5,000
PLACES = 4  # of a share that are kept

Make = Callable[[Record, Callable[[int], None]], Awaitable[Review]]

log = logging.getLogger(__name__)


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
    words: Sentences | None = None  # what it says, in the language of whoever asks


class Job:
    """A review that was asked for."""

    def __init__(self, record: Record, address: str) -> None:
        self.record = record
        self.address = address  # where it was asked from
        self.reached = 0

    def tell(self, reached: int) -> None:
        self.reached = reached


class Reviews:
    """Of all finished games. What is asked for is made in turn, and not again."""

    def __init__(
        self,
        engine: AsyncEngine,
        make: Make,
        clock: Callable[[], float] = time.time,
        most: int = 0,
    ) -> None:
        """`most` is how many may be under way for one address; zero lifts the limit."""
        self.engine = engine
        self.make = make
        self.clock = clock
        self.most = most
        self.jobs: dict[str, Job] = {}  # by game; the first is being made
        self.failed: set[str] = set()  # that nobody was told of yet
        self.work: asyncio.Task[None] | None = None

    async def ask(self, game: Kept, address: str) -> None:
        """See to it that there will be a review. Mistakes say why there cannot be one."""
        check_reviewable(game)
        if game.id in self.jobs or await self.find(game.id) is not None or game.id in self.jobs:
            return
        theirs = sum(job.address == address for job in self.jobs.values())
        if self.most and theirs >= self.most:
            raise TooMuch("too-many-reviews-of-yours", most=self.most)
        if len(self.jobs) >= MOST_WAITING:
            raise TooMuch("too-many-reviews")
        self.failed.discard(game.id)
        self.jobs[game.id] = Job(game.record, address)
        if self.work is None or self.work.done():
            self.work = asyncio.create_task(self.make_all())

    async def look(self, game: Kept, language: str) -> RecordReview:
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
        review = await self.find(game.id)
        if review is None:
            return RecordReview(status="none", plies=plies)
        names = [seated.name for seated in game.record.players]
        words = await asyncio.to_thread(sentences, review, names, language)
        return RecordReview(
            status="done", reached=review.reached, plies=plies, review=review, words=words
        )

    async def find(self, record_id: str) -> Review | None:
        query = select(REVIEWS.c.review).where(
            REVIEWS.c.game_id == record_id, REVIEWS.c.version == VERSION
        )
        async with self.engine.connect() as connection:
            kept = (await connection.execute(query)).scalar()
        return None if kept is None else msgspec.json.decode(kept, type=Review)

    async def make_all(self) -> None:
        while self.jobs:
            record_id, job = next(iter(self.jobs.items()))
            try:
                await self.keep(record_id, await self.make(job.record, job.tell))
            except Exception:  # others are waiting
                log.exception("a review of game %s could not be made", brief(record_id))
                self.failed.add(record_id)
            finally:
                del self.jobs[record_id]

    async def keep(self, record_id: str, review: Review) -> None:
        row = insert(REVIEWS).values(
            game_id=record_id,
            version=VERSION,
            made_at=self.clock(),
            review=msgspec.json.encode(shortened(msgspec.to_builtins(review))),
        )
        changed = {name: row.excluded[name] for name in ("version", "made_at", "review")}
        try:
            async with self.engine.begin() as connection:
                await connection.execute(
                    row.on_conflict_do_update(index_elements=["game_id"], set_=changed)
                )
        except IntegrityError:
            log.info("game %s is gone, and its review with it", brief(record_id))

    async def close(self) -> None:
        """What was not made yet can be asked for again."""
        if self.work is not None:
            self.work.cancel()
            await asyncio.gather(self.work, return_exceptions=True)


def check_reviewable(game: Kept) -> None:
    if game.ending != "finished":
        raise NotFinished
    if not has_adviser(game.game):
        raise NoAdviser
    if len(game.record.plies) * len(game.record.players) > MOST_QUESTIONS:
        raise ReviewTooLong


def shortened(part: Any) -> Any:
    """Without digits that nobody can see: they would be most of it."""
    if isinstance(part, float):
        return round(part, PLACES)
    if isinstance(part, list):
        return [shortened(item) for item in part]
    if isinstance(part, dict):
        return {key: shortened(item) for key, item in part.items()}
    return part
