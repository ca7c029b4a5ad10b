"""Trees: every situation once, parents first, and only of games in which nobody forgets."""

import pytest

from skulduggery.bench.kuhn import kuhn
from skulduggery.bench.leduc import leduc
from skulduggery.core.state import CHANCE, OVER
from skulduggery.solvers.situation import Situation
from skulduggery.solvers.tree import Forgetful, Tree, build


class Absent(Situation):
    """Player 0 turns off the motorway, or forgets whether that was the first exit."""

    def __init__(self, turns: int) -> None:
        self.turns = turns

    def actor(self) -> int:
        return 0 if self.turns < 2 else OVER

    def actions(self) -> list[int]:
        return [0, 1]

    def key(self) -> str:
        return "at an exit"

    def after(self, action: int) -> Situation:
        return Absent(self.turns + 1)

    def worth(self) -> float:
        return 0.0


def situations(root: Situation) -> int:
    if root.actor() == OVER:
        return 1
    return 1 + sum(situations(root.after(action)) for action in root.actions())


@pytest.fixture(scope="module")
def tree() -> Tree:
    return build(leduc())


def test_every_situation_is_a_node(tree: Tree) -> None:
    assert tree.nodes == situations(leduc()) == 9457
    assert build(kuhn()).nodes == situations(kuhn())


def test_children_stand_together_after_their_parents(tree: Tree) -> None:
    found: list[int] = []
    for node in range(tree.nodes):
        first, size = int(tree.first[node]), int(tree.size[node])
        assert (size == 0) == (tree.actor[node] == OVER)
        assert size == 0 or first > node
        found += range(first, first + size)
    assert sorted(found) == list(range(1, tree.nodes))


def test_chances_add_up(tree: Tree) -> None:
    for node in range(tree.nodes):
        first, size = int(tree.first[node]), int(tree.size[node])
        chances = [tree.chance[child] for child in range(first, first + size)]
        if tree.actor[node] == CHANCE:
            assert sum(chances) == pytest.approx(1)
        else:
            assert chances == [1.0] * size


def test_sequences_lead_to_later_information_sets(tree: Tree) -> None:
    for side in tree.sides:
        assert side.start[0] == 1
        assert side.start[len(side.keys)] == side.sequences
        for number, key in enumerate(side.keys):
            assert side.numbers[key] == number
            assert side.before[number] < side.start[number]
            assert side.start[number + 1] - side.start[number] == len(side.actions[number])


def test_who_forgets_cannot_be_solved() -> None:
    with pytest.raises(Forgetful, match="at an exit"):
        build(Absent(0))
