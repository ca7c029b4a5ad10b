"""A whole game as flat arrays: what the solvers run through."""

from librt.vecs import append, vec
from mypy_extensions import i32, i64, mypyc_attr

from skulduggery.core.state import CHANCE, OVER


@mypyc_attr(allow_interpreted_subclasses=True)
class GameNode:
    """One point of a game between two players who want the opposite; it never changes."""

    def acting_player(self) -> int:
        """The player who decides, 0 or 1; or CHANCE, or OVER."""
        raise NotImplementedError

    def legal_actions(self) -> list[int]:
        """What can be decided, or what chance can bring, in rising order."""
        raise NotImplementedError

    def outcome_probabilities(self) -> list[float]:
        """How likely chance brings each of `actions`; never 0."""
        raise NotImplementedError

    def infoset_key(self) -> str:
        """All that the one who decides has seen and done so far (perfect recall)."""
        raise NotImplementedError

    def child_after(self, action: int) -> "GameNode":
        raise NotImplementedError

    def final_payoff(self) -> float:
        """What player 0 has won at the end, and player 1 lost."""
        raise NotImplementedError

    def __deepcopy__(self, memo: dict[int, object]) -> "GameNode":
        return self  # what never changes needs no second one


class ImperfectRecallError(ValueError):
    """A player could not tell what they themselves did: no game of perfect recall."""


class PlayerInfosets:
    """What one player decides.

    Information sets are numbered as they are met, so that earlier decisions have lower numbers. A
    sequence is an information set with one of its actions; sequence 0 is to have done nothing yet.
    """

    def __init__(self) -> None:
        self.keys: list[str] = []  # of each information set,
        self.number_by_key: dict[str, int] = {}  # the other way round,
        self.actions: list[list[int]] = []  # what can be done there,
        self.first_sequence: vec[i32] = vec[i32](
            [1]
        )  # the first of its sequences; one more at the end
        self.parent_sequence: vec[i32] = vec[i32]()  # and the own sequence that leads there
        self.sequence_count: i64 = 1

    def infoset_number(self, key: str, actions: list[int], before: i64) -> i64:
        """Of the information set with this key, which may be new."""
        known = self.number_by_key.get(key)
        if known is not None:
            if i64(self.parent_sequence[known]) != before or self.actions[known] != actions:
                raise ImperfectRecallError(key)
            return known
        found = len(self.keys)
        self.number_by_key[key] = found
        self.keys.append(key)
        self.actions.append(actions)
        self.parent_sequence = append(self.parent_sequence, i32(before))
        self.sequence_count += len(actions)
        self.first_sequence = append(self.first_sequence, i32(self.sequence_count))
        return found


class GameTree:
    """Nodes in an order in which parents come first and the children of one stand together."""

    def __init__(self) -> None:
        self.node_count: i64 = 0
        self.actor: vec[i32] = vec[i32]()  # a player, CHANCE or OVER
        self.first_child: vec[i32] = vec[i32]()  # child
        self.child_count: vec[i32] = vec[i32]()  # number of children
        self.infoset: vec[i32] = vec[i32]()  # where a player decides: the information set
        self.chance_probability: vec[float] = vec[float]()  # that chance goes here from the parent
        self.payoff: vec[float] = vec[float]()  # at the end, for player 0
        self.sides: tuple[PlayerInfosets, PlayerInfosets] = (PlayerInfosets(), PlayerInfosets())

    def add_node(self, chance: float) -> None:
        """One more node, of which only its chance is known yet."""
        self.node_count += 1
        self.actor = append(self.actor, i32(OVER))
        self.first_child = append(self.first_child, i32(0))
        self.child_count = append(self.child_count, i32(0))
        self.infoset = append(self.infoset, i32(-1))
        self.chance_probability = append(self.chance_probability, chance)
        self.payoff = append(self.payoff, 0.0)

    def grow_subtree(self, node: i64, here: GameNode, before0: i64, before1: i64) -> None:
        """Everything from `here` on; the last sequences of both lead to it."""
        actor = here.acting_player()
        if actor == OVER:
            self.payoff[node] = here.final_payoff()
            return
        actions = here.legal_actions()
        first = self.node_count
        self.actor[node] = i32(actor)
        self.first_child[node] = i32(first)
        self.child_count[node] = i32(len(actions))
        step0: i64 = 0
        step1: i64 = 0
        if actor == CHANCE:
            for chance in here.outcome_probabilities():
                self.add_node(chance)
        else:
            for _ in actions:
                self.add_node(1.0)
            side = self.sides[actor]
            info = side.infoset_number(
                here.infoset_key(), actions, before0 if actor == 0 else before1
            )
            self.infoset[node] = i32(info)
            if actor == 0:
                before0, step0 = i64(side.first_sequence[info]), 1
            else:
                before1, step1 = i64(side.first_sequence[info]), 1
        for action in actions:
            self.grow_subtree(first, here.child_after(action), before0, before1)
            first += 1
            before0 += step0
            before1 += step1


def build_tree(root: GameNode) -> GameTree:
    """The tree of a game from its first situation."""
    tree = GameTree()
    tree.add_node(1.0)
    tree.grow_subtree(0, root, 0, 0)
    return tree
