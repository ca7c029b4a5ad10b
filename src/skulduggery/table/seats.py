"""Who is at a table, and on which chair."""

from typing import Literal

import msgspec

from skulduggery.core.game import AnyGame
from skulduggery.core.options import Options

ChairKind = Literal["open", "person", "bot", "nobody"]


class Guest(msgspec.Struct):
    """Somebody at the table, seated or watching."""

    name: str
    program: bool = False
    muted: bool = False
    away_since: float | None = None


class Chair(msgspec.Struct):
    """Room for one player. `nobody` is a chair that was taken away."""

    kind: ChairKind = "open"
    guest: str = ""
    name: str = ""
    program: bool = False  # the guest is one, marked as such
    level: str = ""
    salt: str = ""
    stand_in: bool = False  # a bot plays for the person meanwhile
    resigned: bool = False  # and for good

    def seat_guest(self, guest: str, who: Guest, salt: str) -> None:
        self.clear()
        self.kind, self.guest, self.salt = "person", guest, salt
        self.name, self.program = who.name, who.program

    def seat_bot(self, level: str, name: str) -> None:
        self.clear()
        self.kind, self.level, self.name = "bot", level, name

    def clear(self, kind: ChairKind = "open") -> None:
        self.kind, self.guest, self.name, self.level, self.salt = kind, "", "", "", ""
        self.program = self.stand_in = self.resigned = False

    def is_taken(self) -> bool:
        return self.kind in ("person", "bot")

    def played_by(self) -> Literal["person", "bot", "stand-in"]:
        if self.kind == "bot":
            return "bot"
        return "stand-in" if self.stand_in or self.resigned else "person"


def chairs_for_game(game: AnyGame, options: Options, before: list[Chair]) -> list[Chair]:
    """A chair for as many as can play; those who sit stay, if there is room."""
    most = game.player_range(options).stop - 1
    removed = [chair for chair in before[most:] if chair.is_taken()]
    chairs = [*before[:most], *(Chair() for _ in range(most - len(before)))]
    for number, chair in enumerate(chairs):
        if removed and chair.kind == "open":
            chairs[number] = removed.pop(0)
    return chairs
