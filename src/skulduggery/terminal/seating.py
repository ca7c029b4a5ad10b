"""Seats, names, and which players are bots."""

from collections.abc import Sequence

from rich.cells import cell_len, set_cell_size
from rich.text import Text

from skulduggery.bots.registry import BOT_NAMES, level_name
from skulduggery.core.errors import BadOptions
from skulduggery.core.numbered_name import numbered_name
from skulduggery.core.sentences import SeatTitle, seat_names, seat_number
from skulduggery.words import translate

DEFAULT_HUMAN_NAMES = (
    "Ada",
    "Ben",
    "Cleo",
    "Dara",
    "Emil",
    "Fay",
    "Gus",
    "Hedy",
    "Ivo",
    "Jun",
    "Kim",
    "Lou",
)
_MAX_NAME_CELLS = 16  # two names must fit in one line of the terminal


class Seating:
    """The first `humans` players are people, the others bots; `levels` are those of the bots."""

    def __init__(
        self,
        names: Sequence[str],
        players: int,
        humans: int,
        seats: int,
        language: str,
        levels: Sequence[str] = (),
        title: SeatTitle = seat_number,
    ) -> None:
        check_people(names, players, humans)
        self.players = players
        self.humans = humans
        self._bot_levels = levels
        self.seats = seats
        self.language = language
        self.names = _all_names(names, players, humans)
        self.seat_labels = seat_names(self.names, seats, language, title)

    def is_bot(self, player: int) -> bool:
        return player >= self.humans

    def seats_of(self, player: int | None) -> list[int]:
        return [seat for seat in range(self.seats) if seat % self.players == player]

    def name_text(self, player: int, viewer: int | None) -> Text:
        """A name in a table, marked where it is the viewer or a bot."""
        if player == viewer:
            return Text.assemble(
                (self.names[player], "bold"), f" ({translate('terminal-you', self.language)})"
            )
        if self.is_bot(player):
            return Text(f"{self.names[player]} ({self._bot_description(player)})")
        return Text(self.names[player])

    def _bot_description(self, player: int) -> str:
        """The mark of a bot, with its level where that is shown."""
        if not self._bot_levels:
            return translate("terminal-bot", self.language)
        level = level_name(self._bot_levels[player - self.humans], self.language)
        return translate("terminal-bot-level", self.language, level=level)

    def player_list(self) -> str:
        """All players, clockwise."""
        return ", ".join(str(self.name_text(player, None)) for player in range(self.players))


def check_people(names: Sequence[str], players: int, humans: int) -> None:
    """BadOptions where there are more people than players, or more names than people."""
    if not 0 <= humans <= players:
        raise BadOptions("too-many-humans", humans=str(humans), players=str(players))
    if len(names) > humans:
        raise BadOptions("too-many-names", names=len(names), humans=humans)


def _all_names(given: Sequence[str], players: int, humans: int) -> list[str]:
    """The given names, tidied and made unique, and default ones for the rest."""
    names: list[str] = []
    for player in range(players):
        wish = _tidy_name(given[player]) if player < len(given) else ""
        if wish:
            names.append(_first_free_name([wish], names))
        else:
            stock = DEFAULT_HUMAN_NAMES if player < humans else BOT_NAMES
            names.append(_first_free_name(stock, names + [_tidy_name(name) for name in given]))
    return names


def _tidy_name(name: str) -> str:
    """A name in one line, cut to MAX_NAME_CELLS."""
    seen = " ".join("".join(c if c.isprintable() else " " for c in name).split())
    if cell_len(seen) <= _MAX_NAME_CELLS:
        return seen
    return set_cell_size(seen, _MAX_NAME_CELLS - 1).rstrip() + "…"


def _first_free_name(stock: Sequence[str], taken: Sequence[str]) -> str:
    """The first of the stock that nobody has; else its first one with a number."""
    spoken = {name.casefold() for name in taken}
    for name in stock:
        if name.casefold() not in spoken:
            return name
    return numbered_name(stock[0], taken)
