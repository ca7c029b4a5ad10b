"""A database for each test: a file, or one of a PostgreSQL that all tests of a process share."""

import asyncio
from collections.abc import Iterator
from itertools import count
from pathlib import Path

import pytest
from tools.drivers.postgresql import PostgresServer, running_postgresql

from skulduggery.server.database_opening import open_database

KINDS_OF_DATABASES = ("sqlite", "postgresql")
_UPGRADED = "upgraded"  # a database of the newest shape with nothing in it, to be copied
_database_numbers = count()


@pytest.fixture(scope="session")
def postgresql() -> Iterator[PostgresServer]:
    with running_postgresql() as server:
        server.run_sql(f"CREATE DATABASE {_UPGRADED}")
        asyncio.run(_upgrade(server.address_of(_UPGRADED)))
        yield server


async def _upgrade(address: str) -> None:
    await (await open_database(address)).engine.dispose()


@pytest.fixture(params=KINDS_OF_DATABASES)
def database(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """The address of a database in which there is nothing yet."""
    if request.param == "sqlite":
        return str(tmp_path / "a.db")
    return str(request.getfixturevalue("shared_database"))


@pytest.fixture
def shared_database(postgresql: PostgresServer) -> str:
    """One that several nodes may serve."""
    name = f"test_{next(_database_numbers)}"
    postgresql.run_sql(f"CREATE DATABASE {name} TEMPLATE {_UPGRADED}")
    return postgresql.address_of(name)
