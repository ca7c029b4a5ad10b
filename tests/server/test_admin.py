"""Looking after a running server: who may, what it shows, and what it does."""

import asyncio
import json
import os
from pathlib import Path

import httpx
import pytest
from tests.cli import forked_command
from tests.server.conftest import ON_A_FILE
from tests.server.live_server import GuestClient, running_server
from websockets.exceptions import ConnectionClosed

from skulduggery import __version__
from skulduggery.server.hosting.metrics import RATE_WINDOW_S, Metrics, MinuteCounter
from skulduggery.server.hosting.settings import Limits, ServerSettings
from skulduggery.table.facts import Decided

ADMIN_TOKEN = "the token of this house"
ADMIN_SETTINGS = ServerSettings(
    admin_token=ADMIN_TOKEN, node_name="one", limits=Limits(requests_per_minute=0)
)
ADMIN_HEADERS = {"authorization": f"Bearer {ADMIN_TOKEN}"}


async def run_command(*words: str, env: dict[str, str], code: int = 0) -> str:
    """A command in a process of its own, while the server of the test goes on."""
    usual = {"SKULDUGGERY_LANG": "en", "COLUMNS": "120"}
    done = await asyncio.to_thread(
        forked_command.run_command, words, "", {**os.environ, **usual, **env}
    )
    assert done.returncode == code, done.stderr
    assert "Traceback" not in done.stderr
    return done.stdout if code == 0 else done.stderr


async def open_and_connect(address: str) -> tuple[str, GuestClient]:
    ada = GuestClient(address, "Ada")
    table = await ada.open_table("skull")
    await ada.connect_to_table(table)
    await ada.receive_frame()
    return table, ada


async def close_code(client: GuestClient) -> int:
    with pytest.raises(ConnectionClosed) as closed:
        while True:
            await client.receive_frame()
    assert closed.value.rcvd is not None
    return closed.value.rcvd.code


@ON_A_FILE
@pytest.mark.parametrize(
    ("method", "path"),
    [
        ("GET", "/api/admin/load"),
        ("GET", "/api/admin/tables"),
        ("GET", "/api/admin/bans"),
        ("DELETE", "/api/admin/tables/nope"),
        ("PUT", "/api/admin/bans/nope"),
        ("DELETE", "/api/admin/bans/nope"),
        ("GET", "/metrics"),
    ],
)
def test_only_with_the_token(method: str, path: str, database: str) -> None:
    async def evening() -> None:
        async with running_server(database, ADMIN_SETTINGS) as address:
            ada = GuestClient(address, "Ada")
            await ada.http.post("/api/guest")
            for headers, status, mistake in (
                ({}, 401, "no-admin-token"),
                ({"authorization": "Basic abc"}, 401, "no-admin-token"),
                ({"authorization": "Bearer wrong"}, 403, "wrong-admin-token"),
                ({"authorization": f"Bearer {ADMIN_TOKEN}x"}, 403, "wrong-admin-token"),
                ({"authorization": "Bearer"}, 403, "wrong-admin-token"),
            ):
                answer = await ada.http.request(method, path, headers=headers)
                assert (answer.status_code, answer.json()["mistake"]) == (status, mistake)
            await ada.http.aclose()

    asyncio.run(evening())


def test_load_and_tables(database: str) -> None:
    async def evening() -> None:
        async with running_server(database, ADMIN_SETTINGS) as address:
            table, ada = await open_and_connect(address)
            load = (await ada.http.get("/api/admin/load", headers=ADMIN_HEADERS)).json()
            assert (load["version"], load["sockets"], load["guests"]) == (__version__, 1, 1)
            assert load["tables"] == {"open": 1}
            assert load["database"] > 0 and load["uptime"] >= 0 and load["waiting"] == 0
            page = (await ada.http.get("/api/admin/tables", headers=ADMIN_HEADERS)).json()
            [row] = page["tables"]
            assert (page["total"], row["id"], row["listed"], row["sockets"]) == (1, table, False, 1)
            await ada.open_table("skull_king")
            for start in (0, 1):
                params = {"start": start, "count": 1}
                page = (
                    await ada.http.get("/api/admin/tables", headers=ADMIN_HEADERS, params=params)
                ).json()
                assert (page["total"], len(page["tables"])) == (2, 1)
            for params in ({"start": -1}, {"count": 0}, {"count": 501}, {"start": 2**70}):
                answer = await ada.http.get(
                    "/api/admin/tables", headers=ADMIN_HEADERS, params=params
                )
                assert (answer.status_code, answer.json()["mistake"]) == (400, "bad-request")
            await ada.disconnect()

    asyncio.run(evening())


def test_a_table_is_closed_for_good(database: str) -> None:
    async def evening() -> None:
        async with running_server(database, ADMIN_SETTINGS) as address:
            table, ada = await open_and_connect(address)
            answer = await ada.http.delete(f"/api/admin/tables/{table}", headers=ADMIN_HEADERS)
            assert answer.status_code == 204, answer.text
            assert await close_code(ada) == 4410
            missing = await ada.http.delete("/api/admin/tables/nope", headers=ADMIN_HEADERS)
            assert (missing.status_code, missing.json()["mistake"]) == (404, "no-table")
            await ada.http.aclose()

    asyncio.run(evening())


def test_a_guest_is_banned_and_may_come_again(database: str) -> None:
    async def evening() -> None:
        async with running_server(database, ADMIN_SETTINGS) as address:
            table, ada = await open_and_connect(address)
            guest = (await ada.http.post("/api/guest")).json()["guest"]
            path = f"/api/admin/bans/{guest}"
            for _ in range(2):
                assert (await ada.http.put(path, headers=ADMIN_HEADERS)).status_code == 204
            assert await close_code(ada) in (4401, 4403)
            answer = await ada.http.get(f"/api/tables/{table}")
            assert (answer.status_code, answer.json()["mistake"]) == (403, "banned")
            await ada.connect_to_table(table)
            assert await close_code(ada) == 4403
            bans = (await ada.http.get("/api/admin/bans", headers=ADMIN_HEADERS)).json()
            assert (bans["total"], bans["bans"][0]["guest"]) == (1, guest)
            assert (await ada.http.delete(path, headers=ADMIN_HEADERS)).status_code == 204
            assert (await ada.http.get("/api/admin/bans", headers=ADMIN_HEADERS)).json()[
                "total"
            ] == 0
            await ada.connect_to_table(table)
            assert (await ada.receive_frame())["kind"] == "fresh"
            await ada.disconnect()

    asyncio.run(evening())


def test_the_command_talks_to_a_running_server(tmp_path: Path) -> None:
    async def evening() -> None:
        file = tmp_path / "a.db"
        async with running_server(file) as address:
            table, ada = await open_and_connect(address)
            guest = (await ada.http.post("/api/guest")).json()["guest"]
            there = {"SKULDUGGERY_URL": f"http://{address}", "SKULDUGGERY_DATABASE": str(file)}
            token = (await run_command("admin", "token", env=there)).strip()
            assert len(token) == 64
            load = json.loads(await run_command("admin", "load", "--json", env=there))
            assert load["sockets"] == 1
            assert load["nodes"] == [load["node"]]
            shown = await run_command("admin", "load", env=there)
            assert "Connections" in shown and "All nodes" in shown
            assert table in await run_command("admin", "tables", env=there)
            assert "closed" in await run_command("admin", "close", table, env=there)
            assert await close_code(ada) == 4410
            assert json.loads(await run_command("admin", "ban", guest, "--json", env=there))
            assert guest in await run_command("admin", "bans", env=there)
            assert json.loads(await run_command("admin", "ban", "-" * 16, "--json", env=there))
            assert "no longer banned" in await run_command("admin", "unban", guest, env=there)
            url = ("--url", f"http://{address}", "--admin-token", token)
            assert json.loads(await run_command("admin", "tables", "--json", *url, env={}))
            for words, complaint in (
                (["close", "nope"], "no table “nope”"),
                (["close"], "close needs the id of a table or guest"),
                (["dance"], "“dance”"),
                ([], "Name an action: token, load"),
                (["load", "--admin-token", "wrong"], "admin token"),
                (["load", "--url", "http://127.0.0.1:1"], "No Skulduggery server answers at"),
                (["load", "--url", "file:///etc"], "must begin with http"),
                (["token", "--database", str(tmp_path / "nope.db")], "There is no database"),
            ):
                assert complaint in await run_command("admin", *words, code=2, env=there)
            refused = await run_command("admin", "close", "nope", "--json", code=2, env=there)
            assert json.loads(refused)["mistake"] == "no-table"
            wrong = ("load", "--admin-token", "wrong", "--lang", "de")
            assert "Admin-Token" in await run_command("admin", *wrong, code=2, env=there)
            await ada.http.aclose()

    asyncio.run(evening())


@ON_A_FILE
def test_ids_are_whole_however_narrow_the_window(database: str) -> None:
    async def evening() -> None:
        async with running_server(database) as address:
            table, ada = await open_and_connect(address)
            guest = (await ada.http.post("/api/guest")).json()["guest"]
            there = {"SKULDUGGERY_URL": f"http://{address}", "SKULDUGGERY_DATABASE": str(database)}
            listed = await run_command("admin", "tables", env={**there, "COLUMNS": "40"})
            assert listed.splitlines()[1].split()[:2] == [table, guest]
            if os.name == "posix":
                for columns in (40, 80):
                    listed = await asyncio.to_thread(
                        run_in_columns, columns, "admin", "tables", **there
                    )
                    assert {table, guest} <= set(listed.split()), listed
            await run_command("admin", "ban", guest, env=there)
            bans = await run_command("admin", "bans", env={**there, "COLUMNS": "10"})
            assert bans.splitlines()[1].split()[0] == guest
            await ada.disconnect()

    asyncio.run(evening())


def run_in_columns(columns: int, *words: str, **env: str) -> str:
    """What a command shows in a window of so many columns."""
    from tests.server.terminal_process import run_at_terminal  # noqa: PLC0415 - not on Windows

    with run_at_terminal(
        *words, columns=columns, without=("COLUMNS",), NO_COLOR="1", **env
    ) as command:
        assert command.wait_for_exit() == 0
        return command.printed


def test_metrics_tell_how_full_the_house_is(database: str) -> None:
    async def evening() -> None:
        async with running_server(database, ADMIN_SETTINGS) as address:
            table, ada = await open_and_connect(address)
            text = (await ada.http.get("/metrics", headers=ADMIN_HEADERS)).text
            for line in (
                'skulduggery_tables{node="one",status="open"} 1.0',
                'skulduggery_sockets{node="one"} 1.0',
                'skulduggery_commit_queue{node="one"} 0.0',
                'skulduggery_moves_total{node="one"} 0.0',
                'skulduggery_bot_thinking_seconds_count{node="one"} 0.0',
                'skulduggery_advice_seconds_count{node="one"} 0.0',
                'skulduggery_questions_waiting{kind="bot",node="one"} 0.0',
                'skulduggery_questions_waiting{kind="advice",node="one"} 0.0',
                'skulduggery_questions_waiting{kind="review",node="one"} 0.0',
                'skulduggery_workers{kind="bot",node="one"} 0.0',  # started when they are needed
                'skulduggery_workers{kind="advice",node="one"} 0.0',
            ):
                assert line in text, line
            samples = [line for line in text.splitlines() if not line.startswith("#")]
            assert all('node="one"' in line for line in samples)
            assert table not in text
            await ada.disconnect()

    asyncio.run(evening())


def test_moves_are_counted_for_a_minute() -> None:
    pace = MinuteCounter()
    for second in (1000, 1000, 1030, 1059):
        pace.record_event(second + 0.5)
    assert pace.last_minute(1059.9) == 4
    assert pace.last_minute(1060.0) == 2
    assert pace.last_minute(1089.0) == 2
    assert pace.last_minute(1090.0) == 1
    assert pace.last_minute(1059.0 + RATE_WINDOW_S) == 0
    pace.record_event(500.0)  # a clock that was put back
    assert pace.last_minute(1119.0) == 1


def test_metrics_count_what_they_are_told() -> None:
    metrics = Metrics()
    decided = Decided(at=5.0, seat=0, text="flower")
    metrics.count_moves([decided, decided], 5.0)
    metrics.observe_commit(3, 0.002)
    metrics.count_refusal("banned")
    metrics.count_closed_socket("slow")
    found: dict[tuple[str, ...], float] = {
        (sample.name, *sample.labels.values()): sample.value
        for metric in metrics.registry.collect()
        for sample in metric.samples
    }
    assert found["skulduggery_moves_total",] == 2
    assert found["skulduggery_commit_rows_sum",] == 3
    assert found["skulduggery_commit_seconds_bucket", "0.002"] == 1
    assert found["skulduggery_refusals_total", "banned"] == 1
    assert found["skulduggery_sockets_let_go_total", "slow"] == 1
    assert metrics.move_rate.last_minute(5.0) == 2


def test_servers_in_one_process_count_for_themselves(tmp_path: Path) -> None:
    async def evening() -> None:
        async with (
            running_server(tmp_path / "a.db", ADMIN_SETTINGS) as one,
            running_server(tmp_path / "b.db", ADMIN_SETTINGS) as other,
            httpx.AsyncClient(headers=ADMIN_HEADERS) as http,
        ):
            await http.post(f"http://{one}/api/tables", json={"name": "A", "game": "chess"})
            here = (await http.get(f"http://{one}/metrics")).text
            there = (await http.get(f"http://{other}/metrics")).text
            assert 'skulduggery_refusals_total{mistake="' in here
            assert 'skulduggery_refusals_total{mistake="' not in there

    asyncio.run(evening())
