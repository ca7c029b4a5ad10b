"""Whether memory grows with the number of games simulated; run as a program, it measures itself."""

import json
import subprocess
import sys
from pathlib import Path

import msgspec

from skulduggery.bench.timing import child_environment
from skulduggery.games import game_named, game_names
from skulduggery.sim.simulate import CHUNK, simulate

GAME = game_names()[0]
PLAYERS = 4
MANY = 2 * CHUNK
TIMES = 10
SLACK = 1024  # KiB by which the allocator may round


class Memory(msgspec.Struct, frozen=True):
    """The most memory a process ever had, in KiB, after some games and after many more."""

    game: str
    games: int
    peak: int
    more_games: int
    more_peak: int
    growth: int
    reached: bool


def peak() -> int:
    """The most memory this process has had so far, in KiB."""
    # Not getrusage: its figure begins with that of the process which started this one.
    for line in Path("/proc/self/status").read_text(encoding="utf-8").splitlines():
        if line.startswith("VmHWM:"):
            return int(line.split()[1])
    raise OSError


def peaks(games: int) -> tuple[int, int]:
    """The peak after `games` games and after ten times as many."""
    game = game_named(GAME)
    options = game.read_options({})
    simulate(game, options, PLAYERS, games, seed=1)
    before = peak()
    simulate(game, options, PLAYERS, TIMES * games, seed=2)
    return before, peak()


def measure(games: int = MANY) -> Memory | None:
    """In a fresh process, for the peak of this one has seen much else; None where none is told."""
    command = [sys.executable, "-m", __name__, str(games)]
    done = subprocess.run(command, env=child_environment({}), stdout=subprocess.PIPE, check=True)
    found = json.loads(done.stdout)
    if found is None:
        return None
    before, after = found
    growth = after - before
    return Memory(GAME, games, before, TIMES * games, after, growth, growth <= SLACK)


if __name__ == "__main__":
    try:
        print(json.dumps(peaks(int(sys.argv[1]))))
    except OSError:  # not Linux
        print(json.dumps(None))
