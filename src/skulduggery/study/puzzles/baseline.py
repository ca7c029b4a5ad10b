"""What plain sense would do: the bots that follow a few rules of thumb, asked many times."""

from collections import Counter

from skulduggery.bots.player_history import Storyteller
from skulduggery.bots.reference import RULE
from skulduggery.bots.registry import bot_named, levels_of, wants_story
from skulduggery.core.events import Event
from skulduggery.core.match import Match
from skulduggery.core.record import begin, replay_ply
from skulduggery.core.rng import Rng
from skulduggery.games import package_named
from skulduggery.study.puzzles.puzzle import SOLVER, Puzzle, scene

CASUAL = "casual"
TIMES = 40  # each is asked


def plain_bots(game: str) -> list[str]:
    """Those of a game that play as most people would at first."""
    has_rule_bot = package_named(game).rule_bot is not None
    return [CASUAL] * (CASUAL in levels_of(game)) + [RULE] * has_rule_bot


def plain_sense(puzzle: Puzzle, seed: int) -> dict[str, float]:
    """How often each choice of a puzzle is taken, those never taken left out."""
    there = scene(puzzle)
    taken: Counter[str] = Counter()
    names = plain_bots(puzzle.game)
    for stream, name in enumerate(names):
        bot = bot_named(puzzle.game, name, Rng(seed, stream))
        story = story_of(puzzle) if wants_story(puzzle.game, name) else []
        taken.update(bot.decide(there.view, there.seat, story) for _ in range(TIMES))
    return {text: times / (TIMES * len(names)) for text, times in taken.items()}


def story_of(puzzle: Puzzle) -> list[Event]:
    """All that the one who decides has been told."""
    there = scene(puzzle)
    record = puzzle.record()
    match = begin(record, there.game)
    teller = Storyteller(there.game, match.state, [SOLVER])
    told = Match(match.state, teller)
    for ply in record.plies:
        replay_ply(told, there.game, ply)
    return teller.stories[SOLVER]
