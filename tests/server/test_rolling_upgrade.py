"""Versions beside each other on one database: as far as its changes allow it, or one sentence."""

import asyncio
from pathlib import Path

import asyncpg
import pytest
from alembic.config import Config
from sqlalchemy import Connection
from tests.server.live_server import GuestClient, running_server
from tests.server.several_nodes import until

from skulduggery.core.errors import Mistake
from skulduggery.server import database_opening
from skulduggery.server.container import open_services
from skulduggery.server.database_opening import CannotUpgrade, open_database
from skulduggery.server.nodes.heartbeat import OtherFormat
from skulduggery.words import SUPPORTED_LANGUAGES

NEXT_REVISION = "9999"
MIGRATION = """
from alembic import op

revision = "{revision}"
down_revision = "{before}"
{remark}

def upgrade():
    op.execute("CREATE TABLE something_new (id integer)")
"""


async def run_sql(address: str, sql: str) -> list[asyncpg.Record]:
    connection = await asyncpg.connect(address)
    try:
        return list(await connection.fetch(sql))
    finally:
        await connection.close()


async def revision_of(address: str) -> str:
    [row] = await run_sql(address, "SELECT version_num FROM alembic_version")
    return str(row["version_num"])


def add_version_to_come(
    folder: Path, before: str, remark: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """This program becomes one of the next version, with one more change of the database."""
    written = MIGRATION.format(revision=NEXT_REVISION, before=before, remark=remark)
    (folder / "v9999_to_come.py").write_text(written)
    make_config = database_opening._alembic_config
    ours = Path(database_opening.__file__).parent / "migrations" / "versions"

    def config_to_come(connection: Connection | None = None) -> Config:
        config = make_config(connection)
        config.set_main_option("path_separator", "os")
        config.set_main_option("version_locations", f"{ours}:{folder}")
        return config

    monkeypatch.setattr(database_opening, "_alembic_config", config_to_come)


def check_sentence(refused: Mistake, node: str) -> None:
    for language in SUPPORTED_LANGUAGES:
        assert node in refused.message_in(language)


def test_a_change_that_older_nodes_survive_is_made_beneath_them(
    shared_database: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def evening() -> None:
        before = await revision_of(shared_database)
        async with running_server(shared_database) as older:
            add_version_to_come(tmp_path, before, "OLDER_NODES_MAY_RUN = True", monkeypatch)
            async with running_server(shared_database) as newer:
                assert await revision_of(shared_database) == NEXT_REVISION
                ada, ben = GuestClient(older, "Ada"), GuestClient(newer, "Ben")
                table = await ada.open_table("skull")
                assert (await ben.http.get(f"/api/tables/{table}")).status_code == 200
                for client in (ada, ben):
                    await client.http.aclose()

    asyncio.run(evening())


def test_a_change_that_would_be_the_end_of_older_nodes_waits_until_they_are_stopped(
    shared_database: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def evening() -> None:
        before = await revision_of(shared_database)
        async with open_services(shared_database):
            [node] = await run_sql(shared_database, "SELECT name FROM nodes")
            add_version_to_come(tmp_path, before, "", monkeypatch)
            with pytest.raises(CannotUpgrade) as refused:
                await open_database(shared_database)
            check_sentence(refused.value, node["name"])
            assert await revision_of(shared_database) == before
        await (await open_database(shared_database)).engine.dispose()
        assert await revision_of(shared_database) == NEXT_REVISION

    asyncio.run(evening())


def test_nodes_of_two_formats_do_not_meet(shared_database: str) -> None:
    async def evening() -> None:
        async with open_services(shared_database):
            [node] = await run_sql(shared_database, "UPDATE nodes SET format = 0 RETURNING name")
            with pytest.raises(OtherFormat) as refused:
                async with open_services(shared_database):
                    pass
            check_sentence(refused.value, node["name"])
        async with open_services(shared_database) as services:
            await until(lambda: is_alone(shared_database))
            assert services.tables.writer.nodes.is_alone()

    asyncio.run(evening())


async def is_alone(address: str) -> bool:
    return len(await run_sql(address, "SELECT id FROM nodes")) == 1
