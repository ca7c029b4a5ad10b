"""Advice over the socket: thought of once, told to whoever asked, void when it comes too late."""

import asyncio
import json
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any

import pytest
from tests.server.conftest import ON_A_FILE
from tests.server.live_server import GuestClient, running_server
from tests.server.test_connection import FakeWire
from tests.server.test_tables import first_choice
from tests.study.fake_advisor import FakeAdvisor, install_fake_advisor

from skulduggery.core.rng import Rng
from skulduggery.games import GAMES_BY_NAME
from skulduggery.server.advice import AdviceFailed
from skulduggery.server.bot_workers import BotQuestion, run_adviser
from skulduggery.server.broadcast import Broadcast
from skulduggery.server.connection import TableConnection
from skulduggery.server.hosting.limits import LimitExceeded
from skulduggery.server.live_table import RECONNECT_CLOSE_CODE
from skulduggery.server.log_store import LogStore
from skulduggery.server.tables import Tables
from skulduggery.study.hint import Hint, make_hint
from skulduggery.table import requests
from skulduggery.table.requests import Refused
from skulduggery.table.settings import TableSettings
from skulduggery.words import translate

HINT_REQUEST = requests.AskHint(0, 0, 0)


class SilentListener:
    """Somebody at a table who asks and never minds what happens."""

    def __init__(self, guest: str, owner: str | None = None) -> None:
        self.guest = guest
        self.owner = owner

    def deliver_broadcast(self, broadcast: Broadcast, mine: bool = False) -> None:
        pass

    def request_close(self, code: int = RECONNECT_CLOSE_CODE) -> None:
        pass


ADA = SilentListener("ada")


class GatedAdvisor:
    """Where somebody thinks for people, until they are let go on."""

    def __init__(self, fails: int = 0) -> None:
        self.questions: list[BotQuestion] = []
        self.ready = asyncio.Event()
        self.fails = fails
        self.given_up = 0

    async def advise(self, question: BotQuestion, owner: str) -> Hint:
        self.questions.append(question)
        try:
            await self.ready.wait()
        except asyncio.CancelledError:
            self.given_up += 1
            raise
        if len(self.questions) <= self.fails:
            raise RuntimeError("no idea")
        return make_hint(question.view, question.seat, question.story, FakeAdvisor(Rng(1)))


async def open_hint_table(
    database: Path | str, study: GatedAdvisor, advice_waiting: int = 0
) -> tuple[Tables, str]:
    """A server's tables, and one of Skull at which two bots have laid a disc, and Ada has not."""
    tables = Tables(
        await LogStore.open(str(database)),
        first_choice,
        lambda: 0.0,
        ask_hint=study.advise,
        advice_waiting=advice_waiting,
    )
    return tables, await add_hint_table(tables)


async def add_hint_table(tables: Tables) -> str:
    table = await tables.writer.create_table(
        "ada", "Ada", requests.ChooseOptions("skull", {"first": 0})
    )
    await tables.writer.handle_request(
        table, "ada", requests.ChooseSettings(TableSettings(hints=True))
    )
    await tables.writer.handle_request(table, "ada", requests.Sit(0))
    for chair in (1, 2):
        await tables.writer.handle_request(table, "ada", requests.SeatBot(chair))
    await tables.writer.handle_request(table, "ada", requests.Start())
    live = await tables.registry.live_table(table)
    while live.table.running_match().state.pending_seats() != [0]:
        await asyncio.sleep(0.01)  # what they know would else change while Ada thinks
    live.listeners.add(ADA)
    return table


def run_async(evening: Callable[[], Awaitable[None]]) -> None:
    async def whole() -> None:
        async with asyncio.timeout(60):
            await evening()

    asyncio.run(whole())


@ON_A_FILE
def test_it_is_thought_of_once_and_only_from_what_the_player_knows(database: str) -> None:
    async def evening() -> None:
        study = GatedAdvisor()
        tables, table = await open_hint_table(database, study)
        both = asyncio.gather(
            tables.advice.hint_for(table, HINT_REQUEST, ADA),
            tables.advice.hint_for(table, HINT_REQUEST, ADA),
        )
        await asyncio.sleep(0)
        study.ready.set()
        one, other = await both
        assert one == other == await tables.advice.hint_for(table, HINT_REQUEST, ADA)
        [question] = study.questions
        live = (await tables.registry.live_table(table)).table
        view = live.game.view_for(live.running_match().state, live.options, 0)
        assert (question.level, question.seat, question.view) == ("master", 0, view)
        assert [choice.text for choice in one.choices] == view.choices[0]
        await tables.close()

    run_async(evening)


@ON_A_FILE
def test_a_decision_made_meanwhile_makes_it_void(database: str) -> None:
    async def evening() -> None:
        study = GatedAdvisor()
        tables, table = await open_hint_table(database, study)
        thinking = asyncio.ensure_future(tables.advice.hint_for(table, HINT_REQUEST, ADA))
        await asyncio.sleep(0)
        await tables.writer.handle_request(table, "ada", requests.Move(0, 0, 0, "flower"))
        study.ready.set()
        with pytest.raises(Refused) as caught:
            await thinking
        assert caught.value.sentence == "refused-meanwhile"
        with pytest.raises(Refused):
            await tables.advice.hint_for(table, HINT_REQUEST, ADA)
        assert len(study.questions) == 1
        await tables.close()

    run_async(evening)


async def wait_for_questions(study: GatedAdvisor, count: int) -> None:
    while len(study.questions) < count:
        await asyncio.sleep(0)


@ON_A_FILE
@pytest.mark.parametrize("guest, owner", [("ada", None), ("program", "ada"), ("companion", "ada")])
def test_only_so_many_questions_of_one_guest_wait(
    guest: str, owner: str | None, database: str
) -> None:
    """Whoever belongs to somebody counts with them; others are not concerned."""

    async def evening() -> None:
        study = GatedAdvisor()
        tables, first = await open_hint_table(database, study, advice_waiting=2)
        second, third = await add_hint_table(tables), await add_hint_table(tables)
        asking = [
            asyncio.create_task(tables.advice.hint_for(table, HINT_REQUEST, ADA))
            for table in (first, second)
        ]
        await wait_for_questions(study, 2)
        one_more = SilentListener(guest, owner)
        tables.advice.check_limit(first, HINT_REQUEST, ADA)  # the same question is none more
        with pytest.raises(LimitExceeded) as refused:
            tables.advice.check_limit(third, HINT_REQUEST, one_more)
        assert (refused.value.sentence, refused.value.details["most"]) == ("too-many-questions", 2)
        with pytest.raises(LimitExceeded):
            await tables.advice.hint_for(third, HINT_REQUEST, one_more)
        tables.advice.check_limit(third, HINT_REQUEST, SilentListener("ben"))
        study.ready.set()
        await asyncio.gather(*asking)
        assert (await tables.advice.hint_for(third, HINT_REQUEST, one_more)).choices
        await tables.close()

    run_async(evening)


ASK_HINT_FRAME = '{"id": 1, "request": {"do": "askhint", "match": 0, "seat": 0, "nth": 0}}'


@ON_A_FILE
def test_a_question_too_many_is_refused_before_anybody_hears_of_it(database: str) -> None:
    async def evening() -> None:
        study = GatedAdvisor()
        tables, first = await open_hint_table(database, study, advice_waiting=1)
        second = await add_hint_table(tables)
        entries = (await tables.registry.live_table(second)).head.entries
        wire = FakeWire()
        for table in (first, second):
            live, connection = (
                await tables.registry.live_table(table),
                TableConnection(tables, wire, table, "ada", "en"),
            )
            live.listeners.add(connection)
            connection.receive_text(ASK_HINT_FRAME)
            if table == first:
                await wait_for_questions(study, 1)
        refused = json.loads(wire.sent[-1])
        assert (refused["id"], refused["mistake"]) == (1, "too-many-questions")
        assert refused["text"] == translate("error-too-many-questions", most=1)
        assert (await tables.registry.live_table(second)).head.entries == entries
        study.ready.set()
        await tables.close()

    run_async(evening)


@ON_A_FILE
def test_nobody_thinks_for_somebody_who_has_gone(database: str) -> None:
    """What has not been begun leaves the queue when the guest does."""

    async def evening() -> None:
        study = GatedAdvisor()
        tables, table = await open_hint_table(database, study, advice_waiting=1)
        thinking = asyncio.create_task(tables.advice.hint_for(table, HINT_REQUEST, ADA))
        await wait_for_questions(study, 1)
        (await tables.registry.live_table(table)).listeners.discard(ADA)
        await tables.writer.mark_away(table, "ada")
        with pytest.raises(Refused):
            await thinking
        assert study.given_up == 1
        tables.advice.check_limit(table, HINT_REQUEST, ADA)
        await tables.close()

    run_async(evening)


@ON_A_FILE
def test_nobody_thinks_about_what_was_decided(database: str) -> None:
    async def evening() -> None:
        study = GatedAdvisor()
        tables, table = await open_hint_table(database, study)
        thinking = asyncio.create_task(tables.advice.hint_for(table, HINT_REQUEST, ADA))
        await wait_for_questions(study, 1)
        await tables.writer.handle_request(table, "ada", requests.Move(0, 0, 0, "flower"))
        with pytest.raises(Refused) as caught:
            await thinking
        assert (caught.value.sentence, study.given_up) == ("refused-meanwhile", 1)
        await tables.close()

    run_async(evening)


@ON_A_FILE
def test_who_fails_can_be_asked_again(database: str) -> None:
    async def evening() -> None:
        study = GatedAdvisor(fails=1)
        study.ready.set()
        tables, table = await open_hint_table(database, study)
        with pytest.raises(AdviceFailed):
            await tables.advice.hint_for(table, HINT_REQUEST, ADA)
        assert (await tables.advice.hint_for(table, HINT_REQUEST, ADA)).choices
        await tables.close()

    run_async(evening)


@pytest.mark.parametrize("game", GAMES_BY_NAME)
def test_a_worker_asks_the_master(game: str, monkeypatch: pytest.MonkeyPatch) -> None:
    install_fake_advisor(monkeypatch, game)
    rules = GAMES_BY_NAME[game]
    state, rng = rules.new_state(rules.read_options({"first": 0}), 3), Rng(1)
    while not state.pending_seats():
        state.advance(state.draw_action(rng))
    seat = state.pending_seats()[0]
    view = rules.view_for(state, rules.read_options({"first": 0}), seat)
    told = run_adviser(BotQuestion(game, "master", view, seat, ()), 1)
    assert [one.text for one in told.choices] == view.choices[seat]


async def seat_with_spectator(address: str, **settings: Any) -> tuple[GuestClient, GuestClient]:
    """Ada plays Skull with two bots, Wim watches."""
    ada, wim = GuestClient(address, "Ada"), GuestClient(address, "Wim")
    table = await ada.open_table("skull", first=0)
    for client in (ada, wim):
        await client.connect_to_table(table)
        await client.send_request("join", name=client.name)
    await ada.send_request("choosesettings", settings={**ada.table["settings"], **settings})
    await ada.send_request("sit", chair=0)
    for chair in (1, 2):
        await ada.send_request("seatbot", chair=chair, level="random")
    await ada.send_request("start")
    return ada, wim


def hint_events(client: GuestClient) -> list[dict[str, Any]]:
    """What somebody heard of hints."""
    return [
        event
        for frame in client.frames
        for told in frame.get("told", [])
        for event in told["events"]
        if event["event"] == "HintAsked"
    ]


def test_whoever_asks_is_answered_and_the_others_hear_that_it_was_asked(database: str) -> None:
    async def evening() -> None:
        async with running_server(database) as address:
            ada, wim = await seat_with_spectator(address, hints=True)
            where = {"match": 0, "seat": 0, "nth": 0}
            for _ in range(2):
                frame = (await ada.send_request("askhint", **where))["with"]
                assert frame["kind"] == "advised"
                assert {key: frame[key] for key in where} == where
                choices = frame["hint"]["choices"]
                assert {one["text"] for one in choices} == {*ada.legal_choices()[0]}
                assert sum(one["often"] for one in choices) == pytest.approx(1)
                assert "A master would" in frame["sentence"]
            assert (await ada.send_request("move", seat=0, nth=0, text="flower"))["kind"] == "done"
            late = await ada.send_request("askhint", **where)
            assert (late["kind"], late["mistake"]) == ("wrong", "refused-decided")
            while wim.table["decided"][:1] != [1]:
                await wim.receive_frame()
            assert len(hint_events(ada)) == len(hint_events(wim)) == 1
            assert not [frame for frame in wim.frames if frame["kind"] == "advised"]
            for client in (ada, wim):
                await client.disconnect()

    run_async(evening)


def test_where_it_is_not_allowed_nobody_thinks(database: str) -> None:
    async def evening() -> None:
        async with running_server(database) as address:
            ada, wim = await seat_with_spectator(address)
            for do, mistake in (
                ("askhint", "refused-hints"),
                ("askodds", "refused-nothing-to-reckon"),
            ):
                answer = await ada.send_request(do, match=0, seat=0, nth=0)
                assert (answer["kind"], answer["mistake"]) == ("wrong", mistake)
            both = {**ada.table["settings"], "hints": True, "rated": True}
            answer = await ada.send_request("choosesettings", settings=both)
            assert (answer["kind"], answer["mistake"]) == ("wrong", "bad-hints")
            for client in (ada, wim):
                await client.disconnect()

    run_async(evening)
