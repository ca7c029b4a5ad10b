"""Values of actions and situations in a solved round of Skull."""

from skulduggery.games.skull.bots.endgame_player import DuelRound, skull_cell
from skulduggery.games.skull.rules.actions import FLOWER, PASS, SKULL
from skulduggery.games.skull.rules.state import (
    PHASE_ADD,
    PHASE_ATTEMPT,
    PHASE_LOSE,
    PHASE_PLACE,
    PHASE_RAISE,
    SkullState,
)
from skulduggery.games.skull.solver.endgame_values import EndgameValues
from skulduggery.games.skull.solver.public_tree import (
    DONE_MOVE,
    HAND_CELL,
    LAY_MOVE,
    MAT_CELL,
    NO_SKULL_CELL,
    OTHER_SKULL_MOVE,
    OWN_SKULL_MOVE,
)
from skulduggery.games.skull.solver.resolve import RoundPolicy


class RoundValues:
    """For the owner of `seat`: at `table` only the other's unseen discs are guesses."""

    def __init__(
        self,
        policy: RoundPolicy,
        now: DuelRound,
        grids: EndgameValues,
        table: SkullState,
        seat: int,
    ) -> None:
        self.policy = policy
        self.grids = grids
        self.table = table
        self.own = table.tribes[seat]
        self.other = table.tribes[table.next_alive(seat)]
        self.cell = skull_cell(table, seat)
        self.kind = HAND_CELL if self.own.skull > 0 else NO_SKULL_CELL
        self.is_challenger = table.challenger == seat
        self.moves = now.moves
        closed = table.phase >= PHASE_ATTEMPT and table.high < table.total
        if closed and self.moves[-1] != PASS:
            self.moves = [
                *now.moves,
                PASS,
            ]  # the auction closed, though the history does not say so
        policy.compute_values()

    def action_values(self) -> dict[int, float]:
        """The chance to win after each choice of the own turn."""
        phase = self.table.phase
        if phase == PHASE_PLACE:
            return self.first_disc_values()
        if phase in (PHASE_ADD, PHASE_RAISE):
            node = self.policy.node_at(self.moves)
            return self.policy.action_values(node, self.cell, self.other.height)
        if phase == PHASE_LOSE and self.own.disc_count() > 1:
            return self.policy.action_values(
                self.policy.node_at(self.moves).child_after(OWN_SKULL_MOVE), HAND_CELL, 0
            )
        return dict.fromkeys(self.table.legal_actions(), self.win_probability())

    def win_probability(self) -> float:
        """The chance to win where there is nothing to decide, or not for this player."""
        phase = self.table.phase
        if phase == PHASE_PLACE:
            return self.first_disc_values()[SKULL if self.own.skull_at == 0 else FLOWER]
        if phase in (PHASE_ADD, PHASE_RAISE):
            return self.policy.cell_value(
                self.policy.node_at(self.moves), self.cell, self.other.height
            )
        if phase == PHASE_LOSE:
            if (self.own if self.is_challenger else self.other).disc_count() == 1:
                return float(not self.is_challenger)
            return self.policy.cell_value(
                self.policy.node_at(self.moves).child_after(OWN_SKULL_MOVE), self.kind, 0
            )
        return (
            self.attempt_value() if phase == PHASE_ATTEMPT else self.outcome_value(OTHER_SKULL_MOVE)
        )

    def first_disc_values(self) -> dict[int, float]:
        root = self.policy.solver.tree.root
        heights = 0 if self.policy.me == 0 else 1  # in the tree the starter lays first
        node = root if self.policy.me == 0 else root.child_after(LAY_MOVE)
        return self.policy.action_values(node, self.kind, heights)

    def attempt_value(self) -> float:
        """Somebody flips the other's discs; the owner knows how that will end."""
        target = self.other if self.is_challenger else self.own
        top = target.height - target.flipped
        if not self.is_challenger:
            found = top - self.table.to_flip <= self.own.skull_at < top
            return self.outcome_value(OTHER_SKULL_MOVE if found else DONE_MOVE)
        cells = self.policy.opponent_reach_by_cell(self.policy.node_at(self.moves), top)
        found_mass = sum(cells[MAT_CELL + top - self.table.to_flip :])
        risk = found_mass / sum(cells)
        return risk * self.outcome_value(OTHER_SKULL_MOVE) + (1 - risk) * self.outcome_value(
            DONE_MOVE
        )

    def outcome_value(self, outcome: int) -> float:
        """What is to be expected after the challenge."""
        belief_state = self.policy.next_belief_state(self.moves, outcome)
        if belief_state is None:
            return float(self.is_challenger == (outcome == DONE_MOVE))
        grids = self.grids
        grids.look_up(belief_state.duel.duel_index(), *belief_state.beliefs)
        none, skull = (
            (grids.starter_none, grids.starter_skull)
            if belief_state.me == 0
            else (grids.other_none, grids.other_skull)
        )
        if self.kind == NO_SKULL_CELL:
            return none
        taken = outcome == OTHER_SKULL_MOVE and self.is_challenger  # a disc, by a blind hand
        gone = 1 / self.own.disc_count() if taken else 0.0
        return gone * none + (1 - gone) * skull
