"""A queue in which nobody waits longer because somebody else has asked for much."""

from collections import deque
from typing import Generic, TypeVar

Item = TypeVar("Item")


class FairQueue(Generic[Item]):
    """What waits, taken in turns: one item of each owner, then the next one of each."""

    def __init__(self) -> None:
        self._by_owner: dict[str, deque[Item]] = {}  # in the order of their turns; none is empty

    def __len__(self) -> int:
        return sum(map(len, self._by_owner.values()))

    def put(self, owner: str, item: Item) -> None:
        self._by_owner.setdefault(owner, deque()).append(item)

    def take(self) -> Item:
        """The oldest item of the owner whose turn it is; IndexError where nothing waits."""
        if not self._by_owner:
            raise IndexError("nothing waits")
        owner, items = next(iter(self._by_owner.items()))
        item = items.popleft()
        del self._by_owner[owner]
        if items:
            self._by_owner[owner] = items  # behind all others
        return item

    def remove(self, owner: str, item: Item) -> None:
        """Something that waits no longer, if it still does."""
        items = self._by_owner.get(owner)
        if items is None or item not in items:
            return
        items.remove(item)
        if not items:
            del self._by_owner[owner]
