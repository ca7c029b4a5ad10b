"""Who is alive, and who looks after which table, by beats and one monotonic clock."""

from collections import Counter
from collections.abc import Iterable

import pytest

from skulduggery.server.living_nodes import DEAD_AFTER_S
from skulduggery.server.nodes.node_directory import (
    MAX_COUNTED_GAP_S,
    NodeBeat,
    NodeDirectory,
    choose_node,
)
from skulduggery.table.seats import Guest
from skulduggery.table.table import Table

TABLE_IDS = [f"table {number}" for number in range(300)]


class Watch:
    """A directory of node `a`, with its clock in hand."""

    def __init__(self) -> None:
        self.now = 0.0
        self.nodes = NodeDirectory("a", lambda: self.now)
        self.losses = 0
        self.nodes.on_loss = self.count_loss

    def count_loss(self) -> None:
        self.losses += 1

    def look(self, seconds: float, leaving: Iterable[str] = (), **beats: int) -> None:
        self.now += seconds
        self.nodes.begin_look()
        self.nodes.note_beats(
            NodeBeat(node, count, node in leaving) for node, count in {"a": 1, **beats}.items()
        )


def table_with(table_id: str, **guests: str | None) -> Table:
    """Guests by name, with the node they are connected to; None: they are away."""
    table = Table()
    table.id = table_id
    for name, node in guests.items():
        away_since = 0.0 if node is None else None
        table.guests[name] = Guest(name, away_since=away_since, node=node or "b")
    return table


def test_a_node_alone_looks_after_everything() -> None:
    watch = Watch()
    assert watch.nodes.is_alone()
    assert watch.nodes.looks_after(table_with("t", ada="gone"))
    assert all(map(watch.nodes.would_look_after, TABLE_IDS))


def test_a_node_that_says_nothing_is_dead_after_a_while_and_alive_when_it_goes_on() -> None:
    watch = Watch()
    watch.look(0, b=1)
    for _ in range(int(DEAD_AFTER_S / MAX_COUNTED_GAP_S) - 1):
        watch.look(MAX_COUNTED_GAP_S, b=1)
    assert not watch.nodes.is_alone() and watch.losses == 0
    watch.look(MAX_COUNTED_GAP_S, b=1)
    assert watch.nodes.is_alone() and watch.losses == 1
    watch.look(MAX_COUNTED_GAP_S, b=2)
    assert not watch.nodes.is_alone() and watch.losses == 1


def test_whoever_slept_thinks_nobody_dead() -> None:
    """They have said something meanwhile, and the next look finds it."""
    watch = Watch()
    watch.look(0, b=1)
    watch.look(3600, b=1)
    assert not watch.nodes.is_alone()
    watch.look(0.5, b=2)
    assert not watch.nodes.is_alone() and watch.losses == 0


def test_a_node_whose_row_is_gone_looks_after_nothing() -> None:
    watch = Watch()
    watch.look(0, b=1)
    watch.look(0.5)
    assert all(map(watch.nodes.would_look_after, TABLE_IDS)) and watch.losses == 1


def test_a_node_that_leaves_keeps_its_people_and_no_table() -> None:
    watch = Watch()
    watch.look(0, b=1)
    watch.look(0.5, leaving="b", b=2)
    assert watch.losses == 1
    assert all(map(watch.nodes.would_look_after, TABLE_IDS))
    assert watch.nodes.is_connected_elsewhere(Guest("Ben", node="b"))
    watch.nodes.leave()
    assert not any(map(watch.nodes.would_look_after, TABLE_IDS))


@pytest.mark.parametrize("is_seen_leaving", [True, False])
def test_whoever_was_sent_on_is_not_away_at_once(is_seen_leaving: bool) -> None:
    """Also where a node was gone before anybody looked."""
    watch = Watch()
    watch.look(0, b=1)
    if is_seen_leaving:
        watch.look(0.5, leaving="b", b=2)
    ben = Guest("Ben", node="b")
    for _ in range(int(DEAD_AFTER_S / MAX_COUNTED_GAP_S) - 1):
        watch.look(MAX_COUNTED_GAP_S)
        assert watch.nodes.is_connected_elsewhere(ben)
    losses = watch.losses
    watch.look(MAX_COUNTED_GAP_S)
    assert not watch.nodes.is_connected_elsewhere(ben) and watch.losses == losses + 1


def test_a_node_that_is_new_has_its_people() -> None:
    """A log may name it before its first beat was seen."""
    watch = Watch()
    watch.look(0)
    ada, ben = Guest("Ada", node="new"), Guest("Ben", node="dead long ago")
    assert watch.nodes.is_connected_elsewhere(ada) and watch.nodes.is_connected_elsewhere(ben)
    for beat in range(int(DEAD_AFTER_S / MAX_COUNTED_GAP_S)):
        watch.look(MAX_COUNTED_GAP_S, new=beat)
        assert watch.nodes.is_connected_elsewhere(ada) and watch.nodes.is_connected_elsewhere(ben)
    assert watch.losses == 0
    for beat in range(3, 6):
        watch.look(MAX_COUNTED_GAP_S, new=beat)
        assert watch.nodes.is_connected_elsewhere(ada) and watch.losses == 1
        assert not watch.nodes.is_connected_elsewhere(ben)


def test_a_node_that_began_during_a_look_has_its_people() -> None:
    watch, ada = Watch(), Guest("Ada", node="new")
    watch.look(0)
    watch.nodes.begin_look()
    assert watch.nodes.is_connected_elsewhere(ada)
    watch.nodes.note_beats([NodeBeat("a", 2, False)])
    assert watch.nodes.is_connected_elsewhere(ada) and watch.losses == 0


def test_where_nobody_says_that_they_live_there_is_nobody_else() -> None:
    assert not NodeDirectory().is_connected_elsewhere(Guest("Ada", node="before the move"))


def test_of_those_with_people_at_a_table_one_looks_after_it() -> None:
    watch = Watch()
    watch.look(0, b=1, c=1)
    for table_id in TABLE_IDS[:20]:
        assert watch.nodes.looks_after(table_with(table_id, ada="a", ben="a", cleo=None))
        assert not watch.nodes.looks_after(table_with(table_id, ada="b"))
        shared = watch.nodes.looks_after(table_with(table_id, ada="b", ben="a"))
        assert shared == (choose_node(table_id, ("a", "b")) == "a")
        nobody = watch.nodes.looks_after(table_with(table_id, ada=None, ben="dead long ago"))
        assert nobody == watch.nodes.would_look_after(table_id)


def test_tables_are_shared_out_and_only_those_of_the_lost_move() -> None:
    three, two = ("a", "b", "c"), ("a", "c")
    before = {table_id: choose_node(table_id, three) for table_id in TABLE_IDS}
    assert min(Counter(before.values()).values()) > len(TABLE_IDS) / 5
    for table_id, node in before.items():
        if node != "b":
            assert choose_node(table_id, two) == node
