"""The public tree of a round: what there is to decide, and where it leads."""

import pytest

from skulduggery.games.skull.rules.actions import (
    BID_OFFSET,
    FLOWER,
    LOSE_FLOWER,
    LOSE_SKULL,
    PASS,
    SKULL,
)
from skulduggery.games.skull.solver.public_tree import (
    DONE_MOVE,
    GIVE_UP_MOVE,
    HAND_CELL,
    LAY_MOVE,
    MAT_CELL,
    NO_SKULL_CELL,
    OTHER_SKULL_MOVE,
    OWN_SKULL_MOVE,
    PublicNode,
    PublicTree,
    SkullDuel,
    duel_at,
)
from skulduggery.games.skull.solver.round_solver import find_next_rounds


def count_decisions(tree: PublicTree, node: PublicNode) -> int:
    """Information states of the round with a choice, but for what to give up."""
    if node.duel is not None:
        return 0
    here = 0
    if GIVE_UP_MOVE not in node.moves and node.mover >= 0:
        first = tree.sides[node.mover].first
        here = sum(1 for step in node.steps if step >= 0 and first[step + 1] - first[step] > 1)
    return here + sum(count_decisions(tree, after) for after in node.nexts)


@pytest.mark.parametrize(
    ("discs", "known"),
    [
        ((1, 1), 4),
        ((2, 1), 16),
        ((3, 2), 106),
        ((3, 3), 246),
        ((4, 4), 1246 - 254),
    ],  # nobody with four discs lacks the skull
)
def test_information_states(discs: tuple[int, int], known: int) -> None:
    tree = PublicTree(SkullDuel(*discs, 0, 0), False, False)
    assert count_decisions(tree, tree.root) == known


def test_every_duel_has_its_number() -> None:
    assert [duel_at(index).duel_index() for index in range(64)] == list(range(64))
    assert str(duel_at(SkullDuel(3, 2, 0, 1).duel_index())) == "3v2 0-1"


def actions_at(tree: PublicTree, node: PublicNode, cell: int) -> list[int]:
    lines = tree.sides[node.mover]
    step = node.steps[cell]
    return [lines.action[way] for way in range(lines.first[step], lines.first[step + 1])]


def test_what_may_be_done_follows_from_where_the_skull_is() -> None:
    tree = PublicTree(SkullDuel(2, 1, 0, 0), False, False)
    assert actions_at(tree, tree.root, NO_SKULL_CELL) == [FLOWER]
    assert actions_at(tree, tree.root, HAND_CELL) == [FLOWER, SKULL]
    assert actions_at(tree, tree.root.child_after(LAY_MOVE), HAND_CELL) == [SKULL]
    turn = tree.root.child_after(LAY_MOVE).child_after(LAY_MOVE)
    bids = [BID_OFFSET + 1, BID_OFFSET + 2]
    assert actions_at(tree, turn, NO_SKULL_CELL) == [FLOWER, *bids]
    assert actions_at(tree, turn, HAND_CELL) == [SKULL, *bids]  # the only flower lies on the mat
    assert actions_at(tree, turn, MAT_CELL) == [FLOWER, *bids]
    # Who has no disc left must bid, who has heard the highest bid says nothing more.
    assert actions_at(tree, turn.child_after(LAY_MOVE), MAT_CELL) == [
        BID_OFFSET + 1,
        BID_OFFSET + 2,
        BID_OFFSET + 3,
    ]
    answer = turn.child_after(BID_OFFSET + 1)
    assert actions_at(tree, answer, NO_SKULL_CELL) == [PASS, BID_OFFSET + 2]
    assert answer.child_after(BID_OFFSET + 2).mover < 0
    given = answer.child_after(PASS).child_after(OWN_SKULL_MOVE)
    assert actions_at(tree, given, HAND_CELL) == [LOSE_FLOWER, LOSE_SKULL]


def test_who_has_four_discs_has_a_skull() -> None:
    tree = PublicTree(SkullDuel(4, 3, 0, 0), False, False)
    assert tree.root.steps[NO_SKULL_CELL] == -1
    assert tree.root.child_after(LAY_MOVE).steps[NO_SKULL_CELL] >= 0


@pytest.mark.parametrize("owner_starts", [False, True])
def test_who_starts_the_next_round(owner_starts: bool) -> None:
    tree = PublicTree(SkullDuel(2, 3, 0, 0), False, owner_starts)
    ended = (
        tree.root.child_after(LAY_MOVE).child_after(LAY_MOVE).child_after(BID_OFFSET + 2)
    )  # all that lies there
    own = ended.child_after(OWN_SKULL_MOVE).child_after(GIVE_UP_MOVE)
    other = ended.child_after(OTHER_SKULL_MOVE)
    done = ended.child_after(DONE_MOVE)
    assert str(own.duel) == "1v3 0-0"
    assert str(other.duel) == ("3v1 0-0" if owner_starts else "1v3 0-0")
    assert other.starter == int(owner_starts)
    assert str(done.duel) == "2v3 1-0"


def test_rounds_lead_to_fewer_discs_or_more_points() -> None:
    tree = PublicTree(SkullDuel(3, 2, 0, 1), False, False)
    found = find_next_rounds(tree.root)
    assert found
    for node in found:
        duel = node.duel
        assert duel is not None
        discs = duel.starter_discs + duel.discs
        points = duel.starter_points + duel.points
        assert (discs, points) in {(4, 1), (5, 2)}
