"""Every address of the API, asked with everything: no failures, and only answers it documents."""

import asyncio
from collections.abc import Iterator
from pathlib import Path
from typing import Any, NamedTuple

import pytest
import schemathesis
from hypothesis import HealthCheck, Phase, given, seed, settings
from schemathesis import GenerationMode
from schemathesis.checks import not_a_server_error
from schemathesis.core import NOT_SET
from schemathesis.core.result import Ok
from schemathesis.specs.openapi.checks import (
    content_type_conformance,
    response_headers_conformance,
    response_schema_conformance,
    status_code_conformance,
)
from tests.server.live_server import GuestClient
from tests.server.server_process import run_server_process

Operation = schemathesis.APIOperation[Any, Any, Any, Any]
Case = schemathesis.Case[Any]

ADMIN_TOKEN = "the token of this house"
RECORD_FILE = Path(__file__).parents[2] / "docs" / "records" / "skull.txt"
UNKNOWN_GUEST_ID = "a-stranger-to-us"
REQUEST_BODIES: dict[str, Any] = {"POST /api/tables": {"name": "Ada", "game": "skull"}}
EXAMPLES_PER_ADDRESS = 30  # for each address
RESPONSE_CHECKS = [
    not_a_server_error,
    status_code_conformance,
    content_type_conformance,
    response_headers_conformance,
    response_schema_conformance,
]


class PreparedServer(NamedTuple):
    """A server, and what there is to ask for."""

    address: str
    table: str
    record: str
    guest: str


async def prepare_server(address: str) -> PreparedServer:
    """A game has been played here, and a record brought along."""
    ada, ben = GuestClient(address, "Ada"), GuestClient(address, "Ben")
    table = await ada.open_table("saber_skull")
    for chair, client in enumerate((ada, ben)):
        await client.connect_to_table(table)
        await client.receive_frame()
        await client.send_request("join", name=client.name)
        await client.send_request("sit", chair=chair)
    assert (await ada.send_request("start"))["kind"] == "done"
    await asyncio.gather(ada.play_to_end(), ben.play_to_end())
    guest = (await ada.http.post("/api/guest")).json()["guest"]
    text = {"content-type": "text/plain"}
    answer = await ada.http.post("/api/records", content=RECORD_FILE.read_bytes(), headers=text)
    assert answer.status_code == 201, answer.text
    for client in (ada, ben):
        await client.disconnect()
    return PreparedServer(address, table, answer.json()["id"], guest)


@pytest.fixture
def place(tmp_path: Path) -> Iterator[PreparedServer]:
    unlimited = {f"SKULDUGGERY_{name}": "0" for name in ("REQUESTS", "NEW_TABLES", "TABLES")}
    with run_server_process(
        tmp_path / "a.db", SKULDUGGERY_ADMIN_TOKEN=ADMIN_TOKEN, **unlimited
    ) as opened:
        yield asyncio.run(prepare_server(opened.address))


def fuzz_operation(operation: Operation, place: PreparedServer) -> None:
    """For what is there, for what could be, and for what cannot be; always the same."""
    known = {
        name: value
        for name, value in {
            "table_id": place.table,
            "record_id": place.record,
            "who": place.guest,
            "guest": UNKNOWN_GUEST_ID,
            "other": UNKNOWN_GUEST_ID,
        }.items()
        if f"{{{name}}}" in operation.path
    }
    body = REQUEST_BODIES.get(operation.label, NOT_SET)
    private = operation.path.startswith(("/api/admin", "/metrics"))
    headers = {"authorization": f"Bearer {ADMIN_TOKEN}"} if private else {}

    @seed(1)
    @settings(
        max_examples=EXAMPLES_PER_ADDRESS,
        deadline=None,
        database=None,
        phases=[Phase.explicit, Phase.generate],
        suppress_health_check=list(HealthCheck),
    )
    @given(
        case=operation.as_strategy(path_parameters=known or None, body=body)
        | operation.as_strategy()
        | operation.as_strategy(GenerationMode.NEGATIVE)
    )
    def asked(case: Case) -> None:
        case.call_and_validate(headers=headers, checks=RESPONSE_CHECKS)

    asked()


def test_every_answer_is_one_the_api_documents(place: PreparedServer) -> None:
    api = schemathesis.openapi.from_url(f"http://{place.address}/schema/openapi.json")
    wrong: list[str] = []
    asked = 0
    for found in api.get_all_operations():
        assert isinstance(found, Ok), found
        operation = found.ok()
        asked += 1
        try:
            fuzz_operation(operation, place)
        except (Exception, BaseExceptionGroup) as failure:
            wrong.append(f"{operation.label}: {failure}")
    assert asked > 10
    assert not wrong, "\n\n".join(wrong)
