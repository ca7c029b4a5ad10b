"""A database for each test: a file, or one of a PostgreSQL that all tests of a process share."""

import asyncio
import shutil
from collections.abc import Callable, Iterator
from itertools import count
from pathlib import Path

import pytest
from tests.server.house_fixtures import fill_house
from tools.drivers.postgresql import PostgresServer, running_postgresql

from skulduggery.server.database_opening import open_database

KINDS_OF_DATABASES = ("sqlite", "postgresql")
# For tests of what has little to do with the database.
ON_A_FILE = pytest.mark.parametrize("database", ["sqlite"], indirect=True)
# Databases that are made once for each process, and copied for each test.
_UPGRADED = "upgraded"  # of the newest shape, with nothing in it
_FILLED = "filled"  # with rows of every kind
_database_numbers = count()


@pytest.fixture(scope="session")
def postgresql() -> Iterator[PostgresServer]:
    with running_postgresql() as server:
        server.run_sql(f"CREATE DATABASE {_UPGRADED}")
        asyncio.run(_upgrade(server.address_of(_UPGRADED)))
        yield server


async def _upgrade(address: str) -> None:
    await (await open_database(address)).engine.dispose()


MakeDatabase = Callable[[str], str]  # by its kind; its address


def _copy_database(server: PostgresServer, template: str) -> str:
    name = f"test_{next(_database_numbers)}"
    server.run_sql(f"CREATE DATABASE {name} TEMPLATE {template}")
    return server.address_of(name)


@pytest.fixture
def make_database(request: pytest.FixtureRequest, tmp_path: Path) -> MakeDatabase:
    """Databases in which there is nothing yet."""

    def make(kind: str) -> str:
        if kind == "sqlite":
            return str(tmp_path / f"{next(_database_numbers)}.db")
        return _copy_database(request.getfixturevalue("postgresql"), _UPGRADED)

    return make


@pytest.fixture(scope="session")
def filled_file(tmp_path_factory: pytest.TempPathFactory) -> Path:
    file = tmp_path_factory.mktemp("filled") / "filled.db"
    asyncio.run(fill_house(str(file)))
    return file


@pytest.fixture(scope="session")
def filled_postgresql(postgresql: PostgresServer) -> PostgresServer:
    postgresql.run_sql(f"CREATE DATABASE {_FILLED}")
    asyncio.run(fill_house(postgresql.address_of(_FILLED)))
    return postgresql


@pytest.fixture
def make_house(request: pytest.FixtureRequest, tmp_path: Path) -> MakeDatabase:
    """Databases with rows of every kind."""

    def make(kind: str) -> str:
        if kind == "sqlite":
            filled: Path = request.getfixturevalue("filled_file")
            return str(shutil.copy(filled, tmp_path / f"{next(_database_numbers)}.db"))
        return _copy_database(request.getfixturevalue("filled_postgresql"), _FILLED)

    return make


@pytest.fixture(params=KINDS_OF_DATABASES)
def database(request: pytest.FixtureRequest, make_database: MakeDatabase) -> str:
    """The address of a database in which there is nothing yet."""
    return make_database(request.param)


@pytest.fixture
def shared_database(make_database: MakeDatabase) -> str:
    """One that several nodes may serve."""
    return make_database("postgresql")
