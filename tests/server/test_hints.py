"""Advice over the socket: thought of once, told to whoever asked, void when it comes too late."""

import asyncio
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any

import pytest
from tests.server.live_server import GuestClient, running_server
from tests.server.test_tables import first_choice
from tests.study.fake_advisor import FakeAdvisor, install_fake_advisor

from skulduggery.core.rng import Rng
from skulduggery.games import GAMES_BY_NAME
from skulduggery.server.advice import AdviceFailed
from skulduggery.server.bot_workers import BotQuestion, run_adviser
from skulduggery.server.log_store import LogStore
from skulduggery.server.tables import Tables
from skulduggery.study.hint import Hint, make_hint
from skulduggery.table import requests
from skulduggery.table.requests import Refused
from skulduggery.table.settings import TableSettings

HINT_REQUEST = requests.AskHint(0, 0, 0)


class GatedAdvisor:
    """Where somebody thinks for people, until they are let go on."""

    def __init__(self, fails: int = 0) -> None:
        self.questions: list[BotQuestion] = []
        self.ready = asyncio.Event()
        self.fails = fails

    async def advise(self, question: BotQuestion) -> Hint:
        self.questions.append(question)
        await self.ready.wait()
        if len(self.questions) <= self.fails:
            raise RuntimeError("no idea")
        return make_hint(question.view, question.seat, question.story, FakeAdvisor(Rng(1)))


async def open_hint_table(file: Path, study: GatedAdvisor) -> tuple[Tables, str]:
    """A server's tables, and one of Skull at which two bots have laid a disc, and Ada has not."""
    tables = Tables(
        await LogStore.open(str(file)), first_choice, lambda: 0.0, ask_hint=study.advise
    )
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
    return tables, table


def run_async(evening: Callable[[], Awaitable[None]]) -> None:
    async def whole() -> None:
        async with asyncio.timeout(60):
            await evening()

    asyncio.run(whole())


def test_it_is_thought_of_once_and_only_from_what_the_player_knows(tmp_path: Path) -> None:
    async def evening() -> None:
        study = GatedAdvisor()
        tables, table = await open_hint_table(tmp_path / "a.db", study)
        both = asyncio.gather(
            tables.advice.hint_for(table, HINT_REQUEST), tables.advice.hint_for(table, HINT_REQUEST)
        )
        await asyncio.sleep(0)
        study.ready.set()
        one, other = await both
        assert one == other == await tables.advice.hint_for(table, HINT_REQUEST)
        [question] = study.questions
        live = (await tables.registry.live_table(table)).table
        view = live.game.view_for(live.running_match().state, live.options, 0)
        assert (question.level, question.seat, question.view) == ("master", 0, view)
        assert [choice.text for choice in one.choices] == view.choices[0]
        await tables.close()

    run_async(evening)


def test_a_decision_made_meanwhile_makes_it_void(tmp_path: Path) -> None:
    async def evening() -> None:
        study = GatedAdvisor()
        tables, table = await open_hint_table(tmp_path / "a.db", study)
        thinking = asyncio.ensure_future(tables.advice.hint_for(table, HINT_REQUEST))
        await asyncio.sleep(0)
        await tables.writer.handle_request(table, "ada", requests.Move(0, 0, 0, "flower"))
        study.ready.set()
        with pytest.raises(Refused) as caught:
            await thinking
        assert caught.value.sentence == "refused-meanwhile"
        with pytest.raises(Refused):
            await tables.advice.hint_for(table, HINT_REQUEST)
        assert len(study.questions) == 1
        await tables.close()

    run_async(evening)


def test_who_fails_can_be_asked_again(tmp_path: Path) -> None:
    async def evening() -> None:
        study = GatedAdvisor(fails=1)
        study.ready.set()
        tables, table = await open_hint_table(tmp_path / "a.db", study)
        with pytest.raises(AdviceFailed):
            await tables.advice.hint_for(table, HINT_REQUEST)
        assert (await tables.advice.hint_for(table, HINT_REQUEST)).choices
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


def test_whoever_asks_is_answered_and_the_others_hear_that_it_was_asked(tmp_path: Path) -> None:
    async def evening() -> None:
        async with running_server(tmp_path / "skulduggery.db") as address:
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


def test_where_it_is_not_allowed_nobody_thinks(tmp_path: Path) -> None:
    async def evening() -> None:
        async with running_server(tmp_path / "skulduggery.db") as address:
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
