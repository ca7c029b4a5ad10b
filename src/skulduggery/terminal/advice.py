"""What somebody may ask before deciding: what a master would do, and how likely things are."""

from collections.abc import Callable

from rich.console import RenderableType
from rich.table import Table
from rich.text import Text

from skulduggery.bots.bot import Story
from skulduggery.core.errors import Mistake
from skulduggery.core.game import AnyGame
from skulduggery.core.rng import Rng
from skulduggery.core.sentences import signed
from skulduggery.core.view import View
from skulduggery.games.saber_skull.odds import SaberSkullOdds
from skulduggery.games.skull.odds import SkullOdds
from skulduggery.games.skull_king.odds import SkullKingOdds
from skulduggery.solve.skull_king.advice import BidOdds
from skulduggery.study.hint import Hint, adviser_of, hint, hint_sentence, percent
from skulduggery.study.reckoning import can_reckon, reckoned
from skulduggery.terminal.page import Page
from skulduggery.terminal.seating import Seating
from skulduggery.terminal.tables import column, seat_table

BAR = 20  # cells
FULL, PLAIN_FULL = "█", "#"

Label = Callable[[str], str]


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
                self.percent(one.often),
                f"{100 * one.worth:.1f}{error} %",
            )
        return shown

    def percent(self, share: float) -> str:
        return self.page.words("chance-percent", chance=percent(share))

    # The odds.

    def odds(self, view: View, seat: int, label: Label) -> list[RenderableType]:
        world = self.game.some_world(view)
        told = self.game.odds(world, seat % view.players)
        match told:
            case SkullOdds():
                return self.stacks(told)
            case SkullKingOdds():
                return [self.dice(told, label)]
            case SaberSkullOdds():
                return self.faces(told)
        if can_reckon(self.game.name, world):
            return [self.bids(reckoned(view, seat, self.rng.clone()), label)]
        return [Text(self.page.words("chance-nothing"))]

    def stacks(self, told: SkullOdds) -> list[RenderableType]:
        """What may lie on each mat that has discs face down."""
        words = self.page.words
        shown = seat_table()
        column(shown, words("terminal-player"))
        column(shown, words("chance-skull-skull"), wrap=True)
        column(shown, words("chance-skull-next"), right=True)
        column(shown, words("chance-skull-clean"), right=True)
        for name, stack in zip(self.seating.called, told.stacks, strict=True):
            if stack.down:
                has = words("chance-skull-has", skull=stack.skull)
                shown.add_row("", name, has, self.percent(stack.next), self.percent(stack.clean))
        counted = words("chance-skull-count", down=told.down, skulls=told.skulls)
        return [Text(counted), shown]

    def dice(self, told: SkullKingOdds, label: Label) -> Table:
        shown = seat_table()
        column(shown, self.page.words("terminal-choice"))
        column(shown, self.page.words("chance-skull-king-takes"), right=True)
        for die, chance in told.dice.items():
            shown.add_row("", label(f"roll {die}"), self.percent(chance))
        return shown

    def bids(self, told: list[BidOdds], label: Label) -> Table:
        words = self.page.words
        shown = seat_table()
        column(shown, words("terminal-choice"))
        column(shown, words("chance-skull-king-made"), right=True)
        column(shown, words("chance-skull-king-points"), right=True)
        for one in told:
            points = signed(round(one.points))
            shown.add_row("", label(f"bid {one.bid}"), self.percent(one.made), points)
        return shown

    def faces(self, told: SaberSkullOdds) -> list[RenderableType]:
        """Face by face, and how many of them are good."""
        words = self.page.words
        back = [sum(face.taken.values()) + sum(face.pulled.values()) for face in told.faces]
        lines = [
            words("chance-saber-skull-face", die=number, outcome=face.outcome, count=count)
            for number, (face, count) in enumerate(zip(told.faces, back, strict=True), 1)
        ]
        good = sum(face.outcome != "take" for face in told.faces)
        last = words("chance-saber-skull-good", good=good)
        return [*(Text(f"  {line}") for line in lines), Text(last)]
