"""What a page of another site can do to a player whose browser opens it: nothing."""

from collections.abc import Iterator
from contextlib import contextmanager
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from threading import Thread

import pytest
from playwright.sync_api import Browser, BrowserContext, Page
from tests.server.server_process import ServerProcess

COOKIE_NAME = "skulduggery"
HIDDEN_FIELD = '<input type="hidden" name=\'{"name": "Eve", "game": "skull", "x": "\' value=\'"}\'>'
ATTACKS = [
    ("/api/guest", "application/x-www-form-urlencoded"),
    ("/api/guest", "multipart/form-data"),
    ("/api/guest", "text/plain"),
    ("/api/guest/link", "text/plain"),
    ("/api/tables", "text/plain"),
    ("/api/records", "text/plain"),
]


@contextmanager
def hostile_site(target: str) -> Iterator[int]:
    """A site on a port of its own whose page posts forms to `target`; its port."""
    forms = "".join(
        f'<form method="post" action="http://{target}{path}" enctype="{encoding}">'
        f"{HIDDEN_FIELD}<button>{number}</button></form>"
        for number, (path, encoding) in enumerate(ATTACKS)
    )

    class HostilePage(BaseHTTPRequestHandler):
        def do_GET(self) -> None:
            self.send_response(200)
            self.send_header("content-type", "text/html")
            self.end_headers()
            self.wfile.write(f"<!doctype html><title>Win</title>{forms}".encode())

        def log_message(self, *_: object) -> None:
            pass

    site = ThreadingHTTPServer(("127.0.0.1", 0), HostilePage)
    Thread(target=site.serve_forever, daemon=True).start()
    try:
        yield site.server_port
    finally:
        site.shutdown()
        site.server_close()


def guest_cookie(context: BrowserContext) -> str:
    [value] = [cookie["value"] for cookie in context.cookies() if cookie["name"] == COOKIE_NAME]
    return str(value)


def post_form(page: Page, site: str, number: int) -> int:
    """Press one of the buttons on the hostile page; the status of what it leads to."""
    page.goto(site)
    with page.expect_navigation() as navigation:
        page.get_by_role("button", name=str(number), exact=True).click()
    answer = navigation.value
    assert answer is not None
    assert "set-cookie" not in answer.all_headers()
    return answer.status


@pytest.mark.parametrize("host", ["localhost", "127.0.0.1"])
def test_a_form_of_another_site_makes_nobody_another_guest(
    host: str, browser: Browser, server: ServerProcess
) -> None:
    context = browser.new_context(base_url=f"http://{server.address}")
    # Before a page asks as well: of two who ask without a cookie each becomes a guest.
    me = context.request.get("/api/guest").json()
    page = context.new_page()
    page.goto("/settings")
    cookie = guest_cookie(context)
    with hostile_site(server.address) as port:
        for number in range(len(ATTACKS)):
            assert post_form(page, f"http://{host}:{port}/", number) == 403
            assert guest_cookie(context) == cookie
    assert context.request.get("/api/guest").json() == me
    context.close()
