"""`skulduggery puzzles`: solve, list, make and check puzzles."""

import sys
import time
from typing import Annotated

import msgspec
from cyclopts import Parameter
from rich.table import Table

from skulduggery.cli.common_options import AsJson, FixedSeed, print_json
from skulduggery.cli.parameters import complete_with, default_shown_as, placeholder_of, whole_number
from skulduggery.core.errors import BadOptions
from skulduggery.core.sentences import game_name
from skulduggery.games import GAMES_BY_NAME, game_named
from skulduggery.study.puzzles.check_answer import judge_answer
from skulduggery.study.puzzles.explanations import kind_name
from skulduggery.study.puzzles.make_puzzles import check_puzzle, make_puzzles
from skulduggery.study.puzzles.puzzle import Puzzle, set_up_puzzle
from skulduggery.study.puzzles.puzzle_files import (
    all_puzzles,
    day_number,
    encode_puzzles,
    puzzle_numbered,
    puzzle_of_day,
    puzzles_of_game,
)
from skulduggery.terminal.console import TerminalPage, make_console, read_typed_line
from skulduggery.terminal.language import USER_LANGUAGE, localize
from skulduggery.terminal.progress_bar import progress_bar
from skulduggery.terminal.prompt import PlayerQuit
from skulduggery.terminal.puzzle_page import PuzzlePage, PuzzleTries, default_tries_file

_DEFAULT_PUZZLE_COUNT = 40
_MAX_PUZZLES_MADE = 10_000
_WRONG_PUZZLE_EXIT_CODE = 1

_PuzzleNumber = Annotated[
    int | None,
    whole_number(localize("puzzles-number-help"), 1, placeholder=placeholder_of("NUMBER")),
    default_shown_as(localize("default-today")),
]


class ListedPuzzle(msgspec.Struct, frozen=True):
    """A puzzle in the list, without its answer."""

    number: int
    game: str
    kind: str
    tried: bool
    right: bool


class PuzzleQuestion(msgspec.Struct, frozen=True):
    """A puzzle to be solved by a program."""

    number: int
    game: str
    view: msgspec.Raw
    choices: list[str]


def run_command(
    number: _PuzzleNumber = None,
    /,
    *,
    game: Annotated[
        str, Parameter(help=localize("puzzles-game-help")), complete_with(GAMES_BY_NAME)
    ] = "",
    move: Annotated[str | None, Parameter(name="--try", help=localize("puzzles-try-help"))] = None,
    every: Annotated[bool, Parameter(name="--list", help=localize("puzzles-list-help"))] = False,
    making: Annotated[
        str,
        Parameter(name="--make", help=localize("puzzles-make-help")),
        complete_with(GAMES_BY_NAME),
    ] = "",
    count: Annotated[
        int, whole_number(localize("puzzles-count-help"), 1, _MAX_PUZZLES_MADE)
    ] = _DEFAULT_PUZZLE_COUNT,
    seed: FixedSeed = 0,
    checking: Annotated[
        bool, Parameter(name="--check", help=localize("puzzles-check-help"))
    ] = False,
    json: AsJson = False,
) -> int:
    wanted = puzzles_of_game(game_named(game).name) if game else all_puzzles()
    if making:
        return _print_new_puzzles(game_named(making).name, count, seed)
    if checking:
        return _check_puzzles(wanted)
    tries = PuzzleTries(default_tries_file())
    if every:
        return _print_puzzle_list(wanted, tries, json)
    puzzle = _choose_puzzle(number, wanted, tries, bool(game))
    page = TerminalPage(make_console(), USER_LANGUAGE, read_typed_line)
    shown_puzzle = PuzzlePage(puzzle, page)
    if json and move is None:
        there = set_up_puzzle(puzzle)
        view = msgspec.Raw(msgspec.json.encode(there.view))
        asked = PuzzleQuestion(puzzle.number, puzzle.game, view, there.choices)
        print_json(asked)
        return 0
    if move is None:
        try:
            move = shown_puzzle.ask_answer()
        except (PlayerQuit, EOFError):
            return 0
    elif not json:
        shown_puzzle.show_position()
    verdict = judge_answer(puzzle, move, USER_LANGUAGE)
    tries.keep_first_try(puzzle.number, verdict.right)
    if json:
        print_json(verdict)
    else:
        shown_puzzle.show_verdict(verdict)
        known = len(all_puzzles())
        page.write_line()
        page.write_line(
            localize("puzzles-score", solved=tries.solved_count, tried=len(tries.right), all=known)
        )
    return 0


def _choose_puzzle(
    number: int | None, wanted: tuple[Puzzle, ...], tries: PuzzleTries, of_game: bool
) -> Puzzle:
    """The puzzle with a number, else the next untried one of a game, else today's."""
    if number is not None:
        return puzzle_numbered(number)
    if not of_game:
        return puzzle_of_day(day_number(time.time()))
    if not wanted:
        raise BadOptions("no-puzzles-of-game")
    return next((puzzle for puzzle in wanted if puzzle.number not in tries.right), wanted[0])


def _print_puzzle_list(wanted: tuple[Puzzle, ...], tries: PuzzleTries, json: bool) -> int:
    rows = [
        ListedPuzzle(
            number=puzzle.number,
            game=puzzle.game,
            kind=kind_name(puzzle, USER_LANGUAGE),
            tried=puzzle.number in tries.right,
            right=tries.right.get(puzzle.number, False),
        )
        for puzzle in wanted
    ]
    if json:
        print_json(rows)
        return 0
    table = Table(
        localize("puzzles-number"), localize("puzzles-game"), localize("puzzles-kind"), ""
    )
    table.columns[0].justify = "right"
    for row in rows:
        done = ""
        if row.tried:
            done = localize("puzzles-list-right" if row.right else "puzzles-list-wrong")
        table.add_row(str(row.number), game_name(row.game, USER_LANGUAGE), row.kind, done)
    make_console().print(table)
    return 0


def _print_new_puzzles(game: str, count: int, seed: int) -> int:
    with progress_bar(localize("puzzles-making")) as bar:
        task = bar.add_task("", total=None)

        def tell(tried: int, found: int) -> None:
            bar.update(task, completed=tried, description=localize("puzzles-found", found=found))

        made = make_puzzles(game, count, seed, tell)
    sys.stdout.buffer.write(encode_puzzles(made))
    return 0


def _check_puzzles(wanted: tuple[Puzzle, ...]) -> int:
    """Solve every puzzle again; the exit code says whether all are unchanged."""
    wrong = 0
    with progress_bar(localize("puzzles-checking")) as bar:
        for puzzle in bar.track(wanted):
            found = check_puzzle(puzzle)
            if found is not None:
                wrong += 1
                bar.console.print(localize(found, number=puzzle.number))
    print(localize("puzzles-checked", all=len(wanted), wrong=wrong))
    return _WRONG_PUZZLE_EXIT_CODE if wrong else 0
