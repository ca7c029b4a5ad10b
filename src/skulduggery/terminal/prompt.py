"""The prompt for one decision of one player."""

from collections.abc import Callable

from rich.table import Table
from rich.text import Text

from skulduggery.core.errors import BadAction
from skulduggery.core.game import AnyGame
from skulduggery.core.options import Options
from skulduggery.core.sentences import game_about
from skulduggery.core.view import View
from skulduggery.terminal.advice import Advice
from skulduggery.terminal.choices import PROMPT_COMMANDS, AnswerParser, choice_rows, keyed_choices
from skulduggery.terminal.console import TerminalPage
from skulduggery.terminal.renderers import terminal_view
from skulduggery.terminal.seating import Seating


class PlayerQuit(Exception):
    """The player typed `quit`."""


class MovePrompt:
    """Asks for the move of one seat, and answers commands such as `help` and `table`."""

    def __init__(
        self,
        game: AnyGame,
        view: View,
        seat: int,
        *,
        options: Options,
        seating: Seating,
        page: TerminalPage,
        log: Callable[[], list[Text]],
        advice: Advice | None = None,
    ) -> None:
        """Without `advice` there are no commands for hints and odds."""
        self.game = game
        self._view = view
        self.seat = seat
        self.options = options
        self._seating = seating
        self.page = page
        self._log = log
        self._terminal = terminal_view(game.name)
        letters = self._terminal.letters
        self.choices = keyed_choices(view.choices[seat], self._move_label, page.language, letters)
        bids = page.localize(self._terminal.bids) if self._terminal.bids else ""
        self._rows = list(choice_rows(self.choices, bids))
        short = ", ".join(f"{row.label} ({row.key})" for row in self._rows)
        self._commands: dict[str, Callable[[], None]] = {
            "help": self._show_help,
            "rules": self._show_rules,
            "legal": self._show_legal_moves,
            "table": self._show_table,
            "log": lambda: self.page.print_paged(self._log()),
            "quit": self._quit_match,
        }
        if advice is not None:
            self._commands["hint"] = lambda: page.print_parts(
                advice.hint_parts(view, seat, self._move_label)
            )
            self._commands["odds"] = lambda: page.print_parts(
                advice.odds_parts(view, seat, self._move_label)
            )
        self._answers = AnswerParser(
            self.choices, self._all_labels, short, page.language, self._commands
        )

    def ask_move(self) -> str:
        """The text of a legal move."""
        if len(self.choices) > 1:  # with one choice it is not needed
            self._show_table()
            self.page.write_line()
        self._show_choices()
        while True:
            line = self.page.ask_line(f"{self._seating.seat_labels[self.seat]}>")
            if not line and len(self.choices) > 1:
                self.page.write_line(self.page.localize("terminal-answer"))
                continue
            if not line:
                return self.choices[0].text
            try:
                meaning, is_command = self._answers.parse_line(line)
            except BadAction as mistake:
                self.page.write_line(mistake.message_in(self.page.language), "red")
                continue
            if not is_command:
                return meaning
            self._commands[meaning]()
            if meaning != "legal":
                self.page.write_line()
                self._show_choices()

    def _move_label(self, text: str) -> str:
        seating = self._seating
        return self.game.action_label(text, seating.names, seating.language, seating.seats)

    def _all_labels(self) -> dict[str, str]:
        """The labels of all moves of the game; moves that name a missing seat keep their text."""
        labels = {}
        for text in self.game.action_texts:
            try:
                labels[text] = self._move_label(text)
            except IndexError:
                labels[text] = text
        return labels

    def _show_table(self) -> None:
        self.page.print_parts(self._terminal.table(self._view, self._seating, self.page))

    def _show_choices(self) -> None:
        """The question and the list of moves."""
        question = self._terminal.question(self._view, self.seat, self._seating, self.page)
        if len(self._seating.seats_of(self._view.player)) > 1:
            question = f"{self.game.seat_title(self.seat, self.page.language)}: {question}"
        self.page.write_line(question, "bold")
        grid = Table.grid(padding=(0, 2))
        grid.add_column(justify="right", style="bold cyan", min_width=6)
        for key, text, label, _ in self._rows:
            grid.add_row(key, Text(label), Text(self._terminal.hint(text, self.page), "dim"))
        self.page.print_parts([grid])
        if len(self.choices) == 1:
            self.page.write_line(self.page.localize("terminal-only-choice"), "dim")

    def _show_help(self) -> None:
        words = self.page.localize
        self.page.write_line(words("terminal-help"))
        grid = Table.grid(padding=(0, 2))
        grid.add_column(style="bold cyan")
        for command, message in PROMPT_COMMANDS.items():
            if command not in self._commands:
                continue
            typed = words(message) + (", ?" if command == "help" else "")
            grid.add_row(f"  {typed}", Text(words(f"{message}-about")))
        self.page.print_parts([grid])

    def _show_rules(self) -> None:
        lines: list[Text] = []
        for message in self._terminal.reminders(self.options):
            lines += [*map(Text, self.page.localize(message).splitlines()), Text()]
        if not lines:
            lines = [Text(game_about(self.game.name, self.page.language)), Text()]
        self.page.print_paged(lines[:-1])

    def _show_legal_moves(self) -> None:
        """All moves, with their texts in records."""
        width = max(len(choice.key) for choice in self.choices)
        lines = [f"  {c.key:>{width}}  {c.label}  [{c.text}]" for c in self.choices]
        self.page.print_paged([Text(line) for line in lines])

    def _quit_match(self) -> None:
        raise PlayerQuit
