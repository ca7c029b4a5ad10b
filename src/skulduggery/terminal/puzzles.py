"""A puzzle at the terminal: the position, a move, and what it is worth."""

from rich.table import Table
from rich.text import Text

from skulduggery.core.event_recorder import as_seen
from skulduggery.core.sentences import game_name
from skulduggery.games.replay import retold
from skulduggery.study.puzzles.check_answer import Verdict
from skulduggery.study.puzzles.explanations import conditions, percent
from skulduggery.study.puzzles.puzzle import SOLVER, Puzzle, names_of, scene
from skulduggery.study.puzzles.themes import kind_name
from skulduggery.terminal.page import Page
from skulduggery.terminal.prompt import Prompt
from skulduggery.terminal.renderers import terminal_view
from skulduggery.terminal.seating import Seating

WIDEST = 30  # cells of a bar
LATEST = 16  # lines of what led to a position
FULL, PLAIN = "█", "="


class Riddle:
    """One puzzle on a page."""

    def __init__(self, puzzle: Puzzle, page: Page) -> None:
        self.puzzle = puzzle
        self.page = page
        self.there = scene(puzzle)
        names = names_of(puzzle.players)
        seats = int(self.there.match.state.num_seats)
        self.seating = Seating(names, puzzle.players, puzzle.players, seats, page.language)

    def announce(self) -> None:
        puzzle, page = self.puzzle, self.page
        page.write(
            page.words(
                "puzzles-title",
                number=puzzle.number,
                game=game_name(puzzle.game, page.language),
                kind=kind_name(puzzle, page.language),
            ),
            "bold",
        )
        page.write(page.words("puzzles-told", name=names_of(puzzle.players)[SOLVER]))
        for condition in conditions(puzzle, page.language):
            page.write(condition)

    def history(self) -> list[Text]:
        """What has happened until now, as far as the one who decides may know it."""
        puzzle, there = self.puzzle, self.there
        opening = there.game.new(there.options, puzzle.players, puzzle.position)
        events = as_seen(there.game.opening(opening), opening, SOLVER)
        for ply in retold(puzzle.record(), there.game, str(SOLVER)):
            events += ply.events
        names = names_of(puzzle.players)
        return [
            Text(there.game.sentence(event, names, self.page.language))
            for event in events
            if event.tone != "quiet"
        ]

    def lead(self) -> None:
        """What leads to the position."""
        self.announce()
        self.page.write()
        self.page.draw(self.history()[-LATEST:])
        self.page.write()

    def show(self) -> None:
        """Everything but the question."""
        self.lead()
        self.page.draw(
            terminal_view(self.puzzle.game).table(self.there.view, self.seating, self.page)
        )

    def ask(self) -> str:
        """What somebody chooses; Quit when they have had enough."""
        self.lead()
        prompt = Prompt(
            self.there.game,
            self.there.view,
            self.there.seat,
            options=self.there.options,
            seating=self.seating,
            page=self.page,
            log=self.history,
        )
        return prompt.decide()

    def answer(self, verdict: Verdict) -> None:
        page = self.page
        labels = {bar.text: bar.label for bar in verdict.worths}
        page.write()
        if verdict.right:
            page.write(page.words("puzzles-right", play=labels[verdict.best]), "bold green")
        else:
            said = {"tried": labels[verdict.tried], "best": labels[verdict.best]}
            page.write(page.words("puzzles-wrong", **said), "bold yellow")
        page.write(verdict.theme, "bold")
        for sentence in (*verdict.reason, *verdict.line):
            page.write(sentence)
        page.write()
        page.write(page.words("puzzles-worths"), "bold")
        page.draw([self.bars(verdict)])

    def bars(self, verdict: Verdict) -> Table:
        full = PLAIN if self.page.console.options.ascii_only else FULL
        grid = Table.grid(padding=(0, 2))
        grid.add_column()
        grid.add_column(justify="right")
        for bar in verdict.worths:
            style = "bold green" if bar.text == verdict.best else ""
            if bar.text == verdict.tried and not verdict.right:
                style = "yellow"
            length = round(bar.worth * WIDEST)
            grid.add_row(
                Text(bar.label, style), Text(f"{percent(bar.worth)} %"), Text(full * length, style)
            )
        return grid
