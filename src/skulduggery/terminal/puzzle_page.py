"""A puzzle in the terminal: the position, the answer and its verdict."""

import os
from pathlib import Path

import msgspec
from rich.table import Table
from rich.text import Text

from skulduggery.core.atomic_file import replace_bytes
from skulduggery.core.event_recorder import redact_events
from skulduggery.core.percent import readable_percent
from skulduggery.core.sentences import game_name
from skulduggery.games.replay import replay_plies
from skulduggery.study.puzzles.check_answer import Verdict
from skulduggery.study.puzzles.explanations import kind_name, puzzle_conditions
from skulduggery.study.puzzles.puzzle import (
    SOLVER_PLAYER,
    Puzzle,
    puzzle_player_names,
    set_up_puzzle,
)
from skulduggery.terminal.board_parts import share_bar
from skulduggery.terminal.console import TerminalPage
from skulduggery.terminal.prompt import MovePrompt
from skulduggery.terminal.renderers import terminal_view
from skulduggery.terminal.seating import Seating

_MAX_BAR_CELLS = 30
_MAX_HISTORY_LINES = 16


class PuzzleTries:
    """First tries by the number of the puzzle, stored in a file of the user."""

    def __init__(self, file: Path) -> None:
        self._file = file
        self.right: dict[int, bool] = {}
        if file.is_file():
            self.right = msgspec.json.decode(file.read_bytes(), type=dict[int, bool])

    def keep_first_try(self, number: int, right: bool) -> None:
        """Store a first try; later ones do not count."""
        if number in self.right:
            return
        self.right[number] = right
        self._file.parent.mkdir(parents=True, exist_ok=True)
        replace_bytes(self._file, msgspec.json.encode(self.right))

    @property
    def solved_count(self) -> int:
        return sum(self.right.values())


def default_tries_file() -> Path:
    """The file in the state folder of the user (XDG)."""
    home = os.environ.get("XDG_STATE_HOME") or str(Path.home() / ".local" / "state")
    return Path(home) / "skulduggery" / "puzzles.json"


class PuzzlePage:
    """Shows one puzzle."""

    def __init__(self, puzzle: Puzzle, page: TerminalPage) -> None:
        self._puzzle = puzzle
        self.page = page
        self._position = set_up_puzzle(puzzle)
        names = puzzle_player_names(puzzle.players)
        seats = int(self._position.match.state.num_seats)
        self._seating = Seating(names, puzzle.players, puzzle.players, seats, page.language)

    def _show_title(self) -> None:
        puzzle, page = self._puzzle, self.page
        page.write_line(
            page.localize(
                "puzzles-title",
                number=puzzle.number,
                game=game_name(puzzle.game, page.language),
                kind=kind_name(puzzle, page.language),
            ),
            "bold",
        )
        page.write_line(
            page.localize("puzzles-told", name=puzzle_player_names(puzzle.players)[SOLVER_PLAYER])
        )
        for condition in puzzle_conditions(puzzle, page.language):
            page.write_line(condition)

    def _history_sentences(self) -> list[Text]:
        """The history of the player to decide, as sentences."""
        puzzle, there = self._puzzle, self._position
        opening = there.game.new_state(there.options, puzzle.players, puzzle.position)
        events = redact_events(there.game.opening_events(opening), opening, SOLVER_PLAYER)
        for ply in replay_plies(puzzle.game_record(), there.game, str(SOLVER_PLAYER)):
            events += ply.events
        names = puzzle_player_names(puzzle.players)
        return [
            Text(there.game.event_sentence(event, names, self.page.language))
            for event in events
            if event.tone != "quiet"
        ]

    def _show_background(self) -> None:
        """The title and the history."""
        self._show_title()
        self.page.write_line()
        self.page.print_parts(self._history_sentences()[-_MAX_HISTORY_LINES:])
        self.page.write_line()

    def show_position(self) -> None:
        """The title, the history and the board."""
        self._show_background()
        self.page.print_parts(
            terminal_view(self._puzzle.game).table(self._position.view, self._seating, self.page)
        )

    def ask_answer(self) -> str:
        """Ask for the move; raises PlayerQuit."""
        self._show_background()
        prompt = MovePrompt(
            self._position.game,
            self._position.view,
            self._position.seat,
            options=self._position.options,
            seating=self._seating,
            page=self.page,
            log=self._history_sentences,
        )
        return prompt.ask_move()

    def show_verdict(self, verdict: Verdict) -> None:
        page = self.page
        labels = {bar.text: bar.label for bar in verdict.worths}
        page.write_line()
        if verdict.right:
            page.write_line(page.localize("puzzles-right", play=labels[verdict.best]), "bold green")
        else:
            said = {"tried": labels[verdict.tried], "best": labels[verdict.best]}
            page.write_line(page.localize("puzzles-wrong", **said), "bold yellow")
        page.write_line(verdict.theme, "bold")
        for sentence in (*verdict.reason, *verdict.line):
            page.write_line(sentence)
        page.write_line()
        page.write_line(page.localize("puzzles-worths"), "bold")
        page.print_parts([self._value_bars(verdict)])

    def _value_bars(self, verdict: Verdict) -> Table:
        grid = Table.grid(padding=(0, 2))
        grid.add_column()
        grid.add_column(justify="right")
        for bar in verdict.worths:
            style = "bold green" if bar.text == verdict.best else ""
            if bar.text == verdict.tried and not verdict.right:
                style = "yellow"
            grid.add_row(
                Text(bar.label, style),
                Text(f"{readable_percent(bar.worth)} %"),
                Text(share_bar(bar.worth, _MAX_BAR_CELLS, self.page.console), style),
            )
        return grid
