"""What somebody may ask before deciding: what a master would do, and how likely things are."""

import time
from collections.abc import Callable

from rich.console import RenderableType
from rich.table import Table
from rich.text import Text

from skulduggery.bots.bot import Story
from skulduggery.core.errors import Mistake
from skulduggery.core.game import AnyGame
from skulduggery.core.rng import Rng
from skulduggery.core.view import View
from skulduggery.study.hint import Hint, adviser_of, hint, hint_sentence
from skulduggery.study.odds import has_slow_odds, slow_odds
from skulduggery.terminal.page import Page
from skulduggery.terminal.renderers import Label, terminal_view
from skulduggery.terminal.seating import Seating
from skulduggery.terminal.tables import column, seat_table

BAR = 20  # cells
FULL, PLAIN_FULL = "█", "#"


class Advice:
    """For one decision of one person, from nothing but what they may know."""

    def __init__(
        self,
        game: AnyGame,
        story: Callable[[], Story],
        rng: Rng,
        *,
        seating: Seating,
        page: Page,
    ) -> None:
        self.game = game
        self.story = story
        self.rng = rng
        self.seating = seating
        self.page = page

    def hint(self, view: View, seat: int, label: Label) -> list[RenderableType]:
        try:
            adviser = adviser_of(self.game.name, self.rng.clone())
        except Mistake as mistake:
            return [Text(mistake.told_in(self.page.language))]
        told = hint(view, seat, self.story(), adviser)
        labels = {one.text: label(one.text) for one in told.choices}
        sentence = Text(hint_sentence(told, labels, self.page.language))
        return [sentence, self.bars(told, labels)] if len(told.choices) > 1 else [sentence]

    def bars(self, told: Hint, labels: dict[str, str]) -> Table:
        """How often the master would take each choice, and what it is worth."""
        words = self.page.words
        shown = seat_table()
        column(shown, words("terminal-choice"), wrap=True)
        column(shown, words("terminal-often"))
        column(shown, "", right=True)
        column(shown, words("terminal-worth"), right=True)
        full = PLAIN_FULL if self.page.console.options.ascii_only else FULL
        for one in told.choices:
            error = f" ± {100 * one.error:.1f}" if one.error else ""
            shown.add_row(
                "",
                labels[one.text],
                full * round(BAR * one.often),
                self.page.percent(one.often),
                f"{100 * one.worth:.1f}{error} %",
            )
        return shown

    # The odds.

    def odds(self, view: View, seat: int, label: Label) -> list[RenderableType]:
        world = self.game.some_world(view)
        shown = terminal_view(self.game.name)
        found = self.game.odds(world, seat % view.players)
        if found is not None:
            return shown.odds(found, self.seating, self.page, label)
        if has_slow_odds(self.game.name, world):
            rows = slow_odds(self.game.name, view, seat, self.rng.clone(), time.monotonic)
            return shown.slow_odds(rows, self.seating, self.page, label)
        return [Text(self.page.words("chance-nothing"))]
