"""Trees: every situation once, parents first, and only of games in which nobody forgets."""

import pytest

from skulduggery.bench.small_pokers import kuhn_poker, leduc_poker
from skulduggery.core.state import CHANCE, OVER
from skulduggery.solvers.game_tree import GameNode, GameTree, ImperfectRecallError, build_tree


class ForgetfulSituation(GameNode):
    """Player 0 turns off the motorway, or forgets whether that was the first exit."""

    def __init__(self, turns: int) -> None:
        self.turns = turns

    def acting_player(self) -> int:
        return 0 if self.turns < 2 else OVER

    def legal_actions(self) -> list[int]:
        return [0, 1]

    def infoset_key(self) -> str:
        return "at an exit"

    def child_after(self, action: int) -> GameNode:
        return ForgetfulSituation(self.turns + 1)

    def final_payoff(self) -> float:
        return 0.0


def count_situations(root: GameNode) -> int:
    if root.acting_player() == OVER:
        return 1
    return 1 + sum(count_situations(root.child_after(action)) for action in root.legal_actions())


@pytest.fixture(scope="module")
def tree() -> GameTree:
    return build_tree(leduc_poker())


def test_every_situation_is_a_node(tree: GameTree) -> None:
    assert tree.node_count == count_situations(leduc_poker()) == 9457
    assert build_tree(kuhn_poker()).node_count == count_situations(kuhn_poker())


def test_children_stand_together_after_their_parents(tree: GameTree) -> None:
    found: list[int] = []
    for node in range(tree.node_count):
        first, size = int(tree.first_child[node]), int(tree.child_count[node])
        assert (size == 0) == (tree.actor[node] == OVER)
        assert size == 0 or first > node
        found += range(first, first + size)
    assert sorted(found) == list(range(1, tree.node_count))


def test_chances_add_up(tree: GameTree) -> None:
    for node in range(tree.node_count):
        first, size = int(tree.first_child[node]), int(tree.child_count[node])
        chances = [tree.chance_probability[child] for child in range(first, first + size)]
        if tree.actor[node] == CHANCE:
            assert sum(chances) == pytest.approx(1)
        else:
            assert chances == [1.0] * size


def test_sequences_lead_to_later_information_sets(tree: GameTree) -> None:
    for side in tree.sides:
        assert side.first_sequence[0] == 1
        assert side.first_sequence[len(side.keys)] == side.sequence_count
        for number, key in enumerate(side.keys):
            assert side.number_by_key[key] == number
            assert side.parent_sequence[number] < side.first_sequence[number]
            assert side.first_sequence[number + 1] - side.first_sequence[number] == len(
                side.actions[number]
            )


def test_who_forgets_cannot_be_solved() -> None:
    with pytest.raises(ImperfectRecallError, match="at an exit"):
        build_tree(ForgetfulSituation(0))
