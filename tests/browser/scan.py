"""The frames a browser was sent, compared with the log that is on the server's disk."""

import asyncio
from concurrent.futures import ThreadPoolExecutor

from tests.browser.lines import Lines
from tests.browser.visitor import Visitor
from tests.server.process import House
from tests.server.scanner import Scanner

from skulduggery.server.log_store import Store
from skulduggery.table.facts import AnyFact


async def read(file: str, table: str) -> list[list[AnyFact]]:
    store = await Store.open(file)
    try:
        return await store.read(table)
    finally:
        await store.close()


def log_of(server: House, table: str) -> list[list[AnyFact]]:
    """In a thread, for in this one Playwright's loop is running."""
    with ThreadPoolExecutor(1) as thread:
        return thread.submit(asyncio.run, read(str(server.file), table)).result()


def scanned(server: House, *visitors: Visitor) -> Scanner:
    """Raises `Leak` where somebody was sent what they must not know."""
    table = visitors[0].table["table"]
    tokens = [cookie["value"] for one in visitors for cookie in one.context.cookies()]
    assert len(tokens) == len(visitors)
    # Asked before the log is read: while a browser is asked, bots go on and more frames come.
    guests = [one.guest for one in visitors]
    scanner = Scanner(log_of(server, table), tokens)
    for guest, one in zip(guests, visitors, strict=True):
        scanner.reader(guest, one.language).scan_all(one.frames)
    return scanner


def scanned_lines(server: House, owner: Visitor, *pages: Lines) -> Scanner:
    """The same for all who share a browser: each line tells what its own reader may know."""
    (cookie,) = owner.context.cookies()
    answer = owner.page.request.get("/api/guest/companions").json()
    guests = {one["companion"]: one["guest"] for one in answer["companions"]} | {0: owner.guest}
    scanner = Scanner(log_of(server, owner.table["table"]), [cookie["value"]])
    for lines in pages:
        for companion, frames in lines.frames.items():
            scanner.reader(guests[companion], owner.language).scan_all(frames)
    return scanner
