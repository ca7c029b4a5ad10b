"""The log: in a form for whoever reads it, and without anybody's secrets."""

import asyncio
import io
import json
import logging
import signal
import sqlite3
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest
from tests.server.live_server import GuestClient
from tests.server.server_process import run_server_process

from skulduggery.server.hosting.logging_setup import set_up_logging, short_id

ADMIN_TOKEN = "a-token-for-the-test-of-logs"
PLAYER_SALTS = ("salt of Ada's own making", "Ben's pinch of salt")
CHAT_TEXT = "Nobody but this table shall read that"


@pytest.fixture
def clean() -> Iterator[None]:
    """Other tests log as they did before."""
    root = logging.getLogger()
    before = (root.handlers, root.level)
    yield
    root.handlers, root.level = before
    logging.getLogger("skulduggery").setLevel(logging.NOTSET)


class FakeTerminal(io.StringIO):
    def isatty(self) -> bool:
        return True


@pytest.mark.usefixtures("clean")
def test_json_for_programs_and_lines_for_people(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("NO_COLOR", "1")
    for stream in (io.StringIO(), FakeTerminal()):
        set_up_logging("info", stream)
        log = logging.getLogger("skulduggery.test")
        secret = "in a variable"
        log.info("opened", extra={"table": short_id("VwY8B7o00duY")})
        log.debug("too fine")
        logging.getLogger("websockets").info("GET /api/tables/VwY8B7o00duY/play")
        try:
            raise RuntimeError(str(len(secret)))
        except RuntimeError:
            log.exception("failed")
        told = stream.getvalue()
        assert "opened" in told and "VwY8…" in told and "RuntimeError: 13" in told
        assert "too fine" not in told and "B7o0" not in told and "in a variable" not in told
        if not stream.isatty():
            lines = [json.loads(line) for line in told.splitlines()]
            assert [line["level"] for line in lines] == ["info", "error"]
            assert "Traceback" in lines[1]["exception"]


async def play_with_secrets(address: str, database: Path) -> dict[str, str]:
    """A whole game with everything that must not be told; what that was."""
    secrets: dict[str, str] = {"token": ADMIN_TOKEN, "talk": CHAT_TEXT}
    ada, ben = GuestClient(address, "Adalbert"), GuestClient(address, "Benedikta")
    table = await ada.open_table("saber_skull")
    admin = {"authorization": f"Bearer {ADMIN_TOKEN}"}
    for chair, client in enumerate((ada, ben)):
        await client.connect_to_table(table)
        await client.receive_frame()
        await client.send_request("join", name=client.name)
        await client.send_request("sit", chair=chair, salt=PLAYER_SALTS[chair])
        secrets[f"cookie {chair}"] = client.http.cookies["skulduggery"]
        secrets[f"salt {chair}"] = PLAYER_SALTS[chair]
        secrets[f"name {chair}"] = client.name
    await ada.send_request("say", text=CHAT_TEXT)
    assert (await ada.send_request("start"))["kind"] == "done"
    await ada.socket.send("not a frame")
    await asyncio.gather(ada.play_to_end(), ben.play_to_end())
    secrets["table"] = table
    secrets["secret"] = ada.table["secret"]
    guest: str = (await ben.http.post("/api/guest")).json()["guest"]
    secrets["guest"] = guest
    for path in ("/api/admin/load", "/api/admin/tables", "/metrics", f"/api/tables/{table}?a=b"):
        assert (await ada.http.get(path, headers=admin if "table/" not in path else {})).content
    await ada.http.get("/api/admin/load", headers={"authorization": "Bearer wrong-but-secret"})
    secrets["wrong token"] = "wrong-but-secret"
    await ada.http.put(f"/api/admin/bans/{guest}", headers=admin)
    await ada.http.delete(f"/api/admin/tables/{table}", headers=admin)
    for client in (ada, ben):
        await client.disconnect()
    with closing(sqlite3.connect(database)) as connection:
        for name, key in connection.execute("SELECT name, key FROM keys"):
            secrets[f"key {name}"] = key.hex()
    return secrets


def test_nobody_finds_a_secret_in_the_log(tmp_path: Path) -> None:
    file = tmp_path / "a.db"
    with run_server_process(
        file, "serve", "--admin-token", ADMIN_TOKEN, "--log-level", "debug"
    ) as opened:
        secrets = asyncio.run(play_with_secrets(opened.address, file))
        opened.stop(signal.SIGTERM)
    told = opened.log.read_text()
    lines: list[dict[str, Any]] = [json.loads(line) for line in told.splitlines()]
    for what, secret in secrets.items():
        assert secret not in told, what
        assert secret not in opened.output, what
    messages = [line["message"] for line in lines]
    for message in (
        "database upgraded",
        "server started",
        "table opened",
        "request",
        "wrong admin token",
        "admin banned a guest",
        "admin closed a table",
        "server stopped",
    ):
        assert message in messages, message
    requests = [line for line in lines if line["message"] == "request"]
    assert {"method", "path", "status", "ms"} <= set(requests[0])
    assert "/api/tables/{table_id}" in {line["path"] for line in requests}
