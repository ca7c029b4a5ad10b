"""`skulduggery puzzles`: positions with a surprising best play; also made and checked here."""

import sys
import time
from typing import Annotated

import msgspec
from cyclopts import Parameter
from rich.table import Table

from skulduggery.cli.common_options import AsJson, FixedSeed
from skulduggery.cli.help import offering, usually
from skulduggery.cli.numbers import whole_number
from skulduggery.core.errors import BadOptions
from skulduggery.core.sentences import game_name
from skulduggery.games import GAMES, game_named
from skulduggery.study.puzzles.check_answer import tried
from skulduggery.study.puzzles.daily import day_of, puzzle_of_day
from skulduggery.study.puzzles.make import check, make
from skulduggery.study.puzzles.puzzle import Puzzle, scene
from skulduggery.study.puzzles.puzzle_files import all_puzzles, puzzle_numbered, shelf, write
from skulduggery.study.puzzles.themes import kind_name
from skulduggery.terminal.console import make_console
from skulduggery.terminal.language import LANGUAGE, told
from skulduggery.terminal.page import Page, typed_line
from skulduggery.terminal.progress import counting
from skulduggery.terminal.prompt import Quit
from skulduggery.terminal.puzzle_progress import Tries, usual_file
from skulduggery.terminal.puzzles import Riddle

MANY = 40  # puzzles, where nobody says how many
MOST_MADE = 10_000  # puzzles in one go
WRONG = 1

PuzzleNumber = Annotated[
    int | None,
    whole_number(told("puzzles-number-help"), 1, placeholder=told("puzzles-number-placeholder")),
    usually(told("default-today")),
]


class Listed(msgspec.Struct, frozen=True):
    """A puzzle as it is listed: nothing of its answer."""

    number: int
    game: str
    kind: str
    tried: bool
    right: bool


class Asked(msgspec.Struct, frozen=True):
    """A puzzle to be solved by a program."""

    number: int
    game: str
    view: msgspec.Raw
    choices: list[str]


def command(
    number: PuzzleNumber = None,
    /,
    *,
    game: Annotated[str, Parameter(help=told("puzzles-game-help")), offering(GAMES)] = "",
    move: Annotated[str | None, Parameter(name="--try", help=told("puzzles-try-help"))] = None,
    every: Annotated[bool, Parameter(name="--list", help=told("puzzles-list-help"))] = False,
    making: Annotated[
        str, Parameter(name="--make", help=told("puzzles-make-help")), offering(GAMES)
    ] = "",
    count: Annotated[int, whole_number(told("puzzles-count-help"), 1, MOST_MADE)] = MANY,
    seed: FixedSeed = 0,
    checking: Annotated[bool, Parameter(name="--check", help=told("puzzles-check-help"))] = False,
    json: AsJson = False,
) -> int:
    wanted = shelf(game_named(game).name) if game else all_puzzles()
    if making:
        return print_made(game_named(making).name, count, seed)
    if checking:
        return check_all(wanted)
    tries = Tries(usual_file())
    if every:
        return print_list(wanted, tries, json)
    puzzle = chosen(number, wanted, tries, bool(game))
    page = Page(make_console(), LANGUAGE, typed_line)
    riddle = Riddle(puzzle, page)
    if json and move is None:
        there = scene(puzzle)
        view = msgspec.Raw(msgspec.json.encode(there.view))
        asked = Asked(puzzle.number, puzzle.game, view, there.choices)
        print(msgspec.json.encode(asked).decode())
        return 0
    if move is None:
        try:
            move = riddle.ask()
        except (Quit, EOFError):
            return 0
    elif not json:
        riddle.show()
    verdict = tried(puzzle, move, LANGUAGE)
    tries.keep(puzzle.number, verdict.right)
    if json:
        print(msgspec.json.encode(verdict).decode())
    else:
        riddle.answer(verdict)
        known = len(all_puzzles())
        page.write()
        page.write(told("puzzles-score", solved=tries.solved, tried=len(tries.right), all=known))
    return 0


def chosen(number: int | None, wanted: tuple[Puzzle, ...], tries: Tries, of_game: bool) -> Puzzle:
    """The one with a number; or of a game one that is new; or else today's."""
    if number is not None:
        return puzzle_numbered(number)
    if not of_game:
        return puzzle_of_day(day_of(time.time()))
    if not wanted:
        raise BadOptions("no-puzzles-of-game")
    return next((puzzle for puzzle in wanted if puzzle.number not in tries.right), wanted[0])


def print_list(wanted: tuple[Puzzle, ...], tries: Tries, json: bool) -> int:
    rows = [
        Listed(
            number=puzzle.number,
            game=puzzle.game,
            kind=kind_name(puzzle, LANGUAGE),
            tried=puzzle.number in tries.right,
            right=tries.right.get(puzzle.number, False),
        )
        for puzzle in wanted
    ]
    if json:
        print(msgspec.json.encode(rows).decode())
        return 0
    table = Table(told("puzzles-number"), told("puzzles-game"), told("puzzles-kind"), "")
    table.columns[0].justify = "right"
    for row in rows:
        done = ""
        if row.tried:
            done = told("puzzles-list-right" if row.right else "puzzles-list-wrong")
        table.add_row(str(row.number), game_name(row.game, LANGUAGE), row.kind, done)
    make_console().print(table)
    return 0


def print_made(game: str, count: int, seed: int) -> int:
    with counting(told("puzzles-making")) as bar:
        task = bar.add_task("", total=None)

        def tell(tried: int, found: int) -> None:
            bar.update(task, completed=tried, description=told("puzzles-found", found=found))

        made = make(game, count, seed, tell)
    sys.stdout.buffer.write(write(made))
    return 0


def check_all(wanted: tuple[Puzzle, ...]) -> int:
    """Every puzzle worked out again; the exit code says whether all are as they were."""
    wrong = 0
    with counting(told("puzzles-checking")) as bar:
        for puzzle in bar.track(wanted):
            found = check(puzzle)
            if found is not None:
                wrong += 1
                bar.console.print(told(found, number=puzzle.number))
    print(told("puzzles-checked", all=len(wanted), wrong=wrong))
    return WRONG if wrong else 0
