"""One of several nodes of a database: lives beside the others, follows them, leaves in order."""

import asyncio
from collections.abc import AsyncIterator, Awaitable, Callable, Sequence
from contextlib import asynccontextmanager

from skulduggery.server.async_tasks import keep_running
from skulduggery.server.awake_clock import AwakeClock
from skulduggery.server.hosting.limits import ConnectionLimiter
from skulduggery.server.live_table import RECONNECT_CLOSE_CODE
from skulduggery.server.log_follower import LogFollower
from skulduggery.server.nodes.announcements import (
    BLOCKS_CHANGED,
    GUESTS_CHANGED,
    PROGRAM_REVOKED,
    AnnouncementReader,
)
from skulduggery.server.nodes.heartbeat import Heartbeat, beating
from skulduggery.server.people.address_bans import AddressBans
from skulduggery.server.people.api_tokens import Programs
from skulduggery.server.people.blocks import Blocks
from skulduggery.server.people.guests import Guests
from skulduggery.server.table_keeper import TableKeeper
from skulduggery.server.tables import Tables

RESTART_PAUSE_S = 0.5


class NodeLife:
    def __init__(
        self,
        tables: Tables,
        awake_clock: AwakeClock,
        node_name: str,
        take_over: Sequence[Callable[[], Awaitable[None]]],
    ) -> None:
        """`take_over`: what is to be done after another node is gone, beside its tables."""
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
        self._keeper = TableKeeper(tables.writer, take_over)

    def hear_of(self, kind: str, then: Callable[[], Awaitable[None]]) -> None:
        """When a node announces this, here something is done, too."""

        async def do(_: str) -> None:
            await then()

        self._announcements.listeners[kind] = do

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

        async def change_guests(_: str) -> None:
            before = guests.ban_times()
            await guests.load_refused()
            now = guests.ban_times()
            for guest in before.keys() - now.keys():
                address_bans.lift(guest)
            for guest in now.keys() - before.keys():
                sockets_from = connection_limiter.addresses_of(guest)
                address_bans.ban_addresses(guest, sockets_from, now[guest])
            for guest in (now.keys() - before.keys()) | guests.being_erased:
                registry.dismiss_guest(guest)

        async def revoke_program(program: str) -> None:
            programs.note_revoked(program)
            registry.dismiss_guest(program)

        self._announcements.listeners |= {
            GUESTS_CHANGED: change_guests,
            BLOCKS_CHANGED: blocks.reload_blocks,
            PROGRAM_REVOKED: revoke_program,
        }

    @asynccontextmanager
    async def alive(self) -> AsyncIterator[None]:
        """Beside the others, until this ends."""
        async with beating(self._heartbeat):
            working = [
                asyncio.create_task(keep_running(self._follower.follow_forever, RESTART_PAUSE_S)),
                asyncio.create_task(keep_running(self._keeper.keep_forever, RESTART_PAUSE_S)),
            ]
            try:
                yield
            finally:
                for task in working:
                    task.cancel()
                await asyncio.gather(*working, return_exceptions=True)

    async def leave(self) -> None:
        """Others look after the tables, and all who are connected go to them."""
        registry, writer = self._tables.registry, self._tables.writer
        attended = [table_id for table_id, live in registry.tables.items() if live.listeners]
        given = (writer.give_time(table_id) for table_id in attended)
        await asyncio.gather(*given, return_exceptions=True)  # they go, with or without it
        await self._heartbeat.leave()
        for live in tuple(registry.tables.values()):
            live.close_listeners(RECONNECT_CLOSE_CODE)
