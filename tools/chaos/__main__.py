"""`python -m tools.chaos`: tries to break the server, and counts what it kept and what it lost.

Every command adds to the figures of earlier runs, in a folder of its own. Ctrl-C ends it in order:
what was played until then is judged and counted. After a hard death only the round that was on is
missing. The exit code is 1 where something went wrong in any run so far.
"""

import asyncio
import os
import shutil
import signal
import sys
import time
from argparse import ArgumentParser, Namespace
from collections.abc import Awaitable, Callable
from pathlib import Path

from tools.chaos.frames import FramesPlan, run_frames
from tools.chaos.hostile import HostilePlan, run_hostile
from tools.chaos.house import KINDS_OF_DATABASES
from tools.chaos.kills import KillsPlan, run_kills
from tools.chaos.report import print_report
from tools.chaos.run_state import FOLDER, RunState, ShowProgress, StateFile
from tools.chaos.soak import SoakPlan, run_soak

Run = Callable[[StateFile, RunState, asyncio.Event, ShowProgress], Awaitable[None]]


class StatusLine:
    """One line that changes; where nothing can be written over, one now and then."""

    INTERVAL_S = 10.0

    def __init__(self) -> None:
        self._began = time.monotonic()
        self._shown = float("-inf")
        self._rewrites = sys.stderr.isatty() and os.environ.get("TERM") != "dumb"

    def show(self, text: str) -> None:
        now = time.monotonic()
        line = f"[{now - self._began:4.0f} s] {text}"
        if self._rewrites and not text.endswith("\n"):
            width = shutil.get_terminal_size().columns - 1
            print("\r\x1b[2K" + line[:width], end="", file=sys.stderr, flush=True)
        elif text.endswith("\n") or now - self._shown >= self.INTERVAL_S:
            self._shown = now
            print(line.rstrip(), file=sys.stderr, flush=True)

    def end(self) -> None:
        if self._rewrites:
            print("\r\x1b[2K", end="", file=sys.stderr, flush=True)


async def run_until_stopped(run: Run, file: StateFile, seed: int) -> None:
    """The first Ctrl-C lets the round end in order."""
    stopping = asyncio.Event()
    status = StatusLine()
    loop = asyncio.get_running_loop()

    def stop() -> None:
        loop.remove_signal_handler(signal.SIGINT)
        status.show("stopping: what was played is judged\n")
        stopping.set()

    loop.add_signal_handler(signal.SIGINT, stop)
    await run(file, file.load(seed), stopping, status.show)
    status.end()


def read_words(arguments: list[str]) -> Namespace:
    words = ArgumentParser(prog="python -m tools.chaos", description=__doc__.splitlines()[0])
    words.add_argument("--folder", type=Path, default=FOLDER, help="where figures are kept")
    words.add_argument("--json", action="store_true", help="print the figures as JSON")
    words.add_argument("--seed", type=int, default=1, help="of what is random; for a first run")
    commands = words.add_subparsers(dest="command", required=True)

    kills = commands.add_parser("kills", help="kill, stop, cut, fill and set whatever there is")
    kills.add_argument("--kills", type=int, default=1000, help="in all, with earlier runs")
    kills.add_argument("--tables", type=int, default=6, help="at once")
    kills.add_argument("--faults", type=int, default=12, help="in a round")
    kills.add_argument("--think", type=float, default=0.03, help="seconds before a move")
    kills.add_argument("--stuck", type=float, default=10.0, help="seconds a game may be stuck")

    frames = commands.add_parser("frames", help="look through every frame of many games")
    frames.add_argument("--frames", type=int, default=1_000_000, help="in all, with earlier runs")
    frames.add_argument("--tables", type=int, default=8, help="at once")

    hostile = commands.add_parser("hostile", help="send what no good client would send")
    hostile.add_argument("--inputs", type=int, default=1_000_000, help="in all, with earlier runs")
    hostile.add_argument("--clients", type=int, default=16, help="at once")

    for command in (kills, frames, hostile):
        command.add_argument(
            "--database", choices=KINDS_OF_DATABASES, action="append", help="both unless given"
        )
    soak = commands.add_parser("soak", help="many tables for long, watching the memory")
    soak.add_argument("--minutes", type=float, default=60.0)
    soak.add_argument("--tables", type=int, default=1000, help="at once")
    soak.add_argument("--nodes", type=int, default=1)
    soak.add_argument("--think", type=float, default=5.0, help="seconds before a move")
    soak.add_argument("--database", choices=KINDS_OF_DATABASES, default=KINDS_OF_DATABASES[0])

    commands.add_parser("report", help="the figures of all commands so far")
    return words.parse_args(arguments)


def planned_run(words: Namespace) -> Run:
    databases = tuple(words.database or KINDS_OF_DATABASES)
    match words.command:
        case "kills":
            kills = KillsPlan(
                kills=words.kills,
                databases=databases,
                tables=words.tables,
                faults_per_round=words.faults,
                think_s=words.think,
                stuck_limit_s=words.stuck,
            )
            return lambda *run: run_kills(kills, *run)
        case "frames":
            frames = FramesPlan(words.frames, databases, words.tables)
            return lambda *run: run_frames(frames, *run)
        case "hostile":
            hostile = HostilePlan(words.inputs, databases, words.clients)
            return lambda *run: run_hostile(hostile, *run)
    soak = SoakPlan(words.minutes, words.database, words.nodes, words.tables, words.think)
    return lambda *run: run_soak(soak, *run)


def main(arguments: list[str]) -> int:
    words = read_words(arguments)
    if words.command != "report":
        file = StateFile(words.folder, words.command)
        asyncio.run(run_until_stopped(planned_run(words), file, words.seed))
    return print_report(words.folder, words.json, words.command)


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
