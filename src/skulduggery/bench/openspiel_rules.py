"""The speed of OpenSpiel, where it is installed (the extra `bench`)."""

import importlib
import random
from importlib.metadata import PackageNotFoundError, version
from typing import Any

from skulduggery.bench.measurement import PlayBatch
from skulduggery.bench.our_rules import GAMES_PER_BATCH, SPEED_SEED
from skulduggery.bench.speed_tables import INSIDE_WAY, LEAN_WAY, STEPPED_WAY

OPENSPIEL_GAMES = ("liars_dice", "oh_hell", "euchre", "pig")  # with default parameters
MAX_GAME_PLIES = 10**9
ROLLOUT_ROOTS = 8  # first decisions from which the C++ playouts start
ROLLOUTS_PER_ROOT = 1000  # in one call
COUNTED_GAMES_PER_ROOT = 2000  # to estimate the length of playouts


def open_spiel() -> Any | None:
    """The module pyspiel, or None where it is not installed."""
    try:
        return importlib.import_module("pyspiel")
    except ImportError:
        return None


def open_spiel_version() -> str:
    try:
        return version("open_spiel")
    except PackageNotFoundError:
        return "?"


def stepped_play(game: Any) -> PlayBatch:
    """The loop of OpenSpiel's own benchmark (benchmark_games.py), call by call.

    The limit on plies is never reached, so that all games end. Chance picks uniformly among the
    legal actions, which is correct in all of OPENSPIEL_GAMES.
    """
    choice = random.Random(SPEED_SEED).choice

    def play() -> float:
        plies = 0
        for _ in range(GAMES_PER_BATCH):
            state = game.new_initial_state()
            while not state.is_terminal():
                if len(state.history()) > MAX_GAME_PLIES:
                    break
                if state.is_simultaneous_node():
                    raise NotImplementedError
                action = choice(state.legal_actions(state.current_player()))
                state.apply_action(action)
                plies += 1
        return plies

    return play


def lean_play(game: Any) -> PlayBatch:
    """The shortest loop that plays these games, without the calls they do not need."""
    choice = random.Random(SPEED_SEED).choice

    def play() -> float:
        plies = 0
        for _ in range(GAMES_PER_BATCH):
            plies += finish_at_random(game.new_initial_state(), choice)
        return plies

    return play


def finish_at_random(state: Any, choice: Any) -> int:
    """Play at random to the end; returns the number of plies."""
    plies = 0
    while not state.is_terminal():
        state.apply_action(choice(state.legal_actions()))
        plies += 1
    return plies


def inside_play(
    spiel: Any, game: Any, rollouts: int = ROLLOUTS_PER_ROOT, counted: int = COUNTED_GAMES_PER_ROOT
) -> PlayBatch:
    """Playouts in C++, through an `MCTSBot` with one simulation.

    With one simulation the bot stays at the root and calls its `RandomRolloutEvaluator` there: one
    step is `rollouts` playouts in C++ and little else. It counts no plies, so their mean from the
    same roots is measured in Python before. The bot cannot start at a chance node, so the deal is
    played before the measurement; plies of a deal are no faster than others.
    """
    choice = random.Random(SPEED_SEED).choice
    roots = [first_decision(game, choice) for _ in range(ROLLOUT_ROOTS)]
    lengths = [finish_at_random(root.clone(), choice) for root in roots for _ in range(counted)]
    plies = rollouts * ROLLOUT_ROOTS * sum(lengths) / len(lengths)
    evaluator = spiel.RandomRolloutEvaluator(rollouts, SPEED_SEED)
    bot = spiel.MCTSBot(game, evaluator, 2.0, 1, 100, False, SPEED_SEED, False)

    def play() -> float:
        for root in roots:
            bot.step(root)
        return plies

    return play


def first_decision(game: Any, choice: Any) -> Any:
    state = game.new_initial_state()
    while state.is_chance_node():
        state.apply_action(choice(state.legal_actions()))
    return state


def openspiel_plays(spiel: Any) -> dict[tuple[str, str], PlayBatch]:
    """By loop and game, in the order they run."""
    plays: dict[tuple[str, str], PlayBatch] = {}
    for name in OPENSPIEL_GAMES:
        game = spiel.load_game(name)
        plays[INSIDE_WAY, name] = inside_play(spiel, game)
        plays[STEPPED_WAY, name] = stepped_play(game)
        plays[LEAN_WAY, name] = lean_play(game)
    return plays
