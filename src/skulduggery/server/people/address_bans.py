"""Keeps banned guests from coming back as new ones: for a while, new guests of their address wait.

Whoever was a guest before the ban stays one, so a school loses nobody who plays there already; and
it ends by itself, however often the banned one tries. Addresses are never written down.
"""

from collections import OrderedDict
from collections.abc import Callable, Iterable

from skulduggery.core.errors import Mistake
from skulduggery.server.hosting.settings import HOUR_S

_ADDRESS_KEPT_S = HOUR_S
_MAX_KEPT_ADDRESSES = 10_000


class NoNewGuests(Mistake):
    """Somebody at this address was banned a short time ago."""

    def __init__(self) -> None:
        super().__init__("no-new-guests")


class AddressBans:
    """`ban_s`: how long after the ban of a guest; 0: not at all."""

    def __init__(self, ban_s: float, clock: Callable[[], float]) -> None:
        self._ban_s = ban_s
        self._clock = clock
        self._last_seen: OrderedDict[str, tuple[str, float]] = OrderedDict()  # by guest
        self._banned: dict[str, tuple[str, float]] = {}  # by address: for whom, until when

    def note_guest(self, guest: str, address: str) -> None:
        """Where a guest was seen, for at most an hour."""
        now = self._clock()
        self._last_seen[guest] = (address, now)
        self._last_seen.move_to_end(guest)
        while self._is_stale(next(iter(self._last_seen.values())), now):
            self._last_seen.popitem(last=False)

    def _is_stale(self, oldest: tuple[str, float], now: float) -> bool:
        return len(self._last_seen) > _MAX_KEPT_ADDRESSES or now - oldest[1] > _ADDRESS_KEPT_S

    def ban_addresses(self, guest: str, addresses: Iterable[str], banned_at: float) -> None:
        """Those of a guest who was banned then, and the one at which they were seen last."""
        until = banned_at + self._ban_s
        if until <= self._clock():
            return
        seen = self._last_seen.get(guest)
        for address in {*addresses, *([] if seen is None else [seen[0]])}:
            self._banned[address] = (guest, until)

    def lift(self, guest: str) -> None:
        """With the ban of the guest."""
        for address, (banned, _) in list(self._banned.items()):
            if banned == guest:
                del self._banned[address]

    def check_new_guest(self, address: str) -> None:
        """Raise if nobody new may come from there now."""
        found = self._banned.get(address)
        if found is None:
            return
        if found[1] > self._clock():
            raise NoNewGuests
        del self._banned[address]
