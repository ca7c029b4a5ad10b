"""One round of a duel in Skull at one moment: what each choice, and the moment itself, is worth."""

from skulduggery.games.skull.bots.endgame_player import Round, cell_of
from skulduggery.games.skull.rules.actions import FLOWER, PASS, SKULL
from skulduggery.games.skull.rules.state import ADD, ATTEMPT, LOSE, PLACE, RAISE, SkullState
from skulduggery.games.skull.solver.endgame_values import Grids
from skulduggery.games.skull.solver.public_tree import DONE, HAND, LAY, MAT, NONE, OTHER, OWN
from skulduggery.games.skull.solver.resolve import RoundPolicy


class Bout:
    """As the owner of `seat` sees it: at `table` only the other's unseen discs are guesses."""

    def __init__(
        self, policy: RoundPolicy, now: Round, grids: Grids, table: SkullState, seat: int
    ) -> None:
        self.policy = policy
        self.grids = grids
        self.table = table
        self.own = table.tribes[seat]
        self.other = table.tribes[table.next_alive(seat)]
        self.cell = cell_of(table, seat)
        self.kind = HAND if self.own.skull > 0 else NONE
        self.challenges = table.challenger == seat
        self.moves = now.moves
        closed = table.phase >= ATTEMPT and table.high < table.total
        if closed and self.moves[-1] != PASS:
            self.moves = [*now.moves, PASS]  # it must have come to that, though nobody told
        policy.look_ahead()

    def choices(self) -> dict[int, float]:
        """The chance to win after each choice of the own turn."""
        phase = self.table.phase
        if phase == PLACE:
            return self.first_discs()
        if phase in (ADD, RAISE):
            node = self.policy.at(self.moves)
            return self.policy.worths(node, self.cell, self.other.height)
        if phase == LOSE and self.own.discs() > 1:
            return self.policy.worths(self.policy.at(self.moves).after(OWN), HAND, 0)
        return dict.fromkeys(self.table.actions(), self.standing())

    def standing(self) -> float:
        """The chance to win where there is nothing to decide, or not for this player."""
        phase = self.table.phase
        if phase == PLACE:
            return self.first_discs()[SKULL if self.own.skull_at == 0 else FLOWER]
        if phase in (ADD, RAISE):
            return self.policy.worth(self.policy.at(self.moves), self.cell, self.other.height)
        if phase == LOSE:
            if (self.own if self.challenges else self.other).discs() == 1:
                return float(not self.challenges)
            return self.policy.worth(self.policy.at(self.moves).after(OWN), self.kind, 0)
        return self.attempt() if phase == ATTEMPT else self.outcome(OTHER)

    def first_discs(self) -> dict[int, float]:
        root = self.policy.solver.tree.root
        heights = 0 if self.policy.me == 0 else 1  # in the tree the starter lays first
        node = root if self.policy.me == 0 else root.after(LAY)
        return self.policy.worths(node, self.kind, heights)

    def attempt(self) -> float:
        """Somebody flips the other's discs; the owner knows how that will end."""
        target = self.other if self.challenges else self.own
        top = target.height - target.flipped
        if not self.challenges:
            found = top - self.table.to_flip <= self.own.skull_at < top
            return self.outcome(OTHER if found else DONE)
        cells = self.policy.weights(self.policy.at(self.moves), top)
        found_mass = sum(cells[MAT + top - self.table.to_flip :])
        risk = found_mass / sum(cells)
        return risk * self.outcome(OTHER) + (1 - risk) * self.outcome(DONE)

    def outcome(self, outcome: int) -> float:
        """What is to be expected after the challenge."""
        standing = self.policy.after(self.moves, outcome)
        if standing is None:
            return float(self.challenges == (outcome == DONE))
        grids = self.grids
        grids.look_up(standing.duel.index(), *standing.beliefs)
        none, skull = (
            (grids.starter_none, grids.starter_skull)
            if standing.me == 0
            else (grids.other_none, grids.other_skull)
        )
        if self.kind == NONE:
            return none
        taken = outcome == OTHER and self.challenges  # a disc, by a blind hand
        gone = 1 / self.own.discs() if taken else 0.0
        return gone * none + (1 - gone) * skull
