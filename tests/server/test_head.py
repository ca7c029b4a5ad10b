"""HEAD is answered wherever GET is, with the same status and headers and without a body."""

import asyncio
import re
from pathlib import Path

import httpx
import pytest
from tests.server.lounge import served
from tests.server.test_openapi import visited
from tests.server.test_pages import BUILT, built

from skulduggery.server.hosting.settings import Limits, Settings
from skulduggery.server.web.pages import PAGES

TOKEN = "the token of this house"
SETTINGS = Settings(
    admin_token=TOKEN, limits=Limits(requests=0, new_tables=0, asks=0, talk=0, reviews=0)
)
GROWING = {"/metrics", "/api/admin/load"}  # what they count is more with every request

__all__ = ["built"]  # a fixture


def in_words(pattern: str, values: dict[str, str]) -> str:
    """An address by its pattern, `/t/{table:str}` or `/api/tables/{table_id}`."""
    return re.sub(r"\{(\w+)(?::\w+)?\}", lambda found: values.get(found[1], "1"), pattern)


async def addresses(http: httpx.AsyncClient, values: dict[str, str]) -> list[str]:
    described = (await http.get("/schema/openapi.json")).json()["paths"]
    patterns = [
        *PAGES,
        *(f"/{name}" for name in BUILT if name != "index.html"),
        *(pattern for pattern, methods in described.items() if "get" in methods),
        "/schema/openapi.json",
        "/nowhere",
    ]
    return [in_words(pattern, values) for pattern in patterns]


@pytest.mark.usefixtures("built")
def test_head_is_get_without_a_body(tmp_path: Path) -> None:
    async def evening() -> None:
        async with served(tmp_path / "a.db", SETTINGS, lambda: 1e9) as address:
            place = await visited(address)
            values = {
                "table_id": place.table,
                "record_id": place.record,
                "who": place.guest,
                "game": "skull",
            }
            headers = {"authorization": f"Bearer {TOKEN}"}
            async with httpx.AsyncClient(base_url=f"http://{address}") as http:
                await http.post("/api/guest")
                asked = await addresses(http, values)
                assert {"/", "/health", "/metrics", "/sw.js", "/api/offer"} <= set(asked)
                for path in asked:
                    private = path.startswith(("/api/admin", "/metrics"))
                    sent = headers if private else {}
                    got = await http.get(path, headers=sent)
                    head = await http.head(path, headers=sent)
                    assert (head.status_code, path) == (got.status_code, path)
                    assert head.content == b""
                    leaving = {"date", "content-length"} if path in GROWING else {"date"}
                    assert kept(head, leaving) == kept(got, leaving), path

    asyncio.run(evening())


def kept(answer: httpx.Response, leaving: set[str]) -> dict[str, str]:
    return {name: value for name, value in answer.headers.items() if name not in leaving}


def test_head_where_there_is_no_get(tmp_path: Path) -> None:
    async def evening() -> None:
        async with (
            served(tmp_path / "a.db", SETTINGS) as address,
            httpx.AsyncClient(base_url=f"http://{address}") as http,
        ):
            head = await http.head("/api/guest/link")
            assert (head.status_code, head.content) == (405, b"")

    asyncio.run(evening())
