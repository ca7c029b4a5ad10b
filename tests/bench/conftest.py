"""A PostgreSQL to measure on."""

from collections.abc import Iterator

import pytest
from tools.drivers.postgresql import PostgresServer, running_postgresql


@pytest.fixture(scope="module")
def postgresql() -> Iterator[PostgresServer]:
    with running_postgresql() as server:
        yield server
