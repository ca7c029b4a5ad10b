"""What the others may hold in a round of Skull, read from what they did in it.

Seats are read one by one, each as if the master played there, though nobody is that sure of it.
"""

from collections.abc import Sequence
from typing import NamedTuple

from skulduggery.core.rng import Rng
from skulduggery.games.skull.bots.features import likely
from skulduggery.games.skull.bots.policy import Mind, drawn
from skulduggery.games.skull.bots.replay_history import Turn
from skulduggery.games.skull.rules.actions import FLOWER, LAST, SKULL
from skulduggery.games.skull.rules.state import PLACE, RAISE, SkullState
from skulduggery.games.skull.rules.tribe import NOWHERE, Tribe

DOUBT = 0.3  # how much of what people do nobody can explain


class Case(NamedTuple):
    """One way in which the unseen discs of a seat may lie."""

    skull: int
    skull_at: int
    last_at: int

    def lay_out(self, tribe: Tribe) -> None:
        discs = tribe.discs()
        tribe.skull = self.skull
        tribe.flowers = discs - self.skull
        tribe.skull_at = self.skull_at if self.skull_at < tribe.height else NOWHERE
        tribe.last_at = self.last_at if self.last_at < tribe.height else NOWHERE
        tribe.count_hand()

    def face_at(self, height: int) -> int:
        if height == self.skull_at:
            return SKULL
        return LAST if height == self.last_at else FLOWER


def cases_of(tribe: Tribe, sealed: bool) -> dict[Case, float]:
    """All that can be, and how likely it was before the round began."""
    if tribe.discs() == 0 or tribe.shows_skull():
        return {Case(tribe.skull, tribe.skull_at, tribe.last_at): 1.0}
    # Nobody knows yet whether a sealed disc is the open one (LC03).
    unsure = sealed and tribe.last > 0 and tribe.height > 0
    owned = likely(tribe)
    cases: dict[Case, float] = {}
    for last_at in (0, NOWHERE) if unsure else (tribe.last_at,):
        if owned < 1:
            cases[Case(0, NOWHERE, last_at)] = 1 - owned
        if owned > 0:
            for height in range(tribe.height - tribe.flipped):
                if height != last_at:
                    cases[Case(1, height, last_at)] = owned
            if tribe.height - (last_at != NOWHERE) < tribe.discs():
                cases[Case(1, NOWHERE, last_at)] = owned
    return cases


def any_order(case: Case, tribe: Tribe) -> float:
    """How likely a skull would be where it is, were all discs alike to its owner."""
    if case.skull == 0:
        return 1.0
    discs = int(tribe.discs())
    in_hand = discs - tribe.height + int(case.last_at != NOWHERE)
    return int(in_hand if case.skull_at == NOWHERE else 1) / discs


class Reading:
    """How likely each case is at every seat that a player cannot look at."""

    def __init__(self, table: SkullState, player: int, turns: Sequence[Turn], mind: Mind) -> None:
        self.mind = mind
        sealed = table.phase == PLACE and table.rules.sealed
        self.cases: dict[int, list[Case]] = {}  # by seat,
        self.chances: dict[int, dict[int, float]] = {}  # and how likely each of them is
        for seat, tribe in enumerate(table.tribes):
            if table.player_of(seat) == player or tribe.discs() == 0:
                continue
            said = [
                turn
                for turn in turns
                if turn.seat == seat
                and turn.before.round == table.round
                and PLACE <= turn.before.phase <= RAISE
            ]
            if sum(1 for turn in said if turn.ply <= LAST) != tribe.height:
                said = []  # nobody has told
            cases = cases_of(tribe, sealed)
            weights = [prior * self.fits(case, tribe, said) for case, prior in cases.items()]
            self.cases[seat] = list(cases)
            self.chances[seat] = {k: weight / sum(weights) for k, weight in enumerate(weights)}

    def fits(self, case: Case, tribe: Tribe, said: Sequence[Turn]) -> float:
        """How likely somebody in this case would have done all that."""
        if not said:
            return any_order(case, tribe)
        fit = 1.0
        for turn in said:
            table = turn.before.clone()
            own = table.tribes[turn.seat]
            ply = case.face_at(own.height) if turn.ply <= LAST else turn.ply
            case.lay_out(own)
            choices = int(table.count())
            if choices > 1:
                chance = self.mind.chances(table, turn.seat).get(ply, 0.0)
                fit *= (1 - DOUBT) * chance + DOUBT / choices
        return fit

    def draw(self, table: SkullState, rng: Rng) -> None:
        """A truth, as likely as it is."""
        for seat, cases in self.cases.items():
            cases[drawn(self.chances[seat], rng)].lay_out(table.tribes[seat])
