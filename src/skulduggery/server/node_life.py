"""One of several nodes of a database: lives beside the others, follows them, leaves in order."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

from skulduggery.server.awake_clock import AwakeClock
from skulduggery.server.hosting.limits import ConnectionLimiter
from skulduggery.server.live_table import RECONNECT_CLOSE_CODE
from skulduggery.server.log_follower import LogFollower
from skulduggery.server.nodes.announcements import (
    BLOCKS_CHANGED,
    GUEST_CHANGED,
    LOG_REWRITTEN,
    PROGRAM_REVOKED,
    AnnouncementReader,
)
from skulduggery.server.nodes.heartbeat import Heartbeat, beating
from skulduggery.server.people.address_bans import AddressBans
from skulduggery.server.people.api_tokens import Programs
from skulduggery.server.people.blocks import Blocks
from skulduggery.server.people.guests import Guests
from skulduggery.server.records.archive import Archive
from skulduggery.server.table_keeper import TableKeeper
from skulduggery.server.tables import Tables


class NodeLife:
    def __init__(
        self, tables: Tables, awake_clock: AwakeClock, archive: Archive, node_name: str
    ) -> None:
        store, nodes = tables.store, tables.writer.nodes
        self._tables = tables
        self._announcements = AnnouncementReader()
        self._heartbeat = Heartbeat(
            store.engine, nodes, node_name, awake_clock, self._announcements
        )
        self._follower = LogFollower(
            tables.writer,
            tables.tasks,
            lambda live: bool(live.listeners) or nodes.looks_after(live.table),
        )
        self._keeper = TableKeeper(tables.writer, archive.archive_missing)

    def hear_about_people(
        self,
        guests: Guests,
        blocks: Blocks,
        programs: Programs,
        address_bans: AddressBans,
        connection_limiter: ConnectionLimiter,
    ) -> None:
        """When another node changes something of them, what this one remembers follows."""
        registry = self._tables.registry

        async def change_guest(guest: str) -> None:
            await guests.load_refused()
            if (banned_at := guests.ban_time(guest)) is None:
                address_bans.lift(guest)
            else:
                sockets_from = connection_limiter.addresses_of(guest)
                address_bans.ban_addresses(guest, sockets_from, banned_at)
            if guests.is_refused(guest):
                registry.dismiss_guest(guest)

        async def revoke_program(program: str) -> None:
            programs.note_revoked(program)
            registry.dismiss_guest(program)

        async def reload_table(table_id: str) -> None:
            if (live := registry.tables.get(table_id)) is not None:
                registry.drop_table(live, table_id)

        self._announcements.listeners = {
            GUEST_CHANGED: change_guest,
            BLOCKS_CHANGED: blocks.reload_blocks,
            PROGRAM_REVOKED: revoke_program,
            LOG_REWRITTEN: reload_table,
        }

    @asynccontextmanager
    async def alive(self) -> AsyncIterator[None]:
        """Beside the others, until this ends."""
        async with beating(self._heartbeat):
            working = [
                asyncio.create_task(self._follower.follow_forever()),
                asyncio.create_task(self._keeper.keep_forever()),
            ]
            try:
                yield
            finally:
                for task in working:
                    task.cancel()
                await asyncio.gather(*working, return_exceptions=True)

    async def leave(self) -> None:
        """Others look after the tables, and all who are connected go to them."""
        await self._heartbeat.leave()
        for live in tuple(self._tables.registry.tables.values()):
            live.close_listeners(RECONNECT_CLOSE_CODE)
