"""A page of another site changes nothing here, and makes nobody another guest."""

import asyncio
from collections.abc import Awaitable, Callable
from pathlib import Path

import httpx
from tests.server.live_server import GuestClient, running_server

FOREIGN_ORIGIN = "http://elsewhere.example"
RECORD_FILE = Path(__file__).parents[2] / "docs" / "records" / "skull.txt"
NEW_TABLE = b'{"name": "Eve", "game": "skull"}'
# What a form can be sent as, and what a script may send to any site without asking it.
FORM_TYPES = ["application/x-www-form-urlencoded", "multipart/form-data; boundary=x", "text/plain"]
UNSAFE_REQUESTS = [
    ("POST", "/api/guest"),
    ("PUT", "/api/guest"),
    ("DELETE", "/api/guest"),
    ("POST", "/api/guest/link"),
    ("POST", "/api/guest/link/use"),
    ("POST", "/api/guest/programs"),
    ("DELETE", "/api/guest/programs/x"),
    ("PUT", "/api/guest/blocks/x"),
    ("DELETE", "/api/guest/blocks/x"),
    ("POST", "/api/tables"),
    ("POST", "/api/tables/x/start"),
    ("POST", "/api/tables/x/code"),
    ("POST", "/api/records"),
    ("POST", "/api/records/x/review"),
    ("POST", "/api/puzzles/1/try"),
    ("PUT", "/api/admin/bans/x"),
]


def run_visit(database: Path | str, visit: Callable[[GuestClient], Awaitable[None]]) -> None:
    async def evening() -> None:
        async with running_server(database) as address:
            ada = GuestClient(address, "Ada")
            await visit(ada)
            await ada.disconnect()

    asyncio.run(evening())


def assert_refused(answer: httpx.Response, status: int, mistake: str) -> None:
    assert (answer.status_code, answer.json()["mistake"]) == (status, mistake), answer.text
    assert "set-cookie" not in answer.headers


def test_nothing_is_changed_for_another_site(tmp_path: Path) -> None:
    async def visit(ada: GuestClient) -> None:
        for headers in (
            {"origin": FOREIGN_ORIGIN},
            {"origin": "null"},
            {"origin": "http://127.0.0.1:1"},
            {"sec-fetch-site": "cross-site"},
            {"sec-fetch-site": "same-site"},
            {"sec-fetch-site": "cross-site", "origin": f"http://{ada.address}"},
        ):
            for method, path in UNSAFE_REQUESTS:
                answer = await ada.http.request(method, path, headers=headers)
                assert_refused(answer, 403, "foreign-page")

    run_visit(tmp_path / "a.db", visit)


def test_another_site_sets_no_cookie_even_by_asking(tmp_path: Path) -> None:
    async def visit(ada: GuestClient) -> None:
        for path in ("/api/guest", "/api/puzzles", "/api/guest/companions"):
            for headers in ({"origin": FOREIGN_ORIGIN}, {"sec-fetch-site": "cross-site"}):
                answer = await ada.http.get(path, headers=headers)
                assert answer.status_code == 200
                assert "set-cookie" not in answer.headers
        assert "set-cookie" in (await ada.http.get("/api/guest")).headers

    run_visit(tmp_path / "a.db", visit)


def test_a_form_is_not_taken_for_json(tmp_path: Path) -> None:
    async def visit(ada: GuestClient) -> None:
        for content_type in FORM_TYPES:
            headers = {"content-type": content_type}
            for method, path in UNSAFE_REQUESTS:
                if path == "/api/records" and content_type == "text/plain":
                    continue
                for body in (NEW_TABLE, b""):
                    answer = await ada.http.request(method, path, content=body, headers=headers)
                    assert_refused(answer, 415, "wrong-content-type")

    run_visit(tmp_path / "a.db", visit)


def test_a_body_says_what_it_is(tmp_path: Path) -> None:
    async def visit(ada: GuestClient) -> None:
        german = {"accept-language": "de"}
        answer = await ada.http.post("/api/tables", content=NEW_TABLE, headers=german)
        assert_refused(answer, 415, "wrong-content-type")
        assert answer.json() == {
            "mistake": "wrong-content-type",
            "text": "Dieser Inhalt hat nicht den richtigen Typ. Schick ihn als application/json.",
            "details": {"wanted": "application/json"},
        }

    run_visit(tmp_path / "a.db", visit)


def test_our_pages_and_programs_go_on_as_before(tmp_path: Path) -> None:
    async def visit(ada: GuestClient) -> None:
        json_type = {"content-type": "application/json; charset=utf-8"}
        for page in (
            {"origin": f"http://{ada.address}", "sec-fetch-site": "same-origin"},
            {"origin": f"http://{ada.address}"},
            {"origin": "https://lost.by.a.proxy", "sec-fetch-site": "same-origin"},
            {},
        ):
            assert (await ada.http.post("/api/guest", headers=page)).status_code == 201
            headers = {**page, **json_type}
            answer = await ada.http.post("/api/tables", content=NEW_TABLE, headers=headers)
            assert answer.status_code == 201, answer.text
        made = await ada.http.post("/api/guest/programs", json={"name": "Bot"})
        bearer = {"authorization": f"Bearer {made.json()['token']}"}
        async with httpx.AsyncClient(base_url=ada.http.base_url, headers=bearer) as program:
            assert (await program.get("/api/guest")).json()["program"]
            assert (await program.post("/api/guest")).status_code == 201

    run_visit(tmp_path / "a.db", visit)


def test_records_are_uploaded_as_files(tmp_path: Path) -> None:
    async def visit(ada: GuestClient) -> None:
        body = RECORD_FILE.read_bytes()
        for headers in (
            {"content-type": "text/plain"},
            {"content-type": "text/plain;charset=UTF-8"},
            {"content-type": "application/octet-stream"},
            {},
        ):
            answer = await ada.http.post("/api/records", content=body, headers=headers)
            assert answer.status_code == 201, answer.text
            foreign = {**headers, "origin": FOREIGN_ORIGIN}
            answer = await ada.http.post("/api/records", content=body, headers=foreign)
            assert_refused(answer, 403, "foreign-page")

    run_visit(tmp_path / "a.db", visit)
