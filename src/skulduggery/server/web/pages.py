"""The browser client, as the build of the wheel left it in the package.

Pages are made in the browser: all of them are one document, with the address of the server put in.
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

PACKAGE_FOLDER = Path(skulduggery.__file__).parent
PAGE_FOLDERS = (
    PACKAGE_FOLDER / "pages",  # in a wheel
    PACKAGE_FOLDER.parents[1] / "web" / "dist",  # in a checkout, built by hand
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
    "/t/{table:str}",
    "/t/{table:str}/tv",
    "/t/{table:str}/here",
    "/r/{record:str}",
    "/p/{who:str}",
]
FILE_MEDIA_TYPES = {
    ".html": MediaType.HTML,
    ".js": "text/javascript",
    ".svg": "image/svg+xml",
    ".webmanifest": "application/manifest+json",
}
NOT_BUILT_PAGE = """<!doctype html><title>Skulduggery</title>
<p>Skulduggery is here, but its pages are not built: the server runs from its sources.
<code>python -m tools.web build</code> makes them.</p>
"""
MIN_COMPRESSED_BYTES = 500
GZIP_MIDDLEWARE = DefineMiddleware(
    CompressionMiddleware, config=CompressionConfig("gzip", minimum_size=MIN_COMPRESSED_BYTES)
)


@cache
def pages_folder() -> Path | None:
    """Where the built pages lie, if there are any."""
    return next((place for place in PAGE_FOLDERS if (place / "index.html").is_file()), None)


def page_document(base_path: str) -> str:
    """The page that becomes every page; all its addresses begin with `./` when it is built."""
    found = pages_folder()
    if found is None:
        return NOT_BUILT_PAGE
    page = (found / "index.html").read_text(encoding="utf-8")
    return page.replace('"./', f'"{base_path}/')


def page_routes(base_path: str) -> list[Router | HTTPRouteHandler]:
    """All pages, and what they are made of."""
    page = page_document(base_path)
    fresh = {"cache-control": "no-cache"}  # an upgrade is seen at once

    @get(PAGE_PATHS, media_type=MediaType.HTML, include_in_schema=False, sync_to_thread=False)
    def open_page() -> Response[str]:
        return Response(page, media_type=MediaType.HTML, headers=fresh)

    handlers: list[HTTPRouteHandler] = [open_page]
    assets: list[HTTPRouteHandler] = []
    found = pages_folder()
    if found is not None:
        for file in sorted(found.iterdir()):
            if file.is_file() and file.name != "index.html":
                handlers.append(file_route(file, base_path))
        assets.append(asset_route(found / "assets"))
    return [Router("/", route_handlers=handlers, middleware=[GZIP_MIDDLEWARE]), *assets]


def file_route(file: Path, base_path: str) -> HTTPRouteHandler:
    """One of the files that have to lie at the root: icon, manifest, service worker."""
    text = file.read_text(encoding="utf-8").replace('"./', f'"{base_path}/')
    kind = FILE_MEDIA_TYPES.get(file.suffix, MediaType.TEXT)

    @get(f"/{file.name}", media_type=kind, include_in_schema=False, sync_to_thread=False)
    def hand_out() -> Response[str]:
        return Response(text, media_type=kind, headers={"cache-control": "no-cache"})

    return hand_out
