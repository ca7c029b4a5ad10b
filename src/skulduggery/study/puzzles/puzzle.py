"""A puzzle: a position as one player knows it, and what each of their choices is worth."""

from collections.abc import Callable, Iterator, Mapping
from functools import cache
from typing import Any, NamedTuple

import msgspec

from skulduggery.core.game import AnyGame
from skulduggery.core.match import Match
from skulduggery.core.options import Options
from skulduggery.core.record import (
    RECORD_FORMAT_VERSION,
    GameResult,
    Record,
    RecordedPlayer,
    match_from_record,
    replay_ply,
)
from skulduggery.core.view import View
from skulduggery.games import game_named

SOLVER_PLAYER = 0  # the player whose decision it is
PUZZLE_PLAYER_NAMES = ("Robin", "Mabel", "Otto", "Pearl", "Finn", "Greta")  # as in the lessons


class Puzzle(msgspec.Struct, frozen=True, omit_defaults=True, kw_only=True):
    """What ships: how the position came about, and what a solver has found there."""

    number: int
    game: str
    players: int
    options: dict[str, bool | int | str] = {}
    position: str | None = None
    plies: list[str]  # with what others hide, for the rules need it; nobody is shown that
    theme: str
    worths: dict[str, float]  # by choice, the share of the win against the best play of the others
    error: float = 0.0  # of the worths, 0 where they are exact
    tempting: str  # what plain sense takes instead
    sense: float  # how often plain sense finds the best
    facts: dict[str, float | str] = {}  # what the solver saw on its way, for the reason

    @property
    def best(self) -> str:
        return max(self.worths, key=self.worths.__getitem__)

    @property
    def best_margin(self) -> float:
        """How much better the best is than anything else."""
        first, second = sorted(self.worths.values(), reverse=True)[:2]
        return first - second

    def game_record(self) -> Record:
        """The game until the decision."""
        return Record(
            skulduggery=RECORD_FORMAT_VERSION,
            game=self.game,
            rules=game_named(self.game).version,
            options=self.options,
            position=self.position,
            players=[RecordedPlayer(name) for name in PUZZLE_PLAYER_NAMES[: self.players]],
            plies=self.plies,
            result=GameResult("unfinished", [], []),
        )


class PuzzlePosition(msgspec.Struct, frozen=True):
    """A puzzle set up on the table."""

    game: AnyGame
    options: Options
    match: Match
    view: View  # of the one who decides
    seat: int
    choices: list[str]


def set_up_puzzle(puzzle: Puzzle) -> PuzzlePosition:
    game = game_named(puzzle.game)
    record = puzzle.game_record()
    match = match_from_record(record, game)
    for ply in record.plies:
        replay_ply(match, game, ply)
    options = game.read_options(record.options)
    view = game.view_for(match.state, options, SOLVER_PLAYER)
    [(seat, choices)] = view.choices.items()
    return PuzzlePosition(game, options, match, view, seat, choices)


@cache
def puzzle_player_names(players: int) -> list[str]:
    return list(PUZZLE_PLAYER_NAMES[:players])


def choice_label(puzzle: Puzzle, text: str, language: str) -> str:
    """A choice in words."""
    game: Any = game_named(puzzle.game)
    return str(game.action_label(text, puzzle_player_names(puzzle.players), language))


def unchanged_puzzle(puzzle: Puzzle) -> Puzzle:
    """Found with all that its reason needs."""
    return puzzle


def no_sentences(puzzle: Puzzle, language: str) -> Iterator[str]:
    """What the table shows is all there is."""
    yield from ()


class PuzzleMaker(NamedTuple):
    candidates: Callable[[int], Iterator[Puzzle]]  # decisions worth a look, from a seed
    worths_again: Callable[[Puzzle], dict[str, float]]  # by choice, as the solver finds them now
    kinds: Mapping[str, str]  # of decisions, by phase of the view: ids of messages
    themes: Mapping[str, str]  # what a puzzle is about: ids of messages
    ideas: Mapping[str, str]  # the same as a sentence, told with the answer
    reasons: Callable[[Puzzle, str], Iterator[str]]  # sentences in a language, after the figures
    explained: Callable[[Puzzle], Puzzle] = unchanged_puzzle  # with the facts that its reasons need
    conditions: Callable[[Puzzle, str], Iterator[str]] = no_sentences  # known beyond the table
    winning_line: Callable[[Puzzle, str], Iterator[str]] = no_sentences  # that nothing can stop
    is_estimate: bool = False  # worths come from sampling, and are told so
