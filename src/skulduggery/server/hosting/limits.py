"""Rate limits and quotas, and how addresses are grouped for them."""

from collections import Counter
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from ipaddress import IPv6Address, IPv6Network, ip_address
from typing import TypeVar

from skulduggery.core.errors import Mistake
from skulduggery.server.hosting.settings import MINUTE_S, Limits
from skulduggery.server.hosting.token_bucket import TokenBucket

_Key = TypeVar("_Key")

_REQUEST_BURST_S, _CHAT_BURST_S = 3, 5  # so many seconds' worth may come at once


class LimitExceeded(Mistake):
    """A rate or quota was exceeded; `after` so many seconds another try may succeed."""

    def __init__(self, sentence: str, after: int = MINUTE_S, **details: object) -> None:
        super().__init__(sentence, after=after, **details)
        self.after = after


def request_bucket(limits: Limits) -> TokenBucket:
    return TokenBucket(
        limits.socket_requests_per_second, limits.socket_requests_per_second * _REQUEST_BURST_S
    )


def chat_bucket(limits: Limits) -> TokenBucket:
    return TokenBucket(
        limits.chat_messages_per_second, limits.chat_messages_per_second * _CHAT_BURST_S
    )


class AddressLimiter:
    """How often an address may do something in so many seconds. Zero: as often as it likes."""

    def __init__(
        self,
        most: int,
        seconds: int,
        clock: Callable[[], float],
        mistake: str = "too-many-requests",
    ) -> None:
        self._most = most
        self._seconds = seconds
        self._clock = clock
        self._mistake = mistake
        self._swept_at = clock()
        self.buckets: dict[str, TokenBucket] = {}  # of addresses that did it lately

    def take_token(self, address: str) -> None:
        """Once more, or `LimitExceeded`."""
        if not self._most:
            return
        now = self._clock()
        self._forget_full(now)
        bucket = self.buckets.get(address)
        if bucket is None:
            bucket = TokenBucket(self._most / self._seconds, self._most)
            self.buckets[address] = bucket
        if not bucket.take_token(now):
            raise LimitExceeded(self._mistake, after=bucket.seconds_until_token())

    def give_back(self, address: str) -> None:
        """What was done does not count after all."""
        if address in self.buckets:
            self.buckets[address].tokens += 1

    @contextmanager
    def count_failures(self, address: str) -> Iterator[None]:
        """Something that counts only if it goes wrong, that is: if something is raised.

        It is paid for beforehand, so that many at once are not more than many in a row.
        """
        self.take_token(address)
        yield
        self.give_back(address)

    def _forget_full(self, now: float) -> None:
        """Addresses that may do it as often as at first; looked for now and then."""
        if abs(now - self._swept_at) < self._seconds:
            return
        self._swept_at = now
        for address, bucket in list(self.buckets.items()):
            if bucket.is_full(now):
                del self.buckets[address]


class ConnectionLimiter:
    """How many sockets are open: in all, from each address, of each guest."""

    def __init__(self, limits: Limits) -> None:
        self._limits = limits
        self.total = 0
        self.by_address: Counter[str] = Counter()
        self.by_guest: Counter[str] = Counter()
        self._by_both: Counter[tuple[str, str]] = Counter()

    def addresses_of(self, guest: str) -> set[str]:
        """From where a guest has sockets open."""
        return {address for address, other in self._by_both if other == guest}

    @contextmanager
    def admit_socket(self, address: str, guest: str) -> Iterator[None]:
        """One more while this lasts, or `LimitExceeded`."""
        for now, most in (
            (self.total, self._limits.sockets),
            (self.by_address[address], self._limits.sockets_per_address),
            (self.by_guest[guest], self._limits.sockets_per_guest),
        ):
            if most and now >= most:
                raise LimitExceeded("too-many-sockets", most=most)
        self.total += 1
        self.by_address[address] += 1
        self.by_guest[guest] += 1
        self._by_both[address, guest] += 1
        try:
            yield
        finally:
            self.total -= 1
            count_down(self.by_address, address)
            count_down(self.by_guest, guest)
            count_down(self._by_both, (address, guest))


def count_down(counts: Counter[_Key], key: _Key) -> None:
    """One less; what is at none is not kept."""
    counts[key] -= 1
    if not counts[key]:
        del counts[key]


def address_group(address: str) -> str:
    """Addresses that share a limit: one customer has a whole network of IPv6 addresses."""
    try:
        found = ip_address(address)
    except ValueError:  # a socket in the file system has none
        return address
    if not isinstance(found, IPv6Address):
        return address
    if found.ipv4_mapped is not None:
        return str(found.ipv4_mapped)
    return str(IPv6Network((int(found), 64), strict=False))
