"""Solved positions, odds, hints, reviews and puzzles."""

import time
from collections.abc import Callable, Sequence
from datetime import date
from typing import TYPE_CHECKING, Any, Literal, cast, overload

import msgspec

from skulduggery.api.games import check_player
from skulduggery.api.match import InteractiveMatch, MatchOver
from skulduggery.api.records import load_checked_record
from skulduggery.bots.registry import check_thinking_time
from skulduggery.core.errors import BadOptions, NotYourTurn
from skulduggery.core.record import Record
from skulduggery.core.rng import Rng
from skulduggery.core.view import View
from skulduggery.games import game_named, package_named
from skulduggery.study.hint import HINT_TIME_S as HINT_SECONDS
from skulduggery.study.hint import Hint, load_advisor
from skulduggery.study.hint import make_hint as hint_for
from skulduggery.study.puzzles.check_answer import Verdict, judge_answer
from skulduggery.study.puzzles.puzzle import Puzzle, set_up_puzzle
from skulduggery.study.puzzles.puzzle_files import (
    DAY_LENGTH_S,
    all_puzzles,
    day_number,
    puzzle_numbered,
    puzzle_of_day,
    puzzles_of_game,
)
from skulduggery.study.reviews.review import Review
from skulduggery.study.reviews.reviewer import REVIEW_TIME_S as REVIEW_SECONDS
from skulduggery.study.reviews.reviewer import GameReviewer

if TYPE_CHECKING:  # the types belong to the games
    from skulduggery.games.saber_skull.study.solve import RingSolution as SolvedRing
    from skulduggery.games.skull.study.solve import SolvedDuel
    from skulduggery.games.skull_king.study.dice_odds import BidReport, TrickReport

_UNIX_EPOCH_DATE = date(1970, 1, 1)


# Positions.


@overload
def solve(
    game: Literal["skull"], position: str, *, preset: str | None = None, **details: Any
) -> "SolvedDuel": ...
@overload
def solve(
    game: Literal["saber_skull"], position: str, *, preset: str | None = None, **details: Any
) -> "SolvedRing": ...
@overload
def solve(
    game: str, position: str, *, preset: str | None = None, **details: Any
) -> msgspec.Struct: ...


def solve(game: str, position: str, *, preset: str | None = None, **details: Any) -> msgspec.Struct:
    """Solve a position: its optimal strategy and its value.

    For Skull: positions with two players left; `beliefs` are the probabilities that each owns a
    skull (`{1: 0.5}`), `exploitability` and `seconds` limit the work. For Säbel & Schädel: a ring
    for two, or a position on it; `tokens` are those of each colour, `check` is the number of games
    to verify it in. Options of the game can be given as well.

    >>> import skulduggery as sk
    >>> found = sk.solve("skull", "1 1 first=0", exploitability=0.01)
    >>> sorted(found.chances), found.exploitability <= 0.01
    ([0, 1], True)
    >>> ring = sk.solve("saber_skull", "1 2 3 4 5", tokens=4)
    >>> 0.5 < ring.first < 0.7
    True
    >>> sk.solve("skull_king", "")
    Traceback (most recent call last):
        ...
    skulduggery.core.errors.BadOptions: ...
    """
    rules = game_named(game)
    solver = package_named(game).solve
    if solver is None:
        raise BadOptions("no-solver", game=rules.name)
    wishes = {name: details.pop(name) for name in list(details) if name in _option_names(game)}
    return solver.load()(position, rules.read_options(wishes, preset), **details)


def _option_names(game: str) -> tuple[str, ...]:
    return tuple(game_named(game).options_type.__struct_fields__)


# Odds.


def odds(*dice: str, game: str = "skull_king") -> "TrickReport":
    """The exact probability of each die to take a trick of Skull King, in rolling order.

    `black` is a die still to be rolled, `black:6` or `pirate:flag` one that shows its face, `?` a
    random die from the rest of the bag.

    >>> import skulduggery as sk
    >>> trick = sk.odds("king", "pirate:flag", "?")
    >>> [(die.die, round(die.chance, 2)) for die in trick.dice]
    [('king', 0.69), ('pirate', 0.0), ('?', 0.31)]
    """
    return cast("TrickReport", _odds_function(game, "trick")(dice))


def bid_odds(
    hand: Sequence[str],
    players: int = 4,
    *,
    place: int = 1,
    landlubber: bool = False,
    worlds: int = 500,
    seed: int = 1,
    game: str = "skull_king",
) -> "BidReport":
    """The value of each bid of Skull King with a hand, estimated in `worlds` sampled deals.

    `place` is the player's place in the first trick: 1 leads it.

    >>> import skulduggery as sk
    >>> report = sk.bid_odds(["king", "black"], players=4, worlds=20)
    >>> [odds.bid for odds in report.advice.bids]
    [0, 1, 2]
    >>> report.advice.best
    1
    """
    report = _odds_function(game, "bids")(hand, players, place, landlubber, worlds, seed)
    return cast("BidReport", report)


def _odds_function(game: str, name: str) -> Callable[..., msgspec.Struct]:
    function = package_named(game).odds_functions.get(name)
    if function is None:
        raise BadOptions("no-odds", game=game)
    return function.load()


# Hints and reviews.


def hint(
    match: InteractiveMatch,
    player: int | None = None,
    *,
    seconds: float = HINT_SECONDS,
    seed: int = 1,
) -> Hint:
    """The policy and win estimates of the advisor bot, from the view and history of a player.

    By default for the first player to act. `choices` are all moves, the most frequent in the policy
    first; `best` is the first of them.

    >>> import skulduggery as sk
    >>> match = sk.new_match("saber_skull", players=2, seed=1, first=0, ring="1 2 K 5 3 B 4")
    >>> found = sk.hint(match)
    >>> found.best in match.legal_moves() and 0 < found.chance < 1
    True
    """
    check_thinking_time(seconds)
    if match.is_over:
        raise MatchOver
    if player is None:
        player = int(match.state.player_of(match.to_act[0]))
    view = match.view(player)
    if not view.choices:
        raise NotYourTurn(player, match.to_act, over=False)
    advisor = load_advisor(match.game, Rng(seed), seconds)
    return hint_for(view, next(iter(view.choices)), match.history(player), advisor)


def review(
    record: Record,
    players: Sequence[int] | None = None,
    *,
    seconds: float = REVIEW_SECONDS,
    seed: int = 1,
    progress: Callable[[int], None] = lambda ply: None,
) -> Review:
    """Review a finished game: win estimates, costs of decisions, luck and skill.

    Each player is judged by what they knew at the time. `seconds` are for each decision and each
    estimate; `progress` is called with the number of each reviewed ply.

    >>> import skulduggery as sk
    >>> match = sk.new_match("skull", position="F+ F first=0", seed=1)
    >>> match.play("flower", seat=0)
    >>> match.play("flower", seat=1)
    >>> match.play("bid 2")
    >>> match.play("flip 1")
    >>> match.winners
    [0]
    >>> found = sk.review(match.record(), seconds=0.01)
    >>> [account.end for account in found.accounts]
    [1.0, 0.0]
    """
    check_thinking_time(seconds)
    loaded = load_checked_record(record)
    for player in players or ():
        check_player(player, len(record.players))
    advisor = load_advisor(record.game, Rng(seed), seconds)
    reviewer = GameReviewer(loaded, advisor, players, progress)
    reviewer.review_all()
    return reviewer.build_review()


# Puzzles.


def puzzles(game: str | None = None) -> tuple[Puzzle, ...]:
    """All puzzles, or those of one game: positions with a surprising best move.

    >>> import skulduggery as sk
    >>> len(sk.puzzles()) > 100
    True
    >>> {puzzle.game for puzzle in sk.puzzles("saber_skull")}
    {'saber_skull'}
    """
    return all_puzzles() if game is None else puzzles_of_game(game_named(game).name)


def puzzle(number: int) -> Puzzle:
    """The puzzle with a number, or NoPuzzle.

    >>> import skulduggery as sk
    >>> sk.puzzle(17).game
    'skull'
    """
    return puzzle_numbered(number)


def puzzle_of_the_day(day: date | None = None) -> Puzzle:
    """The puzzle of a date, or of today (UTC): the same for everybody.

    >>> from datetime import date
    >>> import skulduggery as sk
    >>> sk.puzzle_of_the_day(date(2026, 1, 1)) == sk.puzzle_of_the_day(date(2026, 1, 1))
    True
    """
    return puzzle_of_day(
        day_number(time.time() if day is None else (day - _UNIX_EPOCH_DATE).days * DAY_LENGTH_S)
    )


def puzzle_view(puzzle: Puzzle | int) -> View:
    """The view of the player who has to find the best move; `choices` are the legal ones.

    >>> import skulduggery as sk
    >>> view = sk.puzzle_view(17)
    >>> sorted(view.choices[0]) == sorted(sk.puzzle(17).worths)
    True
    """
    return set_up_puzzle(_as_puzzle(puzzle)).view


def check_answer(puzzle: Puzzle | int, move: str, language: str = "en") -> Verdict:
    """Whether a move solves a puzzle, with the win share of each choice and the reasons.

    >>> import skulduggery as sk
    >>> verdict = sk.check_answer(17, sk.puzzle(17).best)
    >>> verdict.right, verdict.best == sk.puzzle(17).best
    (True, True)
    """
    return judge_answer(_as_puzzle(puzzle), move, language)


def _as_puzzle(puzzle: Puzzle | int) -> Puzzle:
    return puzzle_numbered(puzzle) if isinstance(puzzle, int) else puzzle
