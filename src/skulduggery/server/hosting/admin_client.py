"""Where a running server is looked after from: the other end of its admin addresses."""

import json
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
