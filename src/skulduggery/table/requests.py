"""What people and programs at a table can ask for: the messages they send."""

from typing import Literal

import msgspec

from skulduggery.core.errors import Mistake
from skulduggery.table.settings import TableSettings


class Refused(Mistake):
    """Something that may not be asked for here, now, or by this guest."""


class Request(
    msgspec.Struct, frozen=True, tag_field="do", tag=str.lower, forbid_unknown_fields=True, gc=False
):
    """One thing asked for; whoever asks is known by their connection."""


class Join(Request, frozen=True):
    """Come to the table, to watch or to sit down. A program says that it is one."""

    name: str
    program: bool = False


class Rename(Request, frozen=True):
    """Be called something else, before the game."""

    name: str


class Knock(Request, frozen=True):
    """Is anybody there? Browsers cannot ping: the answer tells them that the line still holds."""


class Leave(Request, frozen=True):
    pass


class Sit(Request, frozen=True):
    """Take a chair, or, sitting there already, give another salt.

    Whoever sits down agrees to what is played and how. With `terms`, the number of what they saw,
    only if that has not just been changed.
    """

    chair: int
    salt: str = ""
    terms: int | None = None


class Agree(Request, frozen=True):
    """Yes to what was changed since one sat down; `terms` is the number of what one sees now."""

    terms: int


class Stand(Request, frozen=True):
    pass


class SeatBot(Request, frozen=True):
    """Put a bot on a chair; without a level, one that gives a good game."""

    chair: int
    level: str | None = None


class SetChair(Request, frozen=True):
    """Put a chair to the table or take it away; somebody on it has to stand."""

    chair: int
    open: bool


class ChooseOptions(Request, frozen=True):
    game: str
    options: dict[str, bool | int | str] = {}
    preset: str | None = None


class ChooseSettings(Request, frozen=True):
    settings: TableSettings


class PassHost(Request, frozen=True):
    guest: str


class Remove(Request, frozen=True):
    guest: str


class Mute(Request, frozen=True):
    guest: str
    muted: bool = True


class Start(Request, frozen=True):
    pass


class AtDecision(Request, frozen=True):
    """About one decision: the `nth` of this seat in this match, from 0.

    `match` is its number at this table: what is meant for the last one is not for the next.
    """

    match: int
    seat: int
    nth: int


class Move(AtDecision, frozen=True):
    """A decision. It says which one it is, so that twice is as good as once."""

    text: str


class AskHint(AtDecision, frozen=True):
    """What would a master do? Everybody hears that it was asked, nobody else the answer."""


class AskOdds(AtDecision, frozen=True):
    """Odds that take some thought, and so are not told with the table."""


class AskWhyNot(AtDecision, frozen=True):
    """Why can this not be decided now? Changes nothing, and is answered with the reason."""

    text: str


class Resign(Request, frozen=True):
    pass


class Say(Request, frozen=True):
    text: str


class Phrase(Request, frozen=True):
    phrase: str


class React(Request, frozen=True):
    reaction: str


class Show(Request, frozen=True):
    seat: int


class Rematch(Request, frozen=True):
    """Back to the seats, for another match or another game; the host decides."""


class ProposeRematch(Request, frozen=True):
    """Play again: from somebody who played. It starts once everybody who is there agrees."""


class AgreeRematch(Request, frozen=True):
    """Yes to the rematch, with a salt for its draws: the server has committed to its secret."""

    salt: str = ""


AnyRequest = (
    Join
    | Rename
    | Knock
    | Leave
    | Sit
    | Agree
    | Stand
    | SeatBot
    | SetChair
    | ChooseOptions
    | ChooseSettings
    | PassHost
    | Remove
    | Mute
    | Start
    | Move
    | AskHint
    | AskOdds
    | AskWhyNot
    | Resign
    | Say
    | Phrase
    | React
    | Show
    | Rematch
    | ProposeRematch
    | AgreeRematch
)

TableStatus = Literal["open", "playing", "over"]
