"""What a study has found, in the words of the notation, for tables and for other programs."""

import msgspec

from skulduggery.games.skull.rules.actions import ACTION_TEXTS, BID
from skulduggery.games.skull.solver.position_solver import DuelSolution, InfosetStrategy
from skulduggery.games.skull.solver.public_tree import (
    HAND_CELL,
    LAY_MOVE,
    MAT_CELL,
    NO_SKULL_CELL,
    NOBODY,
    OWN_SKULL_MOVE,
)

NO_SKULL, IN_HAND, ON_MAT = "none", "hand", "mat"


class StrategyRow(msgspec.Struct, frozen=True):
    """What to do in one situation of the round."""

    seat: int
    mats: dict[int, int]  # discs laid, by seat
    bids: list[int]
    challenger_gives_up: bool  # a disc, having turned the own skull
    skull: str  # none, in the hand or on the mat
    height: int | None  # of the skull on the mat, 1 for the lowest disc
    met: float  # how likely it comes to this
    play: dict[str, float]  # how often to do what


class SolvedDuel(msgspec.Struct, frozen=True):
    position: str
    beliefs: dict[int, float]  # that each owns a skull, by seat
    chances: dict[int, float]  # to win
    exploitability: float  # half of NashConv
    whole: bool  # to the end of the game; else only the round, with stored values behind it
    iterations: int
    stopped: bool  # by hand, before it was as good as was asked for
    strategy: list[StrategyRow]
    forced: dict[int, list[str]]  # by seat, where the win is certain: how


def strategy_row(choice: InfosetStrategy, seats: tuple[int, int]) -> StrategyRow:
    cell = choice.cell
    return StrategyRow(
        seat=seats[choice.side],
        mats={seat: choice.moves.count((side, LAY_MOVE)) for side, seat in enumerate(seats)},
        bids=[move - BID for side, move in choice.moves if side != NOBODY and move > BID],
        challenger_gives_up=(NOBODY, OWN_SKULL_MOVE) in choice.moves,
        skull=NO_SKULL if cell == NO_SKULL_CELL else IN_HAND if cell == HAND_CELL else ON_MAT,
        height=cell - MAT_CELL + 1 if cell >= MAT_CELL else None,
        met=choice.met,
        play={ACTION_TEXTS[ply]: chance for ply, chance in choice.chances.items()},
    )


def solution_report(
    position: str, answer: DuelSolution, stopped: bool, forced: dict[int, list[str]]
) -> SolvedDuel:
    question = answer.question
    first, other = question.seats
    return SolvedDuel(
        position=position,
        beliefs=dict(zip(question.seats, question.beliefs, strict=True)),
        chances={first: answer.value, other: 1 - answer.value},
        exploitability=answer.exploitability,
        whole=answer.whole,
        iterations=answer.iterations_done,
        stopped=stopped,
        strategy=[strategy_row(choice, question.seats) for choice in answer.choices],
        forced=forced,
    )
