"""Going on at another device."""

import msgspec
from litestar import Response, post
from litestar.params import JSONBody

from skulduggery.server.people.device_links import LINK_VALID_MINUTES, MINUTE_S, BadLink
from skulduggery.server.web.guests import GuestId
from skulduggery.server.web.identity import (
    MISTAKE_STATUS,
    Http,
    check_origin,
    cookie_for,
    person_of,
    services_of,
)
from skulduggery.server.web.invitations import Invitation, invitation_to

NO_STORE_HEADERS = {"cache-control": "no-store"}


MISTAKE_STATUS.update({BadLink: 403})


class DeviceLink(msgspec.Struct, frozen=True):
    """`path` is for the browser of the other device: what follows # is sent to nobody."""

    code: str
    path: str
    expires_at: float
    invitation: Invitation  # drawn here: asked for by its address, the code would be in that


class LinkCode(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    code: str


@post("/api/guest/link")
async def make_link(request: Http) -> Response[DeviceLink]:
    """A code that makes another device you as well: for one use, within ten minutes."""
    who = await person_of(request)
    services = services_of(request)
    code = await services.links.make_code(who.guest)
    page = f"/#move={code}"
    invitation = invitation_to(request, page)
    expires_at = services.clock() + LINK_VALID_MINUTES * MINUTE_S
    link = DeviceLink(code, services.settings.base_path + page, expires_at, invitation)
    return Response(link, cookies=who.new_cookies(), headers=NO_STORE_HEADERS)


@post("/api/guest/link/use")
async def use_link(request: Http, data: JSONBody[LinkCode]) -> Response[GuestId]:
    """Be on this device who made the code on another: sets their cookie."""
    check_origin(request)  # another would make its visitors somebody it knows
    await person_of(request)
    services = services_of(request)
    guest = await services.links.use_code(data.code)
    services.guests.check_allowed(guest)
    cookie = cookie_for(request, guest)
    return Response(GuestId(guest), cookies=[cookie], headers=NO_STORE_HEADERS)


LINK_ROUTES = [make_link, use_link]
