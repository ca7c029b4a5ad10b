"""Starting and stopping: one clear sentence where it cannot be, and nothing lost at the end."""

import asyncio
import os
import signal
import socket
import sqlite3
import subprocess
import sys
from contextlib import closing
from pathlib import Path

import httpx
import pytest
from tests.server.live_server import GuestClient
from tests.server.server_process import run_server_process
from websockets.exceptions import ConnectionClosed


def startup_error(*words: str, **env: str) -> str:
    """What a server says that does not start."""
    done = subprocess.run(
        [sys.executable, "-m", "skulduggery", *words],
        capture_output=True,
        text=True,
        check=False,
        timeout=60,
        env={**os.environ, "SKULDUGGERY_LANG": "en", "SKULDUGGERY_PORT": "0", **env},
    )
    assert done.returncode == 2
    assert "Traceback" not in done.stderr
    assert len(done.stderr.splitlines()) == 1, done.stderr
    return done.stderr


def test_a_database_of_another_program_is_one_sentence(tmp_path: Path) -> None:
    file = tmp_path / "recipes.db"
    with closing(sqlite3.connect(file)) as connection, connection:
        connection.execute("CREATE TABLE recipes (cake)")
    before = file.read_bytes()
    assert "another program" in startup_error("serve", "--database", str(file))
    assert file.read_bytes() == before


def test_a_damaged_database_is_one_sentence(tmp_path: Path) -> None:
    file = tmp_path / "damaged.db"
    file.write_bytes(os.urandom(5000))
    assert "cannot be used" in startup_error("serve", "--database", str(file))


@pytest.mark.parametrize(
    ("words", "complaint"),
    [
        (["--database", "/nowhere/at/all.db"], "/nowhere/at/all.db"),
        (["--database", ":memory:"], ":memory: is none: choose a file"),
        (["--trusted-proxies", "nonsense"], "“nonsense”"),
        (["--base-path", "a b?#"], "“a b?#” is not a valid base path"),
        (["--admin-token", "short"], "at least 16"),
        (["--sockets", "-1"], "--sockets"),
        (["--log-level", "chatty"], "“chatty”"),
        (["--requests-per-minute", "many"], "“many”"),
        (["--host", "nowhere.invalid"], "nowhere.invalid"),
        (["--port", "99999"], "99999 is not a port: choose one from 1 to 65535"),
        (["--port", "65536"], "65536 is not a port"),
        (["--port", "-1"], "-1 is not a port"),
        (["--port", "9" * 30], "9" * 30 + " is not a port"),
    ],
)
def test_settings_that_cannot_be(words: list[str], complaint: str, tmp_path: Path) -> None:
    file = tmp_path / "a.db"
    assert complaint in startup_error("serve", *words, SKULDUGGERY_DATABASE=str(file))
    assert not file.exists()


def test_a_port_that_is_taken(tmp_path: Path) -> None:
    with socket.create_server(("127.0.0.1", 0)) as taken:
        port = str(taken.getsockname()[1])
        file = tmp_path / "a.db"
        words = ("serve", "--host", "127.0.0.1", "--port", port, "--database", str(file))
        said = startup_error(*words)
        assert f"Port {port} is taken: choose another one with --port" in said
        assert not file.exists()


@pytest.mark.parametrize(
    ("base_path", "page"), [("", ""), ("games", "/games/"), ("/fun/games/", "/fun/games/")]
)
def test_the_address_that_is_shown_is_one_to_play_at(
    base_path: str, page: str, tmp_path: Path
) -> None:
    with run_server_process(tmp_path / "a.db", SKULDUGGERY_BASE_PATH=base_path) as opened:
        [shown] = opened.output.splitlines()
        assert shown == f"Skulduggery is running at http://{opened.address}{page}"
        found = httpx.get(shown.removeprefix("Skulduggery is running at "))
        assert found.status_code == 200


def test_a_variable_that_nothing_reads_is_named_before_anything_else(tmp_path: Path) -> None:
    misspelt = {"SKULDUGGERY_PROT": "1234", "SKULDUGGERY_XYZZY": "secret"}
    with run_server_process(tmp_path / "a.db", "serve", **misspelt) as opened:
        first, second, greeting = opened.output.splitlines()
    assert "SKULDUGGERY_PROT" in first and "did you mean SKULDUGGERY_PORT?" in first
    assert second == "The variable SKULDUGGERY_XYZZY is set, but there is no such setting."
    assert greeting.startswith("Skulduggery is running at")


@pytest.mark.skipif(os.name == "nt", reason="no such signals")
@pytest.mark.parametrize("stop", [signal.SIGINT, signal.SIGTERM])
def test_no_words_serve_and_a_signal_stops_promptly_and_loses_nothing(
    stop: int, tmp_path: Path
) -> None:
    async def evening() -> None:
        file = tmp_path / "a.db"
        with run_server_process(file) as first:
            ada = GuestClient(first.address, "Ada")
            table = await ada.open_table("skull", first=0)
            await ada.connect_to_table(table)
            await ada.receive_frame()
            await ada.send_request("join", name="Ada")
            await ada.send_request("sit", chair=0)
            for chair in (1, 2):
                await ada.send_request("seatbot", chair=chair)
            await ada.send_request("start")
            nth = ada.table["decided"][0]
            await ada.send_request("move", seat=0, nth=nth, text="skull")
            stopping = asyncio.create_task(asyncio.to_thread(first.stop, stop))
            with pytest.raises(ConnectionClosed) as closed:
                while True:
                    await ada.receive_frame()
            assert closed.value.rcvd is not None
            assert closed.value.rcvd.code in (1001, 1012)
            assert await stopping == (0 if stop == signal.SIGINT else -signal.SIGTERM)
            assert "Traceback" not in first.log.read_text()
            assert '"message": "server stopped"' in first.log.read_text()
        with run_server_process(file, "serve") as second:
            again = GuestClient(second.address, "Ada")
            again.http.cookies.update(ada.http.cookies)
            await again.connect_to_table(table)
            await again.receive_frame()
            assert "skull" in again.table["own"]["hidden"]["tribes"]["0"]["stack"]
            await again.disconnect()
        await ada.http.aclose()

    asyncio.run(evening())
