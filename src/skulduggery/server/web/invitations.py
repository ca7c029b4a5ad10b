"""A link that can be sent to friends, and its picture for the camera of a phone."""

from ipaddress import ip_address
from typing import Annotated
from urllib.parse import urlsplit

import msgspec
import segno
from litestar import get
from litestar.params import QueryParameter

from skulduggery.server.web.identity import Http, services_of

_PagePath = Annotated[str, QueryParameter(pattern=r"^/[A-Za-z0-9_/-]{0,100}$")]


class Invitation(msgspec.Struct, frozen=True):
    link: str
    size: int  # of the picture's side in squares, with the quiet zone around it
    path: str  # its dark squares, as the path of an SVG to be stroked


@get("/api/invitation")
async def see_invitation(request: Http, page: _PagePath = "/") -> Invitation:
    """The address of a page as others reach it, also as a QR code."""
    return invitation_to(request, page)


def invitation_to(request: Http, page: str) -> Invitation:
    link = public_root(request) + page
    code = segno.make(link, micro=False, error="m")
    return Invitation(link, int(code.symbol_size()[0]), _qr_svg_path(code))


def public_root(request: Http) -> str:
    """Where others reach this server, without a slash at the end."""
    settings = services_of(request).settings
    asked = urlsplit(str(request.base_url))
    root = f"{asked.scheme}://{asked.netloc}"
    if settings.network and _is_loopback(asked.hostname or ""):
        root = settings.network  # what this machine calls itself, others cannot reach
    return root + settings.base_path


def _is_loopback(host: str) -> bool:
    if host == "localhost":
        return True
    try:
        return ip_address(host).is_loopback
    except ValueError:
        return False


def _qr_svg_path(code: segno.QRCode) -> str:
    """A stroke for every run of dark squares, row by row."""
    strokes = []
    for y, row in enumerate(code.matrix_iter(border=code.default_border_size)):
        x = 0
        squares = list(row)
        while x < len(squares):
            length = _run_length(squares, x)
            if squares[x]:
                strokes.append(f"M{x} {y}.5h{length}")
            x += length
    return "".join(strokes)


def _run_length(squares: list[int], start: int) -> int:
    """How many squares from `start` on are as it is."""
    end = start
    while end < len(squares) and squares[end] == squares[start]:
        end += 1
    return end - start


INVITATION_ROUTES = [see_invitation]
