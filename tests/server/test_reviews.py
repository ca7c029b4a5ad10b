"""Reviews of finished games: made once, in turn, apart from the server, and gone with the game."""

import asyncio
from collections.abc import Awaitable, Callable
from multiprocessing import Pipe, active_children
from pathlib import Path
from typing import Any

import msgspec
import pytest
from sqlalchemy import delete
from tests.server.lounge import NO_HURRY, Client, served
from tests.server.shelf import archive_in, played, rows
from tests.study.dreamer import Dreamer
from tests.study.test_review import recorded

from skulduggery.bots.advisor import Worth
from skulduggery.bots.bot import Story
from skulduggery.core.record import Record
from skulduggery.core.view import View
from skulduggery.games import GAMES, game_named
from skulduggery.games.records import load_one, write_json, write_text
from skulduggery.server import review_worker
from skulduggery.server.database import GAMES_PLAYED, REVIEWS
from skulduggery.server.hosting.limits import TooMuch
from skulduggery.server.hosting.settings import Settings
from skulduggery.server.records import reviews
from skulduggery.server.records.archive import Archive, Kept
from skulduggery.server.records.reviews import Reviews, ReviewTooLong
from skulduggery.server.review_worker import Stopped, listened, reviewed
from skulduggery.study.reviews.review import Review
from skulduggery.study.reviews.reviewer import NotFinished, Reviewing
from skulduggery.words import LANGUAGES

PATIENCE = 120.0
HOME = "192.0.2.7"  # where people ask from


class Workshop:
    """Makes reviews without a master, one at a time and only when it is let."""

    def __init__(self) -> None:
        self.made: list[str] = []  # games, as far as they were begun
        self.let = asyncio.Event()
        self.begun = asyncio.Event()
        self.let.set()
        self.broken = False

    async def make(self, record: Record, tell: Callable[[int], None]) -> Review:
        self.made.append(record.game)
        loaded = load_one(write_json(record), 1)
        reviewing = Reviewing(loaded, Dreamer(loaded.game))
        reviewing.step()
        tell(1)
        self.begun.set()
        await self.let.wait()
        if self.broken:
            raise ValueError
        reviewing.run()
        return reviewing.review()


Visit = Callable[[Archive, Reviews, Workshop], Awaitable[None]]


def evening(file: Path, visit: Visit) -> None:
    async def run() -> None:
        workshop = Workshop()
        async with archive_in(file) as archive:
            found = Reviews(archive.engine, workshop.make)
            try:
                await visit(archive, found, workshop)
            finally:
                await found.close()

    asyncio.run(run())


async def shelved(archive: Archive, game: str = "saber_skull") -> Kept:
    table = played(game=game).table
    await archive.finished(table)
    return await archive.find(table.record_id())


async def finished(found: Reviews) -> None:
    assert found.work is not None
    await found.work


@pytest.mark.parametrize("game", GAMES)
def test_a_review_is_made_once_and_kept_and_told_in_every_language(
    game: str, tmp_path: Path
) -> None:
    async def visit(archive: Archive, found: Reviews, workshop: Workshop) -> None:
        kept = await shelved(archive, game)
        assert (await found.look(kept, "en")).status == "none"
        await found.ask(kept, HOME)
        await finished(found)
        await found.ask(kept, HOME)
        assert workshop.made == [game]
        seen = [await found.look(kept, language) for language in LANGUAGES]
        assert len({str(one.words) for one in seen}) == len(LANGUAGES)
        (review,) = {msgspec.json.encode(one.review) for one in seen}
        assert not any(name in review.decode() for name in ("Ada", "Ben", "Cleo"))
        first = seen[0]
        assert first.status == "done" and first.reached == first.plies
        assert first.review is not None and first.words is not None
        assert set(first.words.decisions) == {one.ply for one in first.review.decisions}
        assert any("Ada" in sentence for sentence in first.words.accounts.values())

    evening(tmp_path / "a.db", visit)


def test_how_far_it_is_can_be_asked_and_others_wait_their_turn(tmp_path: Path) -> None:
    async def visit(archive: Archive, found: Reviews, workshop: Workshop) -> None:
        workshop.let.clear()
        first = await shelved(archive)
        others = [
            msgspec.structs.replace(first, id=f"another-{n}")
            for n in range(reviews.MOST_WAITING - 1)
        ]
        for kept in (first, first, *others):
            await found.ask(kept, HOME)
        await workshop.begun.wait()
        working, waiting = await found.look(first, "en"), await found.look(others[1], "en")
        assert (working.status, working.reached) == ("working", 1)
        assert working.plies == len(first.record.plies)
        assert (waiting.status, waiting.before, waiting.review) == ("waiting", 2, None)
        with pytest.raises(TooMuch):
            await found.ask(msgspec.structs.replace(first, id="one-too-many"), HOME)
        assert len(workshop.made) == 1

    evening(tmp_path / "a.db", visit)


def test_one_address_does_not_fill_the_queue(tmp_path: Path) -> None:
    async def visit(archive: Archive, found: Reviews, workshop: Workshop) -> None:
        workshop.let.clear()
        found.most = 3
        first, *others = games = [
            msgspec.structs.replace(await shelved(archive), id=f"game-{n}") for n in range(4)
        ]
        for kept in games[:3]:
            await found.ask(kept, HOME)
        await found.ask(first, HOME)  # it is on its way: nobody waits longer for that
        with pytest.raises(TooMuch) as refused:
            await found.ask(others[-1], HOME)
        assert refused.value.sentence == "too-many-reviews-of-yours"
        assert all("3" in refused.value.told_in(language) for language in LANGUAGES)
        await found.ask(others[-1], "198.51.100.1")
        workshop.let.set()
        await finished(found)
        await found.ask(msgspec.structs.replace(first, id="another"), HOME)
        assert len(found.jobs) == 1

    evening(tmp_path / "a.db", visit)


def test_some_games_cannot_be_reviewed(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def visit(archive: Archive, found: Reviews, workshop: Workshop) -> None:
        kept = await shelved(archive)
        with pytest.raises(NotFinished):
            await found.ask(msgspec.structs.replace(kept, ending="abandoned"), HOME)
        monkeypatch.setattr(reviews, "MOST_QUESTIONS", 3)
        with pytest.raises(ReviewTooLong):
            await found.ask(kept, HOME)
        assert not workshop.made

    evening(tmp_path / "a.db", visit)


def test_one_that_fails_is_told_once_and_can_be_asked_for_again(tmp_path: Path) -> None:
    async def visit(archive: Archive, found: Reviews, workshop: Workshop) -> None:
        kept = await shelved(archive)
        workshop.broken = True
        await found.ask(kept, HOME)
        await finished(found)
        with pytest.raises(reviews.ReviewFailed):
            await found.look(kept, "en")
        assert (await found.look(kept, "en")).status == "none"
        workshop.broken = False
        await found.ask(kept, HOME)
        await finished(found)
        assert (await found.look(kept, "en")).status == "done"

    evening(tmp_path / "a.db", visit)


def test_a_review_goes_with_its_game_whenever_that_is(tmp_path: Path) -> None:
    async def visit(archive: Archive, found: Reviews, workshop: Workshop) -> None:
        async def gone() -> None:
            async with archive.engine.begin() as connection:
                await connection.execute(delete(GAMES_PLAYED))

        kept = await shelved(archive)
        await found.ask(kept, HOME)
        await finished(found)
        assert len(await rows(archive, REVIEWS)) == 1
        await gone()
        assert await rows(archive, REVIEWS) == []

        again = await shelved(archive)
        workshop.let.clear()
        await found.ask(again, HOME)
        await gone()
        workshop.let.set()
        await finished(found)
        assert (await found.look(again, "en")).status == "none"
        assert not found.failed

    evening(tmp_path / "a.db", visit)


def test_one_of_an_older_version_is_made_again(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def visit(archive: Archive, found: Reviews, workshop: Workshop) -> None:
        kept = await shelved(archive)
        for version in (1, 2):
            monkeypatch.setattr(reviews, "VERSION", version)
            assert (await found.look(kept, "en")).status == "none"
            await found.ask(kept, HOME)
            await finished(found)
        assert [row["version"] for row in await rows(archive, REVIEWS)] == [2]

    evening(tmp_path / "a.db", visit)


def test_nobody_can_see_the_digits_that_are_left_out() -> None:
    whole = {"chances": {0: [0.123456789]}, "text": "bid 2", "reached": 3, "best": None}
    short = {"chances": {0: [0.1235]}, "text": "bid 2", "reached": 3, "best": None}
    assert reviews.shortened(whole) == short


# In its process, and over HTTP.


def short_record() -> Record:
    """Of one that is nearly over."""
    game = game_named("skull")
    found = (recorded(game, seed=seed).record for seed in range(20))
    return min(found, key=lambda record: len(record.plies))


def test_what_goes_wrong_in_the_process_comes_back() -> None:
    record = msgspec.structs.replace(short_record(), plies=["0 jump"])
    with pytest.raises(Stopped, match="its check does not fit"):
        asyncio.run(reviewed(record, lambda _: None))


class Sundial(Dreamer):
    """A master that takes its time for any answer, however little it is given."""

    slowness = 0.0
    now = 0.0

    @classmethod
    def seated(cls, game: str, *_: object) -> "Sundial":
        return cls(game_named(game))

    def standing(self, view: View, player: int, history: Story = ()) -> Worth:
        Sundial.now += self.slowness
        return super().standing(view, player, history)


@pytest.mark.parametrize("slowness", [0.01, 0.5])
def test_a_slow_master_does_not_look_at_everything(
    slowness: float, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(review_worker, "adviser_of", Sundial.seated)
    monkeypatch.setattr(Sundial, "slowness", slowness)
    monkeypatch.setattr(Sundial, "now", 0.0)
    record = recorded(game_named("saber_skull")).record
    found = review_worker.review(write_json(record), lambda _: None, lambda: Sundial.now)
    whole = Reviewing(load_one(write_json(record), 1), Dreamer(game_named("saber_skull")))
    whole.run()
    one_moment = slowness * len(record.players)  # the one it was at, and the last
    assert Sundial.now <= review_worker.IN_ALL + 2 * one_moment
    # Every decision is judged all the same, and the end is known.
    assert found.decisions == whole.review().decisions
    assert found.reached == found.plies
    for one in found.accounts:
        assert one.start + one.luck + one.own + one.others == pytest.approx(one.end)
        assert one.end == (one.player in record.result.winners)
    if slowness > review_worker.MOST:
        assert Sundial.now > review_worker.IN_ALL / 2  # it makes use of the time there is
        assert found.chances != whole.review().chances
    else:
        assert found.chances == whole.review().chances


def test_a_process_that_ends_too_early_has_made_nothing() -> None:
    ours, theirs = Pipe(duplex=False)
    theirs.send(3)
    theirs.close()
    told: list[int] = []
    with pytest.raises(Stopped):
        listened(ours, told.append)
    assert told == [3]


def test_nothing_goes_on_once_nobody_waits_for_it() -> None:
    async def run() -> None:
        begun = asyncio.Event()
        loop = asyncio.get_running_loop()

        def tell(_: int) -> None:
            loop.call_soon_threadsafe(begun.set)

        making = asyncio.create_task(reviewed(short_record(), tell))
        async with asyncio.timeout(PATIENCE):
            await begun.wait()
        assert active_children()
        making.cancel()
        await asyncio.gather(making, return_exceptions=True)
        assert making.cancelled() and not active_children()

    asyncio.run(run())


async def uploaded(ada: Client, record: Record) -> str:
    text = {"content-type": "text/plain"}
    answer = await ada.http.post("/api/records", content=write_text(record), headers=text)
    assert answer.status_code == 201, answer.text
    return f"/api/records/{answer.json()['id']}/review"


def visited(
    file: Path, visit: Callable[[Client], Awaitable[None]], limit: int = 20, waiting: int = 3
) -> None:
    limits = msgspec.structs.replace(NO_HURRY.limits, reviews=limit, reviews_waiting=waiting)

    async def run() -> None:
        async with served(file, Settings(limits=limits)) as address:
            ada = Client(address, "Ada")
            await visit(ada)
            await ada.http.aclose()

    asyncio.run(run())


def test_an_upload_is_reviewed_by_a_real_master(tmp_path: Path) -> None:
    async def visit(ada: Client) -> None:
        record = short_record()
        path = await uploaded(ada, record)
        found: dict[str, Any] = (await ada.http.get(path)).json()
        assert (found["status"], found["review"]) == ("none", None)
        found = (await ada.http.post(path)).json()
        async with asyncio.timeout(PATIENCE):
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

    visited(tmp_path / "a.db", visit)


def test_only_so_many_wait_for_one_address(tmp_path: Path) -> None:
    async def visit(ada: Client) -> None:
        game = game_named("skull_king")
        paths = [await uploaded(ada, recorded(game, seed=seed).record) for seed in (1, 2)]
        first = await ada.http.post(paths[0])
        assert first.json()["status"] == "working"
        second = await ada.http.post(paths[1], headers={"accept-language": "de"})
        assert second.status_code == 429
        assert second.json()["mistake"] == "too-many-reviews-of-yours"
        assert second.json()["text"].startswith("Von dir wartet schon eine Partie")
        assert (await ada.http.get(paths[1])).json()["status"] == "none"

    visited(tmp_path / "a.db", visit, waiting=1)


def test_what_cannot_be_is_said(tmp_path: Path) -> None:
    async def visit(ada: Client) -> None:
        for ask in (ada.http.get, ada.http.post):
            missing = await ask("/api/records/nothing/review")
            assert (missing.status_code, missing.json()["mistake"]) == (404, "no-record")
        unfinished = recorded(game_named("skull"), finish=False).record
        path = await uploaded(ada, unfinished)
        early = await ada.http.post(path)
        assert (early.status_code, early.json()["mistake"]) == (409, "review-not-finished")
        again = await ada.http.post(path)
        assert (again.status_code, again.json()["mistake"]) == (429, "too-many-requests")
        assert (await ada.http.get(path)).json()["status"] == "none"

    visited(tmp_path / "a.db", visit, limit=2)
