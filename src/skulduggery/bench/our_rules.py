"""Our rules against the clock: whole games inside, and stepped from Python.

Run as a program it prints its figures as JSON; so the plain rules are measured, in a process where
the compiled ones are not found.
"""

import json
import random
import subprocess
import sys

from skulduggery import PLAIN
from skulduggery.bench.speed_tables import INSIDE, STEPPED, SpeedTable
from skulduggery.bench.timing import Play, child_environment, plies_a_second
from skulduggery.core.game import AnyGame
from skulduggery.core.options import Options
from skulduggery.core.playout import playout
from skulduggery.core.rng import Rng
from skulduggery.core.state import CHANCE, OVER
from skulduggery.games import game_named, game_names, package_named

PLAYERS = 4
SEED = 1
BATCH = 20  # games between two looks at the clock


def speed_tables() -> dict[str, tuple[str, SpeedTable]]:
    """All that is played, by name, with the game it is a table of."""
    return {
        table.name: (name, table)
        for name in game_names()
        if (part := package_named(name).speed_tables) is not None
        for table in part.load()
    }


def inside(game: AnyGame, options: Options) -> Play:
    """Random games in one call each; where compiled, nothing of Python in between."""
    rng = Rng(SEED)
    fresh = game.new(options, PLAYERS)

    def play() -> float:
        return sum(int(playout(fresh.clone(), rng)) for _ in range(BATCH))

    return play


def stepped(game: AnyGame, options: Options) -> Play:
    """Random games in a loop such as anybody would write, every ply checked."""
    rng = Rng(SEED)
    choice = random.Random(SEED).choice

    def play() -> float:
        plies = 0
        for _ in range(BATCH):
            state = game.new(options, PLAYERS)
            while (actor := state.actor) != OVER:
                state.apply(state.draw(rng) if actor == CHANCE else choice(state.actions()))
                plies += 1
        return plies

    return play


def contenders() -> dict[tuple[str, str], Play]:
    """By way and table, in the order they run."""
    plays: dict[tuple[str, str], Play] = {}
    for table, (name, wanted) in speed_tables().items():
        game = game_named(name)
        options = game.read_options(wanted.options)
        plays[INSIDE, table] = inside(game, options)
        plays[STEPPED, table] = stepped(game, options)
    return plays


def plain_rates(seconds: float) -> dict[tuple[str, str], float]:
    """The figures of `contenders` on the plain rules, from a process of their own."""
    done = subprocess.run(
        [sys.executable, "-m", __name__, str(seconds)],
        env=child_environment({PLAIN: "1"}),
        stdout=subprocess.PIPE,
        check=True,
    )
    return {(way, table): rate for way, table, rate in json.loads(done.stdout)}


if __name__ == "__main__":
    plays = contenders()
    print(json.dumps([[*key, plies_a_second(plays[key], float(sys.argv[1]))] for key in plays]))
