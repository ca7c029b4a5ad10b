"""A puzzle: a position as one player sees it, and the value of each of their choices."""

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
_PUZZLE_PLAYER_NAMES = ("Robin", "Mabel", "Otto", "Pearl", "Finn", "Greta")  # as in the lessons


class Puzzle(msgspec.Struct, frozen=True, omit_defaults=True, kw_only=True):
    """A shipped puzzle: the plies to the position, and what a solver found there."""

    number: int
    game: str
    players: int
    options: dict[str, bool | int | str] = {}
    position: str | None = None
    plies: list[str]  # including hidden choices of others, which are never shown
    theme: str
    worths: dict[str, float]  # by choice, the win share against optimal play of the others
    error: float = 0.0  # of the worths; 0 where they are exact
    tempting: str  # the most frequent wrong choice of the baseline bots
    sense: float  # how often the baseline bots find the best choice
    facts: dict[str, float | str] = {}  # from the solver, for the explanation

    @property
    def best(self) -> str:
        return max(self.worths, key=self.worths.__getitem__)

    @property
    def best_margin(self) -> float:
        """The lead of the best choice over the second."""
        first, second = sorted(self.worths.values(), reverse=True)[:2]
        return first - second

    def game_record(self) -> Record:
        """The record up to the decision."""
        return Record(
            skulduggery=RECORD_FORMAT_VERSION,
            game=self.game,
            rules=game_named(self.game).version,
            options=self.options,
            position=self.position,
            players=[RecordedPlayer(name) for name in _PUZZLE_PLAYER_NAMES[: self.players]],
            plies=self.plies,
            result=GameResult("unfinished", [], []),
        )


class PuzzlePosition(msgspec.Struct, frozen=True):
    """A puzzle as a match at its position."""

    game: AnyGame
    options: Options
    match: Match
    view: View  # of the player to decide
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
    return list(_PUZZLE_PLAYER_NAMES[:players])


def choice_label(puzzle: Puzzle, text: str, language: str) -> str:
    """The label of a choice."""
    game: Any = game_named(puzzle.game)
    return str(game.action_label(text, puzzle_player_names(puzzle.players), language))


def _unchanged_puzzle(puzzle: Puzzle) -> Puzzle:
    """The default of `PuzzleMaker.explained`."""
    return puzzle


def _no_sentences(puzzle: Puzzle, language: str) -> Iterator[str]:
    """The default of `PuzzleMaker.conditions` and `winning_line`."""
    yield from ()


class PuzzleMaker(NamedTuple):
    candidates: Callable[[int], Iterator[Puzzle]]  # from a seed
    worths_again: Callable[[Puzzle], dict[str, float]]  # solved again, by choice
    kinds: Mapping[str, str]  # kinds of decisions by phase of the view: ids of messages
    themes: Mapping[str, str]  # names of themes: ids of messages
    ideas: Mapping[str, str]  # themes as sentences: ids of messages
    reasons: Callable[[Puzzle, str], Iterator[str]]  # further sentences of the explanation
    explained: Callable[[Puzzle], Puzzle] = _unchanged_puzzle  # adds the facts for it
    conditions: Callable[[Puzzle, str], Iterator[str]] = _no_sentences  # known beyond the view
    winning_line: Callable[[Puzzle, str], Iterator[str]] = _no_sentences  # a forced win
    is_estimate: bool = False  # worths come from sampling
