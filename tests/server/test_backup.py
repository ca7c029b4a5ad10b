"""A copy made while people play, and a server on the copy where the game goes on."""

import asyncio
import json
import os
import subprocess
import sys
from pathlib import Path

import pytest
from tests.server.live_server import GuestClient, running_server

from skulduggery.server.hosting.backup import CannotBackUp, back_up


def test_a_game_goes_on_from_a_backup(tmp_path: Path) -> None:
    async def evening() -> None:
        copy = tmp_path / "copy.db"
        async with running_server(tmp_path / "a.db") as address:
            ada, ben = GuestClient(address, "Ada"), GuestClient(address, "Ben")
            table = await ada.open_table("saber_skull")
            for chair, client in enumerate((ada, ben)):
                await client.connect_to_table(table)
                await client.receive_frame()
                await client.send_request("join", name=client.name)
                await client.send_request("sit", chair=chair)
            assert (await ada.send_request("start"))["kind"] == "done"
            choices = ada.legal_choices()
            command = [sys.executable, "-m", "skulduggery", "backup", str(copy), "--json"]
            done = await asyncio.to_thread(
                subprocess.run,
                [*command, "--database", str(tmp_path / "a.db")],
                capture_output=True,
                check=True,
            )
            assert json.loads(done.stdout) == {"file": str(copy), "bytes": copy.stat().st_size}
            await asyncio.gather(ada.play_to_end(), ben.play_to_end())
            await ada.socket.close()
            await ben.socket.close()
        async with running_server(copy) as address:
            again = [GuestClient(address, client.name) for client in (ada, ben)]
            for client, before in zip(again, (ada, ben), strict=True):
                client.http.cookies.update(before.http.cookies)
                await client.connect_to_table(table)
                await client.receive_frame()
            assert again[0].table["status"] == "playing"
            assert again[0].legal_choices() == choices
            await asyncio.gather(*(client.play_to_end() for client in again))
            for client in again:
                assert client.table["status"] == "over"
                await client.disconnect()
        await ada.http.aclose()
        await ben.http.aclose()

    asyncio.run(evening())


def test_a_backup_is_one_file_that_only_its_owner_may_read(tmp_path: Path) -> None:
    async def evening() -> None:
        async with running_server(tmp_path / "a.db"):
            back_up(tmp_path / "a.db", tmp_path / "copy.db")

    asyncio.run(evening())
    assert {file.name for file in tmp_path.iterdir()} == {"a.db", "copy.db"}
    if os.name == "posix":
        assert (tmp_path / "copy.db").stat().st_mode & 0o777 == 0o600


def test_what_cannot_be_backed_up(tmp_path: Path) -> None:
    here, broken = tmp_path / "here.db", tmp_path / "broken.db"
    here.write_text("kept")
    broken.write_bytes(b"no database" * 500)
    for database, file, mistake in (
        (tmp_path / "nope.db", tmp_path / "copy.db", "no-database"),
        (broken, here, "backup-exists"),
        (broken, tmp_path / "copy.db", "cannot-back-up"),
    ):
        with pytest.raises(CannotBackUp) as refused:
            back_up(database, file)
        assert refused.value.sentence == mistake
    assert here.read_text() == "kept"
    assert not (tmp_path / "copy.db").exists()
