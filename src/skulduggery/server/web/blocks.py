"""Not hearing somebody."""

import msgspec
from litestar import delete, get, put
from litestar.params import FromPath

from skulduggery.server.people.discriminator import name_tag
from skulduggery.server.web.identity import Http, guest_of, services_of


class BlockedGuest(msgspec.Struct, frozen=True):
    guest: str
    tag: str


class MyBlocks(msgspec.Struct, frozen=True):
    blocked: list[BlockedGuest]


@get("/api/guest/blocks")
async def see_blocks(request: Http) -> MyBlocks:
    guest, blocks = (await guest_of(request)).guest, services_of(request).blocks
    await blocks.load_blocks(guest)
    return MyBlocks(
        [BlockedGuest(other, name_tag(other)) for other in sorted(blocks.blocks_of(guest))]
    )


@put("/api/guest/blocks/{other:str}", status_code=204)
async def block_guest(request: Http, other: FromPath[str]) -> None:
    """Hear nothing any more of what somebody says, at whatever table. They are not told."""
    await services_of(request).blocks.block((await guest_of(request)).guest, other)


@delete("/api/guest/blocks/{other:str}")
async def unblock_guest(request: Http, other: FromPath[str]) -> None:
    await services_of(request).blocks.unblock((await guest_of(request)).guest, other)


BLOCK_ROUTES = [see_blocks, block_guest, unblock_guest]
