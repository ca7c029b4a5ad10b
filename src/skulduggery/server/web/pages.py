"""The browser client, as the build of the wheel left it in the package.

Pages are made in the browser: all of them are one document, with the address of the server put in,
and what chats show of a link to it.
"""

from functools import cache
from pathlib import Path

from litestar import MediaType, Response, Router, get
from litestar.config.compression import CompressionConfig
from litestar.handlers import HTTPRouteHandler
from litestar.middleware import DefineMiddleware
from litestar.middleware.compression import CompressionMiddleware

import skulduggery
from skulduggery.server.web.assets import asset_route
from skulduggery.server.web.identity import Http
from skulduggery.server.web.link_previews import document_with_preview

_PACKAGE_FOLDER = Path(skulduggery.__file__).parent
_PAGE_FOLDERS = (
    _PACKAGE_FOLDER / "pages",  # in a wheel
    _PACKAGE_FOLDER.parents[1] / "web" / "dist",  # in a checkout, built by hand
)
PAGE_PATHS = [
    "/",
    "/lobby",
    "/here",
    "/games",
    "/top",
    "/learn",
    "/learn/{game:str}",
    "/puzzles",
    "/puzzles/{number:str}",
    "/settings",
    "/tv",
    "/t/{table:str}",
    "/t/{table:str}/tv",
    "/t/{table:str}/here",
    "/r/{record:str}",
    "/p/{who:str}",
]
_FILE_MEDIA_TYPES = {
    ".html": MediaType.HTML,
    ".js": "text/javascript",
    ".png": "image/png",
    ".svg": "image/svg+xml",
    ".webmanifest": "application/manifest+json",
}
_NOT_BUILT_PAGE = """<!doctype html><title>Skulduggery</title>
<p>Skulduggery is here, but its pages are not built: the server runs from its sources.
<code>python -m tools.web build</code> makes them.</p>
"""
_FRESH_HEADERS = {"cache-control": "no-cache"}  # an upgrade is seen at once
_MIN_COMPRESSED_BYTES = 500
GZIP_MIDDLEWARE = DefineMiddleware(
    CompressionMiddleware, config=CompressionConfig("gzip", minimum_size=_MIN_COMPRESSED_BYTES)
)


@cache
def pages_folder() -> Path | None:
    """Where the built pages lie, if there are any."""
    return next((place for place in _PAGE_FOLDERS if (place / "index.html").is_file()), None)


def page_document(base_path: str) -> str:
    """The page that becomes every page; all its addresses begin with `./` when it is built."""
    found = pages_folder()
    if found is None:
        return _NOT_BUILT_PAGE
    page = (found / "index.html").read_text(encoding="utf-8")
    return page.replace('"./', f'"{base_path}/')


def page_routes(base_path: str) -> list[Router | HTTPRouteHandler]:
    """All pages, and what they are made of."""
    page = page_document(base_path)
    found = pages_folder()
    pictures = _share_pictures(found)

    @get(PAGE_PATHS, media_type=MediaType.HTML, include_in_schema=False)
    async def open_page(request: Http) -> Response[str]:
        document = await document_with_preview(request, page, pictures)
        return Response(document, media_type=MediaType.HTML, headers=_FRESH_HEADERS)

    handlers: list[HTTPRouteHandler] = [open_page]
    assets: list[HTTPRouteHandler] = []
    if found is not None:
        for file in sorted(found.iterdir()):
            if file.is_file() and file.name != "index.html":
                handlers.append(_file_route(file, base_path))
        assets.append(asset_route(found / "assets"))
    return [Router("/", route_handlers=handlers, middleware=[GZIP_MIDDLEWARE]), *assets]


def _share_pictures(found: Path | None) -> list[str]:
    """The games with a picture for chats, and `site`."""
    files = [] if found is None else sorted(found.glob("share-*.png"))
    return [file.stem.removeprefix("share-") for file in files]


def _file_route(file: Path, base_path: str) -> HTTPRouteHandler:
    """One of the files that have to lie at the root: icon, manifest, service worker, pictures."""
    content = file.read_bytes()
    if file.suffix != ".png":
        content = content.replace(b'"./', f'"{base_path}/'.encode())
    kind = _FILE_MEDIA_TYPES.get(file.suffix, MediaType.TEXT)

    @get(f"/{file.name}", media_type=kind, include_in_schema=False, sync_to_thread=False)
    def hand_out() -> Response[bytes]:
        return Response(content, media_type=kind, headers=_FRESH_HEADERS)

    return hand_out
