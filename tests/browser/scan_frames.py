"""The frames a browser was sent, compared with the log that is on the server's disk."""

import asyncio
from concurrent.futures import ThreadPoolExecutor

from tests.browser.companion_frames import CompanionFrames
from tests.browser.page_driver import PageDriver
from tests.server.server_process import ServerProcess
from tools.drivers.leak_scanner import LeakScanner

from skulduggery.server.log_store import LogStore
from skulduggery.table.facts import AnyFact


async def read_log(file: str, table: str) -> list[list[AnyFact]]:
    store = await LogStore.open(file)
    try:
        return (await store.read_log(table))[1]
    finally:
        await store.close()


def table_log(server: ServerProcess, table: str) -> list[list[AnyFact]]:
    """In a thread, for in this one Playwright's loop is running."""
    with ThreadPoolExecutor(1) as thread:
        return thread.submit(asyncio.run, read_log(str(server.file), table)).result()


def scan_visitors(server: ServerProcess, *visitors: PageDriver) -> LeakScanner:
    """Raises `Leak` where somebody was sent what they must not know."""
    table = visitors[0].table["table"]
    tokens = [cookie["value"] for one in visitors for cookie in one.context.cookies()]
    assert len(tokens) == len(visitors)
    # Asked before the log is read: while a browser is asked, bots go on and more frames come.
    guests = [one.guest_id for one in visitors]
    scanner = LeakScanner(table_log(server, table), tokens)
    for guest, one in zip(guests, visitors, strict=True):
        scanner.reader_for(guest, one.language).scan_frames(one.frames)
    return scanner


def scan_companions(
    server: ServerProcess, owner: PageDriver, *pages: CompanionFrames
) -> LeakScanner:
    """The same for all who share a browser: each line tells what its own reader may know."""
    (cookie,) = owner.context.cookies()
    answer = owner.page.request.get("/api/guest/companions").json()
    guests = {one["companion"]: one["guest"] for one in answer["companions"]} | {0: owner.guest_id}
    scanner = LeakScanner(table_log(server, owner.table["table"]), [cookie["value"]])
    for lines in pages:
        for companion, frames in lines.frames.items():
            scanner.reader_for(guests[companion], owner.language).scan_frames(frames)
    return scanner
