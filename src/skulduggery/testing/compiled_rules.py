"""Compiled and plain rules play the same games."""

import hashlib
import importlib
import os
import subprocess
import sys

from skulduggery import PURE_PYTHON_VARIABLE
from skulduggery.core import is_compiled
from skulduggery.core.game import AnyGame
from skulduggery.core.match import Match
from skulduggery.core.rng import Rng
from skulduggery.testing.variants import all_variants


def check_compiled_like_plain(game: AnyGame, games: int = 5, seed: int = 0) -> None:
    """Compiled and plain rules play identical games; the plain ones run in a process."""
    assert is_compiled(), "the rules are not compiled here: there is nothing to compare"
    kind = type(game)
    command = [sys.executable, "-m", __name__, kind.__module__, kind.__qualname__]
    plain = subprocess.run(
        [*command, str(games), str(seed)],
        # The game is found where it was found here.
        env={
            **os.environ,
            PURE_PYTHON_VARIABLE: "1",
            "PYTHONPATH": os.pathsep.join(filter(None, sys.path)),
        },
        capture_output=True,
        text=True,
        check=True,
    ).stdout.split()
    assert plain[0] == "plain", "the other process did not run the plain sources"
    assert plain[1] == _rules_fingerprint(game, games, seed), (
        "compiled and plain play different games"
    )


def _rules_fingerprint(game: AnyGame, games: int, seed: int) -> str:
    """A digest of random games in every variant: equal for equal rules."""
    digest = hashlib.sha256()
    for options, players in all_variants(game):
        for number in range(games):
            match = Match(game.new_state(options, players))
            match.finish_at_random(Rng(seed, 2 * number), Rng(seed, 2 * number + 1))
            outcome = (match.plies, match.state.winners(), match.state.scores())
            digest.update(repr(outcome).encode())
    return digest.hexdigest()


if __name__ == "__main__":
    module, name, some, start = sys.argv[1:]
    made: AnyGame = getattr(importlib.import_module(module), name)()
    print("compiled" if is_compiled() else "plain", _rules_fingerprint(made, int(some), int(start)))
