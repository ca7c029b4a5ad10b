"""Reviews of finished games: made once, in turn, apart from the server, and gone with the game."""

import asyncio
from collections.abc import Awaitable, Callable
from multiprocessing import Pipe, active_children
from pathlib import Path
from typing import Any

import msgspec
import pytest
from sqlalchemy import delete, insert
from tests.server.archive_fixtures import (
    archive_table,
    database_rows,
    open_archive,
    play_archive_game,
)
from tests.server.live_server import UNLIMITED_SETTINGS, GuestClient, running_server
from tests.study.playout_advisor import PlayoutAdvisor
from tests.study.test_review import play_recorded_game

from skulduggery.bots.advisor import WinEstimate
from skulduggery.bots.bot import EventHistory
from skulduggery.core.record import Record
from skulduggery.core.view import View
from skulduggery.games import GAMES_BY_NAME, game_named
from skulduggery.games.record_files import load_record, write_record_json, write_record_text
from skulduggery.server import review_worker
from skulduggery.server.database import DB_GAMES, DB_REVIEW_JOBS, DB_REVIEWS
from skulduggery.server.hosting.limits import LimitExceeded
from skulduggery.server.hosting.settings import ServerSettings
from skulduggery.server.nodes.node_directory import NodeBeat, NodeDirectory
from skulduggery.server.records import reviews
from skulduggery.server.records.archive import Archive, ArchivedGame
from skulduggery.server.records.reviews import ReviewQueue, ReviewTooLong
from skulduggery.server.review_worker import ReviewStopped, receive_review, review_in_process
from skulduggery.study.reviews.review import Review
from skulduggery.study.reviews.reviewer import GameReviewer, NotFinished
from skulduggery.words import SUPPORTED_LANGUAGES

REVIEW_TIMEOUT_S = 120.0
CLIENT_IP = "192.0.2.7"  # where people ask from


class GatedReviewMaker:
    """Makes reviews without a master, one at a time and only when it is let."""

    def __init__(self) -> None:
        self.begun_games: list[str] = []  # games, as far as they were begun
        self.let = asyncio.Event()
        self.begun = asyncio.Event()
        self.let.set()
        self.broken = False

    async def make_review(self, record: Record, tell: Callable[[int], None]) -> Review:
        self.begun_games.append(record.game)
        loaded = load_record(write_record_json(record), 1)
        reviewing = GameReviewer(loaded, PlayoutAdvisor(loaded.game))
        reviewing.review_moment()
        tell(1)
        self.begun.set()
        await self.let.wait()
        if self.broken:
            raise ValueError
        reviewing.review_all()
        return reviewing.build_review()


ReviewsVisit = Callable[[Archive, ReviewQueue, GatedReviewMaker], Awaitable[None]]


def run_with_reviews(database: Path | str, visit: ReviewsVisit) -> None:
    async def run() -> None:
        workshop = GatedReviewMaker()
        async with open_archive(database) as archive:
            found = ReviewQueue(archive.engine, workshop.make_review)
            try:
                await visit(archive, found, workshop)
            finally:
                await found.close()

    asyncio.run(run())


async def archive_game(archive: Archive, game: str = "saber_skull") -> ArchivedGame:
    table = play_archive_game(game=game).table
    await archive_table(archive, table)
    return await archive.find_game(table.record_id())


async def archive_copy(archive: Archive, kept: ArchivedGame, record_id: str) -> ArchivedGame:
    """The same game once more, as somebody may upload it."""
    row = {name: getattr(kept, name) for name in ("game", "listed", "started_at", "ended_at")}
    copied = insert(DB_GAMES).values(
        id=record_id, rated=False, ending=kept.ending, record=write_record_json(kept.record), **row
    )
    async with archive.engine.begin() as connection:
        await connection.execute(copied)
    return await archive.find_game(record_id)


async def wait_for_review(found: ReviewQueue) -> None:
    assert found.work is not None
    await found.work


@pytest.mark.parametrize("game", GAMES_BY_NAME)
def test_a_review_is_made_once_and_kept_and_told_in_every_language(
    game: str, database: str
) -> None:
    async def visit(archive: Archive, found: ReviewQueue, workshop: GatedReviewMaker) -> None:
        kept = await archive_game(archive, game)
        assert (await found.review_status(kept, "en")).status == "none"
        await found.request_review(kept, CLIENT_IP)
        await wait_for_review(found)
        await found.request_review(kept, CLIENT_IP)
        assert workshop.begun_games == [game]
        seen = [await found.review_status(kept, language) for language in SUPPORTED_LANGUAGES]
        assert len({str(one.words) for one in seen}) == len(SUPPORTED_LANGUAGES)
        (review,) = {msgspec.json.encode(one.review) for one in seen}
        assert not any(name in review.decode() for name in ("Ada", "Ben", "Cleo"))
        first = seen[0]
        assert first.status == "done" and first.reached == first.plies
        assert first.review is not None and first.words is not None
        assert set(first.words.decisions) == {one.ply for one in first.review.decisions}
        assert any("Ada" in sentence for sentence in first.words.accounts.values())

    run_with_reviews(database, visit)


def test_how_far_it_is_can_be_asked_and_others_wait_their_turn(database: str) -> None:
    async def visit(archive: Archive, found: ReviewQueue, workshop: GatedReviewMaker) -> None:
        workshop.let.clear()
        first = await archive_game(archive)
        others = [
            await archive_copy(archive, first, f"another-{n}")
            for n in range(reviews.MAX_WAITING_REVIEWS - 1)
        ]
        for kept in (first, first, *others):
            await found.request_review(kept, CLIENT_IP)
        await workshop.begun.wait()
        working, waiting = (
            await found.review_status(first, "en"),
            await found.review_status(others[1], "en"),
        )
        assert (working.status, working.reached) == ("working", 1)
        assert working.plies == len(first.record.plies)
        assert (waiting.status, waiting.before, waiting.review) == ("waiting", 2, None)
        one_too_many = await archive_copy(archive, first, "one-too-many")
        with pytest.raises(LimitExceeded):
            await found.request_review(one_too_many, CLIENT_IP)
        assert len(workshop.begun_games) == 1

    run_with_reviews(database, visit)


def test_nobody_waits_for_what_no_person_asked_for(tmp_path: Path) -> None:
    async def visit(archive: Archive, found: ReviewQueue, workshop: GatedReviewMaker) -> None:
        first = await archive_game(archive)
        other = await archive_copy(archive, first, "another")
        workshop.let.clear()
        await found.request_review(first, CLIENT_IP, quiet=True)
        await workshop.begun.wait()
        await found.request_review(other, CLIENT_IP, quiet=True)
        assert (await found.review_status(first, "en")).status == "working"
        assert (await found.review_status(other, "en")).status == "none"
        await found.request_review(other, CLIENT_IP)
        assert (await found.review_status(other, "en")).status == "waiting"

    run_with_reviews(tmp_path / "games.db", visit)


def test_one_address_does_not_fill_the_queue(database: str) -> None:
    async def visit(archive: Archive, found: ReviewQueue, workshop: GatedReviewMaker) -> None:
        workshop.let.clear()
        found.most = 3
        kept = await archive_game(archive)
        first, *others = games = [await archive_copy(archive, kept, f"game-{n}") for n in range(4)]
        for kept in games[:3]:
            await found.request_review(kept, CLIENT_IP)
        await found.request_review(
            first, CLIENT_IP
        )  # it is on its way: nobody waits longer for that
        with pytest.raises(LimitExceeded) as refused:
            await found.request_review(others[-1], CLIENT_IP)
        assert refused.value.sentence == "too-many-reviews-of-yours"
        assert all("3" in refused.value.message_in(language) for language in SUPPORTED_LANGUAGES)
        await found.request_review(others[-1], "198.51.100.1")
        workshop.let.set()
        await wait_for_review(found)
        await found.request_review(await archive_copy(archive, first, "another"), CLIENT_IP)
        assert len(await database_rows(archive, DB_REVIEW_JOBS)) == 1

    run_with_reviews(database, visit)


def test_some_games_cannot_be_reviewed(database: str, monkeypatch: pytest.MonkeyPatch) -> None:
    async def visit(archive: Archive, found: ReviewQueue, workshop: GatedReviewMaker) -> None:
        kept = await archive_game(archive)
        with pytest.raises(NotFinished):
            await found.request_review(msgspec.structs.replace(kept, ending="abandoned"), CLIENT_IP)
        monkeypatch.setattr(reviews, "MAX_REVIEW_POSITIONS", 3)
        with pytest.raises(ReviewTooLong):
            await found.request_review(kept, CLIENT_IP)
        assert not workshop.begun_games

    run_with_reviews(database, visit)


def test_one_that_fails_is_told_once_and_can_be_asked_for_again(database: str) -> None:
    async def visit(archive: Archive, found: ReviewQueue, workshop: GatedReviewMaker) -> None:
        kept = await archive_game(archive)
        workshop.broken = True
        await found.request_review(kept, CLIENT_IP)
        await wait_for_review(found)
        with pytest.raises(reviews.ReviewFailed):
            await found.review_status(kept, "en")
        assert (await found.review_status(kept, "en")).status == "none"
        workshop.broken = False
        await found.request_review(kept, CLIENT_IP)
        await wait_for_review(found)
        assert (await found.review_status(kept, "en")).status == "done"

    run_with_reviews(database, visit)


def test_what_was_asked_for_is_made_after_a_restart(database: str) -> None:
    async def run() -> None:
        workshop = GatedReviewMaker()
        async with open_archive(database) as archive:
            kept = await archive_game(archive)
            workshop.let.clear()
            before = ReviewQueue(archive.engine, workshop.make_review)
            await before.request_review(kept, CLIENT_IP)
            await workshop.begun.wait()
            await before.close()
            workshop.let.set()
            after = ReviewQueue(archive.engine, workshop.make_review)
            assert (await after.review_status(kept, "en")).status == "waiting"
            await after.begin_waiting()
            await wait_for_review(after)
            assert (await after.review_status(kept, "en")).status == "done"

    asyncio.run(run())


def test_two_nodes_make_one_review_together(shared_database: str) -> None:
    """Whoever has time makes it, and both know how far it is."""

    async def run() -> None:
        workshop = GatedReviewMaker()
        workshop.let.clear()
        async with open_archive(shared_database) as archive:
            first = await archive_game(archive)
            second = await archive_copy(archive, first, "another")
            nodes = NodeDirectory("there")
            nodes.note_beats([NodeBeat("here", 1, is_leaving=False)])
            make = workshop.make_review
            here = ReviewQueue(archive.engine, make, nodes=NodeDirectory("here"))
            there = ReviewQueue(archive.engine, make, nodes=nodes)
            await here.request_review(first, CLIENT_IP)
            await there.request_review(first, CLIENT_IP)
            await workshop.begun.wait()
            assert (await there.review_status(first, "en")).status == "working"
            await here.request_review(second, CLIENT_IP)
            assert (await there.review_status(second, "en")).status == "waiting"
            workshop.begun.clear()
            await there.begin_waiting()
            await workshop.begun.wait()
            assert (await here.review_status(second, "en")).status == "working"
            workshop.let.set()
            for queue in (here, there):
                await wait_for_review(queue)
            for kept in (first, second):
                assert (await here.review_status(kept, "en")).status == "done"
            assert len(workshop.begun_games) == 2
            assert await database_rows(archive, DB_REVIEW_JOBS) == []

    asyncio.run(run())


def test_a_review_goes_with_its_game_whenever_that_is(database: str) -> None:
    async def visit(archive: Archive, found: ReviewQueue, workshop: GatedReviewMaker) -> None:
        async def gone() -> None:
            async with archive.engine.begin() as connection:
                await connection.execute(delete(DB_GAMES))

        kept = await archive_game(archive)
        await found.request_review(kept, CLIENT_IP)
        await wait_for_review(found)
        assert len(await database_rows(archive, DB_REVIEWS)) == 1
        await gone()
        assert await database_rows(archive, DB_REVIEWS) == []

        again = await archive_game(archive)
        workshop.let.clear()
        await found.request_review(again, CLIENT_IP)
        await gone()
        workshop.let.set()
        await wait_for_review(found)
        assert (await found.review_status(again, "en")).status == "none"
        assert await database_rows(archive, DB_REVIEW_JOBS) == []

    run_with_reviews(database, visit)


def test_one_of_an_older_version_is_made_again(
    database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def visit(archive: Archive, found: ReviewQueue, workshop: GatedReviewMaker) -> None:
        kept = await archive_game(archive)
        for version in (1, 2):
            monkeypatch.setattr(reviews, "REVIEW_VERSION", version)
            assert (await found.review_status(kept, "en")).status == "none"
            await found.request_review(kept, CLIENT_IP)
            await wait_for_review(found)
        assert [row["version"] for row in await database_rows(archive, DB_REVIEWS)] == [2]

    run_with_reviews(database, visit)


def test_nobody_can_see_the_digits_that_are_left_out() -> None:
    whole = {"chances": {0: [0.123456789]}, "text": "bid 2", "reached": 3, "best": None}
    short = {"chances": {0: [0.1235]}, "text": "bid 2", "reached": 3, "best": None}
    assert reviews.round_floats(whole) == short


# In its process, and over HTTP.


def short_record() -> Record:
    """Of one that is nearly over."""
    game = game_named("skull")
    found = (play_recorded_game(game, seed=seed).record for seed in range(20))
    return min(found, key=lambda record: len(record.plies))


def test_what_goes_wrong_in_the_process_comes_back() -> None:
    record = msgspec.structs.replace(short_record(), plies=["0 jump"])
    with pytest.raises(ReviewStopped, match="its checksum does not match"):
        asyncio.run(review_in_process(record, lambda _: None))


class SlowAdvisor(PlayoutAdvisor):
    """A master that takes its time for any answer, however little it is given."""

    slowness = 0.0
    now = 0.0

    @classmethod
    def advisor_for(cls, game: str, *_: object) -> "SlowAdvisor":
        return cls(game_named(game))

    def estimate_win(self, view: View, player: int, history: EventHistory = ()) -> WinEstimate:
        SlowAdvisor.now += self.slowness
        return super().estimate_win(view, player, history)


@pytest.mark.parametrize("slowness", [0.01, 0.5])
def test_a_slow_master_does_not_look_at_everything(
    slowness: float, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(review_worker, "load_advisor", SlowAdvisor.advisor_for)
    monkeypatch.setattr(SlowAdvisor, "slowness", slowness)
    monkeypatch.setattr(SlowAdvisor, "now", 0.0)
    record = play_recorded_game(game_named("saber_skull")).record
    found = review_worker.make_review(
        write_record_json(record), lambda _: None, lambda: SlowAdvisor.now
    )
    whole = GameReviewer(
        load_record(write_record_json(record), 1), PlayoutAdvisor(game_named("saber_skull"))
    )
    whole.review_all()
    one_moment = slowness * len(record.players)  # the one it was at, and the last
    assert SlowAdvisor.now <= review_worker.MAX_CPU_S + 2 * one_moment
    # Every decision is judged all the same, and the end is known.
    assert found.decisions == whole.build_review().decisions
    assert found.reached == found.plies
    for one in found.accounts:
        assert one.start + one.luck + one.own + one.others == pytest.approx(one.end)
        assert one.end == (one.player in record.result.winners)
    if slowness > review_worker.MAX_POSITION_CPU_S:
        assert SlowAdvisor.now > review_worker.MAX_CPU_S / 2  # it makes use of the time there is
        assert found.chances != whole.build_review().chances
    else:
        assert found.chances == whole.build_review().chances


def test_a_process_that_ends_too_early_has_made_nothing() -> None:
    ours, theirs = Pipe(duplex=False)
    theirs.send(3)
    theirs.close()
    told: list[int] = []
    with pytest.raises(ReviewStopped):
        receive_review(ours, told.append)
    assert told == [3]


def test_nothing_goes_on_once_nobody_waits_for_it() -> None:
    async def run() -> None:
        begun = asyncio.Event()
        loop = asyncio.get_running_loop()

        def tell(_: int) -> None:
            loop.call_soon_threadsafe(begun.set)

        making = asyncio.create_task(review_in_process(short_record(), tell))
        async with asyncio.timeout(REVIEW_TIMEOUT_S):
            await begun.wait()
        assert active_children()
        making.cancel()
        await asyncio.gather(making, return_exceptions=True)
        assert making.cancelled() and not active_children()

    asyncio.run(run())


async def upload_record(ada: GuestClient, record: Record) -> str:
    text = {"content-type": "text/plain"}
    answer = await ada.http.post("/api/records", content=write_record_text(record), headers=text)
    assert answer.status_code == 201, answer.text
    return f"/api/records/{answer.json()['id']}/review"


def run_visit(
    database: Path | str,
    visit: Callable[[GuestClient], Awaitable[None]],
    limit: int = 20,
    waiting: int = 3,
) -> None:
    limits = msgspec.structs.replace(
        UNLIMITED_SETTINGS.limits, reviews_per_hour=limit, reviews_waiting=waiting
    )

    async def run() -> None:
        async with running_server(database, ServerSettings(limits=limits)) as address:
            ada = GuestClient(address, "Ada")
            await visit(ada)
            await ada.http.aclose()

    asyncio.run(run())


def test_an_upload_is_reviewed_by_a_real_master(database: str) -> None:
    async def visit(ada: GuestClient) -> None:
        record = short_record()
        path = await upload_record(ada, record)
        found: dict[str, Any] = (await ada.http.get(path)).json()
        assert (found["status"], found["review"]) == ("none", None)
        found = (await ada.http.post(path)).json()
        async with asyncio.timeout(REVIEW_TIMEOUT_S):
            while found["status"] == "working":
                assert 0 <= found["reached"] <= found["plies"] == len(record.plies)
                await asyncio.sleep(0.1)
                found = (await ada.http.get(path, params={"language": "de"})).json()
        assert found["status"] == "done", found
        review = msgspec.convert(found["review"], Review, strict=False)
        assert all(len(chances) == len(record.plies) + 1 for chances in review.chances.values())
        for winner in range(3):
            assert review.chances[winner][-1] == (winner in record.result.winners)
        assert set(found["words"]["decisions"]) == {str(one.ply) for one in review.decisions}

    run_visit(database, visit)


def test_only_so_many_wait_for_one_address(database: str) -> None:
    async def visit(ada: GuestClient) -> None:
        game = game_named("skull_king")
        paths = [
            await upload_record(ada, play_recorded_game(game, seed=seed).record) for seed in (1, 2)
        ]
        first = await ada.http.post(paths[0])
        assert first.json()["status"] == "working"
        second = await ada.http.post(paths[1], headers={"accept-language": "de"})
        assert second.status_code == 429
        assert second.json()["mistake"] == "too-many-reviews-of-yours"
        assert second.json()["text"].startswith("Von dir wartet schon eine Partie")
        assert (await ada.http.get(paths[1])).json()["status"] == "none"

    run_visit(database, visit, waiting=1)


def test_what_cannot_be_is_said(database: str) -> None:
    async def visit(ada: GuestClient) -> None:
        for ask in (ada.http.get, ada.http.post):
            missing = await ask("/api/records/nothing/review")
            assert (missing.status_code, missing.json()["mistake"]) == (404, "no-record")
        unfinished = play_recorded_game(game_named("skull"), finish=False).record
        path = await upload_record(ada, unfinished)
        early = await ada.http.post(path)
        assert (early.status_code, early.json()["mistake"]) == (409, "review-not-finished")
        again = await ada.http.post(path)
        assert (again.status_code, again.json()["mistake"]) == (429, "too-many-requests")
        assert (await ada.http.get(path)).json()["status"] == "none"

    run_visit(database, visit, limit=2)
