"""Posterior over opponents' hidden discs in Skull, by Bayes with the master's net as likelihood.

Seats are taken as independent. A part of all play counts as uniformly random, for opponents do not
play exactly like the net.
"""

from collections.abc import Sequence
from typing import NamedTuple

from skulduggery.core.rng import Rng
from skulduggery.games.skull.bots.features import skull_probability
from skulduggery.games.skull.bots.policy import SkullNetPolicy, sample_weighted
from skulduggery.games.skull.bots.replay_history import Turn
from skulduggery.games.skull.rules.actions import FLOWER, LAST_CHANCE, SKULL
from skulduggery.games.skull.rules.state import PHASE_PLACE, PHASE_RAISE, SkullState
from skulduggery.games.skull.rules.tribe import NOT_ON_MAT, Tribe

UNEXPLAINED_PLAY_SHARE = 0.3  # of all decisions, taken as uniformly random


class DiscLayout(NamedTuple):
    """One way in which the unseen discs of a seat may lie."""

    skull: int
    skull_at: int
    last_at: int

    def apply_to(self, tribe: Tribe) -> None:
        discs = tribe.disc_count()
        tribe.skull = self.skull
        tribe.flowers = discs - self.skull
        tribe.skull_at = self.skull_at if self.skull_at < tribe.height else NOT_ON_MAT
        tribe.last_at = self.last_at if self.last_at < tribe.height else NOT_ON_MAT
        tribe.recount_hand()

    def face_at(self, height: int) -> int:
        if height == self.skull_at:
            return SKULL
        return LAST_CHANCE if height == self.last_at else FLOWER


def possible_layouts(tribe: Tribe, sealed: bool) -> dict[DiscLayout, float]:
    """All layouts that fit what is seen, with their prior weights before the round began."""
    if tribe.disc_count() == 0 or tribe.shows_skull():
        return {DiscLayout(tribe.skull, tribe.skull_at, tribe.last_at): 1.0}
    # Nobody knows yet whether a sealed disc is the open one (LC03).
    unsure = sealed and tribe.last > 0 and tribe.height > 0
    owned = skull_probability(tribe)
    layouts: dict[DiscLayout, float] = {}
    for last_at in (0, NOT_ON_MAT) if unsure else (tribe.last_at,):
        if owned < 1:
            layouts[DiscLayout(0, NOT_ON_MAT, last_at)] = 1 - owned
        if owned > 0:
            for height in range(tribe.height - tribe.flipped):
                if height != last_at:
                    layouts[DiscLayout(1, height, last_at)] = owned
            if tribe.height - (last_at != NOT_ON_MAT) < tribe.disc_count():
                layouts[DiscLayout(1, NOT_ON_MAT, last_at)] = owned
    return layouts


def uniform_likelihood(layout: DiscLayout, tribe: Tribe) -> float:
    """The likelihood of the skull's place if its owner laid discs at random."""
    if layout.skull == 0:
        return 1.0
    discs = int(tribe.disc_count())
    in_hand = discs - tribe.height + int(layout.last_at != NOT_ON_MAT)
    return int(in_hand if layout.skull_at == NOT_ON_MAT else 1) / discs


class HandInference:
    """Posterior probabilities of the layouts of every seat that is hidden from a player."""

    def __init__(
        self, table: SkullState, player: int, turns: Sequence[Turn], policy: SkullNetPolicy
    ) -> None:
        self.policy = policy
        sealed = table.phase == PHASE_PLACE and table.rules.sealed
        self.layouts: dict[int, list[DiscLayout]] = {}  # by seat,
        self.layout_probabilities: dict[
            int, dict[int, float]
        ] = {}  # and how likely each of them is
        for seat, tribe in enumerate(table.tribes):
            if table.player_of(seat) == player or tribe.disc_count() == 0:
                continue
            seat_turns = [
                turn
                for turn in turns
                if turn.seat == seat
                and turn.before.round == table.round
                and PHASE_PLACE <= turn.before.phase <= PHASE_RAISE
            ]
            if sum(1 for turn in seat_turns if turn.ply <= LAST_CHANCE) != tribe.height:
                seat_turns = []  # the history does not tell
            layouts = possible_layouts(tribe, sealed)
            weights = [
                prior * self.layout_likelihood(layout, tribe, seat_turns)
                for layout, prior in layouts.items()
            ]
            self.layouts[seat] = list(layouts)
            self.layout_probabilities[seat] = {
                k: weight / sum(weights) for k, weight in enumerate(weights)
            }

    def layout_likelihood(
        self, layout: DiscLayout, tribe: Tribe, seat_turns: Sequence[Turn]
    ) -> float:
        """How likely the seat, with this layout, would have acted as it did."""
        if not seat_turns:
            return uniform_likelihood(layout, tribe)
        likelihood = 1.0
        for turn in seat_turns:
            table = turn.before.clone()
            own = table.tribes[turn.seat]
            ply = layout.face_at(own.height) if turn.ply <= LAST_CHANCE else turn.ply
            layout.apply_to(own)
            choices = int(table.count_actions())
            if choices > 1:
                chance = self.policy.action_probabilities(table, turn.seat).get(ply, 0.0)
                likelihood *= (
                    1 - UNEXPLAINED_PLAY_SHARE
                ) * chance + UNEXPLAINED_PLAY_SHARE / choices
        return likelihood

    def draw_layouts(self, table: SkullState, rng: Rng) -> None:
        """Make `table` a world drawn from the posterior."""
        for seat, layouts in self.layouts.items():
            layouts[sample_weighted(self.layout_probabilities[seat], rng)].apply_to(
                table.tribes[seat]
            )
