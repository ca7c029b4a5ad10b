"""Whether memory grows with the number of simulated games; run with -m, it measures itself."""

import json
import subprocess
import sys
from pathlib import Path

import msgspec

from skulduggery.bench.measurement import child_environment
from skulduggery.games import game_named, game_names
from skulduggery.sim.simulate import GAMES_PER_CHUNK, simulate_games

_SIMULATED_GAME = game_names()[0]
_SIMULATED_PLAYERS = 4
DEFAULT_GAME_COUNT = 2 * GAMES_PER_CHUNK
GAME_COUNT_FACTOR = 10
_MAX_GROWTH_KIB = 1024  # tolerated, for the allocator


class MemoryGrowth(msgspec.Struct, frozen=True):
    """The peak memory of a process in KiB, after some games and after ten times as many."""

    game: str
    games: int
    peak: int
    more_games: int
    more_peak: int
    growth: int
    reached: bool


def _peak_memory_kib() -> int:
    """The peak memory of this process, in KiB."""
    # Not getrusage: its figure starts from that of the parent process.
    for line in Path("/proc/self/status").read_text(encoding="utf-8").splitlines():
        if line.startswith("VmHWM:"):
            return int(line.split()[1])
    raise OSError


def _measure_peaks(games: int) -> tuple[int, int]:
    """The peak after `games` games and after ten times as many."""
    game = game_named(_SIMULATED_GAME)
    options = game.read_options({})
    simulate_games(game, options, _SIMULATED_PLAYERS, games, seed=1)
    before = _peak_memory_kib()
    simulate_games(game, options, _SIMULATED_PLAYERS, GAME_COUNT_FACTOR * games, seed=2)
    return before, _peak_memory_kib()


def measure_growth(games: int = DEFAULT_GAME_COUNT) -> MemoryGrowth | None:
    """Measured in a fresh process; None where the system does not report peaks."""
    command = [sys.executable, "-m", __name__, str(games)]
    done = subprocess.run(command, env=child_environment({}), stdout=subprocess.PIPE, check=True)
    found = json.loads(done.stdout)
    if found is None:
        return None
    before, after = found
    growth = after - before
    return MemoryGrowth(
        _SIMULATED_GAME,
        games,
        before,
        GAME_COUNT_FACTOR * games,
        after,
        growth,
        growth <= _MAX_GROWTH_KIB,
    )


if __name__ == "__main__":
    try:
        print(json.dumps(_measure_peaks(int(sys.argv[1]))))
    except OSError:  # not Linux
        print(json.dumps(None))
