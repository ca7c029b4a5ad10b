"""The speed of our rules: whole games in one call, and stepped from Python.

Run with -m it prints its figures as JSON: so the plain rules are measured, in a process that does
not load the compiled ones.
"""

import json
import random
import subprocess
import sys

from skulduggery import PURE_PYTHON_VARIABLE
from skulduggery.bench.measurement import PlayBatch, child_environment, plies_per_second
from skulduggery.bench.speed_tables import INSIDE_WAY, STEPPED_WAY, SpeedTable
from skulduggery.core.game import AnyGame
from skulduggery.core.options import Options
from skulduggery.core.playout import random_playout
from skulduggery.core.rng import Rng
from skulduggery.core.state import CHANCE, OVER
from skulduggery.games import game_named, game_names, package_named

SPEED_PLAYERS = 4
SPEED_SEED = 1
GAMES_PER_BATCH = 20  # between two looks at the clock


def speed_tables() -> dict[str, tuple[str, SpeedTable]]:
    """All speed tables by name, each with the name of its game."""
    return {
        table.name: (name, table)
        for name in game_names()
        if (part := package_named(name).speed_tables) is not None
        for table in part.load()
    }


def _inside_play(game: AnyGame, options: Options) -> PlayBatch:
    """Random games in one call each: no interpreted code in the loop where compiled."""
    rng = Rng(SPEED_SEED)
    fresh = game.new_state(options, SPEED_PLAYERS)

    def play() -> float:
        return sum(int(random_playout(fresh.clone(), rng)) for _ in range(GAMES_PER_BATCH))

    return play


def _stepped_play(game: AnyGame, options: Options) -> PlayBatch:
    """Random games in a plain Python loop with checked actions."""
    rng = Rng(SPEED_SEED)
    choice = random.Random(SPEED_SEED).choice

    def play() -> float:
        plies = 0
        for _ in range(GAMES_PER_BATCH):
            state = game.new_state(options, SPEED_PLAYERS)
            while (actor := state.actor) != OVER:
                state.apply(
                    state.draw_action(rng) if actor == CHANCE else choice(state.legal_actions())
                )
                plies += 1
        return plies

    return play


def our_plays() -> dict[tuple[str, str], PlayBatch]:
    """By loop and table, in the order they run."""
    plays: dict[tuple[str, str], PlayBatch] = {}
    for table, (name, wanted) in speed_tables().items():
        game = game_named(name)
        options = game.read_options(wanted.options)
        plays[INSIDE_WAY, table] = _inside_play(game, options)
        plays[STEPPED_WAY, table] = _stepped_play(game, options)
    return plays


def plain_rates(seconds: float) -> dict[tuple[str, str], float]:
    """The speeds of `our_plays` on the plain rules, measured in another process."""
    done = subprocess.run(
        [sys.executable, "-m", __name__, str(seconds)],
        env=child_environment({PURE_PYTHON_VARIABLE: "1"}),
        stdout=subprocess.PIPE,
        check=True,
    )
    return {(way, table): rate for way, table, rate in json.loads(done.stdout)}


if __name__ == "__main__":
    plays = our_plays()
    print(json.dumps([[*key, plies_per_second(plays[key], float(sys.argv[1]))] for key in plays]))
