"""What plain sense would do: the bots that follow a few rules of thumb, asked many times."""

from collections import Counter

from skulduggery.bots.player_history import HistoryRecorder
from skulduggery.bots.reference import RULE_BOT_NAME
from skulduggery.bots.registry import bot_named, levels_of, wants_history
from skulduggery.core.events import Event
from skulduggery.core.match import Match
from skulduggery.core.record import match_from_record, replay_ply
from skulduggery.core.rng import Rng
from skulduggery.games import package_named
from skulduggery.study.puzzles.puzzle import SOLVER_PLAYER, Puzzle, set_up_puzzle

CASUAL_LEVEL = "casual"
SAMPLES_PER_BOT = 40  # each is asked


def baseline_bots(game: str) -> list[str]:
    """Those of a game that play as most people would at first."""
    has_rule_bot = package_named(game).rule_bot is not None
    return [CASUAL_LEVEL] * (CASUAL_LEVEL in levels_of(game)) + [RULE_BOT_NAME] * has_rule_bot


def baseline_choices(puzzle: Puzzle, seed: int) -> dict[str, float]:
    """How often each choice of a puzzle is taken, those never taken left out."""
    there = set_up_puzzle(puzzle)
    taken: Counter[str] = Counter()
    names = baseline_bots(puzzle.game)
    for stream, name in enumerate(names):
        bot = bot_named(puzzle.game, name, Rng(seed, stream))
        story = solver_history(puzzle) if wants_history(puzzle.game, name) else []
        taken.update(bot.decide(there.view, there.seat, story) for _ in range(SAMPLES_PER_BOT))
    return {text: times / (SAMPLES_PER_BOT * len(names)) for text, times in taken.items()}


def solver_history(puzzle: Puzzle) -> list[Event]:
    """All that the one who decides has been told."""
    there = set_up_puzzle(puzzle)
    record = puzzle.game_record()
    match = match_from_record(record, there.game)
    teller = HistoryRecorder(there.game, match.state, [SOLVER_PLAYER])
    told = Match(match.state, teller)
    for ply in record.plies:
        replay_ply(told, there.game, ply)
    return teller.histories[SOLVER_PLAYER]
