"""`skulduggery train skull_king`: fits the probabilities of hands, and how good players bid."""

from collections.abc import Callable
from pathlib import Path

from skulduggery.core.rng import Rng
from skulduggery.core.state import CHANCE, OVER
from skulduggery.games.skull_king.rules.actions import BID_OFFSET, ROLL_OFFSET
from skulduggery.games.skull_king.rules.options import PLAYER_COUNTS
from skulduggery.games.skull_king.rules.screen import rounds_for
from skulduggery.games.skull_king.rules.state import PHASE_ANNOUNCE, new_state
from skulduggery.games.skull_king.solver.die_values import hand_strength
from skulduggery.games.skull_king.solver.fitted_tables import (
    HABITS_FILE,
    HANDS_FILE,
    BiddingHabit,
    encode_hands,
)
from skulduggery.games.skull_king.solver.hand_values import HandValues
from skulduggery.games.skull_king.solver.rollout_policy import RolloutPolicy
from skulduggery.games.skull_king.training.selfplay import NUM_ITERATIONS, HandValueTrainer
from skulduggery.terminal.language import localize
from skulduggery.terminal.progress_bar import progress_bar
from skulduggery.train.training import Training

_TRAINABLE_PARTS = ("hands",)
GAMES_PER_ITERATION = 2500  # in training, and to fit bids and points afterwards
MIN_BID_SIGMA = 0.5  # bids of people are never more predictable
_HABITS_HEADER = "# players scoring round: least slope blur spread"
_NUM_TRAINING_STEPS = len(PLAYER_COUNTS) * (NUM_ITERATIONS + 2)


def fit_tables(
    folder: Path,
    seed: int = 1,
    games: int = GAMES_PER_ITERATION,
    progress: Callable[[int, int], object] = lambda done, total: None,
) -> list[Path]:
    """Write both files into a folder; `progress` is called with (done, total)."""
    tables: list[HandValues] = []
    lines = [_HABITS_HEADER]
    done = 0
    for players in PLAYER_COUNTS:
        trainer = HandValueTrainer(players, Rng(seed, players))
        for _ in range(NUM_ITERATIONS):
            trainer.run_iteration(games)
            progress(done := done + 1, _NUM_TRAINING_STEPS)
        tables.append(trainer.hands)
        for scoring in ("standard", "landlubber"):
            rng = Rng(seed, players + 100)
            seen = collect_hands(trainer.hands, scoring == "landlubber", games, rng)
            for number, round_seen in enumerate(seen, 1):
                figures = " ".join(f"{figure:.3f}" for figure in fit_habit(round_seen, players))
                lines.append(f"{players} {scoring} {number} {figures}")
            progress(done := done + 1, _NUM_TRAINING_STEPS)
    hands_file, file = folder / HANDS_FILE, folder / HABITS_FILE
    hands_file.write_bytes(encode_hands(tables))
    file.write_text("\n".join(lines) + "\n", "utf-8")
    return [hands_file, file]


SeenHand = tuple[float, int, int]  # the strength of a hand, the bid, and the points that came of it


def collect_hands(
    hands: HandValues, landlubber: bool, games: int, rng: Rng
) -> list[list[SeenHand]]:
    """By round, what players with these hand values bid and score, game by game."""
    players = int(hands.players)
    player = RolloutPolicy(hands, landlubber)
    seen: list[list[SeenHand]] = [[] for _ in range(rounds_for(players))]
    for _ in range(games):
        state = new_state(players, landlubber, rng.below(players))
        strengths: list[list[float]] = []
        while state.actor != OVER:
            if state.actor == CHANCE:
                state.advance(state.draw_action(rng))
            elif state.phase == PHASE_ANNOUNCE:
                if state.actor == 0:
                    strengths.append([hand_strength(s.dice, players) for s in state.screens])
                state.advance(BID_OFFSET + player.choose_bid(state.screens[state.actor].dice))
            else:
                state.advance(ROLL_OFFSET + player.choose_die(state))
        for number, row in enumerate(state.pad):
            for seat, (bid, _, points) in enumerate(row):
                seen[number].append((strengths[number][seat], bid, points))
    return seen


def fit_habit(seen: list[SeenHand], players: int) -> BiddingHabit:
    """A straight line through the bids, how far they stray from it, and the spread of points."""
    n = len(seen)
    strength = sum(hand[0] for hand in seen) / n
    bid = sum(hand[1] for hand in seen) / n
    both = sum((hand[0] - strength) * (hand[1] - bid) for hand in seen)
    slope = both / sum((hand[0] - strength) ** 2 for hand in seen)
    intercept = bid - slope * strength
    strays = sum((hand[1] - intercept - slope * hand[0]) ** 2 for hand in seen) / n
    apart = 0.0
    for first in range(0, n, players):
        points = [hand[2] for hand in seen[first : first + players]]
        middle = sum(points) / players
        apart += sum((point - middle) ** 2 for point in points) / (players - 1)
    spread = (apart / (n // players)) ** 0.5
    return BiddingHabit(intercept, slope, max(MIN_BID_SIGMA, strays**0.5), spread)


def _train_part(
    what: str, folder: Path, seed: int, iterations: int | None, jobs: int
) -> list[Path]:
    """The files that were made; here `iterations` are games in each of the steps."""
    with progress_bar(localize("train-lessons")) as bar:
        task = bar.add_task("", total=_NUM_TRAINING_STEPS)
        return fit_tables(
            folder,
            seed,
            GAMES_PER_ITERATION if iterations is None else iterations,
            lambda done, total: bar.update(task, completed=done, total=total),
        )


SKULL_KING_TRAINING = Training(_TRAINABLE_PARTS, _train_part)
