"""Who is at a table, and on which chair."""

from collections.abc import Mapping
from typing import Literal

import msgspec

from skulduggery.core.game import AnyGame
from skulduggery.core.options import Options
from skulduggery.table.settings import TableSettings

ChairKind = Literal["open", "person", "bot", "nobody"]


class Guest(msgspec.Struct):
    """Somebody at the table, seated or watching."""

    name: str
    program: bool = False
    muted: bool = False
    away_since: float | None = None
    node: str = ""  # of the server, through which they are or were connected


class Terms(msgspec.Struct, frozen=True):
    """What is played, and how: whoever sits down agrees to it."""

    game: str
    options: dict[str, bool | int | str]
    settings: TableSettings


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
    agreed_to: Terms | None = None

    def seat_guest(self, guest: str, who: Guest, salt: str, agreed_to: Terms | None) -> None:
        self.clear()
        self.kind, self.guest, self.salt = "person", guest, salt
        self.name, self.program = who.name, who.program
        self.agreed_to = agreed_to

    def seat_bot(self, level: str, name: str) -> None:
        self.clear()
        self.kind, self.level, self.name = "bot", level, name

    def clear(self, kind: ChairKind = "open") -> None:
        self.kind, self.guest, self.name, self.level, self.salt = kind, "", "", "", ""
        self.program = self.stand_in = self.resigned = False
        self.agreed_to = None

    def is_taken(self) -> bool:
        return self.kind in ("person", "bot")

    def played_by(self) -> Literal["person", "bot", "stand-in"]:
        if self.kind == "bot":
            return "bot"
        return "stand-in" if self.stand_in or self.resigned else "person"


class RematchProposal(msgspec.Struct):
    """Somebody wants to play again; the secret of that match, and who has said yes."""

    guest: str
    secret: str
    commitment: str
    salts: dict[str, str]  # of those who agreed


def chairs_for_rematch(
    before: list[Chair], guests: Mapping[str, Guest], terms: Terms
) -> list[Chair]:
    """Everybody one place further, so that somebody else is first in the round.

    Who has left leaves the chair open. Salts were known before the new secret was: they are gone.
    Nobody is drawn into a rated game, or into any while away: they have to agree anew.
    """
    chairs = [_chair_for_rematch(chair, guests, terms) for chair in before]
    ring = [number for number, chair in enumerate(chairs) if chair.is_taken()]
    turned = dict(zip(ring[1:] + ring[:1], (chairs[n] for n in ring), strict=True))
    return [turned.get(n, chair) for n, chair in enumerate(chairs)]


def _chair_for_rematch(chair: Chair, guests: Mapping[str, Guest], terms: Terms) -> Chair:
    if chair.kind != "person":
        return msgspec.structs.replace(chair, salt="", stand_in=False, resigned=False)
    if chair.guest not in guests:
        return Chair()
    who = guests[chair.guest]
    is_asked = terms.settings.rated or who.away_since is not None
    again = Chair()
    again.seat_guest(chair.guest, who, "", None if is_asked else terms)
    return again


def chairs_for_game(game: AnyGame, options: Options, before: list[Chair]) -> list[Chair]:
    """A chair for as many as can play; those who sit stay, if there is room."""
    most = game.player_range(options).stop - 1
    removed = [chair for chair in before[most:] if chair.is_taken()]
    chairs = [*before[:most], *(Chair() for _ in range(most - len(before)))]
    for number, chair in enumerate(chairs):
        if removed and chair.kind == "open":
            chairs[number] = removed.pop(0)
    return chairs
