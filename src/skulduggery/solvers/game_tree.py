"""A whole game tree as flat arrays, for the solvers."""

from librt.vecs import append, vec
from mypy_extensions import i32, i64, mypyc_attr

from skulduggery.core.state import CHANCE, OVER


@mypyc_attr(allow_interpreted_subclasses=True)
class GameNode:
    """An immutable node of a two-player zero-sum game."""

    def acting_player(self) -> int:
        """The player who decides, 0 or 1; or CHANCE, or OVER."""
        raise NotImplementedError

    def legal_actions(self) -> list[int]:
        """The legal actions, or the outcomes of chance, in rising order."""
        raise NotImplementedError

    def outcome_probabilities(self) -> list[float]:
        """The probabilities of the outcomes, in the order of `legal_actions`; never 0."""
        raise NotImplementedError

    def infoset_key(self) -> str:
        """The infoset key: all that the acting player has observed and done (perfect recall)."""
        raise NotImplementedError

    def child_after(self, action: int) -> "GameNode":
        raise NotImplementedError

    def final_payoff(self) -> float:
        """The payoff of player 0 at the end; player 1 gets its negative."""
        raise NotImplementedError

    def __deepcopy__(self, memo: dict[int, object]) -> "GameNode":
        return self  # immutable


class ImperfectRecallError(ValueError):
    """An infoset is reached by different own sequences: the game has imperfect recall."""


class PlayerInfosets:
    """The infosets and sequences of one player.

    Infosets are numbered as they are met, so that earlier decisions have lower numbers. A sequence
    is an infoset with one of its actions; sequence 0 is the empty sequence.
    """

    def __init__(self) -> None:
        # By infoset: its key, legal actions, first sequence (with one more entry at the end), and
        # the own sequence that leads to it.
        self.keys: list[str] = []
        self.number_by_key: dict[str, int] = {}
        self.actions: list[list[int]] = []
        self.first_sequence: vec[i32] = vec[i32]([1])
        self.parent_sequence: vec[i32] = vec[i32]()
        self.sequence_count: i64 = 1

    def infoset_number(self, key: str, actions: list[int], before: i64) -> i64:
        """The number of the infoset with this key, which may be new."""
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
    """Nodes ordered so that parents come first and siblings are adjacent."""

    def __init__(self) -> None:
        self.node_count: i64 = 0
        self.actor: vec[i32] = vec[i32]()  # a player, CHANCE or OVER
        self.first_child: vec[i32] = vec[i32]()
        self.child_count: vec[i32] = vec[i32]()
        self.infoset: vec[i32] = vec[i32]()  # where a player decides
        self.chance_probability: vec[float] = vec[float]()  # of this node from its parent
        self.payoff: vec[float] = vec[float]()  # at the end, for player 0
        self.sides: tuple[PlayerInfosets, PlayerInfosets] = (PlayerInfosets(), PlayerInfosets())

    def add_node(self, chance: float) -> None:
        """Append a node of which only its chance probability is known yet."""
        self.node_count += 1
        self.actor = append(self.actor, i32(OVER))
        self.first_child = append(self.first_child, i32(0))
        self.child_count = append(self.child_count, i32(0))
        self.infoset = append(self.infoset, i32(-1))
        self.chance_probability = append(self.chance_probability, chance)
        self.payoff = append(self.payoff, 0.0)

    def grow_subtree(self, node: i64, here: GameNode, before0: i64, before1: i64) -> None:
        """Add the subtree of `here`; `before0` and `before1` are the last sequences of both."""
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
    """The tree of a game from its root."""
    tree = GameTree()
    tree.add_node(1.0)
    tree.grow_subtree(0, root, 0, 0)
    return tree
