"""What a command works on: the table, who asks, and when; and what it may require of them."""

from collections.abc import Callable, Collection, Sequence

from mypy_extensions import mypyc_attr

from skulduggery.core.errors import shorten_text
from skulduggery.table import facts
from skulduggery.table.rating_rules import is_counted
from skulduggery.table.requests import Refused
from skulduggery.table.seats import Chair
from skulduggery.table.table import Table


@mypyc_attr(acyclic=True)
class CommandContext:
    """One request of one guest. Its `require_…` refuse the request."""

    def __init__(
        self,
        table: Table,
        guest: str,
        now: float,
        new_secret: Callable[[], bytes] = bytes,
        allowed_bots: Sequence[str] = (),
        origins: Collection[str] = (),
        node: str = "",
    ) -> None:
        self.table = table
        self.guest = guest  # empty where nobody asks: a bot or a clock decides
        self.now = now  # awake time
        self.at = table.wall_time(now)  # what facts tell
        self.new_secret = new_secret
        self.allowed_bots = allowed_bots
        self.origins = origins  # of the guest, now
        self.node = node  # of the server, to which the guest is connected

    def require_host(self) -> None:
        if self.guest != self.table.host:
            raise Refused("refused-not-host", host=self.table.guests[self.table.host].name)

    def require_open(self) -> None:
        if self.table.status != "open":
            raise Refused("refused-already-started")

    def require_playing(self) -> None:
        if self.table.status != "playing":
            raise Refused("refused-not-playing")

    def require_chair(self, number: int) -> Chair:
        if not 0 <= number < len(self.table.chairs):
            raise Refused("refused-no-chair", last=str(len(self.table.chairs) - 1))
        return self.table.chairs[number]

    def require_guest(self, guest: str) -> None:
        if guest not in self.table.guests:
            raise Refused("refused-nobody", guest=shorten_text(guest))

    def require_pending(self, seat: int) -> None:
        if not self.table.running_match().state.is_pending(seat):
            raise Refused("refused-not-asked", seat=str(seat))

    def require_chat_mode(self, *modes: str) -> None:
        if self.table.guests[self.guest].muted:
            raise Refused("refused-muted")
        if self.table.settings.talk not in modes:
            raise Refused("refused-talk", talk=self.table.settings.talk)

    def names_except(self, guest: str | None) -> set[str]:
        """What everybody but this guest is called, however it is written."""
        taken = {who.name.casefold() for other, who in self.table.guests.items() if other != guest}
        return taken | {
            chair.name.casefold()
            for chair in self.table.chairs
            if chair.is_taken() and chair.guest != guest
        }

    def remaining_people(self, without: set[str]) -> list[str]:
        """Who still plays this game in person."""
        chairs = [self.table.chairs[number] for number in self.table.players]
        return [
            chair.guest
            for chair in chairs
            if chair.kind == "person" and not chair.resigned and chair.guest not in without
        ]


def abandoned_fact(table: Table, now: float, *, counts: bool = True) -> facts.Abandoned:
    """The game ends here; its secret is published, as after every game.

    Where it counts for ratings, it does so for those who left, unless that was nobody's doing.
    """
    secret = table.secret.hex()
    at = table.wall_time(now)
    return facts.Abandoned(at=at, secret=secret, counts=counts and is_counted(table))
