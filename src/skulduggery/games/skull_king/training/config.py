"""What the strong players of Skull King know, made anew: `known.hands`, then `fitted.txt`.

Some minutes in all, compiled. The same seed gives the same files.
"""

from collections.abc import Callable
from pathlib import Path

from skulduggery.core.rng import Rng
from skulduggery.core.state import CHANCE, OVER
from skulduggery.games.skull_king.rules.actions import BID, ROLL
from skulduggery.games.skull_king.rules.state import ANNOUNCE, new_state, rounds_for
from skulduggery.games.skull_king.solver.die_values import strength_of
from skulduggery.games.skull_king.solver.fitted import FILE, HANDS_FILE, TABLES, Habit, write_hands
from skulduggery.games.skull_king.solver.hand_values import Hands
from skulduggery.games.skull_king.solver.rollout_policy import Player
from skulduggery.games.skull_king.training.selfplay import LESSONS, School

GAMES = 2500  # in a lesson, and to see how pupils bid
LEAST_BLUR = 0.5  # nobody's bids are that easy to read
HEAD = "# players scoring round: least slope blur spread"
STEPS = len(TABLES) * (LESSONS + 2)


def train(
    folder: Path,
    seed: int = 1,
    games: int = GAMES,
    progress: Callable[[int, int], object] = lambda done, total: None,
) -> list[Path]:
    """Write both files into a folder; `progress` hears how far it has come."""
    tables: list[Hands] = []
    lines = [HEAD]
    done = 0
    for players in TABLES:
        school = School(players, Rng(seed, players))
        for _ in range(LESSONS):
            school.lesson(games)
            progress(done := done + 1, STEPS)
        tables.append(school.hands)
        for scoring in ("standard", "landlubber"):
            rng = Rng(seed, players + 100)
            seen = watched(school.hands, scoring == "landlubber", games, rng)
            for number, round_seen in enumerate(seen, 1):
                figures = " ".join(f"{figure:.3f}" for figure in fit(round_seen, players))
                lines.append(f"{players} {scoring} {number} {figures}")
            progress(done := done + 1, STEPS)
    hands_file, file = folder / HANDS_FILE, folder / FILE
    hands_file.write_bytes(write_hands(tables))
    file.write_text("\n".join(lines) + "\n", "utf-8")
    return [hands_file, file]


Seen = tuple[float, int, int]  # the strength of a hand, the bid, and the points that came of it


def watched(hands: Hands, landlubber: bool, games: int, rng: Rng) -> list[list[Seen]]:
    """By round, what players who know these hands bid and score, table by table."""
    players = int(hands.players)
    player = Player(hands, landlubber)
    seen: list[list[Seen]] = [[] for _ in range(rounds_for(players))]
    for _ in range(games):
        state = new_state(players, landlubber, rng.below(players))
        strengths: list[list[float]] = []
        while state.actor != OVER:
            if state.actor == CHANCE:
                state.advance(state.draw(rng))
            elif state.phase == ANNOUNCE:
                if state.actor == 0:
                    strengths.append([strength_of(s.dice, players) for s in state.screens])
                state.advance(BID + player.bid(state.screens[state.actor].dice))
            else:
                state.advance(ROLL + player.die(state))
        for number, row in enumerate(state.pad):
            for seat, (bid, _, points) in enumerate(row):
                seen[number].append((strengths[number][seat], bid, points))
    return seen


def fit(seen: list[Seen], players: int) -> Habit:
    """A straight line through the bids, how far they stray from it, and the spread of points."""
    n = len(seen)
    strength = sum(hand[0] for hand in seen) / n
    bid = sum(hand[1] for hand in seen) / n
    both = sum((hand[0] - strength) * (hand[1] - bid) for hand in seen)
    slope = both / sum((hand[0] - strength) ** 2 for hand in seen)
    least = bid - slope * strength
    strays = sum((hand[1] - least - slope * hand[0]) ** 2 for hand in seen) / n
    apart = 0.0
    for first in range(0, n, players):
        points = [hand[2] for hand in seen[first : first + players]]
        middle = sum(points) / players
        apart += sum((point - middle) ** 2 for point in points) / (players - 1)
    spread = (apart / (n // players)) ** 0.5
    return Habit(least, slope, max(LEAST_BLUR, strays**0.5), spread)
