"""A game from a package of its own is at home everywhere, and not one shared file knows it."""

import asyncio
import json
import os
import subprocess
import sys
from pathlib import Path

import pytest
from tests.liars_dice.install_wheel import install_wheel
from tests.server.live_server import GuestClient
from tests.server.server_process import run_server_process

TIMEOUT_S = 120
PLAYER_COUNT, DICE_PER_PLAYER = 3, 5


@pytest.fixture(scope="module")
def env(tmp_path_factory: pytest.TempPathFactory) -> dict[str, str]:
    return install_wheel(tmp_path_factory.mktemp("liars_dice"))


def run_command(env: dict[str, str], *words: str, typed: str = "", language: str = "en") -> str:
    """What a command prints."""
    done = subprocess.run(
        [sys.executable, "-m", "skulduggery", *words],
        env={**os.environ, "SKULDUGGERY_LANG": language, "COLUMNS": "100", **env},
        input=typed,
        capture_output=True,
        text=True,
        check=False,
        timeout=TIMEOUT_S,
    )
    assert done.returncode == 0, done.stderr
    return done.stdout


def test_it_is_listed_with_its_variant_and_its_bots(env: dict[str, str]) -> None:
    rows = json.loads(run_command(env, "games", "--json"))
    [row] = [row for row in rows if row["game"] == "liars_dice"]
    assert row["players"] == [2, 3, 4, 5, 6]
    assert [option["option"] for option in row["options"]] == ["first", "ones_wild"]
    assert "Lügenwürfel" in run_command(env, "games", language="de")


def test_it_is_simulated_recorded_replayed_and_checked(env: dict[str, str], tmp_path: Path) -> None:
    records = tmp_path / "games.jsonl"
    words = ("--players", "3", "--games", "20", "--seed", "1")
    summary = json.loads(
        run_command(env, "simulate", "liars_dice", *words, "--json", "--records", str(records))
    )
    assert summary["games"] == 20
    assert len(records.read_text().splitlines()) == 20
    shown = run_command(env, "replay", str(records), "--number", "1", "--as", "all")
    assert "bids" in shown and "challenges" in shown
    as_seen = run_command(env, "replay", str(records), "--number", "1", "--as", "0")
    assert shown.count("rolls a die:") > as_seen.count("rolls a die:") >= 0
    first = tmp_path / "first.jsonl"
    first.write_text(records.read_text().splitlines()[0] + "\n")
    text = run_command(env, "convert", str(first), "--to", "text")
    assert "game: liars_dice" in text


def test_bots_meet_in_a_tournament(env: dict[str, str]) -> None:
    words = ("random", "ismcts-20", "--players", "2", "--games", "20", "--seed", "1", "--json")
    found = json.loads(run_command(env, "tournament", "liars_dice", *words))
    assert {row["bot"] for row in found["standings"]} == {"random", "ismcts-20"}


def test_people_play_it_in_the_terminal(env: dict[str, str], tmp_path: Path) -> None:
    """Always the first choice, which is a challenge where there is a bid."""
    record = tmp_path / "game.txt"
    words = ("--players", "2", "--seed", "3", "--name", "Ada", "--record", str(record))
    shown = run_command(env, "play", "liars_dice", *words, typed="1\n" * 200)
    assert "Challenge the bid" in shown
    assert "wins the game" in shown
    assert "Dice" in shown or "dice" in shown
    assert "game: liars_dice" in record.read_text()


def test_people_play_it_at_a_table_and_its_draws_can_be_proved(
    env: dict[str, str], tmp_path: Path
) -> None:
    async def play(address: str) -> str:
        people = [GuestClient(address, name) for name in ("Ada", "Ben", "Cleo")]
        table = await people[0].open_table("liars_dice", ones_wild=True)
        for chair, client in enumerate(people):
            await client.connect_to_table(table)
            await client.receive_frame()
            await client.send_request("join", name=client.name)
            await client.send_request("sit", chair=chair, salt=f"salt {chair}")
        for chair in range(PLAYER_COUNT, len(people[0].table["chairs"])):
            await people[0].send_request("setchair", chair=chair, open=False)
        answer = await people[0].send_request("start")
        assert answer["kind"] == "done", answer
        await asyncio.gather(*(client.play_to_end() for client in people))
        for player, client in enumerate(people):
            check_secrets(client, player)
        http = people[0].http
        text = (await http.get(f"/api/tables/{table}/record")).text
        guest = (await http.get("/api/guest")).json()["guest"]
        while not (kept := (await http.get(f"/api/players/{guest}/games")).json()):
            await asyncio.sleep(0.05)  # a game is kept when it is over, a moment later
        proof = await http.get(f"/api/records/{kept[0]['id']}/proof")
        assert proof.json()["draws"] > PLAYER_COUNT * DICE_PER_PLAYER
        steps = await http.get(f"/api/records/{kept[0]['id']}/steps?as=0")
        assert steps.json()["steps"][0]["view"]["game"] == "liars_dice"
        for client in people:
            await client.disconnect()
        return text

    with run_server_process(tmp_path / "tables.db", "serve", "--no-browser", **env) as server:
        record = asyncio.run(play(server.address))
    file = tmp_path / "record.txt"
    file.write_text(record)
    assert "draws" in run_command(env, "verify", str(file))


def check_secrets(client: GuestClient, player: int) -> None:
    """Nobody was told a face of a die that is not theirs before the dice were shown."""
    for frame in client.frames:
        for happening in frame.get("told", []):
            for event in happening["events"]:
                if event.get("event") == "DieRolled":
                    assert (event["face"] is None) == (event["seat"] != player)
