"""Hints and odds in the terminal."""

import time
from collections.abc import Callable

from rich.console import RenderableType
from rich.table import Table
from rich.text import Text

from skulduggery.bots.bot import EventHistory
from skulduggery.core.errors import Mistake
from skulduggery.core.game import AnyGame
from skulduggery.core.percent import format_percent
from skulduggery.core.rng import Rng
from skulduggery.core.view import View
from skulduggery.study.hint import Hint, hint_sentence, load_advisor, make_hint
from skulduggery.study.slow_odds import has_slow_odds, slow_odds
from skulduggery.terminal.board_parts import add_value_column, seat_table, share_bar
from skulduggery.terminal.console import TerminalPage
from skulduggery.terminal.renderers import MoveLabel, terminal_view
from skulduggery.terminal.seating import Seating

_BAR_WIDTH_CELLS = 20


class Advice:
    """Hints and odds for one decision, from the view and history of the player."""

    def __init__(
        self,
        game: AnyGame,
        story: Callable[[], EventHistory],
        rng: Rng,
        *,
        seating: Seating,
        page: TerminalPage,
    ) -> None:
        self.game = game
        self._story = story
        self._rng = rng
        self._seating = seating
        self.page = page

    def hint_parts(self, view: View, seat: int, label: MoveLabel) -> list[RenderableType]:
        try:
            advisor = load_advisor(self.game.name, self._rng.clone())
        except Mistake as mistake:
            return [Text(mistake.message_in(self.page.language))]
        hint = make_hint(view, seat, self._story(), advisor)
        labels = {one.text: label(one.text) for one in hint.choices}
        sentence = Text(hint_sentence(hint, labels, self.page.language))
        return [sentence, self._choice_bars(hint, labels)] if len(hint.choices) > 1 else [sentence]

    def _choice_bars(self, hint: Hint, labels: dict[str, str]) -> Table:
        """The policy of the advisor and the win estimate of each choice, as a table with bars."""
        words = self.page.localize
        shown = seat_table()
        add_value_column(shown, words("terminal-choice"), wrap=True)
        add_value_column(shown, words("terminal-often"))
        add_value_column(shown, "", right=True)
        add_value_column(shown, words("terminal-worth"), right=True)
        for one in hint.choices:
            error = f" ± {format_percent(one.error, unit='')}" if one.error else ""
            shown.add_row(
                "",
                labels[one.text],
                share_bar(one.often, _BAR_WIDTH_CELLS, self.page.console),
                self.page.format_percent(one.often),
                f"{format_percent(one.worth, unit='')}{error} %",
            )
        return shown

    # Odds.

    def odds_parts(self, view: View, seat: int, label: MoveLabel) -> list[RenderableType]:
        world = self.game.world_from_view(view)
        shown = terminal_view(self.game.name)
        found = self.game.view_odds(world, seat % view.players)
        if found is not None:
            return shown.odds(found, self._seating, self.page, label)
        if has_slow_odds(self.game.name, world):
            rows = slow_odds(self.game.name, view, seat, self._rng.clone(), time.monotonic)
            return shown.slow_odds(rows, self._seating, self.page, label)
        return [Text(self.page.localize("chance-nothing"))]
