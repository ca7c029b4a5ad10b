"""The public tree of Skull with two players left: one round, or as many as are wanted.

A line is all that one player has publicly done so far. It has one cell for each thing that only
the player knows: where the own skull is. There is none (cell 0 of a line), it is in the hand (1),
or it lies on the mat at height z from the bottom (2 + z). Between rounds only the first two are
left.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from skulduggery.games.skull.rules.actions import (
    BID_OFFSET,
    FLOWER,
    LOSE_FLOWER,
    LOSE_SKULL,
    PASS,
    SKULL,
)
from skulduggery.games.skull.rules.state import PHASE_NAME_STARTER, SkullState
from skulduggery.games.skull.rules.tribe import Tribe
from skulduggery.games.skull.solver.infosets import InfosetGraph

POINTS_TO_WIN: Final = 2
DISCS_PER_TRIBE: Final = 4
_MATCH_POINT_SUM: Final = 2  # both need one more point,
_MAX_SHORT_ENDGAME_DISCS: Final = 3  # and with so few discs the rest of the game is small

NO_SKULL_CELL: Final = 0  # cells of a line: no skull,
HAND_CELL: Final = 1  # the skull in the hand,
MAT_CELL: Final = 2  # and from here on the mat

# Public moves: bids and PASS are those of the game.
LAY_MOVE: Final = 0  # a disc, nobody else sees which
OWN_SKULL_MOVE: Final = 1  # the challenger flips the own skull
OTHER_SKULL_MOVE: Final = 2  # the challenger flips the other's skull
DONE_MOVE: Final = 4  # the challenger has flipped enough
GIVE_UP_MOVE: Final = 5  # a disc is given up, nobody else sees which

NO_SIDE: Final = -1  # nobody moves: chance, or a leaf


class SkullDuel:
    """What everybody knows between two rounds, the starter first."""

    def __init__(self, starter_discs: i64, discs: i64, starter_points: i64, points: i64) -> None:
        self.starter_discs = starter_discs
        self.discs = discs
        self.starter_points = starter_points
        self.points = points

    def duel_index(self) -> i64:
        """A number from 0 to 63."""
        sizes = (self.starter_discs - 1) * DISCS_PER_TRIBE + self.discs - 1
        return sizes * 4 + self.starter_points * 2 + self.points

    def __str__(self) -> str:
        score = f"{self.starter_points}-{self.points}"
        return f"{self.starter_discs}v{self.discs} {score}"


def is_solvable_duel(state: SkullState) -> bool:
    """Two tribes are left, of two players, with a round between them; no disc but their own."""
    if state.alive != 2 or state.phase == PHASE_NAME_STARTER:  # who names one has just gone out
        return False
    return state.num_seats == state.num_players and not state.rules.last_chance


def duel_of_tribes(starter: Tribe, other: Tribe) -> SkullDuel:
    return SkullDuel(starter.disc_count(), other.disc_count(), starter.points, other.points)


def prior_belief(discs: i64) -> float:
    """The chance that a tribe which lost its other discs by chance alone still has its skull."""
    return float(discs) / float(DISCS_PER_TRIBE)


def duel_at(index: i64) -> SkullDuel:
    return SkullDuel(index // 16 + 1, index // 4 % 4 + 1, index // 2 % 2, index % 2)


class PublicNode:
    """A public situation: who moves, where both are on their lines, and what may follow."""

    def __init__(self, mover: i64, line0: i64, line1: i64) -> None:
        self.mover = mover
        self.lines: tuple[i64, i64] = (line0, line1)
        self.moves: list[int] = []
        self.nexts: list[PublicNode] = []
        self.steps: list[int] = []  # of each cell of the mover, -1 where there is none
        self.duel: SkullDuel | None = None  # a round begins here
        self.starter: i64 = NO_SIDE
        self.leaf: i64 = -1

    def child_after(self, move: i64) -> "PublicNode":
        return self.nexts[self.moves.index(move)]

    def add_child(self, move: i64, node: "PublicNode") -> None:
        self.moves.append(move)
        self.nexts.append(node)


class PublicTree:
    """The rounds from one duel on; side 0 starts the first of them.

    The `whole` game, or one round whose leaves are the next; but the shortest of those, which are
    so small that they cost little, are in the tree in any case: no stored value is as good.
    """

    def __init__(self, duel: SkullDuel, whole: bool, owner_starts: bool) -> None:
        self._duel = duel
        self._whole = whole
        self.owner_starts = owner_starts
        self.sides = (InfosetGraph(), InfosetGraph())
        self.num_nodes: i64 = 0
        self._new_leaves: tuple[list[int], list[int], list[int], list[int]] = ([], [], [], [])
        self.root = self._add_round(
            0,
            duel.starter_discs,
            duel.discs,
            duel.starter_points,
            duel.points,
            self._add_line(0, 2),
            self._add_line(1, 2),
        )
        for lines in self.sides:
            lines.freeze_arrays()
        # Of each leaf: the lines it is on, who has won, or else which duel follows and whose it is.
        self.leaf0: vec[i64] = vec[i64](self._new_leaves[0])
        self.leaf1: vec[i64] = vec[i64](self._new_leaves[1])
        self.winner: vec[i64] = vec[i64](self._new_leaves[2])
        self.next_duel: vec[i64] = vec[i64](self._new_leaves[3])
        self.num_leaves: i64 = len(self._new_leaves[0])

    def _add_line(self, side: i64, cells: i64) -> i64:
        return self.sides[side].add_line(cells)

    def add_node(self, mover: i64, line0: i64, line1: i64) -> PublicNode:
        self.num_nodes += 1
        return PublicNode(mover, line0, line1)

    def add_leaf(self, line0: i64, line1: i64, winner: i64, sequel: i64) -> PublicNode:
        leaf = self.add_node(NO_SIDE, line0, line1)
        leaf.leaf = len(self._new_leaves[0])
        self._new_leaves[0].append(line0)
        self._new_leaves[1].append(line1)
        self._new_leaves[2].append(winner)
        self._new_leaves[3].append(sequel)
        return leaf

    def add_next_round(
        self, starter: i64, n0: i64, n1: i64, p0: i64, p1: i64, line0: i64, line1: i64
    ) -> PublicNode:
        """The next round: in the tree, or a leaf."""
        duel = SkullDuel(n0, n1, p0, p1) if starter == 0 else SkullDuel(n1, n0, p1, p0)
        if self._whole or (p0 + p1 == _MATCH_POINT_SUM and n0 + n1 <= _MAX_SHORT_ENDGAME_DISCS):
            node = self._add_round(starter, n0, n1, p0, p1, line0, line1)
        else:
            node = self.add_leaf(line0, line1, NO_SIDE, duel.duel_index() * 2 + starter)
        node.duel = duel
        node.starter = starter
        return node

    def _add_round(
        self, starter: i64, n0: i64, n1: i64, p0: i64, p1: i64, line0: i64, line1: i64
    ) -> PublicNode:
        """A round: both lay a first disc, unseen, so the order does not matter."""
        return _RoundBuilder(self, starter, n0, n1, p0, p1).add_first_discs(starter, line0, line1)


class _RoundBuilder:
    """Adds one round to a tree."""

    def __init__(self, tree: PublicTree, starter: i64, n0: i64, n1: i64, p0: i64, p1: i64) -> None:
        self._tree = tree
        self._starter = starter
        self._discs = [n0, n1]
        self._points = [p0, p1]

    def add_first_discs(self, side: i64, line0: i64, line1: i64) -> PublicNode:
        node = self._tree.add_node(side, line0, line1)
        line = self._add_first_disc_line(node, side)
        if side == 0:
            line0 = line
        else:
            line1 = line
        if side == self._starter:
            node.add_child(LAY_MOVE, self.add_first_discs(1 - side, line0, line1))
        else:
            node.add_child(LAY_MOVE, self._add_turn(self._starter, 1, 1, line0, line1))
        return node

    def _add_first_disc_line(self, node: PublicNode, side: i64) -> i64:
        """The line after a first disc."""
        lines = self._tree.sides[side]
        line = node.lines[side]
        laid = lines.add_line(MAT_CELL + 1)
        if self._discs[side] == DISCS_PER_TRIBE:
            node.steps = [-1]  # nothing lost yet: there is a skull
        else:
            node.steps = [lines.add_decision(line, [FLOWER], [laid])]
        if self._discs[side] > 1:
            node.steps.append(
                lines.add_decision(
                    line + HAND_CELL, [FLOWER, SKULL], [laid + HAND_CELL, laid + MAT_CELL]
                )
            )
        else:
            node.steps.append(lines.add_decision(line + HAND_CELL, [SKULL], [laid + MAT_CELL]))
        return laid

    def _is_impossible(self, cell: i64, side: i64, height: i64) -> bool:
        discs = self._discs[side]
        return (cell == HAND_CELL and height == discs) or (
            cell == NO_SKULL_CELL and discs == DISCS_PER_TRIBE
        )

    def _add_turn(self, side: i64, h0: i64, h1: i64, line0: i64, line1: i64) -> PublicNode:
        """Another disc, or a first bid."""
        node = self._tree.add_node(side, line0, line1)
        lines = self._tree.sides[side]
        discs = self._discs[side]
        height = h0 if side == 0 else h1
        total = h0 + h1
        line = node.lines[side]
        laid: i64 = -1
        if height < discs:
            laid = lines.add_line(MAT_CELL + height + 1)
        bids = [lines.add_line(MAT_CELL + height) for _ in range(total)]
        for cell in range(MAT_CELL + height):
            actions: list[int] = []
            targets: list[int] = []
            if self._is_impossible(cell, side, height):
                node.steps.append(-1)
                continue
            if height < discs - 1 or (height < discs and cell != HAND_CELL):
                actions.append(FLOWER)
                targets.append(laid + cell)
            if cell == HAND_CELL:
                actions.append(SKULL)
                targets.append(laid + MAT_CELL + height)
            for bid in range(1, total + 1):
                actions.append(BID_OFFSET + bid)
                targets.append(bids[bid - 1] + cell)
            node.steps.append(lines.add_decision(line + cell, actions, targets))
        if laid >= 0:
            if side == 0:
                node.add_child(LAY_MOVE, self._add_turn(1, h0 + 1, h1, laid, line1))
            else:
                node.add_child(LAY_MOVE, self._add_turn(0, h0, h1 + 1, line0, laid))
        for bid in range(1, total + 1):
            self._add_bid(node, side, bid, bids[bid - 1], h0, h1)
        return node

    def _add_bid(self, node: PublicNode, side: i64, bid: i64, line: i64, h0: i64, h1: i64) -> None:
        """A bid, after which the other may raise unless it is the highest possible."""
        line0 = line if side == 0 else node.lines[0]
        line1 = line if side == 1 else node.lines[1]
        if bid == h0 + h1:
            node.add_child(BID_OFFSET + bid, self._add_challenge(side, bid, h0, h1, line0, line1))
        else:
            node.add_child(
                BID_OFFSET + bid, self._add_bid_answer(1 - side, bid, h0, h1, line0, line1)
            )

    def _add_bid_answer(
        self, side: i64, high: i64, h0: i64, h1: i64, line0: i64, line1: i64
    ) -> PublicNode:
        """Pass or raise."""
        node = self._tree.add_node(side, line0, line1)
        lines = self._tree.sides[side]
        height = h0 if side == 0 else h1
        total = h0 + h1
        line = node.lines[side]
        passed = lines.add_line(MAT_CELL + height)
        bids = [lines.add_line(MAT_CELL + height) for _ in range(high + 1, total + 1)]
        actions = [PASS] + [BID_OFFSET + bid for bid in range(high + 1, total + 1)]
        for cell in range(MAT_CELL + height):
            if self._is_impossible(cell, side, height):
                node.steps.append(-1)
                continue
            targets = [passed + cell] + [bid + cell for bid in bids]
            node.steps.append(lines.add_decision(line + cell, actions, targets))
        after0 = passed if side == 0 else line0
        after1 = passed if side == 1 else line1
        node.add_child(PASS, self._add_challenge(1 - side, high, h0, h1, after0, after1))
        for bid in range(high + 1, total + 1):
            self._add_bid(node, side, bid, bids[bid - high - 1], h0, h1)
        return node

    def _add_challenge(
        self, side: i64, bid: i64, h0: i64, h1: i64, line0: i64, line1: i64
    ) -> PublicNode:
        """The challenger flips the own discs from the top, then the other's."""
        node = self._tree.add_node(NO_SIDE, line0, line1)
        height, rest = (h0, h1) if side == 0 else (h1, h0)
        own = bid if bid < height else height
        others = bid - own
        self._add_own_skull(node, side, height, rest, height - own)
        if others > 0:
            self._add_other_skull(node, side, height, rest, rest - others)
        self._add_success(node, side, height, rest, height - own, rest - others)
        return node

    def _add_revealed_line(
        self, side: i64, line: i64, low: i64, high: i64, none: bool, hand: bool
    ) -> i64:
        """A line between rounds: for no skull, it in the hand, and it lying at low or higher."""
        lines = self._tree.sides[side]
        known = lines.add_line(2)
        if none:
            lines.add_transition(line, known, 1.0)
        if hand:
            lines.add_transition(line + HAND_CELL, known + HAND_CELL, 1.0)
        for z in range(low, high):
            lines.add_transition(line + MAT_CELL + z, known + HAND_CELL, 1.0)
        return known

    def _add_own_skull(self, node: PublicNode, side: i64, height: i64, rest: i64, low: i64) -> None:
        """The challenger's skull is public, and which disc is given up for it a secret."""
        lines = self._tree.sides[side]
        shown = self._add_revealed_line(side, node.lines[side], low, height, False, False)
        other = self._add_unrevealed_line(1 - side, node.lines[1 - side], rest)
        if self._discs[side] == 1:
            node.add_child(OWN_SKULL_MOVE, self._add_game_end(1 - side, side, shown, other))
            return
        line0, line1 = (shown, other) if side == 0 else (other, shown)
        choice = self._tree.add_node(side, line0, line1)
        left = lines.add_line(2)
        step = lines.add_decision(
            shown + HAND_CELL, [LOSE_FLOWER, LOSE_SKULL], [left + HAND_CELL, left]
        )
        choice.steps = [-1, step]
        choice.add_child(GIVE_UP_MOVE, self._add_next_round(side, side, left, other, 1, 0))
        node.add_child(OWN_SKULL_MOVE, choice)

    def _add_other_skull(
        self, node: PublicNode, side: i64, height: i64, rest: i64, low: i64
    ) -> None:
        """All own discs on the mat were flowers; one of all goes, nobody else knows which."""
        discs = self._discs[side]
        lines = self._tree.sides[side]
        line = node.lines[side]
        other = self._add_revealed_line(1 - side, node.lines[1 - side], low, rest, False, False)
        left = lines.add_line(2)
        lines.add_transition(line, left, 1.0)
        if height < discs:
            lines.add_transition(line + HAND_CELL, left + HAND_CELL, 1.0 - 1.0 / float(discs))
            lines.add_transition(line + HAND_CELL, left, 1.0 / float(discs))
        if discs == 1:
            node.add_child(OTHER_SKULL_MOVE, self._add_game_end(1 - side, side, left, other))
        else:
            starter = 1 - side if self._tree.owner_starts else side
            node.add_child(OTHER_SKULL_MOVE, self._add_next_round(starter, side, left, other, 1, 0))

    def _add_success(
        self, node: PublicNode, side: i64, height: i64, rest: i64, low: i64, low_other: i64
    ) -> None:
        hand = height < self._discs[side]
        mine = self._add_revealed_line(side, node.lines[side], 0, low, True, hand)
        rest_hand = rest < self._discs[1 - side]
        other = self._add_revealed_line(
            1 - side, node.lines[1 - side], 0, low_other, True, rest_hand
        )
        if self._points[side] + 1 == POINTS_TO_WIN:
            node.add_child(DONE_MOVE, self._add_game_end(side, side, mine, other))
        else:
            node.add_child(DONE_MOVE, self._add_next_round(side, side, mine, other, 0, 1))

    def _add_unrevealed_line(self, side: i64, line: i64, height: i64) -> i64:
        return self._add_revealed_line(side, line, 0, height, True, height < self._discs[side])

    def _add_game_end(self, winner: i64, side: i64, mine: i64, other: i64) -> PublicNode:
        line0, line1 = (mine, other) if side == 0 else (other, mine)
        return self._tree.add_leaf(line0, line1, winner, -1)

    def _add_next_round(
        self, starter: i64, side: i64, mine: i64, other: i64, lost: i64, won: i64
    ) -> PublicNode:
        """The next round, after what the challenger has lost or won."""
        discs = self._discs.copy()
        points = self._points.copy()
        discs[side] -= lost
        points[side] += won
        line0, line1 = (mine, other) if side == 0 else (other, mine)
        return self._tree.add_next_round(
            starter, discs[0], discs[1], points[0], points[1], line0, line1
        )
