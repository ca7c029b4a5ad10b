"""What a chat shows of a link to a page: Open Graph tags in the document.

They name nobody but the host of a table that still has seats: whoever has the link was invited.
"""

from collections.abc import Collection
from html import escape

import msgspec

from skulduggery.core.sentences import game_about, game_name
from skulduggery.server.records.archive import NoRecord
from skulduggery.server.table_codes import has_open_seat
from skulduggery.server.table_registry import NoTable
from skulduggery.server.web.identity import Http, language_of, services_of
from skulduggery.server.web.invitations import public_root
from skulduggery.words import translate

_SITE_NAME = "Skulduggery"
SITE_PICTURE = "site"  # for all pages that are not about one game
PICTURE_SIZE = (1200, 630)  # of web/public/share-*.png


class LinkPreview(msgspec.Struct, frozen=True):
    title: str
    about: str
    picture: str = SITE_PICTURE


async def _preview_of(request: Http) -> LinkPreview:
    """For the address that is asked for."""
    language = language_of(request)
    try:
        if table := request.path_params.get("table"):
            return await _table_preview(request, table, language)
        if record := request.path_params.get("record"):
            game = (await services_of(request).archive.find_game(record)).record.game
            return _game_preview(game, "link-replay", language)
    except (NoTable, NoRecord):
        pass  # the page itself says so
    return LinkPreview(_SITE_NAME, translate("web-title", language))


async def _table_preview(request: Http, table_id: str, language: str) -> LinkPreview:
    registry = services_of(request).tables.registry
    table = (await registry.live_table(table_id)).table
    registry.evict_idle(table_id)
    if has_open_seat(table) and table.host in table.guests:
        host = table.guests[table.host].name
        return _game_preview(table.game.name, "link-invitation", language, host=host)
    return _game_preview(table.game.name, "link-table", language)


def _game_preview(game: str, message: str, language: str, **details: str) -> LinkPreview:
    name = game_name(game, language)
    title = translate(message, language, game=name, **details)
    return LinkPreview(title, game_about(game, language), game)


def _preview_tags(preview: LinkPreview, root: str, pictures: Collection[str]) -> str:
    """As they stand in the head of the document; chats want whole addresses."""
    picture = preview.picture if preview.picture in pictures else SITE_PICTURE
    width, height = PICTURE_SIZE
    tags = {
        "og:site_name": _SITE_NAME,
        "og:type": "website",
        "og:title": preview.title,
        "og:description": preview.about,
        "og:image": f"{root}/share-{picture}.png",
        "og:image:width": str(width),
        "og:image:height": str(height),
    }
    lines = [f'<meta property="{name}" content="{escape(text)}" />' for name, text in tags.items()]
    return "".join([*lines, '<meta name="twitter:card" content="summary_large_image" />'])


async def document_with_preview(request: Http, document: str, pictures: Collection[str]) -> str:
    """`pictures` are those there are: a game that was installed beside ours has none."""
    tags = _preview_tags(await _preview_of(request), public_root(request), pictures)
    return document.replace("<title>", tags + "<title>", 1)
