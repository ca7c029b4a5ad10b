"""The files that pages are made of, in the smallest form that a browser takes.

The build leaves a text compressed with Brotli beside it; for browsers that know only gzip, which
have no encrypted connection, it is compressed once and remembered.
"""

import gzip
import mimetypes
from functools import cache
from pathlib import Path

from litestar import Response, get
from litestar.datastructures import CacheControlHeader
from litestar.exceptions import NotFoundException
from litestar.handlers import HTTPRouteHandler
from litestar.params import FromPath

from skulduggery.server.asgi_wrappers import PAGE_PART_KEY
from skulduggery.server.hosting.settings import DAY_S
from skulduggery.server.web.identity import Http

# The names of these files change with what is in them.
_IMMUTABLE_CACHE = CacheControlHeader(max_age=365 * DAY_S, immutable=True)
_MIN_COMPRESSED_BYTES = 500
_BROTLI_SUFFIX = ".br"
# Not every machine knows them.
_MEDIA_TYPES = {".ftl": "text/plain", ".js": "text/javascript", ".woff2": "font/woff2"}


def asset_route(folder: Path) -> HTTPRouteHandler:
    """Every file of `folder` below /assets."""
    files = {file.name: file for file in folder.iterdir() if file.suffix != _BROTLI_SUFFIX}

    @get("/assets/{name:str}", include_in_schema=False, sync_to_thread=False)
    def send_asset(name: FromPath[str], request: Http) -> Response[bytes]:
        if name not in files:
            raise NotFoundException()
        request.scope[PAGE_PART_KEY] = True  # type: ignore[literal-required]
        encoding = _best_encoding(files[name], request.headers.get("accept-encoding", ""))
        headers = {"cache-control": _IMMUTABLE_CACHE.to_header(), "vary": "accept-encoding"}
        if encoding:
            headers["content-encoding"] = encoding
        return Response(
            _asset_bytes(files[name], encoding),
            headers=headers,
            media_type=_media_type(files[name]),
        )

    return send_asset


def _best_encoding(file: Path, accepted: str) -> str:
    """The name of the best encoding that is there and accepted; empty for none."""
    names = {word.partition(";")[0].strip() for word in accepted.lower().split(",")}
    if not _is_text(file) or file.stat().st_size < _MIN_COMPRESSED_BYTES:
        return ""
    if "br" in names and _brotli_file(file).is_file():
        return "br"
    return "gzip" if "gzip" in names else ""


@cache
def _asset_bytes(file: Path, encoding: str) -> bytes:
    match encoding:
        case "br":
            return _brotli_file(file).read_bytes()
        case "gzip":
            return gzip.compress(file.read_bytes(), mtime=0)
    return file.read_bytes()


def _brotli_file(file: Path) -> Path:
    return file.with_name(file.name + _BROTLI_SUFFIX)


def _is_text(file: Path) -> bool:
    return file.suffix != ".woff2"  # which is compressed already


def _media_type(file: Path) -> str:
    return _MEDIA_TYPES.get(file.suffix) or mimetypes.guess_type(file.name)[0] or "text/plain"
