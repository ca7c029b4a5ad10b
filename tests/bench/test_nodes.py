"""`bench nodes`: houses of its own in a real PostgreSQL, and which targets are reached."""

import pytest
from tests.cli.test_commands import run_cli
from tools.drivers.postgresql import PostgresServer

from skulduggery.bench.load_stretches import ROUNDS_IN_TURNS
from skulduggery.bench.node_load import (
    APART_HOUSE,
    ONE_NODE_HOUSE,
    SPREAD_HOUSE,
    SQLITE_HOUSE,
    NodesCost,
    check_targets,
    measure_nodes,
)
from skulduggery.bench.scratch_databases import address_beside

HOUSES = [SQLITE_HOUSE, ONE_NODE_HOUSE, APART_HOUSE, SPREAD_HOUSE]
SCRATCH_SQL = "SELECT datname FROM pg_database WHERE datname LIKE 'skulduggery%bench%'"


def cost(house: str, pace: float | None, rate: float, cpu: float) -> NodesCost:
    return NodesCost(
        house=house,
        pace=pace,
        moves=100,
        rate=rate,
        nodes_cpu=cpu,
        postgresql_cpu=None,
        clients_cpu=1e-4,
        p50=0.01,
        p99=0.02,
    )


def test_targets() -> None:
    def reached(rate: float, apart: NodesCost, spread: NodesCost) -> list[bool]:
        at_most = [cost(SQLITE_HOUSE, None, 4000.0, 2e-4), cost(ONE_NODE_HOUSE, None, rate, 2e-4)]
        paced = [cost(ONE_NODE_HOUSE, 1000.0, 990.0, 2e-4), apart, spread]
        return [target.reached for target in check_targets([*at_most, *paced])]

    apart, spread = (
        cost(APART_HOUSE, 1000.0, 1000.0, 2.3e-4),
        cost(SPREAD_HOUSE, 1000.0, 960.0, 3.1e-4),
    )
    assert reached(3000.0, apart, spread) == [True, True, True]
    dear = cost(APART_HOUSE, 1000.0, 1000.0, 2.5e-4)
    too_slow = cost(SPREAD_HOUSE, 1000.0, 900.0, 3.1e-4)
    assert reached(2700.0, dear, too_slow) == [False, False, False]


def test_houses_are_built_beside_the_named_database_and_go(postgresql: PostgresServer) -> None:
    postgresql.run_sql("CREATE DATABASE somebodys")
    before = postgresql.run_sql(SCRATCH_SQL)
    shares: list[float] = []
    report = measure_nodes(postgresql.address_of("somebodys"), 0.2, shares.append, tables=2)
    assert [(one.house, one.pace is None) for one in report.costs] == [
        *((house, True) for house in HOUSES),
        *((house, False) for house in HOUSES),
    ]
    played = {one.house for one in report.costs if one.moves > 0 and one.nodes_cpu > 0}
    assert played == set(HOUSES)
    assert {one.house for one in report.costs if one.postgresql_cpu is None} == {SQLITE_HOUSE}
    assert len(shares) == 2 * ROUNDS_IN_TURNS * len(HOUSES)
    assert shares == sorted(shares) and shares[-1] == 1
    assert postgresql.run_sql(SCRATCH_SQL) == before
    tables = "SELECT count(*) FROM pg_tables WHERE schemaname = 'public'"
    assert postgresql.run_sql(tables, "somebodys").strip() == "0"


def test_another_database_of_the_same_server() -> None:
    address = "postgresql://ada:p%40ss@one,two:5433/house?sslmode=require&dbname=other"
    assert address_beside(address, "mine") == (
        "postgresql://ada:p%40ss@one,two:5433/mine?sslmode=require"
    )
    assert address_beside("postgresql://", "mine") == "postgresql:///mine"


@pytest.mark.parametrize("words", [(), ("--database", "house.db")])
def test_it_needs_a_postgresql(words: tuple[str, ...]) -> None:
    failed = run_cli("bench", "nodes", *words, code=2)
    assert failed.stderr.startswith("“bench nodes” needs a PostgreSQL: ")


def test_only_nodes_are_measured_on_a_database() -> None:
    failed = run_cli("bench", "server", "--database", "postgresql://host/house", code=2)
    assert failed.stderr == "--database is for “bench nodes”.\n"


def test_who_may_not_create_databases_is_told(postgresql: PostgresServer) -> None:
    postgresql.add_user("guest", "secret")
    address = f"postgresql://guest:secret@127.0.0.1:{postgresql.port}/postgres"
    failed = run_cli("bench", "nodes", "--database", address, code=2)
    assert "may not create databases" in failed.stderr and "secret" not in failed.stderr
