"""A whole game as flat arrays: what the solvers run through."""

from librt.vecs import append, vec
from mypy_extensions import i32, i64

from skulduggery.core.state import CHANCE, OVER
from skulduggery.solvers.situation import Situation


class Forgetful(ValueError):
    """A player could not tell what they themselves did: no game of perfect recall."""


class Side:
    """What one player decides.

    Information sets are numbered as they are met, so that earlier decisions have lower numbers. A
    sequence is an information set with one of its actions; sequence 0 is to have done nothing yet.
    """

    def __init__(self) -> None:
        self.keys: list[str] = []  # of each information set,
        self.numbers: dict[str, int] = {}  # the other way round,
        self.actions: list[list[int]] = []  # what can be done there,
        self.start: vec[i32] = vec[i32]([1])  # the first of its sequences; one more at the end
        self.before: vec[i32] = vec[i32]()  # and the own sequence that leads there
        self.sequences: i64 = 1

    def number(self, key: str, actions: list[int], before: i64) -> i64:
        """Of the information set with this key, which may be new."""
        known = self.numbers.get(key)
        if known is not None:
            if i64(self.before[known]) != before or self.actions[known] != actions:
                raise Forgetful(key)
            return known
        found = len(self.keys)
        self.numbers[key] = found
        self.keys.append(key)
        self.actions.append(actions)
        self.before = append(self.before, i32(before))
        self.sequences += len(actions)
        self.start = append(self.start, i32(self.sequences))
        return found


class Tree:
    """Nodes in an order in which parents come first and the children of one stand together."""

    def __init__(self) -> None:
        self.nodes: i64 = 0
        self.actor: vec[i32] = vec[i32]()  # a player, CHANCE or OVER
        self.first: vec[i32] = vec[i32]()  # child
        self.size: vec[i32] = vec[i32]()  # number of children
        self.info: vec[i32] = vec[i32]()  # where a player decides: the information set
        self.chance: vec[float] = vec[float]()  # that chance goes here from the parent
        self.worth: vec[float] = vec[float]()  # at the end, for player 0
        self.sides: tuple[Side, Side] = (Side(), Side())

    def add(self, chance: float) -> None:
        """One more node, of which only its chance is known yet."""
        self.nodes += 1
        self.actor = append(self.actor, i32(OVER))
        self.first = append(self.first, i32(0))
        self.size = append(self.size, i32(0))
        self.info = append(self.info, i32(-1))
        self.chance = append(self.chance, chance)
        self.worth = append(self.worth, 0.0)

    def grow(self, node: i64, here: Situation, before0: i64, before1: i64) -> None:
        """Everything from `here` on; the last sequences of both lead to it."""
        actor = here.actor()
        if actor == OVER:
            self.worth[node] = here.worth()
            return
        actions = here.actions()
        first = self.nodes
        self.actor[node] = i32(actor)
        self.first[node] = i32(first)
        self.size[node] = i32(len(actions))
        step0: i64 = 0
        step1: i64 = 0
        if actor == CHANCE:
            for chance in here.chances():
                self.add(chance)
        else:
            for _ in actions:
                self.add(1.0)
            side = self.sides[actor]
            info = side.number(here.key(), actions, before0 if actor == 0 else before1)
            self.info[node] = i32(info)
            if actor == 0:
                before0, step0 = i64(side.start[info]), 1
            else:
                before1, step1 = i64(side.start[info]), 1
        for action in actions:
            self.grow(first, here.after(action), before0, before1)
            first += 1
            before0 += step0
            before1 += step1


def build(root: Situation) -> Tree:
    """The tree of a game from its first situation."""
    tree = Tree()
    tree.add(1.0)
    tree.grow(0, root, 0, 0)
    return tree
