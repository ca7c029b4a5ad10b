"""Bots of one's own: how they are found and made, where they play, and what is said of bad ones."""

import asyncio
import json
import os
import subprocess
import sys
from collections.abc import Sequence
from importlib.metadata import EntryPoint
from pathlib import Path

import pytest
from examples.my_bot import CarefulBot
from tests.bots.broken_bots import Cheat
from tests.server.live_server import GuestClient
from tests.server.server_process import run_server_process
from tests.table.table_driver import TableDriver

import skulduggery as sk
from skulduggery.bench.matchups import matchups_named
from skulduggery.bots import custom_bots
from skulduggery.bots.custom_bots import BadBot, BadBotMove, CustomBot
from skulduggery.bots.registry import (
    UnknownBot,
    bot_named,
    check_custom_bot,
    level_about,
    offered_bots,
    wants_history,
)
from skulduggery.core.errors import Mistake
from skulduggery.core.rng import Rng
from skulduggery.server.bot_runner import build_question
from skulduggery.server.bot_workers import run_bot
from skulduggery.server.catalog import build_offer
from skulduggery.server.hosting.settings import ServerSettings
from skulduggery.server.run import validate_settings
from skulduggery.table import commands, requests

ROOT = Path(__file__).parents[2]
CAREFUL_BOT = "examples.my_bot:CarefulBot"
BROKEN_BOTS_MODULE = "tests.bots.broken_bots"
TIMEOUT_S = 60


class First:
    """Takes the first choice, and counts its decisions."""

    def __init__(self) -> None:
        self.decisions = 0

    def decide(self, view: sk.View, seat: int, history: Sequence[sk.Event] = ()) -> str:
        self.decisions += 1
        return view.choices[seat][0]


def first_of_all() -> First:
    return First()


def with_any_name(randomness: sk.Rng, /) -> CarefulBot:
    return CarefulBot(randomness)


FIRST = First()


# Found and made.


@pytest.mark.parametrize(
    "name", [CAREFUL_BOT, *(f"{__name__}:{what}" for what in ("First", "first_of_all", "FIRST"))]
)
def test_a_class_a_function_or_an_object_is_a_bot(name: str) -> None:
    match = sk.new_match("skull", players=3, seed=1)
    bot = bot_named("skull", name, Rng(1))
    assert isinstance(bot, CustomBot) and bot.name == name
    assert match.play_bot(bot, seat=1) == "flower"
    assert wants_history("skull", name)
    assert level_about(name, "en") != level_about("rule", "en")


def test_it_is_made_with_an_rng_if_it_takes_one() -> None:
    for name in (CAREFUL_BOT, f"{__name__}:with_any_name"):
        bot = bot_named("skull", name, rng := Rng(1))
        assert isinstance(bot, CustomBot) and isinstance(bot.bot, CarefulBot)
        assert bot.bot.rng is rng


@pytest.mark.parametrize(
    ("name", "sentence", "said"),
    [
        ("no.such.module:Bot", "bot-no-module", "no module no.such.module"),
        ("examples.nothing:Bot", "bot-no-module", "no module examples.nothing"),
        (":Bot", "bot-module-fails", "ValueError"),
        ("tests.bots.failing_module:Bot", "bot-module-fails", "RuntimeError: not today"),
        ("tests.bots.incomplete_module:Bot", "bot-module-fails", "a_module_that_nobody_has"),
        (f"{BROKEN_BOTS_MODULE}:Nobody", "bot-no-class", "has no “Nobody”"),
        (f"{BROKEN_BOTS_MODULE}:", "bot-no-class", "has no “”"),
        (f"{BROKEN_BOTS_MODULE}:Mute", "bot-no-decide", "decide(view, seat, history)"),
        (f"{BROKEN_BOTS_MODULE}:make_mute", "bot-no-decide", "decide(view, seat, history)"),
        (f"{BROKEN_BOTS_MODULE}:NOT_EVEN_CALLABLE", "bot-no-decide", "decide(view, seat, history)"),
        (f"{BROKEN_BOTS_MODULE}:Demanding", "bot-not-made", "depth"),
    ],
)
def test_what_is_no_bot_is_told_in_one_sentence(name: str, sentence: str, said: str) -> None:
    with pytest.raises(BadBot) as caught:
        sk.bot("skull", name)
    assert caught.value.sentence == sentence
    assert said in str(caught.value)
    for language in ("de", "it", "fr"):
        assert caught.value.message_in(language) != str(caught.value)


def test_a_name_that_nobody_knows_is_still_unknown() -> None:
    with pytest.raises(UnknownBot):
        sk.bot("skull", "nobody")
    with pytest.raises(UnknownBot):
        check_custom_bot("nobody")


def install_entry_points(monkeypatch: pytest.MonkeyPatch, **bots: str) -> None:
    """As if packages had brought these entry points; `__` stands for a dot."""
    names = {name.replace("__", "."): where for name, where in bots.items()}
    entries = {
        name: EntryPoint(name, where, custom_bots.BOT_ENTRY_POINT_GROUP)
        for name, where in names.items()
    }
    monkeypatch.setattr(custom_bots, "_entry_points", lambda: entries)


def test_installed_bots_have_short_names(monkeypatch: pytest.MonkeyPatch) -> None:
    install_entry_points(
        monkeypatch,
        first=f"{__name__}:First",
        skull__careful=CAREFUL_BOT,
        broken="tests.bots.failing_module:Bot",
    )
    assert sk.simulate("skull", ["first", "careful", "random"], games=2, seed=1).games == 2
    assert sk.simulate("skull_king", "first", players=3, games=1, seed=1).games == 1
    with pytest.raises(UnknownBot, match="first, broken"):  # for another game it is not
        sk.bot("skull_king", "careful")
    with pytest.raises(UnknownBot):
        sk.bot("skull", "skull.careful")
    with pytest.raises(BadBot, match="not today"):
        sk.bot("skull", "broken")


# Playing.


@pytest.mark.parametrize("game", ["skull", "skull_king", "saber_skull"])
def test_objects_classes_and_names_in_a_simulation(game: str) -> None:
    own = First()
    kept: list[sk.Record] = []
    summary = sk.simulate(game, [own, First, "casual"], games=4, seed=1, keep=kept.append)
    assert own.decisions > 4
    assert summary.bots == [f"{__name__}:First", f"{__name__}:First 2", "casual"]
    assert [player.name for player in kept[0].players] == ["First 0", "First 2 1", "Casual 2"]


def test_a_tournament_of_ones_own() -> None:
    found = sk.tournament("skull", [CarefulBot, "random"], players=3, games=30, seed=1)
    assert {standing.bot for standing in found.standings} == {CAREFUL_BOT, "random"}
    twice = First()
    with pytest.raises(Mistake, match="two different"):
        sk.tournament("skull", [twice, twice], players=3, games=3)


def test_several_processes_play_the_same_games() -> None:
    alone, shared = (
        sk.simulate("skull", [CarefulBot, CAREFUL_BOT, First()], games=6, seed=1, jobs=jobs)
        for jobs in (1, 2)
    )
    assert alone == shared


def test_what_cannot_be_sent_to_other_processes_is_told() -> None:
    class Local(First):
        pass

    assert sk.simulate("skull", Local, players=3, games=1, seed=1).games == 1
    with pytest.raises(BadBot, match="jobs=1"):
        sk.simulate("skull", Local, players=3, games=2, seed=1, jobs=2)


@pytest.mark.parametrize("name", ["Cheat", "Silent"])
def test_an_illegal_decision_names_the_bot_and_the_move(name: str) -> None:
    with pytest.raises(BadBotMove) as caught:
        sk.simulate("skull", [f"{BROKEN_BOTS_MODULE}:{name}", "random", "random"], games=1, seed=1)
    said = str(caught.value)
    assert name in said and "flower" in said
    assert ("bid 1000000" if name == "Cheat" else "None") in said


def test_an_object_that_cheats_is_named_too() -> None:
    with pytest.raises(BadBotMove, match="broken_bots:Cheat"):
        sk.tournament("skull", [Cheat(), "random"], players=3, games=3, seed=1)


def run_command(*words: str, code: int = 0, typed: str = "", cwd: Path = ROOT) -> str:
    done = subprocess.run(
        [sys.executable, "-P", "-m", "skulduggery", *words],
        env={
            **os.environ,
            "SKULDUGGERY_LANG": "en",
            "COLUMNS": "120",
            "PYTHONPATH": str(Path(sk.__file__).parents[1]),  # from any folder
        },
        input=typed,
        cwd=cwd,
        capture_output=True,
        text=True,
        check=False,
        timeout=TIMEOUT_S,
    )
    assert done.returncode == code, done.stderr
    return done.stdout + done.stderr


def test_commands_find_a_bot_in_the_folder_they_are_called_from(tmp_path: Path) -> None:
    (tmp_path / "mine.py").write_text((ROOT / "examples" / "my_bot.py").read_text())
    name = "mine:CarefulBot"
    bots = ("--bots", f"{name},casual,casual")
    words = ("simulate", "skull", "--games", "4", "--seed", "1", "--jobs", "2", "--json")
    assert json.loads(run_command(*words, *bots, cwd=tmp_path))["bots"][0] == name
    entrants = ("random", name, "--players", "3", "--games", "6", "--seed", "1")
    assert name in run_command("tournament", "skull", *entrants, "--json", cwd=tmp_path)
    record = tmp_path / "game.txt"
    game = ("play", "skull", "--humans", "0", "--players", "3", "--seed", "1", "--bots", name)
    told = run_command(*game, "--record", str(record), cwd=tmp_path)
    assert "written by somebody else" in told
    [found] = sk.load_records(record)
    assert [player.bot for player in found.players] == [name] * 3
    assert "no module yours" in run_command(
        "play", "skull", "--bots", "yours:Bot", code=2, cwd=tmp_path
    )


def test_benchmarks_take_it() -> None:
    [matchup] = matchups_named("skull", [f"3/{CAREFUL_BOT}/casual"])
    assert (matchup.hero, matchup.others) == (CAREFUL_BOT, "casual")


# At the tables of a server.


def seat_bot(evening: TableDriver, level: str, *allowed: str) -> None:
    request = requests.SeatBot(chair=1, level=level)
    new = commands.facts_for_request(
        evening.table, evening.table.host, request, 0.0, bytes, allowed
    )
    for fact in new:
        evening.table.apply(fact)


def test_only_what_the_host_allowed_sits_at_tables() -> None:
    evening = TableDriver()
    with pytest.raises(requests.Refused):
        seat_bot(evening, CAREFUL_BOT)
    with pytest.raises(requests.Refused, match="casual"):
        seat_bot(evening, f"{__name__}:First", CAREFUL_BOT)
    seat_bot(evening, CAREFUL_BOT, CAREFUL_BOT)
    assert evening.table.chairs[1].level == CAREFUL_BOT
    assert offered_bots("skull", [CAREFUL_BOT])[-1] == CAREFUL_BOT


def test_what_is_allowed_is_offered_and_checked_at_start() -> None:
    offered = build_offer("en", (CAREFUL_BOT,))
    assert all(game.levels[-1] == CAREFUL_BOT for game in offered.games)
    assert offered.levels[-1].value == CAREFUL_BOT
    assert validate_settings(ServerSettings(allowed_bots=(CAREFUL_BOT,))).allowed_bots == (
        CAREFUL_BOT,
    )
    with pytest.raises(BadBot):
        validate_settings(ServerSettings(allowed_bots=("no.such:Bot",)))
    assert "no module no.such" in run_command("serve", "--allow-bot", "no.such:Bot", code=2)


def test_it_decides_where_all_bots_do_and_no_longer_when_it_is_not_allowed() -> None:
    evening = TableDriver(first=0).seat_guests("Ada", "Ben", "bot").start_game()
    evening.table.chairs[2].level = CAREFUL_BOT
    question = build_question(evening.table, 2, allowed_bots=[CAREFUL_BOT])
    assert question.level == CAREFUL_BOT
    assert run_bot(question, 1) == "flower"
    assert build_question(evening.table, 2).level == "casual"


def test_it_plays_at_a_table_of_a_server(tmp_path: Path) -> None:
    async def play(address: str) -> str:
        ada = GuestClient(address, "Ada")
        table = await ada.open_table("skull")
        await ada.connect_to_table(table)
        await ada.receive_frame()
        await ada.send_request("join", name="Ada")
        await ada.send_request("sit", chair=0, salt="")
        answer = await ada.send_request("seatbot", chair=1, level=f"{BROKEN_BOTS_MODULE}:Cheat")
        assert answer["mistake"] == "refused-level", answer
        for chair in (1, 2):
            answer = await ada.send_request("seatbot", chair=chair, level=CAREFUL_BOT)
            assert answer["kind"] == "done", answer
        for chair in range(3, len(ada.table["chairs"])):
            await ada.send_request("setchair", chair=chair, open=False)
        await ada.send_request("start")
        await ada.play_to_end()
        record = (await ada.http.get(f"/api/tables/{table}/record")).text
        await ada.disconnect()
        return record

    variables = {"SKULDUGGERY_ALLOW_BOT": f"{CAREFUL_BOT} {__name__}:First"}
    with run_server_process(tmp_path / "tables.db", "serve", "--no-browser", **variables) as server:
        record = sk.read_record(asyncio.run(play(server.address)))
        assert "bot failed" not in server.log.read_text()
    assert [player.bot for player in record.players] == ["", CAREFUL_BOT, CAREFUL_BOT]
    assert record.result.ending == "finished"
