"""Advice over the socket: thought of once, told to whoever asked, void when it comes too late."""

import asyncio
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any

import pytest
from tests.server.lounge import Client, served
from tests.server.test_hall import first_choice
from tests.study.counsellor import Counsellor, seat_counsellor

from skulduggery.core.rng import Rng
from skulduggery.games import GAMES
from skulduggery.server.bot_workers import Question, advise
from skulduggery.server.hall import Hall, NoThought
from skulduggery.server.log_store import Store
from skulduggery.study.hint import Hint, hint
from skulduggery.table import requests
from skulduggery.table.commands import Refused
from skulduggery.table.settings import Settings

ASKED = requests.AskHint(0, 0, 0)


class Study:
    """Where somebody thinks for people, until they are let go on."""

    def __init__(self, fails: int = 0) -> None:
        self.questions: list[Question] = []
        self.ready = asyncio.Event()
        self.fails = fails

    async def advise(self, question: Question) -> Hint:
        self.questions.append(question)
        await self.ready.wait()
        if len(self.questions) <= self.fails:
            raise RuntimeError("no idea")
        return hint(question.view, question.seat, question.story, Counsellor(Rng(1)))


async def opened(file: Path, study: Study) -> tuple[Hall, str]:
    """A hall, and a table of Skull at which two bots have laid a disc, and Ada has not."""
    hall = Hall(await Store.open(str(file)), first_choice, lambda: 0.0, advise=study.advise)
    table = await hall.create("ada", "Ada", requests.ChooseOptions("skull", {"first": 0}))
    await hall.ask(table, "ada", requests.ChooseSettings(Settings(hints=True)))
    await hall.ask(table, "ada", requests.Sit(0))
    for chair in (1, 2):
        await hall.ask(table, "ada", requests.SeatBot(chair))
    await hall.ask(table, "ada", requests.Start())
    while (await hall.live(table)).table.running().state.pending() != [0]:
        await asyncio.sleep(0.01)  # what they know would else change while Ada thinks
    return hall, table


def spend(evening: Callable[[], Awaitable[None]]) -> None:
    async def whole() -> None:
        async with asyncio.timeout(60):
            await evening()

    asyncio.run(whole())


def test_it_is_thought_of_once_and_only_from_what_the_player_knows(tmp_path: Path) -> None:
    async def evening() -> None:
        study = Study()
        hall, table = await opened(tmp_path / "a.db", study)
        both = asyncio.gather(hall.hint(table, ASKED), hall.hint(table, ASKED))
        await asyncio.sleep(0)
        study.ready.set()
        one, other = await both
        assert one == other == await hall.hint(table, ASKED)
        [question] = study.questions
        live = (await hall.live(table)).table
        view = live.game.view(live.running().state, live.options, 0)
        assert (question.level, question.seat, question.view) == ("master", 0, view)
        assert [choice.text for choice in one.choices] == view.choices[0]
        await hall.close()

    spend(evening)


def test_a_decision_made_meanwhile_makes_it_void(tmp_path: Path) -> None:
    async def evening() -> None:
        study = Study()
        hall, table = await opened(tmp_path / "a.db", study)
        thinking = asyncio.ensure_future(hall.hint(table, ASKED))
        await asyncio.sleep(0)
        await hall.ask(table, "ada", requests.Move(0, 0, 0, "flower"))
        study.ready.set()
        with pytest.raises(Refused) as caught:
            await thinking
        assert caught.value.sentence == "refused-meanwhile"
        with pytest.raises(Refused):
            await hall.hint(table, ASKED)
        assert len(study.questions) == 1
        await hall.close()

    spend(evening)


def test_who_fails_can_be_asked_again(tmp_path: Path) -> None:
    async def evening() -> None:
        study = Study(fails=1)
        study.ready.set()
        hall, table = await opened(tmp_path / "a.db", study)
        with pytest.raises(NoThought):
            await hall.hint(table, ASKED)
        assert (await hall.hint(table, ASKED)).choices
        await hall.close()

    spend(evening)


@pytest.mark.parametrize("game", GAMES)
def test_a_worker_asks_the_master(game: str, monkeypatch: pytest.MonkeyPatch) -> None:
    seat_counsellor(monkeypatch, game)
    rules = GAMES[game]
    state, rng = rules.new(rules.read_options({"first": 0}), 3), Rng(1)
    while not state.pending():
        state.advance(state.draw(rng))
    seat = state.pending()[0]
    view = rules.view(state, rules.read_options({"first": 0}), seat)
    told = advise(Question(game, "master", view, seat, ()), 1)
    assert [one.text for one in told.choices] == view.choices[seat]


async def seated(address: str, **settings: Any) -> tuple[Client, Client]:
    """Ada plays Skull with two bots, Wim watches."""
    ada, wim = Client(address, "Ada"), Client(address, "Wim")
    table = await ada.open_table("skull", first=0)
    for client in (ada, wim):
        await client.come(table)
        await client.ask("join", name=client.name)
    await ada.ask("choosesettings", settings={**ada.table["settings"], **settings})
    await ada.ask("sit", chair=0)
    for chair in (1, 2):
        await ada.ask("seatbot", chair=chair, level="random")
    await ada.ask("start")
    return ada, wim


def asked(client: Client) -> list[dict[str, Any]]:
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
        async with served(tmp_path / "skulduggery.db") as address:
            ada, wim = await seated(address, hints=True)
            where = {"match": 0, "seat": 0, "nth": 0}
            for _ in range(2):
                frame = (await ada.ask("askhint", **where))["with"]
                assert frame["kind"] == "advised"
                assert {key: frame[key] for key in where} == where
                choices = frame["hint"]["choices"]
                assert {one["text"] for one in choices} == {*ada.choices()[0]}
                assert sum(one["often"] for one in choices) == pytest.approx(1)
                assert "A master would" in frame["sentence"]
            assert (await ada.ask("move", seat=0, nth=0, text="flower"))["kind"] == "done"
            late = await ada.ask("askhint", **where)
            assert (late["kind"], late["mistake"]) == ("wrong", "refused-decided")
            while wim.table["decided"][:1] != [1]:
                await wim.hear()
            assert len(asked(ada)) == len(asked(wim)) == 1
            assert not [frame for frame in wim.frames if frame["kind"] == "advised"]
            for client in (ada, wim):
                await client.go()

    spend(evening)


def test_where_it_is_not_allowed_nobody_thinks(tmp_path: Path) -> None:
    async def evening() -> None:
        async with served(tmp_path / "skulduggery.db") as address:
            ada, wim = await seated(address)
            for do, mistake in (
                ("askhint", "refused-hints"),
                ("askodds", "refused-nothing-to-reckon"),
            ):
                answer = await ada.ask(do, match=0, seat=0, nth=0)
                assert (answer["kind"], answer["mistake"]) == ("wrong", mistake)
            both = {**ada.table["settings"], "hints": True, "rated": True}
            answer = await ada.ask("choosesettings", settings=both)
            assert (answer["kind"], answer["mistake"]) == ("wrong", "bad-hints")
            for client in (ada, wim):
                await client.go()

    spend(evening)
