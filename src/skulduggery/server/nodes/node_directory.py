"""Which nodes are alive, and which of them looks after a table.

A node counts up in the database as long as it lives. The others watch that number change by their
own monotonic clocks, so that no clock of any machine, however wrong, makes anybody dead or alive.
"""

import hashlib
import time
from collections.abc import Callable, Iterable
from functools import lru_cache
from typing import NamedTuple

from skulduggery.server.living_nodes import DEAD_AFTER_S
from skulduggery.table.seats import Guest
from skulduggery.table.table import Table

# Between two looks, at most so much counts as silence: what we slept through ourselves does not.
MAX_COUNTED_GAP_S = 1.0


class NodeBeat(NamedTuple):
    """What the database says of a node."""

    node_id: str
    beats: int
    is_leaving: bool


class _KnownNode:
    def __init__(self, beat: NodeBeat) -> None:
        self.beat = beat
        self.silent_s = 0.0


class NodeDirectory:
    """All nodes, as this one sees them. Where there is only one, that is all it ever sees."""

    def __init__(self, own_id: str = "", monotonic: Callable[[], float] = time.monotonic) -> None:
        self.own_id = own_id
        self._monotonic = monotonic
        self._looked_at: float | None = None
        self._others: dict[str, _KnownNode] = {}
        self._unheard: set[str] = set()  # named by a log since the last look: perhaps they are new
        self._looked_for: set[str] = set()  # the same, before the look that is going on
        self._unknown: set[str] = set()  # of whom the database has known nothing for a while
        self._present = frozenset({own_id})
        self._keeping: tuple[str, ...] = (own_id,)
        self.is_leaving = False
        self.on_loss: Callable[[], None] = lambda: None  # somebody looks after nothing any more

    def begin_look(self) -> None:
        """What is asked about from now on, the next look may tell, and not yet this one."""
        self._looked_for, self._unheard = self._looked_for | self._unheard, set()

    def note_beats(self, beats: Iterable[NodeBeat]) -> None:
        """What the database says now."""
        now = self._monotonic()
        gap = 0.0 if self._looked_at is None else min(now - self._looked_at, MAX_COUNTED_GAP_S)
        self._looked_at = now
        told = {beat.node_id: beat for beat in beats if beat.node_id != self.own_id}
        self._unknown -= told.keys()
        for node_id, beat in told.items():
            known = self._others.get(node_id)
            if known is None or known.beat != beat:
                self._others[node_id] = _KnownNode(beat)
            else:
                known.silent_s += gap
        for node_id in self._others.keys() - told.keys():
            gone = self._others[node_id]
            gone.silent_s += gap
            if gone.silent_s >= DEAD_AFTER_S:
                del self._others[node_id]
                self._unknown.add(node_id)
            else:
                # It has left, perhaps between two looks. Those it has sent on need a moment to come
                # to another node: they are not away.
                gone.beat = gone.beat._replace(is_leaving=True)
        for node_id in self._looked_for - told.keys() - self._others.keys():
            # Gone as well: it may have come and left between two looks, or a year ago.
            self._others[node_id] = _KnownNode(NodeBeat(node_id, 0, is_leaving=True))
        self._looked_for = set()
        self._draw_conclusions()

    def leave(self) -> None:
        """This node looks after nothing from now on."""
        self.is_leaving = True
        self._draw_conclusions()

    def _draw_conclusions(self) -> None:
        alive = [one for one in self._others.values() if one.silent_s < DEAD_AFTER_S]
        before = (self._present, frozenset(self._keeping))
        self._present = frozenset({self.own_id, *(one.beat.node_id for one in alive)})
        keeping = {one.beat.node_id for one in alive if not one.beat.is_leaving}
        if not self.is_leaving:
            keeping.add(self.own_id)
        self._keeping = tuple(sorted(keeping))
        if not (self._present >= before[0] and keeping >= before[1]):
            self.on_loss()

    def living_others(self) -> frozenset[str]:
        return self._present - {self.own_id}

    def is_alone(self) -> bool:
        return len(self._present) == 1

    def present_ids(self) -> frozenset[str]:
        """Of all that live, those that are leaving included."""
        return self._present

    def is_connected_elsewhere(self, guest: Guest) -> bool:
        """Whether they are connected to another node, as far as the log and this node know."""
        if guest.node == self.own_id or guest.away_since is not None:
            return False
        return guest.node in self._present or self._may_be_new(guest.node)

    def has_people_elsewhere(self, table: Table) -> bool:
        """Whether anybody at a table is connected to another node."""
        if self.is_alone():
            return False
        return any(map(self.is_connected_elsewhere, table.guests.values()))

    def _may_be_new(self, node_id: str) -> bool:
        """It was not there at the last look; the next one tells."""
        if self._looked_at is None or node_id in self._unknown or node_id in self._others:
            return False
        self._unheard.add(node_id)
        return True

    def silent_ids(self, at_least_s: float) -> list[str]:
        """Those that have said nothing for so long."""
        return [name for name, node in self._others.items() if node.silent_s >= at_least_s]

    def looks_after(self, table: Table) -> bool:
        """Whether this node does: one of those to which its people are connected, if there are."""
        if len(self._keeping) == 1:
            return self._keeping[0] == self.own_id
        attended_by = {guest.node for guest in table.guests.values() if guest.away_since is None}
        nodes = tuple(node for node in self._keeping if node in attended_by) or self._keeping
        return self._chosen(table.id, nodes)

    def would_look_after(self, table_id: str) -> bool:
        """The same of a table of which nothing is known: as if nobody were connected to it."""
        return self._chosen(table_id, self._keeping)

    def _chosen(self, table_id: str, nodes: tuple[str, ...]) -> bool:
        return bool(nodes) and choose_node(table_id, nodes) == self.own_id


@lru_cache(10_000)
def choose_node(table_id: str, nodes: tuple[str, ...]) -> str:
    """The node of the highest score (rendezvous hashing): where one goes, only its tables move."""
    if len(nodes) == 1:
        return nodes[0]
    return max(nodes, key=lambda node: _score(node, table_id))


def _score(node: str, table_id: str) -> bytes:
    return hashlib.blake2b(f"{node} {table_id}".encode(), digest_size=8).digest()
