"""The public tree of a round: what there is to decide, and where it leads."""

import pytest

from skulduggery.games.skull.rules.actions import BID, FLOWER, LOSE_FLOWER, LOSE_SKULL, PASS, SKULL
from skulduggery.games.skull.solver.public_tree import (
    DONE,
    GIVE,
    HAND,
    LAY,
    MAT,
    NONE,
    OTHER,
    OWN,
    Duel,
    Node,
    Tree,
    duel_at,
)
from skulduggery.games.skull.solver.round_solver import sequels


def decisions(tree: Tree, node: Node) -> int:
    """Information states of the round with a choice, but for what to give up."""
    if node.duel is not None:
        return 0
    here = 0
    if GIVE not in node.moves and node.mover >= 0:
        first = tree.sides[node.mover].first
        here = sum(1 for step in node.steps if step >= 0 and first[step + 1] - first[step] > 1)
    return here + sum(decisions(tree, after) for after in node.nexts)


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
    tree = Tree(Duel(*discs, 0, 0), False, False)
    assert decisions(tree, tree.root) == known


def test_every_duel_has_its_number() -> None:
    assert [duel_at(index).index() for index in range(64)] == list(range(64))
    assert str(duel_at(Duel(3, 2, 0, 1).index())) == "3v2 0-1"


def actions(tree: Tree, node: Node, cell: int) -> list[int]:
    lines = tree.sides[node.mover]
    step = node.steps[cell]
    return [lines.action[way] for way in range(lines.first[step], lines.first[step + 1])]


def test_what_may_be_done_follows_from_where_the_skull_is() -> None:
    tree = Tree(Duel(2, 1, 0, 0), False, False)
    assert actions(tree, tree.root, NONE) == [FLOWER]
    assert actions(tree, tree.root, HAND) == [FLOWER, SKULL]
    assert actions(tree, tree.root.after(LAY), HAND) == [SKULL]
    turn = tree.root.after(LAY).after(LAY)
    bids = [BID + 1, BID + 2]
    assert actions(tree, turn, NONE) == [FLOWER, *bids]
    assert actions(tree, turn, HAND) == [SKULL, *bids]  # the only flower lies on the mat
    assert actions(tree, turn, MAT) == [FLOWER, *bids]
    # Who has no disc left must bid, who has heard the highest bid says nothing more.
    assert actions(tree, turn.after(LAY), MAT) == [BID + 1, BID + 2, BID + 3]
    answer = turn.after(BID + 1)
    assert actions(tree, answer, NONE) == [PASS, BID + 2]
    assert answer.after(BID + 2).mover < 0
    given = answer.after(PASS).after(OWN)
    assert actions(tree, given, HAND) == [LOSE_FLOWER, LOSE_SKULL]


def test_who_has_four_discs_has_a_skull() -> None:
    tree = Tree(Duel(4, 3, 0, 0), False, False)
    assert tree.root.steps[NONE] == -1
    assert tree.root.after(LAY).steps[NONE] >= 0


@pytest.mark.parametrize("owner_starts", [False, True])
def test_who_starts_the_next_round(owner_starts: bool) -> None:
    tree = Tree(Duel(2, 3, 0, 0), False, owner_starts)
    ended = tree.root.after(LAY).after(LAY).after(BID + 2)  # all that lies there
    own = ended.after(OWN).after(GIVE)
    other = ended.after(OTHER)
    done = ended.after(DONE)
    assert str(own.duel) == "1v3 0-0"
    assert str(other.duel) == ("3v1 0-0" if owner_starts else "1v3 0-0")
    assert other.starter == int(owner_starts)
    assert str(done.duel) == "2v3 1-0"


def test_rounds_lead_to_fewer_discs_or_more_points() -> None:
    tree = Tree(Duel(3, 2, 0, 1), False, False)
    found = sequels(tree.root)
    assert found
    for node in found:
        duel = node.duel
        assert duel is not None
        discs = duel.starter_discs + duel.discs
        points = duel.starter_points + duel.points
        assert (discs, points) in {(4, 1), (5, 2)}
