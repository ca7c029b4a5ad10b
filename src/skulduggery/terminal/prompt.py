"""One person is asked for one decision, until there is an answer."""

from collections.abc import Callable

from rich.table import Table
from rich.text import Text

from skulduggery.core.errors import BadAction
from skulduggery.core.game import AnyGame
from skulduggery.core.options import Options
from skulduggery.core.sentences import game_about
from skulduggery.core.view import View
from skulduggery.terminal.advice import Advice
from skulduggery.terminal.choices import COMMANDS, Answers, listed, rows
from skulduggery.terminal.page import Page
from skulduggery.terminal.renderers import terminal_view
from skulduggery.terminal.seating import Seating


class Quit(Exception):
    """Somebody has had enough."""


class Prompt:
    """What is asked of one seat, with all that the person may look up before answering."""

    def __init__(
        self,
        game: AnyGame,
        view: View,
        seat: int,
        *,
        options: Options,
        seating: Seating,
        page: Page,
        log: Callable[[], list[Text]],
        advice: Advice | None = None,
    ) -> None:
        """Without `advice` there are neither hints nor odds to be asked for."""
        self.game = game
        self.view = view
        self.seat = seat
        self.options = options
        self.seating = seating
        self.page = page
        self.log = log
        self.show = terminal_view(game.name)
        letters = self.show.letters
        self.choices = listed(view.choices[seat], self.label, page.language, letters)
        bids = page.words(self.show.bids) if self.show.bids else ""
        self.rows = list(rows(self.choices, bids))
        short = ", ".join(f"{row.label} ({row.key})" for row in self.rows)
        self.commands: dict[str, Callable[[], None]] = {
            "help": self.help,
            "rules": self.rules,
            "legal": self.legal,
            "table": self.table,
            "log": lambda: self.page.turn_pages(self.log()),
            "quit": self.quit,
        }
        if advice is not None:
            self.commands["hint"] = lambda: page.draw(advice.hint(view, seat, self.label))
            self.commands["odds"] = lambda: page.draw(advice.odds(view, seat, self.label))
        self.answers = Answers(self.choices, self.all_labels, short, page.language, self.commands)

    def decide(self) -> str:
        """The text of a legal move."""
        if len(self.choices) > 1:  # with nothing to choose, it would only be in the way
            self.table()
            self.page.write()
        self.offer()
        while True:
            line = self.page.ask(f"{self.seating.called[self.seat]}>")
            if not line and len(self.choices) > 1:
                self.page.write(self.page.words("terminal-answer"))
                continue
            if not line:
                return self.choices[0].text
            try:
                meaning, is_command = self.answers.meaning(line)
            except BadAction as mistake:
                self.page.write(mistake.told_in(self.page.language), "red")
                continue
            if not is_command:
                return meaning
            self.commands[meaning]()
            if meaning != "legal":
                self.page.write()
                self.offer()

    def label(self, text: str) -> str:
        seating = self.seating
        return self.game.label(text, seating.names, seating.language, seating.seats)

    def all_labels(self) -> dict[str, str]:
        """Of every move of the game; those that name a seat nobody has go by their text."""
        labels = {}
        for text in self.game.texts:
            try:
                labels[text] = self.label(text)
            except IndexError:
                labels[text] = text
        return labels

    def table(self) -> None:
        self.page.draw(self.show.table(self.view, self.seating, self.page))

    def offer(self) -> None:
        """The question, and the moves in short."""
        question = self.show.question(self.view, self.seat, self.seating, self.page)
        if len(self.seating.seats_of(self.view.player)) > 1:
            question = f"{self.game.seat_title(self.seat, self.page.language)}: {question}"
        self.page.write(question, "bold")
        grid = Table.grid(padding=(0, 2))
        grid.add_column(justify="right", style="bold cyan", min_width=6)
        for key, text, label, _ in self.rows:
            grid.add_row(key, Text(label), Text(self.show.hint(text, self.page), "dim"))
        self.page.draw([grid])
        if len(self.choices) == 1:
            self.page.write(self.page.words("terminal-only-choice"), "dim")

    def help(self) -> None:
        words = self.page.words
        self.page.write(words("terminal-help"))
        grid = Table.grid(padding=(0, 2))
        grid.add_column(style="bold cyan")
        for command, message in COMMANDS.items():
            if command not in self.commands:
                continue
            typed = words(message) + (", ?" if command == "help" else "")
            grid.add_row(f"  {typed}", Text(words(f"{message}-about")))
        self.page.draw([grid])

    def rules(self) -> None:
        lines: list[Text] = []
        for message in self.show.reminders(self.options):
            lines += [*map(Text, self.page.words(message).splitlines()), Text()]
        if not lines:
            lines = [Text(game_about(self.game.name, self.page.language)), Text()]
        self.page.turn_pages(lines[:-1])

    def legal(self) -> None:
        """Every single move, with the text that programs and records use."""
        width = max(len(choice.key) for choice in self.choices)
        lines = [f"  {c.key:>{width}}  {c.label}  [{c.text}]" for c in self.choices]
        self.page.turn_pages([Text(line) for line in lines])

    def quit(self) -> None:
        raise Quit
