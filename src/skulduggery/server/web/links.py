"""Going on at another device."""

import msgspec
from litestar import Response, post
from litestar.params import JSONBody

from skulduggery.server.people.device_links import MINUTE, MINUTES, BadLink
from skulduggery.server.web.guests import GuestId
from skulduggery.server.web.identity import (
    STATUS,
    Http,
    check_own_page,
    cookie_for,
    person_of,
    services_of,
)
from skulduggery.server.web.invitations import Invitation, invitation_to

FOR_NOBODY_ELSE = {"cache-control": "no-store"}


STATUS.update({BadLink: 403})


class Link(msgspec.Struct, frozen=True):
    """`path` is for the browser of the other device: what follows # is sent to nobody."""

    code: str
    path: str
    expires_at: float
    invitation: Invitation  # drawn here: asked for by its address, the code would be in that


class Code(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    code: str


@post("/api/guest/link")
async def make_link(request: Http) -> Response[Link]:
    """A code that makes another device you as well: for one use, within ten minutes."""
    who = await person_of(request)
    services = services_of(request)
    code = await services.links.make(who.guest)
    page = f"/#move={code}"
    invitation = invitation_to(request, page)
    expires_at = services.clock() + MINUTES * MINUTE
    link = Link(code, services.settings.base_path + page, expires_at, invitation)
    return Response(link, cookies=who.cookies(), headers=FOR_NOBODY_ELSE)


@post("/api/guest/link/use")
async def use_link(request: Http, data: JSONBody[Code]) -> Response[GuestId]:
    """Be on this device who made the code on another: sets their cookie."""
    check_own_page(request)  # another would make its visitors somebody it knows
    await person_of(request)
    services = services_of(request)
    guest = await services.links.use(data.code)
    services.guests.check(guest)
    cookie = cookie_for(request, guest)
    return Response(GuestId(guest), cookies=[cookie], headers=FOR_NOBODY_ELSE)


ROUTES = [make_link, use_link]
