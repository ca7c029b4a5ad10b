"""Information sets of one player as flat arrays, for forward (reach) and backward (value) passes.

A cell is one information set between decisions: a line and a place of the own skull (see
`public_tree`). A step leads from a cell to cells of later lines by one or several ways: a decision
has a way for each action, a transition has one way with a weight. Steps are in the order of play,
so reach is propagated forwards through them and values backwards.
"""

from librt.vecs import vec
from mypy_extensions import i64


class InfosetGraph:
    """The cells and steps of one player: first added one by one, then frozen into arrays."""

    def __init__(self) -> None:
        self.num_cells: i64 = 0
        self.num_steps: i64 = 0
        self.num_ways: i64 = 0
        self._new_sources: list[int] = []
        self._new_firsts: list[int] = []
        self._new_weights: list[float] = []
        self._new_targets: list[int] = []
        self._new_actions: list[int] = []
        # Of each step: the cell it starts from, its first way (the last one ends where the next
        # step's begin) and, with only one way, its weight.
        self.source: vec[i64] = vec[i64]()
        self.first: vec[i64] = vec[i64]()
        self.weight: vec[float] = vec[float]()
        # Of each way: the cell it leads to and the action that takes it.
        self.target: vec[i64] = vec[i64]()
        self.action: vec[i64] = vec[i64]()

    def add_line(self, cells: i64) -> i64:
        """The first cell of a new line."""
        first = self.num_cells
        self.num_cells += cells
        return first

    def add_decision(self, source: i64, actions: list[int], targets: list[int]) -> i64:
        """A decision at a cell; the number of the step."""
        self._new_sources.append(source)
        self._new_firsts.append(self.num_ways)
        self._new_weights.append(1.0)
        self._new_targets += targets
        self._new_actions += actions
        self.num_ways += len(targets)
        self.num_steps += 1
        return self.num_steps - 1

    def add_transition(self, source: i64, target: i64, weight: float) -> None:
        """A step without a decision, with a chance that depends on this player alone."""
        self.add_decision(source, [0], [target])
        self._new_weights[-1] = weight

    def ways_of(self, step: i64) -> range:
        return range(self.first[step], self.first[step + 1])

    def freeze_arrays(self) -> None:
        self.source = vec[i64](self._new_sources)
        self._new_firsts.append(self.num_ways)
        self.first = vec[i64](self._new_firsts)
        self.weight = vec[float](self._new_weights)
        self.target = vec[i64](self._new_targets)
        self.action = vec[i64](self._new_actions)
