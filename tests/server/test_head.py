"""HEAD is answered wherever GET is, with the same status and headers and without a body."""

import asyncio
import re
from pathlib import Path

import httpx
import pytest
from tests.server.live_server import running_server
from tests.server.test_openapi import prepare_server
from tests.server.test_pages import BUILT_FILES, built

from skulduggery.server.hosting.settings import Limits, ServerSettings
from skulduggery.server.web.pages import PAGE_PATHS

ADMIN_TOKEN = "the token of this house"
ADMIN_SETTINGS = ServerSettings(
    admin_token=ADMIN_TOKEN,
    limits=Limits(
        requests_per_minute=0,
        new_tables_per_minute=0,
        socket_requests_per_second=0,
        chat_messages_per_second=0,
        reviews_per_hour=0,
    ),
)
GROWING_PATHS = {"/metrics", "/api/admin/load"}  # what they count is more with every request

__all__ = ["built"]  # a fixture


def fill_pattern(pattern: str, values: dict[str, str]) -> str:
    """An address by its pattern, `/t/{table:str}` or `/api/tables/{table_id}`."""
    return re.sub(r"\{(\w+)(?::\w+)?\}", lambda found: values.get(found[1], "1"), pattern)


async def all_addresses(http: httpx.AsyncClient, values: dict[str, str]) -> list[str]:
    described = (await http.get("/schema/openapi.json")).json()["paths"]
    patterns = [
        *PAGE_PATHS,
        *(f"/{name}" for name in BUILT_FILES if name != "index.html"),
        *(pattern for pattern, methods in described.items() if "get" in methods),
        "/schema/openapi.json",
        "/nowhere",
    ]
    return [fill_pattern(pattern, values) for pattern in patterns]


@pytest.mark.usefixtures("built")
def test_head_is_get_without_a_body(tmp_path: Path) -> None:
    async def evening() -> None:
        async with running_server(tmp_path / "a.db", ADMIN_SETTINGS, lambda: 1e9) as address:
            place = await prepare_server(address)
            values = {
                "table_id": place.table,
                "record_id": place.record,
                "who": place.guest,
                "game": "skull",
            }
            headers = {"authorization": f"Bearer {ADMIN_TOKEN}"}
            async with httpx.AsyncClient(base_url=f"http://{address}") as http:
                await http.post("/api/guest")
                asked = await all_addresses(http, values)
                assert {"/", "/health", "/metrics", "/sw.js", "/api/offer"} <= set(asked)
                for path in asked:
                    private = path.startswith(("/api/admin", "/metrics"))
                    sent = headers if private else {}
                    got = await http.get(path, headers=sent)
                    head = await http.head(path, headers=sent)
                    assert (head.status_code, path) == (got.status_code, path)
                    assert head.content == b""
                    leaving = {"date", "content-length"} if path in GROWING_PATHS else {"date"}
                    assert stable_headers(head, leaving) == stable_headers(got, leaving), path

    asyncio.run(evening())


def stable_headers(answer: httpx.Response, leaving: set[str]) -> dict[str, str]:
    return {name: value for name, value in answer.headers.items() if name not in leaving}


def test_head_where_there_is_no_get(tmp_path: Path) -> None:
    async def evening() -> None:
        async with (
            running_server(tmp_path / "a.db", ADMIN_SETTINGS) as address,
            httpx.AsyncClient(base_url=f"http://{address}") as http,
        ):
            head = await http.head("/api/guest/link")
            assert (head.status_code, head.content) == (405, b"")

    asyncio.run(evening())
