"""What the others may hold in a round of Skull, read from what they did in it.

Seats are read one by one, each as if the master played there, though nobody is that sure of it.
"""

from collections.abc import Sequence
from typing import NamedTuple

from skulduggery.core.rng import Rng
from skulduggery.games.skull.bots.features import skull_probability
from skulduggery.games.skull.bots.policy import SkullNetPolicy, sample_weighted
from skulduggery.games.skull.bots.replay_history import Turn
from skulduggery.games.skull.rules.actions import FLOWER, LAST_CHANCE, SKULL
from skulduggery.games.skull.rules.state import PHASE_PLACE, PHASE_RAISE, SkullState
from skulduggery.games.skull.rules.tribe import NOWHERE, Tribe

UNEXPLAINED_PLAY_SHARE = 0.3  # how much of what people do nobody can explain


class DiscLayout(NamedTuple):
    """One way in which the unseen discs of a seat may lie."""

    skull: int
    skull_at: int
    last_at: int

    def apply_to(self, tribe: Tribe) -> None:
        discs = tribe.disc_count()
        tribe.skull = self.skull
        tribe.flowers = discs - self.skull
        tribe.skull_at = self.skull_at if self.skull_at < tribe.height else NOWHERE
        tribe.last_at = self.last_at if self.last_at < tribe.height else NOWHERE
        tribe.recount_hand()

    def face_at(self, height: int) -> int:
        if height == self.skull_at:
            return SKULL
        return LAST_CHANCE if height == self.last_at else FLOWER


def possible_layouts(tribe: Tribe, sealed: bool) -> dict[DiscLayout, float]:
    """All that can be, and how likely it was before the round began."""
    if tribe.disc_count() == 0 or tribe.shows_skull():
        return {DiscLayout(tribe.skull, tribe.skull_at, tribe.last_at): 1.0}
    # Nobody knows yet whether a sealed disc is the open one (LC03).
    unsure = sealed and tribe.last > 0 and tribe.height > 0
    owned = skull_probability(tribe)
    cases: dict[DiscLayout, float] = {}
    for last_at in (0, NOWHERE) if unsure else (tribe.last_at,):
        if owned < 1:
            cases[DiscLayout(0, NOWHERE, last_at)] = 1 - owned
        if owned > 0:
            for height in range(tribe.height - tribe.flipped):
                if height != last_at:
                    cases[DiscLayout(1, height, last_at)] = owned
            if tribe.height - (last_at != NOWHERE) < tribe.disc_count():
                cases[DiscLayout(1, NOWHERE, last_at)] = owned
    return cases


def uniform_likelihood(case: DiscLayout, tribe: Tribe) -> float:
    """How likely a skull would be where it is, were all discs alike to its owner."""
    if case.skull == 0:
        return 1.0
    discs = int(tribe.disc_count())
    in_hand = discs - tribe.height + int(case.last_at != NOWHERE)
    return int(in_hand if case.skull_at == NOWHERE else 1) / discs


class HandInference:
    """How likely each case is at every seat that a player cannot look at."""

    def __init__(
        self, table: SkullState, player: int, turns: Sequence[Turn], mind: SkullNetPolicy
    ) -> None:
        self.policy = mind
        sealed = table.phase == PHASE_PLACE and table.rules.sealed
        self.layouts: dict[int, list[DiscLayout]] = {}  # by seat,
        self.layout_probabilities: dict[
            int, dict[int, float]
        ] = {}  # and how likely each of them is
        for seat, tribe in enumerate(table.tribes):
            if table.player_of(seat) == player or tribe.disc_count() == 0:
                continue
            said = [
                turn
                for turn in turns
                if turn.seat == seat
                and turn.before.round == table.round
                and PHASE_PLACE <= turn.before.phase <= PHASE_RAISE
            ]
            if sum(1 for turn in said if turn.ply <= LAST_CHANCE) != tribe.height:
                said = []  # nobody has told
            cases = possible_layouts(tribe, sealed)
            weights = [
                prior * self.layout_likelihood(case, tribe, said) for case, prior in cases.items()
            ]
            self.layouts[seat] = list(cases)
            self.layout_probabilities[seat] = {
                k: weight / sum(weights) for k, weight in enumerate(weights)
            }

    def layout_likelihood(self, case: DiscLayout, tribe: Tribe, said: Sequence[Turn]) -> float:
        """How likely somebody in this case would have done all that."""
        if not said:
            return uniform_likelihood(case, tribe)
        fit = 1.0
        for turn in said:
            table = turn.before.clone()
            own = table.tribes[turn.seat]
            ply = case.face_at(own.height) if turn.ply <= LAST_CHANCE else turn.ply
            case.apply_to(own)
            choices = int(table.count_actions())
            if choices > 1:
                chance = self.policy.action_probabilities(table, turn.seat).get(ply, 0.0)
                fit *= (1 - UNEXPLAINED_PLAY_SHARE) * chance + UNEXPLAINED_PLAY_SHARE / choices
        return fit

    def draw_layouts(self, table: SkullState, rng: Rng) -> None:
        """A truth, as likely as it is."""
        for seat, cases in self.layouts.items():
            cases[sample_weighted(self.layout_probabilities[seat], rng)].apply_to(
                table.tribes[seat]
            )
