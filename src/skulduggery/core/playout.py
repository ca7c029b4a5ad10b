"""Random playouts, and perft: counting the lines of a game tree."""

from mypy_extensions import i64

from skulduggery.core.rng import Rng
from skulduggery.core.state import CHANCE, State


def random_playout(state: State, rng: Rng) -> i64:
    """Play at random until the game is over; returns the number of plies."""
    plies: i64 = 0
    while True:
        actor = state.actor
        if actor >= 0:
            state.advance(state.nth_action(rng.below(state.count_actions())))
        elif actor == CHANCE:
            state.advance(state.draw_action(rng))
        else:
            return plies
        plies += 1


def perft(state: State, depth: i64) -> i64:
    """The number of lines of exactly `depth` plies; lines that end earlier do not count."""
    if depth == 0:
        return 1
    n = state.count_actions()
    if depth == 1:
        return n
    lines: i64 = 0
    k: i64 = 0
    while k < n:
        branch = state.clone()
        branch.advance(state.nth_action(k))
        lines += perft(branch, depth - 1)
        k += 1
    return lines


def perft_divide(state: State, depth: i64) -> list[tuple[str, int, int]]:
    """For each first ply its text, its weight (0 for a decision) and its number of lines."""
    rows = []
    for k in range(state.count_actions()):
        branch = state.clone()
        branch.advance(state.nth_action(k))
        weight = state.outcome_weight(k) if state.actor == CHANCE else 0
        rows.append(
            (state.action_text(state.nth_action(k)), int(weight), int(perft(branch, depth - 1)))
        )
    return rows
