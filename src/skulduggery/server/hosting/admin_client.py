"""Where a running server is looked after from: the other end of its admin addresses."""

import json
import sqlite3
from contextlib import closing
from pathlib import Path
from typing import Any
from urllib.error import HTTPError, URLError
from urllib.parse import quote, urlsplit
from urllib.request import ProxyHandler, Request, build_opener

from skulduggery.core.errors import Mistake

_ADMIN_PAGE_ROWS = 500
_ADMIN_REQUEST_TIMEOUT_S = 30.0  # seconds


class _NoAnswer(Mistake):
    """Nobody is there, or not a Skulduggery."""


class _ServerMistake(Mistake):
    """A mistake that the server has found, by the name it has there and already in words."""

    def __init__(self, mistake: str, text: str, details: dict[str, str]) -> None:
        super().__init__(mistake, **details)
        self.text = text

    def message_in(self, language: str) -> str:
        return self.text


async def stored_admin_token(database: Path) -> str:
    """The token that a server on this database asks for, unless it was given another."""
    if not database.exists():
        raise _NoAnswer("no-database", file=str(database))
    if (token := _read_admin_token(database)) is not None:
        return token
    # Only now: this loads and opens what a server does, for a database that never had one.
    from skulduggery.server.log_store import LogStore  # noqa: PLC0415

    store = await LogStore.open(str(database))
    try:
        return (await store.ensure_key("admin")).hex()
    finally:
        await store.close()


def _read_admin_token(database: Path) -> str | None:
    """None where a server has not been yet, or where this is no database of ours."""
    address = f"{database.resolve().as_uri()}?mode=ro"
    try:
        with closing(sqlite3.connect(address, uri=True)) as connection:
            found = connection.execute("SELECT key FROM keys WHERE name = 'admin'").fetchone()
    except sqlite3.Error:
        return None
    return None if found is None else bytes(found[0]).hex()


class AdminClient:
    def __init__(self, url: str, token: str, language: str) -> None:
        self._url = url.rstrip("/")
        if urlsplit(self._url).scheme not in ("http", "https"):
            raise _NoAnswer("bad-url", url=url)
        self._headers = {"Authorization": f"Bearer {token}", "Accept-Language": language}
        # Straight there: what the environment names as a proxy does not know this machine.
        self._opener = build_opener(ProxyHandler({}))

    def get_json(self, what: str, query: str = "") -> Any:
        return json.loads(self._send_request("GET", what, query))

    def get_all_pages(self, what: str) -> list[dict[str, Any]]:
        """All pages of a list."""
        rows: list[dict[str, Any]] = []
        while True:
            page = self.get_json(what, f"?start={len(rows)}&count={_ADMIN_PAGE_ROWS}")
            rows += page[what]
            if not page[what] or len(rows) >= page["total"]:
                return rows

    def put(self, what: str) -> None:
        self._send_request("PUT", what)

    def delete(self, what: str) -> None:
        self._send_request("DELETE", what)

    def _send_request(self, method: str, what: str, query: str = "") -> bytes:
        url = f"{self._url}/api/admin/{quote(what)}{query}"
        request = Request(url, method=method, headers=self._headers)
        try:
            with self._opener.open(request, timeout=_ADMIN_REQUEST_TIMEOUT_S) as answer:
                return bytes(answer.read())
        except HTTPError as error:
            raise _mistake_from(error, self._url) from None
        except (URLError, OSError) as error:
            reason = str(getattr(error, "reason", error))
            raise _NoAnswer("no-server", url=self._url, reason=reason) from None


def _mistake_from(error: HTTPError, url: str) -> Mistake:
    with error:
        try:
            return _ServerMistake(**json.loads(error.read()))
        except (ValueError, TypeError):
            return _NoAnswer("no-server", url=url, reason=f"{error.code} {error.reason}")
